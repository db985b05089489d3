export const texts = import.meta.glob<string>('../../../../src/sabika/text/locales/de/web_*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
