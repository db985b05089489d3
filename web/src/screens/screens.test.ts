import { createRawSnippet, flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '../lib/i18n.svelte'
import { clear, show } from '../lib/mounting'
import { AGAIN } from '../lib/patience'
import { router } from '../lib/router.svelte'
import { forget, remember, seatsHere } from '../lib/seats.svelte'
import { settings } from '../lib/settings.svelte'
import type { Catalogue, GameListing, MixVerdict } from '../lib/wire'
import { freshDraft } from './founding'
import Invitation from './Invitation.svelte'
import LazySheet from './LazySheet.svelte'
import LobbyScreen from './LobbyScreen.svelte'
import NewGameScreen from './NewGameScreen.svelte'
import SeatList from './SeatList.svelte'
import TableList from './TableList.svelte'

const box = (name: string) => ({
  key: 'alhambra',
  name,
  tagline: '',
  description: '',
  least_players: 2,
  most_players: 6,
  minutes: 45,
  modules: [],
  misfits: {},
})
const catalogue = (spoken = 'en'): Catalogue => ({
  boxes: [box(`Box ${spoken}`)],
  modules: [],
  options: [],
  mixes: [{ key: 'mix', name: `Mix ${spoken}`, description: '', box: 'alhambra', modules: ['camps'] }],
  bots: [],
})
const VERDICT: MixVerdict = { ok: true, problems: [], hints: [], minutes: 45, tiles: 54, cards: 108 }

beforeEach(async () => {
  await language.choose('en')
  vi.useFakeTimers()
})
afterEach(() => {
  clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('an invitation', () => {
  const props = { game: 'g', token: 'secret', children: createRawSnippet(() => ({ render: () => '<p>table</p>' })) }

  beforeEach(() => {
    forget('g')
    const table = { you: 1, seats: [{ seat: 1, name: 'Samira' }] }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(table)))
    router.replace({ screen: 'table', game: 'g', token: 'secret' })
  })

  it('leaves the address with the seat it gives', async () => {
    show(Invitation, props)
    await vi.advanceTimersByTimeAsync(1)
    expect(location.hash).toBe('#/table/g')
    expect(seatsHere('g')).toHaveLength(1)
  })

  it('stays in the address of a device that remembers nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    const shown = show(Invitation, props)
    await vi.advanceTimersByTimeAsync(1)
    expect(location.hash).toBe('#/table/g/secret')
    expect(seatsHere('g')).toHaveLength(1)
    expect(shown.textContent).toContain('table')
  })
})

describe('a sheet that is loaded later', () => {
  it('is there for what was touched, until it is done', async () => {
    vi.useRealTimers()
    remember('g', { seat: 0, token: 'secret', name: 'Leila' })
    const listing = { game: 'g', box: 'alhambra', modules: [], names: ['Leila'], bots: [false], moves: 3, scores: [0] }
    const listings: GameListing[] = [{ ...listing, over: false, started: 0, seeded: false }]
    const onchange = vi.fn()
    const shown = show(TableList, { kind: 'mine' as const, listings, catalogue: null, onchange })
    shown.querySelector<HTMLElement>('[data-testid=forget]')!.click()
    await vi.waitFor(() => expect(shown.querySelector('[data-testid=give-up]')).not.toBeNull())
    shown.querySelector<HTMLElement>('[data-testid=give-up]')!.click()
    flushSync()
    expect(seatsHere('g')).toEqual([])
    expect(onchange).toHaveBeenCalledOnce()
    expect(shown.querySelector('dialog')).toBeNull()
  })

  it('says so when it does not come, and can be closed', async () => {
    const onclose = vi.fn()
    const shown = show(LazySheet, { load: () => Promise.reject(new TypeError('gone')), props: { onclose } })
    await vi.advanceTimersByTimeAsync(10 * AGAIN)
    expect(shown.querySelector('dialog')?.open).toBe(true)
    expect(shown.querySelector('button')?.textContent).toBe('Load again')
    shown.querySelector('dialog')?.dispatchEvent(new Event('close'))
    expect(onclose).toHaveBeenCalledOnce()
  })
})

describe('another language', () => {
  /** The server answers in English last. */
  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string) => {
      const { pathname, searchParams } = new URL(address, location.origin)
      const spoken = searchParams.get('language') ?? ''
      await new Promise((resolve) => setTimeout(resolve, spoken === 'en' ? 200 : 100))
      const answers: Record<string, unknown> = { '/api/games': [], '/api/mixes/check': VERDICT }
      return new Response(JSON.stringify(answers[pathname] ?? catalogue(spoken)))
    })
  })

  it.each([
    ['lobby', LobbyScreen, 'Mix'],
    ['new game', NewGameScreen, 'Box'],
  ] as const)('of the %s is not undone by an older answer', async (_screen, component, what) => {
    const shown = show<Record<string, never>>(component, {})
    await language.choose('de')
    flushSync()
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown.textContent).toContain(`${what} de`)
    expect(shown.textContent).not.toContain(`${what} en`)
  })

  it('makes no guest the owner of the device', async () => {
    settings.name = ''
    const draft = freshDraft(catalogue())
    show(SeatList, { draft })
    await language.choose('de')
    flushSync()
    expect(settings.name).toBe('')
    draft.seats[0]!.name = ' Leila '
    flushSync()
    expect(settings.name).toBe('Leila')
  })
})
