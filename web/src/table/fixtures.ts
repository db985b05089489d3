// Small tables for the tests of choosing.

import type { CardInfo, Choice, Pieces, TileInfo } from '../lib/wire'

const tile = (key: string, kind: string, price: number): TileInfo => ({
  key,
  sort: 'building',
  name: key,
  kind,
  price,
  walls: '',
  corner: null,
  extra: {},
})

const card = (currency: string, value: number): CardInfo => ({
  key: `${currency}${value}`,
  sort: 'money',
  name: `${currency} ${value}`,
  currency,
  value,
})

const named = (...keys: string[]) => keys.map((key) => ({ key, name: key }))

const CARDS = ['denar', 'ducat'].flatMap((c) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((v) => card(c, v)))

export const PIECES: Pieces = {
  kinds: named('pavilion', 'garden', 'tower').map((kind) => ({ ...kind, city: 0 })),
  currencies: named('florin', 'dirham', 'denar', 'ducat'),
  spaces: ['florin', 'dirham', 'denar', 'ducat'],
  tiles: Object.fromEntries(
    [tile('garden-10', 'garden', 10), tile('tower-8', 'tower', 8), tile('pavilion-5', 'pavilion', 5)].map((t) => [
      t.key,
      t,
    ]),
  ),
  cards: {
    ...Object.fromEntries(CARDS.map((c) => [c.key, c])),
    sultan: { key: 'sultan', sort: 'sultan', name: 'sultan', currency: null, value: 0 },
  },
  modules: [],
}

export function choice(verb: string, fields: Choice['fields'], more: Partial<Choice> = {}): Choice {
  const flat = Object.values(fields).flat()
  return { verb, fields, move: [verb, ...flat].join(' '), label: verb, pieces: [], cells: [], exact: false, ...more }
}

export const LIE = { pieces: PIECES, hand: CARDS.map((c) => c.key), display: ['denar3', 'ducat2', 'denar8'] }
