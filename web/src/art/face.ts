/* From what the server says about a piece to its drawing. Pieces without a drawing of their own get a pleasant seal. */
import type { CardInfo, TileInfo } from '../lib/wire'
import type { CardEmblem } from './cardEmblems'
import { exchangeCard, moneyCard, scoringCard, specialCard, specialSheet } from './cards'
import { at, circle, escape } from './geometry'
import { buildingSite, chest, citizen, cityGate, falcon, isFalconColor, nameSeal, traderTile } from './markers'
import { KIND, isKind, sides, type Corner, type Kind, type Player } from './palette'
import { bonusCard, caravanCard, cityWallCard, invasionCard, orderCard, scoutCard, sultanCard } from './specialCards'
import { bazaar, camp, medina, square, watchtower } from './specialTiles'
import { lionFountain } from './start'
import { buildingTile, ground, priceBadge } from './tile'
import { turned, walls, type Lod } from './walls'

/** How a tile lies: what may differ from what is printed on it. */
export interface Lie {
  walls?: string | undefined
  corner?: string | null | undefined
  marks?: string[] | undefined
  player?: Player | undefined
  lod?: Lod | undefined
  /** It is for sale, or waits to be built. */
  waits?: boolean | undefined
}
export interface Drawn {
  walls: string
  corner: Corner
  marks: string[]
  player: Player
  lod: Lod
  waits: boolean
}
export type TileDrawing = (tile: TileInfo, lie: Drawn) => string
/** `detail` is what follows the piece in the key of a mark, e.g. its side. */
export type MarkDrawing = (detail: string, player: Player) => string

export const word = (value: unknown): string => (typeof value === 'string' ? value : '')
export const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(word) : [])
const kindOf = (tile: TileInfo, otherwise: Kind = 'chambers'): Kind => (isKind(tile.kind) ? tile.kind : otherwise)
const isCorner = (value: unknown): value is Corner => ['NE', 'SE', 'SW', 'NW'].includes(word(value))

const building: TileDrawing = (tile, lie) => {
  const { walls, lod } = lie
  if (!isKind(tile.kind)) return plain(tile, lie)
  return buildingTile({ kind: tile.kind, price: tile.price, walls, added: word(tile.extra.added), lod })
}
const plain: TileDrawing = (tile, { walls: walled, lod }) =>
  ground('#E4D6B8', '#6d5a38') +
  at(20, 18, 0.6, nameSeal(initials(tile.name))) +
  walls(walled, lod) +
  priceBadge(tile.price || undefined, lod)

/** By sort; other boxes add theirs. */
export const TILE: Record<string, TileDrawing> = {
  building,
  bazaar: (tile, { lod }) => bazaar(word(tile.extra.currency), words(tile.extra.kinds), lod),
  watchtower: (tile, { corner, lod }) => watchtower(word(tile.extra.colour) || word(tile.kind), corner, lod),
  start: (_, { player }) => lionFountain(player),
  'trader-tile': (_, { marks }) => traderTile(marks.map((mark) => mark.split('-')[1]).filter(isKind)),
  magical: (tile, { walls, lod }) => buildingTile({ kind: kindOf(tile), price: tile.price, walls, magical: true, lod }),
  camp: (tile) => camp(word(tile.extra.bastions), tile.price),
  square: (tile, { walls }) => square(isKind(tile.extra.colour) ? tile.extra.colour : kindOf(tile), walls),
  medina: (tile, { walls }) => medina(walls, tile.price),
}

/** Pieces on tiles that other boxes add. */
export const MARK: Record<string, MarkDrawing> = {}

/** A piece on a tile: a building site covers the building, citizen and chest stand in corners, gates and wooden walls
 * at the edge. */
function mark(key: string, tile: TileInfo, player: Player): string {
  const [piece = '', detail] = key.split('-')
  const own = MARK[key] ?? MARK[piece]
  if (own) return own(detail ?? '', player)
  const side = sides(detail ?? '')[0]
  if (piece === 'site') return at(14, 12, 0.72, buildingSite(detail))
  if (piece === 'wood' && side) return walls(side, 'full', side)
  if (piece === 'gate' && side) return turned(side, cityGate())
  const kind = isKind(detail) ? detail : tile.kind
  if (piece === 'citizen' && isKind(kind))
    return (
      circle(28, 70, 18, '#FFF9EC', `stroke="${KIND[kind].deep}" stroke-width="1.6"`) +
      at(13.5, 53, 0.29, citizen(kind))
    )
  if (piece === 'chest' && isKind(kind)) return at(55, 54, 0.32, chest(kind))
  return at(14, 58, 0.28, nameSeal(initials(key)))
}
/** The starting tile and the like need not be among a game's tiles to have a drawing. */
export const unlisted = (key: string, name = ''): TileInfo => ({
  key,
  sort: key,
  name,
  kind: null,
  price: 0,
  walls: '',
  corner: null,
  extra: {},
})

const drawn = new Map<string, string>()
/** The drawing of a tile in a 100 x 100 box; remembered, since the same tile is drawn again and again. */
export function tileFace(tile: TileInfo, lie: Lie = {}): string {
  const { walls = tile.walls, corner = tile.corner, marks = [], player = 0, lod = 'full', waits = false } = lie
  const owner = tile.sort.endsWith('start') || marks.includes('city-start') ? player : ''
  const memo = [tile.key, tile.name, walls, corner, marks.join(), owner, lod, waits].join('|')
  let svg = drawn.get(memo)
  if (svg === undefined) {
    const draw = TILE[tile.sort] ?? plain
    svg = draw(tile, { walls, lod, player, marks, waits, corner: isCorner(corner) ? corner : 'SW' })
    if (tile.sort !== 'trader-tile') svg += marks.map((key) => mark(key, tile, player)).join('')
    drawn.set(memo, svg)
  }
  return svg
}

export const lodFor = (pixels: number): Lod => (pixels < 44 ? 'mini' : pixels < 60 ? 'mid' : 'full')

const CHARACTER: Record<string, CardEmblem> = {
  'rich-patron': 'purse',
  patron: 'purse',
  miser: 'lock',
  'master-builder': 'compass',
  trader: 'scales',
  entertainer: 'masks',
  'wise-man': 'book',
  dancer: 'fan',
  moneychanger: 'exchange',
  beggar: 'bowl',
  'city-watch': 'shield',
}

/** Its name without the letter that tells equal cards apart: “sultan card denar (a)”. */
const titleOf = ({ name }: CardInfo): string =>
  name.charAt(0).toLocaleUpperCase() + name.slice(1).replace(/ \(\w\)$/, '')

export interface CardWords {
  note?: string | undefined
  /** The kind marked on it. */
  kind?: string | undefined
  /** What else shows on it. */
  extra?: Record<string, unknown> | undefined
}
/** The falcon of a key, e.g. `falcon-black-garden-tower`. */
export function falconFace(key: string): string {
  const [, color, ...kinds] = key.split('-')
  return falcon(isFalconColor(color) ? color : 'brown', kinds.filter(isKind))
}
/** A track with what the server says about its marker; its branches are at 2, 3 and 4. */
function caravan({ key, currency }: CardInfo, { others, amount, currency: now }: Record<string, unknown>): string {
  const main = currency ?? key.split('-')[1] ?? ''
  const branches = Object.fromEntries(words(others).map((other, i) => [i + 2, other]))
  return caravanCard(main, branches, typeof amount === 'number' ? amount : 0, now !== undefined && now !== main)
}
/** The drawing of a card in a 100 x 140 box. */
export function cardFace(card: CardInfo, { note, kind, extra = {} }: CardWords = {}): string {
  const title = titleOf(card)
  const detail = card.key.split('-')[1] ?? ''
  switch (card.sort) {
    case 'money':
      return moneyCard({ currency: card.currency ?? '', value: card.value })
    case 'builder':
      return moneyCard({ currency: card.currency ?? '', value: card.value, builder: true })
    case 'exchange': {
      const [, one = '', other = ''] = card.key.split('-')
      return exchangeCard(one, other)
    }
    case 'scoring':
      return scoringCard(card.value, title)
    case 'character':
    case 'means':
      if (card.currency) return moneyCard({ currency: card.currency, value: card.value })
      return specialCard({ title, note, emblem: CHARACTER[card.key] ?? 'crown', ground: 'wine' })
    case 'bonus': {
      const [, kind = '', price = ''] = card.key.split('-')
      return isKind(kind) ? bonusCard({ title, note }, { kind, price: Number(price) }) : specialCard({ title, note })
    }
    case 'sultan':
      return sultanCard({ title, note }, card.currency ?? '', kind)
    case 'gate':
      return specialCard({ title, note, emblem: 'gate', ground: 'sand' })
    case 'wall':
      return cityWallCard({ title: title.replace(/ \(\w+\)$/, ''), note }, detail)
    case 'invasion':
      return invasionCard({ title, note }, sides(detail)[0] ?? 'N')
    case 'scout':
      return isKind(detail) ? scoutCard({ title, note }, detail) : specialCard({ title, note })
    case 'score-card':
      return orderCard(words(extra.kinds).filter(isKind).toReversed())
    case 'caravanserai':
      return caravan(card, extra)
    case 'falcon':
      return specialSheet('sand') + at(8, 28, 0.84, falconFace(card.key))
    default:
      return specialCard({ title, note })
  }
}
/** Up to two letters that stand for a name. */
export const initials = (name: string): string =>
  escape(
    name
      .split(/[\s-]+/)
      .filter(Boolean)
      .slice(0, 2)
      .map((part) => part.charAt(0).toUpperCase())
      .join(''),
  )
