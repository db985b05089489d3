import { expect, it } from 'vitest'
import type { Entry } from '../../lib/wire'
import { turnsOf } from './chronicle'

const entry = (number: number, turn: number, ...texts: string[]): Entry => ({
  number,
  turn,
  seat: turn ? turn % 2 : null,
  move: '',
  events: texts.map((text) => ({ kind: 'told', seat: 1, text, args: {}, lines: [] })),
})

it('lets one ask why about the sentence that tells the move', () => {
  const of = (seat: number | null, text: string) => ({ kind: 'told', seat, text, args: {}, lines: [] })
  const told = { number: 4, turn: 2, seat: 0, move: '', events: [of(null, 'drawn'), of(0, 'buys'), of(0, 'pays')] }
  expect(turnsOf([entry(0, 0, 'dealt'), told])[0]?.sentences.map((s) => s.move)).toEqual([false, true, false])
  expect(turnsOf([entry(0, 0, 'dealt')])[0]?.sentences.map((s) => s.move)).toEqual([false])
})

it('groups by turn, newest first, without silent events', () => {
  const turns = turnsOf([entry(0, 0, 'dealt'), entry(1, 1, 'buys', ''), entry(2, 1, 'builds'), entry(3, 2, '')])
  expect(turns.map((turn) => [turn.turn, turn.seat, turn.at])).toEqual([
    [1, 1, 2],
    [0, null, 0],
  ])
  expect(turns[0]?.sentences.map((s) => [s.at, s.text])).toEqual([
    [1, 'buys'],
    [2, 'builds'],
  ])
})
