import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../src')

/** Calls of a journal's `update`: `createHash(...).update(text)` is another one. */
const WRITES = /\bjournal\s*\??\.\s*update\b|\{[^}]*\bupdate\b[^}]*\}\s*=\s*[\w.]*\bjournal\b/

const writers = (sources: Map<string, string>): string[] =>
  [...sources].filter(([, text]) => WRITES.test(text)).map(([path]) => path)

function sources(): Map<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  return new Map(paths.map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')]))
}

test('record() is the only place that changes a run', () => {
  expect(writers(sources())).toEqual(['engine/runs/record.ts'])
})

test.each([
  ["open.journal.update(() => [{ type: 'noted', text: 'x' }])"],
  ['journal\n    .update((run) => [])'],
  ['const { update } = open.journal\nupdate(() => [])'],
  ['open.journal?.update(() => [])'],
])('another writer is found: %s', (text) => {
  expect(writers(sources().set('engine/planted.ts', text))).toContain('engine/planted.ts')
})
