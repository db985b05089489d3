/* The starting tile: the fountain of the lions, in the colour of its player. */
import { circle, ngon, path, rect, star } from './geometry'
import { STONE, playerPaint, type Player, type PlayerPaint } from './palette'

export const border = (p: PlayerPaint): string =>
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
