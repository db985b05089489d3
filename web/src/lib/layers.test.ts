import { expect, it } from 'vitest'
import { layers } from './layers.svelte'

it('knows the topmost dialog, in whatever order they close', () => {
  const [below, above] = [Symbol('below'), Symbol('above')]
  expect(layers.top).toBeUndefined()
  const leaveBelow = layers.enter(below)
  const leaveAbove = layers.enter(above)
  expect(layers.top).toBe(above)
  leaveBelow()
  expect(layers.top).toBe(above)
  leaveAbove()
  expect(layers.top).toBeUndefined()
})
