/* Emblems of the players, in one ink on the ground of their colour. 100 x 100 box. */
import { at, circle, star } from './geometry'
import { STONE, playerPaint, type Player, type PlayerPaint } from './palette'

type Emblem = (ground: string) => string
export const FALCON: Emblem = (ground) =>
  '<path d="M34 94C20 74 20 42 36 24C47 12 66 12 75 23C82 28 87 36 86 47C82 42 77 41 71 44C72 52 70 58 66 64C73 73 76 84 75 94H62L56 80L50 94Z"/>' +
  `<path d="M36 50C36 66 42 78 50 86" fill="none" stroke="${ground}" stroke-width="5" stroke-linecap="round"/><circle cx="63" cy="30" r="5" fill="${ground}"/>`
const EMBLEM: Record<PlayerPaint['id'], Emblem> = {
  pomegranate: (ground) =>
    '<path d="M50 30C70 30 82 44 82 60S68 90 50 90S18 76 18 60S30 30 50 30ZM40 30L36 14L46 20L50 10L54 20L64 14L60 30Z"/>' +
    `<g fill="${ground}"><circle cx="42" cy="56" r="5.5"/><circle cx="56" cy="52" r="5.5"/><circle cx="50" cy="66" r="5.5"/><circle cx="64" cy="64" r="5.5"/><circle cx="36" cy="70" r="5"/><circle cx="54" cy="79" r="5"/></g>`,
  key: () =>
    '<path fill-rule="evenodd" d="M50 8C63 8 72 17 72 29C72 39 65 46 56 49V62H70V70H56V76H66V84H56V92H44V49C35 46 28 39 28 29C28 17 37 8 50 8ZM50 19A10 10 0 0 0 50 39A10 10 0 0 0 50 19Z"/>',
  palm: () =>
    '<path d="M47 44C46 60 45 76 41 92H59C55 76 54 60 54 44ZM50 40C44 22 26 14 10 26C24 22 34 28 42 38C28 34 12 42 10 58C18 46 30 42 44 44C36 48 30 56 32 68C38 58 44 52 50 46C56 52 62 58 68 68C70 56 64 48 56 44C70 42 82 46 90 58C88 42 72 34 58 38C66 28 76 22 90 26C74 14 56 22 50 40Z"/>',
  lamp: (ground) =>
    '<path d="M46 8H54V18H46ZM40 18H60L64 28H36ZM34 30H66C78 42 78 58 66 72H34C22 58 22 42 34 30ZM36 74H64L60 84H40ZM44 86H56V92H44Z"/>' +
    `<path fill="${ground}" d="M50 38C58 48 60 54 56 62C53 66 47 66 44 62C40 54 42 48 50 38Z"/>`,
  falcon: FALCON,
  star: (ground) =>
    `<path d="${star(50, 50, 42)}"/><path fill="${ground}" d="${star(50, 50, 24)}"/><circle cx="50" cy="50" r="8"/>`,
  dirk: (ground) =>
    '<path d="M50 6C70 6 80 20 80 36C80 44 82 50 88 54H12C18 50 20 44 20 36C20 20 30 6 50 6ZM50 56C74 56 90 68 92 94H8C10 68 26 56 50 56Z"/>' +
    `<path fill="${ground}" d="M30 36H70V41H30ZM50 62L62 94H38Z"/>`,
}

export const playerEmblem = (player: Player, ink = '#FFF9EC'): string => {
  const p = playerPaint(player)
  return `<g fill="${ink}">${EMBLEM[p.id](p.base)}</g>`
}
/** The emblem on a round seal. */
export function seal(player: Player): string {
  const p = playerPaint(player)
  return (
    circle(50, 50, 49, p.deep) +
    circle(50, 50, 45.5, STONE.brass) +
    circle(50, 50, 42, p.base) +
    circle(50, 50, 42, 'url(#g-sheen)') +
    at(21, 21, 0.58, playerEmblem(player))
  )
}
