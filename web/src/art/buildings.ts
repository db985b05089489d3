/* The six kinds of buildings in elevation, lit from the upper left. */
import {
  circle,
  f,
  horseshoe,
  merlons,
  onion,
  onionShade,
  cypress,
  cypressShade,
  path,
  rect,
  star,
  stroke,
} from './geometry'
import { STONE, type Kind, type Paint } from './palette'

export const outline = (k: Paint, width = 1.15): string =>
  `stroke="${k.deep}" stroke-width="${width}" stroke-linejoin="round"`
export const finial = (x: number, y: number, color: string = STONE.brass): string =>
  rect(x - 0.6, y - 5, 1.2, 6, color) + circle(x, y - 0.6, 1.9, color) + circle(x, y - 3.4, 1.3, color)
export const groundShadow = (x0: number, x1: number, y: number): string =>
  path(`M${x0} ${y}L${x1} ${y}L${x1 + 9} ${y + 5}L${x0 + 8} ${y + 5}Z`, '#000', 'opacity=".2"')

export const BUILDING: Record<Kind, (k: Paint) => string> = {
  pavilion: (k: Paint) => {
    const o = outline(k, 1.1)
    let s = groundShadow(20, 80, 78)
    s += rect(17, 75, 66, 3.8, STONE.shade2, o) + rect(21, 71, 58, 4.4, STONE.ivory, o)
    s += rect(26, 48, 48, 23, k.deep, 'opacity=".85"')
    s += path(horseshoe(50, 71, 15, 20, 0.56), k.mid, 'opacity=".7"')
    for (const x of [24, 37.4, 58.6, 72]) {
      s +=
        rect(x, 52, 4, 19, STONE.ivory) +
        rect(x + 2.4, 52, 1.6, 19, STONE.shade) +
        rect(x - 1, 68.6, 6, 2.4, STONE.shade) +
        rect(x - 1, 50.6, 6, 2.6, STONE.ivory)
    }
    s += path(
      'M21 46.5H79V55C76.5 49.5 65.6 49.5 62.9 55C59.8 47 40.2 47 37.1 55C34.4 49.5 23.5 49.5 21 55Z',
      STONE.ivory,
      o,
    )
    s += stroke('M22 47.8H78', k.mid, 1.8, 'stroke-dasharray="2.2 1.8"')
    s += path('M11.5 46L45 18.5H55L88.5 46Z', k.mid, o) + path('M50 18.5H55L88.5 46H50Z', k.deep, 'opacity=".5"')
    s += stroke('M47.5 19L24 46M49 19L37 46M50 19V46M51 19L63 46M52.5 19L76 46', k.pale, 0.9, 'opacity=".6"')
    s +=
      rect(43.5, 12.5, 13, 6.5, STONE.ivory, o) +
      path('M41 12.8L50 5.5L59 12.8Z', k.mid, o) +
      rect(46, 14.5, 2.6, 4, k.deep) +
      rect(51.4, 14.5, 2.6, 4, k.deep)
    s += stroke('M12 46.2H88', STONE.brass, 1.7) + circle(50, 5.4, 1.9, STONE.brass)
    return s
  },
  seraglio: (k: Paint) => {
    const o = outline(k, 1.1)
    let s = groundShadow(17, 83, 78)
    s += rect(17, 53, 66, 25.5, STONE.ivory, o) + rect(50, 53, 33, 25.5, STONE.shade, 'opacity=".55"')
    s +=
      path(onion(26, 50, 17, 21), k.mid, o) + path(onionShade(26, 50, 17, 21), k.deep, 'opacity=".5"') + finial(26, 30)
    s +=
      path(onion(74, 50, 17, 21), k.mid, o) + path(onionShade(74, 50, 17, 21), k.deep, 'opacity=".5"') + finial(74, 30)
    s += rect(18.5, 49.6, 15, 4.4, STONE.ivory, o) + rect(66.5, 49.6, 15, 4.4, STONE.shade, o)
    s += rect(34, 44, 32, 34.5, STONE.ivory, o) + rect(50, 44, 16, 34.5, STONE.shade, 'opacity=".6"')
    s += path(onion(50, 41, 34, 29), k.mid, o) + path(onionShade(50, 41, 34, 29), k.deep, 'opacity=".5"')
    s += stroke('M50 13C42 22 39.5 32 43 40.5M50 13C58 22 60.5 32 57 40.5', k.pale, 1, 'opacity=".6"') + finial(50, 13)
    s += rect(32, 40, 36, 4.6, STONE.ivory, o) + stroke('M33 42.4H67', k.mid, 1.5, 'stroke-dasharray="2 1.6"')
    s += path(horseshoe(50, 78.5, 14, 25), k.mid) + path(horseshoe(50, 78.5, 9.5, 21.5), '#3b0a10')
    for (const x of [25.5, 74.5]) s += path(horseshoe(x, 72.5, 7, 13), k.deep) + stroke(`M${x} 60V72`, STONE.ivory, 0.9)
    s += rect(17, 75.6, 66, 2.9, STONE.shade2, 'opacity=".8"')
    return s
  },
  arcades: (k: Paint) => {
    const o = outline(k, 1.1)
    let s = groundShadow(13, 87, 78)
    s += rect(14, 42, 72, 36.5, STONE.ivory, o)
    s += path('M9.5 42L18 29.5H82L90.5 42Z', k.mid, o) + path('M50 29.5H82L90.5 42H50Z', k.deep, 'opacity=".4"')
    let d = ''
    for (let i = 0; i < 12; i++) d += `M${f(19.5 + i * 5.55)} 30L${f(13 + i * 6.73)} 41.4`
    s +=
      stroke(d, k.pale, 0.9, 'opacity=".5"') +
      stroke('M17.5 29.7H82.5', k.deep, 2.2) +
      stroke('M10 42.3H90', STONE.brass, 1.5)
    for (const x of [28, 50, 72]) {
      const w = 13,
        h = 25,
        b = 78.5,
        r = 7.8,
        yc = b - h + r
      s += path(horseshoe(x, b, w, h), '#2a1506')
      for (let i = -4; i <= 4; i++) {
        const q = 0.5,
          a2 = i * q - q / 2,
          b2 = i * q + q / 2
        const p = (r: number, t: number): string => `${f(x + r * Math.sin(t))} ${f(yc - r * Math.cos(t))}`
        s += path(
          `M${p(7.6, a2)}L${p(11, a2)}A11 11 0 0 1 ${p(11, b2)}L${p(7.6, b2)}A7.6 7.6 0 0 0 ${p(7.6, a2)}Z`,
          i % 2 ? '#FFF8EA' : k.mid,
          `stroke="${k.deep}" stroke-width=".45"`,
        )
      }
    }
    for (const x of [16.6, 39, 61, 83.4])
      s +=
        rect(x - 2.1, 58, 4.2, 20.5, STONE.ivory, `stroke="${k.deep}" stroke-width=".6"`) +
        rect(x - 3, 55.8, 6, 2.8, STONE.shade2)
    s += rect(12, 76, 76, 3, STONE.shade2, o)
    return s
  },
  chambers: (k: Paint) => {
    const o = outline(k, 1.25),
      w = '#FFFEFA',
      sh = '#D5D0C4',
      sh2 = '#B7B1A3'
    let s = groundShadow(17, 83, 78)
    const block = (x: number, y: number, ww: number, h: number): string =>
      rect(x, y, ww, h, w, o) +
      rect(x + ww * 0.62, y, ww * 0.38, h, sh) +
      rect(x - 2, y - 3.4, ww + 4, 4, w, o) +
      rect(x - 2, y - 0.7, ww + 4, 1.4, STONE.brass)
    s += block(36, 24, 28, 54.5)
    s +=
      path('M34 20.6L50 12.5L66 20.6Z', k.mid, o) +
      path('M50 12.5L66 20.6H50Z', k.deep, 'opacity=".5"') +
      finial(50, 12.5)
    s += block(16, 50, 24, 28.5) + block(60, 42, 24, 36.5)
    s += path(star(50, 35.5, 8.2), k.deep) + path(star(50, 35.5, 5.6), STONE.brass) + circle(50, 35.5, 2.3, k.deep)
    s += path(horseshoe(50, 78.5, 13, 25), sh2) + path(horseshoe(50, 78.5, 9, 21.5), '#2f2c27')
    s += path(horseshoe(25.6, 70, 5, 12), k.deep) + path(horseshoe(31.4, 70, 5, 12), k.deep)
    s +=
      rect(66, 50, 12, 10, k.deep) +
      stroke('M66 53.3h12M66 56.6h12M70 50v10M74 50v10', w, 0.8) +
      path(horseshoe(72, 74, 6, 11), k.deep)
    s += rect(14, 75.8, 72, 3, sh2, o)
    return s
  },
  garden: (k: Paint) => {
    const o = outline(k, 1.1)
    let s = ''
    s += `<ellipse cx="52" cy="79" rx="36" ry="4.5" fill="#000" opacity=".16"/>`
    s +=
      path(cypress(22, 74, 17, 56), k.mid, o) +
      path(cypressShade(22, 74, 17, 56), k.deep, 'opacity=".6"') +
      rect(20.8, 72, 2.4, 5, '#5d3b1c')
    s +=
      path(cypress(78, 74, 17, 60), k.mid, o) +
      path(cypressShade(78, 74, 17, 60), k.deep, 'opacity=".6"') +
      rect(76.8, 72, 2.4, 5, '#5d3b1c')
    s +=
      rect(48.6, 44, 2.8, 14, '#6b451f') +
      circle(50, 36, 15.5, k.mid, o) +
      path('M50 20.5A15.5 15.5 0 0 1 50 51.5A19 19 0 0 0 50 20.5Z', k.deep, 'opacity=".45"')
    for (const [x, y] of [
      [43, 33],
      [52, 28],
      [57, 37],
      [48, 42],
      [41, 41],
      [60, 30.5],
    ] as const)
      s += circle(x, y, 2.1, '#F08A24', `stroke="${k.deep}" stroke-width=".5"`)
    s += path('M28 70C30 63 40 64 42 68C45 63 55 63 58 68C60 64 70 63 72 70V72H28Z', k.mid, o)
    s += `<ellipse cx="50" cy="72" rx="25" ry="7.6" fill="${STONE.ivory}" stroke="${k.deep}" stroke-width="1.1"/><ellipse cx="50" cy="71.2" rx="20.5" ry="5.4" fill="#3F9CB8"/><ellipse cx="50" cy="70.6" rx="14" ry="3" fill="#8FD3E0"/>`
    s +=
      rect(48.4, 61, 3.2, 10, STONE.ivory, `stroke="${k.deep}" stroke-width=".7"`) +
      stroke('M50 60C46 54 41 60 40 68M50 60C54 54 59 60 60 68M50 60V54', '#EAF8FB', 1.5, 'stroke-linecap="round"')
    return s
  },
  tower: (k: Paint) => {
    const o = outline(k)
    let s = groundShadow(28, 72, 78)
    s +=
      rect(23, 62, 54, 16.5, STONE.shade, o) +
      path(merlons(23, 77, 62, 6, 4.5, 0.6), STONE.shade, o) +
      rect(23, 66.5, 54, 1.6, k.mid)
    s += path('M35 31H65L67 78.5H33Z', STONE.ivory, o) + path('M53 31H65L67 78.5H53Z', STONE.shade)
    s +=
      path('M30.5 31V22.5H69.5V31L66 34.5H34Z', k.mid, o) +
      path('M53 34.5V22.5H69.5V31L66 34.5Z', k.deep, 'opacity=".5"')
    s += path(merlons(30.5, 69.5, 22.7, 5, 7, 0.6), k.mid, o) + stroke('M31 27.5H69', STONE.brass, 1.7)
    s +=
      rect(49.3, 6.5, 1.4, 11, STONE.dark) +
      path('M50.7 7L62 9.8L50.7 13.5Z', STONE.brass, `stroke="${STONE.brassD}" stroke-width=".6"`)
    s +=
      path(horseshoe(45.6, 50, 6.4, 12), k.deep) +
      path(horseshoe(54.4, 50, 6.4, 12), k.deep) +
      stroke('M40 51.5H60', k.mid, 1.6)
    s += stroke('M34.4 57.5H65.8', k.mid, 1.8) + path(star(50, 63, 3.6), k.mid)
    s += path(horseshoe(50, 78.5, 8.5, 12.5), k.deep)
    return s
  },
}
