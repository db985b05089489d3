/** The pictures of the boxes. */
import type { Laid } from './illustration'

export const COVERS: Record<string, Laid[]> = {
  alhambra: [
    ['tower-8-NES', 1, 0],
    ['seraglio-5-SW', -1, 0],
    ['garden-8-NW', -1, -1],
    ['chambers-7-NE', 0, -1],
    ['start', 0, 0],
  ],
  granada: [
    ['granada:hospital-4-NW', -1, -1],
    ['granada:market-6-N', 0, -1],
    ['granada:library-8-NE', 1, -1],
    ['granada:park-4-SW', -1, 0],
    ['granada-start', 0, 0],
    ['granada:school-8-ES', 1, 0],
  ],
  combined: [
    ['pavilion-7-NW', -2, -1],
    ['garden-8-NE', -1, -1],
    ['start', -2, 0],
    ['tower-9-ES', -1, 0],
    ['granada:library-6-NW', 0, -1, 'city-start'],
    ['granada:park-9-NE', 1, -1],
    ['granada:market-5-SW', 0, 0],
    ['granada:bath_house-8-ES', 1, 0],
  ],
  red_palace: [
    ['terrain:seraglio-7-NW-N', -1, -1, 'guard-N'],
    ['terrain:tower-9-NE-N', 0, -1],
    ['terrain:garden-8-W-W', -1, 0, 'guard-W'],
    ['start', 0, 0],
    ['terrain:pavilion-5-NES-E', 1, 0, 'guard-E'],
  ],
}
