import { afterEach, expect, it } from 'vitest'
import { isShortcut } from './keyboard'
import { settings } from './settings.svelte'

afterEach(() => void (settings.characterKeys = true))

function pressed(key: string, on = 'main', held: KeyboardEventInit = {}): boolean {
  const element = document.body.appendChild(document.createElement(on))
  let means = false
  element.addEventListener('keydown', (event) => (means = isShortcut(event)))
  element.dispatchEvent(new KeyboardEvent('keydown', { key, ...held }))
  return means
}

const KEYS = ['m', 'É', '1', '?', '/', ' ', 'Enter', 'Escape', 'F6', 'ArrowLeft']

it('every key may mean something', () => {
  expect(KEYS.filter((key) => pressed(key))).toEqual(KEYS)
})

it('no key does while somebody types or means the browser', () => {
  expect(KEYS.filter((key) => pressed(key, 'input') || pressed(key, 'main', { ctrlKey: true }))).toEqual([])
})

it('characters mean nothing to those who have switched them off', () => {
  settings.characterKeys = false
  expect(KEYS.filter((key) => pressed(key))).toEqual([' ', 'Enter', 'Escape', 'F6', 'ArrowLeft'])
})
