/** The course of scores and walls as lines to plot. */
import type { ScorePoint, ScoringHeld } from '../../lib/wire'
import type { Point } from './plot'

/** The scores, or one of the lines that are scored. */
export type Measure = 'scores' | number

/** Per seat what is measured at a point. */
export const measured = (point: ScorePoint, measure: Measure): number[] =>
  measure === 'scores' ? point.scores : (point.outlines[measure] ?? [])

/** The points at which any seat's value changes, with the first and the last. */
export function changes(race: readonly ScorePoint[], measure: Measure): ScorePoint[] {
  return race.filter((point, i) => {
    const before = race[i - 1]
    if (!before || i === race.length - 1) return true
    const earlier = measured(before, measure)
    return measured(point, measure).some((value, seat) => value !== earlier[seat])
  })
}

/** The line of a seat. */
export function lineOf(race: readonly ScorePoint[], measure: Measure, seat: number): Point[] {
  return race.map((point) => [point.at, measured(point, measure)[seat] ?? 0] as const)
}

/** The points of each seat in each scoring, and beside the scorings where there were any. */
export function byScoring(held: readonly ScoringHeld[], seats: number): { scoring: number; points: number[] }[] {
  const sums = new Map<number, number[]>()
  for (const { scoring, lines } of held) {
    const points = sums.get(scoring) ?? Array<number>(seats).fill(0)
    for (const line of lines) points[line.seat] = (points[line.seat] ?? 0) + line.points
    sums.set(scoring, points)
  }
  return [...sums].map(([scoring, points]) => ({ scoring, points })).sort(inOrder)
}

/** Points outside the scorings come last. */
const inOrder = (a: { scoring: number }, b: { scoring: number }) => (a.scoring || Infinity) - (b.scoring || Infinity)
