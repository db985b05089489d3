// Writes src/lib/wire.ts from schema.json, which the server exports (`sabika schema`).
import { readFile, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

/**
 * The compiler knows tuples only in their older spelling, takes an object without properties to be empty, and makes
 * tuples of every length out of a list with a limit.
 * @param {string} _key
 * @param {unknown} node
 */
function spelled(_key, node) {
  if (node === null || typeof node !== 'object') return node
  if ('prefixItems' in node) return { ...node, prefixItems: undefined, items: node.prefixItems, additionalItems: false }
  if ('maxItems' in node) return { ...node, maxItems: undefined }
  const open = 'type' in node && node.type === 'object' && !('properties' in node) && !('additionalProperties' in node)
  return open ? { ...node, additionalProperties: true } : node
}

const here = new URL('..', import.meta.url)
const schema = JSON.parse(await readFile(new URL('schema.json', here), 'utf8'), spelled)
const text = await compile(schema, 'Schema', {
  bannerComment: '// Generated from the server by `npm run types`; do not edit.',
  additionalProperties: false,
  unreachableDefinitions: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
})
await writeFile(new URL(process.argv[2] ?? 'src/lib/wire.ts', here), text)
