/* Patterns, gradients, clips and symbols that drawings refer to; once per document. */
import { BUILDING } from './buildings'
import { coin } from './coins'
import { star } from './geometry'
import { CURRENCIES, CURRENCY, KIND, KINDS, type Kind, type Paint } from './palette'
import { ZELLIGE, zelligePattern, type ZelligeColors } from './zellige'

export const pattern = (id: string, width: number, height: number, body: string): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`

/** One texture per kind, so that it can be told without colour. */
const TEXTURE: Record<Kind, (k: Paint) => [number, number, string]> = {
  pavilion: (k) => [
    10,
    10,
    `<path d="M0 10A5 5 0 0 1 10 10M-5 5A5 5 0 0 1 5 5A5 5 0 0 1 15 5" fill="none" stroke="${k.pale}"/>`,
  ],
  seraglio: (k) => [
    12.5,
    12.5,
    `<path d="M6.25 0L12.5 6.25L6.25 12.5L0 6.25Z" fill="none" stroke="${k.pale}"/><path d="M6.25 3.8L8.7 6.25L6.25 8.7L3.8 6.25Z" fill="${k.pale}"/>`,
  ],
  arcades: (k) => [20, 10, `<path d="M0 .5H20M0 5.5H20M5 .5V5.5M15 5.5V10.5" fill="none" stroke="${k.pale}"/>`],
  chambers: () => [
    12.5,
    12.5,
    `<path d="${star(6.25, 6.25, 5.2)}" fill="none" stroke="#B9B3A4" stroke-width=".8"/>` +
      '<path d="M0 0v.01M12.5 0v.01M0 12.5v.01M12.5 12.5v.01" stroke="#B9B3A4" stroke-width="2.6" stroke-linecap="round"/>',
  ],
  garden: (k) => [
    16,
    14,
    `<path d="M4 6.5Q4 2 8 1.5Q8 6 4 6.5ZM4 6.5Q4 3 .8 2.5Q.8 6 4 6.5ZM12 13.5Q12 9 16 8.5Q16 13 12 13.5ZM12 13.5Q12 10 8.8 9.5Q8.8 13 12 13.5Z" fill="${k.pale}"/>`,
  ],
  tower: (k) => [
    10,
    12,
    `<path d="M0 2L5 7L10 2M0 8L5 13L10 8M0 -4L5 1L10 -4" fill="none" stroke="${k.pale}" stroke-width="1.15"/>`,
  ],
}

const textures = (): string =>
  KINDS.map((kind) => pattern(`pt-${kind}`, ...TEXTURE[kind](KIND[kind]))).join('') +
  pattern(
    'pt-meadow',
    20,
    18,
    '<path d="M4 8q0-4-1.5-6M4 8q0-4 1.5-6M14 17q0-4-1.5-6M14 17q0-4 1.5-6" stroke="#3F7A3A" fill="none" stroke-linecap="round"/>',
  ) +
  pattern(
    'pt-medina',
    14,
    14,
    '<path d="M3 3h3v3H3ZM10 10h3v3h-3Z" fill="#B9C6CF"/><path d="M9 2q2 3 4 0M2 9q2 3 4 0" stroke="#B9C6CF" fill="none"/>',
  )

type Stop = [offset: number, color: string, opacity: number]
const stops = (all: Stop[]): string =>
  all
    .map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')
export const linear = (id: string, direction: string, all: Stop[]): string =>
  `<linearGradient id="${id}" ${direction}>${stops(all)}</linearGradient>`
const radial = (id: string, at: string, all: Stop[]): string =>
  `<radialGradient id="${id}" ${at}>${stops(all)}</radialGradient>`
export const DOWN = 'x1="0" y1="0" x2="0" y2="1"'

const gradients = (): string =>
  linear('g-sheen', 'x1="0" y1="0" x2="1" y2="1"', [
    [0, '#fff', 0.34],
    [0.45, '#fff', 0],
    [1, '#000', 0.2],
  ]) +
  linear('g-wallshadow', DOWN, [
    [0, '#1a0803', 0.5],
    [1, '#1a0803', 0],
  ]) +
  linear('g-card', DOWN, [
    [0, '#fff', 0.25],
    [0.5, '#fff', 0],
    [1, '#000', 0.18],
  ]) +
  linear('g-niche', DOWN, [
    [0, '#000', 0.5],
    [1, '#000', 0.05],
  ]) +
  radial('g-lamp', 'cx=".5" cy=".2" r=".75"', [
    [0, '#FFE9AE', 1],
    [0.5, '#FFCF6B', 0.75],
    [1, '#E89A2B', 0.25],
  ]) +
  radial('g-land', 'cx=".5" cy=".45" r=".75"', [
    [0, 'var(--land-1)', 1],
    [0.6, 'var(--land-2)', 1],
    [1, 'var(--land-3)', 1],
  ])

const clips = (): string =>
  '<clipPath id="cp-tile"><rect width="100" height="100" rx="4"/></clipPath><clipPath id="cp-tri"><path d="M0 0L100 100H0Z"/></clipPath>' +
  '<clipPath id="cp-card"><rect x="2.6" y="2.6" width="94.8" height="134.8" rx="6"/></clipPath>'

/** A quiet pattern for the ground of a card. */
const cardGround = (name: string, star: string, cross: string, field: string, strap: string, line: string): string =>
  zelligePattern(`zc-${name}`, {
    a: 13,
    width: 1.25,
    edge: 0.35,
    inner: false,
    colors: quiet(star, cross, field, strap, line),
  })
const quiet = (star: string, cross: string, field: string, strap: string, line: string): ZelligeColors => ({
  star,
  cross,
  field,
  strap,
  line,
  inner: cross,
  core: star,
})
const zellige = (): string =>
  CURRENCIES.map((key) => {
    const k = CURRENCY[key]
    return cardGround(key, k.base, k.mid, k.base, k.mid, k.deep)
  }).join('') +
  cardGround('night', '#17335E', '#1F5A66', '#132A4B', '#2D4A78', '#0C1B31') +
  cardGround('wine', '#6B1E22', '#7E2A2A', '#5A181D', '#86363A', '#3c0d11') +
  cardGround('sand', '#E9D9B6', '#E2CFA6', '#EFE2C6', '#F7EEDB', '#CDB98E') +
  zelligePattern('zc-back', { a: 17, width: 1.9, edge: 0.5, colors: ZELLIGE.lapis }) +
  zelligePattern('z-ground', { a: 44, width: 2.2, edge: 0.7, colors: ZELLIGE.ground }) +
  zelligePattern('z-band', { a: 7.5, beta: 45, width: 1.2, edge: 0.3, colors: ZELLIGE.band }) +
  zelligePattern('z-carpet', { a: 15, beta: 45, width: 1.8, edge: 0.4, colors: ZELLIGE.carpet })

export const symbol = (id: string, body: string): string => `<symbol id="${id}" viewBox="0 0 100 100">${body}</symbol>`
const symbols = (): string =>
  KINDS.map((kind) => symbol(`b-${kind}`, BUILDING[kind](KIND[kind]))).join('') +
  CURRENCIES.map((key) => symbol(`coin-${key}`, coin(key))).join('')

export const defs = (): string => textures() + gradients() + clips() + zellige() + symbols()
