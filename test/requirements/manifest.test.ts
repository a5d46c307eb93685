import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { effectsOfEvents } from '../../scripts/effects.mjs'
import { mutations } from '../../scripts/mutations.mjs'
import { reduce } from '../../src/run/reduce.ts'
import { coverage, renderManifest } from './manifest.ts'
import { DECIDED } from './otherwise.ts'
import { ROWS } from './rows.ts'

const all = coverage()
const root = join(import.meta.dirname, '../..')
const docs = join(root, 'docs')

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

test('every mutation fits the sources, and its tests are there', () => {
  const effects = effectsOfEvents(reduce, join(root, 'test/fixtures/golden'))
  const wrong = mutations(root, effects).flatMap(({ name, file, change, tests = [] }) => {
    const text = readFileSync(join(root, file), 'utf8')
    const isGone = tests.some((path) => !existsSync(join(root, path)))
    return isGone || change(text) === text ? [name] : []
  })
  expect(wrong).toEqual([])
  const names = new Set(mutations(root, effects).map(({ name }) => name))
  const caught: Record<string, string[]> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'caught.json'), 'utf8'),
  )
  expect(
    Object.values(caught)
      .flat()
      .filter((name) => !names.has(name)),
  ).toEqual([])
})

test('docs/requirements.md is this list', async () => {
  await expect(renderManifest(all)).toMatchFileSnapshot(join(docs, 'requirements.md'))
})
