/* Cards of modules with a drawing of their own, in a 100 x 140 box. Their words are given to them. */
import { CARD_EMBLEM } from './cardEmblems'
import { specialCard, specialSheet } from './cards'
import { coin } from './coins'
import { at, circle, path, rect, stroke, text } from './geometry'
import { KIND, KINDS, currencyPaint, figureOn, groundOf, type Kind, type Side } from './palette'
import { kindDisc, redCube } from './markers'
import { buildingTile, silhouette, type BuildingTile } from './tile'
import { turned, walls } from './walls'

interface Words {
  title: string
  note?: string | undefined
}
const cornerCoin = (currency: string): string => at(4, 4, 0.2, coin(currency))

/** The six kinds in a ring round the turban; a cube marks one of them. */
export function sultanCard(words: Words, currency: string, mark?: string): string {
  const place = (i: number): [number, number] => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 3
    return [50 + 25 * Math.cos(angle), 56 + 25 * Math.sin(angle)]
  }
  const ring = KINDS.map((kind, i) => kindDisc(kind, ...place(i), 8.6) + (kind === mark ? chosen(...place(i)) : ''))
  return (
    specialCard({ ...words, inner: at(37, 42, 0.27, CARD_EMBLEM.turban('#132A4B', '#FFF6E2')) + ring.join('') }) +
    cornerCoin(currency)
  )
}
const chosen = (x: number, y: number): string =>
  circle(x, y, 10.4, 'none', 'stroke="#C8362F" stroke-width="2.2"') + redCube(x + 3, y - 12, 8.5)

export const thiefCard = (words: Words, currency: string): string =>
  specialCard({ ...words, emblem: 'hood' }) + at(56, 66, 0.4, coin(currency))

export const bonusCard = (words: Words, tile: BuildingTile): string =>
  specialCard({ ...words, inner: at(27, 42, 0.46, buildingTile({ ...tile, walls: '' })) })

export const cityWallCard = (words: Words, walled: string): string =>
  specialCard({
    ...words,
    ground: 'sand',
    inner:
      rect(29, 44, 42, 42, '#E4D6B8', 'rx="3" stroke="#8A6A34" stroke-width="1" stroke-dasharray="3 2"') +
      at(29, 44, 0.42, walls(walled, 'full', walled)),
  })

export const invasionCard = (words: Words, from: Side): string =>
  specialCard({
    ...words,
    ground: 'wine',
    inner:
      at(29, 30, 0.42, CARD_EMBLEM.swords('#7b1f16', '#FFF6E2')) +
      at(38, 70, 0.24, turned(from, path('M50 12L88 78H12Z', '#C8362F', 'stroke="#5c120d" stroke-width="4"'))),
  })

export const scoutCard = (words: Words, kind: Kind): string =>
  specialCard({
    ...words,
    ground: 'wine',
    inner:
      at(31, 28, 0.38, CARD_EMBLEM.spyglass('#7b1f16', '#FFF6E2')) +
      at(39, 70, 0.22, silhouette(kind, KIND[kind].mark)),
  })

/** A path of one currency with branches to others, and the marker's place on it or aside on a branch. */
export function caravanCard(main: string, branches: Record<number, string>, marker: number, aside = false): string {
  const k = currencyPaint(main)
  const y = (step: number): number => 120 - step * 18.5
  const stop = (x: number, step: number, currency: string): string => {
    const paint = currencyPaint(currency)
    const ink = currency === 'florin' ? paint.deep : '#FFFBEF'
    return (
      circle(x, y(step), 7.6, paint.base, `stroke="${paint.deep}" stroke-width="1.6"`) +
      text(step, x, y(step) + 4.2, 12, ink)
    )
  }
  const branch = ([step, currency]: [string, string]): string =>
    stroke(`M32 ${y(+step)}H66`, k.deep, 2, 'stroke-dasharray="3 2"') +
    stop(70, +step, currency) +
    at(79, y(+step) - 6, 0.12, coin(currency))
  return (
    specialSheet('sand') +
    rect(7, 7, 86, 126, '#FFF6E2', 'rx="6" stroke="#C99A3C" stroke-width="1.4"') +
    at(54, 6, 0.34, CARD_EMBLEM.camel('#8A5524', '#fff')) +
    stroke(`M32 120V${y(5)}`, k.deep, 3) +
    Object.entries(branches).map(branch).join('') +
    circle(32, 120, 7, '#FFF9EC', `stroke="${k.deep}" stroke-width="1.6"`) +
    text(0, 32, 124, 11, k.deep) +
    [1, 2, 3, 4, 5].map((step) => stop(32, step, main)).join('') +
    at(11, y(5) - 7, 0.14, coin(main)) +
    redCube(aside ? 57 : 38.5, y(marker) - 4.5, 9)
  )
}

/** The order of the kinds in a scoring, the least first. */
export const orderCard = (order: Kind[]): string =>
  specialSheet('night') +
  rect(9, 9, 82, 122, '#FFF6E2', 'rx="6" stroke="#C99A3C" stroke-width="1.6"') +
  order
    .map((kind, i) => {
      const y = 14 + i * 19
      return (
        rect(13, y, 74, 17, groundOf(kind), `rx="3" stroke="${KIND[kind].deep}" stroke-width=".8"`) +
        at(17, y + 1.6, 0.14, silhouette(kind, figureOn(kind))) +
        text(i + 1, 78, y + 13, 13, figureOn(kind))
      )
    })
    .join('')
