/** Small palaces as pictures. */
import type { Built, PalaceInfo, Pieces, TileInfo } from '../lib/wire'

export interface Scene {
  palace: PalaceInfo
  pieces: Pieces
}

/** A tile as `kind-price-walls`, where another box is meant `sort:kind-price-sides-towers`; and the pieces on it. */
export type Laid = [tile: string, x: number, y: number, ...marks: string[]]

export const WELCOME: Laid[] = [
  ['garden-10-NW', -2, -1],
  ['arcades-6-N', -1, -1],
  ['chambers-9-N', 0, -1],
  ['pavilion-7-NE', 1, -1],
  ['seraglio-8-W', -2, 0],
  ['garden-8-', -1, 0],
  ['start', 0, 0],
  ['tower-12-E', 1, 0],
  ['chambers-7-SW', -2, 1],
  ['pavilion-4-S', -1, 1],
  ['tower-9-ES', 0, 1],
]

export function scene(laid: Laid[]): Scene {
  const tiles = Object.fromEntries(laid.map(([text]) => [text, printed(text)]))
  return {
    palace: { tiles: laid.map(built), outlines: [] },
    pieces: { kinds: [], currencies: [], spaces: [], tiles, cards: {}, modules: [] },
  }
}

function printed(text: string): TileInfo {
  const [face = '', sort = face.endsWith('start') ? face : 'building'] = text.split(':').toReversed()
  const [kind = '', price = '0', walls = '', towers = ''] = face.split('-')
  const extra = { moats: walls, towers }
  return { key: text, sort, name: '', kind: kind || null, price: +price, walls, corner: null, extra }
}

function built([tile, x, y, ...marks]: Laid): Built {
  return { tile, x, y, walls: printed(tile).walls, corner: null, marks }
}
