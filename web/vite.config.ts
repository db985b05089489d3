import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { worker } from './tools/worker.js'

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
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  // Tests run the components as a browser does, not as a server would render them.
  ...(process.env['VITEST'] && { resolve: { conditions: ['browser'] } }),
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/lib/jsdom.ts'] },
})
