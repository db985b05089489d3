import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildings, household, items, late, middle, money, pieces, specials, watchtowers } from '../gallery/samples'
import { language } from '../lib/i18n.svelte'
import { clear, show } from '../lib/mounting'
import type { PilePart } from '../lib/wire'
import Arcade from './Arcade.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Defs from './Defs.svelte'
import { draggable } from './drag'
import Emblem from './Emblem.svelte'
import { lying, marked, perching, within } from './furnish'
import ItemPiece from './ItemPiece.svelte'
import { itemName, tileName } from './names.svelte'
import Road from './Road.svelte'
import Tile from './Tile.svelte'

beforeAll(async () => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 640, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 420, configurable: true })
  await language.choose('en')
})
afterEach(clear)

describe('names', () => {
  const garden = buildings.find((tile) => tile.key === 'garden-10-W')!
  it('say kind, price and walls', async () => {
    expect(tileName(garden)).toBe('Garden 10, wall west')
    expect(tileName(buildings[0]!)).toBe('Pavilion 2, walls north, east, and west')
    expect(tileName(watchtowers[0]!)).toBe('Watchtower (pavilion), right angle south-west')
    await language.choose('de')
    expect(tileName(garden)).toBe('Garden 10, Mauer im Westen')
    await language.choose('fr')
    expect(tileName(garden)).toBe('Garden 10, muraille à l’ouest')
    await language.choose('en')
  })
  it('say what lies on a tile', () => {
    const built = { tile: garden.key, x: 0, y: 1, walls: 'W', corner: null, marks: ['citizen', 'site-denar'] }
    expect(tileName(garden, built)).toBe('Garden 10, wall west, with citizen and building site')
  })
  it('of items say count, price and note', () => {
    expect(itemName({ ...items[0]!, price: 4, note: 'waits' }, pieces)).toBe('3 × Citizen (Garden), price 4: waits')
  })
})

describe('pictures', () => {
  it('are decoration unless they have a label', () => {
    expect(show(Tile, { tile: buildings[0]!, size: 80 }).querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    const named = show(Tile, { tile: buildings[0]!, size: 80, label: 'Pavilion' }).querySelector('svg')
    expect([named?.getAttribute('role'), named?.getAttribute('aria-label')]).toEqual(['img', 'Pavilion'])
  })
  it('of cards and seals are drawn', () => {
    expect(show(Card, { card: money[0]![4]!, width: 60 }).querySelectorAll('text')).toHaveLength(2)
    expect(show(Card, { card: specials[6]!, width: 60 }).textContent).toContain('Travelling')
    expect(show(Emblem, { seat: 'dirk', size: 30 }).querySelector('path')).not.toBeNull()
  })
  it.each(items.map((item) => [item.name, item] as const))('of %s is named', (_, item) => {
    expect(show(ItemPiece, { item, pieces, size: 60 }).querySelector('svg')?.getAttribute('aria-label')).toBe(
      itemName(item, pieces),
    )
  })
  it('share one set of definitions', () => {
    expect(show(Defs, {}).querySelectorAll('pattern').length).toBeGreaterThan(15)
  })
  it('of the road mark scorings behind and ahead', () => {
    const pile: PilePart[] = [
      { size: 10, special: { scoring: 1 } },
      { size: 20, special: {} },
    ]
    const road = show(Road, { pile, start: 60, scored: 1, labels: ['one', 'two', 'three'], label: 'Road' })
    expect([...road.querySelectorAll('title')].map((title) => title.textContent)).toEqual(['one', 'two', 'three'])
  })
})

describe('the arcade', () => {
  it('has a button per stall that says what it offers', () => {
    const onstall = vi.fn()
    const stalls = ['florin', 'dirham'].map((currency, i) => ({
      currency,
      tile: buildings[i]!,
      label: `Stall ${i}`,
      disabled: i === 1,
    }))
    const arcade = show(Arcade, { stalls, pieces, label: 'Market', onstall })
    const buttons = [...arcade.querySelectorAll('button')]
    expect(buttons.map((button) => button.querySelector('.sr-only')?.textContent)).toEqual(['Stall 0', 'Stall 1'])
    expect(buttons[1]!.getAttribute('aria-disabled')).toBe('true')
    buttons[1]!.click()
    expect(onstall).toHaveBeenCalledWith(1)
  })
})

describe('the board', () => {
  const cells = [
    { x: -2, y: 0, state: 'legal' as const, label: 'here, wall 12 to 14', caption: '+2' },
    { x: 2, y: -1, state: 'refused' as const, label: 'not here' },
  ]
  const at = (board: HTMLElement, cell: string): HTMLElement => board.querySelector(`[data-testid="cell-${cell}"]`)!
  const press = (element: HTMLElement, key: string, shiftKey = false): void => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
    flushSync()
  }
  const palace = middle

  it('has a cell for every place and one round it, in rows', () => {
    const board = show(Board, { palace, pieces, seat: 0, label: 'Alhambra', interactive: true })
    expect(board.querySelectorAll('[role=row]')).toHaveLength(6)
    expect(board.querySelectorAll('[role=gridcell]')).toHaveLength(36)
    expect(at(board, '0,0').getAttribute('aria-label')).toBe('Starting tile, at the start')
    expect(at(board, '-1,1').getAttribute('aria-label')).toBe('Garden 10, wall north, 1 west, 1 south')
    expect(at(board, '3,0')).toBeNull()
    expect(at(board, '2,0').getAttribute('aria-label')).toBe('Empty, 2 east')
  })
  it('has one tab stop, on a legal cell when there is one', () => {
    const board = show(Board, { palace, pieces, seat: 0, label: 'Alhambra', interactive: true, cells })
    expect([...board.querySelectorAll('[tabindex="0"]')].map((cell) => (cell as HTMLElement).dataset.cell)).toEqual([
      '-2,0',
    ])
  })
  it('tells which cell or tile was pressed, also where nothing is legal', () => {
    const [oncell, ontile] = [vi.fn(), vi.fn()]
    const board = show(Board, { palace, pieces, seat: 0, label: 'Alhambra', interactive: true, cells, oncell, ontile })
    at(board, '-2,0').click()
    at(board, '2,-1').click()
    at(board, '-1,1').click()
    press(at(board, '-2,0'), 'Enter')
    expect(oncell.mock.calls).toEqual([
      [-2, 0],
      [2, -1],
      [-2, 0],
    ])
    expect(ontile.mock.calls).toEqual([['garden-10-N', -1, 1]])
  })
  it('moves with arrows between legal cells, with Shift anywhere', () => {
    const more = [...cells, { x: 0, y: -1, state: 'legal' as const, label: 'there' }]
    const board = show(Board, { palace, pieces, seat: 0, label: 'Alhambra', interactive: true, cells: more })
    at(board, '-2,0').focus()
    press(at(board, '-2,0'), 'ArrowRight')
    expect((document.activeElement as HTMLElement).dataset.cell).toBe('0,-1')
    press(at(board, '0,-1'), 'ArrowDown', true)
    expect((document.activeElement as HTMLElement).dataset.cell).toBe('0,0')
  })
  it('shows pieces of modules where they lie', () => {
    const [oncell, ontile] = [vi.fn(), vi.fn()]
    const props = { palace: late, pieces, seat: 0, label: 'Alhambra', interactive: true, oncell, ontile }
    const board = show(Board, { ...props, items: household })
    expect(at(board, '-3,0').getAttribute('aria-label')).toBe('Trader tile, 3 west')
    at(board, '-3,0').click()
    expect([oncell.mock.calls, ontile.mock.calls]).toEqual([[[-3, 0]], []])
    expect(marked(late.tiles, household).find((b) => b.tile === 'garden-10-W')?.marks).toEqual(['site-florin'])
    expect(lying(household)[0]?.marks).toEqual(['citizen-garden', 'citizen-tower'])
  })
  it('is a picture in words when nobody acts on it', () => {
    const board = show(Board, {
      palace,
      pieces,
      seat: 1,
      label: 'Alhambra of Samira',
      highlight: ['garden-10-N'],
      outline: true,
    })
    const picture = board.querySelector('[role=img]')
    expect(picture?.getAttribute('aria-label')).toMatch(
      /^Alhambra of Samira: .*Garden 11, no walls \(1 west, 1 north\)/,
    )
    expect(board.querySelectorAll('.veiled')).toHaveLength(palace.tiles.length - 1)
    expect(board.querySelectorAll('.line')).toHaveLength(2)
    expect(board.querySelector('[role=gridcell]')).toBeNull()
  })
})

describe('dragging', () => {
  const pointer = (type: string, x: number, y: number): PointerEvent =>
    new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, bubbles: true })

  it('tells the cell under the pointer, and a small movement is a click', () => {
    const [onmove, ondrop] = [vi.fn(), vi.fn()]
    const node = document.createElement('button')
    const board = document.createElement('div')
    board.innerHTML = '<div data-drop="board" data-seat="0"><div data-cell="-1,2"></div></div>'
    document.body.append(node, board)
    document.elementFromPoint = () => board.querySelector('[data-cell]')
    draggable(node, { what: 'x', tile: buildings[0]!, onmove, ondrop })
    node.dispatchEvent(pointer('pointerdown', 10, 10))
    window.dispatchEvent(pointer('pointermove', 12, 10))
    window.dispatchEvent(pointer('pointerup', 12, 10))
    expect(ondrop).not.toHaveBeenCalled()
    node.dispatchEvent(pointer('pointerdown', 10, 10))
    window.dispatchEvent(pointer('pointermove', 80, 90))
    window.dispatchEvent(pointer('pointerup', 80, 90))
    expect(onmove).toHaveBeenCalledWith({ name: 'board', seat: '0', x: -1, y: 2 })
    expect(ondrop).toHaveBeenCalledWith({ name: 'board', seat: '0', x: -1, y: 2 })
    expect(document.querySelectorAll('button')).toHaveLength(1)
  })
})

describe('crossings and walls', () => {
  const falcon = { ...household[0]!, key: 'falcon-brown-garden-tower', cell: [0, 0] as [number, number] }

  it('can be pressed, apart from the cells', () => {
    const onspot = vi.fn()
    const oncell = vi.fn()
    const cells = [
      { x: 1, y: 0, state: 'legal' as const, label: 'possible here', crossing: true },
      { x: 1, y: 0, state: 'legal' as const, label: 'guard', side: 'E' },
    ]
    const mine = { palace: middle, pieces, seat: 0, label: 'Mine', interactive: true }
    const shown = show(Board, { ...mine, cells, onspot, oncell })
    shown.querySelector<HTMLElement>('[data-testid="crossing-1,0"]')!.click()
    expect(onspot).toHaveBeenLastCalledWith(cells[0])
    shown.querySelector<HTMLElement>('[data-testid="wall-1,0-E"]')!.click()
    expect(onspot).toHaveBeenLastCalledWith(cells[1])
    expect(oncell).not.toHaveBeenCalled()
    expect(shown.querySelector('.cell.legal')).toBeNull()
  })
  it('carry falcons, which lie on no cell', () => {
    expect(perching([falcon, ...household])).toEqual([falcon])
    expect(lying([falcon])).toEqual([])
    expect(within([falcon, ...household], late.tiles)).toHaveLength(5)
  })
})
