/** Drawings and texts of other boxes than the first, loaded when they are first needed. */
import { join, type Family } from '../art/family'
import { withTexts, type Part } from '../lib/i18n.svelte'

interface Source {
  texts: Part
  art: () => Promise<{ family: Family }>
}
const granada: Source = { texts: 'granada', art: () => import('../art/granada') }
const redPalace: Source = { texts: 'red_palace', art: () => import('../art/redPalace') }
const SOURCES: Record<string, Source> = { granada, combined: granada, red_palace: redPalace }

let loaded = $state.raw<Family[]>([])
const coming = new Map<Source, Promise<void>>()

async function load({ texts, art }: Source): Promise<void> {
  const { family } = await withTexts(texts, art)
  join(family)
  loaded = [...loaded, family]
}

/** Resolves when the pieces of a box can be drawn and named; undefined where they always can. */
export function drawable(box: string): Promise<void> | undefined {
  const source = SOURCES[box]
  if (!source) return undefined
  const found = coming.get(source) ?? load(source)
  coming.set(source, found)
  found.catch(() => coming.delete(source))
  return found
}

/** What the drawings loaded so far refer to. */
export const familyDefs = (): string => loaded.map((family) => family.defs).join('')
