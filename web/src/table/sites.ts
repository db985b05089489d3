// The cells of the viewer's palace that the choices left lead to, with what each would change.

import { signed, t } from '../lib/i18n.svelte'
import type { Effect, Item, Pieces, SeatInfo, Table, TileInfo } from '../lib/wire'
import { type Mark, type Reading, mark, placeOf } from './marks'
import type { Tip } from './play.svelte'
import { onCrossings, onWalls } from './verbs'

export interface Site {
  x: number
  y: number
  /** What touching it stands for. */
  mark: Mark
  state: 'legal' | 'chosen' | 'refused'
  label: string
  caption?: string
  crossing?: boolean
  side?: string | undefined
}

export interface Ghost {
  tile: TileInfo
  x: number
  y: number
  walls?: string
  corner?: string | null
}

type Known = (move: string) => Effect | undefined

/** One site per place; a cell with several choices (corners of a half tile) tells no change. */
export function sites(lane: Reading[], chosen: Reading | null, known: Known): Site[] {
  const byPlace = new Map<Mark, Reading[]>()
  for (const r of lane) {
    const cell = r.choice.cells[0]
    const at = cell && placeOf(r.choice, ...cell)
    if (at) byPlace.set(at, [...(byPlace.get(at) ?? []), r])
  }
  return [...byPlace].map(([at, readings]) => {
    const { verb, fields, move, label, cells } = readings[0]!.choice
    const [x, y] = cells[0]!
    const state = chosen && readings.includes(chosen) ? 'chosen' : 'legal'
    if (onWalls(verb)) return { x, y, mark: at, state, label, side: String(fields['side']) }
    const crossing = onCrossings(verb)
    const effect = readings.length === 1 && !crossing ? known(move) : undefined
    return { x, y, mark: at, state, ...told(effect), crossing }
  })
}

/** The cell that a refusal is about, marked while it is shown. */
export function refused(tip: Tip | null, own: boolean): Site[] {
  if (!tip?.cell || !own) return []
  const [x, y] = tip.cell
  return [{ x, y, mark: mark.cell(x, y), state: 'refused', label: tip.reasons.map((r) => r.text).join(' ') }]
}

function told(effect: Effect | undefined): { label: string; caption?: string } {
  if (!effect) return { label: t('table-cell-legal') }
  const label = effect.outlines.map(({ key, before, after }) => t('table-cell-longest', { line: key, before, after }))
  const change = effect.outlines.reduce((sum, { before, after }) => sum + after - before, 0)
  return { label: t('table-cell-outcome', { lines: label.join(', ') }), caption: signed(change) }
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
