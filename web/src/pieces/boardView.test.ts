import { describe, expect, it } from 'vitest'
import { BoardView } from './boardView.svelte'

const square = { x0: -1, x1: 2, y0: -1, y1: 2 }
function made(least = 30, most = 110, inset = {}): BoardView {
  const view = new BoardView(
    () => square,
    () => inset,
    () => ({ least, most }),
  )
  view.width = 640
  view.height = 420
  return view
}

describe('a board in its window', () => {
  it('is as large as fits and stands in the middle', () => {
    const view = made()
    expect(view.cell).toBe(100)
    expect([view.left, view.top]).toEqual([320 - 100, 210 - 100])
  })
  it('is never larger or smaller than it may be', () => {
    expect(made(30, 56).cell).toBe(56)
    expect(made(150, 200).cell).toBe(150)
  })
  it('keeps clear of what lies over it', () => {
    const view = made(30, 110, { top: 100, left: 40 })
    expect(view.cell).toBe(75)
    expect(view.left + view.cell).toBe(340)
  })
  it('zooms round the pointer', () => {
    const view = made()
    view.zoomBy(2)
    const under = (x: number): number => (x - view.left) / view.cell
    const before = under(400)
    view.zoomBy(1.5, 400, 200)
    expect(under(400)).toBeCloseTo(before)
    expect(view.changed).toBe(true)
    view.fit()
    expect([view.changed, view.cell]).toEqual([false, 100])
  })
  it('cannot be lost out of sight', () => {
    const view = made()
    view.panBy(5000, 5000)
    expect(view.left).toBeLessThan(view.width)
    view.zoomBy(3)
    view.panBy(5000, -5000)
    expect(view.left + square.x0 * view.cell).toBeLessThan(view.width)
    expect(view.top + (square.y1 + 1) * view.cell).toBeGreaterThan(0)
  })
  it('shows a cell that is asked for', () => {
    const view = made()
    view.zoomBy(4)
    view.reveal({ x: 2, y: 2 })
    expect(view.left + 3 * view.cell).toBeLessThanOrEqual(view.width + 0.001)
    expect(view.top + 3 * view.cell).toBeLessThanOrEqual(view.height + 0.001)
  })
  it('is moved by fingers only when it is larger than its window', () => {
    const view = made()
    expect(view.movable).toBe(false)
    view.zoomBy(2)
    expect(view.movable).toBe(true)
  })
})
