import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gamesHere, remember } from '../lib/seats.svelte'
import { grouped, seldom, unlisted } from './tables'

const table = (game: string, over: boolean) => ({ game, box: 'alhambra', modules: [], at: 7, over, seats: [] })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks about finished games once a day, about others each time', async () => {
  const fetch = vi.fn(async (address: string) => {
    const game = address.split('/')[3]!
    return new Response(JSON.stringify(table(game, game === 'finished')))
  })
  vi.stubGlobal('fetch', fetch)
  remember('finished', { seat: 0, token: 'a', name: 'Leila' })
  remember('running', { seat: 0, token: 'b', name: 'Leila' })
  expect(await unlisted([], 'en')).toHaveLength(2)
  const again = await unlisted([], 'en')
  expect(again.map(({ game, over }) => [game, over])).toEqual([
    ['finished', true],
    ['running', false],
  ])
  expect(fetch).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(25 * 3600 * 1000)
  await unlisted([], 'en')
  expect(fetch).toHaveBeenCalledTimes(5)
})

it('puts the newest games first, listed or not', async () => {
  vi.stubGlobal('fetch', async (address: string) => new Response(JSON.stringify(table(address.split('/')[3]!, false))))
  vi.advanceTimersByTime(1000)
  remember('earlier', { seat: 0, token: 'a', name: 'Leila' })
  vi.advanceTimersByTime(1000)
  remember('later', { seat: 0, token: 'b', name: 'Leila' })
  const { mine } = grouped(await unlisted([], 'en'), gamesHere())
  expect(mine.slice(0, 2).map(({ game }) => game)).toEqual(['later', 'earlier'])
})

it('keeps no finished game that is gone', async () => {
  const gone = new Set<string>()
  const unknown = JSON.stringify({ type: 'error', code: 'unknown-game', cause: '', remedy: '' })
  vi.stubGlobal('fetch', async (address: string) => {
    const game = address.split('/')[3]!
    if (gone.has(game)) return new Response(unknown, { status: 404 })
    return new Response(JSON.stringify(table(game, true)))
  })
  remember('old', { seat: 0, token: 'a', name: 'Leila' })
  await unlisted([], 'en')
  gone.add('old')
  vi.advanceTimersByTime(25 * 3600 * 1000)
  await unlisted([], 'en')
  remember('new', { seat: 0, token: 'b', name: 'Leila' })
  await unlisted([], 'en')
  const kept = Object.keys(JSON.parse(localStorage.getItem('sabika.finished') ?? '{}'))
  expect(kept).toContain('new')
  expect(kept).not.toContain('old')
})

it('does something not too often', () => {
  const act = vi.fn()
  const now = seldom(5000, act)
  now()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(6000)
  now()
  now()
  expect(act).toHaveBeenCalledOnce()
})
