// Applies the mutations of scripts/mutations.mjs one by one to a copy of the sources and runs the unit tests that are
// about them. A mutation that no test notices is behaviour without a test. Prints the share that was caught, fails below
// 98 %, and notes in test/requirements/caught.json which rows of the documents the failing tests cite.
// Usage: npm run mutate [-- --only <pattern>]
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { createVitest } from 'vitest/node'
import { citedRows } from './cited-rows.mjs'
import { mutations, testsFor } from './mutations.mjs'

const WANTED = 0.98
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

/** For each type of event the parts of the run that it changes, in the journals that earlier versions left. */
async function effectsOfEvents() {
  const outfile = join(copy, 'reduce.mjs')
  await build({
    entryPoints: ['src/run/reduce.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  })
  const { reduce } = await import(pathToFileURL(outfile).href)
  const seen = {}
  const folder = 'test/fixtures/golden'
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('journal.jsonl')) {
      let run
      for (const line of readFileSync(join(folder, path), 'utf8').trim().split('\n')) {
        const event = JSON.parse(line)
        const after = reduce(run, event)
        seen[event.type] ??= new Set()
        for (const field of changedFields(run, after)) seen[event.type].add(field)
        run = after
      }
    }
  return Object.fromEntries(Object.entries(seen).map(([type, fields]) => [type, [...fields]]))
}

/** Changes of every event: they are not effects of one. */
const STAMPS = new Set(['lastSeq', 'lastAt', 'standing', 'since'])

function changedFields(before = {}, after) {
  return Object.keys(after).flatMap((field) => {
    if (STAMPS.has(field) || JSON.stringify(before[field]) === JSON.stringify(after[field])) return []
    if (field !== 'tasks' || !before.tasks || before.tasks.length !== after.tasks.length) return [field]
    return after.tasks.flatMap((task, at) =>
      Object.keys(task)
        .filter((key) => JSON.stringify(before.tasks[at][key]) !== JSON.stringify(task[key]))
        .map((key) => `tasks.${key}`),
    )
  })
}

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

const effects = await effectsOfEvents()
const all = mutations(copy, effects).filter(({ name }) => !values.only || new RegExp(values.only).test(name))
const baseline = new Set(await failures([...new Set(all.flatMap((mutation) => testsFor(copy, mutation)))]))
if (baseline.size > 0)
  console.log(`failing without a mutation, and not counted:\n  ${[...baseline].join('\n  ')}`)

const survivors = []
const caught = {}
for (const [at, mutation] of all.entries()) {
  const { name, file, change } = mutation
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  const begun = Date.now()
  writeFileSync(path, change(text))
  vitest.invalidateFile(path)
  const fresh = (found) => found.filter((test) => !baseline.has(test))
  const failed = fresh(await failures(testsFor(copy, mutation)))
  writeFileSync(path, text)
  vitest.invalidateFile(path)
  for (const row of citedRows(failed.join('\n'))) caught[row] = [...(caught[row] ?? []), name]
  if (failed.length === 0) survivors.push(name)
  const word = failed.length > 0 ? 'caught  ' : 'SURVIVED'
  console.log(`${at + 1}/${all.length}  ${word}  ${name}  (${failed.length} tests, ${Date.now() - begun} ms)`)
}
await vitest.close()
rmSync(copy, { recursive: true, force: true })

const share = (all.length - survivors.length) / all.length
console.log(
  `\n${all.length} mutations, ${survivors.length} survived: ${(100 * share).toFixed(1)} % caught, ${100 * WANTED} % wanted`,
)
for (const survivor of survivors) console.log(`  ${survivor}`)
// A part of the list says nothing about the other rows.
if (!values.only) {
  const rows = Object.keys(caught).sort()
  const lines = rows.map((row) => `  ${JSON.stringify(row)}: ${JSON.stringify(caught[row].slice(0, 2))}`)
  writeFileSync(CAUGHT, `{\n${lines.join(',\n')}\n}\n`)
}
process.exitCode = all.length > 0 && share >= WANTED ? 0 : 1
process.exit()
