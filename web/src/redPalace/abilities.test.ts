import { expect, it } from 'vitest'
import { item as sample } from '../gallery/samples'
import type { Item, Table } from '../lib/wire'
import { abilitiesOf, cardsFor, guardsFor, halvesOf, isUsed, overviewOf, placesOf, suppliesOf, worthOf } from './abilities'

const item = (key: string, extra: Item['extra'] = {}, more: Partial<Item> = {}): Item =>
  sample(key, '', key, { extra, ...more })
const table = {
  items: [
    item('plaza', { guards: 1, cards: 0, used: true }),
    item('swap-token', { guards: 1, cards: 1, used: false }),
    item('plaza', {}, { tile: 'plaza-2', count: 5 }),
    item('wall-section', {}, { count: 6 }),
    item('half-building', {}, { kind: 'garden' }),
    item('half-building', { guards: 2, cards: 0, used: false }),
    item('garden-8', { space: 1 }, { tile: 'garden-8' }),
    item('placement', { guards: 2, squares: 2, points: 1 }),
    item('placement', { guards: 1, squares: 3, points: 2 }),
    item('placement', { guards: 0, points: 3 }),
  ],
} as Partial<Table> as Table

it('abilities are told from supplies of the same name', () => {
  expect(abilitiesOf(table).map(({ key }) => key)).toEqual(['plaza', 'swap-token', 'half-building'])
  expect(abilitiesOf(table).map(isUsed)).toEqual([true, false, false])
  expect(abilitiesOf(table).map((one) => [guardsFor(one), cardsFor(one)])).toEqual([
    [1, 0],
    [1, 1],
    [2, 0],
  ])
  expect(suppliesOf(table).map(({ key, count }) => `${count} ${key}`)).toEqual(['5 plaza', '6 wall-section'])
  expect(halvesOf(table).map(({ kind }) => kind)).toEqual(['garden'])
  expect(overviewOf(table).map(({ tile }) => tile)).toEqual(['garden-8'])
})

it('guards are worth what stands under the last spent one', () => {
  const places = placesOf(table)
  expect(places.map(({ squares }) => squares)).toEqual([2, 3, null])
  expect(worthOf(places)).toBe(2)
  expect(worthOf(places.map((place) => ({ ...place, guards: 0 })))).toBe(0)
})
