// What the player who decides has touched so far, and what it amounts to.

import type { Choice, Pieces } from '../lib/wire'
import {
  type Lie,
  type Mark,
  type Reading,
  chosen,
  counted,
  isCard,
  isManner,
  isPlace,
  mark,
  matching,
  onlyPaying,
  ranked,
  readAll,
  suggested,
  touch,
  verbsOf,
  without,
} from './marks'
import { direct } from './asking'

export class Choosing {
  readings = $state.raw<Reading[]>([])
  touched = $state.raw<Mark[]>([])
  /** Whether payments complete themselves; taking a suggested card out ends it. */
  completing = $state(true)

  #pieces: Pieces | null = null
  /** The move that says no. */
  #decline = $state.raw<string | null>(null)
  #help: () => boolean

  constructor(help: () => boolean) {
    this.#help = help
  }

  /** What is left of the choices. */
  left = $derived.by(() => matching(this.readings, this.touched))
  /** The choices besides declining. */
  yes = $derived.by(() => this.readings.filter((r) => r.choice.move !== this.#decline))
  /** The one thing that can be done besides declining, when there is nothing to choose but yes or no. */
  only = $derived.by(() => (this.yes.length === 1 ? this.yes[0]! : null))
  /** What the primary button plays. */
  chosen = $derived.by(() => this.chosenWith() ?? (this.touched.length ? null : this.only))
  verbs = $derived(verbsOf(this.left))
  /** What is left when the cell is still open, so that another can be touched instead. */
  anywhere = $derived.by(() =>
    matching(
      this.readings,
      this.touched.filter((m) => !isPlace(m)),
    ),
  )
  /** The choices that the table lights up: those a touched piece is part of, or else those of the first verb. */
  lane = $derived.by(() => {
    if (this.touched.some((m) => m.startsWith('piece:') || m.startsWith('hand:'))) return this.anywhere
    return this.anywhere.filter((r) => r.choice.verb === this.verbs[0])
  })
  /** The choices for which a button is enough. */
  direct = $derived.by(() => direct(this.anywhere, this.touched))
  /** Ways to complete what has been touched, the best first; none where no help is wanted. */
  suggestions = $derived.by(() => this.#suggestions())
  /** What is shown as selected: what was touched, and what the choice it amounts to adds. */
  selected = $derived.by(() => counted([...this.touched, ...(this.chosen ? this.#added(this.chosen) : [])]))

  offer(choices: Choice[], lie: Lie, decline: string | null = null): void {
    this.#pieces = lie.pieces
    this.#decline = decline
    this.readings = readAll(choices, lie)
  }

  clear(): void {
    this.touched = []
    this.completing = this.#help()
  }

  /** The choice if this were touched too. */
  chosenWith(...more: Mark[]): Reading | null {
    const touched = more.reduce((sofar, m) => touch(this.readings, sofar, m), this.touched)
    if (this.#pieces === null) return null
    return chosen(this.readings, touched) ?? (this.completing ? suggested(this.readings, touched, this.#pieces) : null)
  }

  /** Whether touching it leads anywhere, now or with other touches given up. */
  open(m: Mark): boolean {
    return matching(this.readings, [m]).length > 0
  }

  /** Whether a choice has it together with everything touched so far. */
  fits(m: Mark): boolean {
    return this.allows(this.touched, m)
  }

  /** Whether cards of this place are being chosen, but not this one: `hand` or `display`. */
  spare(place: string, m: Mark): boolean {
    if (!this.touched.length || this.selected.has(m)) return false
    const among = this.left.some((r) => [...r.marks.keys()].some((one) => one.startsWith(place)))
    const subject = place === 'hand' ? this.touched.filter((one) => !one.startsWith('hand:')) : this.touched
    return among && !this.allows(subject, m)
  }

  /** Whether a choice has it together with these touches. */
  allows(touched: Mark[], m: Mark): boolean {
    return matching(this.readings, [...touched, m]).length > 0
  }

  /** Touch something; false when no choice has it. */
  touch(m: Mark): boolean {
    if (!this.open(m)) return false
    this.touched = touch(this.readings, this.touched, m)
    return true
  }

  /** Touch something, or take the touch back where it is on: of cards that are alike some may be. */
  toggle(m: Mark, on = isCard(m) ? this.selected.has(m) : this.touched.includes(m)): boolean {
    if (!on) return this.touch(m)
    if (isCard(m)) this.#takeOut(m)
    else this.#letGo(m)
    return true
  }

  /** Touch all that a reading names, whatever was touched before. */
  follow(reading: Reading): void {
    this.clear()
    const marks = [...reading.marks.keys()].filter((m) => !m.startsWith('group:') && !reading.set.includes(m))
    this.touched = [...marks, ...reading.set]
  }

  /** Touch what is left of a reading, e.g. a suggestion. */
  take(reading: Reading): void {
    const kept = this.touched.filter((m) => reading.marks.has(m) && !reading.set.includes(m))
    this.touched = [...new Set([...kept, mark.verb(reading.choice.verb)]), ...reading.set]
  }

  /** Take a card out. What was suggested besides stays, but is no longer completed by itself. */
  #takeOut(m: Mark): void {
    const cards = this.chosen ? this.#added(this.chosen).filter(isCard) : []
    this.touched = without([...this.touched, ...cards], m)
    this.completing = false
  }

  /** Let a piece go, and the payment for it. */
  #letGo(m: Mark): void {
    const rest = without(this.touched, m)
    this.clear()
    this.touched = rest.filter((other) => !other.startsWith('hand:'))
  }

  /** The cards and pieces of a choice that have not been touched. */
  #added(reading: Reading): Mark[] {
    const named = (m: Mark): boolean => m.startsWith('piece:') || isManner(m)
    const pieces = [...reading.marks.keys()].filter((m) => named(m) && !reading.set.includes(m))
    return this.touched.reduce(without, [...pieces, ...reading.set])
  }

  #suggestions(): Reading[] {
    const pieces = this.#pieces
    if (!pieces || !this.#help() || !(this.touched.length || onlyPaying(this.readings))) return []
    const first = this.left[0]
    const lane = this.left.filter((r) => r.set.length && r.choice.verb === first?.choice.verb)
    return lane.length === this.left.filter((r) => r.choice.verb === first?.choice.verb).length
      ? ranked(lane, pieces)
      : []
  }
}
