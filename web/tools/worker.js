// Writes the service worker with the list of everything that was built, so that the client starts without a network.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** @returns {import('vite').Plugin} */
export function worker() {
  return {
    name: 'sabika-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
      const source = await readFile(new URL('../src/worker.js', import.meta.url), 'utf8')
      const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
      const written = source
        .replace("'VERSION'", `'${version}'`)
        .replace('/* ASSETS */', JSON.stringify(assets).slice(1, -1))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: written })
    },
  }
}
