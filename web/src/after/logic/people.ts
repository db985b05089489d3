/** Seats as the pictures need them. */
import type { Player } from '../../art/palette'
import type { SeatInfo } from '../../lib/wire'

export const emblemOf = (seat: SeatInfo): Player => (seat.kind === 'dirk' ? 'dirk' : seat.seat)

/** Seats by score, the best first. */
export const byScore = (seats: readonly SeatInfo[]): SeatInfo[] => seats.toSorted((a, b) => b.score - a.score)
