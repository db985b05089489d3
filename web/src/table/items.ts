// Pieces of modules: what touching one stands for, and how they are put in order.

import type { Item, Named, Pieces, SeatInfo, Table } from '../lib/wire'
import { isPart, within } from '../pieces/furnish'
import type { Choosing } from './choosing.svelte'
import { type Mark, mark } from './marks'

/** What the server calls a piece. */
export const pieceOf = (item: Item): string => item.tile ?? item.card ?? item.key

/** What pieces are sold in: a treasure chamber. */
const LOT = 'room'
/** The number of the lot that a piece is part of. */
export function lotOf(item: Item): number | null {
  const lot = item.extra[LOT]
  return typeof lot === 'number' ? lot : null
}

/** Whether a piece is the first of its lot, which has one price. */
export function opensLot(items: Item[], i: number): boolean {
  const [lot, before] = [i, i - 1].map((n) => (items[n] ? lotOf(items[n]) : null))
  return lot !== null && lot !== before
}

/** What can be used for guards; pieces of a supply bear the same names. */
const ABILITY = 'ability'
export const isAbility = ({ extra }: Item): boolean => 'guards' in extra && 'cards' in extra

/** The mark of a piece: of whatever it is called in a choice, or of its lot. */
export function markOf(item: Item, choosing: Choosing): Mark {
  const names = [item.tile, item.card, item.key].filter((name) => name !== null).map(mark.piece)
  const lot = lotOf(item)
  const more = [...(lot === null ? [] : [mark.value(LOT, lot)]), ...(isAbility(item) ? [mark.value(ABILITY, item.key)] : [])]
  const all = [...names, ...more]
  return all.find((m) => choosing.open(m)) ?? mark.piece(pieceOf(item))
}

/** Supplies are shown small. */
export const isSupply = (item: Item): boolean => item.count > 1 || item.hidden

export interface Group extends Named {
  items: Item[]
}

/** Pieces by module, in the order of the rulebook; within a module supplies come last. */
export function byModule(items: Item[], pieces: Pieces): Group[] {
  const groups = pieces.modules.map(({ key, name }) => {
    const own = items.filter((item) => item.module === key)
    const apart = (item: Item): boolean => isSupply(item) && lotOf(item) === null
    return { key, name, items: [...own.filter((item) => !apart(item)), ...own.filter(apart)] }
  })
  return groups.filter((group) => group.items.length)
}

/** What lies beside a palace: all pieces of a seat but those drawn in it, unless they can be bought there. */
export function beside(seat: SeatInfo): Item[] {
  const drawn = new Set(seat.palace ? within(seat.items, seat.palace.tiles) : [])
  return seat.items.filter((item) => !isPart(item) && (item.price !== null || !drawn.has(item)))
}

/** The pieces that an answer stands for: those of a lot, or an ability. */
export function illustrating(table: Table, field: string, value: string | number): Item[] {
  if (field === ABILITY) return table.items.filter((item) => item.key === value && isAbility(item))
  return field === LOT ? table.items.filter((item) => lotOf(item) === value) : []
}
