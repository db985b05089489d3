// What choices would change, asked of the server when somebody considers them, and remembered until the table changes.

import { SvelteMap } from 'svelte/reactivity'
import type { Session } from '../lib/session.svelte'
import type { Effect } from '../lib/wire'

/** So many questions are asked at once; the others wait. */
const AT_ONCE = 4

export class Effects {
  #known = new SvelteMap<string, Effect>()
  #asked = new Set<string>()
  #queue: string[] = []
  #running = 0
  #round = 0
  #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  forget(): void {
    this.#round++
    this.#known.clear()
    this.#asked.clear()
    this.#queue = []
    this.#running = 0
  }

  of(move: string): Effect | undefined {
    return this.#known.get(move)
  }

  /** Ask for an effect; `soon` puts it before those that were only fetched ahead. */
  want(move: string, soon = false): void {
    if (this.#asked.has(move)) return
    this.#asked.add(move)
    if (soon) this.#queue.unshift(move)
    else this.#queue.push(move)
    this.#next()
  }

  #next(): void {
    while (this.#running < AT_ONCE && this.#queue.length) void this.#ask(this.#queue.shift()!)
  }

  async #ask(move: string): Promise<void> {
    const round = this.#round
    this.#running++
    const effect = await this.#session.preview(move).catch(() => null)
    if (round !== this.#round) return
    this.#running--
    if (effect) this.#known.set(move, effect)
    this.#next()
  }
}
