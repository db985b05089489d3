import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { bundleOf, language, LANGUAGES, PARTS, preferred, t, withTexts, type Language } from './i18n.svelte'

const LOCALES = '../src/sabika/text/locales'
const files = (one: Language): string[] =>
  readdirSync(`${LOCALES}/${one}`)
    .filter((name) => name.startsWith('web_'))
    .map((name) => readFileSync(`${LOCALES}/${one}/${name}`, 'utf8'))

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n')

/** The keys that a source asks for literally. */
function asked(sources = SOURCES): string[] {
  const found = [...sources.matchAll(/\bt\(\s*'([^'$]+)'/g)].map(([, key]) => key ?? '')
  return [...new Set(found)].sort()
}

/** The screens that come without a part's texts. */
const AT_ONCE = ['table/TableScreen', 'table/PieceCard', 'table/SeatSheet', 'table/ResultBanner']
  .concat(['screens/NewGameScreen', 'screens/LobbyScreen', 'screens/RulesDrawer'])
  .map((name) => `src/${name}.svelte`)

/** Some files and what they import, and so on; what is imported later is not among them. */
function closure(paths: string[], seen = new Set<string>()): Set<string> {
  for (const path of paths.filter((one) => !seen.has(one))) {
    seen.add(path)
    const imports = readFileSync(path, 'utf8').matchAll(/^\s*(?:import|export) (?!type )[^'(]*'(\.[^']+)'/gm)
    const names = [...imports].map(([, name]) => posix.join(posix.dirname(path), name ?? ''))
    const files = names.flatMap((name) => [name, `${name}.ts`, `${name}/index.ts`])
    const found = files.filter((one) => /\.(svelte|ts)$/.test(one) && existsSync(one))
    closure(found, seen)
  }
  return seen
}

/** Each message with the names of its arguments. */
function messages(one: Language): Record<string, string> {
  const all = files(one)
    .join('\n')
    .split(/^(?=[a-z][\w-]* =)/m)
  const found = all.map((text): [string, string] => {
    const args = [...text.matchAll(/\{\s*\$(\w+)/g)].map(([, name]) => name)
    return [/^[\w-]+/.exec(text)?.[0] ?? '', [...new Set(args)].sort().join()]
  })
  return Object.fromEntries(found.filter(([key]) => key))
}

describe('languages', () => {
  it('follows the wishes of the browser', () => {
    expect(preferred(['es-ES', 'fr-CH', 'de'])).toBe('fr')
    expect(preferred(['', 'es'])).toBe('en')
  })

  it('switches, tells the document and remembers', async () => {
    await language.choose('de')
    expect(language.current).toBe('de')
    expect(document.documentElement.lang).toBe('de')
    expect(t('shell-settings')).toBe('Einstellungen')
    expect(t('shell-moves', { count: 1 })).toBe('1 Schritt')
    expect(localStorage.getItem('sabika.language')).toBe('"de"')
  })

  it.each(LANGUAGES)('%s has every text the client asks for', async (one) => {
    const bundle = await bundleOf(one, PARTS)
    expect(asked().filter((key) => !bundle.hasMessage(key))).toEqual([])
  })

  it('has at once what is shown at once', async () => {
    const waitedFor = ['granada', 'red_palace'] as const
    const bundle = await bundleOf('en', waitedFor)
    const shown = [...closure(AT_ONCE)]
    expect(shown).toContain('src/after/Why.svelte')
    const sources = shown.map((path) => readFileSync(path, 'utf8')).join('\n')
    expect(asked(sources).filter((key) => !bundle.hasMessage(key))).toEqual([])
  })

  it.each(['de', 'fr'] as const)('%s says the same things with the same arguments as English', (one) => {
    expect(messages(one)).toEqual(messages('en'))
  })

  it('loads parts with what speaks of them, and keeps them in every language', async () => {
    await language.choose('en')
    expect(t('after-rematch')).toBe('after-rematch')
    expect(await withTexts('after', () => Promise.resolve(7))).toBe(7)
    expect(t('after-rematch')).toBe('Rematch')
    await language.choose('de')
    expect(t('after-rematch')).toBe('Revanche')
  })

  it('goes on in its language when another one does not come', async () => {
    vi.resetModules()
    vi.doMock('./texts/fr', () => {
      throw new TypeError('offline')
    })
    const fresh = await import('./i18n.svelte')
    await fresh.language.choose('en')
    await fresh.withTexts('after', () => Promise.resolve())
    await expect(fresh.language.choose('fr')).rejects.toThrow()
    expect(await fresh.withTexts('after', () => Promise.resolve(7))).toBe(7)
    expect(await fresh.withTexts('granada', () => Promise.resolve(8))).toBe(8)
    expect(fresh.language.current).toBe('en')
    expect(fresh.t('after-rematch')).toBe('Rematch')
    vi.doUnmock('./texts/fr')
  })

  it('asks again for texts that did not come', async () => {
    vi.resetModules()
    const { texts, parts } = await import('./texts/en')
    const [path, read] = Object.entries(parts).find(([name]) => name.endsWith('web_after.ftl'))!
    const after = vi.fn(read).mockRejectedValueOnce(new TypeError('offline'))
    vi.doMock('./texts/en', () => ({ texts, parts: { [path]: after } }))
    const fresh = await import('./i18n.svelte')
    await fresh.language.choose('en')
    await expect(fresh.withTexts('after', () => Promise.resolve())).rejects.toThrow('offline')
    await fresh.withTexts('after', () => Promise.resolve())
    expect(fresh.t('after-rematch')).toBe('Rematch')
    vi.doUnmock('./texts/en')
  })

  it('keeps no text of the shell that nobody asks for', () => {
    const shell = Object.keys(messages('en')).filter((key) => key.startsWith('shell-'))
    const prefixes = [...SOURCES.matchAll(/`(shell-[a-z-]+-)\$\{/g)].map(([, prefix]) => prefix ?? '')
    const used = (key: string) => SOURCES.includes(`'${key}'`) || prefixes.some((prefix) => key.startsWith(prefix))
    expect(shell.filter((key) => !used(key))).toEqual([])
  })
})
