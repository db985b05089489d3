/* Tiles of Granada: a coloured building on ivory cobbles, moats, and a flag in the kind of the reverse. */
import { at, circle, f, path, rect } from '../geometry'
import { building, frame, priceBadge, silhouette, smallBuilding } from '../tile'
import type { Lod } from '../walls'
import { moats } from './moats'
import { CITY_KIND, type CityKind, type CityPaint } from './palette'

export interface CityTile {
  kind: CityKind
  price?: number | undefined
  /** Sides with a moat. */
  moats?: string | undefined
  /** The kind on the reverse. */
  back?: CityKind | undefined
  lod?: Lod
}
export function cityTile({ kind, price, moats: moated = '', back, lod = 'full' }: CityTile): string {
  const k = CITY_KIND[kind]
  const mini = lod === 'mini'
  return (
    rect(0, 0, 100, 100, '#F1E6CF', 'rx="4"') +
    (mini ? '' : rect(0, 0, 100, 100, 'url(#pt-cobble)', 'rx="4" opacity=".8"')) +
    circle(50, 48, mini ? 44 : 39, k.pale, 'opacity=".95"') +
    (mini
      ? ''
      : circle(
          50,
          48,
          36.5,
          'none',
          `stroke="${k.mid}" stroke-width="1" stroke-dasharray="1.4 2.6" stroke-linecap="round"`,
        )) +
    frame('#7d6a45', lod) +
    (mini ? smallBuilding(kind, kind === 'hospital' ? '#fff' : k.base, k.deep) : building(kind)) +
    moats(moated, lod) +
    (mini ? '' : pips(k) + (back ? reverseFlag(back) : '')) +
    priceBadge(price, lod)
  )
}
function pips(k: CityPaint): string {
  const width = k.dots * 5.2 + 4
  const dots = [...Array(k.dots).keys()].map((i) => circle(4.6 + i * 5.2, 3.3, 1.65, k.deep)).join('')
  const plate = rect(0, 0, width, 6.6, '#FFF9EC', `rx="3.3" stroke="${k.deep}" stroke-width="1"`)
  return `<g transform="translate(${f(46 - width / 2)} 81.8)">${plate}${dots}</g>`
}
function reverseFlag(back: CityKind): string {
  const k = CITY_KIND[back]
  const flag = path('M0 3H14L17.5 8.5L14 14H0Z', k.base, `stroke="${k.deep}" stroke-width="1.2"`)
  return `<g transform="translate(14.5 71)">${flag}${at(2.4, 2.7, 0.115, silhouette(back, k.deep))}</g>`
}
