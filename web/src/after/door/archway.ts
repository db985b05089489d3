/** The geometry of a horseshoe archway. */

export interface Archway {
  centre: number
  /** The height of the circle's centre. */
  spring: number
  opening: string
  /** The stones of the arch, from left to right. */
  stones: string[]
}

const STONES = 19
/** How far the arch is drawn round its circle, from the top, in radians. */
const REACH = 2.05
const THICKNESS = 24
const round = (value: number) => Math.round(value * 10) / 10

export function archway(width: number, height: number): Archway {
  const centre = width / 2
  const radius = centre * 0.94
  const spring = radius + 26
  const point = (r: number, angle: number) =>
    `${round(centre + r * Math.sin(angle))} ${round(spring - r * Math.cos(angle))}`
  const jamb = radius * Math.sin(REACH)
  const foot = round(spring - radius * Math.cos(REACH))
  const arc = `A${round(radius)} ${round(radius)} 0 1 1`
  const opening = `M${round(centre - jamb)} ${height}V${foot}${arc} ${round(centre + jamb)} ${foot}V${height}Z`
  const stones = Array.from({ length: STONES }, (_, i) => {
    const from = -REACH + (i * 2 * REACH) / STONES
    const to = from + (2 * REACH) / STONES
    const outer = radius + THICKNESS
    return (
      `M${point(radius, from)}L${point(outer, from)}A${round(outer)} ${round(outer)} 0 0 1 ${point(outer, to)}` +
      `L${point(radius, to)}A${round(radius)} ${round(radius)} 0 0 0 ${point(radius, from)}Z`
    )
  })
  return { centre, spring, opening, stones }
}
