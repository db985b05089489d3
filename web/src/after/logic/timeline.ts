/** The course of a game for the replay: stops on a line, and jumps between them. */
import type { Entry, EventInfo, Pieces } from '../../lib/wire'

export const FILTERS = ['moves', 'turns', 'purchases', 'scorings'] as const
export type Filter = (typeof FILTERS)[number]

/** A turn: it ends with move `at`. */
export interface Stop {
  at: number
  turn: number
  seat: number | null
  /** The kinds of the tiles bought in it. */
  kinds: string[]
}

export interface Mark {
  at: number
  scoring: number
}

const isPurchase = (event: EventInfo) => event.kind === 'bought'
const isScoring = (event: EventInfo) => event.lines.length > 0 && typeof event.args.scoring === 'number'

export function stopsOf(history: readonly Entry[], pieces: Pieces): Stop[] {
  const stops: Stop[] = []
  for (const entry of history.filter((e) => e.number > 0)) {
    const last = stops.at(-1)
    const kinds = kindsBought(entry, pieces)
    if (last?.turn === entry.turn) Object.assign(last, { at: entry.number, kinds: [...last.kinds, ...kinds] })
    else stops.push({ at: entry.number, turn: entry.turn, seat: entry.seat, kinds })
  }
  return stops
}

function kindsBought(entry: Entry, pieces: Pieces): string[] {
  return entry.events.filter(isPurchase).flatMap((event) => pieces.tiles[String(event.args.piece)]?.kind ?? [])
}

export function marksOf(history: readonly Entry[]): Mark[] {
  return history.flatMap((entry) =>
    entry.events.filter(isScoring).map((event) => ({ at: entry.number, scoring: Number(event.args.scoring) })),
  )
}

/** The moves a filter stops at, in order; beginning and end always belong to them. */
export function jumps(history: readonly Entry[], filter: Filter): number[] {
  const last = history.at(-1)?.number ?? 0
  const chosen = history.filter((entry, i) => stopsAt(entry, history[i + 1], filter)).map((entry) => entry.number)
  return [...new Set([0, ...chosen, last])]
}

function stopsAt(entry: Entry, next: Entry | undefined, filter: Filter): boolean {
  if (filter === 'moves') return true
  if (filter === 'turns') return entry.turn !== next?.turn
  return entry.events.some(filter === 'purchases' ? isPurchase : isScoring)
}

/** The next stop after (or before) a move; the last (or first) one stays. */
export function step(stops: readonly number[], at: number, direction: 1 | -1): number {
  const ahead = direction > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)
  return ahead ?? at
}

/** Where a move stands on the line: 0 is the set-up, turn n ends at n. */
export function placeOf(stops: readonly Stop[], at: number): number {
  const next = stops.findIndex((stop) => stop.at >= at)
  if (next < 0) return stops.length
  const from = stops[next - 1]?.at ?? 0
  return next + (at - from) / (stops[next]!.at - from)
}

/** The move at a place on the line. */
export function moveAt(stops: readonly Stop[], place: number): number {
  const within = Math.min(Math.max(place, 0), stops.length)
  const turn = Math.min(Math.floor(within), stops.length - 1)
  const from = stops[turn - 1]?.at ?? 0
  return Math.round(from + (within - turn) * ((stops[turn]?.at ?? 0) - from))
}

export function roman(number: number): string {
  return ['', 'I', 'II', 'III', 'IV', 'V', 'VI'][number] ?? String(number)
}
