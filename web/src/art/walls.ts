/* Walls, moats and guards: drawn on the north edge, then turned. */
import { circle, f, ngon, path, rect, star, stroke } from './geometry'
import { STONE, sides, type Side } from './palette'

export type Lod = 'full' | 'mid' | 'mini'

const TURN: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 }
const LEFT: Record<Side, Side> = { N: 'W', E: 'N', S: 'E', W: 'S' }
const RIGHT: Record<Side, Side> = { N: 'E', E: 'S', S: 'W', W: 'N' }
const DEPTH = 14

export const turned = (side: Side, body: string): string =>
  side === 'N' ? body : `<g transform="rotate(${TURN[side]} 50 50)">${body}</g>`
const each = (set: Side[], draw: (side: Side) => string): string => set.map((side) => turned(side, draw(side))).join('')

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

const joints = [...Array(8).keys()].map((i) => `M${f(6 + i * 12.5)} 13.4V16.6`).join('')
const wave = 'M-5 8.6' + 'q3.5 -3.4 7 0t7 0'.repeat(8)
const ripple = 'M3 4' + 'q2.6 -2 5.2 0t10 0'.repeat(8)

/** Sunken and wavy. */
export function moats(set: string, lod: Lod = 'full'): string {
  const all = sides(set)
  const clip = (side: Side): string => `cp-m${+all.includes(LEFT[side])}${+all.includes(RIGHT[side])}`
  return (
    each(all, () => rect(0, 0, 100, 18.2, STONE.kerbD, 'opacity=".55"')) +
    each(all, () => rect(0, 0, 100, 16.6, STONE.kerb)) +
    (lod === 'mini' ? '' : each(all, () => stroke(joints, STONE.kerbD, 0.8))) +
    each(all, () => rect(0, 0, 100, 13.6, STONE.waterDeep)) +
    each(all, () => rect(0, 0, 100, 11.8, 'url(#g-water)')) +
    each(
      all,
      (side) =>
        `<g clip-path="url(#${clip(side)})">` +
        stroke(wave, '#F1FCFD', lod === 'mini' ? 2.6 : 1.7, 'stroke-linecap="round"') +
        (lod === 'full' ? stroke(ripple, '#F1FCFD', 0.9, 'opacity=".65" stroke-linecap="round"') : '') +
        '</g>',
    )
  )
}

const POST: Record<Side, [number, number]> = { N: [50, 13.5], E: [88, 49], S: [50, 87], W: [12, 49] }

export const guard = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="1" cy="10" rx="9" ry="3" fill="#000" opacity=".3"/>` +
  '<path d="M-8.5 10C-8.5 1 -5 -2 0 -2S8.5 1 8.5 10Z" fill="#2B5E8C" stroke="#10263b" stroke-width="1.4"/><path d="M-3 10V-1H3V10" fill="#E2AE45"/>' +
  '<circle cy="-6.5" r="6.2" fill="#F0C9A0" stroke="#10263b" stroke-width="1.4"/>' +
  '<path d="M-6.8 -6.5A6.8 6.8 0 0 1 6.8 -6.5ZM-1 -15h2v3h-2Z" fill="#C9D2DA" stroke="#10263b" stroke-width="1.3" stroke-linejoin="round"/></g>'
export const guardAt = (side: Side): string => guard(...POST[side], 0.72)
/** A tower on the middle of a wall; its core is dark while nobody mans it. */
export const guardTower = (side: Side, manned: boolean): string =>
  turned(
    side,
    path(ngon(50, 12.5, 15), STONE.wallDark) +
      path(ngon(50, 12.5, 13), STONE.wallLit) +
      path(ngon(50, 12.5, 9.8), STONE.walk) +
      path(ngon(50, 12.5, 7.6), manned ? '#8a4526' : '#4a2012'),
  ) + (manned ? guardAt(side) : '')
