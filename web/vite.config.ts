import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { worker } from './tools/worker.js'

/** Files that are loaded together are one: what every screen needs, what shows pieces, and the table. */
const EVERYWHERE = [
  'node_modules',
  'src/lib/(?!texts|session|pace)',
  'src/art/(?!granada|redPalace|souk|item)',
  'src/pieces/(board|Board|Defs|Drawing|Emblem|families|Frieze|furnish|gestures|Ground|Icon|Land|Medallion|names|states)',
  'src/screens/(BotChoice|Key|LanguageChoice|Lazy|Load|moduleArt|ModuleArt|Sheet|TopBar)',
]
const groups = [
  { name: 'kit', test: new RegExp(EVERYWHERE.join('|')) },
  { name: 'pieces', test: /src\/pieces\/|src\/art\/(souk|item)/ },
  { name: 'table', test: /src\/table\/(?!Against|PieceCard|ResultBanner|SeatSheet)/ },
]

const server = process.env['SABIKA_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte({ configFile: false }), worker()],
  build: {
    outDir: '../src/sabika/server/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Fonts and drawings stay files of their own: the content security policy allows no data addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  // Tests run the components as a browser does, not as a server would render them.
  ...(process.env['VITEST'] && { resolve: { conditions: ['browser'] } }),
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/lib/jsdom.ts'] },
})
