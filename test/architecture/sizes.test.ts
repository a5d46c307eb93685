import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLES } from '../../scripts/bundles.mjs'
import { blankSource } from './blank-source.ts'
import { scanImports } from './scan-imports.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What the code has grown to. A change that needs more says why in its commit, and raises the number. */
const MOST_FILES = 408
const MOST_LINES = 56_200

const LONGEST_FILE = 250
const MOST_IN_FOLDER = 21

/** Entries of tables: each has one importer, the table. */
const TABLES = [
  'src/gate/checks',
  'src/gate/verdicts',
  'src/plan/lint/rules',
  'src/plan/packet/rules',
  'src/plan/formats',
  'src/engine/runs/projections',
  'src/cli',
  'src/server',
]

const files = ['src', 'demo'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path.split(sep).join('/')}`),
)
const texts = new Map(files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
const linesOf = (path: string): number => (texts.get(path)?.match(/\n/g) ?? []).length

const importers = new Map<string, Set<string>>()
for (const [path, text] of texts)
  for (const { specifier } of scanImports(blankSource(text))) {
    // A text is no helper.
    if (!specifier?.startsWith('.') || specifier.endsWith('?raw')) continue
    const target = posix.join(posix.dirname(path), specifier)
    importers.set(target, (importers.get(target) ?? new Set()).add(path))
  }

test('the sources do not grow unseen', () => {
  expect(files.length).toBeLessThanOrEqual(MOST_FILES)
  expect(files.reduce((sum, path) => sum + linesOf(path), 0)).toBeLessThanOrEqual(MOST_LINES)
})

test('no folder has more files than one can look over', () => {
  const folders = new Map<string, number>()
  for (const path of files) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1)
  expect([...folders].filter(([, count]) => count > MOST_IN_FOLDER)).toEqual([])
})

test('a helper that one file of its folder uses is in that file, unless the two are too long together', () => {
  const lazy = new Set<string>(BUNDLES.flatMap(({ modules = [] }) => modules).map((path) => `src/${path}`))
  const alone = [...importers].flatMap(([path, from]) => {
    const [only, ...others] = from
    if (!only || others.length > 0 || dirname(only) !== dirname(path)) return []
    const isEntry = TABLES.some((table) => path.startsWith(`${table}/`)) || lazy.has(path)
    const together = linesOf(path) + linesOf(only)
    return isEntry || together > LONGEST_FILE ? [] : [path]
  })
  expect(alone.sort()).toEqual([])
})
