/* Pieces of modules that are neither a tile nor a card of the game. */
import type { Item } from '../lib/wire'
import { coin } from './coins'
import { falconFace, initials } from './face'
import { at } from './geometry'
import {
  bag,
  buildingSite,
  chest,
  citizen,
  cityGate,
  cultureCounter,
  dockingStrip,
  nameSeal,
  smallCounter,
  traderTile,
  vizier,
} from './markers'
import { isKind, type Player } from './palette'
import { thiefCard } from './specialCards'

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map((one) => number(one, 0)) : [])

export type ItemDrawing = (item: Item, owner: Player, small: boolean) => string
/** By key, or what comes before a side in it; other boxes add theirs. */
export const ITEM: Record<string, ItemDrawing> = {}

/** The drawing of a piece in a 100 x 100 box; null when its tile, its card or a card back shows it better. */
export function itemFace(item: Item, owner: Player, small = false): string | null {
  const kind = isKind(item.kind) ? item.kind : undefined
  const own = ITEM[item.key] ?? ITEM[item.key.split('-')[0] ?? '']
  if (own) return own(item, owner, small)
  if (item.key.startsWith('coin-')) return coin(item.currency ?? '')
  if (item.key.startsWith('falcon-')) return falconFace(item.key)
  switch (item.key) {
    case 'citizen':
      return kind ? citizen(kind) : nameSeal(initials(item.name))
    case 'chest':
      return kind ? chest(kind) : bag()
    case 'coins':
      return bag()
    case 'trader-tile':
      return traderTile()
    case 'site':
      return buildingSite(item.currency ?? undefined)
    case 'currency-token':
      return coin(item.currency ?? '')
    case 'thief':
      return item.currency ? at(14.3, 0, 0.714, thiefCard({ title: item.name }, item.currency)) : null
    case 'vizier':
      return vizier(owner, !item.hidden)
    case 'culture':
      return culture(item, small)
    case 'city-gate':
      return `<g transform="translate(-32 50) scale(1.64)">${cityGate()}</g>`
    case 'docking-strip':
      return dockingStrip()
    default:
      return item.tile || item.card || item.hidden ? null : nameSeal(initials(item.name))
  }
}

function culture({ extra }: Item, small: boolean): string {
  const price = String(extra.price ?? '')
  if (small) return smallCounter(price, number(extra.points, number(extra.most, 0)))
  return cultureCounter(price, numbers(extra.dial), number(extra.now, 0), number(extra.mark, -1))
}
