import { describe, expect, it } from 'vitest'
import type { Choice } from '../lib/wire'
import { direct, groups, ways } from './asking'
import { facets } from './facets'
import { LIE, PIECES, choice } from './fixtures'
import { mark, readAll } from './marks'
import { marketTile, plaque, tilesPerArch } from './stalls'

const all = (...choices: Choice[]) => readAll(choices, LIE)

const PLACING = all(
  choice('place', { tile: 'tower-8', cell: [1, 0] }, { cells: [[1, 0]] }),
  choice('place', { tile: 'tower-8', cell: [0, 1] }, { cells: [[0, 1]] }),
  choice('reserve', { tile: 'tower-8' }),
)

describe('asking', () => {
  it('offers a button for what needs nothing more', () => {
    expect(direct(PLACING, [mark.piece('tower-8')]).map((r) => r.choice.verb)).toEqual(['reserve'])
    expect(direct(PLACING, [])).toEqual([])
    expect(direct(all(choice('beg', {})), [])).toHaveLength(1)
  })

  it('puts verbs of one kind behind one button', () => {
    const turn = all(
      choice('take', { cards: ['denar3'] }),
      choice('buy', { tile: 'tower-8', cards: ['denar8'] }),
      choice('establish', { tile: 'tower-8', cards: ['denar4'] }),
      choice('pass', {}),
    )
    expect(groups(turn).map((r) => r.choice.verb)).toEqual(['take', 'buy'])
  })

  it('lists the ways to use a piece, whichever is chosen', () => {
    const touched = [mark.piece('tower-8'), mark.verb('reserve')]
    expect(ways(PLACING, touched).map((r) => r.choice.verb)).toEqual(['place', 'reserve'])
  })
})

describe('facets', () => {
  const nothing = new Set<string>()

  it('asks for words, numbers and sets', () => {
    const citizens = all(
      choice('choose-citizens', { side: 'N', kinds: ['tower', 'garden'] }),
      choice('choose-citizens', { side: 'S', kinds: ['garden', 'pavilion'] }),
    )
    expect(facets(citizens, nothing, PIECES).map((f) => [f.field, f.sort])).toEqual([
      ['side', 'one'],
      ['kinds', 'many'],
    ])
    const bids = all(choice('bid', { amount: 7 }), choice('bid', { amount: 5 }))
    expect(facets(bids, nothing, PIECES)[0]).toMatchObject({ sort: 'number', options: [{ value: 5 }, { value: 7 }] })
  })

  it('orders kinds as the game does', () => {
    const kinds = all(choice('mark', { type: 'tower' }), choice('mark', { type: 'pavilion' }))
    expect(facets(kinds, nothing, PIECES)[0]?.options.map((o) => o.value)).toEqual(['pavilion', 'tower'])
  })

  it('leaves out what can be touched on the table', () => {
    expect(facets(PLACING, new Set(['tower-8']), PIECES)).toEqual([])
    const claim = all(choice('claim', { tile: 'tower-8' }), choice('claim', { tile: 'garden-10' }))
    expect(facets(claim, nothing, PIECES)[0]?.options).toHaveLength(2)
    expect(facets(claim, new Set(['tower-8', 'garden-10']), PIECES)).toEqual([])
  })
})

describe('plaques', () => {
  const tile = PIECES.tiles['garden-10']!

  it('says exact, over, short or nothing', () => {
    const over = choice('buy', { tile: tile.key, cards: ['ducat5', 'ducat6'] })
    const exact = choice('buy', { tile: tile.key, cards: ['ducat6', 'ducat4'] }, { exact: true })
    expect(plaque(all(over), tile, 11, PIECES)).toEqual({ sort: 'over', by: 1 })
    expect(plaque(all(over, exact), tile, 15, PIECES)).toEqual({ sort: 'exact', cards: [4, 6] })
    expect(plaque([], tile, 7, PIECES)).toEqual({ sort: 'short', by: 3 })
    expect(plaque([], tile, 12, PIECES)).toBeNull()
    expect(plaque([], tile, null, PIECES)).toBeNull()
  })

  it('names another way to have it where the price cannot be paid', () => {
    const site = choice('establish', { tile: tile.key, cards: ['ducat5'] })
    expect(plaque(all(site), tile, 5, PIECES)).toEqual({ sort: 'other', verb: 'establish' })
  })
})

describe('the market', () => {
  const pairs = ['florin', 'florin', 'denar', 'denar']

  it('has one arch for all tiles of a currency', () => {
    expect([PIECES.spaces, pairs, []].map(tilesPerArch)).toEqual([1, 2, 0])
  })

  it('gives tiles the room there is', () => {
    expect(marketTile(454, PIECES.spaces, false)).toBe(80)
    expect(marketTile(454, pairs, true)).toBeGreaterThan(marketTile(454, pairs, false))
  })
})
