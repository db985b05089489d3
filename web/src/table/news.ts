// What has happened since a player last sat at the screen.

import type { Entry } from '../lib/wire'

const MOST = 6

/** The last sentences about moves of others since the seat's own last move. */
export function newsFor(history: readonly Entry[], seat: number): string[] {
  const own = history.findLastIndex((entry) => entry.seat === seat)
  const since = history.slice(own + 1).filter((entry) => entry.number > 0)
  return since
    .flatMap((entry) => entry.events.map((event) => event.text))
    .filter(Boolean)
    .slice(-MOST)
}
