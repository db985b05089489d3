import { afterEach, expect, it } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { duration, scrolling } from './motion'

afterEach(() => void (settings.motion = 'auto'))

it('moves what may move', () => {
  expect([duration(220), scrolling()]).toEqual([220, 'smooth'])
})

it('moves nothing slowly for whoever wants no motion', () => {
  settings.motion = 'reduced'
  expect([duration(220), scrolling()]).toEqual([0, 'instant'])
})
