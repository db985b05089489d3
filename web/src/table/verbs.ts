// How verbs are presented: which button leads to them, with which sign, and where the cards they name lie.
// Nothing here decides what may be done; a verb that is not listed gets a button of its own and the general panel.

import type { IconName } from '../art/icons'

export type Spot = 'hand' | 'display'

interface Manner {
  group: string
  icon: IconName
  /** Fields whose money cards lie in the display; all others lie in the hand. */
  display?: string[]
  /** The price printed on the tile is the price. */
  printed?: boolean
  /** Its cells stand for the crossings at their north-western corners. */
  crossings?: boolean
  /** Its cells stand for the walls on a side of them. */
  walls?: boolean
  /** Its cards are taken together or not at all. */
  whole?: boolean
}

const MANNERS: Record<string, Manner> = {
  take: { group: 'money', icon: 'coins', display: ['cards'] },
  buy: { group: 'buy', icon: 'build', printed: true },
  'buy-with-tower': { group: 'buy', icon: 'build' },
  establish: { group: 'buy', icon: 'build' },
  'buy-bazaar': { group: 'buy', icon: 'build' },
  'buy-sultan': { group: 'buy', icon: 'build' },
  'buy-caravanserai': { group: 'buy', icon: 'build' },
  complete: { group: 'complete', icon: 'flag' },
  build: { group: 'redesign', icon: 'swap' },
  remove: { group: 'redesign', icon: 'swap' },
  exchange: { group: 'redesign', icon: 'swap' },
  'change-money': { group: 'change-money', icon: 'swap', display: ['card'] },
  hoard: { group: 'hoard', icon: 'coins', display: ['card'] },
  steal: { group: 'steal', icon: 'coins', display: ['card'] },
  'take-square': { group: 'take-square', icon: 'build' },
  'buy-chests': { group: 'buy-chests', icon: 'lock' },
  'buy-falcon': { group: 'buy-falcon', icon: 'flag', crossings: true },
  'play-bonus': { group: 'play-bonus', icon: 'star' },
  'play-builder': { group: 'play-builder', icon: 'swap' },
  'move-marker': { group: 'move-marker', icon: 'next' },
  'place-chest': { group: 'place-chest', icon: 'lock' },
  store: { group: 'store', icon: 'coins' },
  'special-move': { group: 'buy', icon: 'build' },
  bid: { group: 'bid', icon: 'coins' },
  claim: { group: 'claim', icon: 'star' },
  place: { group: 'place', icon: 'build' },
  'place-tower': { group: 'place', icon: 'build' },
  reserve: { group: 'reserve', icon: 'door' },
  'turn-over': { group: 'turn-over', icon: 'swap' },
  forfeit: { group: 'forfeit', icon: 'x' },
  give: { group: 'give', icon: 'human' },
  use: { group: 'use', icon: 'shield' },
  spend: { group: 'spend', icon: 'shield', walls: true },
  'move-guard': { group: 'move-guard', icon: 'shield', walls: true },
  'post-guard': { group: 'post-guard', icon: 'shield', walls: true },
  'choose-pile': { group: 'choose-pile', icon: 'coins', whole: true },
  'take-card': { group: 'take-card', icon: 'coins', display: ['card'] },
  'buy-ahead': { group: 'buy', icon: 'build', printed: true },
}

export function groupOf(verb: string): string {
  return MANNERS[verb]?.group ?? verb
}

export function iconOf(verb: string): IconName {
  return MANNERS[verb]?.icon ?? 'check'
}

export function spotOf(verb: string, field: string): Spot {
  return MANNERS[verb]?.display?.includes(field) ? 'display' : 'hand'
}

export function onCrossings(verb: string): boolean {
  return MANNERS[verb]?.crossings ?? false
}

export function onWalls(verb: string): boolean {
  return MANNERS[verb]?.walls ?? false
}

export function isWhole(verb: string): boolean {
  return MANNERS[verb]?.whole ?? false
}

export function printedPrice(verb: string): boolean {
  return MANNERS[verb]?.printed ?? false
}
