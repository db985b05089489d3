import { describe, expect, it } from 'vitest'
import { cards, cityTiles, markers, palacePieces, small, specialTiles, starts, terrainTiles } from '../gallery/drawings'
import { bazaars, buildings, items, money, pieces, specials, unknownTile, watchtowers } from '../gallery/samples'
import { defs } from './defs'
import { cardFace, initials, lodFor, tileFace } from './face'
import { join } from './family'
import { family as granada } from './granada'
import { ICONS } from './icons'
import { itemFace } from './item'
import { contours } from './land'
import { kindPaint, playerPaint } from './palette'
import { family as redPalace } from './redPalace'
import { arcade, arcadeShape, stallPlace, tileWithin } from './souk'
import { medallion, zelligeCell, ZELLIGE } from './zellige'

const FAMILIES = [granada, redPalace]
FAMILIES.forEach(join)
const everyDef = (): string => defs() + FAMILIES.map((family) => family.defs).join('')

type Drawings = Record<string, string>
const LODS = ['full', 'mid', 'mini'] as const

const tiles = (): Drawings =>
  Object.fromEntries(
    [...buildings, ...bazaars, ...watchtowers, unknownTile].flatMap((tile) =>
      LODS.map((lod) => [`${tile.key} ${lod}`, tileFace(tile, { lod })]),
    ),
  )
const marked = (): Drawings =>
  Object.fromEntries(
    ['citizen', 'citizen-tower', 'chest', 'site', 'site-denar', 'wood-E', 'gate-N', 'lantern'].map((mark) => [
      mark,
      tileFace(buildings[0]!, { marks: [mark] }),
    ]),
  )
const printed = (): Drawings =>
  Object.fromEntries(
    [...money.flat(), ...specials].map((card) => [card.key, cardFace(card, { note: 'a note', kind: 'garden' })]),
  )
const ARCHES = ['florin', 'dirham', 'denar', 'ducat']
const patterns = (): Drawings => ({
  lapis: zelligeCell({ a: 17, colors: ZELLIGE.lapis }),
  khatam: zelligeCell({ a: 7.5, beta: 45, width: 1.2, edge: 0.3, colors: ZELLIGE.band }),
  medallion: medallion(50, 50, 49),
  arcade: arcade(ARCHES, arcadeShape(4, { tile: 80 }), [true, false, true, false]),
  'arcade of pairs': arcade(ARCHES, arcadeShape(4, { tile: 60, each: 2 }), [false, true, false, false]),
  land: contours(600, 400),
  defs: everyDef(),
})
const icons = (): Drawings => ({ ...ICONS })
const seals = (): Drawings =>
  Object.fromEntries(items.map((item, i) => [`${item.key} ${i}`, itemFace(item, 0) ?? '<g/>']))

const SETS: Record<string, () => Drawings> = {
  tiles,
  marked,
  printed,
  patterns,
  icons,
  seals,
  cityTiles,
  terrainTiles,
  palacePieces,
  specialTiles,
  starts,
  markers,
  small,
  cards,
}

/** Enough to notice any change of a drawing; the gallery shows it. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return `${hash.toString(16).padStart(8, '0')} ${text.length}`
}

describe.each(Object.entries(SETS))('%s', (_, draw) => {
  const drawings = draw()
  const known = new Set([...everyDef().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))

  it('stay as they are', () => {
    expect(Object.fromEntries(Object.entries(drawings).map(([name, svg]) => [name, digest(svg)]))).toMatchSnapshot()
  })
  it.each(Object.entries(drawings))('%s is well formed', (_name, svg) => {
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`,
      'image/svg+xml',
    )
    expect(parsed.querySelector('parsererror')).toBeNull()
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
  })
  it('refer only to what is defined', () => {
    const used = Object.values(drawings).flatMap((svg) => [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)])
    expect(used.map((match) => match[1] ?? match[2]).filter((id) => !known.has(id))).toEqual([])
  })
})

describe('faces', () => {
  it('of the same tile are drawn once', () => {
    expect(tileFace(buildings[3]!)).toBe(tileFace({ ...buildings[3]! }))
  })
  it('differ as the tile lies', () => {
    const tile = watchtowers[0]!
    expect(new Set(['NE', 'SE', 'SW', 'NW'].map((corner) => tileFace(tile, { corner }))).size).toBe(4)
    expect(tileFace(buildings[0]!, { walls: '' })).not.toBe(tileFace(buildings[0]!))
  })
  it('tell every building apart', () => {
    expect(new Set(buildings.map((tile) => tileFace(tile))).size).toBe(buildings.length)
  })
  it('never let a name into the markup as it is', () => {
    const evil = { ...unknownTile, key: 'evil', name: '<script> & "x"' }
    expect(tileFace(evil)).not.toContain('<script>')
    expect(cardFace({ ...specials[2]!, name: '<img onerror=x>' })).not.toContain('<img')
    expect(initials('<b> <i>')).not.toContain('<')
  })
  it('exist for keys nobody has heard of', () => {
    expect(kindPaint('folly').base).toMatch(/^#/)
    expect(playerPaint(17).id).toBe('star')
    expect(playerPaint('dirk').id).toBe('dirk')
    expect(cardFace({ key: 'x', sort: 'x', name: 'X', currency: null, value: 0 })).toContain('X')
    expect(pieces.kinds).toHaveLength(6)
  })
  it('get simpler as they get smaller', () => {
    expect([100, 59, 43].map(lodFor)).toEqual(['full', 'mid', 'mini'])
    const [full, mid, mini] = LODS.map((lod) => tileFace(buildings[0]!, { lod }).length)
    expect(full).toBeGreaterThan(mid!)
    expect(mid).toBeGreaterThan(mini! - 800)
  })
})

it('the arcade grows with its stalls', () => {
  expect(arcadeShape(4, { tile: 80 }).width).toBe(454)
  expect(arcadeShape(5, { tile: 80 }).width - arcadeShape(4, { tile: 80 }).width).toBe(110)
})
it('tiles that share an arch stand side by side within it', () => {
  const shape = arcadeShape(4, { tile: 60, each: 2 })
  const middles = [0, 1, 2, 3].map((index) => {
    const [left, width, middle] = stallPlace(shape, index)
    expect(middle - 30).toBeGreaterThanOrEqual(0)
    expect(middle + 30).toBeLessThanOrEqual(width)
    return left + middle
  })
  expect(middles[1]! - middles[0]!).toBe(66)
  expect(middles[2]! - middles[0]!).toBe(shape.bay)
})
it('an arcade fits its room', () => {
  for (const [each, tight] of [[1, false], [2, false], [2, true]] as const) {
    const tile = tileWithin(640, 4, each, tight)
    const { width } = arcadeShape(4, { tile, each, tight })
    expect(width).toBeLessThanOrEqual(640)
    expect(width).toBeGreaterThan(640 - 4 * each)
  }
})
