// npm run trace
//
// How many files of src one honest task crosses, from the typed command to its approval, and how many git processes it
// starts. The hooks run the sources one by one instead of the bundles, and node writes down which of their functions were
// called; a file is crossed when one of them was, and not when it was only loaded. With --git it lists the calls of git.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, transform } from 'esbuild'
import { markdown, textsOf } from './markdown.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { version } = createRequire(import.meta.url)(join(root, 'package.json'))

/** Entries of tables, and the model: a path goes past as many of them as there are, whatever its shape. */
const TABLES = [
  /^model\//,
  /^gate\/checks\/[^/]+\//,
  /^plan\/lint\/rules\//,
  /^plan\/formats\//,
  /^engine\/runs\/projections\/(?!table)/,
]

const out = mkdtempSync(join(root, 'node_modules', '.trace-'))
const sources = join(out, 'src')
const plugin = join(out, 'plugin')
const coverage = join(out, 'coverage')
const gitLog = join(out, 'git.log')

try {
  await buildSources()
  makePlugin()
  const { playStory, HONEST } = await buildStories()
  const journal = await playStory(
    HONEST,
    plugin,
    ({ run }) => readFileSync(join(run, 'journal.jsonl'), 'utf8'),
    { NODE_V8_COVERAGE: coverage, PATH: `${countingGit()}${delimiter}${process.env.PATH}` },
  )
  if (!journal.includes('"task_approved"'))
    throw new Error('the task was not approved: there is no path to count')
  report(crossed(), readFileSync(gitLog, 'utf8').trimEnd().split('\n'))
} finally {
  rmSync(out, { recursive: true, force: true })
}

/** Every source as a module of its own. */
async function buildSources() {
  const src = join(root, 'src')
  for (const path of readdirSync(src, { recursive: true })) {
    const text = () => readFileSync(join(src, path), 'utf8')
    const write = (name, code) => {
      mkdirSync(dirname(join(sources, name)), { recursive: true })
      writeFileSync(join(sources, name), code)
    }
    if (path === join('prompts', 'roles')) write(`${path}/all.md.js`, textsOf(join(src, path)))
    if (path.endsWith('.md')) write(`${path}.js`, `export default ${JSON.stringify(text())}`)
    if (!path.endsWith('.ts') || path.endsWith('.d.ts')) continue
    const { code } = await transform(text(), {
      loader: 'ts',
      format: 'esm',
      define: { __VERSION__: JSON.stringify(version) },
    })
    write(
      path.replace(/\.ts$/, '.js'),
      code
        .replaceAll('/*.md?all', '/all.md?raw')
        .replace(/(["']\.[^"'\n]*)(?:\.ts|(\.md)\?raw)(?=["'])/g, '$1$2.js'),
    )
  }
  writeFileSync(join(out, 'package.json'), '{"type":"module"}')
}

/** The plugin, with programs that run those modules. */
function makePlugin() {
  for (const part of ['hooks', 'bin', 'package.json'])
    cpSync(join(root, part), join(plugin, part), { recursive: true })
  mkdirSync(join(plugin, 'dist'))
  for (const [file, main] of [
    ['hook.cjs', 'hook'],
    ['worker.cjs', 'worker'],
    ['cli.cjs', 'cli'],
  ])
    writeFileSync(
      join(plugin, 'dist', file),
      `import(${JSON.stringify(pathToFileURL(join(sources, 'main', `${main}.js`)).href)})\n`,
    )
}

async function buildStories() {
  const outfile = join(out, 'stories.mjs')
  await build({
    entryPoints: [join(root, 'test/golden/stories.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    plugins: [markdown(root)],
    define: { __VERSION__: JSON.stringify(version) },
    logLevel: 'warning',
  })
  return import(pathToFileURL(outfile).href)
}

/** A folder for the front of the PATH, whose git writes down what it was asked for. */
function countingGit() {
  const real = spawnSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim()
  const bin = join(out, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'git'), `#!/bin/sh\nprintf '%s\\n' "$*" >>'${gitLog}'\nexec '${real}' "$@"\n`)
  chmodSync(join(bin, 'git'), 0o755)
  writeFileSync(gitLog, '')
  return bin
}

/** Files of which a function was called, in the order of the processes that did it first. */
function crossed() {
  const prefix = pathToFileURL(sources).href
  const ended = (name) => Number(name.split('-')[2])
  const files = new Set()
  for (const name of readdirSync(coverage).sort((a, b) => ended(a) - ended(b))) {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8'))
    for (const { url, functions } of result) {
      if (!url.startsWith(prefix)) continue
      // The first one is the module itself.
      if (functions.slice(1).some(({ ranges }) => ranges[0].count > 0))
        files.add(url.slice(prefix.length + 1).replace(/\.js$/, '.ts'))
    }
  }
  return [...files]
}

function report(files, calls) {
  const isEntry = (path) => TABLES.some((pattern) => pattern.test(path))
  const counted = files.filter((path) => !isEntry(path))
  const byFolder = grouped(counted)
  for (const [folder, paths] of byFolder)
    console.log(`${folder} (${paths.length})\n  ${paths.map((path) => path.split('/').pop()).join(' ')}`)
  const commands = new Map()
  for (const call of calls) commands.set(verb(call), (commands.get(verb(call)) ?? 0) + 1)
  const words = [...commands].sort((a, b) => b[1] - a[1]).map(([name, count]) => `${count} ${name}`)
  console.log(`\ngit: ${words.join(', ')}`)
  if (process.argv.includes('--git')) console.log(calls.map((call) => `  git ${call}`).join('\n'))
  console.log(
    `\n${counted.length} files crossed (at most 100 wanted), ${files.length} with the model and the entries of tables; ${calls.length} git processes (at most 25 allowed)`,
  )
}

function grouped(paths) {
  const folders = new Map()
  for (const path of paths) folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), path])
  return folders
}

/** The first word after the options of git itself. */
function verb(call) {
  const words = call.split(' ')
  while (words[0]?.startsWith('-')) words.splice(0, /^(-[cC]|--git-dir|--work-tree)$/.test(words[0]) ? 2 : 1)
  return words[0] ?? ''
}
