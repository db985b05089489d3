/** How long a board of 60 tiles takes: to appear, to change by one tile, and to be drawn anew. Milliseconds. */
import { flushSync, mount, unmount } from 'svelte'
import Board from '../pieces/Board.svelte'
import { huge, pieces } from './samples'

export interface Timing {
  first: number
  change: number
  all: number
}
const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0

export function measure(target: HTMLElement, times = 21): Timing {
  const time = (work: () => void): number => {
    const from = performance.now()
    work()
    flushSync()
    target.getBoundingClientRect()
    return performance.now() - from
  }
  const state = $state({ palace: huge, pieces, seat: 0, label: 'Bench', interactive: true })
  let board: Record<string, unknown> | null = null
  const first = time(() => (board = mount(Board, { target, props: state })))
  const change = Array.from({ length: times }, (_, i) =>
    time(() => {
      const tiles = structuredClone(huge.tiles)
      state.palace = { ...huge, tiles: i % 2 ? tiles : tiles.slice(0, -1) }
    }),
  )
  const all = Array.from({ length: times }, (_, i) =>
    time(() => {
      const tiles = structuredClone(huge.tiles).map((tile) => ({ ...tile, x: tile.x + (i % 2) }))
      state.palace = { ...huge, tiles }
    }),
  )
  if (board) void unmount(board)
  return { first, change: median(change), all: median(all) }
}
