import { afterEach, describe, expect, it, vi } from 'vitest'
import { AGAIN } from './patience'
import { href, parse, permalink, router, type Route } from './router.svelte'

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

describe('replacing', () => {
  const move = (number: number): Route => ({ screen: 'replay', game: 'abc', move: number })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('the same move again leaves the address alone', () => {
    const written = vi.spyOn(history, 'replaceState')
    router.replace(move(3))
    router.replace(move(3))
    expect(written).toHaveBeenCalledOnce()
    expect(location.hash).toBe('#/replay/abc/3')
  })

  it('goes on where the browser refuses, and the address follows later', () => {
    vi.useFakeTimers()
    const refusing = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    router.replace(move(4))
    router.replace(move(5))
    expect(router.route).toEqual(move(5))
    expect(location.hash).toBe('#/replay/abc/3')
    refusing.mockRestore()
    vi.advanceTimersByTime(AGAIN)
    expect(location.hash).toBe('#/replay/abc/5')
  })

  it('later does not undo a step that was made meanwhile', () => {
    vi.useFakeTimers()
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    router.replace(move(6))
    location.hash = href({ screen: 'new' })
    dispatchEvent(new HashChangeEvent('hashchange'))
    vi.advanceTimersByTime(AGAIN)
    expect(router.route).toEqual({ screen: 'new' })
    expect(location.hash).toBe('#/new')
  })
})
