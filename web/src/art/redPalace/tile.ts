/* Terrain of the Red Palace: earth with a slot for a building, walls with guard towers. */
import { at, ngon, path, star } from '../geometry'
import { KIND, STONE, figureOn, groundOf, sides, type Kind } from '../palette'
import { ground, outlined, priceBadge, silhouette } from '../tile'
import { walls, type Lod } from '../walls'
import { guardTower } from './guards'

export interface TerrainTile {
  price?: number | undefined
  walls?: string | undefined
  /** Sides whose wall has a guard tower. */
  towers?: string | undefined
  kind?: Kind | undefined
  /** A token says what will be built there. */
  waits?: boolean
  lod?: Lod
}

export function terrainTile({
  price,
  walls: walled = '',
  towers = '',
  kind,
  waits = false,
  lod = 'full',
}: TerrainTile): string {
  return (
    ground(STONE.earth, '#5b2c12', 'pt-earth', '', lod) +
    path(star(50, 50, 33, 8, 0.82), STONE.earthD, 'opacity=".55"') +
    path(star(50, 50.5, 28, 8, 0.85), '#4a2210', 'opacity=".8"') +
    walls(walled, lod) +
    sides(towers).map(guardTower).join('') +
    (kind ? (waits ? buildingToken(kind) : woodenBuilding(kind)) : '') +
    priceBadge(price, lod)
  )
}

/** A wooden building as it stands in the slot of a terrain tile. */
export function woodenBuilding(kind: Kind): string {
  const k = KIND[kind]
  const body = silhouette(kind, k.deep)
  return at(
    17,
    9,
    0.66,
    '<ellipse cx="54" cy="91" rx="44" ry="8" fill="#000" opacity=".35"/>' +
      `<g transform="translate(4 2)">${body}</g><g transform="translate(2 1)">${body}</g>` +
      outlined(kind, kind === 'chambers' ? '#CFC9BB' : k.mid, k.deep, 4) +
      silhouette(kind, groundOf(kind)),
  )
}

/** A token of cardboard that lies in the slot until the building is placed. */
export function buildingToken(kind: Kind): string {
  const k = KIND[kind]
  return (
    path(ngon(51, 51, 29), '#2a1208', 'opacity=".45"') +
    path(ngon(50, 49, 28.5), k.deep) +
    path(ngon(50, 49, 26.4), '#F6E7C8') +
    path(ngon(50, 49, 24), groundOf(kind)) +
    path(ngon(50, 49, 24), `url(#pt-${kind})`, 'opacity=".5"') +
    at(32.5, 30.5, 0.35, silhouette(kind, figureOn(kind)))
  )
}
