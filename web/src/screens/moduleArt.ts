/** The typical piece of each module, for the new-game screen; a 100 x 100 box. */
import { CARD_EMBLEM, type CardEmblem } from '../art/cardEmblems'
import { initials } from '../art/face'
import { at, ngon, path } from '../art/geometry'
import { buildingSite, nameSeal, traderTile } from '../art/markers'
import { bazaar, watchtower } from '../art/specialTiles'
import { buildingTile } from '../art/tile'

const PAPER = '#FFF6E2'

/** An emblem on an octagon of paper, for modules of cards. */
function seal(emblem: CardEmblem, ink: string): string {
  return (
    path(ngon(50, 50, 52), '#8A6A34') +
    path(ngon(50, 50, 48), PAPER) +
    at(24, 23, 0.52, CARD_EMBLEM[emblem](ink, PAPER))
  )
}

const ART: Record<string, () => string> = {
  characters: () => seal('masks', '#5A181D'),
  street_trader: () => traderTile(['tower', 'garden', 'seraglio']),
  bazaars: () => bazaar('ducat', ['seraglio', 'garden', 'tower']),
  sultan: () => seal('turban', '#132A4B'),
  watchtowers: () => watchtower('tower', 'SW'),
  building_sites: () => buildingTile({ kind: 'garden', walls: 'NW' }) + at(22, 22, 0.68, buildingSite()),
}

export function moduleArt(module: string, name: string): string {
  return ART[module]?.() ?? nameSeal(initials(name))
}
