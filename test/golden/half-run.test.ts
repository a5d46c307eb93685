import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pluginRoot } from '../support/hook-place.ts'
import { eventsOf } from '../support/watched-room.ts'
import { type HalfRun, openHalfRun } from './half-run.ts'
import { honest } from './stories.ts'

const fixtures = join(import.meta.dirname, '../fixtures/half-run')

test.each(readdirSync(fixtures))('a run that version %s began is finished as it was begun', async (name) => {
  const half = JSON.parse(readFileSync(join(fixtures, name), 'utf8')) as HalfRun
  const room = openHalfRun(pluginRoot, half)
  onTestFinished(() => room.close())
  const [started] = eventsOf(room)
  expect(started).not.toHaveProperty('target')
  const next = await room.types('/ultraplan:resume')
  // Where a run works is settled when it begins, so nothing is said of the new default.
  expect(next).not.toContain('work:')
  await honest(room, next)
  const events = eventsOf(room)
  const approved = events.filter(({ type }) => type === 'task_approved')
  expect(approved.map(({ task }) => task)).toEqual(['1.1', '1.2'])
  expect(events.some(({ type }) => type === 'run_finished')).toBe(true)
  // It worked on the branch of the person, and no other is made for it.
  expect(room.git('branch', '--format=%(refname:short)').trim()).toBe(half.branch)
  expect(room.git('status', '--porcelain')).toBe('')
  const ref = room.git('for-each-ref', '--format=%(objectname)', 'refs/ultraplan').trim()
  expect(ref).toBe(room.git('rev-parse', half.branch).trim())
  await room.types('/ultraplan:summary')
  const told = room.replies().at(-1)?.stdout ?? ''
  expect(told).toContain('2 of 2 tasks approved')
  expect(told).not.toContain('git switch')
})
