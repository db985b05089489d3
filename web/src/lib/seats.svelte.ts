/** The seats this device may play, by game, and the invitations it has to give away. */
import { table } from './api'
import { witness } from './commitments'
import { t, type Language } from './i18n.svelte'
import { load, save } from './storage'
import type { Created } from './wire'

export interface Seat {
  seat: number
  token: string
  name: string
  /** When this device got it, in seconds; older clients did not note it. */
  since?: number
}

type Seats = Record<string, Seat[]>

const here = $state<Seats>(load<Seats>('seats', {}))
const invited = $state<Seats>(load<Seats>('invitations', {}))

addEventListener('storage', () => {
  replace(here, load<Seats>('seats', {}))
  replace(invited, load<Seats>('invitations', {}))
})

/** The seats of a game that are played on this device. */
export const seatsHere = (game: string): Seat[] => here[game] ?? []

/** The secret to look at a game with. Where several people share this device, anybody may be looking: they are shown
 * what a spectator sees. */
export function tokenHere(game: string): string | null {
  const [only, ...others] = seatsHere(game)
  return only && !others.length ? only.token : null
}

/** The seats of a game this device founded and gave away by link. */
export const invitations = (game: string): Seat[] => invited[game] ?? []

/** What the links of a game are called here: invitations where there are any. */
export const linksName = (game: string): string =>
  t(invitations(game).length ? 'shell-invitations' : 'shell-share-table')

/** Every game this device has something to do with. */
export const gamesHere = (): string[] => [...new Set([...Object.keys(here), ...Object.keys(invited)])]

/** When this device first had to do with a game, in seconds; 0 where that was not noted. */
export const since = (game: string): number => [...seatsHere(game), ...invitations(game)][0]?.since ?? 0

/** Keeps a seat; says whether it will still be there on the next visit. */
export function remember(game: string, seat: Seat): boolean {
  const held = seatsHere(game).find((one) => one.seat === seat.seat)
  const others = seatsHere(game).filter((one) => one !== held)
  here[game] = [...others, { since: now(), ...held, ...seat }].sort((a, b) => a.seat - b.seat)
  return save('seats', here)
}

/** Gives up one seat of a game, or the whole game. */
export function forget(game: string, seat?: number): void {
  const left = seat === undefined ? [] : seatsHere(game).filter((one) => one.seat !== seat)
  if (left.length) here[game] = left
  else delete here[game]
  if (seat === undefined) delete invited[game]
  save('seats', here)
  save('invitations', invited)
}

/** Keeps commitment and tokens of a game founded here: some seats stay on this device, the others are invitations. */
export function keep(created: Created, online: readonly boolean[]): void {
  witness({ ...created, at: 0, over: false })
  const given: Seat[] = []
  for (const { seat, name, token } of created.seats) {
    if (token === null) continue
    if (online[seat]) given.push({ seat, name, token, since: now() })
    else remember(created.game, { seat, name, token })
  }
  if (given.length) {
    invited[created.game] = given
    save('invitations', invited)
  }
}

/** Takes the seat that an invitation is for; says whether the invitation is no longer needed. */
export async function join(game: string, token: string, language: Language): Promise<boolean> {
  const seen = await table(game, language, token)
  const seat = seen.seats.find((one) => one.seat === seen.you)
  return !seat || remember(game, { seat: seat.seat, token, name: seat.name })
}

const now = (): number => Date.now() / 1000

function replace(seats: Seats, by: Seats): void {
  for (const game of Object.keys(seats)) if (!(game in by)) delete seats[game]
  Object.assign(seats, by)
}
