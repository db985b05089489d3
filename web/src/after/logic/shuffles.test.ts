import { describe, expect, it } from 'vitest'
import type { Entry, Verification } from '../../lib/wire'
import { commitmentOf, finding, fromHex, inOrder, seenOnMarket, shuffled, verify } from './shuffles'

/** Produced by the Python engine: Chance.from_text("granada"). */
const SEED = 'f552c72213e2ab863dbd2acabca499d71e96e6510daef39b95bf89fddb79a2b4'
const COMMITMENT = '9924c61e64d6b390a9f62ec9f05198a4e626ea7ba7c479bdd65cbfa006ca1d6f'
const SUPPLY = [
  2, 14, 8, 43, 40, 3, 7, 4, 0, 36, 17, 47, 31, 33, 46, 11, 13, 10, 42, 20, 30, 34, 24, 37, 15, 29, 6, 53, 35, 28, 22,
  32, 45, 38, 12, 41, 18, 44, 50, 9, 48, 23, 52, 39, 49, 19, 51, 16, 25, 1, 27, 5, 21, 26,
].map((n) => `tile-${n}`)
const numbered = (n: number, prefix = '') => Array.from({ length: n }, (_, i) => `${prefix}${i}`)
const seed = fromHex(SEED)

describe('shuffles as the engine makes them', () => {
  it('commits to the seed', async () => expect(await commitmentOf(seed)).toBe(COMMITMENT))
  it('shuffles the supply', async () => expect(await shuffled(seed, 'supply', numbered(54, 'tile-'))).toEqual(SUPPLY))
  it('shuffles a small pile', async () =>
    expect(await shuffled(seed, 'pile/2', ['a', 'b', 'c'])).toEqual(['b', 'c', 'a']))
  it('draws a lot', async () => expect((await shuffled(seed, 'sultan/mark/1', numbered(6))).at(-1)).toBe('4'))
  it('needs several blocks for many cards', async () =>
    expect((await shuffled(seed, 'money', numbered(250))).slice(0, 8)).toEqual([
      '146',
      '153',
      '200',
      '90',
      '173',
      '110',
      '207',
      '199',
    ]))
  it('leaves a single item alone', async () => expect(await shuffled(seed, 'x', ['only'])).toEqual(['only']))
})

describe('verify', () => {
  const honest = { label: 'supply', before: numbered(54, 'tile-'), after: SUPPLY }

  it('agrees with an honest deal', async () => {
    const verdict = await verify({ commitment: COMMITMENT, seed: SEED, shuffles: [honest], stacks: [], verified: true })
    expect(verdict.commitmentAgrees).toBe(true)
    expect(verdict.shuffles.map((s) => s.agrees)).toEqual([true])
  })

  it('finds a stacked deck, whatever the server says', async () => {
    const stacked = { ...honest, after: [...SUPPLY.slice(1), SUPPLY[0]!] }
    const verdict = await verify({ commitment: COMMITMENT, seed: SEED, shuffles: [stacked], stacks: [], verified: true })
    expect(verdict.shuffles.map((s) => s.agrees)).toEqual([false])
  })

  it('finds an exchanged seed', async () => {
    const verdict = await verify({ commitment: COMMITMENT, seed: '00'.repeat(32), shuffles: [], stacks: [], verified: true })
    expect(verdict.commitmentAgrees).toBe(false)
  })

  it('refuses a seed that is not hexadecimal', () =>
    expect(verify({ commitment: COMMITMENT, seed: 'xyz', shuffles: [], stacks: [], verified: true })).rejects.toThrow(
      'hexadecimal',
    ))
})

describe('what is known of a deal', () => {
  const told = { commitment: COMMITMENT, seed: SEED, shuffles: [], stacks: [], verified: true }
  const verdict = { commitment: COMMITMENT, commitmentAgrees: true, shuffles: [] }
  const witness = { seen: 'same' as const, commitment: COMMITMENT, at: 0 }
  const sound = { seeded: false, told, verdict, market: null, witness }

  it('is that it was honest where everything agrees', () => expect(finding(sound)).toBe('proved'))

  it('is less where somebody chose the seed', () => expect(finding({ ...sound, seeded: true })).toBe('seeded'))

  it('is less where this device did not see the beginning', () => {
    expect(finding({ ...sound, witness: { ...witness, seen: 'unseen' } })).toBe('unseen')
    expect(finding({ ...sound, witness: { ...witness, seen: 'late' } })).toBe('late')
  })

  it('is that it was not, where anything differs, also while the game runs', () => {
    const differs = { ...witness, seen: 'differs' as const }
    expect(finding({ ...sound, witness: differs })).toBe('refuted')
    expect(finding({ ...sound, told: null, verdict: null, witness: differs })).toBe('refuted')
    expect(finding({ ...sound, verdict: { ...verdict, commitmentAgrees: false } })).toBe('refuted')
    expect(finding({ ...sound, market: { seen: 9, agrees: false } })).toBe('refuted')
  })

  it('is nothing yet while the game runs, or where the browser cannot reckon', () => {
    expect(finding({ ...sound, told: null, verdict: null })).toBe('running')
    expect(finding({ ...sound, verdict: null })).toBe('unable')
  })
})

it('compares an order with what was seen of it', () => {
  expect(inOrder(['a', 'b', 'c', 'd'], ['b', 'd'])).toBe(true)
  expect(inOrder(['a', 'b', 'c', 'd'], [])).toBe(true)
  expect(inOrder(['a', 'b', 'c', 'd'], ['d', 'b'])).toBe(false)
  expect(inOrder(['a', 'b'], ['x'])).toBe(false)
})

describe('tiles seen on the market', () => {
  const sight = (kind: string, tile: string) => ({ kind, seat: null, text: '', args: { tile }, lines: [] })
  const offer = (tile: string) => sight('offered', tile)
  const history = (...events: Entry['events']): Entry[] => [{ number: 0, seat: null, move: '', turn: 0, events }]
  const told = (...labels: string[]): Verification => ({
    commitment: '',
    seed: '',
    verified: true,
    shuffles: labels.map((label) => ({ label, before: [], after: ['a', 'G', 'b', 'H', 'c'] })),
    stacks: [
      { shuffle: 'supply', order: ['a', 'b', 'c'], faces: { a: 'a', b: 'b', c: 'c' } },
      { shuffle: 'supply', order: ['G', 'H'], faces: { G: 'G', g1: 'G', g2: 'G', H: 'H', h1: 'H', h2: 'H' } },
    ],
  })
  const market = (...events: Entry['events']) => seenOnMarket(told('supply'), history(...events))

  it('come in the order of the supply', () =>
    expect(market(offer('b'), offer('c'))).toEqual({ seen: 2, agrees: true }))
  it('do not come in another', () => expect(market(offer('c'), offer('b'))).toEqual({ seen: 2, agrees: false }))
  it('may show either face, and come of each city by itself', () =>
    expect(market(offer('h1'), offer('a'), offer('c'))).toEqual({ seen: 3, agrees: true }))
  it('are in order whichever face they show', () => expect(market(offer('h1'), offer('g2'))?.agrees).toBe(false))
  it('count once, from when they were seen first', () =>
    expect(market(sight('seen-ahead', 'G'), sight('seen-ahead', 'H'), offer('h2'), offer('g1'))).toEqual({
      seen: 2,
      agrees: true,
    }))
  it('must be of the supply', () => expect(market(offer('x'))?.agrees).toBe(false))
  it('must be drawn in the order of a shuffle', () => {
    const stacked = told('supply')
    stacked.stacks[0]!.order = ['b', 'a', 'c']
    expect(seenOnMarket(stacked, history(offer('b'), offer('a')))?.agrees).toBe(false)
    expect(seenOnMarket({ ...stacked, shuffles: [] }, history())?.agrees).toBe(false)
  })
  it('cannot be compared where tiles return to the supply', () =>
    expect(seenOnMarket(told('supply', 'dancer/1'), history(offer('b')))).toBeNull())
})
