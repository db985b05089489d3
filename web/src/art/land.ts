/* Contour lines of a hill in a box of any size. */
import { f } from './geometry'

export function contours(width: number, height: number): string {
  const line = (i: number): string => {
    const cx = width * (0.5 + Math.sin(i + 3) * 0.025)
    const cy = height * (0.52 + Math.cos(i * 1.3) * 0.02)
    const [rx, ry] = [width * (0.16 + i * 0.075), height * (0.2 + i * 0.085)]
    const turn = `rotate(${f(Math.sin(i) * 5)} ${f(width / 2)} ${f(height / 2)})`
    return `<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(rx)}" ry="${f(ry)}" transform="${turn}"/>`
  }
  return width && height ? [0, 1, 2, 3, 4, 5, 6, 7, 8].map(line).join('') : ''
}
