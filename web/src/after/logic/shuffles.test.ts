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
    const verdict = await verify({ commitment: COMMITMENT, seed: SEED, shuffles: [honest], verified: true })
    expect(verdict.commitmentAgrees).toBe(true)
    expect(verdict.shuffles.map((s) => s.agrees)).toEqual([true])
  })

  it('finds a stacked deck, whatever the server says', async () => {
    const stacked = { ...honest, after: [...SUPPLY.slice(1), SUPPLY[0]!] }
    const verdict = await verify({ commitment: COMMITMENT, seed: SEED, shuffles: [stacked], verified: true })
    expect(verdict.shuffles.map((s) => s.agrees)).toEqual([false])
  })

  it('finds an exchanged seed', async () => {
    const verdict = await verify({ commitment: COMMITMENT, seed: '00'.repeat(32), shuffles: [], verified: true })
    expect(verdict.commitmentAgrees).toBe(false)
  })

  it('refuses a seed that is not hexadecimal', () =>
    expect(verify({ commitment: COMMITMENT, seed: 'xyz', shuffles: [], verified: true })).rejects.toThrow(
      'hexadecimal',
    ))
})

describe('what is known of a deal', () => {
  const told = { commitment: COMMITMENT, seed: SEED, shuffles: [], verified: true }
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
  const offer = (tile: string) => ({ kind: 'offered', seat: null, text: '', args: { tile }, lines: [] })
  const history: Entry[] = [{ number: 0, seat: null, move: '', turn: 0, events: [offer('b'), offer('c')] }]
  const told = (...labels: string[]): Verification => ({
    commitment: '',
    seed: '',
    verified: true,
    shuffles: labels.map((label) => ({ label, before: [], after: ['a', 'b', 'c'] })),
  })

  it('come in the order of the supply', () =>
    expect(seenOnMarket(told('supply'), history)).toEqual({ seen: 2, agrees: true }))
  it('cannot be compared where tiles return to the supply', () =>
    expect(seenOnMarket(told('supply', 'dancer/1'), history)).toBeNull())
})
