import { describe, expect, it } from 'vitest'
import type { BoxInfo, Catalogue, ModuleInfo } from '../lib/wire'
import { Draft, unique } from './draft.svelte'

const box = (key: string, most: number, modules: string[]): BoxInfo => ({
  key,
  name: key,
  tagline: '',
  description: '',
  least_players: 2,
  most_players: most,
  minutes: 45,
  modules,
  misfits: Object.fromEntries(['a', 'b', 'c'].filter((one) => !modules.includes(one)).map((one) => [one, 'no walls'])),
})
const module = (key: string): ModuleInfo => ({
  key,
  number: 1,
  name: key,
  tagline: '',
  description: '',
  names: key === 'b' ? { old: 'Elder' } : {},
  complexity: 1,
  minutes: 5,
})
const option = (key: string, of: string | null) => ({ key, name: key, description: '', choices: [], module: of, boxes: ['alhambra'] })
const CATALOGUE: Catalogue = {
  boxes: [box('alhambra', 6, ['a', 'b', 'c']), box('granada', 3, ['b'])],
  modules: ['a', 'b', 'c'].map(module),
  options: [option('pace', null), option('bids', 'a'), { ...option('faces', null), boxes: ['granada'] }],
  mixes: [],
  bots: [
    { key: 'random', name: '', description: '' },
    { key: 'greedy', name: '', description: '' },
  ],
}

const draft = () => new Draft(CATALOGUE, { guest: 'Guest', bots: ['Samira', 'Yusuf'] }, 'Leila')

describe('a draft', () => {
  it('begins with one person against two bots', () => {
    const { setup, seats, house, seed } = draft().newGame()
    expect(setup).toEqual({ box: 'alhambra', players: 3, modules: [], options: {}, ages: [] })
    expect(seats).toEqual([
      { kind: 'person', name: 'Leila', level: null },
      { kind: 'bot', name: 'Samira', level: 'greedy' },
      { kind: 'bot', name: 'Yusuf', level: 'greedy' },
    ])
    expect(house.undo).toBe(true)
    expect(seed).toBeNull()
  })

  it('keeps modules in the order of the catalogue and only those the box allows', () => {
    const made = draft()
    made.toggle('c')
    made.toggle('a')
    made.toggle('b')
    expect(made.modules).toEqual(['a', 'b', 'c'])
    made.toggle('a')
    expect(made.modules).toEqual(['b', 'c'])
    made.chooseBox('granada')
    expect(made.modules).toEqual(['b'])
  })

  it('holds the players the box allows', () => {
    const made = draft()
    for (let count = 0; count < 9; count++) made.addSeat('online')
    expect(made.seats).toHaveLength(6)
    expect(made.online).toEqual([false, false, false, true, true, true])
    made.chooseBox('granada')
    expect(made.seats).toHaveLength(3)
    for (const { id } of [...made.seats]) made.removeSeat(id)
    expect(made.seats).toHaveLength(2)
  })

  it('sends only options that matter', () => {
    const made = draft()
    made.options = { pace: 'quick', bids: 'open' }
    expect(made.setup.options).toEqual({ pace: 'quick' })
    made.toggle('a')
    expect(made.setup.options).toEqual({ pace: 'quick', bids: 'open' })
  })

  it('offers the options of its box', () => {
    const made = draft()
    expect(made.readings.map(({ key }) => key)).toEqual(['pace'])
    made.chooseBox('granada')
    expect(made.readings.map(({ key }) => key)).toEqual(['faces'])
  })

  it('says why modules do not fit', () => {
    const made = draft()
    expect(made.misfits).toEqual([])
    made.chooseBox('granada')
    expect(made.misfits.map(({ reason, modules }) => [reason, modules.map(({ key }) => key)])).toEqual([
      ['no walls', ['a', 'c']],
    ])
  })

  it('calls modules by their names in the chosen edition', () => {
    const made = draft()
    made.options = { edition: 'old' }
    expect(made.offered.map(({ name }) => name)).toEqual(['a', 'Elder', 'c'])
  })

  it('gives everybody a name of their own', () => {
    const made = draft()
    made.addSeat('here', 'Leila')
    made.addSeat('here', '  ')
    made.seats[4]!.name = ' '
    expect(made.newGame().seats.map(({ name }) => name)).toEqual(['Leila', 'Samira', 'Yusuf', 'Leila 2', 'Guest'])
    expect(unique('A', ['A', 'A 2'])).toBe('A 3')
  })

  it('gives a seat another name with another kind of player, unless it was typed', () => {
    const made = draft()
    const [, bot, typed] = made.seats
    typed!.name = 'Tariq'
    made.setKind(bot!, 'online')
    made.setKind(typed!, 'online')
    expect(made.seats.map(({ name }) => name)).toEqual(['Leila', 'Guest', 'Tariq'])
    made.setKind(bot!, 'here')
    expect(bot!.name).toBe('Guest')
    made.setKind(bot!, 'bot')
    expect(bot!.name).toBe('Samira')
  })

  it('surprises with some of the modules', () => {
    const made = draft()
    made.surprise(() => 0.99)
    expect(made.modules).toEqual(['a', 'b', 'c'])
    made.surprise(() => 0)
    expect(made.modules).toHaveLength(1)
  })
})
