import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Table } from '../../lib/wire'
import { Past } from './past.svelte'

const tableAt = vi.hoisted(() => vi.fn())
vi.mock('../../lib/api', () => ({ tableAt }))

const table = (at: number) => ({ at }) as Table

describe('tables of earlier moves', () => {
  beforeEach(() => tableAt.mockReset().mockImplementation((_game: string, at: number) => Promise.resolve(table(at))))

  it('are fetched once, the neighbours ahead of time', async () => {
    const past = new Past('g', 'en', null, table(9))
    await past.show(5, [6, 4])
    await past.show(6, [7, 5])
    await past.show(9, [])
    expect(tableAt.mock.calls.map(([, at]) => at as number)).toEqual([5, 6, 4, 7])
    expect(past.table.at).toBe(9)
  })

  it('are not overtaken by a slower answer to an earlier wish', async () => {
    let answer = (_: Table) => {}
    tableAt.mockImplementationOnce(() => new Promise<Table>((resolve) => (answer = resolve)))
    const past = new Past('g', 'en', null, table(9))
    const slow = past.show(1, [])
    await vi.waitFor(() => expect(tableAt).toHaveBeenCalled())
    await past.show(2, [])
    answer(table(1))
    await slow
    expect(past.table.at).toBe(2)
  })

  it('are not asked for when they are passed over', async () => {
    const past = new Past('g', 'en', null, table(9))
    await Promise.all([past.show(1, []), past.show(2, []), past.show(3, [])])
    expect(tableAt.mock.calls.map(([, at]) => at as number)).toEqual([3])
  })

  it('tell a failure, and can be asked for again', async () => {
    tableAt.mockRejectedValueOnce(new Error('away'))
    const past = new Past('g', 'en', null, table(9))
    await past.show(3, [])
    expect(past.error).toBeInstanceOf(Error)
    await past.show(3, [])
    expect(past.error).toBeNull()
    expect(past.table.at).toBe(3)
  })
})
