// Bundles src into dist and renders agents, commands, hooks and docs from it. Everything it writes is committed;
// scripts/check-fresh.mjs fails when a rebuild would change it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { BUNDLES, MODULE } from './bundles.mjs'
import { licenceNotices } from './licences.mjs'
import { markdown } from './markdown.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
const { version } = createRequire(import.meta.url)(join(root, 'package.json'))

/** Libraries get a file each, loaded only by what needs it: a hook that reads no YAML must not pay for a YAML parser. */
const VENDOR = {
  yaml: "export { isMap, isScalar, isSeq, LineCounter, parse, parseAllDocuments, parseDocument, stringify, visit } from 'yaml'",
  zod: "export { z } from 'zod'",
  'gray-matter': "export { default } from 'gray-matter'",
  markdown: "export { remark } from 'remark'; export { default as remarkGfm } from 'remark-gfm'",
  'jsonc-parser':
    "export { findNodeAtOffset, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser'",
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

const rawMarkdown = markdown(root)

/** Our own sources import the libraries by name; in dist they are files, read when a module that needs one is first used. */
const vendored = (file) => ({
  name: 'vendored',
  setup(setup) {
    setup.onResolve({ filter: LIBRARIES }, (args) => ({ path: args.path, namespace: 'vendored' }))
    setup.onLoad({ filter: /.*/, namespace: 'vendored' }, (args) => ({
      contents: stubOf(args.path, file),
      loader: 'js',
    }))
    setup.onResolve({ filter: /.*/, namespace: 'vendored' }, (args) => ({ path: args.path, external: true }))
  },
})

/**
 * A module with those exports of a library that VENDOR lists. A function reads the library's file when it is first
 * called; only zod's `z` is needed at once, by every schema.
 */
function stubOf(library, file) {
  const [name, contents] = Object.entries(VENDOR).find(([, text]) => text.includes(`from '${library}'`))
  const found = `require('${pathBetween(file, `vendor/${name}.cjs`)}')`
  const [, list] = new RegExp(`export \\{([^}]*)\\} from '${library}'`).exec(contents)
  const lines = list.split(',').map((entry) => {
    const [theirs, ours = theirs] = entry.trim().split(' as ')
    if (theirs === 'z') return `export const z = ${found}.z`
    const call = `(...all) { return new.target ? new (${found}.${ours})(...all) : Reflect.apply(${found}.${ours}, this, all) }`
    return `export ${theirs === 'default' ? 'default function ' : `function ${theirs}`}${call}`
  })
  return lines.join('\n')
}

async function buildVendor() {
  const inputs = new Set()
  for (const [name, contents] of Object.entries(VENDOR)) {
    const { metafile } = await build({
      ...common,
      stdin: { contents, resolveDir: root, sourcefile: `vendor-${name}.js` },
      format: 'cjs',
      minify: true,
      mainFields: ['module', 'main'],
      outfile: join(dist, 'vendor', `${name}.cjs`),
    })
    for (const input of Object.keys(metafile.inputs)) inputs.add(input)
  }
  return inputs
}

/** Costly to load, and many a hook call needs none of them: each is loaded when something of it is first used. */
const LAZY = ['node:child_process', 'node:crypto', 'node:zlib']

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

/** What VENDOR has a file for. */
const VENDORED = Object.values(VENDOR).flatMap((text) => text.match(/(?<=from ')[^']+/g))
const LIBRARIES = new RegExp(`^(${VENDORED.join('|')})$`)

/** A hook's file may bundle none either: a library for colours touches the terminal, which costs 4 ms. */
const ANY_PACKAGE = /^[a-z@][^:]*$/

const INDEX = join(root, 'src', 'index.ts')
const sourceOf = (path) => relative(join(root, 'src'), path).split(sep).join('/')
const exportName = (path) => sourceOf(path).replace(/\.ts$/, '').replace(/\W/g, '_')
const pathBetween = (from, to) => {
  const way = posix.relative(posix.dirname(from), to)
  return way.startsWith('.') ? way : `./${way}`
}

/** The sources that some modules load at their start. */
async function closureOf(paths) {
  const external = {
    name: 'external',
    setup(setup) {
      setup.onResolve({ filter: /./ }, (args) =>
        args.kind === 'dynamic-import' || LIBRARIES.test(args.path)
          ? { path: args.path, external: true }
          : undefined,
      )
    },
  }
  const { metafile } = await build({
    ...common,
    stdin: { contents: paths.map((path) => `import '${path}'`).join('\n'), resolveDir: root },
    write: false,
    plugins: [rawMarkdown, external],
  })
  return new Set(Object.keys(metafile.inputs).map((input) => join(root, input)))
}

/** Every file of scripts/bundles.mjs. Those that others take modules from come last: then it is known which. */
async function buildBundles() {
  const inputs = new Set()
  const needed = new Map(BUNDLES.map(({ file, libraries }) => [file, new Set(libraries ? [INDEX] : [])]))
  const providers = new Set(BUNDLES.flatMap(({ from = [] }) => from))
  const order = [...BUNDLES].sort((a, b) => providers.has(a.file) - providers.has(b.file))
  const provided = new Map()
  for (const { file, modules = [] } of BUNDLES)
    if (providers.has(file) && !modules.some((path) => path.includes('*')))
      provided.set(file, await closureOf(modules.map((path) => join(root, 'src', path))))

  const words = new Set()
  for (const bundle of order) {
    const { metafile, outputFiles } = await build(await bundleOptions(bundle, { needed, provided, words }))
    for (const input of Object.keys(metafile.inputs)) inputs.add(input)
    const text = outputFiles[0].text.replace(/require\("([^"#]+)#(\w+)"\)/g, 'require("$1").$2')
    for (const [word] of text.matchAll(/[\w$]+/g)) words.add(word)
    mkdirSync(dirname(join(dist, bundle.file)), { recursive: true })
    // npm makes the program executable when it links it; that must not change a clone.
    writeFileSync(join(dist, bundle.file), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 })
  }
  return inputs
}

/**
 * Node starts CommonJS faster than modules. Letters of one byte each are read faster, too; the line limit keeps a change
 * to few lines.
 */
async function bundleOptions(bundle, known) {
  const { file, start, modules = [], libraries } = bundle
  const listed = modules.filter((path) => !path.includes('*')).map((path) => join(root, 'src', path))
  const offered = known.provided.has(file) || libraries ? [...known.needed.get(file)].sort() : listed
  const contents =
    known.provided.has(file) && !libraries
      ? await takenFrom(offered, known.words)
      : entryOf(offered, libraries)
  const entry = start
    ? { entryPoints: [join(root, 'src', start)] }
    : { stdin: { contents, resolveDir: root, sourcefile: basename(file) } }
  return {
    ...common,
    ...entry,
    format: 'cjs',
    charset: 'ascii',
    minify: true,
    lineLimit: 200,
    outfile: join(dist, file),
    write: false,
    // `import()` would start node's loader of modules.
    supported: { 'dynamic-import': false },
    plugins: [rawMarkdown, lazyBuiltins, ...(libraries ? [vendored(file)] : []), linked(bundle, known)],
    define: { __VERSION__: JSON.stringify(version), 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  }
}

/** Modules of the large file run when they are first asked for, those of small ones at once. */
function entryOf(paths, isLazy) {
  if (!isLazy) return paths.map((path) => `export * as ${exportName(path)} from '${path}'`).join('\n')
  const getters = paths.map((path) => `get ${exportName(path)}() { return require('${path}') }`)
  return `module.exports = { ${getters.join(',\n')} }`
}

/** Only names that occur in a file which takes something: each name costs time at every start of a hook. */
async function takenFrom(paths, words) {
  const exported = await exportsOf(paths)
  return paths
    .map((path) =>
      offerOf(
        path,
        exported.get(path).filter((name) => words.has(name)),
      ),
    )
    .join('\n')
}

function offerOf(path, names) {
  const module = exportName(path)
  const taken = names.map((name) => `${name} as ${module}_${name}`)
  const getters = names.map((name) => `get ${name}() { return ${module}_${name} }`)
  return `import { ${taken.join(', ')} } from '${path}'\nexport const ${module} = { ${getters.join(', ')} }`
}

async function exportsOf(paths) {
  const { metafile } = await build({
    ...common,
    entryPoints: paths,
    bundle: false,
    write: false,
    outdir: dist,
  })
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint, exports }) => [join(root, entryPoint), exports]),
  )
}

/** Leads the imports of one file that belong to another file of dist to that one. */
function linked(bundle, { needed, provided }) {
  const { file, start, from = [], own, libraries } = bundle
  const taken = (home, path) => {
    needed.get(home).add(path)
    return { path: `${pathBetween(file, home)}#${exportName(path)}`, external: true }
  }
  const onImport = ({ kind, path, resolveDir }) => {
    const source = join(resolveDir, path)
    if (kind !== 'dynamic-import') {
      // A library's own files are copied with it.
      if (own && /^\.\.\//.test(sourceOf(source))) return undefined
      if (own && sourceOf(source).startsWith(own)) return undefined
      const home = from.find((each) => provided.get(each)?.has(source) ?? true)
      return home && kind === 'import-statement' ? taken(home, source) : undefined
    }
    if (libraries) return undefined
    const home = BUNDLES.find(({ modules = [] }) => modules.some((name) => matches(sourceOf(source), name)))
    if (!home)
      return { errors: [{ text: `${sourceOf(source)} is loaded later: list it in scripts/bundles.mjs` }] }
    return start && home === bundle ? undefined : taken(home.file, source)
  }
  const refuse = ({ path }) => ({
    errors: [{ text: `${path} would be loaded at the start of ${file}; import its user dynamically` }],
  })
  return {
    name: 'linked',
    setup(setup) {
      setup.onResolve({ filter: /^\./ }, onImport)
      if (!libraries) setup.onResolve({ filter: file.startsWith('hook') ? ANY_PACKAGE : LIBRARIES }, refuse)
    },
  }
}

const matches = (source, pattern) =>
  pattern.endsWith('/*.ts') ? posix.dirname(source) === posix.dirname(pattern) : source === pattern

async function buildModule() {
  await build({
    ...common,
    entryPoints: [join(root, 'src', MODULE.start)],
    platform: 'neutral',
    target: 'es2022',
    outfile: join(dist, MODULE.file),
  })
}

/** The library's own face, as a module, for programs that import it. */
async function writeIndex() {
  const { metafile } = await build({
    ...common,
    entryPoints: [INDEX],
    write: false,
    outdir: dist,
    plugins: [rawMarkdown],
    packages: 'external',
  })
  const [{ exports }] = Object.values(metafile.outputs)
  // The public types, and for every value its type by name; classes are types too.
  const types = readFileSync(join(root, 'src', 'model', 'library.ts'), 'utf8')
  const declared = exports.map((name) => {
    const value = `export declare const ${name}: Library['${name}']`
    return /^[A-Z]\w*[a-z]/.test(name)
      ? `${value}\nexport type ${name} = InstanceType<Library['${name}']>`
      : value
  })
  writeFileSync(join(dist, 'index.d.ts'), `${types}\n${declared.join('\n')}\n`)
  const text = `import program from './program.cjs'\n\nexport const { ${exports.join(', ')} } = program.index\n`
  writeFileSync(join(dist, 'index.js'), text)
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
const inputs = new Set([...(await buildVendor()), ...(await buildBundles())])
await writeIndex()
await buildModule()
writeFileSync(join(dist, 'NOTICES.md'), licenceNotices(root, inputs))
await render()
