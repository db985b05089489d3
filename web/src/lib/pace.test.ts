import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pace } from './pace'
import type { ServerFrame } from './wire'

type Moved = Extract<ServerFrame, { type: 'moved' }>
const moved = (number: number) => ({ type: 'moved', entry: { number, seat: 1 } }) as Moved

let shown: number[]
let pace: Pace

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  pace = new Pace({
    show: (frame) => shown.push((frame as Moved).entry.number),
    isBot: () => true,
    pause: () => 1000,
  })
})
afterEach(() => {
  pace.clear()
  vi.useRealTimers()
})

it('keeps moves of bots apart', () => {
  pace.push(moved(1))
  pace.push(moved(2))
  vi.advanceTimersByTime(999)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([1, 2])
})

it('does not wait longer where the clock is set back', () => {
  pace.push(moved(1))
  vi.setSystemTime(Date.now() - 3600 * 1000)
  pace.push(moved(2))
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([1, 2])
})
