/** Names of pieces in words of the chosen language, for screen readers and labels. */
import { language, t } from '../lib/i18n.svelte'
import type { Built, CardInfo, Item, Pieces, TileInfo } from '../lib/wire'

const known = new Map<string, string>()
/** Boards ask for the same names with every change, so they are remembered per language. */
function remembered(key: string, make: () => string): string {
  const full = `${language.current}|${key}`
  let name = known.get(full)
  if (name === undefined) known.set(full, (name = make()))
  return name
}

export const list = (words: string[]): string =>
  new Intl.ListFormat(language.current, { type: 'conjunction' }).format(words)
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(language.current) + words.slice(1)

/** “walls north and east”, or “moats north” with `line` moats. */
export function wallWords(walls: string, line = 'walls'): string {
  const sides = [...walls].map((side) => t(`pieces-side-${side}`))
  return t(`pieces-${line}`, { count: sides.length, sides: list(sides) })
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '')
/** The walls are said in words, not by the letters that tell equal tiles apart: “garden 10 (W)”. */
const bare = (name: string): string => name.replace(/ \([^)]*\)$/, '')
const LETTERED = ['building', 'granada', 'terrain']
const plainName = ({ sort, name }: TileInfo): string => capital(LETTERED.includes(sort) ? bare(name) : name)

/** “Library 6, moats north and east, reverse residential area 7” */
function cityName(tile: TileInfo): string {
  const { moats, back_name: back } = tile.extra
  const name = t('pieces-tile', { name: plainName(tile), walls: wallWords(word(moats), 'moats') })
  return t('pieces-two-faces', { tile: name, back: bare(word(back)) })
}
/** “Garden 8, wall west, guard tower west” */
function terrainName(tile: TileInfo, name: string): string {
  const towers = word(tile.extra['towers'])
  return towers ? t('pieces-tile', { name, walls: wallWords(towers, 'towers') }) : name
}
/** Pieces that could have no wall need not say that they have none. */
const WALLLESS = ['start', 'granada-start', 'trader-tile', 'bazaar', 'plaza']

function lyingName(tile: TileInfo, built?: Built): string {
  if (tile.sort === 'granada') return cityName(tile)
  const corner = built?.corner ?? tile.corner
  const name = plainName(tile)
  if (corner) return t('pieces-half-tile', { name, corner: t(`pieces-corner-${corner}`) })
  const walls = built?.walls ?? tile.walls
  const said = WALLLESS.includes(tile.sort) && !walls ? name : t('pieces-tile', { name, walls: wallWords(walls) })
  return terrainName(tile, said)
}
function markWord(mark: string): string {
  const [piece = mark, detail = ''] = mark.split('-')
  if (['wood', 'gate', 'guard'].includes(piece)) return t(`pieces-mark-${piece}`, { side: t(`pieces-side-${detail}`) })
  return ['citizen', 'site', 'chest', 'city'].includes(piece) ? t(`pieces-mark-${piece}`) : piece
}

/** “Garden 10, wall west” */
export function tileName(tile: TileInfo, built?: Built): string {
  const marks = built?.marks ?? []
  const key = [tile.key, tile.name, built?.walls, built?.corner, marks.join()].join('|')
  return remembered(key, () => {
    const name = lyingName(tile, built)
    return marks.length ? t('pieces-marked', { tile: name, marks: list(marks.map(markWord)) }) : name
  })
}

/** A money card is its currency and value; its name says so. */
export const cardName = (card: CardInfo): string => capital(card.name)

/** “3 × Citizen (garden), price 7: waits on the trader tile” */
export function itemName(item: Item, pieces: Pieces): string {
  let name = t('pieces-item', { name: capital(item.name), count: item.count })
  const kind = item.tile || item.card ? undefined : pieces.kinds.find(({ key }) => key === item.kind)
  if (kind) name = t('pieces-item-kind', { item: name, kind: kind.name })
  if (item.price !== null) name = t('pieces-item-price', { item: name, price: item.price })
  return item.note ? t('pieces-item-note', { item: name, note: item.note }) : name
}

/** Where a cell lies, seen from the starting tile: “2 east, 1 north”. */
export function place(x: number, y: number): string {
  return remembered(`${x},${y}`, () => {
    const steps = [
      ...(x ? [t(`pieces-steps-${x > 0 ? 'E' : 'W'}`, { steps: Math.abs(x) })] : []),
      ...(y ? [t(`pieces-steps-${y > 0 ? 'S' : 'N'}`, { steps: Math.abs(y) })] : []),
    ]
    return steps.join(', ') || t('pieces-place-start')
  })
}

/** What a cell of a board is called: its tile, or that it is empty, and where it lies. */
export function cellName(x: number, y: number, tile: string | null): string {
  return remembered(`${x},${y}|${tile}`, () =>
    tile ? t('pieces-at', { tile, place: place(x, y) }) : t('pieces-empty-cell', { place: place(x, y) }),
  )
}
