/** How a board lies in its window: fitted, zoomed and moved. */
import type { Box, Cell } from './board'

export interface Inset {
  top?: number
  right?: number
  bottom?: number
  left?: number
}

/** Zoom factors relative to the fit. */
const LEAST = 0.6
const MOST = 4
const STEP = 1.25
/** Pixels kept free round the palace. */
const MARGIN = 10

export class BoardView {
  width = $state(0)
  height = $state(0)
  zoom = $state(1)
  panX = $state(0)
  panY = $state(0)
  /** While a pointer moves it, it follows without easing. */
  moving = $state(false)

  readonly #box: () => Box
  readonly #inset: () => Inset
  readonly #limits: () => { least: number; most: number }

  constructor(box: () => Box, inset: () => Inset, limits: () => { least: number; most: number }) {
    this.#box = box
    this.#inset = inset
    this.#limits = limits
  }

  /** The window less what others lay over it. */
  #free = $derived.by(() => {
    const { top = 0, right = 0, bottom = 0, left = 0 } = this.#inset()
    const [width, height] = [this.width - left - right, this.height - top - bottom]
    return { width, height, x: left + width / 2, y: top + height / 2 }
  })
  #size = $derived.by(() => {
    const { x0, x1, y0, y1 } = this.#box()
    return { columns: x1 - x0 + 1, rows: y1 - y0 + 1, x: (x0 + x1 + 1) / 2, y: (y0 + y1 + 1) / 2 }
  })
  /** Pixels per cell when the whole box is shown. */
  fitted = $derived.by(() => {
    const { width, height } = this.#free
    const room = Math.min((width - 2 * MARGIN) / this.#size.columns, (height - 2 * MARGIN) / this.#size.rows)
    const { least, most } = this.#limits()
    return Math.max(Math.min(room, most), least)
  })
  /** Pixels per cell. */
  cell = $derived(this.fitted * this.zoom)
  /** How far it can be moved from the middle. */
  #reach = $derived({
    x: Math.max(0, (this.#size.columns * this.cell - this.#free.width + this.cell) / 2),
    y: Math.max(0, (this.#size.rows * this.cell - this.#free.height + this.cell) / 2),
  })
  #shift = $derived({ x: clamp(this.panX, this.#reach.x), y: clamp(this.panY, this.#reach.y) })
  /** Where the corner of the starting cell lies. */
  left = $derived(this.#free.x + this.#shift.x - this.#size.x * this.cell)
  top = $derived(this.#free.y + this.#shift.y - this.#size.y * this.cell)
  /** Whether there is anything to go back to. */
  changed = $derived(this.zoom !== 1 || this.#shift.x !== 0 || this.#shift.y !== 0)
  /** Whether fingers move the board, or scroll the page. */
  movable = $derived(this.zoom > 1 || this.#reach.x > this.cell || this.#reach.y > this.cell)

  panBy(dx: number, dy: number): void {
    this.panX = clamp(this.#shift.x + dx, this.#reach.x)
    this.panY = clamp(this.#shift.y + dy, this.#reach.y)
  }

  /** Zooms so that the point (x, y) of the window stays where it is. */
  zoomBy(factor: number, x = this.#free.x, y = this.#free.y): void {
    const zoom = Math.min(MOST, Math.max(LEAST, this.zoom * factor))
    const ratio = zoom / this.zoom
    const [fromX, fromY] = [x - this.#free.x, y - this.#free.y]
    const [panX, panY] = [fromX - (fromX - this.#shift.x) * ratio, fromY - (fromY - this.#shift.y) * ratio]
    this.zoom = Math.abs(zoom - 1) < 0.02 ? 1 : zoom
    this.panX = clamp(panX, this.#reach.x)
    this.panY = clamp(panY, this.#reach.y)
  }
  zoomIn = (): void => this.zoomBy(STEP)
  zoomOut = (): void => this.zoomBy(1 / STEP)
  fit = (): void => {
    this.zoom = 1
    this.panX = this.panY = 0
  }

  /** Moves a cell into the window. */
  reveal({ x, y }: Cell): void {
    const [left, top] = [this.left + x * this.cell, this.top + y * this.cell]
    const dx = Math.max(0, -left) - Math.max(0, left + this.cell - this.width)
    const dy = Math.max(0, -top) - Math.max(0, top + this.cell - this.height)
    if (dx || dy) this.panBy(dx, dy)
  }
}

const clamp = (value: number, reach: number): number => Math.min(reach, Math.max(-reach, value))
