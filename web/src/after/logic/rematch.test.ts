import { expect, it } from 'vitest'
import type { SeatInfo, Setup, Table } from '../../lib/wire'
import { elsewhere, rematch } from './rematch'

const seat = (number: number, kind: SeatInfo['kind'], level: string | null = null): SeatInfo => ({
  seat: number,
  kind,
  level,
  name: `P${number}`,
  connected: false,
  score: 0,
  hand: null,
  hand_size: 0,
  remembered: null,
  palace: null,
  reserve: [],
  gained: [],
  items: [],
})
const HOUSE = { exact_help: false, memory: true, hints: true, undo: true, listed: false, spectator_chat: false }
const SETUP: Setup = { box: 'alhambra', players: 2, modules: ['sultan'], options: { a: 'b' }, ages: [] }
const TABLE = {
  seats: [seat(0, 'person'), seat(1, 'bot', 'sensible'), seat(2, 'dirk')],
  house: HOUSE,
} as unknown as Table

it('founds the same game without Dirk, who comes by himself', () =>
  expect(rematch(TABLE, SETUP, 'abc')).toEqual({
    setup: SETUP,
    seats: [
      { kind: 'person', name: 'P0', level: null },
      { kind: 'bot', name: 'P1', level: 'sensible' },
    ],
    house: HOUSE,
    seed: 'abc',
    continues: null,
  }))

it('invites those who played elsewhere', () => {
  expect(elsewhere(TABLE, [])).toEqual([])
  expect(elsewhere(TABLE, [{ seat: 1 }])).toEqual([true, false, false])
  expect(elsewhere(TABLE, [{ seat: 0 }])).toEqual([false, false, false])
})
