import { afterEach, expect, it, vi } from 'vitest'
import { newest } from './newest'

const resolved = (ms: number, text: string) => new Promise((resolve) => setTimeout(resolve, ms, text))
const rejected = (ms: number, text: string) => new Promise((_, reject) => setTimeout(reject, ms, text))

afterEach(() => void vi.useRealTimers())

it('lets no older answer through, nor its failure', async () => {
  vi.useFakeTimers()
  const awaited = newest()
  const came = vi.fn()
  const answers = [resolved(3, 'first'), rejected(2, 'second'), resolved(1, 'third')]
  for (const answer of answers) awaited(answer).then(came, came)
  await vi.advanceTimersByTimeAsync(5)
  expect(came.mock.calls).toEqual([['third']])
})

it('tells of a failure of the newest', async () => {
  const awaited = newest()
  await expect(awaited(Promise.reject(new TypeError('offline')))).rejects.toThrow('offline')
})
