import { describe, expect, it } from 'vitest'
import type { Entry, Line, Pieces } from '../../lib/wire'
import { gained, heldIn, lit, places, rowsOf } from './scoring'

const line = (seat: number, component: string, points: number, pieces: string[] = []): Line => ({
  seat,
  component,
  points,
  pieces,
  rule: `base.score.${component}`,
  name: component,
  text: `${component} ${points}`,
})
const LINES = [line(0, 'wall', 5), line(2, 'wall', 3), line(1, 'garden', 8, ['garden-10-N'])]
const PIECES: Pieces = {
  modules: [],
  spaces: [],
  kinds: [],
  currencies: [],
  cards: {},
  tiles: {
    'garden-7': {
      key: 'garden-7',
      sort: 'building',
      name: '',
      kind: 'garden',
      price: 7,
      walls: '',
      corner: null,
      extra: {},
    },
  },
}

describe('rows', () => {
  const rows = rowsOf(LINES, 3)

  it('keep the order of scoring and know who got what', () => {
    expect(rows.map((row) => row.component)).toEqual(['wall', 'garden'])
    expect(rows.map((row) => row.points)).toEqual([
      [5, 0, 3],
      [0, 8, 0],
    ])
  })

  it('join several lines of a seat for the same thing', () => {
    const [row] = rowsOf([line(0, 'sultan', 2, ['a']), line(0, 'sultan', 3, ['b'])], 1)
    expect(row?.points).toEqual([5])
    expect(row?.lines[0]).toMatchObject({ points: 5, pieces: ['a', 'b'], text: 'sultan 2; sultan 3' })
  })

  it('add up as far as they are shown', () => {
    expect(gained(rows, 0, 3)).toEqual([0, 0, 0])
    expect(gained(rows, 1, 3)).toEqual([5, 0, 3])
    expect(gained(rows, 2, 3)).toEqual([5, 8, 3])
  })

  it('light the counted tiles, or those of the kind that brought nothing', () => {
    const palace = {
      outlines: [],
      tiles: [{ tile: 'garden-7', x: 0, y: 1, walls: '', corner: null, marks: [] }],
    }
    expect(lit(rows[1]!, 1, palace, PIECES)).toEqual(['garden-10-N'])
    expect(lit(rows[1]!, 0, palace, PIECES)).toEqual(['garden-7'])
    expect(lit(rows[0]!, 1, palace, PIECES)).toEqual([])
  })
})

it('equal scores share a place', () => expect(places([12, 30, 12, 5])).toEqual([2, 1, 2, 4]))

describe('scorings held with a move', () => {
  const entry: Entry = {
    number: 40,
    seat: 0,
    move: 'take denar3',
    turn: 12,
    events: [
      { kind: 'took', seat: 0, text: '', args: {}, lines: [] },
      { kind: 'scored', seat: null, text: '', args: { scoring: 1 }, lines: [line(0, 'wall', 5)] },
      { kind: 'scored', seat: null, text: '', args: { scoring: 2 }, lines: [line(1, 'wall', 7)] },
    ],
  }

  it('start from the scores before them', () =>
    expect(heldIn(entry, [9, 10])).toEqual([
      { scoring: 1, lines: [line(0, 'wall', 5)], before: [4, 3] },
      { scoring: 2, lines: [line(1, 'wall', 7)], before: [9, 3] },
    ]))

  it('are told with what follows from them', () => {
    const lost = (seat: number) => [line(seat, 'invasion', -2)]
    const invaded = (seat: number) => ({ kind: 'invaded', seat, text: '', args: {}, lines: lost(seat) })
    const attacked = { ...entry, events: [...entry.events.slice(0, 2), invaded(0), invaded(1)] }
    expect(heldIn(attacked, [7, 1])).toEqual([
      { scoring: 1, lines: [line(0, 'wall', 5), line(0, 'invasion', -2), line(1, 'invasion', -2)], before: [4, 3] },
    ])
  })

  it('trust the totals they are told', () => {
    const told = { ...entry, events: [{ ...entry.events[1]!, args: { scoring: 1, totals: [20, 6] } }] }
    expect(heldIn(told, [99, 99])[0]?.before).toEqual([15, 6])
  })
})
