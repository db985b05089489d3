import { expect, it } from 'vitest'
import { paintsOf } from './paints'

it('gives every component a colour and a texture of its own', () => {
  const paints = paintsOf(['wall', 'garden', 'tower', 'bazaar', 'citizens', 'watchtower', 'character', 'site'])
  expect(new Set(paints.map((paint) => paint.base)).size).toBe(paints.length)
  expect(new Set(paints.map((paint) => paint.texture)).size).toBe(paints.length)
})

it('tells many modules apart by colour and texture together', () => {
  const paints = paintsOf([...Array(20).keys()].map((n) => `module-${n}`))
  expect(new Set(paints.map(({ base, texture }) => base + texture)).size).toBe(paints.length)
})
