// node scripts/record-golden.mjs <version> [--plugin <folder>] [story ...]
//
// Plays the stories of test/golden by the hooks of a built plugin (this one, or the one in <folder>) and writes their
// journals to test/fixtures/golden/<version>. A journal that is there is never written again: it is what that version wrote.
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { markdown } from './markdown.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { values, positionals } = parseArgs({ options: { plugin: { type: 'string' } }, allowPositionals: true })
const [version, ...wanted] = positionals
if (!version)
  throw new Error('usage: node scripts/record-golden.mjs <version> [--plugin <folder>] [story ...]')

const out = mkdtempSync(join(root, 'node_modules', '.golden-'))
try {
  await build({
    entryPoints: [join(root, 'test/golden/record.ts')],
    outfile: join(out, 'record.mjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    plugins: [markdown(root)],
    define: { __VERSION__: '"0"' },
    logLevel: 'warning',
  })
  const { record } = await import(pathToFileURL(join(out, 'record.mjs')).href)
  const fixtures = join(root, 'test/fixtures/golden', version)
  for await (const line of record(resolve(values.plugin ?? root), fixtures, wanted)) console.log(line)
} finally {
  rmSync(out, { recursive: true, force: true })
}
