// Bundles src into dist and renders agents, commands, hooks and docs from it. Everything it writes is committed;
// scripts/check-fresh.mjs fails when a rebuild would change it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { licenceNotices } from './licences.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
const { version } = createRequire(import.meta.url)(join(root, 'package.json'))

/** Libraries get a file each, loaded only by what needs it: a hook that reads no YAML must not pay for a YAML parser. */
const VENDOR = {
  yaml: "export { isMap, isScalar, isSeq, LineCounter, parse, parseAllDocuments, parseDocument, stringify, visit } from 'yaml'",
  zod: "export { z } from 'zod'",
  'gray-matter': "export { default } from 'gray-matter'",
  markdown: "export { remark } from 'remark'; export { default as remarkGfm } from 'remark-gfm'",
}

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  absWorkingDir: root,
  metafile: true,
}

const rawMarkdown = {
  name: 'raw-markdown',
  setup(setup) {
    setup.onResolve({ filter: /\.md\?raw$/ }, (args) => ({
      // Relative: esbuild writes it into the bundle, which is to be the same wherever it is built.
      path: relative(root, join(args.resolveDir, args.path.slice(0, -4)))
        .split(sep)
        .join('/'),
      namespace: 'raw',
    }))
    setup.onLoad({ filter: /.*/, namespace: 'raw' }, (args) => ({
      contents: readFileSync(join(root, args.path), 'utf8'),
      loader: 'text',
    }))
  },
}

/** Our own sources import the libraries by name; in dist they are the files beside it. */
const vendored = {
  name: 'vendored',
  setup(setup) {
    setup.onResolve({ filter: /^(yaml|zod|gray-matter)$/ }, (args) => ({
      path: `./vendor/${args.path}.js`,
      external: true,
    }))
    setup.onResolve({ filter: /^(remark|remark-gfm)$/ }, (args) => ({
      path: args.path,
      namespace: 'markdown',
    }))
    setup.onLoad({ filter: /.*/, namespace: 'markdown' }, (args) => ({
      contents: MARKDOWN[args.path],
      loader: 'js',
    }))
    setup.onResolve({ filter: /^\.\/vendor\/markdown\.js$/ }, (args) => ({ path: args.path, external: true }))
  },
}
const MARKDOWN = {
  remark: "export { remark } from './vendor/markdown.js'",
  'remark-gfm': "export { remarkGfm as default } from './vendor/markdown.js'",
}

async function buildVendor() {
  const inputs = new Set()
  for (const [name, contents] of Object.entries(VENDOR)) {
    const { metafile } = await build({
      ...common,
      stdin: { contents, resolveDir: root, sourcefile: `vendor-${name}.js` },
      minify: true,
      // Some of them are CommonJS and call require for node's own modules.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      outfile: join(dist, 'vendor', `${name}.js`),
    })
    for (const input of Object.keys(metafile.inputs)) inputs.add(input)
  }
  return inputs
}

/** Costly to load, and many a hook call needs none of them: each is loaded when something of it is first used. */
const LAZY = ['node:child_process', 'node:crypto']

const lazyBuiltins = {
  name: 'lazy-builtins',
  setup(setup) {
    const filter = new RegExp(`^(${LAZY.join('|')})$`)
    setup.onResolve({ filter }, (args) =>
      args.namespace === 'lazy'
        ? { path: args.path, external: true }
        : { path: args.path, namespace: 'lazy' },
    )
    setup.onLoad({ filter: /.*/, namespace: 'lazy' }, async (args) => {
      const names = Object.keys(await import(args.path)).filter(
        (name) => /^[a-z]/.test(name) && name !== 'default',
      )
      const calls = names.map(
        (name) => `export const ${name} = (...all) => require('${args.path}').${name}(...all)`,
      )
      return { contents: calls.join('\n'), loader: 'js' }
    })
  },
}

const LIBRARIES = /^(yaml|zod|gray-matter|remark|remark-gfm|picocolors)$/

/** A command that a person types: nobody waits for another 20 ms, and as modules they share what they have in common. */
const isTyped = (path) => dirname(path) === join(root, 'src', 'hooks', 'commands')

/** The sources that one loads at its start, and whether a library is among what they need. */
async function lookThrough(path) {
  let needsLibrary = false
  const looking = {
    name: 'looking',
    setup(setup) {
      setup.onResolve({ filter: /./ }, (args) => {
        if (LIBRARIES.test(args.path)) needsLibrary = true
        const isLater = args.kind === 'dynamic-import' || LIBRARIES.test(args.path)
        return isLater ? { path: args.path, external: true } : undefined
      })
    },
  }
  const { metafile } = await build({
    ...common,
    entryPoints: [path],
    write: false,
    plugins: [rawMarkdown, looking],
  })
  const sources = Object.keys(metafile.inputs).filter((input) => input.endsWith('.ts'))
  return { sources: sources.map((input) => join(root, input)), needsLibrary }
}

/** Whatever opens a run needs all of this: it is one file, and all of them share it. */
const OPENING = join(root, 'src', 'engine', 'open-run.ts')
const exportName = (path) => moduleName(path).replaceAll('-', '_')

/**
 * Node starts CommonJS faster than modules, and reads every byte of a file before it runs one. So the hooks are
 * CommonJS, and what they import dynamically is a file of its own: CommonJS too, or a module where it needs a library.
 */
async function buildHooks() {
  const inputs = new Set()
  const modules = new Set()
  const shared = (await lookThrough(OPENING)).sources
  const files = new Map([[join(root, 'src', 'main', 'hook.ts'), 'hook']])

  const later = {
    name: 'later',
    setup(setup) {
      setup.onResolve({ filter: /^\./ }, async (args) => {
        if (args.kind !== 'dynamic-import') return undefined
        const path = join(args.resolveDir, args.path)
        if (isTyped(path) || (await lookThrough(path)).needsLibrary) {
          modules.add(path)
          return { path: `./${moduleName(path)}.js`, external: true }
        }
        files.set(path, moduleName(path))
        return { path: `require('./${moduleName(path)}.cjs')`, namespace: 'required' }
      })
      setup.onResolve({ filter: LIBRARIES }, (args) => ({
        errors: [
          { text: `${args.path} would be loaded at the start of every hook; import its user dynamically` },
        ],
      }))
    },
  }
  const sharing = {
    name: 'sharing',
    setup(setup) {
      setup.onResolve({ filter: /^\./ }, (args) => {
        const path = join(args.resolveDir, args.path)
        if (args.kind === 'dynamic-import' || !shared.includes(path)) return undefined
        return { path: `require('./open-run.cjs').${exportName(path)}`, namespace: 'required' }
      })
    },
  }
  const buildFile = async (entry, plugins) => {
    const { metafile } = await build({
      ...common,
      ...entry,
      format: 'cjs',
      // Letters of one byte each are read faster; the line limit keeps a change to few lines.
      charset: 'ascii',
      minify: true,
      lineLimit: 200,
      outExtension: { '.js': '.cjs' },
      outdir: dist,
      plugins: [rawMarkdown, lazyBuiltins, ...plugins, later, required],
      define: { __VERSION__: JSON.stringify(version), 'import.meta.url': 'moduleUrl' },
      banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
    })
    for (const input of Object.keys(metafile.inputs)) inputs.add(input)
  }

  const contents = shared.map((path) => `export * as ${exportName(path)} from '${path}'`).join('\n')
  await buildFile({ stdin: { contents, resolveDir: root, sourcefile: 'open-run.js' } }, [])
  renameSync(join(dist, 'stdin.cjs'), join(dist, 'open-run.cjs'))
  // What a file imports dynamically is added while it is built.
  for (const [path, name] of files) {
    const opens = (await lookThrough(path)).sources.includes(OPENING)
    await buildFile({ entryPoints: { [name]: path } }, opens ? [sharing] : [])
  }
  return { heavy: [...modules].sort(), inputs: [...inputs] }
}

/** `import()` would start node's loader of modules. */
const required = {
  name: 'required',
  setup(setup) {
    setup.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = ${path}`,
    }))
    setup.onResolve({ filter: /.*/, namespace: 'required' }, ({ path }) => ({ path, external: true }))
  },
}

/** `src/engine/judge-claim.ts` becomes `engine-judge-claim`: files of several folders have the same name. */
const moduleName = (path) => relative(join(root, 'src'), path).replace(/\.ts$/, '').split(sep).join('-')

async function buildModules(heavy) {
  const { metafile } = await build({
    ...common,
    entryPoints: {
      cli: 'src/main/cli.ts',
      worker: 'src/main/worker.ts',
      index: 'src/index.ts',
      ...Object.fromEntries(heavy.map((path) => [moduleName(path), path])),
    },
    splitting: true,
    chunkNames: '[name]-[hash]',
    outdir: dist,
    plugins: [rawMarkdown, vendored],
    define: { __VERSION__: JSON.stringify(version) },
  })
  nameChunks(metafile)
  return Object.keys(metafile.inputs)
}

/** Names chunks by what is in them instead of by hash, so that a change touches only the lines it changes. */
function nameChunks(metafile) {
  const renames = new Map()
  const taken = new Set(Object.keys(metafile.outputs).map((path) => basename(path)))
  const chunks = Object.entries(metafile.outputs)
    .filter(([path]) => /-[A-Z0-9]{8}\.js$/.test(path))
    .map(([path, output]) => ({ path, key: output.entryPoint ?? Object.keys(output.inputs).sort().join() }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  for (const { path, key } of chunks) {
    const old = path.split('/').pop()
    const entry = /([\w-]+)\.ts$/.exec(key.split(',')[0])?.[1] ?? 'shared'
    const stem = old.startsWith('chunk-') ? `shared-${entry}` : entry
    let name = `${stem}.js`
    for (let n = 2; taken.has(name); n++) name = `${stem}-${n}.js`
    taken.add(name)
    renames.set(old, name)
  }
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(dist, file), 'utf8')
    const renamed = text.replace(/[\w-]+-[A-Z0-9]{8}\.js/g, (name) => renames.get(name) ?? name)
    writeFileSync(join(dist, file), renamed)
    if (renames.has(file)) renameSync(join(dist, file), join(dist, renames.get(file)))
  }
}

/** agents/, commands/, hooks/hooks.json, docs/checks.md and the manifests, from the same objects the program uses. */
async function render() {
  const folder = mkdtempSync(join(root, 'node_modules', '.render-'))
  try {
    const outfile = join(folder, 'render.mjs')
    await build({
      ...common,
      entryPoints: ['src/main/render.ts'],
      outfile,
      plugins: [rawMarkdown],
      packages: 'external',
      define: { __VERSION__: JSON.stringify(version) },
    })
    const { rendered } = await import(pathToFileURL(outfile).href)
    for (const folder of ['agents', 'commands']) rmSync(join(root, folder), { recursive: true, force: true })
    for (const [path, text] of Object.entries(rendered())) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

rmSync(dist, { recursive: true, force: true })
const vendor = await buildVendor()
const hooks = await buildHooks()
const inputs = new Set([...vendor, ...hooks.inputs, ...(await buildModules(hooks.heavy))])
writeFileSync(join(dist, 'NOTICES.md'), licenceNotices(root, inputs))
await render()
