/** Finding rules: by chapter and by words as they are typed. */
import type { RuleBook, RuleEntry } from './wire'

export interface Chapter {
  key: string
  name: string
  rules: RuleEntry[]
}

/** Small letters without accents, so that "mur" finds "mûr" and "Mur". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
}

/** The part of the book a chapter belongs to: `base` for `base-money`, `bazaars` for `bazaars`. */
export function partOf(chapter: string): string {
  return chapter.split('-')[0] ?? chapter
}

/** The rules that hold every word, in their chapters; chapters without a hit are left out. */
export function search(book: RuleBook, words: string, part: string | null): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const names = new Map(book.chapters.map(({ key, name }) => [key, name]))
  const found = (rule: RuleEntry) => {
    const text = plain(`${rule.id} ${names.get(rule.chapter) ?? ''} ${rule.text}`)
    return wanted.every((word) => text.includes(word))
  }
  return book.chapters
    .filter(({ key }) => part === null || partOf(key) === part)
    .map(({ key, name }) => ({ key, name, rules: book.rules.filter((rule) => rule.chapter === key && found(rule)) }))
    .filter(({ rules }) => rules.length > 0)
}

export interface Piece {
  text: string
  hit: boolean
}

/** A text cut where a searched word stands, to mark it. */
export function marked(text: string, words: string): Piece[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const shadow = [...text].map(plain)
  // Accents may vanish, never add letters: each letter has one place in the plain text.
  const low = shadow.map((letter) => letter || '\u0000').join('')
  const hits = new Array<boolean>(shadow.length).fill(false)
  if (low.length !== shadow.length) return [{ text, hit: false }]
  for (const word of wanted) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) hits.fill(true, at, at + word.length)
  }
  const pieces: Piece[] = []
  for (const [index, letter] of [...text].entries()) {
    const last = pieces.at(-1)
    const hit = hits[index] ?? false
    if (last && last.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
  }
  return pieces
}
