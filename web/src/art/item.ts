/* Pieces of modules that are neither a tile nor a card of the game. */
import type { Item } from '../lib/wire'
import { coin } from './coins'
import { initials } from './face'
import { at } from './geometry'
import { buildingSite, chest, citizen, nameSeal, traderTile, vizier } from './markers'
import { isKind, type Player } from './palette'
import { thiefCard } from './specialCards'
import { guard } from './walls'

/** The drawing of a piece in a 100 x 100 box; null when its tile, its card or a card back shows it better. */
export function itemFace(item: Item, owner: Player): string | null {
  const kind = isKind(item.kind) ? item.kind : undefined
  if (item.key.startsWith('coin-')) return coin(item.currency ?? '')
  switch (item.key) {
    case 'citizen':
      return kind ? citizen(kind) : nameSeal(initials(item.name))
    case 'chest':
      return kind ? chest(kind) : nameSeal(initials(item.name))
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
    case 'guard':
      return guard(50, 64, 3.4)
    default:
      return item.tile || item.card || item.hidden ? null : nameSeal(initials(item.name))
  }
}
