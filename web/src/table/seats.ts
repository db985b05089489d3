// Seats round the table.

import { t } from '../lib/i18n.svelte'
import type { SeatInfo, Table } from '../lib/wire'
import type { Play } from './play.svelte'

/** The other seats in the order in which they play after the viewer. */
export function others(table: Table): SeatInfo[] {
  const at = table.seats.findIndex((s) => s.seat === table.you)
  if (at < 0) return table.seats.slice(1)
  const around = [...table.seats.slice(at + 1), ...table.seats.slice(0, at)]
  return [...around.filter((s) => s.kind !== 'dirk'), ...around.filter((s) => s.kind === 'dirk')]
}

/** Who sits there, in a few words. */
export function seatWords(seat: SeatInfo, play: Play): string {
  const deciding = play.decision?.seat === seat.seat ? [t('table-deciding')] : []
  return [...deciding, kindWords(seat, play)].join(' · ')
}

function kindWords(seat: SeatInfo, play: Play): string {
  if (seat.kind === 'dirk') return t('table-dirk')
  if (seat.kind === 'bot') return t('table-bot')
  return play.isHere(seat) ? t('table-online') : t('table-away')
}
