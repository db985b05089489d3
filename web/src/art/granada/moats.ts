/* Moats: drawn on the north edge, then turned. */
import { f, rect, stroke } from '../geometry'
import { STONE, sides, type Side } from '../palette'
import { each, type Lod } from '../walls'

const LEFT: Record<Side, Side> = { N: 'W', E: 'N', S: 'E', W: 'S' }
const RIGHT: Record<Side, Side> = { N: 'E', E: 'S', S: 'W', W: 'N' }

const joints = [...Array(8).keys()].map((i) => `M${f(6 + i * 12.5)} 13.4V16.6`).join('')
const wave = 'M-5 8.6' + 'q3.5 -3.4 7 0t7 0'.repeat(8)
const ripple = 'M3 4' + 'q2.6 -2 5.2 0t10 0'.repeat(8)

/** Sunken and wavy. */
export function moats(set: string, lod: Lod = 'full'): string {
  const all = sides(set)
  const clip = (side: Side): string => `cp-m${+all.includes(LEFT[side])}${+all.includes(RIGHT[side])}`
  return (
    each(all, () => rect(0, 0, 100, 18.2, STONE.kerbD, 'opacity=".55"')) +
    each(all, () => rect(0, 0, 100, 16.6, STONE.kerb)) +
    (lod === 'mini' ? '' : each(all, () => stroke(joints, STONE.kerbD, 0.8))) +
    each(all, () => rect(0, 0, 100, 13.6, STONE.waterDeep)) +
    each(all, () => rect(0, 0, 100, 11.8, 'url(#g-water)')) +
    each(
      all,
      (side) =>
        `<g clip-path="url(#${clip(side)})">` +
        stroke(wave, '#F1FCFD', lod === 'mini' ? 2.6 : 1.7, 'stroke-linecap="round"') +
        (lod === 'full' ? stroke(ripple, '#F1FCFD', 0.9, 'opacity=".65" stroke-linecap="round"') : '') +
        '</g>',
    )
  )
}
