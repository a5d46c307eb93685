// Applies the mutations of scripts/mutations.mjs one by one to a copy of the sources and runs the unit tests that are
// about them. A mutation that no test notices is behaviour without a test. Prints the share that was caught, fails below
// 98 %, and notes in test/requirements/caught.json which rows of the documents the failing tests cite.
// With --only, the mutations whose names match are tried, and what the file says about all others stays.
// Usage: npm run mutate [-- --only <pattern>]
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, transformSync } from 'esbuild'
import { createVitest } from 'vitest/node'
import { citedRows } from './cited-rows.mjs'
import { effectsOfEvents } from './effects.mjs'
import { mutations, testsFor } from './mutations.mjs'

const WANTED = 0.98
const REDUCER = 'src/run/reduce.ts'
const CAUGHT = 'test/requirements/caught.json'
const { values } = parseArgs({ options: { only: { type: 'string' } } })

const copy = mkdtempSync(join(tmpdir(), 'ultraplan-mutants-'))
for (const path of execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\0'))
  if (path !== '' && !path.startsWith('dist/') && existsSync(path)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(path, join(copy, path))
  }
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')

let bundles = 0

/** What the events of the golden journals do, with the reducer as it is in the copy now. */
async function effectsNow() {
  bundles += 1
  const outfile = join(copy, `reduce-${bundles}.mjs`)
  const entryPoints = [join(copy, REDUCER)]
  await build({ entryPoints, bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' })
  const { reduce } = await import(pathToFileURL(outfile).href)
  return effectsOfEvents(reduce, 'test/fixtures/golden')
}

/** The comparison of test/run/effects.test.ts, without a test runner: a broken reducer can make other tests run for ever. */
async function brokenEffects() {
  try {
    return JSON.stringify(await effectsNow()) === JSON.stringify(effects) ? [] : ['test/run/effects.test.ts']
  } catch {
    return ['test/run/effects.test.ts']
  }
}

const effects = await effectsNow()

const vitest = await createVitest('test', {
  root: copy,
  config: join(copy, 'vitest.config.ts'),
  project: ['unit'],
  watch: false,
  reporters: [{}],
  bail: 0,
})
const known = new Map()
for (const specification of await vitest.globTestSpecifications())
  known.set(specification.moduleId.slice(copy.length + 1), specification)

/** The full names of the tests that fail now. */
async function failures(files) {
  const specifications = files.flatMap((file) => known.get(file) ?? [])
  if (specifications.length === 0) return []
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const failed = testModules.flatMap((module) => {
    const file = module.moduleId.slice(copy.length + 1)
    // The answer also holds the modules of earlier runs, as they ended then.
    if (!files.includes(file)) return []
    const names = [...module.children.allTests('failed')].map(({ fullName }) => `${file} > ${fullName}`)
    return [...names, ...module.errors().map(() => `${file} > cannot be loaded`)]
  })
  return [...failed, ...unhandledErrors.map(() => 'unhandled')]
}

const list = mutations(copy, effects)
const all = list.filter(({ name }) => !values.only || new RegExp(values.only).test(name))
// What cannot be parsed fails every test, and shows nothing.
for (const { file, change } of all)
  if (file.endsWith('.ts')) transformSync(change(readFileSync(join(copy, file), 'utf8')), { loader: 'ts' })
const baseline = new Set(await failures([...new Set(all.flatMap((mutation) => testsFor(copy, mutation)))]))
if (baseline.size > 0)
  console.log(`failing without a mutation, and not counted:\n  ${[...baseline].join('\n  ')}`)

const survivors = []
// A mutation that is tried again, or is gone from the list, holds no row by what it did earlier.
const untried = new Set(list.filter((mutation) => !all.includes(mutation)).map(({ name }) => name))
const caught = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(CAUGHT, 'utf8'))).map(([row, names]) => [
    row,
    names.filter((name) => untried.has(name)),
  ]),
)
function write(file, text) {
  writeFileSync(join(copy, file), text)
  vitest.invalidateFile(join(copy, file))
  // Texts are read by a module that is not a file: nothing else knows that it has changed.
  if (file.endsWith('.md')) for (const { vite } of vitest.projects) vite.moduleGraph.invalidateAll()
}

const literally = (text) => text.replace(/[^\w\s/-]/g, '\\$&')

/** The tests that fail with this mutation alone. */
async function noticing({ file, change, noticedBy = '', ...mutation }) {
  const text = readFileSync(join(copy, file), 'utf8')
  write(file, change(text))
  if (noticedBy === '') vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(new RegExp(literally(noticedBy)))
  const effect = file === REDUCER ? await brokenEffects() : []
  const found = effect.length > 0 ? effect : await failures(testsFor(copy, { file, ...mutation }))
  write(file, text)
  return found.filter((test) => !baseline.has(test) && (effect.length > 0 || test.includes(noticedBy)))
}

for (const [at, mutation] of all.entries()) {
  const { name } = mutation
  const failed = await noticing(mutation)
  for (const row of citedRows(failed.join('\n'))) caught[row] = [...(caught[row] ?? []), name]
  if (failed.length === 0) survivors.push(name)
  const word = failed.length > 0 ? 'caught  ' : 'SURVIVED'
  console.log(`${at + 1}/${all.length}  ${word}  ${name}  (${failed.length} tests)`)
}
await vitest.close()
rmSync(copy, { recursive: true, force: true })

const share = (all.length - survivors.length) / all.length
console.log(
  `\n${all.length} mutations, ${survivors.length} survived: ${(100 * share).toFixed(1)} % caught, ${100 * WANTED} % wanted`,
)
for (const survivor of survivors) console.log(`  ${survivor}`)
const MOST = 2
const OF_A_ROW = /^S\d-\d+ /
// A row names the mutations that are named after it first, and those named after another row last: they do not hold it.
const lines = Object.keys(caught)
  .filter((row) => caught[row].length > 0)
  .sort()
  .map((row) => {
    const rank = (name) => (name.startsWith(`${row} `) ? 0 : OF_A_ROW.test(name) ? 2 : 1)
    const names = [...caught[row]]
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, MOST)
      .map((name) => JSON.stringify(name))
    const inOne = `  "${row}": [${names.join(', ')}]`
    // As Biome formats it.
    return inOne.length < 110 ? inOne : `  "${row}": [\n    ${names.join(',\n    ')}\n  ]`
  })
writeFileSync(CAUGHT, `{\n${lines.join(',\n')}\n}\n`)
process.exitCode = all.length > 0 && share >= WANTED ? 0 : 1
process.exit()
