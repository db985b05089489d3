/* Patterns and symbols of Granada. */
import { DOWN, linear, pattern, symbol } from '../defs'
import { STONE } from '../palette'
import { CITY_BUILDING } from './buildings'
import { CITY_KIND, CITY_KINDS } from './palette'

const COBBLES =
  '<path d="M1 3.5Q1 1 4 1T7.2 3.5T4 6.2T1 3.5M8.4 3.8Q8.6 1 11 1T13.4 3.8T11 6.2T8.4 3.8M1 10.5Q1.2 8 3.2 8T5.6 10.5T3.2 13T1 10.5M7 10.5Q7 8 10.2 8T13.3 10.5T10.2 13T7 10.5" fill="none" stroke="#CDBD9C" stroke-width=".8"/>'

/** A moat is mitred where it meets one on the next side. */
const mitre = (left: boolean, right: boolean): string =>
  `<clipPath id="cp-m${+left}${+right}"><path d="M0 0H100L${right ? 88 : 100} 12H${left ? 12 : 0}Z"/></clipPath>`

export const cityDefs = (): string =>
  pattern('pt-cobble', 14, 14, COBBLES) +
  linear('g-water', DOWN, [
    [0, STONE.waterLit, 1],
    [1, STONE.water, 1],
  ]) +
  [false, true].flatMap((left) => [false, true].map((right) => mitre(left, right))).join('') +
  CITY_KINDS.map((kind) => symbol(`b-${kind}`, CITY_BUILDING[kind](CITY_KIND[kind]))).join('')
