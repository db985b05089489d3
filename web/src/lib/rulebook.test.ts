import { describe, expect, it } from 'vitest'
import { marked, search } from './rulebook'
import type { RuleBook } from './wire'

const rule = (id: string, chapter: string, text: string) => ({ id, chapter, text, kind: 'rule', source: '' })
const BOOK: RuleBook = {
  chapters: [
    { key: 'base-place', name: 'Bauen' },
    { key: 'base-wall', name: 'Mauer' },
    { key: 'bazaars', name: 'Basare' },
  ],
  rules: [
    rule('base.place.on-foot', 'base-place', 'Jedes Gebäude ist zu Fuß erreichbar.'),
    rule('base.wall.longest', 'base-wall', 'Die längste Mauer zählt.'),
    rule('bazaars.score', 'bazaars', 'Ein Basar zählt Gebäude ringsum.'),
  ],
}

const ids = (words: string, chapter: string | null = null) =>
  search(BOOK, words, chapter).flatMap(({ rules }) => rules.map(({ id }) => id))

describe('searching rules', () => {
  it('finds words in any order, without accents, and ids', () => {
    expect(ids('gebaude')).toEqual(['base.place.on-foot', 'bazaars.score'])
    expect(ids('zählt LÄNGSTE')).toEqual(['base.wall.longest'])
    expect(ids('base.place')).toEqual(['base.place.on-foot'])
    expect(ids('kein solches Wort')).toEqual([])
  })

  it('stays in a part of the book', () => {
    expect(ids('', 'base')).toEqual(['base.place.on-foot', 'base.wall.longest'])
    expect(ids('', 'bazaars')).toEqual(['bazaars.score'])
  })

  it('marks what was found', () => {
    expect(marked('Die längste Mauer', 'langste').filter(({ hit }) => hit)).toEqual([{ text: 'längste', hit: true }])
    expect(marked('Die Mauer', '')).toEqual([{ text: 'Die Mauer', hit: false }])
  })
})
