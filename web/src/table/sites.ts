// The cells of the viewer's palace that the choices left lead to, with what each would change.

import { t } from '../lib/i18n.svelte'
import type { Effect, Pieces, TileInfo } from '../lib/wire'
import type { Reading } from './marks'
import type { Tip } from './play.svelte'

export interface Site {
  x: number
  y: number
  state: 'legal' | 'chosen' | 'refused'
  label: string
  caption?: string
}

export interface Ghost {
  tile: TileInfo
  x: number
  y: number
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
    const effect = readings.length === 1 ? known(readings[0]!.choice.move) : undefined
    const state = chosen && readings.includes(chosen) ? 'chosen' : 'legal'
    return { x, y, state, ...told(effect) }
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

export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}

/** The tile of a choice, drawn where it would lie. */
export function ghost(reading: Reading | null, pieces: Pieces): Ghost | null {
  const cell = reading?.choice.cells[0]
  const tile = pieces.tiles[String(reading?.choice.fields['tile'])]
  if (!cell || !tile) return null
  const corner = reading?.choice.fields['corner']
  return { tile, x: cell[0], y: cell[1], ...(typeof corner === 'string' ? { corner } : {}) }
}
