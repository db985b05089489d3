// Questions out of choices: for every field that cannot be answered by touching a piece on the table, its values.

import type { Pieces } from '../lib/wire'
import { type Mark, type Reading, mark } from './marks'

export interface Option {
  value: string | number
  mark: Mark
}

export interface Facet {
  field: string
  /** One number, one word or piece, or several of them. */
  sort: 'number' | 'one' | 'many'
  options: Option[]
}

/** The questions of choices of one verb; `visible` are the pieces that can be touched where they lie. */
export function facets(readings: Reading[], visible: ReadonlySet<string>, pieces: Pieces): Facet[] {
  const fields = Object.keys(readings[0]?.choice.fields ?? {})
  const all = fields.flatMap((field) => facet(field, readings, visible, pieces) ?? [])
  return all.filter((f) => f.options.length > 1 || f.sort === 'many')
}

function facet(field: string, readings: Reading[], visible: ReadonlySet<string>, pieces: Pieces): Facet | null {
  const given = readings.map((r) => r.choice.fields[field])
  const flat = given.flat().filter((v) => typeof v === 'string' || typeof v === 'number')
  const cells = given.some((v) => Array.isArray(v) && typeof v[0] === 'number')
  const values = [...new Set(flat)]
  if (cells || !values.length || values.every((v) => visible.has(String(v)))) return null
  const options = values.map((value) => ({ value, mark: markIn(readings, field, value) }))
  return { field, sort: sortOf(field, given), options: ordered(options, pieces) }
}

/** How a value of a field is marked in the choices that have it. */
function markIn(readings: Reading[], field: string, value: string | number): Mark {
  const key = String(value)
  const ways = [mark.value(field, value), mark.piece(key), mark.hand(key), mark.display(key)]
  return ways.find((m) => readings.some((r) => r.marks.has(m))) ?? ways[0]!
}

/** Numbers are amounts to step through, or the numbers of things to choose from. */
function sortOf(field: string, given: unknown[]): Facet['sort'] {
  if (given.some(Array.isArray)) return 'many'
  return field === 'amount' ? 'number' : 'one'
}

/** Kinds and currencies in the order of the game, numbers by size, everything else as offered. */
function ordered(options: Option[], pieces: Pieces): Option[] {
  const order = [...pieces.kinds, ...pieces.currencies].map((named) => named.key)
  const rank = ({ value }: Option): number => (typeof value === 'number' ? value : order.indexOf(value))
  return options.toSorted((a, b) => rank(a) - rank(b))
}
