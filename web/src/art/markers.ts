/* Figures and markers that lie on or beside tiles, in a 100 x 100 box. */
import { CARD_EMBLEM } from './cardEmblems'
import { coin } from './coins'
import { at, circle, f, ngon, path, rect, star, stroke, text } from './geometry'
import { CURRENCY, KIND, STONE, figureOn, groundOf, isCurrency, playerPaint, type Kind, type Player } from './palette'
import { FALCON } from './players'
import { silhouette } from './tile'

/** Scaffolding over a building; on the reverse, the currency that completes it. */
export function buildingSite(currency?: string): string {
  const o = 'stroke="#4b2f12" stroke-width="1.3" stroke-linejoin="round"'
  const plate =
    path(ngon(50, 51.5, 36), '#000', 'opacity=".3"') +
    path(ngon(50, 50, 36), '#4b2f12') +
    path(ngon(50, 50, 34), isCurrency(currency) ? CURRENCY[currency].pale : '#E7CC98') +
    path(ngon(50, 50, 30.5), 'none', 'stroke="#8a6330" stroke-width="1.2"')
  if (currency) return plate + at(26, 26, 0.48, coin(currency))
  return (
    plate +
    rect(34, 40, 32, 28, '#F8EEDA', o) +
    rect(34, 40, 14, 10, '#DCC7A2') +
    stroke('M28 72V28M72 72V28M26 38H74M26 54H74M50 24V34', '#7a4a1a', 2.6, 'stroke-linecap="round"') +
    stroke('M28 54L50 38M72 54L50 38M28 70L50 54M72 70L50 54', '#A9713A', 1.5) +
    stroke('M60 18H78M62 18V30', '#4b2f12', 2.2, 'stroke-linecap="round"') +
    rect(58.5, 30, 7, 6, '#8E8168', o)
  )
}

/** A wooden door across a double wall; drawn round the middle of the wall at (50, 0). */
export const cityGate = (): string =>
  rect(26, -12, 48, 24, '#3d210a', 'rx="3"') +
  rect(28, -10, 44, 20, '#B57A3C', 'rx="2"') +
  path('M28 -10H34V10H28ZM66 -10H72V10H66Z', '#8A5524') +
  path('M38 10V0A12 12 0 0 1 62 0V10Z', '#3d210a') +
  path('M40.5 10V0A9.5 9.5 0 0 1 50 -9.3V10Z', '#6b4018') +
  circle(47.5, 2, 1.4, STONE.brass)

export function citizen(kind: Kind): string {
  const o = `stroke="${KIND[kind].deep}" stroke-width="5"`
  return (
    '<ellipse cx="51" cy="90" rx="30" ry="7" fill="#000" opacity=".25"/>' +
    path('M20 90C20 62 32 52 50 52S80 62 80 90Z', groundOf(kind), o) +
    circle(50, 34, 21, groundOf(kind), o) +
    at(33, 58, 0.34, silhouette(kind, KIND[kind].deep))
  )
}

export function chest(kind: Kind): string {
  const k = KIND[kind]
  return (
    `<g stroke="${k.deep}" stroke-width="5" stroke-linejoin="round">` +
    path('M12 46C12 26 24 20 50 20S88 26 88 46Z', k.mid) +
    path('M12 46H88V84H12Z', groundOf(kind)) +
    '</g>' +
    path('M12 43H88V52H12Z', STONE.brass) +
    path('M42 42H58V62H42Z', STONE.brass, `stroke="${k.deep}" stroke-width="3"`) +
    circle(50, 51, 3.5, k.deep) +
    at(17, 56, 0.24, silhouette(kind, k.deep))
  )
}

/** A kind as a disc, for falcons and marks. */
export const kindDisc = (kind: Kind, x: number, y: number, r: number): string =>
  circle(x, y, r, KIND[kind].deep) +
  circle(x, y, r * 0.877, groundOf(kind)) +
  at(x - r * 0.577, y - r * 0.6, r * 0.01154, silhouette(kind, figureOn(kind)))

export type FalconColor = 'black' | 'brown' | 'white'
export const isFalconColor = (key: unknown): key is FalconColor =>
  key === 'black' || key === 'brown' || key === 'white'
const FEATHERS: Record<FalconColor, [string, string]> = {
  black: ['#33312F', '#FFF3DC'],
  brown: ['#8A5524', '#FFF3DC'],
  white: ['#F3EEE2', '#55504a'],
}
/** A falcon; on its reverse, the two kinds it needs. */
export function falcon(color: FalconColor, kinds: Kind[] = []): string {
  const [ground, ink] = FEATHERS[color]
  const [x, y, scale] = kinds.length ? [20, 11, 0.6] : [17, 14, 0.68]
  return (
    circle(50, 52, 47, '#000', 'opacity=".3"') +
    circle(50, 50, 47, '#3a2410') +
    circle(50, 50, 44, STONE.brass) +
    circle(50, 50, 40.5, ground) +
    at(x, y, scale, `<g fill="${ink}">${FALCON(ground)}</g>`) +
    kinds.map((kind, i) => kindDisc(kind, 26 + i * 48, 76, 13)).join('')
  )
}

export function vizier(player: Player, awake = true): string {
  const p = playerPaint(player)
  const o = `stroke="${p.deep}" stroke-width="2"`
  const eyes = awake
    ? circle(42, 57, 3.2, '#241508') +
      circle(58, 57, 3.2, '#241508') +
      stroke('M37 52q5-3 9 0M54 52q5-3 9 0', '#241508', 2)
    : stroke('M38 57q4 3 8 0M54 57q4 3 8 0', '#241508', 2.4, 'stroke-linecap="round"') +
      text('z', 76, 26, 24, '#FFF9EC', 'display')
  return (
    circle(50, 50, 48, p.deep) +
    circle(50, 50, 44.5, STONE.brass) +
    circle(50, 50, 41, awake ? p.base : '#8b8f97') +
    path('M27 52C26 32 36 20 50 20S74 32 73 52C66 45 34 45 27 52Z', '#FFF9EC', o) +
    circle(50, 33, 4.5, p.deep) +
    path('M50 28C54 22 56 18 55 13C50 16 47 21 50 28Z', STONE.brass) +
    path('M30 51C38 46 62 46 70 51C70 70 62 80 50 80S30 70 30 51Z', '#EFC79D', o) +
    path('M36 66C42 62 58 62 64 66C62 78 56 84 50 84S38 78 36 66Z', '#4b2f1a') +
    eyes
  )
}

const SEATS: [number, number][] = [
  [29, 58],
  [50, 31],
  [71, 58],
]
/** The street trader's tile; on a board with the citizens that wait on it, else with the sign of the trade. */
export function traderTile(citizens: Kind[] = []): string {
  const waiting = citizens.slice(0, SEATS.length).map((kind, i) => {
    const [x, y] = SEATS[i] ?? [50, 50]
    return at(x - 19, y - 13, 0.38, citizen(kind))
  })
  return (
    circle(50, 52, 47, '#000', 'opacity=".25"') +
    circle(50, 50, 47, '#5d3b1c') +
    circle(50, 50, 44, '#E4B878') +
    circle(50, 50, 39, 'none', 'stroke="#8A5524" stroke-width="1.6" stroke-dasharray="3 3"') +
    (waiting.length ? waiting.join('') : at(25, 23, 0.5, CARD_EMBLEM.scales('#6b3f14', '#E4B878')))
  )
}

/** A culture counter: a hexagon turned so that the points it is worth now are on top. */
export function cultureCounter(price: string, points: number[], now: number, marked: number): string {
  const edge = `M50 50L${f(50 - 44.5 * Math.sin(Math.PI / 6))} ${f(50 - 44.5 * Math.cos(Math.PI / 6))}`
  const field = (worth: number, i: number): string =>
    `<g transform="rotate(${(i - now) * 60} 50 50)">` +
    stroke(edge, '#B79B62', 1) +
    text(worth, 50, 24, 15, i === now ? '#7b1f16' : '#3a2410') +
    (i === marked ? redCube(46, 27.5, 8) : '') +
    '</g>'
  return (
    path(ngon(50, 51.5, 47, 6, 0), '#000', 'opacity=".25"') +
    path(ngon(50, 50, 47, 6, 0), '#3a2410') +
    path(ngon(50, 50, 44.5, 6, 0), '#EAD9B2') +
    points.map(field).join('') +
    path(star(50, 50, 15), '#17457F') +
    text(price, 50, 55.6, price.length > 2 ? 10 : 16, '#FFF9EC')
  )
}
export const redCube = (x: number, y: number, size: number): string =>
  rect(x, y, size, size, '#C8362F', `rx="${f(size * 0.18)}" stroke="#5c120d" stroke-width="1.1"`)

/** The same as small as a thumb: what it is worth now, and the price it is for. */
export const smallCounter = (price: string, points: number): string =>
  path(ngon(50, 51.5, 47, 6, 0), '#000', 'opacity=".25"') +
  path(ngon(50, 50, 47, 6, 0), '#3a2410') +
  path(ngon(50, 50, 44, 6, 0), '#EAD9B2') +
  text(points, 50, 56, 44, '#7b1f16') +
  path(star(50, 76, 21), '#17457F') +
  text(price, 50, price.length > 2 ? 80.5 : 83, price.length > 2 ? 13 : 20, '#FFF9EC')

/** The plank on which counters dock. */
export const dockingStrip = (): string =>
  rect(4, 30, 92, 42, '#000', 'rx="6" opacity=".25"') +
  rect(4, 28, 92, 42, '#5d3b1c', 'rx="6"') +
  rect(7, 31, 86, 36, '#B98A52', 'rx="4"') +
  [22, 50, 78].map((x) => path(ngon(x, 49, 13, 6, 0), '#7F4E22', 'stroke="#E4B878" stroke-width="1.4"')).join('')

/** A bag from which pieces are drawn. */
export const bag = (): string =>
  at(10, 8, 0.8, CARD_EMBLEM.purse('#5d3b1c', '')) + at(14, 12, 0.72, CARD_EMBLEM.purse('#A9713A', ''))

/** An unknown piece: a brass seal with the first letters of its name. */
export const nameSeal = (letters: string): string =>
  circle(50, 52, 45, '#000', 'opacity=".25"') +
  circle(50, 50, 45, '#3a2410') +
  circle(50, 50, 42, STONE.brass) +
  path(star(50, 50, 40), '#FFF6E2', 'stroke="#8F6414" stroke-width="1.4"') +
  text(letters, 50, 60, letters.length > 1 ? 26 : 32, '#5d3f05', 'display')
