import { afterEach, expect, test, vi } from 'vitest'
import { AGAIN, FEW, patiently } from './patience'

afterEach(() => {
  vi.useRealTimers()
})

test('what could not be loaded is asked for again until it comes', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'))
  load.mockResolvedValueOnce('here')
  const loaded = patiently(load)
  await vi.advanceTimersByTimeAsync(AGAIN - 1)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(AGAIN + 1)
  expect(await loaded).toBe('here')
  expect(load).toHaveBeenCalledTimes(3)
})

test('what does not come in so many attempts fails', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('gone'))
  const failed = expect(patiently(load, FEW)).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(10 * AGAIN)
  await failed
  expect(load).toHaveBeenCalledTimes(FEW)
})
