import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coverage, renderManifest } from './manifest.ts'
import { DECIDED } from './otherwise.ts'
import { ROWS } from './rows.ts'

const all = coverage()
const docs = join(import.meta.dirname, '../../docs')

test('every row is tested or decided otherwise', () => {
  const none = all.filter(({ shown, decided }) => shown === undefined && decided === undefined)
  expect(none.map(({ row }) => row.id)).toEqual([])
})

test('the list has every row once, and the exceptions are rows', () => {
  const ids = ROWS.map(({ id }) => id)
  expect(ids).toHaveLength(368)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(DECIDED).filter((id) => !ids.includes(id))).toEqual([])
  expect(all.every(({ row }) => row.asks.length > 2)).toBe(true)
})

test('a decision that replaces a row has a record', () => {
  for (const record of new Set(Object.values(DECIDED)))
    expect(existsSync(join(docs, 'adr', record)), record).toBe(true)
})

test('docs/requirements.md is this list', async () => {
  await expect(renderManifest(all)).toMatchFileSnapshot(join(docs, 'requirements.md'))
})
