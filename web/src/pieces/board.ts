/* The geometry of a board: which cells are shown, and where the arrow keys lead. */
import type { Outline, Segment } from '../lib/wire'

export interface Cell {
  x: number
  y: number
}
/** A cell, the crossing at its north-western corner, or the middle of one of its sides. */
export interface Spot extends Cell {
  crossing?: boolean | undefined
  side?: string | undefined
}
export interface Box {
  x0: number
  x1: number
  y0: number
  y1: number
}
export interface CellMark extends Spot {
  state: 'legal' | 'chosen' | 'refused'
  /** For readers. */
  label: string
  /** A few characters drawn on the cell. */
  caption?: string | undefined
}

/** The smallest box round all cells, with a ring of empty ones. */
export function bounds(cells: Cell[], ring: number): Box {
  const xs = cells.map((c) => c.x)
  const ys = cells.map((c) => c.y)
  const [x0, x1, y0, y1] = cells.length
    ? [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    : [0, 0, 0, 0]
  return { x0: x0 - ring, x1: x1 + ring, y0: y0 - ring, y1: y1 + ring }
}
export const covering = (one: Box, other: Box): Box => ({
  x0: Math.min(one.x0, other.x0),
  x1: Math.max(one.x1, other.x1),
  y0: Math.min(one.y0, other.y0),
  y1: Math.max(one.y1, other.y1),
})
export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
export const inside = (box: Box, { x, y }: Cell): boolean => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
export const same = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y
export const spot = ({ x, y }: Cell): string => `${x},${y}`

/** Where a crossing or the wall on a side lies within its cell, in units of 100 per cell. */
const WALLS: Record<string, [number, number]> = { N: [50, 13], E: [87, 50], S: [50, 87], W: [13, 50] }
export const within = ({ side = '' }: Spot): [number, number] => WALLS[side] ?? [0, 0]

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
export const isArrow = (key: string): boolean => key in ARROWS

/** The next cell in a direction: the nearest of `stops` that lies that way, or without any the neighbour in the box. */
export function next(from: Cell, key: string, box: Box, stops: Cell[]): Cell {
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  if (!stops.length) {
    const step = { x: from.x + dx, y: from.y + dy }
    return inside(box, step) ? step : from
  }
  const cost = (to: Cell): number => {
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    return ahead > 0 ? ahead + 2 * aside : Infinity
  }
  const best = stops.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return cost(best) < Infinity ? best : from
}

/** Segments in an order in which they can be drawn without lifting the pen, where that is possible. */
export function chain(segments: Segment[]): [Cell, Cell][] {
  const rest = segments.map(({ start, end }): [Cell, Cell] => [
    { x: start[0], y: start[1] },
    { x: end[0], y: end[1] },
  ])
  const meeting = new Map<string, number>()
  for (const cell of rest.flat()) meeting.set(spot(cell), (meeting.get(spot(cell)) ?? 0) + 1)
  const loose = (cell: Cell): boolean => meeting.get(spot(cell)) === 1

  const line: [Cell, Cell][] = []
  while (rest.length) {
    const pen = line.at(-1)?.[1]
    const following = pen ? rest.findIndex((segment) => segment.some((cell) => same(cell, pen))) : -1
    const from =
      following >= 0
        ? following
        : Math.max(
            0,
            rest.findIndex((segment) => segment.some(loose)),
          )
    for (const [a, b] of rest.splice(from, 1)) {
      const backwards = following >= 0 ? pen && same(b, pen) : loose(b) && !loose(a)
      line.push(backwards ? [b, a] : [a, b])
    }
  }
  return line
}

/** The lines to draw: one by its key, or all that bound something, none of them where another runs already. */
export const drawn = (outlines: Outline[], which: boolean | string): Outline[] =>
  outlines.filter(({ key }) => (which === true ? key !== 'joint' : key === which))

/** The gold line along the longest wall, in units of 100 per cell. */
export function wallPath(segments: Segment[]): string {
  let pen: Cell | null = null
  let d = ''
  for (const [from, to] of chain(segments)) {
    if (!pen || !same(pen, from)) d += `M${from.x * 100} ${from.y * 100}`
    d += `L${to.x * 100} ${to.y * 100}`
    pen = to
  }
  return d
}
