/** Geometry of the small plots: scales, ticks, paths and labels that do not cover each other. */

export type Point = readonly [x: number, y: number]
export type Scale = (value: number) => number

export function linear(from: readonly [number, number], to: readonly [number, number]): Scale {
  const width = from[1] - from[0] || 1
  return (value) => to[0] + ((value - from[0]) / width) * (to[1] - to[0])
}

/** Round numbers from 0 to at least `most`, about `count` steps. */
export function ticks(most: number, count = 4): number[] {
  const rough = Math.max(most, 1) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10))
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, i) => i * step)
}

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`
const round = (value: number) => Math.round(value * 10) / 10

export function linePath(points: readonly Point[]): string {
  return points.map((point, i) => (i ? 'L' : 'M') + at(point)).join('')
}

/** A line that keeps its height until the next point. */
export function stepPath(points: readonly Point[]): string {
  return points.map(([x, y], i) => (i ? `H${round(x)}V${round(y)}` : `M${at([x, y])}`)).join('')
}

/** Positions close to the wanted ones, in their order, at least `gap` apart and inside the range. */
export function spread(wanted: readonly number[], gap: number, range: readonly [number, number]): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!)
  const placed = [...wanted]
  order.forEach((item, i) => {
    const least = i ? placed[order[i - 1]!]! + gap : range[0]
    placed[item] = Math.max(wanted[item]!, least)
  })
  order.toReversed().forEach((item, i, all) => {
    const most = i ? placed[all[i - 1]!]! - gap : range[1]
    placed[item] = Math.min(placed[item]!, most)
  })
  return placed
}

export interface Slice {
  index: number
  start: number
  width: number
  value: number
}

/** The parts of a stacked bar; parts without a value are left out. */
export function stack(values: readonly number[], scale: Scale): Slice[] {
  let total = 0
  return values.flatMap((value, index) => {
    if (value <= 0) return []
    const start = scale(total)
    total += value
    return [{ index, start, width: scale(total) - start, value }]
  })
}
