/* A paved place without a building; wall sections may stand round it. */
import { circle, path, star } from '../geometry'
import { ground } from '../tile'
import { walls, type Lod } from '../walls'

export const plaza = (walled = '', lod: Lod = 'full'): string =>
  ground('#DDB38A', '#6b3a18', 'pt-earth', 'opacity=".5"', lod) +
  path(star(50, 50, 36), '#8a4b28') +
  path(star(50, 50, 33.5), '#F2DFC0') +
  path(star(50, 50, 23), '#C4623C') +
  path(star(50, 50, 14, 8, 0.7654, Math.PI / 8), '#F2DFC0') +
  circle(50, 50, 5, '#8a4b28') +
  walls(walled, lod)
