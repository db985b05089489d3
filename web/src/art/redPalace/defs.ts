/* The ground of the Red Palace. */
import { pattern } from '../defs'
import { STONE } from '../palette'

export const palaceDefs = (): string =>
  pattern(
    'pt-earth',
    25,
    25,
    `<path d="M3 6l3 1M14 3l4 .6M21 12l2.6 1M8 15l3.6.5M2 21l3 .6M16 20l4 1" stroke="${STONE.earthD}" stroke-linecap="round" opacity=".5"/>` +
      `<path d="M10 9v.01M20 6v.01M5 14v.01M14 23v.01" stroke="${STONE.earthL}" stroke-width="1.8" stroke-linecap="round"/>`,
  ) + '<clipPath id="cp-half"><path d="M10 6H50V94H10Z"/></clipPath>'
