/** Texts of the client in the chosen language, by key and arguments. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { load, save } from './storage'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type TextArgs = Record<string, string | number>

/** Each language's name in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' }

/** Texts that are loaded with what speaks of them. */
export const PARTS = ['after', 'granada', 'red_palace'] as const
export type Part = (typeof PARTS)[number]

interface Files {
  texts: Record<string, string>
  parts: Record<string, () => Promise<string>>
}
/** Each language is loaded when it is chosen. */
const FILES: Record<Language, () => Promise<Files>> = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
  fr: () => import('./texts/fr'),
}

let bundle = $state.raw<FluentBundle | null>(null)
let current = $state<Language>('en')
/** Parts whose texts are there or on their way. */
const wanted = new Map<Part, Promise<void>>()

/** Reads a language's files into a bundle. */
export async function bundleOf(chosen: Language, needed: Iterable<Part> = wanted.keys()): Promise<FluentBundle> {
  const { texts, parts } = await FILES[chosen]()
  const names = [...needed].map((part) => `web_${part}.ftl`)
  const files = Object.entries(parts).filter(([path]) => names.some((name) => path.endsWith(name)))
  const more = await Promise.all(files.map(([, load]) => load()))
  const made = new FluentBundle(chosen, { useIsolating: false })
  for (const text of [...Object.values(texts), ...more]) made.addResource(new FluentResource(text))
  return made
}

/** Changes of the bundle come one after the other, so that none undoes another. */
let done: Promise<unknown> = Promise.resolve()
function renew(chosen: () => Language): Promise<void> {
  const change = done.then(async () => {
    bundle = await bundleOf(chosen())
    current = chosen()
  })
  done = change.catch(() => undefined)
  return change
}

/** The texts of a part, once. Those that do not come are asked for again by the next. */
function textsOf(part: Part): Promise<void> {
  const known = wanted.get(part)
  if (known) return known
  const change = renew(() => current)
  wanted.set(part, change)
  change.catch(() => wanted.delete(part))
  return change
}

/** Loads something together with the texts it needs. */
export async function withTexts<T>(part: Part, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), textsOf(part)])
  return loaded
}

/** The first language of the browser that we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const known = LANGUAGES.find((one) => wish.toLowerCase().split('-')[0] === one)
    if (known) return known
  }
  return 'en'
}

export const language = {
  get current(): Language {
    return current
  },
  async choose(chosen: Language): Promise<void> {
    await renew(() => chosen)
    document.documentElement.lang = chosen
    save('language', chosen)
  },
  /** Loads the language used last, or else the browser's. */
  async start(): Promise<void> {
    const stored = load<string>('language', '')
    await language.choose(preferred([stored, ...navigator.languages]))
  },
}

/** A text of the client; a missing one shows as its key, which a test forbids. */
export function t(key: string, args: TextArgs = {}): string {
  const pattern = bundle?.getMessage(key)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, args) : key
}

/** A number as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(current).format(value)
}

/** A change: “+3”, “−2”. */
export const signed = (change: number): string => (change < 0 ? `−${number(-change)}` : `+${number(change)}`)
