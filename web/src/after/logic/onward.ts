/** Another game from a moment of one that is over. */
import { players } from '../../lib/people'
import type { Moment, NewGame, Setup, Table } from '../../lib/wire'

/** Who decided at the moment is asked for first: before a move whoever made it, otherwise whoever is shown to decide. */
export function decider(table: Table, mover: number | null, before: boolean): number {
  return (before ? mover : table.decision?.seat) ?? table.active
}

/** Somebody plays one seat and bots of a level play the others; everybody keeps the name that the moves tell of. */
export function onward(table: Table, setup: Setup, continues: Moment, own: number, level: string): NewGame {
  const seats = players(table.seats).map(({ seat, name }) =>
    seat === own ? { kind: 'person' as const, name, level: null } : { kind: 'bot' as const, name, level },
  )
  return { setup, seats, house: table.house, seed: null, continues }
}
