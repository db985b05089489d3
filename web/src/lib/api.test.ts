import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, catalogue, checkMix, createGame, games, logUrl, tableAt, verification } from './api'
import type { NewGame } from './wire'

function answering(body: unknown, status = 200) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

describe('the HTTP interface', () => {
  it('asks in a language', async () => {
    const fetch = answering({ boxes: [] })
    expect(await catalogue('de')).toEqual({ boxes: [] })
    expect(fetch).toHaveBeenCalledWith('/api/catalogue?language=de', expect.anything())
  })

  it('shows a seat its own table at a move', async () => {
    const fetch = answering({})
    await tableAt('g/1', 7, 'en', 'secret')
    expect(fetch).toHaveBeenCalledWith(
      '/api/games/g%2F1/table?language=en&at=7',
      expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer secret' }) }),
    )
  })

  it('posts what is to be checked', async () => {
    const fetch = answering({ ok: true })
    const setup = { box: 'alhambra', players: 3, modules: [], options: {}, ages: [] }
    await checkMix(setup, 'fr')
    expect(fetch).toHaveBeenCalledWith(
      '/api/mixes/check?language=fr',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(setup) }),
    )
  })

  it('is told in its language why a game cannot be founded or looked at', async () => {
    const fetch = answering({})
    await createGame({} as NewGame, 'de')
    await games('fr')
    await verification('g1', 'de')
    expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([
      '/api/games?language=de',
      '/api/games?language=fr',
      '/api/games/g1/verification?language=de',
    ])
  })

  it('throws failures with cause and remedy', async () => {
    answering({ type: 'error', id: null, code: 'unknown-game', cause: 'No such table.', remedy: 'Look again.' }, 404)
    const failed = catalogue('en')
    await expect(failed).rejects.toBeInstanceOf(ApiError)
    await expect(failed).rejects.toMatchObject({ code: 'unknown-game', cause: 'No such table.', remedy: 'Look again.' })
  })

  it('explains answers that are no failure of ours, and a server that is away', async () => {
    answering('<html>', 502)
    await expect(catalogue('en')).rejects.toMatchObject({ code: '502' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    await expect(catalogue('en')).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('links downloads', () => {
    expect(logUrl('g1')).toBe('/api/games/g1/log')
  })
})
