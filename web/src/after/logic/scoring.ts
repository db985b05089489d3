/** A scoring as rows, one per component, to be told row by row. */
import type { Entry, EventInfo, Line, PalaceInfo, Pieces } from '../../lib/wire'

export interface Row {
  component: string
  name: string
  rule: string
  /** Per seat its line, if it gets points. */
  lines: (Line | undefined)[]
  points: number[]
}

export interface Held {
  scoring: number
  lines: Line[]
  /** The scores before it. */
  before: number[]
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)

export function rowsOf(lines: readonly Line[], seats: number): Row[] {
  const rows = new Map<string, Row>()
  for (const line of lines) {
    const row = rows.get(line.component) ?? {
      component: line.component,
      name: line.name,
      rule: line.rule,
      lines: Array<Line | undefined>(seats).fill(undefined),
      points: Array<number>(seats).fill(0),
    }
    row.lines[line.seat] = joined(row.lines[line.seat], line)
    row.points[line.seat] = (row.points[line.seat] ?? 0) + line.points
    rows.set(line.component, row)
  }
  return [...rows.values()]
}

function joined(first: Line | undefined, second: Line): Line {
  if (!first) return second
  return {
    ...first,
    text: `${first.text}; ${second.text}`,
    points: first.points + second.points,
    pieces: [...first.pieces, ...second.pieces],
  }
}

/** What each seat got in the first rows. */
export function gained(rows: readonly Row[], shown: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => sum(rows.slice(0, shown).map((row) => row.points[seat] ?? 0)))
}

/** Places, 1 for the most; equal values share a place. */
export function places(values: readonly number[]): number[] {
  return values.map((value) => 1 + values.filter((other) => other > value).length)
}

/** The tiles of a seat to be lit for a row: those of its line, or what it has of the kind without points. */
export function lit(row: Row, seat: number, palace: PalaceInfo | null, pieces: Pieces): string[] {
  return row.lines[seat]?.pieces ?? ofKind(row.component, palace, pieces)
}

function ofKind(kind: string, palace: PalaceInfo | null, pieces: Pieces): string[] {
  return (palace?.tiles ?? []).map((built) => built.tile).filter((key) => pieces.tiles[key]?.kind === kind)
}

/** The scorings that were held with a move, in their order; `after` are the scores after it. What follows from a scoring
 * without being one, such as an invasion, is told with it. */
export function heldIn(entry: Entry, after: readonly number[]): Held[] {
  const told: Held[] = []
  for (const held of eachIn(entry, after)) {
    const cause = held.scoring === 0 ? told.pop() : undefined
    told.push(cause ? { ...cause, lines: [...cause.lines, ...held.lines] } : held)
  }
  return told
}

function eachIn(entry: Entry, after: readonly number[]): Held[] {
  let scores = [...after]
  return entry.events
    .filter((event) => event.lines.length > 0)
    .reverse()
    .map((event) => {
      const before = scoresBefore(event, scores)
      scores = before
      return { scoring: scoringOf(event), lines: event.lines, before }
    })
    .reverse()
}

function scoresBefore(event: EventInfo, after: number[]): number[] {
  const totals = Array.isArray(event.args.totals) ? event.args.totals.map(Number) : after
  return totals.map((total, seat) => total - sum(event.lines.filter((l) => l.seat === seat).map((l) => l.points)))
}

function scoringOf(event: EventInfo): number {
  return typeof event.args.scoring === 'number' ? event.args.scoring : 0
}
