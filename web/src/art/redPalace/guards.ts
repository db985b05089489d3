/* Guards and their towers. */
import { ngon, path } from '../geometry'
import { STONE, type Side } from '../palette'
import { turned } from '../walls'

const POST: Record<Side, [number, number]> = { N: [50, 13.5], E: [88, 49], S: [50, 87], W: [12, 49] }

export const guard = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="1" cy="10" rx="9" ry="3" fill="#000" opacity=".3"/>` +
  '<path d="M-8.5 10C-8.5 1 -5 -2 0 -2S8.5 1 8.5 10Z" fill="#2B5E8C" stroke="#10263b" stroke-width="1.4"/><path d="M-3 10V-1H3V10" fill="#E2AE45"/>' +
  '<circle cy="-6.5" r="6.2" fill="#F0C9A0" stroke="#10263b" stroke-width="1.4"/>' +
  '<path d="M-6.8 -6.5A6.8 6.8 0 0 1 6.8 -6.5ZM-1 -15h2v3h-2Z" fill="#C9D2DA" stroke="#10263b" stroke-width="1.3" stroke-linejoin="round"/></g>'
export const guardAt = (side: Side): string => guard(...POST[side], 0.72)
/** A tower on the middle of a wall; its core is dark until a guard stands there. */
export const guardTower = (side: Side): string =>
  turned(
    side,
    path(ngon(50, 12.5, 15), STONE.wallDark) +
      path(ngon(50, 12.5, 13), STONE.wallLit) +
      path(ngon(50, 12.5, 9.8), STONE.walk) +
      path(ngon(50, 12.5, 7.6), '#4a2012'),
  )
