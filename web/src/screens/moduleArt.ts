/** The typical piece of each module, for the new-game screen and the shelf, and signs of boxes; a 100 x 100 box. */
import { CARD_EMBLEM, type CardEmblem } from '../art/cardEmblems'
import { exchangeCard, moneyCard } from '../art/cards'
import { coin } from '../art/coins'
import { initials } from '../art/face'
import { at, ngon, path } from '../art/geometry'
import { ICONS, type IconName } from '../art/icons'
import { buildingSite, chest, cultureCounter, falcon, nameSeal, traderTile, vizier } from '../art/markers'
import { KINDS } from '../art/palette'
import { bonusCard, orderCard } from '../art/specialCards'
import { bazaar, camp, medina, square, watchtower } from '../art/specialTiles'
import { buildingTile } from '../art/tile'

const PAPER = '#FFF6E2'

const paper = (): string => path(ngon(50, 50, 52), '#8A6A34') + path(ngon(50, 50, 48), PAPER)
/** An emblem on an octagon of paper, for modules of cards. */
const seal = (emblem: CardEmblem, ink: string): string =>
  paper() + at(24, 23, 0.52, CARD_EMBLEM[emblem](ink, PAPER))
const sign = (icon: IconName, ink: string): string =>
  paper() + at(20, 20, 2.5, `<g fill="none" stroke="${ink}" stroke-width="1.9">${ICONS[icon]}</g>`)
/** A card in the middle of the box. */
const card = (face: string): string => at(14.3, 0, 0.714, face)

const ART: Record<string, () => string> = {
  vizier: () => vizier(0),
  currency_exchange: () => card(exchangeCard('denar', 'florin')),
  bonus_cards: () => card(bonusCard({ title: '' }, { kind: 'garden', price: 10 })),
  squares: () => square('tower', 'NW'),
  city_gates: () => seal('gate', '#6b4018'),
  diamonds: () => at(2, 2, 0.96, coin('diamond')),
  characters: () => seal('masks', '#5A181D'),
  camps: () => camp('NE', 5),
  city_walls: () => buildingTile({ kind: 'chambers', walls: 'NE', added: 'NE' }),
  thieves: () => seal('hood', '#132A4B'),
  change: () => at(4, 4, 0.92, coin('denar')),
  street_trader: () => traderTile(['tower', 'garden', 'seraglio']),
  treasure_chamber: () => chest('garden'),
  master_builders: () => card(moneyCard({ currency: 'dirham', value: 3, builder: true })),
  invaders: () => seal('swords', '#7b1f16'),
  bazaars: () => bazaar('ducat', ['seraglio', 'garden', 'tower']),
  new_score_cards: () => card(orderCard(KINDS)),
  sultan: () => seal('turban', '#132A4B'),
  caravanserai: () => seal('camel', '#8A5524'),
  art_of_the_moors: () => cultureCounter('8', [0, 2, 5, 9, 14, 20], 2, 4),
  falconers: () => falcon('brown'),
  watchtowers: () => watchtower('tower', 'SW'),
  building_sites: () => buildingTile({ kind: 'garden', walls: 'NW' }) + at(22, 22, 0.68, buildingSite()),
  exchange_certificates: () => at(4, 4, 0.92, coin('florin')),
  magical_buildings: () => buildingTile({ kind: 'tower', price: 14, walls: 'NES', magical: true }),
  medina: () => medina('SW', 5),
  granada: () => sign('moat', '#0E4A60'),
  combined: () => sign('joint', '#5C2A12'),
  red_palace: () => sign('shield', '#7b1f16'),
}

export function moduleArt(module: string, name: string): string {
  return ART[module]?.() ?? nameSeal(initials(name))
}
