import { describe, expect, it } from 'vitest'
import { bounds, chain, covering, next, wallPath, type Cell } from './board'

const cell = (x: number, y: number): Cell => ({ x, y })

describe('the box', () => {
  it('is one ring larger than the palace', () => {
    expect(bounds([cell(0, 0), cell(2, -1)], 1)).toEqual({ x0: -1, x1: 3, y0: -2, y1: 1 })
  })
  it('of nothing is the starting cell', () => {
    expect(bounds([], 0)).toEqual({ x0: 0, x1: 0, y0: 0, y1: 0 })
  })
  it('covers cells further out', () => {
    expect(covering(bounds([cell(0, 0)], 1), bounds([cell(5, 0)], 0)).x1).toBe(5)
  })
})

describe('arrows', () => {
  const box = bounds([cell(0, 0)], 2)
  it('step to the neighbour and stop at the edge', () => {
    expect(next(cell(0, 0), 'ArrowRight', box, [])).toEqual(cell(1, 0))
    expect(next(cell(2, 0), 'ArrowRight', box, [])).toEqual(cell(2, 0))
  })
  it('jump between legal cells', () => {
    const legal = [cell(-2, -2), cell(1, -1), cell(2, 2)]
    expect(next(cell(-2, -2), 'ArrowRight', box, legal)).toEqual(cell(1, -1))
    expect(next(cell(1, -1), 'ArrowDown', box, legal)).toEqual(cell(2, 2))
    expect(next(cell(2, 2), 'ArrowDown', box, legal)).toEqual(cell(2, 2))
  })
  it('reach every legal cell', () => {
    const legal = [cell(0, -2), cell(-1, 1), cell(2, 0), cell(1, 2)]
    const seen = new Set<string>()
    const queue = [legal[0]!]
    for (const from of queue)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = next(from, key, box, legal)
        if (!seen.has(`${to.x},${to.y}`)) queue.push(to)
        seen.add(`${to.x},${to.y}`)
      }
    expect(seen.size).toBe(legal.length)
  })
})

describe('the wall line', () => {
  const segment = (a: [number, number], b: [number, number]): { start: [number, number]; end: [number, number] } => ({
    start: a,
    end: b,
  })
  it('is drawn in one go, from one end to the other, whatever the order', () => {
    const line = chain([segment([1, 0], [2, 0]), segment([0, 0], [1, 0]), segment([2, 1], [2, 0])])
    expect(line.slice(1).every(([from], i) => from.x === line[i]![1].x && from.y === line[i]![1].y)).toBe(true)
    expect(wallPath([segment([1, 0], [2, 0]), segment([0, 0], [1, 0])])).toBe('M200 0L100 0L0 0')
  })
  it('may be a ring or have parts', () => {
    const ring = [segment([0, 0], [1, 0]), segment([1, 1], [1, 0]), segment([0, 1], [1, 1]), segment([0, 1], [0, 0])]
    expect(wallPath(ring).match(/M/g)).toHaveLength(1)
    expect(wallPath([...ring, segment([5, 5], [6, 5])]).match(/M/g)).toHaveLength(2)
  })
  it('of nothing is nothing', () => {
    expect(wallPath([])).toBe('')
  })
})
