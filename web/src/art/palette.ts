/* The single source of every colour of the artwork; colours of the interface are in tokens.css. */

export interface Paint {
  /** The ground. */
  base: string
  /** Roofs and outlines. */
  deep: string
  mid: string
  pale: string
  /** Lines and silhouettes on light panels, and on dark ones. */
  mark: string
  markDark: string
  /** Pips that name the kind without colour; its figure is coloured and stands on pale ground. */
  dots?: number
}
export type Kind = 'pavilion' | 'seraglio' | 'arcades' | 'chambers' | 'garden' | 'tower'
export type Currency = 'denar' | 'dirham' | 'ducat' | 'florin' | 'diamond'
export type Side = 'N' | 'E' | 'S' | 'W'
export type Corner = 'NE' | 'SE' | 'SW' | 'NW'

export const KIND: Record<Kind, Paint> = {
  pavilion: { base: '#4E8CC9', deep: '#17457F', mid: '#2F6BB0', pale: '#9CC6EC', mark: '#2563A8', markDark: '#86B9EE' },
  seraglio: { base: '#D35F50', deep: '#7E1620', mid: '#A92C33', pale: '#F0A596', mark: '#B23230', markDark: '#F08A7C' },
  arcades: { base: '#B5814F', deep: '#56300F', mid: '#7F4E22', pale: '#DDB788', mark: '#8A5524', markDark: '#D9A469' },
  chambers: { base: '#EEE8DA', deep: '#57534B', mid: '#8E897D', pale: '#FFFFFF', mark: '#6C675D', markDark: '#EFEBE0' },
  garden: { base: '#8DB75C', deep: '#184A2B', mid: '#2C7440', pale: '#C4DE95', mark: '#2F7A3E', markDark: '#93CF79' },
  tower: { base: '#8D68B5', deep: '#38195E', mid: '#5F3A91', pale: '#C6A9E3', mark: '#6A3FA0', markDark: '#BD98EA' },
}
export const KINDS = Object.keys(KIND) as Kind[]
/** The kinds of all boxes whose drawings have been loaded. */
export const PAINT: Record<string, Paint> = { ...KIND }

export type CoinPaint = Pick<Paint, 'base' | 'deep' | 'mid' | 'pale'>
export const CURRENCY: Record<Currency, CoinPaint> = {
  denar: { base: '#2E6DB4', deep: '#143A6B', pale: '#D6E6F6', mid: '#5B94D2' },
  dirham: { base: '#2F8A57', deep: '#0F4A2B', pale: '#D5EEDD', mid: '#5DB184' },
  ducat: { base: '#DE7420', deep: '#7B3605', pale: '#FBE3CB', mid: '#EE9A55' },
  florin: { base: '#E2B31F', deep: '#6E5000', pale: '#FBF1C6', mid: '#F0CC5C' },
  diamond: { base: '#7FB9C9', deep: '#234E5C', pale: '#E6F5F8', mid: '#B4DCE6' },
}
export const CURRENCIES = Object.keys(CURRENCY) as Currency[]

export interface PlayerPaint {
  id: 'pomegranate' | 'key' | 'palm' | 'lamp' | 'falcon' | 'star' | 'dirk'
  base: string
  deep: string
  pale: string
  /** For lines in charts, so that they differ without colour. */
  dash: string
}
export type Player = number | 'dirk'
const PLAYERS: PlayerPaint[] = [
  { id: 'pomegranate', base: '#C8362F', deep: '#7B1512', pale: '#F7D2CC', dash: '' },
  { id: 'key', base: '#2C7BB8', deep: '#113F66', pale: '#CFE4F3', dash: '7 4' },
  { id: 'palm', base: '#2B8F63', deep: '#0D4A30', pale: '#CDEBDC', dash: '2 4' },
  { id: 'lamp', base: '#D9971A', deep: '#6C4600', pale: '#FAE7BE', dash: '10 3 2 3' },
  { id: 'falcon', base: '#84469B', deep: '#451C55', pale: '#E8D2EF', dash: '4 3' },
  { id: 'star', base: '#47505C', deep: '#1C222A', pale: '#D9DEE4', dash: '12 4' },
]
const DIRK: PlayerPaint = { id: 'dirk', base: '#7A6A58', deep: '#3B3026', pale: '#E4DACB', dash: '1 5' }

export const STONE = {
  ivory: '#F8EEDA',
  shade: '#DCC7A2',
  shade2: '#B99C72',
  dark: '#3A2718',
  brass: '#E2AE45',
  brassD: '#8F6414',
  wallDark: '#431A10',
  wallMid: '#A8512C',
  wallLit: '#DB8A56',
  walk: '#F6DDB0',
  water: '#1F7F97',
  waterLit: '#63C3D1',
  waterDeep: '#0E4A60',
  kerb: '#E9DEC8',
  kerbD: '#8E8168',
  earth: '#C98A5F',
  earthD: '#9A5A34',
  earthL: '#E2AE84',
} as const

const NEUTRAL: Paint = {
  base: '#B9A98A',
  deep: '#4A3D29',
  mid: '#857557',
  pale: '#E3D8C2',
  mark: '#6E5E48',
  markDark: '#CFC2AB',
}

export const isKind = (key: unknown): key is Kind => typeof key === 'string' && Object.hasOwn(KIND, key)
export const isCurrency = (key: unknown): key is Currency => typeof key === 'string' && Object.hasOwn(CURRENCY, key)

/** The paint of a kind; neutral for keys that have none. */
export const kindPaint = (key: string): Paint => (Object.hasOwn(PAINT, key) && PAINT[key]) || NEUTRAL
export const currencyPaint = (key: string): CoinPaint => (isCurrency(key) ? CURRENCY[key] : NEUTRAL)
export const playerPaint = (seat: Player): PlayerPaint =>
  (seat === 'dirk' ? DIRK : PLAYERS[seat % PLAYERS.length]) ?? DIRK

/** Light figures stand on the ground of a kind, except on the white one. */
export const figureOn = (kind: Kind): string => (kind === 'chambers' ? KIND.chambers.deep : '#FFF9EC')
export const groundOf = (kind: Kind): string => (kind === 'chambers' ? '#FFFDF6' : KIND[kind].base)

const SIDES: readonly string[] = ['N', 'E', 'S', 'W']
export const sides = (walls: string): Side[] => [...walls].filter((c): c is Side => SIDES.includes(c))
