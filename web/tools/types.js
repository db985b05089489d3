// Writes src/lib/wire.ts from schema.json, which the server exports (`sabika schema`).
import { readFile, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

const here = new URL('..', import.meta.url)
const schema = JSON.parse(await readFile(new URL('schema.json', here), 'utf8'))
const text = await compile(schema, 'Schema', {
  bannerComment: '// Generated from the server by `npm run types`; do not edit.',
  additionalProperties: false,
  unreachableDefinitions: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
})
await writeFile(new URL(process.argv[2] ?? 'src/lib/wire.ts', here), text)
