/* Pieces of modules put on the board they belong to. */
import type { Built, Item, TileInfo } from '../lib/wire'

/** Tiles with what is known of the pieces on them: the owner of a building site knows its currency. */
export function marked(tiles: Built[], items: Item[]): Built[] {
  const backs = new Map(
    items.filter((item) => item.key === 'site' && item.currency).map((item) => [item.tile, item.currency]),
  )
  if (!backs.size) return tiles
  const known = ({ tile }: Built, mark: string): string => {
    const back = mark === 'site' ? backs.get(tile) : undefined
    return back ? `site-${back}` : mark
  }
  return tiles.map((built) => ({ ...built, marks: built.marks.map((mark) => known(built, mark)) }))
}

/** Walls, guards and markers are part of the tile they stand on, wherever it lies. */
export const isPart = ({ key }: Item): boolean => /^(wood|guard|city)-/.test(key)

/** A tile that lies beside a palace with what stands on it. */
export function aside({ key, walls, corner }: TileInfo, items: Item[]): Built {
  const marks = items.filter((item) => item.tile === key && isPart(item)).map((item) => item.key)
  return { tile: key, x: 0, y: 0, walls, corner, marks }
}

export interface Lying extends Built {
  name: string
}
const isFalcon = (item: Item): boolean => item.key.startsWith('falcon-')

/** Pieces that sit on a crossing, which is named by the cell to its south-east. */
export const perching = (items: Item[]): Item[] => items.filter((item) => item.cell && isFalcon(item))

/** Pieces that are drawn in a palace: on its tiles, its crossings, or beside it. */
export function within(items: Item[], tiles: Built[]): Item[] {
  const built = new Set(tiles.map((b) => b.tile))
  const traded = items.some((item) => item.key === 'trader-tile' && item.cell)
  return items.filter((item) => item.cell || (item.tile && built.has(item.tile)) || (traded && isWaiting(item)))
}
const isWaiting = (item: Item): boolean => item.key === 'citizen' && !item.tile

/** Pieces that lie on a cell of their own, such as the trader tile with the citizens who wait on it. */
export function lying(items: Item[]): Lying[] {
  const waiting = items.filter(isWaiting).map((item) => `citizen-${item.kind}`)
  return items.flatMap((item) => {
    if (!item.cell || isFalcon(item)) return []
    const [x, y] = item.cell
    const marks = item.key === 'trader-tile' ? waiting : []
    return [{ tile: item.key, x, y, walls: '', corner: null, marks, name: item.name }]
  })
}
