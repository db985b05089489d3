/* The Red Palace: terrain with a slot for a wooden building, guard towers, plazas. */
import { word } from '../face'
import type { Family } from '../family'
import { at } from '../geometry'
import { bag } from '../markers'
import { isKind, sides } from '../palette'
import { palaceDefs } from './defs'
import { guard, guardAt } from './guards'
import { ABILITY_ICON, ability, halfBuilding, placement, wallSection } from './pieces'
import { plaza } from './plaza'
import { buildingToken, terrainTile } from './tile'

/** Abilities whose names no piece of the supply bears. */
const PLAIN = Object.keys(ABILITY_ICON).filter((key) => !['plaza', 'half-building', 'wall-section'].includes(key))

export const family: Family = {
  defs: palaceDefs(),
  paints: {},
  silhouettes: {},
  tiles: {
    terrain: ({ kind, price, extra }, { walls, lod, waits }) =>
      terrainTile({ price, walls, towers: word(extra.towers), kind: isKind(kind) ? kind : undefined, waits, lod }),
    plaza: (_, { walls, lod }) => plaza(walls, lod),
  },
  marks: { guard: (side) => sides(side).map(guardAt).join('') },
  items: {
    guard: () => guard(50, 64, 3.4),
    token: ({ kind }) => (isKind(kind) ? at(-36, -34, 1.72, buildingToken(kind)) : ''),
    plaza: (item) => (item.tile ? plaza() : ability(item)),
    'half-building': (item) => (isKind(item.kind) ? halfBuilding(item.kind) : ability(item)),
    'wall-section': (item) => ('cards' in item.extra ? ability(item) : wallSection()),
    ...Object.fromEntries(PLAIN.map((key) => [key, ability])),
    placement,
    'money-pile': bag,
  },
}
