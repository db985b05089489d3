import { describe, expect, it } from 'vitest'
import { linear, linePath, spread, stack, stepPath, ticks } from './plot'

describe('scales and ticks', () => {
  it('map linearly, also upside down', () => {
    expect(linear([0, 10], [100, 0])(2.5)).toBe(75)
    expect(linear([3, 3], [10, 20])(3)).toBe(10)
  })
  it('choose round numbers that reach the top', () => {
    expect(ticks(140)).toEqual([0, 50, 100, 150])
    expect(ticks(18)).toEqual([0, 5, 10, 15, 20])
    expect(ticks(3)).toEqual([0, 1, 2, 3])
    expect(ticks(0)).toEqual([0, 1])
  })
})

describe('paths', () => {
  it('join points', () =>
    expect(
      linePath([
        [0, 1],
        [2.04, 3],
      ]),
    ).toBe('M0 1L2 3'))
  it('step from point to point', () =>
    expect(
      stepPath([
        [0, 1],
        [5, 3],
      ]),
    ).toBe('M0 1H5V3'))
})

describe('labels', () => {
  it('stay where they fit', () => expect(spread([10, 50], 20, [0, 100])).toEqual([10, 50]))
  it('move apart in their order', () => expect(spread([50, 48, 10], 20, [0, 100])).toEqual([68, 48, 10]))
  it('are pushed back into the range', () => expect(spread([95, 99], 20, [0, 100])).toEqual([80, 100]))
})

it('a stack leaves out what has no points or costs some', () =>
  expect(stack([10, -4, 5], linear([0, 20], [0, 200]))).toEqual([
    { index: 0, start: 0, width: 100, value: 10 },
    { index: 2, start: 100, width: 50, value: 5 },
  ]))
