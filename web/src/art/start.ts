/* Starting tiles: the fountain of the lions and the palace on the hill, in the colour of their player. */
import { circle, horseshoe, merlons, ngon, path, rect, star } from './geometry'
import { STONE, playerPaint, type Player, type PlayerPaint } from './palette'

const border = (p: PlayerPaint): string =>
  rect(0.9, 0.9, 98.2, 98.2, 'none', `rx="4" stroke="${p.deep}" stroke-width="1.8"`) +
  rect(3, 3, 94, 94, 'none', `rx="3" stroke="${p.base}" stroke-width="3.4"`)
const around = (count: number, body: string): string =>
  [...Array(count).keys()].map((i) => `<g transform="rotate(${(i * 360) / count} 50 50)">${body}</g>`).join('')

const LION =
  '<path d="M45.6 30.5C45.6 26 47 24 50 24S54.4 26 54.4 30.5L53 35H47Z" fill="#D9C6A0" stroke="#6b5330" stroke-width=".9"/>' +
  '<circle cx="48.5" cy="27.2" r=".8" fill="#6b5330"/><circle cx="51.5" cy="27.2" r=".8" fill="#6b5330"/><path d="M48.8 29.6h2.4" stroke="#6b5330" stroke-width=".8"/>'
const JET = '<path d="M50 47C49 43 46.5 42 45 43.5" fill="none" stroke="#fff" stroke-width="1" stroke-linecap="round"/>'

export function lionFountain(player: Player): string {
  const p = playerPaint(player)
  const inlay = (x: number, y: number): string =>
    path(star(x, y, 14), p.base) + path(star(x, y, 9.6), '#FFF6E4') + path(star(x, y, 5.6), p.deep)
  const channels =
    path('M47 2H53V98H47ZM2 47H98V53H2Z', STONE.kerbD) + path('M47.9 2H52.1V98H47.9ZM2 47.9H98V52.1H2Z', STONE.waterLit)
  const basin =
    path(ngon(50, 50, 17.6), '#6b5330') +
    path(ngon(50, 50, 16.4), '#EBDDBF') +
    path(star(50, 50, 14.6, 12, 0.88), STONE.water) +
    circle(50, 50, 9.6, STONE.waterLit) +
    circle(50, 50, 5.4, '#FFF9EC', 'stroke="#6b5330" stroke-width="1"') +
    circle(50, 50, 2.4, STONE.waterLit)
  return (
    rect(0, 0, 100, 100, '#E7D9BC', 'rx="4"') +
    rect(0, 0, 100, 100, 'url(#g-sheen)', 'rx="4"') +
    channels +
    inlay(23, 23) +
    inlay(77, 23) +
    inlay(23, 77) +
    inlay(77, 77) +
    path(ngon(50, 50, 30), '#B9A37B') +
    path(ngon(50, 50, 28.6), '#FFF9EC') +
    around(8, LION) +
    basin +
    around(6, JET) +
    border(p)
  )
}

export function palaceHill(player: Player): string {
  const p = playerPaint(player)
  const o = 'stroke="#4b1a0c" stroke-width="1.1" stroke-linejoin="round"'
  const keep = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, '#C4703F', o) + path(merlons(x - 1, x + w + 1, y, 4, 4), '#C4703F', o)
  return (
    rect(0, 0, 100, 100, '#CFE6EE', 'rx="4"') +
    path('M0 40L22 22L38 34L60 16L84 36L100 26V100H0Z', '#E8EEF0') +
    path('M0 46L22 30L38 42L60 26L84 44L100 34V100H0Z', '#A9BFC7') +
    path('M0 74C20 58 36 54 52 54S84 60 100 72V100H0Z', '#8DB75C') +
    path('M0 84C24 70 40 68 54 68S86 74 100 84V100H0Z', '#5E9A4A') +
    rect(18, 48, 64, 16, '#D98A5B', o) +
    path(merlons(18, 82, 48, 9, 4), '#D98A5B', o) +
    keep(26, 34, 16, 30) +
    keep(58, 38, 18, 26) +
    rect(44, 42, 12, 22, '#E3A074', o) +
    path(horseshoe(34, 50, 6, 9) + horseshoe(67, 54, 6, 9) + horseshoe(50, 64, 7, 12), '#4b1a0c') +
    rect(33.3, 18, 1.4, 14, '#4b1a0c') +
    path('M34.7 18.5L47 22L34.7 27Z', p.base, `stroke="${p.deep}" stroke-width=".8"`) +
    path('M10 80c3-10 6-10 8 0ZM78 78c3-12 7-12 9 0ZM88 84c3-9 6-9 8 0Z', '#184A2B') +
    border(p)
  )
}
