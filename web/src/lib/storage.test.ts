import { afterEach, expect, it, vi } from 'vitest'
import { load, save } from './storage'

afterEach(() => void vi.restoreAllMocks())

it('remembers what was saved', () => {
  expect(save('kept', { at: 7 })).toBe(true)
  expect(load('kept', null)).toEqual({ at: 7 })
})

it('says when it remembers nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(save('lost', 1)).toBe(false)
  expect(load('lost', 0)).toBe(0)
})
