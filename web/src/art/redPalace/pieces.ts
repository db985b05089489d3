/* Pieces of the Red Palace that are no tiles of a palace, in a 100 x 100 box. */
import type { Item } from '../../lib/wire'
import { at, path, rect, star, text } from '../geometry'
import { ICONS, type IconName } from '../icons'
import { STONE, groundOf, type Kind } from '../palette'
import { walls } from '../walls'
import { guard } from './guards'
import { woodenBuilding } from './tile'

export const ABILITY_ICON: Record<string, IconName> = {
  'swap-token': 'swap',
  'buy-from-overview': 'build',
  'wall-section': 'wall',
  'take-money': 'coins',
  plaza: 'star',
  'count-as-exact': 'check',
  'redraw-token': 'dice',
  'move-guard': 'expand',
  'half-building': 'plus',
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0)
const crowd = (guards: number, y: number, scale: number): string =>
  [...Array(guards).keys()].map((i) => guard(50 + (i - (guards - 1) / 2) * 22 * scale, y, scale)).join('')

/** An ability tile: what it does, and the guards it costs; its back when it has been used. */
export function ability({ key, extra }: Item): string {
  const used = extra['used'] === true
  const icon = `<g fill="none" stroke="#FFF6E2" stroke-width="1.8">${ICONS[ABILITY_ICON[key] ?? 'star']}</g>`
  return (
    rect(2, 2, 96, 96, used ? '#75524A' : '#7B1F16', 'rx="10" stroke="#3c0d11" stroke-width="3"') +
    rect(8, 8, 84, 84, 'none', `rx="6" stroke="${STONE.brass}" stroke-width="1.6"`) +
    (used
      ? path(star(50, 50, 30), STONE.brass, 'opacity=".6"')
      : at(27, 14, 1.9, icon) + crowd(count(extra['guards']), 80, 1))
  )
}

/** Half a building on a piece of earth. */
export const halfBuilding = (kind: Kind): string =>
  rect(10, 6, 80, 88, STONE.earth, 'rx="8" stroke="#5b2c12" stroke-width="2.4"') +
  `<g clip-path="url(#cp-half)">${woodenBuilding(kind)}</g>` +
  text('½', 68, 62, 34, '#FFF6E2', 'value', `stroke="#4a2210" stroke-width="5" paint-order="stroke"`) +
  rect(10, 84, 80, 6, groundOf(kind), 'rx="3"')

/** A loose piece of wall. */
export const wallSection = (): string => `<g transform="translate(0 38) scale(1 1.6)">${walls('N', 'full', 'N')}</g>`

/** A placement tile with the guards on it and what it makes guards worth. */
export function placement({ extra }: Item): string {
  const [guards, squares] = [count(extra['guards']), 'squares' in extra ? count(extra['squares']) : null]
  const shown = Math.min(guards, 3)
  return (
    rect(4, 4, 92, 92, '#F1E2C4', 'rx="10" stroke="#5A181D" stroke-width="4"') +
    crowd(shown, 36, 1.1) +
    text(squares === null ? '∞' : '·'.repeat(squares - shown), 50, shown ? 62 : 40, 26, '#7B5A3A') +
    text(count(extra['points']), 50, 88, 30, '#5A181D', 'value')
  )
}
