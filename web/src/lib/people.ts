/** Who sits at a table. */
import type { Player } from '../art/palette'
import type { SeatInfo } from './wire'

export const emblemOf = ({ kind, seat }: Pick<SeatInfo, 'kind' | 'seat'>): Player => (kind === 'dirk' ? 'dirk' : seat)

/** Everybody but Dirk, who comes and sits there by himself. */
export const players = (seats: readonly SeatInfo[]): SeatInfo[] => seats.filter(({ kind }) => kind !== 'dirk')

/** Seats by score, the best first. */
export const byScore = (seats: readonly SeatInfo[]): SeatInfo[] => seats.toSorted((a, b) => b.score - a.score)
