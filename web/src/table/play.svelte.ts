// The table of one seat: what it shows, what has been touched, and what is sent.

import { createContext } from 'svelte'
import { ApiError } from '../lib/api'
import { considering } from '../lib/considering'
import { type Session, type Touch, RefusedError } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import { toasts } from '../lib/toasts.svelte'
import type { Advised, Choice, Decision, Effect, Item, Pieces, ReasonInfo, SeatInfo, Table } from '../lib/wire'
import { groups, visible } from './asking'
import { Choosing } from './choosing.svelte'
import { type Facet, facets } from './facets'
import { Effects } from './effects.svelte'
import { beside } from './items'
import { type Mark, type Reading, cardKey, isCard, isPlace, mark, matching } from './marks'
import { type Anchor, anchor } from './anchor'
import type { Close } from './closeUp'

export interface Tip {
  reasons: ReasonInfo[]
  at: Anchor
  /** The cell it is about. */
  cell: [number, number] | null
}

export class Play {
  readonly session: Session
  readonly choosing: Choosing
  readonly effects: Effects
  tip = $state.raw<Tip | null>(null)
  /** The piece that is seen close. */
  close = $state.raw<Close | null>(null)
  /** What the pointer or the focus is on. */
  hovered = $state.raw<Mark | null>(null)
  busy = $state(false)
  /** Whether the effect of what is considered is explained line by line. */
  explained = $state(false)
  /** What a strong player would do here, once it was asked. */
  advice = $state.raw<Advised | null>(null)
  /** Whether somebody thinks about that. */
  pondering = $state(false)
  /** How often something was paid to the coin here. */
  sparks = $state(0)
  /** What was asked at the table that was last begun with. */
  #asked: string | null = null

  constructor(session: Session) {
    this.session = session
    this.choosing = new Choosing(() => this.exactHelp)
    this.effects = new Effects(session)
  }

  get table(): Table {
    return this.session.table!
  }

  get pieces(): Pieces {
    return this.session.pieces!
  }

  get decision(): Decision | null {
    return this.table.decision
  }

  get me(): SeatInfo | null {
    return this.table.seats.find((s) => s.seat === this.table.you) ?? null
  }

  get mine(): boolean {
    return this.decision !== null && !this.away && this.choosing.readings.length > 0
  }

  /** Whether a bot plays for the viewer. */
  get away(): boolean {
    return this.me?.kind === 'bot'
  }

  /** Whether somebody is at the table, which is told more often than the table. */
  isHere({ seat, connected }: SeatInfo): boolean {
    return this.session.presence?.connected[seat] ?? connected
  }

  /** Whether the viewer may ask for a bot in somebody's place. */
  canReplace(seat: SeatInfo): boolean {
    return this.me !== null && !this.table.over && seat.kind === 'person' && !this.isHere(seat)
  }

  /** The viewer's pieces of modules beside the palace. */
  get beside(): Item[] {
    return this.me ? beside(this.me) : []
  }

  /** Whether advice can be asked for. */
  get advised(): boolean {
    return this.mine && this.table.house.hints
  }

  get exactHelp(): boolean {
    return settings.exactHelp && (this.session.table?.house.exact_help ?? false)
  }

  /** What is being considered: what the pointer would choose, or else what is chosen. */
  considered: Reading | null = $derived.by(() => {
    const hovered = this.hovered ? this.choosing.chosenWith(this.hovered) : null
    return hovered ?? this.choosing.chosen
  })

  /** What the primary button plays. */
  get ready(): Reading | null {
    return this.choosing.chosen
  }

  decline: Choice | null = $derived.by(() => {
    const move = this.session.table?.decision?.decline
    return this.choosing.readings.find((r) => r.choice.move === move)?.choice ?? null
  })

  /** What has to be answered in words rather than by touching pieces. */
  questions: Facet[] = $derived.by(() => {
    const { lane, left, touched } = this.choosing
    const verb = lane.find((r) => r.choice !== this.decline)?.choice.verb
    const asked = left.filter((r) => r.choice.verb === verb && r.choice !== this.decline)
    const onBoard = asked.some((r) => r.choice.cells.length)
    if (!asked.length || (onBoard && !touched.some(isPlace))) return []
    if (asked.length === 1 && !touched.length) return []
    const among = onBoard ? asked : this.choosing.yes.filter((r) => r.choice.verb === verb)
    if (!touched.length && groups(this.choosing.yes).length > 1) return []
    return facets(among, visible(this.table, this.me), this.pieces)
  })

  effect: Effect | undefined = $derived.by(() =>
    this.considered ? this.effects.of(this.considered.choice.move) : undefined,
  )

  /** A table has come. Nothing is known of effects; what was touched stays where the same is asked again: the connection
   * is another, or somebody has left a seat. */
  renew(): void {
    const { at, decision, display, you } = this.table
    const lie = { pieces: this.pieces, hand: this.me?.hand ?? [], display }
    const choices = decision?.seat === you ? decision.choices : []
    this.choosing.offer(choices, lie, decision?.decline)
    const asked = [at, ...choices.map((choice) => choice.move)].join('\n')
    if (asked !== this.#asked) this.#begin()
    this.#asked = asked
    this.effects.forget()
    this.explained = false
    this.advice = null
    this.hovered = null
    this.tip = null
    this.close = null
  }

  /** Nothing is touched yet but the tile that is to be placed. */
  #begin(): void {
    this.choosing.clear()
    const tile = this.me?.gained.find((key) => this.choosing.allows([mark.group('place')], mark.piece(key)))
    if (tile) this.choosing.touch(mark.piece(tile))
  }

  /** Handlers for a piece that considers a mark while pointer or focus is on it. */
  hovering(m: Mark) {
    return considering(
      () => (this.hovered = m),
      () => (this.hovered = null),
    )
  }

  /** A piece or place was touched. Where no choice has it, say why not. */
  press(m: Mark, why: Touch, on?: boolean): void {
    this.tip = null
    const before = this.choosing.touched
    if (!this.mine || !this.choosing.toggle(m, on)) return void this.ask(why)
    const given = before.filter((old) => isCard(old) && !this.choosing.touched.includes(old))
    if (isCard(m) && given.length && !matching(this.choosing.readings, [...before, m]).length) {
      void this.ask({ cards: [...before, m].filter(isCard).map(cardKey) })
    }
  }

  /** Whether moves can name a piece; the starting tile and counters of modules have no name in them. */
  named(key: string | null | undefined): boolean {
    const tile = this.pieces.tiles[key ?? '']
    return tile ? tile.key !== 'start' : (key ?? '') in this.pieces.cards
  }

  /** Ask the server why something cannot be, and show its answer where the player looks. */
  async ask(why: Touch): Promise<void> {
    const at = anchor()
    const piece = this.named(why.piece) ? why.piece : null
    const reasons = await this.session.why({ ...why, piece }).catch((error: unknown) => {
      toasts.error(error)
      return []
    })
    if (reasons.length) this.tip = { reasons, at, cell: why.cell ?? null }
  }

  async send(move: string): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await this.session.play(move)
    } catch (error) {
      if (error instanceof RefusedError) this.tip = { reasons: error.reasons, at: anchor(), cell: null }
      else toasts.error(error)
    } finally {
      this.busy = false
    }
  }

  /** Ask what to do. The move is shown as if it had been chosen; where the table has changed meanwhile, it is let go. */
  async seekAdvice(): Promise<void> {
    if (!this.advised || this.pondering) return
    this.pondering = true
    try {
      const advice = await this.session.hint()
      const reading = this.choosing.readings.find((r) => r.choice.move === advice.move)
      if (advice.at !== this.table.at || !reading) return
      this.choosing.follow(reading)
      this.advice = advice
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) toasts.error(error)
    } finally {
      this.pondering = false
    }
  }

  async sendReady(): Promise<void> {
    const choice = this.ready?.choice
    if (!choice) return
    await this.send(choice.move)
    if (choice.exact) this.sparks++
  }

  async takeBack(): Promise<void> {
    await this.session.resign(null).catch(toasts.error)
  }

  async undo(): Promise<void> {
    await this.session.undo().catch(toasts.error)
  }
}

export const [usePlay, providePlay] = createContext<Play>()
