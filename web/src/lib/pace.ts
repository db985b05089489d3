/** Holds back what bots do, so that people can follow: frames keep their order, and moves of bots keep a distance. */
import type { ServerFrame } from './wire'

type Frame = Exclude<ServerFrame, { id: number | null }>

interface Rules {
  show: (frame: Frame) => void
  isBot: (seat: number | null) => boolean
  /** Milliseconds between moves of bots. */
  pause: () => number
}

/** So many waiting moves are too many to be watched one by one. */
const BACKLOG = 30

export class Pace {
  #queue: Frame[] = []
  #free = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly rules: Rules) {}

  push(frame: Frame): void {
    this.#queue.push(frame)
    this.#show()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#free = 0
  }

  #show(): void {
    clearTimeout(this.#timer)
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const wait = this.#wait(next)
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#show(), wait)
        return
      }
      this.#queue.shift()
      this.rules.show(next)
    }
  }

  /** How long a frame still has to wait; takes the time when it has not. */
  #wait(frame: Frame): number {
    if (frame.type !== 'moved' || !this.rules.isBot(frame.entry.seat)) return 0
    const wait = this.#queue.length > BACKLOG || document.hidden ? 0 : this.#free - performance.now()
    if (wait <= 0) this.#free = performance.now() + this.rules.pause()
    return wait
  }
}
