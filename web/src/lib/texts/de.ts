/** What every screen may need. */
export const texts = import.meta.glob<string>(
  [
    '../../../../src/sabika/text/locales/de/web_*.ftl',
    '!../../../../src/sabika/text/locales/de/web_{after,granada,red_palace}.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
/** Parts that are loaded with what speaks of them. */
export const parts = import.meta.glob<string>(
  '../../../../src/sabika/text/locales/de/web_{after,granada,red_palace}.ftl',
  { query: '?raw', import: 'default' },
)
