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

/** The points of each seat in each scoring, and what it has beside the scorings where anybody has such points. */
export function byScoring(
  held: readonly ScoringHeld[],
  totals: readonly number[],
): { scoring: number; points: number[] }[] {
  const sums = new Map<number, number[]>()
  const beside = [...totals]
  for (const { scoring, lines } of held.filter((each) => each.scoring > 0)) {
    const points = sums.get(scoring) ?? totals.map(() => 0)
    for (const { seat, points: won } of lines) {
      points[seat] = (points[seat] ?? 0) + won
      beside[seat] = (beside[seat] ?? 0) - won
    }
    sums.set(scoring, points)
  }
  const found = [...sums].map(([scoring, points]) => ({ scoring, points }))
  return beside.some((points) => points) ? [...found, { scoring: 0, points: beside }] : found
}
