/** How the components of a score are painted: colour and texture together, so that neither is needed alone. */
import { PAINT, isKind, kindPaint } from '../../art/palette'

export interface ComponentPaint {
  base: string
  deep: string
  /** The id of the texture's pattern. */
  texture: string
}

const WALL: ComponentPaint = { base: '#B4623A', deep: '#5C2A12', texture: 'tx-bricks' }
const MOAT: ComponentPaint = { base: '#3F9FB5', deep: '#0E4A60', texture: 'tx-waves' }

/** For what modules add, in the order in which it appears. */
const OTHERS: readonly ComponentPaint[] = [
  { base: '#2F8F8A', deep: '#0F4744', texture: 'tx-stripes' },
  { base: '#D9A227', deep: '#6C4600', texture: 'tx-dots' },
  { base: '#C4577F', deep: '#6B1B3B', texture: 'tx-grid' },
  { base: '#6C7F95', deep: '#27333F', texture: 'tx-waves' },
  { base: '#A3A13A', deep: '#4B4A10', texture: 'tx-crosses' },
  { base: '#5B6BC0', deep: '#222E6E', texture: 'tx-rings' },
  { base: '#C97B4A', deep: '#62300F', texture: 'tx-dashes' },
]

/** When the colours begin again, other textures go with them. */
function other(nth: number): ComponentPaint {
  const paint = OTHERS[nth % OTHERS.length]!
  const turn = 3 * Math.floor(nth / OTHERS.length)
  return { ...paint, texture: OTHERS[(nth + turn) % OTHERS.length]!.texture }
}

export function paintsOf(components: readonly string[]): ComponentPaint[] {
  let others = 0
  return components.map((component) => {
    if (component === 'wall') return WALL
    if (component === 'moat') return MOAT
    if (!Object.hasOwn(PAINT, component)) return other(others++)
    const { base, deep, dots } = kindPaint(component)
    return { base, deep, texture: isKind(component) ? `pt-${component}` : other(dots ?? 0).texture }
  })
}
