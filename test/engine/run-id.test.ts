import { expect, test } from 'vitest'
import { runId } from '../../src/engine/start-run.ts'

const NOW = new Date('2026-03-01T09:30:59.400Z')

test('a run is named after its second and its plan', () => {
  expect(runId('demo', NOW)).toMatch(/^20260301T093059-demo-[0-9a-f]{4}$/)
  expect(runId('demo', NOW, '20260301T093058-other-ffff')).toMatch(/^20260301T093059-demo-/)
})

test.each([
  ['in the same second', '20260301T093059-demo-ffff', '20260301T093100-demo-'],
  ['in the same second, of a plan that sorts later', '20260301T093059-zebra-0000', '20260301T093100-demo-'],
  ['while the clock was ahead', '20261231T235959-demo-ffff', '20270101T000000-demo-'],
])('a run is sorted behind one that began %s', (_, newest, begin) => {
  const id = runId('demo', NOW, newest)
  expect(id.startsWith(begin)).toBe(true)
  expect([id, newest].sort()).toEqual([newest, id])
})
