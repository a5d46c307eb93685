// npm run bench:journal
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const scripts = dirname(fileURLToPath(import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'ultraplan-bench-build-'))
try {
  await build({
    entryPoints: ['bench-journal.ts', 'journal-worker.ts'].map((name) => join(scripts, name)),
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  })
  await import(pathToFileURL(join(out, 'bench-journal.mjs')).href)
} finally {
  rmSync(out, { recursive: true, force: true })
}
