/** The scorings that are held while somebody looks, one after the other. They are everybody's: whose turn it is on a
 * shared device does not matter. */
import { untrack } from 'svelte'
import { heldIn, type Held } from '../after/logic/scoring'
import { players } from '../lib/people'
import type { Session } from '../lib/session.svelte'
import type { SeatInfo } from '../lib/wire'

export class Scorings {
  /** Those to be shown, each with the seats as they were: the game goes on behind it. */
  #queue = $state.raw<{ held: Held; seats: SeatInfo[] }[]>([])
  /** The last move whose scoring need not be shown any more. */
  #seen: number | null = null

  constructor(private readonly session: Session) {
    $effect(() => this.#follow())
  }

  get first() {
    return this.#queue[0]
  }

  next = (): void => {
    this.#queue = this.#queue.slice(1)
  }

  #follow(): void {
    const { table, history } = this.session
    if (!table) return
    const { at, seats } = table
    const seen = this.#seen ?? at
    this.#seen = at
    const scores = players(seats).map((s) => s.score)
    const held = history
      .filter((entry) => entry.number > seen && entry.number <= at)
      .flatMap((entry) => heldIn(entry, scores))
      .filter((one) => one.scoring > 0)
    if (held.length) this.#queue = [...untrack(() => this.#queue), ...held.map((one) => ({ held: one, seats }))]
  }
}
