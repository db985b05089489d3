/* Currencies: outline, symbol and colour, each of which tells them apart. 100 x 100 box. */
import { circle, f, path, rect, star } from './geometry'
import { CURRENCY, isCurrency, type Currency } from './palette'

const SHAPE: Record<Currency, (r: number) => string> = {
  denar: (r) => `<circle cx="50" cy="50" r="${r}"/>`,
  dirham: (r) =>
    `<rect x="${f(50 - r * 0.88)}" y="${f(50 - r * 0.88)}" width="${f(r * 1.76)}" height="${f(r * 1.76)}" rx="${f(r * 0.16)}"/>`,
  ducat: (r) => `<path d="${star(50, 50, r * 1.06, 8, 0.82)}"/>`,
  florin: (r) => {
    const lobe = (angle: number): string =>
      `<circle cx="${f(50 + r * 0.8 * Math.cos(angle))}" cy="${f(50 + r * 0.8 * Math.sin(angle))}" r="${f(r * 0.27)}"/>`
    const lobes = [...Array(10).keys()].map((i) => lobe((i * Math.PI) / 5)).join('')
    return `${lobes}<circle cx="50" cy="50" r="${f(r * 0.86)}"/>`
  },
  diamond: (r) =>
    `<path d="M${f(50 - r)} 42L${f(50 - r * 0.55)} ${f(50 - r * 0.72)}H${f(50 + r * 0.55)}L${f(50 + r)} 42L50 ${f(50 + r * 0.98)}Z"/>`,
}
const RAY = 'M50 33L54 22L50 18L46 22Z'
const SYMBOL: Record<Exclude<Currency, 'diamond'>, string> = {
  denar: `<path d="M60 24A28 28 0 1 0 60 76A21.5 21.5 0 1 1 60 24Z"/><path d="${star(62, 50, 9, 5, 0.42)}"/>`,
  dirham:
    '<path d="M50 22C70 34 70 58 50 72C30 58 30 34 50 22Z"/>' +
    `<path d="M50 30V84M50 48L60 40M50 60L61 52M50 48L40 40M50 60L39 52" fill="none" stroke="${CURRENCY.dirham.deep}" stroke-width="3"/>`,
  ducat:
    '<circle cx="50" cy="50" r="12"/>' +
    [...Array(8).keys()].map((i) => `<path d="${RAY}" transform="rotate(${i * 45} 50 50)"/>`).join(''),
  florin:
    '<path d="M50 20C58 30 60 38 54 48H60C60 40 66 34 73 37C80 41 76 52 67 52H62V57H56C57 66 60 71 65 76H35C40 71 43 66 44 57H38V52H33C24 52 20 41 27 37C34 34 40 40 40 48H46C40 38 42 30 50 20Z"/>',
}

function gem(): string {
  const k = CURRENCY.diamond
  return (
    `<g fill="${k.deep}">${SHAPE.diamond(47)}</g>` +
    path('M9 42L26.5 19H73.5L91 42L50 92Z', k.base) +
    path('M9 42H91L50 92Z', '#4F93A8') +
    path('M26.5 19L34 42L50 19L66 42L73.5 19ZM34 42H66L50 92Z', k.mid) +
    path('M50 19L34 42H66Z', '#F4FCFE') +
    path('M9 42H34L50 92Z', k.base)
  )
}

/** A plain coin for a currency that has no drawing of its own. */
const plainCoin = (): string =>
  circle(50, 50, 47, '#4A3D29') +
  circle(50, 50, 43, '#B9A98A') +
  rect(36, 36, 28, 28, '#FFFBEF', 'transform="rotate(45 50 50)"')

export function coin(currency: string): string {
  if (!isCurrency(currency)) return plainCoin()
  if (currency === 'diamond') return gem()
  const k = CURRENCY[currency]
  const rim = currency === 'florin' ? '<circle cx="50" cy="50" r="34"/>' : SHAPE[currency](36)
  return (
    `<g fill="${k.deep}">${SHAPE[currency](47)}</g><g fill="${k.base}">${SHAPE[currency](43)}</g>` +
    `<g fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.2">${rim}</g>` +
    `<g fill="#FFFBEF" stroke="${k.deep}" stroke-width="1.6" stroke-linejoin="round">${SYMBOL[currency]}</g>`
  )
}
