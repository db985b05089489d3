/** Moving and zooming a board with one or two pointers and the wheel. */
import type { BoardView } from './boardView.svelte'

interface Point {
  x: number
  y: number
}
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** A pointer that strays no further than this still means a click. */
const SLACK = 8

export function gestures(view: BoardView): (node: HTMLElement) => () => void {
  return (node) => {
    const pointers = new Map<number, Point>()
    let start: Point = { x: 0, y: 0 }
    let dragged = false

    function point(event: PointerEvent | WheelEvent): Point {
      const box = node.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      if (!pointers.size) {
        start = point(event)
        dragged = false
      }
      pointers.set(event.pointerId, point(event))
    }
    function move(event: PointerEvent): void {
      const from = pointers.get(event.pointerId)
      if (!from) return
      const to = point(event)
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
      if (!dragged) {
        if (distance(start, to) < SLACK || !(other || view.movable)) return
        dragged = view.moving = true
        node.setPointerCapture(event.pointerId)
      }
      if (other) pinch(from, to, other)
      else view.panBy(to.x - from.x, to.y - from.y)
      pointers.set(event.pointerId, to)
    }
    function pinch(from: Point, to: Point, other: Point): void {
      const [before, after] = [distance(from, other), distance(to, other)]
      if (before > 0) view.zoomBy(after / before, (to.x + other.x) / 2, (to.y + other.y) / 2)
      view.panBy((to.x - from.x) / 2, (to.y - from.y) / 2)
    }
    function up(event: PointerEvent): void {
      pointers.delete(event.pointerId)
      if (pointers.size) return
      view.moving = false
      setTimeout(() => (dragged = false))
    }
    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (!dragged) return
      event.stopPropagation()
      event.preventDefault()
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault()
      const { x, y } = point(event)
      view.zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), x, y)
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', up)
    node.addEventListener('click', click, { capture: true })
    node.addEventListener('wheel', wheel, { passive: false })
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('click', click, { capture: true })
      node.removeEventListener('wheel', wheel)
    }
  }
}
