// Fails when the built client is heavier than agreed.
import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const KB = 1000
const here = new URL('../../src/sabika/server/static/', import.meta.url)
const LOBBY = ['index.html', 'src/screens/LobbyScreen.svelte']
const TABLE = [...LOBBY, 'src/table/TableScreen.svelte']

/** @param {string} name */
async function size(name) {
  const bytes = await readFile(new URL(name, here))
  return name.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length
}

/** @param {Iterable<string>} names */
async function total(names) {
  const sizes = await Promise.all([...names].map(size))
  return sizes.reduce((sum, one) => sum + one, 0)
}

/**
 * The files that a page needs to show some screens, without fonts and texts.
 * @param {string[]} screens
 */
async function needed(screens) {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', here), 'utf8'))
  const files = new Set(['index.html'])
  /** @param {string} key */
  const take = (key) => {
    const part = manifest[key]
    if (files.has(part.file)) return
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file)
    for (const other of part.imports ?? []) take(other)
  }
  screens.forEach(take)
  return files
}

const assets = (await readdir(new URL('assets/', here))).map((name) => `assets/${name}`)
const texts = await Promise.all(assets.filter((name) => /\/(en|de|fr)-/.test(name)).map(size))
const language = Math.max(...texts)
const fonts = await total(assets.filter((name) => name.endsWith('.woff2')))
const lobby = (await total(await needed(LOBBY))) + language
const table = (await total(await needed(TABLE))) + language

/** @type {[string, number, number][]} */
const budget = [
  ['first load, fonts included', lobby + fonts, 300 * KB],
  ['first load without fonts', lobby, 120 * KB],
  ['fonts', fonts, 170 * KB],
  ['lobby and table, fonts included', table + fonts, 300 * KB],
]
for (const [what, bytes, limit] of budget) {
  const verdict = bytes > limit ? 'TOO HEAVY' : 'ok'
  console.log(`${verdict}  ${what}: ${(bytes / KB).toFixed(1)} kB of ${limit / KB} kB`)
}
process.exit(budget.some(([, bytes, limit]) => bytes > limit) ? 1 : 0)
