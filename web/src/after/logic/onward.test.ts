import { expect, it } from 'vitest'
import type { Setup, Table } from '../../lib/wire'
import { HOUSE } from '../../screens/draft.svelte'
import { decider, onward } from './onward'

const SETUP: Setup = { box: 'alhambra', players: 2, modules: [], options: {}, ages: [] }
const TABLE = {
  house: HOUSE,
  active: 0,
  decision: { seat: 1 },
  seats: [
    { seat: 0, kind: 'bot', name: 'Samira', level: 'expert' },
    { seat: 1, kind: 'person', name: 'Leila', level: null },
    { seat: 2, kind: 'dirk', name: 'Dirk', level: null },
  ],
} as unknown as Table

it('seats somebody among bots, under the names of the game', () => {
  const continues = { game: 'g', at: 7 }
  expect(onward(TABLE, SETUP, continues, 0, 'sensible')).toEqual({
    setup: SETUP,
    seats: [
      { kind: 'person', name: 'Samira', level: null },
      { kind: 'bot', name: 'Leila', level: 'sensible' },
    ],
    house: HOUSE,
    seed: null,
    continues,
  })
})

it('begins with whoever decided', () => {
  expect(decider(TABLE, 0, true)).toBe(0)
  expect(decider(TABLE, 0, false)).toBe(1)
  expect(decider({ ...TABLE, decision: null }, null, false)).toBe(0)
})
