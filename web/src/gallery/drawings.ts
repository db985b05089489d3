/* Every drawing of the kit by name, for the gallery and the snapshot tests. */
import { cardBack, exchangeCard, moneyCard, scoringCard, specialCard } from '../art/cards'
import { CARD_EMBLEM } from '../art/cardEmblems'
import { coin } from '../art/coins'
import {
  bag,
  buildingSite,
  chest,
  citizen,
  cityGate,
  cultureCounter,
  dockingStrip,
  falcon,
  nameSeal,
  smallCounter,
  traderTile,
  vizier,
} from '../art/markers'
import { CITY_KINDS } from '../art/granada/palette'
import { palaceHill } from '../art/granada/start'
import { cityTile } from '../art/granada/tile'
import { CURRENCIES, KINDS } from '../art/palette'
import { seal } from '../art/players'
import {
  bonusCard,
  caravanCard,
  cityWallCard,
  invasionCard,
  orderCard,
  scoutCard,
  sultanCard,
  thiefCard,
} from '../art/specialCards'
import { bazaar, camp, medina, square, watchtower } from '../art/specialTiles'
import { lionFountain } from '../art/start'
import { guard, guardAt } from '../art/redPalace/guards'
import { ABILITY_ICON, ability, halfBuilding, placement, wallSection } from '../art/redPalace/pieces'
import { plaza } from '../art/redPalace/plaza'
import { buildingToken, terrainTile, woodenBuilding } from '../art/redPalace/tile'
import { buildingTile } from '../art/tile'
import { kindChip, kindMark } from '../art/kinds'
import type { Item } from '../lib/wire'
import { item } from './samples'

type Drawings = Record<string, string>
const all = <K extends string>(keys: readonly K[], prefix: string, draw: (key: K, i: number) => string): Drawings =>
  Object.fromEntries(keys.map((key, i) => [`${prefix} ${key}`, draw(key, i)]))

export const cityTiles = (): Drawings => ({
  ...all(CITY_KINDS, 'city', (kind, i) =>
    cityTile({ kind, price: i + 2, moats: ['ESW', 'N', 'NE', '', 'W'][i % 5], back: CITY_KINDS[(i + 3) % 9] }),
  ),
  ...all(CITY_KINDS, 'small city', (kind, i) => cityTile({ kind, price: i + 2, moats: 'NW', lod: 'mini' })),
})
const TERRAIN = [
  ['NES', 'NS'],
  ['W', 'W'],
  ['', ''],
  ['SW', ''],
  ['N', 'N'],
  ['ES', 'E'],
]
const terrain = (kind: (typeof KINDS)[number], i: number, waits: boolean): string => {
  const [walls = '', towers = ''] = TERRAIN[i] ?? []
  return terrainTile({ price: i + 3, walls, towers, kind, waits })
}
export const terrainTiles = (): Drawings => ({
  ...all(KINDS, 'token', (kind, i) => terrain(kind, i, true)),
  ...all(KINDS, 'terrain', (kind, i) => terrain(kind, i, false) + (i % 2 ? guardAt('E') : guardAt('N'))),
  'empty terrain': terrainTile({ walls: 'NES', towers: 'NS', price: 8 }),
  plaza: plaza(),
  'plaza with a wall': plaza('E'),
})
const piece = (key: string, extra: Item['extra']): Item => item(key, '', key, { extra })
export const palacePieces = (): Drawings => ({
  ...all(Object.keys(ABILITY_ICON), 'ability', (key, i) => ability(piece(key, { guards: 1 + (i % 2), cards: 0 }))),
  'used ability': ability(piece('plaza', { guards: 1, cards: 0, used: true })),
  ...all(['0', '2', '3'], 'placement', (guards) => placement(piece('', { guards: +guards, squares: 3, points: 4 }))),
  'last placement': placement(piece('', { guards: 5, points: 8 })),
  ...all(KINDS, 'half', halfBuilding),
  'wall section': wallSection(),
})
export const specialTiles = (): Drawings => ({
  ...all(KINDS, 'square', (kind, i) => square(kind, ['N', 'W', 'S', '', 'NE', 'ES'][i])),
  ...all(['N', 'S', 'NW', 'NE', 'ES', 'SW'], 'camp', (sides, i) => camp(sides, i + 3)),
  ...all(['dirham', 'florin', 'ducat', 'denar'], 'bazaar', (currency) =>
    bazaar(currency, ['seraglio', 'chambers', 'garden']),
  ),
  ...all(['SW', 'ES', '', 'N'], 'medina', (sides, i) => medina(sides, i + 2)),
  ...all(KINDS, 'magical', (kind, i) =>
    buildingTile({ kind, price: 9 + i, walls: ['N', 'N', 'NE', 'NE', 'NES', 'NES'][i], magical: true }),
  ),
  ...all(['SW', 'NW', 'NE', 'SE'] as const, 'watchtower', (corner, i) => watchtower(KINDS[i] ?? 'garden', corner)),
  'added walls': buildingTile({ kind: 'chambers', price: 10, walls: 'NE', added: 'NE' }),
})
export const starts = (): Drawings => ({
  ...all(['0', '1', '2', '3', '4', '5'], 'fountain', (_, i) => lionFountain(i)),
  ...all(['0', '1', '2', '3', '4', '5'], 'hill', (_, i) => palaceHill(i)),
})
export const markers = (): Drawings => ({
  site: buildingSite(),
  ...all(CURRENCIES, 'site', (currency) => buildingSite(currency)),
  gate: `<g transform="translate(0 50)">${cityGate()}</g>`,
  ...all(KINDS, 'citizen', citizen),
  ...all(KINDS, 'chest', chest),
  ...all(KINDS, 'wooden', woodenBuilding),
  ...all(KINDS, 'token', buildingToken),
  ...all(['black', 'brown', 'white'] as const, 'falcon', (color) => falcon(color)),
  'falcon back': falcon('black', ['pavilion', 'seraglio']),
  'vizier awake': vizier(0),
  'vizier asleep': vizier(1, false),
  trader: traderTile(['tower', 'garden', 'seraglio']),
  culture: cultureCounter('8', [0, 2, 5, 9, 14, 20], 2, 4),
  'culture of two prices': cultureCounter('12/13', [0, 3, 6, 9, 13, 17], 0, -1),
  'small culture': smallCounter('8', 5),
  'docking strip': dockingStrip(),
  bag: bag(),
  guard: guard(50, 64, 3.4),
  unknown: nameSeal('GL'),
})
export const small = (): Drawings => ({
  ...all(CURRENCIES, 'coin', coin),
  'coin unknown': coin('shell'),
  ...all(['0', '1', '2', '3', '4', '5'], 'seal', (_, i) => seal(i)),
  'seal dirk': seal('dirk'),
  ...all([...KINDS, ...CITY_KINDS], 'chip', kindChip),
  ...all([...KINDS, ...CITY_KINDS], 'mark', kindMark),
  'chip unknown': kindChip('folly'),
})
export const cards = (): Drawings => ({
  back: cardBack(),
  'scoring I': scoringCard(1, 'First scoring'),
  'builder money': moneyCard({ currency: 'dirham', value: 3, builder: true }),
  diamond: moneyCard({ currency: 'diamond', value: 7 }),
  'unknown money': moneyCard({ currency: 'shell', value: 7 }),
  exchange: exchangeCard('denar', 'florin'),
  sultan: sultanCard({ title: 'Sultan card', note: '7 denar' }, 'denar', 'tower'),
  thief: thiefCard({ title: 'Thief', note: 'take one ducat' }, 'ducat'),
  bonus: bonusCard({ title: 'Bonus', note: 'counts as one more' }, { kind: 'garden', price: 10 }),
  wall: cityWallCard({ title: 'City wall' }, 'NE'),
  invasion: invasionCard({ title: 'Invasion east', note: '1 · 2 · 3 per open side' }, 'E'),
  scout: scoutCard({ title: 'Scout' }, 'tower'),
  caravan: caravanCard('dirham', { 2: 'ducat', 3: 'florin', 4: 'denar' }, 3),
  'caravan aside': caravanCard('florin', { 2: 'ducat', 3: 'denar', 4: 'dirham' }, 4, true),
  order: orderCard(KINDS),
  ...all(Object.keys(CARD_EMBLEM) as (keyof typeof CARD_EMBLEM)[], 'emblem', (emblem) =>
    specialCard({ title: emblem, emblem, ground: 'sand' }),
  ),
})
