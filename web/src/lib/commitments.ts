/** The commitments to the deal as this device was first sent them: what is told at the end has to be the same. */
import { load, save } from './storage'
import type { Table } from './wire'

interface First {
  /** Empty where there was none. */
  commitment: string
  /** After so many moves. */
  at: number
}

/** How a commitment compares with the first one. */
export interface Witness extends First {
  /** `late`: the same, but sent after moves had been made; `unseen`: this device was sent none while the game ran. */
  seen: 'same' | 'late' | 'unseen' | 'differs'
}

const KEY = 'commitments'
/** Older ones are forgotten. */
const MOST = 300

/** Keeps what a running game commits itself to, the first time. */
export function witness({ game, commitment, at, over }: Pick<Table, 'game' | 'commitment' | 'at' | 'over'>): void {
  const kept = load<Record<string, First>>(KEY, {})
  if (over || game in kept) return
  save(KEY, Object.fromEntries([...Object.entries(kept), [game, { commitment, at }]].slice(-MOST)))
}

/** Compares what a game says its commitment was with what this device was sent. */
export function compared(game: string, commitment: string): Witness {
  const first = load<Record<string, First>>(KEY, {})[game]
  if (!first) return { seen: 'unseen', commitment: '', at: 0 }
  if (first.commitment !== commitment) return { seen: 'differs', ...first }
  return { seen: first.at ? 'late' : 'same', ...first }
}
