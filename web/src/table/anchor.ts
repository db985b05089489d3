// Where the player looks: the place of the last click or tap, or else the focused element.

export interface Anchor {
  x: number
  y: number
  /** Half the height of what was touched, so that a bubble keeps clear of it. */
  clear: number
}

const RECENT = 800
let last = { x: 0, y: 0, time: -RECENT }

addEventListener('pointerdown', (event) => (last = { x: event.clientX, y: event.clientY, time: event.timeStamp }), {
  capture: true,
  passive: true,
})

export function anchor(): Anchor {
  if (performance.now() - last.time < RECENT) return { x: last.x, y: last.y, clear: 18 }
  const box = document.activeElement?.getBoundingClientRect()
  if (!box) return { x: innerWidth / 2, y: innerHeight / 2, clear: 0 }
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, clear: box.height / 2 + 8 }
}
