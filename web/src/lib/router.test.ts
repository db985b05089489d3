import { describe, expect, it } from 'vitest'
import { href, parse, permalink, type Route } from './router.svelte'

const ROUTES: Route[] = [
  { screen: 'lobby' },
  { screen: 'new' },
  { screen: 'table', game: 'abc' },
  { screen: 'table', game: 'abc', token: 'to/ken' },
  { screen: 'replay', game: 'abc', move: 12 },
  { screen: 'summary', game: 'abc' },
  { screen: 'verify', game: 'a b' },
  { screen: 'rules', rule: null },
  { screen: 'rules', rule: 'base.place.on-foot' },
]

describe('routes', () => {
  it.each(ROUTES)('%o keeps its meaning as an address', (route) => {
    expect(parse(href(route))).toEqual(route)
  })

  it.each(['', '#', '#/', '#/table', '#/nothing/here', '#/%E0%A4%A'])('%s leads to the lobby', (hash) => {
    expect(parse(hash)).toEqual({ screen: 'lobby' })
  })

  it.each(['#/replay/abc', '#/replay/abc/-3', '#/replay/abc/x'])('%s begins the replay at the start', (hash) => {
    expect(parse(hash)).toEqual({ screen: 'replay', game: 'abc', move: 0 })
  })

  it('gives whole addresses to share', () => {
    expect(permalink({ screen: 'rules', rule: 'base.x' })).toBe(`${location.origin}/#/rules/base.x`)
  })
})
