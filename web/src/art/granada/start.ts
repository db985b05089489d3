/* The starting tile of Granada: the palace on the hill, in the colour of its player. */
import { horseshoe, merlons, path, rect } from '../geometry'
import { playerPaint, type Player } from '../palette'
import { border } from '../start'

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
