/* What another box adds to the drawings. It is loaded when a game of that box is first shown. */
import { MARK, TILE, type MarkDrawing, type TileDrawing } from './face'
import { ITEM, type ItemDrawing } from './item'
import { PAINT, type Paint } from './palette'
import { SILHOUETTE } from './silhouettes'

export interface Family {
  /** Patterns and symbols that its drawings refer to. */
  defs: string
  tiles: Record<string, TileDrawing>
  marks: Record<string, MarkDrawing>
  items: Record<string, ItemDrawing>
  paints: Record<string, Paint>
  silhouettes: Record<string, string>
}

export function join({ tiles, marks, items, paints, silhouettes }: Family): void {
  Object.assign(TILE, tiles)
  Object.assign(MARK, marks)
  Object.assign(ITEM, items)
  Object.assign(PAINT, paints)
  Object.assign(SILHOUETTE, silhouettes)
}
