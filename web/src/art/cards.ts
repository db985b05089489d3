/* Cards, in a 100 x 140 box. The left 30 units carry the index, so that a fanned hand stays readable. */
import { CARD_EMBLEM, type CardEmblem } from './cardEmblems'
import { coin } from './coins'
import { at, f, ngon, path, rect, star, text } from './geometry'
import { KIND, KINDS, STONE, currencyPaint, isCurrency } from './palette'
import { silhouette } from './tile'
import { medallion } from './zellige'

export type CardGround = 'night' | 'wine' | 'sand'
interface GroundPaint {
  fill: string
  line: string
  ink: string
}
const GROUND: Record<CardGround, GroundPaint> = {
  night: { fill: '#132A4B', line: '#0C1B31', ink: '#132A4B' },
  wine: { fill: '#5A181D', line: '#3c0d11', ink: '#5A181D' },
  sand: { fill: '#EFE2C6', line: '#8A6A34', ink: '#6b4a18' },
}
const PAPER = '#FFF6E2'

const edge = (line: string): string =>
  rect(0.6, 0.6, 98.8, 138.8, 'none', `rx="7.6" stroke="${line}" stroke-width="1.2"`)
export function sheet(fill: string, line: string, pattern = ''): string {
  const face = (paint: string): string => rect(2.6, 2.6, 94.8, 134.8, paint, 'rx="6"')
  return (
    rect(0, 0, 100, 140, '#FFFBF0', 'rx="8"') +
    face(fill) +
    (pattern && face(`url(#${pattern})`)) +
    face('url(#g-card)') +
    edge(line)
  )
}
export const specialSheet = (ground: CardGround): string =>
  sheet(GROUND[ground].fill, GROUND[ground].line, `zc-${ground}`)

/** A window with a horseshoe head. */
export function archWindow(x0: number, x1: number, y0: number, y1: number): string {
  const half = (x1 - x0) / 2
  const [cx, r, jamb] = [(x0 + x1) / 2, half * 1.06, half * 0.92]
  const foot = y0 + r + Math.sqrt(r * r - jamb * jamb)
  return `M${f(cx - jamb)} ${y1}V${f(foot)}A${f(r)} ${f(r)} 0 1 1 ${f(cx + jamb)} ${f(foot)}V${y1}Z`
}
const litWindow = (foot: number): string =>
  path(archWindow(14, 86, 9, foot), '#C99A3C') + path(archWindow(16, 84, 11, foot), PAPER)

export interface MoneyCard {
  currency: string
  value: number
  /** Marked for the master builder's set. */
  builder?: boolean
}
export function moneyCard({ currency, value, builder = false }: MoneyCard): string {
  const k = currencyPaint(currency)
  const window = archWindow(31, 94, 14, 129)
  const mark =
    path(ngon(11.5, 11.5, 12.5), '#FFF9EC', `stroke="${k.deep}" stroke-width="1.2"`) +
    at(3, 3, 0.17, CARD_EMBLEM.compass(k.deep, '#FFF9EC'))
  return (
    sheet(k.base, k.deep, isCurrency(currency) ? `zc-${currency}` : 'zc-sand') +
    rect(2.6, 2.6, 27, 134.8, k.deep, 'rx="6" opacity=".34"') +
    text(value, 15.8, 35, 36, '#FFFBEF', 'ui', `stroke="${k.deep}" stroke-width="3.6" paint-order="stroke"`) +
    at(5.5, 41, 0.205, coin(currency)) +
    path(window, k.deep, 'opacity=".55" transform="translate(.8 1.2)"') +
    path(window, '#FFF9EA', `stroke="${k.deep}" stroke-width="1.4"`) +
    path(archWindow(34.5, 90.5, 17.5, 126), 'none', `stroke="${k.mid}" stroke-width="1" stroke-dasharray="2.2 1.8"`) +
    at(40.5, 28, 0.44, coin(currency)) +
    text(value, 62.5, 113, 52, k.deep, 'value') +
    (builder ? `<g transform="translate(4.5 104)">${mark}</g>` : '')
  )
}

export const cardBack = (): string =>
  rect(0, 0, 100, 140, '#FFFBF0', 'rx="8"') +
  rect(3, 3, 94, 134, '#12284d', 'rx="6"') +
  rect(5, 5, 90, 130, 'url(#zc-back)', 'rx="4.5" stroke="#C99A3C" stroke-width="1.4"') +
  medallion(50, 70, 27) +
  edge('#12284d')

/** Two balanced lines when a title is too long for one. */
function lines(title: string): string[] {
  const words = title.split(' ')
  if (title.length <= 15 || words.length < 2) return [title]
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longer = (pair: string[]): number => Math.max(...pair.map((line) => line.length))
  return halves.reduce((best, pair) => (longer(pair) < longer(best) ? pair : best))
}
const fitted = (line: string, most: number, per: number): number => f(Math.min(most, 82 / (line.length * per)))

function titleStrip(title: string, note: string): string {
  const rows = lines(title)
  const pitch = 11.2
  const top = 133 - 8 - pitch * rows.length - (note ? 11 : 0)
  const size = Math.min(...rows.map((row) => fitted(row, 11.6, 0.54)))
  return (
    rect(6, top, 88, 133 - top, PAPER, 'rx="4" stroke="#C99A3C" stroke-width="1.4"') +
    rows.map((row, i) => text(row, 50, top + 12.2 + i * pitch, size, '#23170D', 'display')).join('') +
    (note && text(note, 50, 129, fitted(note, 10, 0.46), '#5d4a30', 'ui', 'font-weight="500"'))
  )
}

export interface SpecialCard {
  title: string
  note?: string | undefined
  ground?: CardGround
  /** The emblem in its window, or a drawing of its own. */
  emblem?: CardEmblem
  inner?: string
}
/** Gilded rays behind an emblem. */
const halo = (): string =>
  path(star(50, 55, 33, 24, 0.84), '#F6E7C2') +
  path(star(50, 55, 33.5, 24, 0.84), 'none', 'stroke="#E3C98C" stroke-width=".8"')
/** Pattern, arch, emblem and title strip. */
export const specialCard = ({ title, note = '', ground = 'night', emblem = 'crown', inner }: SpecialCard): string =>
  specialSheet(ground) +
  litWindow(120) +
  (inner ?? halo() + at(23, 28, 0.54, CARD_EMBLEM[emblem](GROUND[ground].ink, '#F6E7C2'))) +
  titleStrip(title, note)

const ROMAN = ['', 'I', 'II', 'III']
export function scoringCard(number: number, title: string): string {
  const mark = (kind: (typeof KINDS)[number], i: number): string =>
    at(21 + (i % 3) * 21, 57 + Math.floor(i / 3) * 20, 0.16, silhouette(kind, KIND[kind].mark))
  return (
    specialSheet('wine') +
    litWindow(120) +
    text(ROMAN[number] ?? number, 50, 48, 32, '#7b1f16', 'display') +
    KINDS.map(mark).join('') +
    titleStrip(title, '')
  )
}

export function exchangeCard(one: string, other: string): string {
  const half = (currency: string, d: string): string =>
    path(d, currencyPaint(currency).base) + (isCurrency(currency) ? path(d, `url(#zc-${currency})`) : '')
  return (
    rect(0, 0, 100, 140, '#FFFBF0', 'rx="8"') +
    `<g clip-path="url(#cp-card)">${half(one, 'M2.6 2.6H97.4L2.6 137.4Z')}${half(other, 'M97.4 2.6V137.4H2.6Z')}</g>` +
    '<path d="M97.4 2.6L2.6 137.4" stroke="#FFFBF0" stroke-width="3"/>' +
    at(8, 10, 0.46, coin(one)) +
    at(46, 84, 0.46, coin(other)) +
    path(ngon(50, 70, 17), '#FFF9EC', `stroke="${STONE.dark}" stroke-width="1.4"`) +
    at(38.5, 58.5, 0.23, CARD_EMBLEM.exchange(STONE.dark, '#fff')) +
    edge(STONE.dark)
  )
}
