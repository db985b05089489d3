/* Emblems of special cards, in one ink on a ground. 100 x 100 box. */
import { star } from './geometry'

export type CardEmblem =
  | 'compass'
  | 'purse'
  | 'lock'
  | 'scales'
  | 'masks'
  | 'book'
  | 'fan'
  | 'exchange'
  | 'bowl'
  | 'shield'
  | 'hood'
  | 'turban'
  | 'camel'
  | 'swords'
  | 'spyglass'
  | 'gate'
  | 'crown'

export const CARD_EMBLEM: Record<CardEmblem, (ink: string, ground: string) => string> = {
  compass: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M50 22L24 88M50 22L76 88M34 62C44 70 56 70 66 62"/></g><circle cx="50" cy="18" r="10" fill="${ink}"/>`,
  purse: (ink) =>
    `<path d="M34 28L26 12H74L66 28Z" fill="${ink}"/><path d="M32 34H68C84 48 90 62 88 74C86 88 70 92 50 92S14 88 12 74C10 62 16 48 32 34Z" fill="${ink}"/>`,
  lock: (ink) =>
    `<path d="M28 46V34A22 22 0 0 1 72 34V46" fill="none" stroke="${ink}" stroke-width="10"/><rect x="16" y="44" width="68" height="46" rx="7" fill="${ink}"/>`,
  scales: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"><path d="M50 12V86M18 28H82M30 88H70M18 28L6 60M18 28L30 60M82 28L70 60M82 28L94 60"/></g><path d="M4 60H32A14 14 0 0 1 4 60ZM68 60H96A14 14 0 0 1 68 60Z" fill="${ink}"/>`,
  masks: (ink, ground) =>
    `<path d="M14 18C30 26 54 26 70 18C74 50 66 78 42 86C18 78 10 50 14 18Z" fill="${ink}"/><path d="M28 42q6-6 12 0M46 42q6-6 12 0M30 58q12 14 26 0" fill="none" stroke="${ground}" stroke-width="5" stroke-linecap="round"/><circle cx="82" cy="26" r="7" fill="${ink}"/><circle cx="88" cy="52" r="7" fill="${ink}"/><circle cx="78" cy="76" r="7" fill="${ink}"/>`,
  book: (ink, ground) =>
    `<path d="M50 30C38 20 22 18 8 22V80C22 76 38 78 50 88C62 78 78 76 92 80V22C78 18 62 20 50 30Z" fill="${ink}"/><path d="M50 32V86M20 36q12-2 22 6M20 50q12-2 22 6M80 36q-12-2-22 6M80 50q-12-2-22 6" fill="none" stroke="${ground}" stroke-width="4"/>`,
  fan: (ink, ground) =>
    `<path d="M50 86L8 40C20 24 36 16 50 16S80 24 92 40Z" fill="${ink}"/><path d="M50 86L26 26M50 86L50 16M50 86L74 26M50 86L14 34M50 86L86 34" stroke="${ground}" stroke-width="3"/><circle cx="50" cy="86" r="8" fill="${ink}"/>`,
  exchange: (ink) =>
    `<path d="M12 36H66V22L92 44L66 66V52H12ZM88 72H34V60L10 78L34 96V84H88Z" fill="${ink}" transform="translate(0 -8)"/>`,
  bowl: (ink) =>
    `<path d="M10 48H90C90 72 74 88 50 88S10 72 10 48Z" fill="${ink}"/><circle cx="36" cy="32" r="9" fill="${ink}"/><circle cx="58" cy="24" r="9" fill="${ink}"/>`,
  shield: (ink, ground) =>
    `<path d="M50 8C62 16 74 18 86 18C88 54 76 80 50 94C24 80 12 54 14 18C26 18 38 16 50 8Z" fill="${ink}"/><path d="${star(50, 48, 24)}" fill="${ground}"/>`,
  hood: (ink, ground) =>
    `<path d="M50 8C72 14 84 36 84 62V92H16V62C16 36 28 14 50 8Z" fill="${ink}"/><path d="M50 30C64 32 70 44 70 58C70 72 62 82 50 82S30 72 30 58C30 44 36 32 50 30Z" fill="${ground}"/><circle cx="41" cy="56" r="5" fill="${ink}"/><circle cx="59" cy="56" r="5" fill="${ink}"/>`,
  turban: (ink, ground) =>
    `<path d="M14 56C10 30 28 12 50 12S90 30 86 56C74 44 26 44 14 56Z" fill="${ink}"/><path d="M50 22C58 12 60 6 57 -2C48 4 44 12 50 22Z" fill="${ink}"/><path d="M22 60C34 52 66 52 78 60C78 80 66 94 50 94S22 80 22 60Z" fill="${ink}" opacity=".75"/><circle cx="50" cy="34" r="7" fill="${ground}"/>`,
  camel: (ink) =>
    `<path d="M8 44C12 36 22 36 26 42C28 50 30 54 36 54C38 40 46 32 54 40C60 30 72 34 74 50C82 52 86 60 86 70L84 92H76L74 74H48L46 92H38L36 72C26 70 20 62 18 52L10 52Z" fill="${ink}"/>`,
  swords: (ink) =>
    `<g fill="${ink}"><path d="M14 12C50 24 72 48 80 76L72 80C60 54 40 30 14 12Z"/><path d="M86 12C50 24 28 48 20 76L28 80C40 54 60 30 86 12Z"/><path d="M64 78L86 70L90 78L76 84L82 92L76 96L70 86ZM36 78L14 70L10 78L24 84L18 92L24 96L30 86Z"/></g>`,
  spyglass: (ink) =>
    `<path d="M8 66L30 54L40 72L18 84ZM34 52L58 38L70 60L46 74ZM62 34L84 22L96 46L74 58Z" fill="${ink}"/>`,
  gate: (ink) =>
    `<path fill-rule="evenodd" d="M8 92V24H20V14H32V24H44V14H56V24H68V14H80V24H92V92H72V62A22 24 0 0 0 28 62V92Z" fill="${ink}"/><path d="M34 92V62A16 18 0 0 1 48 45V92ZM52 92V45A16 18 0 0 1 66 62V92Z" fill="${ink}" opacity=".7"/>`,
  crown: (ink) =>
    `<path d="M10 34L30 52L50 18L70 52L90 34L82 84H18Z" fill="${ink}"/><circle cx="50" cy="14" r="7" fill="${ink}"/><circle cx="8" cy="30" r="6" fill="${ink}"/><circle cx="92" cy="30" r="6" fill="${ink}"/>`,
}
