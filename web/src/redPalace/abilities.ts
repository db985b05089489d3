/** The pieces of the Red Palace among those on the table. */
import type { Item, Table } from '../lib/wire'
import { isAbility } from '../table/items'

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

export interface Place {
  guards: number
  /** How many it takes; any number without it. */
  squares: number | null
  points: number
  note: string
}

export const abilitiesOf = ({ items }: Table): Item[] => items.filter(isAbility)
export const isUsed = ({ extra }: Item): boolean => extra['used'] === true
export const guardsFor = ({ extra }: Item): number => number(extra['guards'])
export const cardsFor = ({ extra }: Item): number => number(extra['cards'])

/** The placement tiles from left to right. */
export function placesOf({ items }: Table): Place[] {
  const tiles = items.filter(({ key }) => key === 'placement')
  return tiles.map(({ note, extra }) => ({
    guards: number(extra['guards']),
    squares: 'squares' in extra ? number(extra['squares']) : null,
    points: number(extra['points']),
    note,
  }))
}

/** What a guard on a longest wall is worth at the end, as it stands. */
export const worthOf = (places: Place[]): number => places.findLast(({ guards }) => guards > 0)?.points ?? 0

/** The buildings of the overview, the one that comes to the market next at the end. */
export const overviewOf = ({ items }: Table): Item[] => items.filter(({ tile, extra }) => tile && 'space' in extra)
export const tokensOf = ({ items }: Table): Item[] => items.filter(({ key }) => key === 'token')
export const halvesOf = ({ items }: Table): Item[] => items.filter(({ key, kind }) => key === 'half-building' && kind)
export const scoreTilesOf = ({ items }: Table): Item[] => items.filter(({ extra }) => 'scoring' in extra)
/** Plazas and wall sections nobody has taken. */
export const suppliesOf = ({ items }: Table): Item[] =>
  items.filter((item) => ['plaza', 'wall-section'].includes(item.key) && !isAbility(item))
export const guardsLeft = ({ items }: Table): number => items.find(({ key }) => key === 'guard')?.count ?? 0
