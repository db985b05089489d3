// What the plaque under a stall says. Display arithmetic only: what can be paid was decided by whoever sent the choices.

import { tileWithin } from '../art/souk'
import type { Pieces, TileInfo } from '../lib/wire'
import { type Reading, mark, ranked, worth } from './marks'
import { printedPrice } from './verbs'

/** Tiles that are paid in one currency share an arch. */
export const tilesPerArch = (spaces: readonly string[]): number => spaces.length / (new Set(spaces).size || 1)

/** How wide a tile on the market may be where there is so much room. */
export function marketTile(room: number, spaces: readonly string[], tight: boolean): number {
  const each = tilesPerArch(spaces)
  return tileWithin(room, new Set(spaces).size || 1, each, tight && each > 1)
}

export type Plaque =
  | { sort: 'exact'; cards: number[] }
  | { sort: 'over'; by: number }
  | { sort: 'short'; by: number }
  | { sort: 'other'; verb: string }
  | null

/** How a tile on the market could be had. `held` is what the viewer holds in its currency. */
export function plaque(readings: Reading[], tile: TileInfo, held: number | null, pieces: Pieces): Plaque {
  const ways = readings.filter((r) => r.marks.has(mark.piece(tile.key)) && r.set.length)
  const best = ranked(
    ways.filter((r) => printedPrice(r.choice.verb)),
    pieces,
  )[0]
  if (best) return paid(best, tile, pieces)
  if (ways[0]) return { sort: 'other', verb: ways[0].choice.verb }
  return held !== null && held < tile.price ? { sort: 'short', by: tile.price - held } : null
}

function paid(reading: Reading, tile: TileInfo, pieces: Pieces): Plaque {
  if (reading.choice.exact) return { sort: 'exact', cards: values(reading, pieces) }
  return { sort: 'over', by: worth(reading, pieces) - tile.price }
}

/** The values of the cards of a payment. */
export function values(reading: Reading, pieces: Pieces): number[] {
  const keys = reading.set.map((m) => m.slice(m.indexOf(':') + 1))
  return keys.flatMap((key) => (pieces.cards[key] ? [pieces.cards[key].value] : [])).sort((a, b) => a - b)
}

/** What cards are worth together, in one currency or altogether. */
export function total(cards: readonly string[], pieces: Pieces, currency?: string): number {
  const infos = cards.map((key) => pieces.cards[key]).filter((c) => c && (!currency || c.currency === currency))
  return infos.reduce((sum, c) => sum + (c?.value ?? 0), 0)
}
