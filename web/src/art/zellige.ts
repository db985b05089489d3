/* Zellige: star-and-cross ornament from polygons in contact (Hankin's method) on the 4.8.8 tiling.
   1. Octagons of apothem a lie on a square lattice of period 2a; small squares fill the gaps.
   2. From the midpoint M of every edge two rays run into each polygon, each at the angle beta from the edge's normal.
   3. A ray stops where it meets that of the neighbouring edge (P). The star of an n-gon is M0 P0 M1 P1 ...,
      |OP| = ap * sin(beta) / sin(180 - 180/n - beta).
   4. Rays of the two polygons at an edge line up, so straps run straight through M and cross there. The strap turned
      +beta from the normal passes over: over and under then alternate along each strap.
   22.5 degrees give the sharp eight-fold star, 45 degrees the khatam (two squares). */
import { f, star } from './geometry'

export interface ZelligeColors {
  star: string
  cross: string
  field: string
  strap: string
  line: string
  inner: string
  core: string
}
export interface ZelligeOptions {
  a: number
  colors: ZelligeColors
  /** Degrees. */
  beta?: number
  /** Width of the straps and of their edges. */
  width?: number
  edge?: number
  /** The rosette within each star. */
  inner?: boolean
  transform?: string
}
interface Point {
  x: number
  y: number
}
interface Polygon {
  edges: (Point & { angle: number })[]
  reach: number
  d: string
}

/** Colours that follow the theme are custom properties, defined in pieces.css. */
const themed = (name: string): ZelligeColors => {
  const color = (part: string): string => `var(--zellige-${name}-${part})`
  return {
    star: color('star'),
    cross: color('cross'),
    field: color('field'),
    strap: color('strap'),
    line: color('line'),
    inner: color('inner'),
    core: color('core'),
  }
}
export const ZELLIGE = {
  lapis: {
    star: '#1D4C93',
    inner: '#F2E3BE',
    core: '#C7862A',
    cross: '#1F7F7A',
    field: '#F4EAD2',
    strap: '#FBF4E2',
    line: '#12284d',
  },
  ground: themed('ground'),
  band: themed('band'),
  carpet: themed('carpet'),
} satisfies Record<string, ZelligeColors>

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const pair = (x: number, y: number): string => `${f(x)} ${f(y)}`

function polygon(cx: number, cy: number, apothem: number, n: number, turn: number, beta: number): Polygon {
  const half = Math.PI / n
  const reach = (apothem * Math.sin(beta)) / Math.sin(Math.PI - half - beta)
  const edges = Array.from({ length: n }, (_, i) => {
    const angle = turn + i * 2 * half
    return { x: cx + apothem * Math.cos(angle), y: cy + apothem * Math.sin(angle), angle }
  })
  const tip = (angle: number): string => pair(cx + reach * Math.cos(angle + half), cy + reach * Math.sin(angle + half))
  const d = edges.map((m, i) => `${i ? 'L' : 'M'}${pair(m.x, m.y)}L${tip(m.angle)}`).join('') + 'Z'
  return { edges, reach, d }
}

function rosette(a: number, reach: number, c: ZelligeColors): string {
  return (
    `<path d="${star(a, a, reach * 0.86, 8, 0.7654, Math.PI / 8)}" fill="${c.inner}"/>` +
    `<path d="${star(a, a, reach * 0.5)}" fill="${c.core}"/><circle cx="${a}" cy="${a}" r="${f(reach * 0.16)}" fill="${c.inner}"/>`
  )
}

/** One square of the ornament, of edge 2a, which repeats in both directions. */
export function zelligeCell(options: ZelligeOptions): string {
  const { a, colors: c, beta = 22.5, width = 4.2, edge = 1.1, inner = true } = options
  const b = radians(beta)
  const gap = a * Math.tan(Math.PI / 8)
  const octagon = (i: number, j: number): Polygon => polygon(a + i * 2 * a, a + j * 2 * a, a, 8, 0, b)
  const centre = octagon(0, 0)
  const octagons = [centre, octagon(1, 0), octagon(-1, 0), octagon(0, 1), octagon(0, -1)]
  const squares = [0, 1].flatMap((i) => [0, 1].map((j) => polygon(i * 2 * a, j * 2 * a, gap, 4, Math.PI / 4, b)))
  const all = [...octagons, ...squares]

  const straps = all.map((p) => p.d).join('')
  const over = (width / Math.sin(2 * b)) * 0.5 + width * 0.55 + edge
  const bridges = all
    .flatMap((p) => p.edges)
    .map(({ x, y, angle }) => {
      const [dx, dy] = [over * Math.cos(angle + b), over * Math.sin(angle + b)]
      return `M${pair(x - dx, y - dy)}L${pair(x + dx, y + dy)}`
    })
    .join('')
  const band = (d: string, cap: string): string =>
    `<path d="${d}" fill="none" stroke="${c.line}" stroke-width="${f(width + 2 * edge)}"/>` +
    `<path d="${d}" fill="none" stroke="${c.strap}" stroke-width="${f(width)}"${cap}/>`
  return (
    `<rect width="${2 * a}" height="${2 * a}" fill="${c.field}"/>` +
    squares.map((p) => `<path d="${p.d}" fill="${c.cross}"/>`).join('') +
    octagons.map((p) => `<path d="${p.d}" fill="${c.star}"/>`).join('') +
    (inner ? rosette(a, centre.reach, c) : '') +
    band(straps, '') +
    band(bridges, ' stroke-linecap="square"')
  )
}

export function zelligePattern(id: string, options: ZelligeOptions): string {
  const size = 2 * options.a
  const turned = options.transform ? ` patternTransform="${options.transform}"` : ''
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turned}>${zelligeCell(options)}</pattern>`
}

/** The star of one octagon with eight petals: wordmark, card backs, loader and seal. */
export function medallion(cx: number, cy: number, r: number, c: ZelligeColors = ZELLIGE.lapis): string {
  const half = Math.PI / 8
  const disc = (share: number, fill: string): string =>
    `<circle cx="${cx}" cy="${cy}" r="${f(r * share)}" fill="${fill}"/>`
  const on = (share: number, angle: number): string =>
    pair(cx + share * r * Math.cos(angle), cy + share * r * Math.sin(angle))
  const shape = (angle: number, points: [number, number][]): string =>
    points.map(([share, turn], i) => `${i ? 'L' : 'M'}${on(share, angle + half * turn)}`).join('') + 'Z'
  let s = disc(1, c.line) + disc(0.965, c.strap) + disc(0.93, c.line) + disc(0.915, c.field)
  for (let i = 0; i < 8; i++) {
    const angle = -Math.PI / 2 + i * 2 * half
    const petal = shape(angle, [
      [0.5, 0],
      [0.62, -0.62],
      [0.8, -0.42],
      [0.9, 0],
      [0.8, 0.42],
      [0.62, 0.62],
    ])
    const bud = shape(angle, [
      [0.69, 1],
      [0.8, 0.8],
      [0.895, 1],
      [0.8, 1.2],
    ])
    s += `<path d="${petal}" fill="${i % 2 ? c.cross : c.star}" stroke="${c.strap}" stroke-width="${f(r * 0.028)}" stroke-linejoin="round"/>`
    s += `<path d="${bud}" fill="${c.core}"/>`
  }
  const burst = (share: number, fill: string, ratio = 0.7654, turn = half): string =>
    `<path d="${star(cx, cy, r * share, 8, ratio, turn)}" fill="${fill}"/>`
  return (
    s +
    burst(0.56, c.line) +
    burst(0.53, c.strap) +
    burst(0.48, c.star) +
    burst(0.34, c.inner, 0.6, 0) +
    burst(0.18, c.core, 0.7654, 0)
  )
}
