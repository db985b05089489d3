import { describe, expect, it } from 'vitest'
import type { Entry, EventInfo, Pieces, TileInfo } from '../../lib/wire'
import { jumps, marksOf, moveAt, placeOf, roman, step, stopsOf } from './timeline'

const event = (kind: string, args: EventInfo['args'] = {}, lines: EventInfo['lines'] = []): EventInfo => ({
  kind,
  args,
  lines,
  seat: null,
  text: '',
})
const entry = (number: number, seat: number | null, turn: number, ...events: EventInfo[]): Entry => ({
  number,
  seat,
  turn,
  move: '',
  events,
})
const LINE = { seat: 0, rule: 'r', component: 'wall', name: 'wall', text: '', points: 1, pieces: [] }
const HISTORY = [
  entry(0, null, 0),
  entry(1, 0, 1, event('bought', { piece: 'garden-7' })),
  entry(2, 0, 1, event('placed')),
  entry(3, 1, 2, event('took')),
  entry(4, 2, 3, event('took'), event('scored', { scoring: 1 }, [LINE])),
]
const garden: TileInfo = {
  key: 'garden-7',
  sort: 'building',
  name: 'garden',
  kind: 'garden',
  price: 7,
  walls: '',
  corner: null,
  extra: {},
}
const PIECES: Pieces = { kinds: [], currencies: [], spaces: [], cards: {}, tiles: { 'garden-7': garden }, modules: [] }

describe('the timeline', () => {
  it('has a stop for every turn, with what was bought', () =>
    expect(stopsOf(HISTORY, PIECES)).toEqual([
      { at: 2, turn: 1, seat: 0, kinds: ['garden'] },
      { at: 3, turn: 2, seat: 1, kinds: [] },
      { at: 4, turn: 3, seat: 2, kinds: [] },
    ]))

  it('marks the scorings', () => expect(marksOf(HISTORY)).toEqual([{ at: 4, scoring: 1 }]))

  it.each([
    ['moves', [0, 1, 2, 3, 4]],
    ['turns', [0, 2, 3, 4]],
    ['purchases', [0, 1, 4]],
    ['scorings', [0, 4]],
  ] as const)('jumps by %s', (filter, stops) => expect(jumps(HISTORY, filter)).toEqual(stops))

  it('steps to the neighbouring stop and stays at the ends', () => {
    expect(step([0, 2, 4], 1, 1)).toBe(2)
    expect(step([0, 2, 4], 1, -1)).toBe(0)
    expect(step([0, 2, 4], 4, 1)).toBe(4)
    expect(step([0, 2, 4], 0, -1)).toBe(0)
  })
})

describe('places on the line', () => {
  const stops = stopsOf(HISTORY, PIECES)

  it('stand evenly for turns, with the moves of a turn between', () =>
    expect([0, 1, 2, 3, 4].map((at) => placeOf(stops, at))).toEqual([0, 0.5, 1, 2, 3]))
  it('lead back to the moves', () =>
    expect([-1, 0, 0.5, 1, 2, 3, 9].map((place) => moveAt(stops, place))).toEqual([0, 0, 1, 2, 3, 4, 4]))
  it('are only the set-up in a game without moves', () => {
    expect(placeOf([], 0)).toBe(0)
    expect(moveAt([], 5)).toBe(0)
  })
})

it('scorings are counted in Roman numbers', () => expect([1, 2, 3, 9].map(roman)).toEqual(['I', 'II', 'III', '9']))
