/* Tiles of modules, in a 100 x 100 box. */
import { coin } from './coins'
import { at, f, horseshoe, ngon, path, rect, star, stroke } from './geometry'
import { KIND, STONE, figureOn, groundOf, isKind, kindPaint, sides, type Corner, type Kind } from './palette'
import { ground, outlined, priceBadge, silhouette } from './tile'
import { turned, walls, type Lod } from './walls'

/** A tent in the fields; round bastions join the wall, arrows show the line that scores. */
export function camp(bastions: string, price?: number): string {
  const o = 'stroke="#4b2f12" stroke-width="1.3" stroke-linejoin="round"'
  const tents =
    '<ellipse cx="53" cy="74" rx="30" ry="4.5" fill="#000" opacity=".18"/>' +
    path('M24 73L46 33L68 73Z', '#F8EEDA', o) +
    path('M46 33L68 73H54Z', '#DCC7A2') +
    path('M46 40C42 54 40 64 39 73H53C52 64 50 54 46 40Z', '#5a2a17') +
    path('M46 33L35 53C39 55 43 52 46 54C49 52 53 55 57 53Z', '#C4453A', 'stroke="#4b2f12" stroke-width="1"') +
    rect(45.3, 22, 1.5, 12, '#4b2f12') +
    path('M46.8 22.5L58 25.5L46.8 29.5Z', STONE.brass, 'stroke="#8F6414" stroke-width=".7"') +
    path('M58 73L69 52L80 73Z', '#EADBBC', o) +
    path('M69 57L65 73H73Z', '#5a2a17')
  const round = (x: number): string =>
    path(`M${x - 11} 0V4A11 11 0 0 0 ${x + 11} 4V0Z`, '#D8CFBC', 'stroke="#4d4437" stroke-width="1.7"') +
    path(`M${x - 6.5} 0V3.5A6.5 6.5 0 0 0 ${x + 6.5} 3.5V0Z`, '#8f8674')
  const bastion =
    rect(0, 8, 100, 6, 'url(#g-wallshadow)') +
    rect(0, 0, 100, 8.6, '#4d4437') +
    rect(0, 1.4, 100, 5.6, '#D8CFBC') +
    [18, 50, 82].map(round).join('') +
    path('M50 19.5L57 29H52.5V34H47.5V29H43Z', '#FFF9EC', o)
  const body =
    ground('#A9C77B', '#39552a', 'pt-meadow', 'opacity=".4"') +
    tents +
    sides(bastions)
      .map((side) => turned(side, bastion))
      .join('')
  return `<g clip-path="url(#cp-tile)">${body}</g>${priceBadge(price)}`
}

/** A kind as a small octagon: colour and silhouette. */
export const kindToken = (kind: Kind): string =>
  path(ngon(8, 9, 11.5), KIND[kind].deep) +
  path(ngon(8, 9, 10.2), groundOf(kind)) +
  at(1.4, 2.2, 0.132, silhouette(kind, figureOn(kind)))

/** A market stall: its coin names the currency, its awning the kinds that count. */
export function bazaar(currency: string, kinds: string[], lod: Lod = 'full'): string {
  const stripe = (i: number): string => {
    const k = kindPaint(kinds[i % Math.max(1, kinds.length)] ?? '')
    const [top, foot] = [22 + (i * 56) / 6, 14 + i * 12]
    return path(
      `M${f(top)} 22L${f(top + 56 / 6)} 22L${foot + 12} 43A6 6 0 0 1 ${foot} 43Z`,
      k.base,
      `stroke="${k.deep}" stroke-width="1.1"`,
    )
  }
  const tokens = kinds
    .filter(isKind)
    .map((kind, i) => `<g transform="translate(${20 + i * 22.5} 66)">${kindToken(kind)}</g>`)
  const large = lod === 'mini'
  return (
    ground('#EBD3A2', '#6d4a18') +
    rect(9, 9, 82, 82, 'none', 'stroke="#B98A45" stroke-width="1.6" stroke-dasharray="3 2.4" rx="3"') +
    rect(18, 44, 2.6, 30, '#5d3b1c') +
    rect(79.4, 44, 2.6, 30, '#5d3b1c') +
    rect(20, 58, 60, 15, '#8A5524', 'stroke="#3d210a" stroke-width="1.2"') +
    rect(17, 55.5, 66, 4, '#C9894B', 'stroke="#3d210a" stroke-width="1"') +
    [0, 1, 2, 3, 4, 5].map(stripe).join('') +
    rect(20.5, 19, 59, 4, '#5d3b1c') +
    tokens.join('') +
    (large ? at(2, 2, 0.38, coin(currency)) : at(6, 4, 0.24, coin(currency)))
  )
}

/** A paved square with a star in the colour of its kind. */
export function square(kind: Kind, walled = ''): string {
  const k = KIND[kind]
  return (
    ground('#E4D6B8', '#6d5a38') +
    stroke('M0 25H100M0 50H100M0 75H100M25 0V100M50 0V100M75 0V100', '#C6B48E', 1) +
    path(star(50, 50, 37), k.deep) +
    path(star(50, 50, 35), k.base) +
    path(star(50, 50, 35), `url(#pt-${kind})`, 'opacity=".6"') +
    path(star(50, 50, 25, 8, 0.7654, Math.PI / 8), '#FFF6E4', `stroke="${k.deep}" stroke-width="1.2"`) +
    at(37, 36.5, 0.26, silhouette(kind, k.mid)) +
    walls(walled)
  )
}

/** A potter's yard on slate, unlike any of the six kinds. */
export function medina(walled = '', price?: number): string {
  const o = 'stroke="#3a1608" stroke-width="1.2"'
  const kiln =
    stroke('M38 24C32 20 42 16 36 9', '#E9EEF1', 3, 'stroke-linecap="round" opacity=".75"') +
    path('M18 78V58C18 44 30 34 38 30V25H46V32C56 37 62 46 62 58V78Z', '#C4623C', `${o} stroke-linejoin="round"`) +
    path('M46 32C56 37 62 46 62 58V78H46Z', '#8a3a1c', 'opacity=".55"') +
    stroke('M21 50C30 44 50 44 60 50M18.5 62H62', '#F0A77F', 1.4) +
    path(horseshoe(38, 78, 17, 22), '#3a1608') +
    path('M33 78C32 72 36 71 37 66C40 70 45 72 43.5 78Z', '#FFC04D')
  const jars =
    path('M62 78C57 68 60 60 66 57V53H78V57C84 60 87 68 82 78Z', '#E6A15F', o) +
    path('M72 53H78V57C84 60 87 68 82 78H72Z', '#B36A30', 'opacity=".6"') +
    stroke('M60.5 67H83.5', '#3a1608', 1.6) +
    stroke('M61.5 70.5l3-2 3 2 3-2 3 2 3-2 3 2 2-1.4', '#FFF3DC', 1.2) +
    path('M64 50C61 44 63 40 66 38.5V36H75V38.5C78 40 80 44 77 50Z', '#4E8CC9', 'stroke="#122a47" stroke-width="1.1"')
  const floor = rect(12, 77, 76, 3, '#D3C8B2', 'stroke="#232c34" stroke-width="1"')
  return (
    ground('#6D7B86', '#232c34', 'pt-medina', 'opacity=".55"') +
    at(6, 6.5, 0.86, kiln + jars + floor) +
    walls(walled) +
    priceBadge(price)
  )
}

const HALF_TURN: Record<Corner, number> = { SW: 0, NW: 90, NE: 180, SE: 270 }
const HALF_MIDDLE: Record<Corner, [number, number]> = { SW: [29, 68], NW: [29, 30], NE: [70, 30], SE: [70, 68] }

/** A half tile with the wall on its long edge; its right angle lies at the corner. */
export function watchtower(kind: string, corner: Corner, lod: Lod = 'full'): string {
  const k = kindPaint(kind)
  const [x, y] = HALF_MIDDLE[corner]
  const small = lod === 'mini'
  const merlon = (i: number): string =>
    rect(6 + i * 19.4, 1.4, 12, 7, STONE.wallMid) + rect(6 + i * 19.4, 1.4, 12, 4.4, STONE.wallLit)
  const wall =
    rect(0, 14, 141.4, 7, 'url(#g-wallshadow)') +
    rect(0, 0, 141.4, 14, STONE.wallDark) +
    rect(0, 7.4, 141.4, 5, STONE.walk) +
    [0, 1, 2, 3, 4, 5, 6].map(merlon).join('')
  const half =
    path('M0 0V100H100Z', k.base) +
    (isKind(kind) ? path('M0 0V100H100Z', `url(#pt-${kind})`, 'class="texture"') : '') +
    path('M.9 2V99.1H98Z', 'none', `stroke="${k.deep}" stroke-width="1.8" opacity=".75"`) +
    `<g transform="rotate(45)${small ? ' scale(1 .66)' : ''}">${wall}</g>`
  const [scale, edge] = small ? [0.5, 9] : [0.4, 7]
  return (
    `<g transform="rotate(${HALF_TURN[corner]} 50 50)"><g clip-path="url(#cp-tri)">${half}</g></g>` +
    at(x - 50 * scale + 1, y - 53 * scale, scale, outlined('tower', '#FFF6E4', k.deep, edge))
  )
}
