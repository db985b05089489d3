/** The history as paragraphs: one per turn, the newest first. */
import type { Entry } from '../../lib/wire'

export interface Sentence {
  /** The move it belongs to. */
  at: number
  seat: number | null
  text: string
  kind: string
  /** Whether it tells the move itself, so that one may ask why it was made. */
  move: boolean
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
    const sentences = sentencesOf(entry)
    if (last?.turn === entry.turn)
      Object.assign(last, { at: entry.number, sentences: [...last.sentences, ...sentences] })
    else turns.push({ turn: entry.turn, seat: entry.seat, at: entry.number, sentences })
  }
  return turns.filter((turn) => turn.sentences.length > 0).reverse()
}

function sentencesOf({ number, seat, events }: Entry): Sentence[] {
  const told = events.filter((event) => event.text)
  const move = seat === null ? undefined : told.find((event) => event.seat === seat)
  return told.map((event) => ({
    at: number,
    seat: event.seat,
    text: event.text,
    kind: event.kind,
    move: event === move,
  }))
}
