import { expect, it } from 'vitest'
import type { Line, ScorePoint } from '../../lib/wire'
import { byScoring, changes, lineOf } from './race'

const point = (at: number, scores: number[], walls: number[]): ScorePoint => ({
  at,
  turn: at,
  scores,
  outlines: [walls],
})
const RACE = [point(0, [0, 0], [0, 0]), point(1, [0, 0], [2, 0]), point(2, [5, 1], [2, 0]), point(3, [5, 1], [2, 0])]
const line = (seat: number, points: number): Line => ({
  seat,
  points,
  rule: '',
  component: '',
  name: '',
  text: '',
  pieces: [],
})

it('keeps what changes, the beginning and the end', () => {
  expect(changes(RACE, 'scores').map((p) => p.at)).toEqual([0, 2, 3])
  expect(changes(RACE, 0).map((p) => p.at)).toEqual([0, 1, 3])
})

it('draws the line of a seat', () =>
  expect(lineOf(RACE, 'scores', 0)).toEqual([
    [0, 0],
    [1, 0],
    [2, 5],
    [3, 5],
  ]))

it('adds up by scoring, what is left of the totals last', () => {
  const held = [
    { at: 3, scoring: 0, lines: [line(1, 2)] },
    { at: 4, scoring: 1, lines: [line(0, 5), line(1, 3), line(0, 1)] },
    { at: 9, scoring: 2, lines: [line(0, 8)] },
  ]
  const scorings = [
    { scoring: 1, points: [6, 3] },
    { scoring: 2, points: [8, 0] },
  ]
  expect(byScoring(held, [14, 3])).toEqual(scorings)
  expect(byScoring(held, [12, 8])).toEqual([...scorings, { scoring: 0, points: [-2, 5] }])
})
