import { describe, expect, it } from 'vitest'
import type { Choice } from '../lib/wire'
import { Choosing } from './choosing.svelte'
import { facets } from './facets'
import { LIE, PIECES, choice } from './fixtures'
import { chosen, mark, matching, named, ranked, readAll, touch } from './marks'
import { sites } from './sites'

const pay = (tile: string, cards: string[], exact = false): Choice => choice('buy', { tile, cards }, { exact })

const TURN = [
  choice('take', { cards: ['denar3'] }),
  choice('take', { cards: ['denar3', 'ducat2'] }),
  choice('take', { cards: ['ducat2'] }),
  choice('take', { cards: ['denar8'] }),
  pay('garden-10', ['ducat5', 'ducat6']),
  pay('garden-10', ['ducat4', 'ducat6'], true),
  pay('pavilion-5', ['denar5'], true),
  choice('build', { tile: 'tower-8', cell: [1, 0] }, { cells: [[1, 0]] }),
  choice('build', { tile: 'tower-8', cell: [0, 1] }, { cells: [[0, 1]] }),
]
const readings = readAll(TURN, LIE)

function turn(choices = TURN, help = true): Choosing {
  const choosing = new Choosing(() => help)
  choosing.offer(choices, LIE)
  choosing.clear()
  return choosing
}

describe('marks', () => {
  it('tells cards of the display from cards of the hand', () => {
    expect(matching(readings, [mark.display('denar3')]).map((r) => r.choice.verb)).toEqual(['take', 'take'])
    expect(matching(readings, [mark.hand('denar3')])).toEqual([])
  })

  it('finds where the cards of an unknown verb lie', () => {
    const steal = readAll([choice('steal', { card: 'denar8' })], { ...LIE, hand: ['denar3'] })
    expect(steal[0]?.marks.has(mark.display('denar8'))).toBe(true)
    const spend = readAll([choice('spend', { cards: ['ducat9'] })], LIE)
    expect(spend[0]?.set).toEqual([mark.hand('ducat9')])
    const owned = readAll([choice('use', { card: 'sultan' })], LIE)
    expect(owned[0]?.marks.has(mark.piece('sultan'))).toBe(true)
  })

  it('counts cards that are alike', () => {
    const two = readAll([pay('garden-10', ['ducat5', 'ducat5'], true)], LIE)
    expect(matching(two, [mark.hand('ducat5'), mark.hand('ducat5')])).toHaveLength(1)
    expect(matching(two, Array<string>(3).fill(mark.hand('ducat5')))).toHaveLength(0)
  })

  it('reads numbers, words and kinds as values of their field', () => {
    const [bid] = readAll([choice('bid', { amount: 7 })], LIE)
    const [citizens] = readAll([choice('choose-citizens', { side: 'N', kinds: ['garden', 'tower'] })], LIE)
    expect(bid?.marks.has(mark.value('amount', 7))).toBe(true)
    expect(citizens?.marks.has(mark.value('side', 'N'))).toBe(true)
    expect(citizens?.set).toEqual([mark.value('kinds', 'garden'), mark.value('kinds', 'tower')])
  })

  it('lets older touches give way to a newer one', () => {
    expect(touch(readings, [mark.piece('garden-10'), mark.hand('ducat4')], mark.hand('ducat5'))).toEqual([
      mark.piece('garden-10'),
      mark.hand('ducat5'),
    ])
    expect(touch(readings, [mark.display('denar3')], mark.display('denar8'))).toEqual([mark.display('denar8')])
  })

  it('ignores what no choice has', () => {
    expect(touch(readings, [mark.display('denar3')], mark.cell(5, 5))).toEqual([mark.display('denar3')])
  })

  it('is decided when one choice is complete', () => {
    expect(chosen(readings, [mark.display('denar3')])?.choice.move).toBe('take denar3')
    expect(chosen(readings, [mark.display('denar3'), mark.display('ducat2')])?.choice.move).toBe('take denar3 ducat2')
    expect(chosen(readings, [mark.piece('tower-8')])).toBeNull()
    expect(chosen(readings, [mark.piece('tower-8'), mark.cell(1, 0)])?.choice.move).toBe('build tower-8 1 0')
    expect(chosen(readings, [])).toBeNull()
  })

  it('decides at once when there is only one choice', () => {
    expect(chosen(readAll([choice('pass', {})], LIE), [])?.choice.move).toBe('pass')
  })

  it('puts exact payments first, then the cheapest', () => {
    const order = ranked(matching(readings, [mark.piece('garden-10')]), PIECES)
    expect(order.map((r) => r.choice.fields.cards)).toEqual([
      ['ducat4', 'ducat6'],
      ['ducat5', 'ducat6'],
    ])
  })

  it('names the cells that are left', () => {
    expect(named(matching(readings, [mark.piece('tower-8')]), 'cell:')).toEqual(new Set(['1,0', '0,1']))
  })
})

describe('choosing', () => {
  it('suggests the best payment when a stall is touched', () => {
    const choosing = turn()
    choosing.toggle(mark.piece('garden-10'))
    expect(choosing.chosen?.choice.move).toBe('buy garden-10 ducat4 ducat6')
    expect(choosing.selected.has(mark.hand('ducat6'))).toBe(true)
  })

  it('suggests nothing when the help is switched off', () => {
    const choosing = turn(TURN, false)
    choosing.toggle(mark.piece('garden-10'))
    choosing.toggle(mark.hand('ducat4'))
    expect(choosing.chosen).toBeNull()
    expect(choosing.suggestions).toEqual([])
    choosing.toggle(mark.hand('ducat6'))
    expect(choosing.chosen?.choice.exact).toBe(true)
  })

  it('pays with other cards when they are touched', () => {
    const choosing = turn()
    choosing.toggle(mark.piece('garden-10'))
    choosing.toggle(mark.hand('ducat5'))
    expect(choosing.chosen?.choice.move).toBe('buy garden-10 ducat5 ducat6')
  })

  it('takes a suggested card out and waits for another', () => {
    const choosing = turn()
    choosing.toggle(mark.piece('garden-10'))
    choosing.toggle(mark.hand('ducat4'))
    expect(choosing.chosen).toBeNull()
    expect([...choosing.selected.keys()]).toEqual([mark.piece('garden-10'), mark.hand('ducat6')])
    choosing.toggle(mark.hand('ducat5'))
    expect(choosing.chosen?.choice.move).toBe('buy garden-10 ducat5 ducat6')
  })

  it('starts from the money as well', () => {
    const choosing = turn()
    choosing.toggle(mark.hand('ducat6'))
    expect(choosing.left).toHaveLength(2)
    choosing.toggle(mark.piece('garden-10'))
    expect(choosing.chosen?.choice.exact).toBe(true)
  })

  it('forgets the payment when the stall is let go', () => {
    const choosing = turn()
    choosing.toggle(mark.piece('garden-10'))
    choosing.toggle(mark.hand('ducat5'))
    choosing.toggle(mark.piece('garden-10'))
    expect(choosing.touched).toEqual([])
  })

  it('tells cards that are alike apart', () => {
    const choosing = turn([choice('take', { cards: ['ducat2'] }), choice('take', { cards: ['ducat2', 'ducat2'] })])
    choosing.toggle(mark.display('ducat2'), false)
    choosing.toggle(mark.display('ducat2'), false)
    expect(choosing.chosen?.choice.move).toBe('take ducat2 ducat2')
    choosing.toggle(mark.display('ducat2'), true)
    expect(choosing.chosen?.choice.move).toBe('take ducat2')
  })

  it('says when something cannot be touched', () => {
    expect(turn().toggle(mark.cell(9, 9))).toBe(false)
  })

  it('foresees what one more touch would choose', () => {
    const choosing = turn()
    choosing.toggle(mark.piece('tower-8'))
    expect(choosing.chosenWith(mark.cell(0, 1))?.choice.move).toBe('build tower-8 0 1')
    expect(choosing.touched).toEqual([mark.piece('tower-8')])
  })

  it('narrows by any field: a side and three kinds', () => {
    const sides = ['N', 'S'].flatMap((side) => [
      choice('choose-citizens', { side, kinds: ['garden', 'tower'] }),
      choice('choose-citizens', { side, kinds: ['garden', 'pavilion'] }),
    ])
    const choosing = turn(sides)
    choosing.toggle(mark.value('kinds', 'tower'))
    choosing.toggle(mark.value('kinds', 'garden'))
    expect(choosing.chosen).toBeNull()
    choosing.toggle(mark.value('side', 'S'))
    expect(choosing.chosen?.choice.move).toBe('choose-citizens S garden tower')
  })
})

describe('what is asked more', () => {
  const laid = (verb: string, more: Record<string, string> = {}): Choice =>
    choice(verb, { tile: 'tower-8', cell: [1, 0], ...more }, { cells: [[1, 0]] })

  it('lays a tile as printed unless it is turned', () => {
    const choosing = turn([laid('place'), laid('place-turned', { facing: 'E' }), choice('reserve', { tile: 'tower-8' })])
    choosing.touch(mark.piece('tower-8'))
    choosing.touch(mark.cell(1, 0))
    expect(choosing.verbs).toEqual(['place'])
    expect(choosing.chosen?.choice.fields['facing']).toBe('N')
    expect(choosing.selected.has('facing:N')).toBe(true)
    choosing.touch('facing:E')
    expect(choosing.chosen?.choice.move).toBe('place-turned tower-8 1 0 E')
  })

  it('takes a gate card for what it is', () => {
    const [gate] = readAll([choice('take-gate', {}), laid('place-gate', { gate: 'N', facing: 'N' })], LIE)
    expect(gate?.choice.verb).toBe('take-gate')
  })

  it('tells crossings from cells', () => {
    const [falcon] = readAll([choice('buy-falcon', { piece: 'sultan', cell: [1, 0] }, { cells: [[1, 0]] })], LIE)
    expect(falcon?.marks.has(mark.crossing(1, 0))).toBe(true)
    expect(falcon?.marks.has(mark.cell(1, 0))).toBe(false)
  })

  it('tells walls from cells', () => {
    const guards = ['N', 'E'].map((side) => choice('spend', { tile: 'tower-8', side }, { cells: [[1, 0]] }))
    const choosing = turn(guards)
    expect(choosing.open(mark.cell(1, 0))).toBe(false)
    choosing.touch(mark.wall(1, 0, 'E'))
    expect(choosing.chosen?.choice).toBe(guards[1])
    const lit = sites(choosing.lane, choosing.chosen, () => undefined)
    expect(lit.map(({ side, state }) => [side, state])).toEqual([
      ['N', 'legal'],
      ['E', 'chosen'],
    ])
  })

  it('takes cards that belong together as one answer', () => {
    const piles = [choice('choose-pile', { cards: ['denar9', 'denar9'] }), choice('choose-pile', { cards: ['ducat7'] })]
    const choosing = turn(piles)
    const [question] = facets(choosing.readings, new Set(), PIECES)
    expect(question?.options.map(({ value }) => value)).toEqual(['denar9 denar9', 'ducat7'])
    choosing.touch(question!.options[0]!.mark)
    expect(choosing.chosen?.choice.move).toBe('choose-pile denar9 denar9')
  })
})

describe('nothing but how to pay', () => {
  const bill = [choice('pay-bid', { cards: ['denar8'] }), choice('pay-bid', { cards: ['denar3', 'denar4'] })]

  it('suggests the cheapest way at once', () => {
    expect(turn(bill).chosen?.choice).toBe(bill[1])
    expect(turn(bill).suggestions).toHaveLength(2)
    expect(turn(bill, false).chosen).toBeNull()
  })

  it('takes another card instead', () => {
    const choosing = turn(bill)
    choosing.toggle(mark.hand('denar8'))
    expect(choosing.chosen?.choice).toBe(bill[0])
  })
})

it('shows what would be done where there is only yes or no', () => {
  const choosing = new Choosing(() => true)
  const window = [pay('garden-10', ['ducat4', 'ducat6']), choice('skip-pause', {})]
  choosing.offer(window, LIE, window[1]!.move)
  expect(choosing.chosen?.choice).toBe(window[0])
  expect(choosing.selected.has(mark.hand('ducat4'))).toBe(true)
})

describe('following advice', () => {
  it.each(TURN.map((one) => [one.move, one] as const))('chooses exactly %s', (_move, one) => {
    const choosing = turn()
    choosing.touch(mark.piece('pavilion-5'))
    choosing.follow(choosing.readings.find((r) => r.choice.move === one.move)!)
    expect(choosing.chosen?.choice.move).toBe(one.move)
  })
})
