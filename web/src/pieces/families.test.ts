import { beforeAll, describe, expect, it } from 'vitest'
import { tileFace } from '../art/face'
import { itemFace } from '../art/item'
import { kindChip } from '../art/kinds'
import { kindPaint } from '../art/palette'
import { items } from '../gallery/samples'
import { language } from '../lib/i18n.svelte'
import type { TileInfo } from '../lib/wire'
import { drawable, familyDefs } from './families.svelte'
import { tileName } from './names.svelte'

const tile = (sort: string, kind: string, extra: TileInfo['extra'], walls = ''): TileInfo => ({
  key: `${kind}-6-${walls}`,
  sort,
  name: `${kind} 6 (${walls || 'NE'})`,
  kind,
  price: 6,
  walls,
  corner: null,
  extra,
})
const library = tile('granada', 'library', {
  moats: 'NE',
  back: 'residential_area',
  back_name: 'residential area 7 (NE)',
})
const land = tile('terrain', 'garden', { towers: 'W' }, 'NW')

beforeAll(() => language.choose('en'))

describe('other boxes', () => {
  it('are drawn plainly until their drawings are there', async () => {
    expect(drawable('alhambra')).toBeUndefined()
    expect(familyDefs()).toBe('')
    const [face, paint, chip] = [tileFace({ ...library, key: 'early' }), kindPaint('library'), kindChip('library')]
    expect(face).not.toContain('b-library')
    await drawable('granada')
    expect(tileFace(library)).toContain('#b-library')
    expect(kindPaint('library')).not.toEqual(paint)
    expect(kindChip('library')).not.toBe(chip)
    expect(familyDefs()).toContain('id="b-library"')
  })
  it('share their drawings, which come once', async () => {
    expect(drawable('combined')).toBe(drawable('granada'))
    const before = familyDefs()
    await drawable('combined')
    expect(familyDefs()).toBe(before)
  })
  it('name tiles of Granada with moats and reverse', async () => {
    await drawable('granada')
    expect(tileName(library)).toBe('Library 6, moats north and east, reverse residential area 7')
    const built = { tile: library.key, x: 0, y: 0, walls: '', corner: null, marks: ['city-start'] }
    expect(tileName(library, built)).toContain('with player’s marker')
    expect(tileFace(library, { marks: ['city-start'], player: 1 })).not.toBe(
      tileFace(library, { marks: ['city-start'], player: 2 }),
    )
  })
  it('name terrain with towers and guards, and show token and building', async () => {
    await drawable('red_palace')
    const built = { tile: land.key, x: 0, y: 0, walls: 'NW', corner: null, marks: ['guard-W', 'wood-S'] }
    expect(tileName(land, built)).toBe(
      'Garden 6, walls north and west, guard tower west, with guard (west) and wooden wall (south)',
    )
    expect(tileFace(land, { waits: true })).not.toBe(tileFace(land))
    expect(tileFace(land, { marks: ['guard-W'] })).not.toBe(tileFace(land))
  })
  it('are told from each other where tiles bear the same name', async () => {
    await drawable('red_palace')
    const sorts = [{ ...land, sort: 'building', extra: {} }, land]
    expect(new Set(sorts.map((tile) => tileFace(tile))).size).toBe(2)
    expect(sorts.map((tile) => tileName(tile).includes('guard tower'))).toEqual([false, true])
    const starts = ['start', 'granada-start'].map((sort) => ({ ...land, key: 'start', kind: null, sort }))
    expect(new Set(starts.map((tile) => tileFace(tile))).size).toBe(2)
  })
  it('draw their pieces, wherever they stand', async () => {
    await drawable('red_palace')
    const guard = { ...items[0]!, key: 'guard', kind: null }
    expect(itemFace({ ...guard, key: 'guard-N' }, 0)).toBe(itemFace(guard, 0))
    const supply = { ...guard, key: 'wall-section' }
    expect(itemFace({ ...supply, extra: { guards: 1, cards: 0 } }, 0)).not.toBe(itemFace(supply, 0))
  })
})
