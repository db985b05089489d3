/* How a tile looks in a moment of the game, over its drawing. */
import { rect, stroke } from '../art/geometry'

export type TileState = 'rest' | 'dim' | 'counted' | 'refused' | 'ghost'

export const goldFrame = (): string =>
  rect(2, 2, 96, 96, 'none', 'rx="5" stroke="#7A5310" stroke-width="8"') +
  rect(2, 2, 96, 96, 'none', 'rx="5" stroke="var(--select)" stroke-width="5.5"')
const cross = (): string =>
  rect(4, 4, 92, 92, 'none', 'rx="7" stroke="var(--bad)" stroke-width="4"') +
  stroke('M36 36L64 64M64 36L36 64', 'var(--bad)', 6, 'stroke-linecap="round"')

/** A veil over a square tile; pieces of another shape fade. */
const veiled = (face: string, square: boolean): string =>
  square ? face + rect(0, 0, 100, 100, 'var(--veil)', 'rx="4"') : `<g opacity=".5">${face}</g>`

export function tileState(face: string, state: TileState, square: boolean): string {
  switch (state) {
    case 'rest':
      return face
    case 'dim':
      return veiled(face, square)
    case 'counted':
      return face + goldFrame()
    case 'refused':
      return veiled(face, square) + cross()
    case 'ghost':
      return `<g opacity=".6">${face}</g>`
  }
}
