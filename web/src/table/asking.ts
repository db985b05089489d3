// How the choices left are put to the player: as buttons, as ways to use a piece, or as questions.

import type { SeatInfo, Table } from '../lib/wire'
import { type Mark, type Reading, matching, verbsOf } from './marks'
import { groupOf } from './verbs'

const isVerb = (m: Mark): boolean => m.startsWith('verb:') || m.startsWith('group:')

/** Choices that need nothing more than a button: all they name has been touched. */
export function direct(left: Reading[], touched: Mark[]): Reading[] {
  return left.filter((r) => [...r.marks.keys()].every((m) => isVerb(m) || touched.includes(m)))
}

/** One choice for each group of verbs, to name a button after; groups that need only a button are left out. */
export function groups(readings: Reading[]): Reading[] {
  const lead = new Map<string, Reading>()
  for (const r of readings) {
    if (!direct([r], []).length && !lead.has(groupOf(r.choice.verb))) lead.set(groupOf(r.choice.verb), r)
  }
  return [...lead.values()]
}

/** One choice for each verb that what has been touched could be meant for. */
export function ways(readings: Reading[], touched: Mark[]): Reading[] {
  const left = matching(
    readings,
    touched.filter((m) => !m.startsWith('verb:')),
  )
  return verbsOf(left).map((verb) => left.find((r) => r.choice.verb === verb)!)
}

/** Everything that lies where the player can touch it. */
export function visible(table: Table, me: SeatInfo | null): Set<string> {
  const own = me
    ? [...(me.hand ?? []), ...me.reserve, ...me.gained, ...(me.palace?.tiles.map((b) => b.tile) ?? [])]
    : []
  const items = [...table.items, ...(me?.items ?? [])].flatMap((item) => [item.tile, item.card])
  const all = [...table.market, ...table.display, ...items, ...own]
  return new Set(all.filter((key) => key !== null))
}
