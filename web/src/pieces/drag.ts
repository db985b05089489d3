/** Dragging tiles with mouse, pen or touch. A press that hardly moves stays a click. */
import type { TileInfo } from '../lib/wire'

export type DropTarget = { name: string } | { name: 'board'; seat: string; x: number; y: number }
export interface Drag {
  /** The key of what is dragged. */
  what: string
  tile: TileInfo
  onmove: (target: DropTarget | null) => void
  ondrop: (target: DropTarget | null) => void
}
interface Action<T> {
  update: (parameter: T) => void
  destroy: () => void
}

const SLACK = 7

/** What lies under a point of the screen: a cell of a board, or an element named by `droptarget`. */
export function targetAt(x: number, y: number): DropTarget | null {
  const under = document.elementFromPoint(x, y)
  const zone = under?.closest<HTMLElement>('[data-drop]')
  if (!zone?.dataset.drop) return null
  const cell = under?.closest<HTMLElement>('[data-cell]')
  if (zone.dataset.drop !== 'board') return { name: zone.dataset.drop }
  if (!cell?.dataset.cell) return null
  const [column = 0, row = 0] = cell.dataset.cell.split(',').map(Number)
  return { name: 'board', seat: zone.dataset.seat ?? '', x: column, y: row }
}

/** A copy of the dragged element under the pointer. */
function shadowOf(node: HTMLElement): HTMLElement {
  const { width, height } = node.getBoundingClientRect()
  const copy = node.cloneNode(true) as HTMLElement
  copy.setAttribute('aria-hidden', 'true')
  copy.removeAttribute('data-testid')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${-width / 2}px`,
    top: `${-height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '1000',
    pointerEvents: 'none',
    opacity: '0.9',
    filter: 'drop-shadow(0 10px 10px rgb(0 0 0 / .45))',
    transition: 'none',
  })
  document.body.append(copy)
  return copy
}

const same = (one: DropTarget | null, other: DropTarget | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export function draggable(node: HTMLElement, parameter: Drag): Action<Drag> {
  let drag = parameter
  let start: PointerEvent | null = null
  let shadow: HTMLElement | null = null
  let target: DropTarget | null = null

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return
    start = event
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    // Else the browser takes the drag for a swipe, and the next tap for one that stops it.
    window.addEventListener('touchmove', swallow, { passive: false })
    // The table's own keys keep what they have used from going further.
    window.addEventListener('keydown', escape, true)
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointerId) return
    if (!shadow && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return
    shadow ??= shadowOf(node)
    shadow.style.transform = `translate(${event.clientX}px, ${event.clientY}px) scale(1.06)`
    const under = targetAt(event.clientX, event.clientY)
    if (!same(under, target)) drag.onmove((target = under))
  }
  function up(event: PointerEvent): void {
    if (event.pointerId !== start?.pointerId) return
    const dropped = shadow !== null
    const under = target
    stop()
    if (!dropped) return
    node.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }))
    drag.ondrop(under)
  }
  function cancel(): void {
    const dragged = shadow !== null
    stop()
    if (dragged) drag.ondrop(null)
  }
  function escape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && shadow) cancel()
  }
  function stop(): void {
    shadow?.remove()
    start = shadow = target = null
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('touchmove', swallow)
    window.removeEventListener('keydown', escape, true)
  }

  node.style.touchAction = 'none'
  node.addEventListener('pointerdown', down)
  node.addEventListener('dragstart', swallow)
  return {
    update: (next) => (drag = next),
    destroy: () => {
      stop()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('dragstart', swallow)
    },
  }
}
function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Names an element on which a tile may be let go. */
export function droptarget(node: HTMLElement, parameter: { name: string }): Action<{ name: string }> {
  node.dataset.drop = parameter.name
  return {
    update: (next) => (node.dataset.drop = next.name),
    destroy: () => delete node.dataset.drop,
  }
}
