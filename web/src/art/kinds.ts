/* The smallest full identity of a kind, for tables and chips. 100 x 100 box. */
import { at, path, rect, star } from './geometry'
import { isKind, kindPaint } from './palette'
import { SILHOUETTE } from './silhouettes'
import { outlined, silhouette } from './tile'

const isDrawn = (kind: string): boolean => Object.hasOwn(SILHOUETTE, kind)

export function kindChip(kind: string): string {
  const k = kindPaint(kind)
  const city = k.dots !== undefined
  return (
    rect(0, 0, 100, 100, k.deep, 'rx="16"') +
    rect(5, 5, 90, 90, city ? k.pale : k.base, 'rx="12"') +
    (isKind(kind) ? rect(5, 5, 90, 90, `url(#pt-${kind})`, 'rx="12" opacity=".5"') : '') +
    (isDrawn(kind)
      ? at(14, 12, 0.72, outlined(kind, city ? k.mid : kind === 'chambers' ? '#fff' : '#FFF6E4', k.deep, 7))
      : path(star(50, 50, 34), '#FFF6E4', `stroke="${k.deep}" stroke-width="4"`))
  )
}
/** The silhouette in a colour that reads on panels of both themes. */
export function kindMark(kind: string): string {
  const k = kindPaint(kind)
  const paint = `light-dark(${k.mark}, ${k.markDark})`
  return isDrawn(kind) ? silhouette(kind, paint) : path(star(50, 50, 40), paint)
}
