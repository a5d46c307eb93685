import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { pluginRoot } from '../support/hook-place.ts'
import { type HookLoads, measureHooks } from './hook-loads.ts'

/** `npm run budgets` writes it, and raises nothing unless it is told to. */
const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'hook-budgets.json'), 'utf8')) as HookLoads
let found: HookLoads

/** Two dozen starts of node; on a busy machine they take their time. */
const LIMIT_MS = 120_000

beforeAll(async () => {
  found = await measureHooks(pluginRoot)
}, LIMIT_MS)

test('the list of budgets names every file of dist that a hook may load, and no other', () => {
  expect(Object.keys(found.files)).toEqual(Object.keys(allowed.files))
})

test('no file that a hook may load has outgrown its budget', () => {
  const outgrown = Object.entries(found.files).filter(([path, bytes]) => bytes > (allowed.files[path] ?? 0))
  expect(outgrown).toEqual([])
})

test('a hook with nothing to say loads the files that its list names, and no other', () => {
  const loaded = ({ starts }: HookLoads) =>
    Object.entries(starts).map(([name, { files }]) => ({ name, files }))
  expect(loaded(found)).toEqual(loaded(allowed))
})

test('no hook with nothing to say loads more bytes than it may', () => {
  const outgrown = Object.entries(found.starts).filter(
    ([name, { bytes }]) => bytes > (allowed.starts[name]?.bytes ?? 0),
  )
  expect(outgrown).toEqual([])
})
