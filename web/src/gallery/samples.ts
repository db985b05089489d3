/* Pieces and palaces to look at: made up for the gallery and the tests, not read by the game. */
import { KINDS } from '../art/palette'
import { capital } from '../pieces/names.svelte'
import type { Built, CardInfo, Item, PalaceInfo, Pieces, TileInfo } from '../lib/wire'

const BUILDINGS = `
  pavilion-2-NEW pavilion-3-SW pavilion-4-ES pavilion-5-NW pavilion-6-N pavilion-7-E pavilion-8-0
  seraglio-3-ESW seraglio-4-NE seraglio-5-SW seraglio-6-ES seraglio-7-W seraglio-8-S seraglio-9-0
  arcades-4-NES arcades-5-NW arcades-6-NE arcades-6-SW arcades-7-ES arcades-8-E arcades-8-N arcades-9-0 arcades-10-0
  chambers-5-NSW chambers-6-ES chambers-7-NE chambers-7-SW chambers-8-NW chambers-9-S chambers-9-W chambers-10-0
  chambers-11-0 garden-6-ESW garden-7-NSW garden-8-NE garden-8-NW garden-8-SW garden-9-E garden-10-0 garden-10-N
  garden-10-W garden-11-0 garden-12-S tower-7-NEW tower-8-NES tower-9-ES tower-9-NE tower-9-NW tower-10-W tower-11-0
  tower-11-N tower-11-S tower-12-0 tower-13-E`

const bare = (key: string, sort: string, name: string): TileInfo => ({
  key,
  sort,
  name,
  kind: null,
  price: 0,
  walls: '',
  corner: null,
  extra: {},
})
function building(key: string): TileInfo {
  const [kind = '', price = '0', sides = ''] = key.split('-')
  return { ...bare(key, 'building', `${kind} ${price}`), kind, price: +price, walls: sides === '0' ? '' : sides }
}
const bazaar = (currency: string, ...kinds: string[]): TileInfo => ({
  ...bare(`bazaar-${currency}-${kinds[0]}`, 'bazaar', `bazaar (${currency})`),
  extra: { currency, kinds },
})
const watchtower = (colour: string): TileInfo => ({
  ...bare(`watchtower-${colour}`, 'watchtower', `watchtower (${colour})`),
  corner: 'SW',
  extra: { colour },
})

export const buildings = BUILDINGS.trim().split(/\s+/).map(building)
export const bazaars = [
  bazaar('dirham', 'seraglio', 'arcades', 'garden'),
  bazaar('dirham', 'pavilion', 'garden', 'tower'),
  bazaar('florin', 'pavilion', 'seraglio', 'chambers'),
  bazaar('ducat', 'pavilion', 'arcades', 'chambers'),
  bazaar('denar', 'pavilion', 'seraglio', 'garden'),
  bazaar('denar', 'chambers', 'arcades', 'tower'),
]
export const watchtowers = KINDS.map(watchtower)
export const unknownTile: TileInfo = { ...bare('caravan-stop', 'caravan', 'Caravan stop'), price: 6, walls: 'N' }

const card = (key: string, sort: string, name: string, more: Partial<CardInfo> = {}): CardInfo => ({
  key,
  sort,
  name,
  currency: null,
  value: 0,
  ...more,
})
const CURRENCIES = ['denar', 'dirham', 'ducat', 'florin']
export const money = CURRENCIES.map((currency) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) =>
    card(`${currency}${value}`, 'money', `${currency} ${value}`, { currency, value }),
  ),
)
export const specials = [
  card('scoring1', 'scoring', 'First scoring', { value: 1 }),
  card('scoring2', 'scoring', 'Second scoring', { value: 2 }),
  card('rich-patron', 'character', 'Rich Patron'),
  card('miser', 'character', 'Miser'),
  card('master-builder', 'character', 'Master Builder'),
  card('trader', 'character', 'Trader'),
  card('entertainer', 'character', 'Travelling Entertainer'),
  card('wise-man', 'character', 'Wise Man'),
  card('dancer', 'character', 'Dancer'),
  card('moneychanger', 'character', 'Moneychanger'),
  card('beggar', 'character', 'Beggar'),
  card('city-watch', 'character', 'City Watch'),
  card('sultan-denar-a', 'sultan', 'Sultan card', { currency: 'denar' }),
  card('sultan-ducat-b', 'sultan', 'Sultan card', { currency: 'ducat' }),
  card('letter-of-credit', 'letter', 'Letter of credit'),
  card('bonus-garden-10', 'bonus', 'Bonus card garden'),
  card('exchange-denar-florin', 'exchange', 'Exchange card'),
  card('builder-dirham', 'builder', 'Master-builder card', { currency: 'dirham', value: 3 }),
  card('gate', 'gate', 'City gate'),
  card('wall-NE', 'wall', 'City wall (NE)'),
  card('invasion-E', 'invasion', 'Invasion from the east'),
  card('scout-tower', 'scout', 'Scout tower'),
  card('scorecard1', 'score-card', 'Score card 1'),
  card('caravanserai-ducat-a', 'caravanserai', 'Caravanserai', { currency: 'ducat' }),
  card('falcon-white-garden-tower', 'falcon', 'Falcon white'),
]

const byKey = <T extends { key: string }>(all: T[]): Record<string, T> =>
  Object.fromEntries(all.map((one) => [one.key, one]))
const named = (keys: readonly string[]): { key: string; name: string }[] =>
  keys.map((key) => ({ key, name: capital(key) }))
export const pieces: Pieces = {
  kinds: named(KINDS).map((kind) => ({ ...kind, city: 0 })),
  currencies: named(CURRENCIES),
  spaces: CURRENCIES,
  tiles: byKey([bare('start', 'start', 'starting tile'), ...buildings, ...bazaars, ...watchtowers, unknownTile]),
  cards: byKey([...money.flat(), ...specials]),
  modules: [],
}

/** “-1,0 garden-10-W | ...” */
export function palace(text: string, line: [number, number][] = []): PalaceInfo {
  const tiles = text.split('|').map((part): Built => {
    const [at = '', key = '', ...marks] = part.trim().split(' ')
    const [x = 0, y = 0] = at.split(',').map(Number)
    return { tile: key, x, y, walls: pieces.tiles[key]?.walls ?? '', corner: pieces.tiles[key]?.corner ?? null, marks }
  })
  const segments = line.slice(1).map((end, i) => ({ start: line[i] ?? end, end }))
  return { tiles, outlines: [{ key: 'wall', name: 'wall', length: segments.length, segments }] }
}
export const middle = palace(
  '-2,-1 seraglio-7-W | -1,-1 garden-11-0 | 1,-1 pavilion-2-NEW | -1,0 seraglio-8-S | 0,0 start | 1,0 seraglio-6-ES | ' +
    '-2,1 chambers-9-W | -1,1 garden-10-N | 0,1 tower-9-ES | -2,2 chambers-7-SW | -1,2 arcades-7-ES',
  [
    [1, 0],
    [1, -1],
    [2, -1],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 2],
    [0, 2],
    [0, 3],
    [-1, 3],
    [-2, 3],
    [-2, 2],
    [-2, 1],
  ],
)
export const late = palace(
  '-2,-2 pavilion-5-NW citizen | -1,-2 garden-8-NE site-denar | -2,-1 seraglio-7-W | -1,-1 garden-11-0 citizen | 0,-1 chambers-7-NE | ' +
    '1,-1 pavilion-2-NEW | -2,0 garden-10-W site | -1,0 seraglio-8-S | 0,0 start | 1,0 seraglio-6-ES | -2,1 chambers-9-W | ' +
    '-1,1 garden-10-N | 0,1 tower-9-ES citizen | -2,2 chambers-7-SW | -1,2 arcades-7-ES | 0,2 watchtower-tower',
)
/** As large as a palace gets. */
export const huge: PalaceInfo = {
  tiles: [...Array(60).keys()].map((i): Built => {
    const tile = buildings[i % buildings.length]?.key ?? 'start'
    return {
      tile: i === 30 ? 'start' : tile,
      x: (i % 10) - 5,
      y: Math.floor(i / 10) - 3,
      walls: pieces.tiles[tile]?.walls ?? '',
      corner: null,
      marks: [],
    }
  }),
  outlines: [],
}

export const item = (key: string, module: string, name: string, more: Partial<Item> = {}): Item => ({
  key,
  module,
  name,
  note: '',
  count: 1,
  hidden: false,
  kind: null,
  currency: null,
  price: null,
  tile: null,
  card: null,
  cell: null,
  extra: {},
  ...more,
})
export const items = [
  item('citizen', 'street-trader', 'Citizen', { kind: 'garden', count: 3 }),
  item('citizen', 'street-trader', 'Citizen', { kind: 'chambers' }),
  item('trader-tile', 'street-trader', 'Trader tile', { note: '2 homes' }),
  item('site', 'building-sites', 'Building site', { hidden: true, count: 7 }),
  item('site', 'building-sites', 'Building site', { currency: 'ducat', price: 9 }),
  item('bazaar', 'bazaars', 'Bazaar', { tile: 'bazaar-florin-pavilion', price: 7 }),
  item('watchtower-garden', 'watchtowers', 'Watchtower', { tile: 'watchtower-garden', count: 3, price: 4 }),
  item('wise-man', 'characters', 'Wise Man', { card: 'wise-man' }),
  item('characters-surplus', 'characters', 'Surplus pile', { hidden: true, count: 4 }),
  item('sultan-denar-a', 'sultan', 'Sultan card', { card: 'sultan-denar-a', kind: 'tower', price: 7 }),
  item('mystery', 'unknown', 'Golden Lantern', { count: 2 }),
  item('culture', 'art-of-the-moors', 'Culture counter', {
    extra: { price: '8', dial: [0, 2, 5, 9, 14, 20], now: 1, mark: 3 },
  }),
  item('culture', 'art-of-the-moors', 'Culture counter', {
    count: 3,
    extra: { price: '12/13', dial: [0, 3, 6, 9, 13, 17] },
  }),
  item('docking-strip', 'art-of-the-moors', 'Docking strip'),
  item('falcon-brown-garden-tower', 'falconers', 'Falcon', { card: 'falcon-white-garden-tower' }),
  item('city-gate', 'city-gates', 'City gate', { count: 3 }),
  item('coins', 'change', 'Coins in the bag', { hidden: true, count: 20 }),
  item('chest', 'treasure-chamber', 'Treasure chest', { kind: 'tower', price: 8 }),
  item('thief', 'thieves', 'Thief', { currency: 'ducat' }),
]

/** What lies in front of the seat whose palace is `late`. */
export const household = [
  item('trader-tile', 'street-trader', 'trader tile', { cell: [-3, 0] }),
  item('citizen', 'street-trader', 'citizen', { kind: 'garden' }),
  item('citizen', 'street-trader', 'citizen', { kind: 'tower' }),
  item('site', 'building-sites', 'building site', { currency: 'florin', tile: 'garden-10-W' }),
]
