/** Tables of earlier moves: fetched once, the neighbours ahead of time, and never shown out of order. */
import { tableAt } from '../../lib/api'
import type { Language } from '../../lib/i18n.svelte'
import type { Table } from '../../lib/wire'

const KEPT = 400
/** Milliseconds. */
const PATIENCE = 40

export class Past {
  /** The table of the move asked for last, or an earlier one while it is on its way. */
  table = $state.raw<Table>() as Table
  error = $state.raw<unknown>(null)

  #tables = new Map<number, Promise<Table>>()
  #wanted = -1

  constructor(
    private readonly game: string,
    private readonly language: Language,
    private readonly token: string | null,
    latest: Table,
  ) {
    this.table = latest
    this.#tables.set(latest.at, Promise.resolve(latest))
  }

  /** Shows a move, and fetches others it may go on to. Moves that are passed over quickly are not asked for. */
  async show(at: number, ahead: readonly number[]): Promise<void> {
    this.#wanted = at
    if (!this.#tables.has(at)) await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    if (this.#wanted !== at) return
    try {
      const found = await this.#fetch(at)
      if (this.#wanted !== at) return
      this.table = found
      this.error = null
      for (const next of ahead) void this.#fetch(next).catch(() => undefined)
    } catch (error) {
      if (this.#wanted === at) this.error = error
    }
  }

  #fetch(at: number): Promise<Table> {
    const known = this.#tables.get(at)
    if (known) return known
    const asked = tableAt(this.game, at, this.language, this.token)
    asked.catch(() => this.#tables.delete(at))
    this.#tables.set(at, asked)
    const oldest = this.#tables.keys().next().value
    if (this.#tables.size > KEPT && oldest !== undefined) this.#tables.delete(oldest)
    return asked
  }
}
