// A piece seen close: after a long press, a click with the other button, or the menu key.

import type { Action } from 'svelte/action'
import type { Item, ReasonInfo } from '../lib/wire'
import { isPart } from '../pieces/furnish'
import { type Anchor, anchor } from './anchor'
import type { Play } from './play.svelte'

export interface Close {
  /** A tile, a card, or a piece of a module. */
  key: string
  item: Item | null
  /** Why it cannot be used now. */
  reasons: ReasonInfo[]
  at: Anchor
}

const LONG = 550
/** A finger that moves farther drags. */
const STILL = 10

/** The piece that an element shows. */
function keyAt(target: EventTarget | null, play: Play): string | null {
  if (!(target instanceof Element)) return null
  const [piece, stall, cell] = ['[data-key]', '[data-testid^=stall-]', '[data-cell]'].map((what) =>
    target.closest<HTMLElement>(what),
  )
  if (piece) return piece.dataset.key ?? null
  if (stall) return play.table.market[Number(stall.dataset.testid?.split('-')[1]) - 1] ?? null
  const at = cell?.dataset.cell
  return play.me?.palace?.tiles.find(({ x, y }) => `${x},${y}` === at)?.tile ?? null
}

/** Shows a piece close. */
export async function look(key: string, play: Play): Promise<void> {
  const all = [play.table.items, ...play.table.seats.map((seat) => seat.items)].flat()
  const item = all.find((one) => [one.key, one.card, one.tile].includes(key) && !one.cell && !isPart(one)) ?? null
  const at = anchor()
  play.tip = null
  play.close = { key, item, reasons: [], at }
  const reasons = play.mine && play.named(key) ? await play.session.why({ piece: key }).catch(() => []) : []
  if (play.close?.key === key) play.close = { ...play.close, reasons }
}

/** Lets all pieces within an element be seen close. */
export const seenClose: Action<HTMLElement, Play> = (element, play) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let pressed = false

  const show = (target: EventTarget | null): boolean => {
    const key = keyAt(target, play)
    if (key) void look(key, play)
    return key !== null
  }
  const cancel = (): void => clearTimeout(timer)
  const listeners: [string, (event: Event) => void][] = [
    ['contextmenu', (event) => show(event.target) && event.preventDefault()],
    ['pointerup', cancel],
    ['pointercancel', cancel],
    ['pointerdown', (event) => event instanceof PointerEvent && start(event)],
    ['pointermove', (event) => event instanceof PointerEvent && moved(event)],
    ['click', stopped],
  ]

  function start(event: PointerEvent): void {
    pressed = false
    cancel()
    if (event.pointerType !== 'touch') return
    from = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => (pressed = show(event.target)), LONG)
  }
  function moved(event: PointerEvent): void {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) cancel()
  }
  /** The end of a long press is no tap. */
  function stopped(event: Event): void {
    if (!pressed) return
    pressed = false
    event.preventDefault()
    event.stopPropagation()
  }

  for (const [name, listener] of listeners) element.addEventListener(name, listener, { capture: true })
  return {
    destroy() {
      cancel()
      for (const [name, listener] of listeners) element.removeEventListener(name, listener, { capture: true })
    },
  }
}
