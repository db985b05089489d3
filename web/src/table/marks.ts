// Choosing by touching. A choice is read as a bag of marks, one for everything it names; what has been touched is a
// list of marks; the choices left are those whose bag contains it. No rule is known here: what is not among the
// choices cannot be chosen.

import type { Choice, Pieces } from '../lib/wire'
import { type Spot, groupOf, isWhole, onCrossings, onWalls, spotOf } from './verbs'

/** Something that can be touched, e.g. `hand:denar3`, `piece:garden-10-N`, `cell:1,0`, `side:N`, `group:buy`. */
export type Mark = string

export interface Reading {
  choice: Choice
  /** Everything the choice names, how often. */
  marks: Map<Mark, number>
  /** The marks out of lists, which have to be complete before the choice can be made. */
  set: Mark[]
  /** The other marks in one string: choices with the same subject differ only in their sets. */
  subject: string
}

export const mark = {
  group: (key: string): Mark => `group:${key}`,
  verb: (key: string): Mark => `verb:${key}`,
  hand: (key: string): Mark => `hand:${key}`,
  display: (key: string): Mark => `display:${key}`,
  piece: (key: string): Mark => `piece:${key}`,
  cell: (x: number, y: number): Mark => `cell:${x},${y}`,
  crossing: (x: number, y: number): Mark => `crossing:${x},${y}`,
  wall: (x: number, y: number, side: string): Mark => `wall:${x},${y},${side}`,
  value: (field: string, value: string | number): Mark => `${field}:${value}`,
}

/** What is needed to read choices: what the pieces are, and which cards lie where. */
export interface Lie {
  pieces: Pieces
  hand: readonly string[]
  display: readonly string[]
}

/** A place on the board. */
export const isPlace = (m: Mark): boolean => ['cell:', 'crossing:', 'wall:'].some((place) => m.startsWith(place))
/** A card in the hand or on display. */
export const isCard = (m: Mark): boolean => m.startsWith('hand:') || m.startsWith('display:')
export const cardKey = (m: Mark): string => m.slice(m.indexOf(':') + 1)

export function readAll(choices: Choice[], lie: Lie): Reading[] {
  const spots = new Map<string, Spot>()
  const all = plainly(choices.map(wholly))
  return all.map((choice) => read(choice, lie, (field) => spotIn(all, choice.verb, field, lie, spots)))
}

/** Cards that are taken together or not at all are one answer. */
function wholly(choice: Choice): Choice {
  const { cards } = choice.fields
  return isWhole(choice.verb) && Array.isArray(cards) ? { ...choice, fields: { pile: cards.join(' ') } } : choice
}

/** Ways to lay a tile that only ask more, and what the plain way answers. */
const VARIANTS = ['-turned', '-gate']
const PLAIN: Record<string, string> = { facing: 'N', gate: 'none' }

/** To lay a tile turned or with a gate is to lay it, with one more question. */
function plainly(choices: Choice[]): Choice[] {
  const variants = choices.filter(isVariant)
  if (!variants.length) return choices
  const verbs = new Set(variants.map(plain))
  const asked = new Map<unknown, Set<string>>()
  for (const { fields } of variants) {
    asked.set(fields['tile'], new Set([...(asked.get(fields['tile']) ?? []), ...Object.keys(fields)]))
  }
  return choices.map((choice) => {
    const questions = verbs.has(plain(choice)) ? asked.get(choice.fields['tile']) : undefined
    if (!questions) return choice
    const answers = Object.fromEntries(Object.entries(PLAIN).filter(([field]) => questions.has(field)))
    return { ...choice, verb: plain(choice), fields: { ...answers, ...choice.fields } }
  })
}
const isVariant = ({ verb, fields }: Choice): boolean =>
  'facing' in fields && VARIANTS.some((suffix) => verb.endsWith(suffix))
const plain = (choice: Choice): string =>
  isVariant(choice) ? choice.verb.slice(0, choice.verb.lastIndexOf('-')) : choice.verb

/** Marks of the answers to such a question. */
export const isManner = (m: Mark): boolean => Object.keys(PLAIN).some((field) => m.startsWith(`${field}:`))
const isPlain = (r: Reading): boolean =>
  Object.entries(PLAIN).every(([field, answer]) => (r.choice.fields[field] ?? answer) === answer)

function read(choice: Choice, lie: Lie, spot: (field: string) => Spot): Reading {
  const marks = new Map<Mark, number>()
  const set: Mark[] = []
  const add = (m: Mark): void => void marks.set(m, (marks.get(m) ?? 0) + 1)
  add(mark.group(groupOf(choice.verb)))
  add(mark.verb(choice.verb))
  for (const [x, y] of choice.cells) add(placeOf(choice, x, y))
  for (const [field, value] of Object.entries(choice.fields)) {
    for (const one of wordsOf(value)) {
      const m = markOf(field, one, lie, spot)
      add(m)
      if (Array.isArray(value)) set.push(m)
    }
  }
  const subject = [...marks.keys()].filter((m) => !set.includes(m)).join(' ')
  return { choice, marks, set, subject }
}

/** The mark of a place on the board as a verb means it. */
export function placeOf({ verb, fields }: Choice, x: number, y: number): Mark {
  if (onCrossings(verb)) return mark.crossing(x, y)
  return onWalls(verb) ? mark.wall(x, y, String(fields['side'])) : mark.cell(x, y)
}

/** The words and numbers of a field; a cell has none, it is among the cells of its choice. */
function wordsOf(value: unknown): (string | number)[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const isCell = Array.isArray(value) && typeof value[0] === 'number'
  return isCell ? [] : list.filter((v) => typeof v === 'string' || typeof v === 'number')
}

function markOf(field: string, value: string | number, lie: Lie, spot: (field: string) => Spot): Mark {
  if (typeof value === 'number') return mark.value(field, value)
  if (lie.pieces.tiles[value]) return mark.piece(value)
  if (!lie.pieces.cards[value]) return mark.value(field, value)
  return lie.hand.includes(value) || lie.display.includes(value) ? mark[spot(field)](value) : mark.piece(value)
}

/** Where the cards of a field lie: where all of them are, or where the verb takes them from when that leaves it open. */
function spotIn(choices: Choice[], verb: string, field: string, lie: Lie, known: Map<string, Spot>): Spot {
  const id = `${verb} ${field}`
  const found = known.get(id)
  if (found) return found
  const named = choices.filter((c) => c.verb === verb).flatMap((c) => wordsOf(c.fields[field]))
  const all = (place: readonly string[]): boolean => named.every((key) => place.includes(String(key)))
  const [inHand, onDisplay] = [all(lie.hand), all(lie.display)]
  const spot = inHand === onDisplay ? spotOf(verb, field) : onDisplay ? 'display' : 'hand'
  known.set(id, spot)
  return spot
}

export function counted(marks: Iterable<Mark>): Map<Mark, number> {
  const bag = new Map<Mark, number>()
  for (const m of marks) bag.set(m, (bag.get(m) ?? 0) + 1)
  return bag
}

/** The choices that name everything that has been touched. */
export function matching(readings: Reading[], touched: Mark[]): Reading[] {
  const bag = [...counted(touched)]
  return readings.filter((r) => bag.every(([m, n]) => (r.marks.get(m) ?? 0) >= n))
}

/** Whether everything in the lists of a choice has been touched. */
export function complete(reading: Reading, touched: Mark[]): boolean {
  const bag = counted(touched)
  return [...counted(reading.set)].every(([m, n]) => (bag.get(m) ?? 0) >= n)
}

/** What is touched after one more touch: older touches that no choice has together with it give way. */
export function touch(readings: Reading[], touched: Mark[], added: Mark): Mark[] {
  if (!matching(readings, [added]).length) return touched
  const kept: Mark[] = []
  for (const m of touched.toReversed()) {
    if (matching(readings, [added, ...kept, m]).length) kept.unshift(m)
  }
  return [...kept, added]
}

export function without(touched: Mark[], removed: Mark): Mark[] {
  const at = touched.lastIndexOf(removed)
  return at < 0 ? touched : touched.toSpliced(at, 1)
}

/** Payments and the like, the best first: exact, then the least value, then the fewest cards. */
export function ranked(readings: Reading[], pieces: Pieces): Reading[] {
  const key = (r: Reading): [number, number, number] => [r.choice.exact ? 0 : 1, worth(r, pieces), r.set.length]
  return [...readings].sort((a, b) => {
    const [x, y] = [key(a), key(b)]
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2]
  })
}

/** What the cards in the lists of a choice are worth together. */
export function worth(reading: Reading, pieces: Pieces): number {
  return reading.set.reduce((sum, m) => sum + cardValue(m, pieces), 0)
}

export function cardValue(m: Mark, pieces: Pieces): number {
  return pieces.cards[cardKey(m)]?.value ?? 0
}

/** The choice that what has been touched amounts to, if it amounts to one. What several verbs could
 * use is taken for the first of them. */
export function chosen(readings: Reading[], touched: Mark[]): Reading | null {
  const left = matching(readings, touched)
  if (readings.length === 1) return left[0] ?? null
  if (!touched.length) return null
  const done = left.filter((r) => complete(r, touched))
  if (done.length === 1) return done[0]!
  const first = done.filter((r) => r.choice.verb === left[0]?.choice.verb)
  const plainest = first.length > 1 ? first.filter(isPlain) : first
  return plainest.length === 1 ? plainest[0]! : null
}

/** Whether all that is asked is with which cards of the hand to pay. */
export function onlyPaying(readings: Reading[]): boolean {
  const first = readings[0]
  return readings.every((r) => r.set.length > 0 && r.set.every(isPaid) && r.subject === first?.subject)
}
/** Cards of the hand, and pieces that pay like them. */
const isPaid = (m: Mark): boolean => m.startsWith('hand:') || m.startsWith('piece:')

/** The choice to suggest when what has been touched leaves open only how, e.g. with which cards to pay. */
export function suggested(readings: Reading[], touched: Mark[], pieces: Pieces): Reading | null {
  const left = matching(readings, touched)
  const first = left[0]
  if (!first?.set.length || !(touched.some((m) => m.startsWith('piece:')) || onlyPaying(readings))) return null
  const lane = left.filter((r) => r.choice.verb === first.choice.verb)
  return lane.every((r) => r.subject === first.subject) ? ranked(lane, pieces)[0]! : null
}

/** The verbs of the choices left, in the order they were offered. */
export function verbsOf(readings: Reading[]): string[] {
  return [...new Set(readings.map((r) => r.choice.verb))]
}

/** Everything named by the choices left that begins with a prefix such as `cell:`, without it. */
export function named(readings: Reading[], prefix: string): Set<string> {
  const found = new Set<string>()
  for (const r of readings) for (const m of r.marks.keys()) if (m.startsWith(prefix)) found.add(m.slice(prefix.length))
  return found
}
