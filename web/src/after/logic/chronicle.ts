/** The history as paragraphs: one per turn, the newest first. */
import type { Entry, EventInfo } from '../../lib/wire'

export interface Sentence {
  /** The move it belongs to. */
  at: number
  seat: number | null
  text: string
  kind: string
}

export interface Turn {
  turn: number
  seat: number | null
  /** The last move of the turn. */
  at: number
  sentences: Sentence[]
}

export function turnsOf(history: readonly Entry[]): Turn[] {
  const turns: Turn[] = []
  for (const entry of history) {
    const last = turns.at(-1)
    const sentences = entry.events.flatMap((event) => sentenceOf(entry, event))
    if (last?.turn === entry.turn)
      Object.assign(last, { at: entry.number, sentences: [...last.sentences, ...sentences] })
    else turns.push({ turn: entry.turn, seat: entry.seat, at: entry.number, sentences })
  }
  return turns.filter((turn) => turn.sentences.length > 0).reverse()
}

function sentenceOf(entry: Entry, event: EventInfo): Sentence[] {
  return event.text ? [{ at: entry.number, seat: event.seat, text: event.text, kind: event.kind }] : []
}
