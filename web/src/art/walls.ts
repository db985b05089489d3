/* Walls: drawn on the north edge, then turned. */
import { circle, ngon, path, rect, star } from './geometry'
import { STONE, sides, type Side } from './palette'

export type Lod = 'full' | 'mid' | 'mini'

const TURN: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 }
const DEPTH = 14

export const turned = (side: Side, body: string): string =>
  side === 'N' ? body : `<g transform="rotate(${TURN[side]} 50 50)">${body}</g>`
export const each = (set: Side[], draw: (side: Side) => string): string =>
  set.map((side) => turned(side, draw(side))).join('')

const TURRETS: [Side, Side, number, number][] = [
  ['N', 'E', 91.5, 8.5],
  ['E', 'S', 91.5, 91.5],
  ['S', 'W', 8.5, 91.5],
  ['N', 'W', 8.5, 8.5],
]
const merlon = (height: number): string => [4, 24, 44, 64, 84].map((x) => `M${x} 1.4h12v${height}h-12z`).join('')
const teeth = (lod: Lod, wooden: boolean): string => {
  const lit = wooden ? '#E6B765' : STONE.wallLit
  if (lod !== 'full') return path(merlon(7), lit)
  return path(merlon(7), wooden ? '#C8923F' : STONE.wallMid) + path(merlon(4.4), lit)
}

/** Raised and toothed. Walls that were added later are of honey-coloured wood. */
export function walls(set: string, lod: Lod = 'full', added = ''): string {
  const all = sides(set)
  const detail = lod === 'full'
  return (
    each(all, () => `<rect y="${DEPTH}" width="100" height="8" fill="url(#g-wallshadow)"/>`) +
    each(all, () => rect(0, 0, 100, DEPTH, STONE.wallDark)) +
    each(
      all,
      (side) =>
        rect(1, DEPTH - 6.6, 98, 5, added.includes(side) ? '#E8C07A' : STONE.walk) +
        (detail ? rect(1, DEPTH - 3.2, 98, 1.6, '#C99A62') : ''),
    ) +
    each(all, (side) => teeth(lod, added.includes(side))) +
    TURRETS.filter(([one, other]) => all.includes(one) && all.includes(other))
      .map(([, , x, y]) => turret(x, y, detail))
      .join('')
  )
}
const turret = (x: number, y: number, detail: boolean): string =>
  path(ngon(x, y, 12.2), STONE.wallDark) +
  path(ngon(x, y, 10), STONE.wallLit) +
  path(star(x, y, 7.4), STONE.walk) +
  (detail ? circle(x, y, 2.4, STONE.wallMid) : '')
