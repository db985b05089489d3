// Pieces that are alike, told apart so that lists can be animated.

export interface Distinct {
  /** Unique in the list. */
  id: string
  key: string
  /** 0 for the first of its like. */
  nth: number
}

export function distinct(keys: readonly string[]): Distinct[] {
  const seen = new Map<string, number>()
  return keys.map((key) => {
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return { id: `${key}#${nth}`, key, nth }
  })
}
