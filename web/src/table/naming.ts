// Names of what choices are about.

import type { Pieces } from '../lib/wire'
import { cardName, tileName } from '../pieces/names.svelte'
import { valueName } from './words'

/** Tiles of which kind and price say enough. */
const PLAIN = ['building', 'granada', 'terrain']

/** A tile in two words, e.g. "garden 10". */
export function shortName(pieces: Pieces, key: string): string {
  const tile = pieces.tiles[key]
  const kind = pieces.kinds.find((one) => one.key === tile?.kind)
  if (kind && tile && PLAIN.includes(tile.sort)) return `${kind.name} ${tile.price}`
  return tile?.name ?? pieces.cards[key]?.name ?? key
}

export function pieceName(pieces: Pieces, field: string, value: string | number): string {
  const key = String(value)
  const tile = pieces.tiles[key]
  if (tile) return tileName(tile)
  const card = pieces.cards[key]
  if (card) return cardName(card)
  const named = [...pieces.kinds, ...pieces.currencies].find((one) => one.key === key)
  return named?.name ?? valueName(field, key) ?? key
}
