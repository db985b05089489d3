import { beforeEach, describe, expect, it } from 'vitest'
import { compared, witness } from './commitments'

beforeEach(() => localStorage.clear())

const told = (game: string, commitment: string, at = 0, over = false) => witness({ game, commitment, at, over })

describe('commitments', () => {
  it('are compared with the first that this device was sent', () => {
    told('g', 'aa')
    told('g', 'bb', 3)
    expect(compared('g', 'aa')).toEqual({ seen: 'same', at: 0, commitment: 'aa' })
    expect(compared('g', 'bb')).toEqual({ seen: 'differs', at: 0, commitment: 'aa' })
  })

  it('prove nothing where the device came after the end', () => {
    told('g', 'aa', 60, true)
    expect(compared('g', 'aa').seen).toBe('unseen')
  })

  it('tell how late the device came', () => {
    told('g', 'aa', 12)
    expect(compared('g', 'aa')).toMatchObject({ seen: 'late', at: 12 })
  })

  it('of the oldest games are forgotten', () => {
    for (let i = 0; i <= 300; i++) told(`g${i}`, 'aa')
    expect(compared('g0', 'aa').seen).toBe('unseen')
    expect(compared('g300', 'aa').seen).toBe('same')
  })
})
