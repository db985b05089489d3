// The cells of the viewer's palace that the choices left lead to, with what each would change.

import { signed, t } from '../lib/i18n.svelte'
import type { Effect, Item, Pieces, SeatInfo, Table, TileInfo } from '../lib/wire'
import type { Reading } from './marks'
import type { Tip } from './play.svelte'
import { onCrossings } from './verbs'

export interface Site {
  x: number
  y: number
  state: 'legal' | 'chosen' | 'refused'
  label: string
  caption?: string
  crossing?: boolean
}

export interface Ghost {
  tile: TileInfo
  x: number
  y: number
  walls?: string
  corner?: string | null
}

type Known = (move: string) => Effect | undefined

/** One site per cell; a cell with several choices (corners of a half tile) tells no change. */
export function sites(lane: Reading[], chosen: Reading | null, known: Known): Site[] {
  const byCell = new Map<string, Reading[]>()
  for (const r of lane) {
    const cell = r.choice.cells[0]?.join(',')
    if (cell) byCell.set(cell, [...(byCell.get(cell) ?? []), r])
  }
  return [...byCell.values()].map((readings) => {
    const [x, y] = readings[0]!.choice.cells[0]!
    const crossing = onCrossings(readings[0]!.choice.verb)
    const effect = readings.length === 1 && !crossing ? known(readings[0]!.choice.move) : undefined
    const state = chosen && readings.includes(chosen) ? 'chosen' : 'legal'
    return { x, y, state, ...told(effect), crossing }
  })
}

/** The cell that a refusal is about, marked while it is shown. */
export function refused(tip: Tip | null, own: boolean): Site[] {
  if (!tip?.cell || !own) return []
  const [x, y] = tip.cell
  return [{ x, y, state: 'refused', label: tip.reasons.map((r) => r.text).join(' ') }]
}

function told(effect: Effect | undefined): { label: string; caption?: string } {
  if (!effect) return { label: t('table-cell-legal') }
  const [from, to] = effect.wall
  return { label: t('table-cell-wall', { from, to }), caption: signed(to - from) }
}

/** The tile of a choice, drawn where it would lie. */
export function ghost(reading: Reading | null, pieces: Pieces): Ghost | null {
  const cell = reading?.choice.cells[0]
  const tile = pieces.tiles[String(reading?.choice.fields['tile'])]
  if (!cell || !tile) return null
  const { corner, facing } = reading?.choice.fields ?? {}
  const lies = {
    ...(typeof corner === 'string' ? { corner } : {}),
    ...(typeof facing === 'string' ? { walls: turned(tile.walls, facing) } : {}),
  }
  return { tile, x: cell[0], y: cell[1], ...lies }
}

/** The pieces of a seat, with the one of a choice where it would sit on a crossing. */
export function perched(reading: Reading | null, seat: SeatInfo, table: Table): Item[] {
  const choice = reading && onCrossings(reading.choice.verb) ? reading.choice : null
  const item = table.items.find(({ key }) => key === choice?.fields['piece'])
  const cell = choice?.cells[0]
  return item && cell ? [...seat.items, { ...item, cell }] : seat.items
}

const SIDES = 'NESW'
/** Walls of a tile that is turned so that its north faces a side. */
export function turned(walls: string, facing: string): string {
  const by = Math.max(0, SIDES.indexOf(facing))
  return [...walls].map((side) => SIDES[(SIDES.indexOf(side) + by) % 4] ?? '').join('')
}
