/** The same game once more. */
import { players } from '../../lib/people'
import type { NewGame, Setup, Table } from '../../lib/wire'

/** With a seed it is dealt as before. */
export function rematch(table: Table, setup: Setup, seed: string | null): NewGame {
  const seats = players(table.seats).map(({ kind, name, level }) => ({
    kind: kind === 'bot' ? kind : ('person' as const),
    name,
    level,
  }))
  return { setup, seats, house: table.house, seed, continues: null }
}

/** Which seats were played on other devices, and are invited again; none where all this device did was watch. */
export function elsewhere(table: Table, here: readonly { seat: number }[]): boolean[] {
  if (!here.length) return []
  return table.seats.map((seat) => seat.kind === 'person' && !here.some((own) => own.seat === seat.seat))
}
