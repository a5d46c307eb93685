// npm run budgets [-- --raise]
//
// Writes test/architecture/hook-budgets.json: what the hooks may load, and how many bytes. Run it when files of dist come,
// go or shrink. A budget that is there only falls; what has outgrown one is named, and raised only with --raise.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { markdown } from './markdown.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const list = join(root, 'test/architecture/hook-budgets.json')
const mayRaise = process.argv.includes('--raise')

const { files, starts } = await measure()
const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { files: {}, starts: {} }
const outgrown = []
const budgets = {
  files: mapped(files, (bytes, name) => budget(name, bytes, known.files[name])),
  starts: mapped(starts, ({ bytes, files: loaded }, name) => ({
    bytes: budget(`the start of ${name}`, bytes, known.starts[name]?.bytes),
    files: loaded,
  })),
}
if (outgrown.length > 0) {
  console.error(`${outgrown.join('\n')}\nmake it smaller, or raise the budgets: npm run budgets -- --raise`)
  process.exitCode = 1
} else {
  writeFileSync(list, `${JSON.stringify(budgets, undefined, 2)}\n`)
  // Formatted like everything else, or CI refuses it.
  const biome = join(
    dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')),
    'bin',
    'biome',
  )
  spawnSync(process.execPath, [biome, 'format', '--write', list], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** A tenth more than there is, so that a fix is not a raise. */
function budget(name, bytes, before) {
  const wanted = Math.ceil((bytes * 1.1) / 100) * 100
  if (before === undefined) return wanted
  if (bytes <= before || mayRaise) return bytes <= before ? Math.min(before, wanted) : wanted
  outgrown.push(`${name} has ${bytes} bytes, and ${before} are allowed`)
  return before
}

function mapped(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))
}

async function measure() {
  const out = mkdtempSync(join(root, 'node_modules', '.budgets-'))
  try {
    const outfile = join(out, 'hook-loads.mjs')
    await build({
      entryPoints: [join(root, 'test/architecture/hook-loads.ts')],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      plugins: [markdown(root)],
      define: { __VERSION__: '"0"' },
      logLevel: 'warning',
    })
    return await (await import(pathToFileURL(outfile).href)).measureHooks(root)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
