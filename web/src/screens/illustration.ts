/** Small palaces for the covers of the boxes. */
import type { Built, PalaceInfo, Pieces, TileInfo } from '../lib/wire'

interface Scene {
  palace: PalaceInfo
  pieces: Pieces
}

/** kind, price, walls, x, y */
type Laid = [kind: string, price: number, walls: string, x: number, y: number]

const SCENES: Record<string, Laid[]> = {
  alhambra: [
    ['tower', 8, 'NES', 1, 0],
    ['seraglio', 5, 'SW', -1, 0],
    ['garden', 8, 'NW', -1, -1],
    ['chambers', 7, 'NE', 0, -1],
    ['', 0, '', 0, 0],
  ],
  welcome: [
    ['garden', 10, 'NW', -2, -1],
    ['arcades', 6, 'N', -1, -1],
    ['chambers', 9, 'N', 0, -1],
    ['pavilion', 7, 'NE', 1, -1],
    ['seraglio', 8, 'W', -2, 0],
    ['garden', 8, '', -1, 0],
    ['', 0, '', 0, 0],
    ['tower', 12, 'E', 1, 0],
    ['chambers', 7, 'SW', -2, 1],
    ['pavilion', 4, 'S', -1, 1],
    ['tower', 9, 'ES', 0, 1],
  ],
}

/** The scene of a box; boxes without one of their own share the first. */
export function scene(name: string): Scene {
  const laid = SCENES[name] ?? SCENES['alhambra'] ?? []
  const tiles = Object.fromEntries(laid.map((one) => [keyOf(one), printed(one)]))
  return {
    palace: { tiles: laid.map(built), wall: 0, wall_line: [] },
    pieces: { kinds: [], currencies: [], tiles, cards: {}, modules: [] },
  }
}

function keyOf([kind, , , x, y]: Laid): string {
  return kind ? `${kind}-${x}-${y}` : 'start'
}

function printed(one: Laid): TileInfo {
  const [kind, price, walls] = one
  const sort = kind ? 'building' : 'start'
  return { key: keyOf(one), sort, name: '', kind: kind || null, price, walls, corner: null, extra: {} }
}

function built(one: Laid): Built {
  const [, , walls, x, y] = one
  return { tile: keyOf(one), x, y, walls, corner: null, marks: [] }
}
