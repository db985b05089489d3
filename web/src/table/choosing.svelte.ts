// What the player who decides has touched so far, and what it amounts to.

import type { Choice, Pieces } from '../lib/wire'
import {
  type Mark,
  type Reading,
  chosen,
  complete,
  counted,
  mark,
  matching,
  ranked,
  read,
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
  #help: () => boolean

  constructor(help: () => boolean) {
    this.#help = help
  }

  /** What is left of the choices. */
  left = $derived.by(() => matching(this.readings, this.touched))
  /** What the primary button plays. */
  chosen = $derived.by(() => this.chosenWith())
  verbs = $derived(verbsOf(this.left))
  /** What is left when the cell is still open, so that another can be touched instead. */
  anywhere = $derived.by(() => matching(this.readings, this.touched.filter((m) => !m.startsWith('cell:'))))
  /** The choices that the table lights up: those a touched piece is part of, or else those of the first verb. */
  lane = $derived.by(() => {
    if (this.touched.some((m) => m.startsWith('piece:') || m.startsWith('hand:'))) return this.anywhere
    return this.anywhere.filter((r) => r.choice.verb === this.verbs[0])
  })
  /** The choices for which a button is enough. */
  direct = $derived.by(() => direct(this.anywhere, this.touched))
  /** Ways to complete what has been touched, the best first. */
  suggestions = $derived.by(() => this.#suggestions())
  /** What is shown as selected: what was touched, and what a suggestion adds to it. */
  selected = $derived.by(() => counted(this.chosen ? [...this.touched, ...this.#added(this.chosen)] : this.touched))

  offer(choices: Choice[], pieces: Pieces): void {
    this.#pieces = pieces
    this.readings = choices.map((choice) => read(choice, pieces))
    this.clear()
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

  /** Take a touch back. What was suggested stays, but is no longer completed by itself. */
  release(m: Mark): void {
    const shown =
      this.chosen && !complete(this.chosen, this.touched)
        ? [...this.touched, ...this.#added(this.chosen)]
        : this.touched
    const isCard = m.startsWith('hand:') || m.startsWith('display:')
    if (!isCard) return this.#releaseSubject(m)
    this.touched = without(shown, m)
    this.completing = false
  }

  toggle(m: Mark): boolean {
    if (!this.selected.has(m)) return this.touch(m)
    this.release(m)
    return true
  }

  /** Touch exactly what a reading names, e.g. a suggestion. */
  take(reading: Reading): void {
    const kept = this.touched.filter((m) => reading.marks.has(m) && !reading.set.includes(m))
    this.touched = [...new Set([...kept, mark.verb(reading.choice.verb)]), ...reading.set]
  }

  #releaseSubject(m: Mark): void {
    const rest = without(this.touched, m)
    this.clear()
    this.touched = rest.filter((other) => !other.startsWith('hand:'))
  }

  /** The marks of a choice's lists that have not been touched. */
  #added(reading: Reading): Mark[] {
    return this.touched.reduce(without, reading.set)
  }

  #suggestions(): Reading[] {
    const pieces = this.#pieces
    if (!pieces || !this.touched.length) return []
    const first = this.left[0]
    const lane = this.left.filter((r) => r.set.length && r.choice.verb === first?.choice.verb)
    return lane.length === this.left.filter((r) => r.choice.verb === first?.choice.verb).length
      ? ranked(lane, pieces)
      : []
  }
}
