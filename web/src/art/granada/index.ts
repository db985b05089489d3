/* Granada: nine kinds, moats, tiles with two faces. */
import { word } from '../face'
import type { Family } from '../family'
import { at } from '../geometry'
import { seal } from '../players'
import { cityDefs } from './defs'
import { CITY_KIND, isCityKind } from './palette'
import { CITY_SILHOUETTE } from './silhouettes'
import { palaceHill } from './start'
import { cityTile } from './tile'

export const family: Family = {
  defs: cityDefs(),
  paints: CITY_KIND,
  silhouettes: CITY_SILHOUETTE,
  tiles: {
    granada: ({ kind, price, extra }, { lod }) => {
      const back = isCityKind(extra.back) ? extra.back : undefined
      return cityTile({ kind: isCityKind(kind) ? kind : 'arena', price, moats: word(extra.moats), back, lod })
    },
    'granada-start': (_, { player }) => palaceHill(player),
  },
  marks: { 'city-start': (_, player) => at(17, 17, 0.27, seal(player)) },
  items: {},
}
