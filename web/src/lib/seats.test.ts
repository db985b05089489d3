import { beforeEach, describe, expect, it, vi } from 'vitest'
import { compared } from './commitments'
import { forget, gamesHere, invitations, join, keep, remember, seatsHere, since, tokenHere } from './seats.svelte'

beforeEach(() => gamesHere().forEach((game) => forget(game)))

describe('seats of this device', () => {
  it('are kept by game, each once', () => {
    remember('g', { seat: 1, token: 'old', name: 'Leila' })
    remember('g', { seat: 0, token: 'x', name: 'Samira' })
    remember('g', { seat: 1, token: 'new', name: 'Leila' })
    expect(seatsHere('g').map(({ seat, token }) => [seat, token])).toEqual([
      [0, 'x'],
      [1, 'new'],
    ])
    expect(JSON.parse(localStorage.getItem('sabika.seats') ?? '')).toHaveProperty('g')
    forget('g', 0)
    expect(seatsHere('g')).toHaveLength(1)
    forget('g')
    expect(seatsHere('g')).toEqual([])
  })

  it('know since when, whoever opens the invitation again', () => {
    vi.useFakeTimers({ now: 50_000 })
    remember('g', { seat: 0, token: 'x', name: 'Samira' })
    vi.setSystemTime(90_000)
    remember('g', { seat: 0, token: 'x', name: 'Samira' })
    const seats = [{ seat: 0, name: 'Leila', token: 'a' }]
    keep({ game: 'given', seats, commitment: 'aa' }, [true])
    expect([since('g'), since('given'), since('unknown')]).toEqual([50, 90, 0])
    vi.useRealTimers()
  })

  it('are looked at with their secret only where nobody else plays here', () => {
    expect(tokenHere('g')).toBeNull()
    remember('g', { seat: 0, token: 'x', name: 'Samira' })
    expect(tokenHere('g')).toBe('x')
    remember('g', { seat: 1, token: 'y', name: 'Leila' })
    expect(tokenHere('g')).toBeNull()
  })

  it('of a new game are those that are not given away', () => {
    const seats = [
      { seat: 0, name: 'Leila', token: 'a' },
      { seat: 1, name: 'Samira', token: 'b' },
      { seat: 2, name: 'Yusuf', token: null },
    ]
    keep({ game: 'g', seats, commitment: 'aa' }, [false, true, false])
    expect(seatsHere('g').map(({ name }) => name)).toEqual(['Leila'])
    expect(invitations('g').map(({ name }) => name)).toEqual(['Samira'])
    expect(gamesHere()).toEqual(['g'])
    expect(compared('g', 'aa')).toMatchObject({ seen: 'same', at: 0 })
  })

  it('are won by an invitation', async () => {
    const table = {
      you: 1,
      seats: [
        { seat: 0, name: 'Leila' },
        { seat: 1, name: 'Samira' },
      ],
    }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(table)))
    expect(await join('g', 'secret', 'en')).toBe(true)
    expect(seatsHere('g')).toMatchObject([{ seat: 1, token: 'secret', name: 'Samira' }])
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(await join('g', 'secret', 'en')).toBe(false)
    expect(seatsHere('g')).toHaveLength(1)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
})
