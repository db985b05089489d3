/* Building tiles of the Alhambra, in a 100 x 100 box, and what all square tiles share. */
import { at, circle, f, ngon, path, rect, star, text } from './geometry'
import { KIND, STONE, type Kind } from './palette'
import { SILHOUETTE } from './silhouettes'
import { walls, type Lod } from './walls'

export interface BuildingTile {
  kind: Kind
  price?: number | undefined
  walls?: string | undefined
  /** Sides whose wall was added later. */
  added?: string | undefined
  magical?: boolean
  lod?: Lod
}

const BADGE = { x: 76.5, y: 76.5, r: 12.6, size: 17 }
const BIG_BADGE = { x: 74, y: 74, r: 19, size: 25 }
export function priceBadge(price: number | string | undefined, lod: Lod = 'full'): string {
  if (price === undefined) return ''
  const { x, y, r, size } = lod === 'mini' ? BIG_BADGE : BADGE
  const tight = Number(price) > 9 ? 'letter-spacing="-.9"' : ''
  return (
    path(ngon(x, y + 1.2, r), '#000', 'opacity=".3"') +
    path(ngon(x, y, r), '#23170D') +
    path(ngon(x, y, r - 1.2), STONE.brass) +
    path(ngon(x, y, r - 2.7), '#FFF9EC') +
    text(price, x, y + size * 0.335, size, '#23170D', 'ui', tight)
  )
}

/** Ground, texture, light and frame that all square tiles share. */
export function ground(fill: string, edge: string, pattern = '', texture = 'opacity=".5"', lod: Lod = 'full'): string {
  const cover = (paint: string, more = ''): string => rect(0, 0, 100, 100, paint, `rx="4"${more}`)
  return (
    cover(fill) +
    (pattern && cover(`url(#${pattern})`, ` ${texture}`)) +
    (lod === 'mini' ? '' : cover('url(#g-sheen)')) +
    frame(edge, lod)
  )
}
export const frame = (edge: string, lod: Lod = 'full'): string =>
  rect(0.9, 0.9, 98.2, 98.2, 'none', `rx="4" stroke="${edge}" stroke-width="1.8" opacity=".75"`) +
  (lod === 'mini'
    ? ''
    : '<path d="M3 96V5a2 2 0 0 1 2-2H96" fill="none" stroke="#fff" stroke-width="1.3" opacity=".5"/>')

export const silhouette = (kind: string, fill: string): string =>
  `<path d="${SILHOUETTE[kind]}" fill="${fill}" fill-rule="evenodd"/>`
export const outlined = (kind: string, fill: string, edge: string, width: number): string =>
  `<path d="${SILHOUETTE[kind]}" fill="${fill}" stroke="${edge}" stroke-width="${width}" paint-order="stroke" stroke-linejoin="round" fill-rule="evenodd"/>`
/** The building, in a box that clears walls on all four sides. */
export const building = (kind: string): string => `<use href="#b-${kind}" x="7" y="9.5" width="84" height="84"/>`
export const smallBuilding = (kind: string, fill: string, edge: string): string =>
  at(17, 13, 0.62, outlined(kind, fill, edge, 8))

export function buildingTile({ kind, price, walls: walled = '', added, magical, lod = 'full' }: BuildingTile): string {
  const k = KIND[kind]
  const mini = lod === 'mini'
  return (
    (magical
      ? sunburst(kind) + frame(k.deep, lod)
      : ground(k.base, k.deep, `pt-${kind}`, `class="texture${mini ? '-mini' : ''}"`, lod)) +
    (mini ? smallBuilding(kind, kind === 'chambers' ? '#FFFFFF' : '#FFF6E4', k.deep) : building(kind)) +
    walls(walled, lod, added) +
    priceBadge(price, lod)
  )
}

function sunburst(kind: Kind): string {
  const k = KIND[kind]
  const white = kind === 'chambers'
  const ray = (angle: number): string => `${f(50 + 72 * Math.cos(angle))} ${f(50 + 72 * Math.sin(angle))}`
  const rays = [...Array(16).keys()].map((i) => `M50 50L${ray((i * Math.PI) / 8)}L${ray(((i + 0.5) * Math.PI) / 8)}Z`)
  const glint = (x: number, y: number): string =>
    path(star(x, y, 5, 4, 0.3), '#FFF7DA', `stroke="${k.deep}" stroke-width=".6"`)
  return (
    rect(0, 0, 100, 100, white ? '#F7F3E8' : k.mid, 'rx="4"') +
    `<g clip-path="url(#cp-tile)">${path(rays.join(''), white ? '#C9C3B4' : k.pale, 'opacity=".5"')}</g>` +
    circle(50, 50, 34, k.base, `stroke="${STONE.brass}" stroke-width="1.6"`) +
    circle(
      50,
      50,
      31.2,
      'none',
      'stroke="#FFF3C9" stroke-width="1.8" stroke-dasharray=".1 5.45" stroke-linecap="round"',
    ) +
    glint(21, 21) +
    glint(79, 21) +
    glint(21, 79)
  )
}
