/* The building market: an arcade whose voussoirs carry the colours of the currencies. */
import { coin } from './coins'
import { at, f, path, rect } from './geometry'
import { currencyPaint } from './palette'

export interface ArcadeShape {
  width: number
  height: number
  /** Width of one arch with its columns. */
  bay: number
  /** Where the bays begin, and the line the tiles stand on. */
  left: number
  base: number
  /** How high the arches are, compared with their width. */
  rise: number
  /** How many tiles stand under an arch, and how far apart their middles are. */
  each: number
  pitch: number
}
export interface ArcadeSize {
  /** The edge of a tile. */
  tile: number
  /** Tiles under an arch. */
  each?: number
  /** Little room: narrow columns. */
  tight?: boolean
}
const SPREAD = 1.98
const VOUSSOIRS = 17
const radii = (bay: number): [inner: number, outer: number] => [bay / 2 - 13, bay / 2 - 3]

export function arcadeShape(arches: number, { tile, each = 1, tight = false }: ArcadeSize): ArcadeShape {
  const pitch = tile + (tight ? 2 : 6)
  const bay = pitch * (each - 1) + tile + (tight ? 10 : 30)
  const [inner, outer] = radii(bay)
  const rise = each > 1 ? (tight ? 0.92 : 0.62) : 1
  const base = 27 + rise * (outer + inner * 0.3) + tile + 4
  return { width: bay * arches + 14, height: base + 30, bay, left: 7, base, rise, each, pitch }
}

/** The place of a stall: where its part of the arcade begins, how wide it is, and where within it the tile stands. */
export function stallPlace({ left, bay, each, pitch }: ArcadeShape, index: number): [number, number, number] {
  const [width, nth] = [bay / each, index % each]
  const middle = (bay - pitch * (each - 1)) / 2 + pitch * nth
  return [left + width * index, width, middle - width * nth]
}

/** How wide a tile may be where the arcade has so much room. */
export const tileWithin = (room: number, arches: number, each: number, tight: boolean): number =>
  Math.floor(((room - 14) / arches - (tight ? 10 + 2 * (each - 1) : 30 + 6 * (each - 1))) / each)

export function arcade(currencies: string[], shape: ArcadeShape, lit: boolean[]): string {
  const { width, height, bay, left } = shape
  const house =
    rect(1, 8, width - 2, height - 8, '#000', 'rx="9" opacity=".18"') +
    rect(0, 3, width, height - 8, 'var(--arcade-edge)', 'rx="9"') +
    rect(1.5, 3, width - 3, height - 11, 'var(--arcade)', 'rx="8"')
  const frieze = rect(0, 0, width - 12, 15, 'url(#z-band)', 'rx="3" stroke="#C99A3C" stroke-width="1.3"')
  const arches = currencies.map((currency, i) => arch(shape, left + bay * (i + 0.5), currency, lit[i] ?? false))
  const columns = [...currencies, ''].map((_, i) => column(shape, left + bay * i))
  return house + `<g transform="translate(6 7)">${frieze}</g>` + arches.join('') + columns.join('')
}

/** Where the arches end and the columns begin. */
const springing = ({ bay, rise }: ArcadeShape): number =>
  27 + rise * (radii(bay)[1] - radii(bay)[0] * Math.cos(SPREAD))

function arch(shape: ArcadeShape, cx: number, currency: string, lit: boolean): string {
  const { bay, base, rise } = shape
  const [inner, outer] = radii(bay)
  const [cy, foot, half, jamb] = [27 + rise * outer, springing(shape), bay / 2 - 8, inner * Math.sin(SPREAD)]
  const k = currencyPaint(currency)
  const on = (r: number, angle: number): string =>
    `${f(cx + r * Math.sin(angle))} ${f(cy - rise * r * Math.cos(angle))}`
  const bow = (r: number): string => `A${f(r)} ${f(rise * r)} 0`
  const opening =
    `M${f(cx - half)} ${f(base)}V${f(foot)}H${f(cx - jamb)}${bow(inner)} 1 1 ${f(cx + jamb)} ${f(foot)}` +
    `H${f(cx + half)}V${f(base)}Z`
  const voussoir = (i: number): string => {
    const [from, to] = [-SPREAD + (i * 2 * SPREAD) / VOUSSOIRS, -SPREAD + ((i + 1) * 2 * SPREAD) / VOUSSOIRS]
    const d =
      `M${on(inner, from)}L${on(outer, from)}${bow(outer)} 0 1 ${on(outer, to)}` +
      `L${on(inner, to)}${bow(inner)} 0 0 ${on(inner, from)}Z`
    return path(d, i % 2 ? 'var(--arcade-stone)' : k.base, `stroke="${k.deep}" stroke-width=".6"`)
  }
  const rim = `M${on(outer + 0.7, -SPREAD)}${bow(outer + 0.7)} 1 1 ${on(outer + 0.7, SPREAD)}`
  return (
    path(opening, 'var(--arcade-niche)') +
    path(opening, 'url(#g-niche)') +
    (lit ? path(opening, 'url(#g-lamp)') : '') +
    [...Array(VOUSSOIRS).keys()].map(voussoir).join('') +
    path(rim, 'none', `stroke="${k.deep}" stroke-width="1.5"`) +
    at(cx - 16, cy - rise * inner + 7, 0.32, coin(currency))
  )
}

function column(shape: ArcadeShape, x: number): string {
  const { base } = shape
  const top = springing(shape)
  const shaft = base - top - 12
  const o = 'stroke="#8F6414" stroke-width=".9"'
  return (
    rect(x - 5, top + 9, 10, shaft, 'var(--arcade-column)', 'stroke="var(--arcade-edge)" stroke-width=".8"') +
    rect(x + 0.5, top + 9, 4.5, shaft, '#000', 'opacity=".14"') +
    path(`M${x - 9} ${f(top - 1)}H${x + 9}L${x + 6} ${f(top + 9)}H${x - 6}Z`, 'var(--arcade-capital)', o) +
    rect(x - 7.5, base - 5, 15, 6, 'var(--arcade-capital)', `rx="1" ${o}`)
  )
}
