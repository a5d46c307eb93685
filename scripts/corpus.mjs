// npm run corpus -- <folder of plans, one folder for each planner>
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const scripts = dirname(fileURLToPath(import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'ultraplan-corpus-build-'))
try {
  await build({
    entryPoints: [join(scripts, 'corpus.ts')],
    outfile: join(out, 'corpus.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    loader: { '.md': 'text' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
  await import(pathToFileURL(join(out, 'corpus.mjs')).href)
} finally {
  rmSync(out, { recursive: true, force: true })
}
