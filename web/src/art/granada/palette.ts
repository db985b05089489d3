/* The colours of the nine kinds of Granada. */
import type { Paint } from '../palette'

export type CityKind =
  'arena' | 'bath_house' | 'library' | 'hostel' | 'hospital' | 'market' | 'park' | 'school' | 'residential_area'
export type CityPaint = Required<Paint>

export const CITY_KIND: Record<CityKind, CityPaint> = {
  arena: {
    base: '#9A9FA8',
    deep: '#3C4049',
    mid: '#6B7079',
    pale: '#D6D9DE',
    mark: '#5B606A',
    markDark: '#BFC5CF',
    dots: 1,
  },
  bath_house: {
    base: '#5AA0CF',
    deep: '#14486F',
    mid: '#2B75AB',
    pale: '#B9DCF2',
    mark: '#236C9F',
    markDark: '#8CC7EE',
    dots: 2,
  },
  library: {
    base: '#9A72C4',
    deep: '#3D1C66',
    mid: '#6C449C',
    pale: '#DCC8F0',
    mark: '#6E45A0',
    markDark: '#C6A2EE',
    dots: 3,
  },
  hostel: {
    base: '#B27F50',
    deep: '#54300F',
    mid: '#845227',
    pale: '#E6CBA9',
    mark: '#8A5827',
    markDark: '#DCAA72',
    dots: 4,
  },
  hospital: {
    base: '#FBF8F0',
    deep: '#4E5660',
    mid: '#8B95A0',
    pale: '#DCE3E8',
    mark: '#66707B',
    markDark: '#E8EDF0',
    dots: 5,
  },
  market: {
    base: '#D7594B',
    deep: '#7A1519',
    mid: '#AC2F2E',
    pale: '#F5BDB0',
    mark: '#B4332F',
    markDark: '#F28B7D',
    dots: 6,
  },
  park: {
    base: '#6FA64C',
    deep: '#1A4A26',
    mid: '#3B7C3A',
    pale: '#CBE2A8',
    mark: '#3A7B36',
    markDark: '#9AD27C',
    dots: 7,
  },
  school: {
    base: '#E58A3A',
    deep: '#7C3808',
    mid: '#BC611A',
    pale: '#F8CFA2',
    mark: '#B45C14',
    markDark: '#F4A45C',
    dots: 8,
  },
  residential_area: {
    base: '#EBC24B',
    deep: '#6F4D08',
    mid: '#B4851B',
    pale: '#F9E7AC',
    mark: '#8F6A10',
    markDark: '#EDCB62',
    dots: 9,
  },
}
export const CITY_KINDS = Object.keys(CITY_KIND) as CityKind[]

export const isCityKind = (key: unknown): key is CityKind => typeof key === 'string' && Object.hasOwn(CITY_KIND, key)
