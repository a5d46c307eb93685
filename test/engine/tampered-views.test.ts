import { appendFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statePath, tamperedViews, views } from '../../src/engine/runs/projections/views.ts'
import { provedRun } from '../support/proved-run.ts'

test('E22 STATE.md in another hand is seen; as written, or cleaned away (A12), it is not', () => {
  const { journal, dir, home } = provedRun()
  const run = journal.state
  if (!run) throw new Error('no run')
  expect(tamperedViews(run, statePath(run, dir), dir)).toEqual([])
  appendFileSync(statePath(run, dir), '\nall tasks: approved\n')
  expect(tamperedViews(run, statePath(run, dir), dir)).toEqual([expect.stringMatching(/STATE\.md$/)])
  rmSync(statePath(run, dir))
  expect(tamperedViews(run, statePath(run, dir), dir)).toEqual([])
  views.project(run, { journal, dir, home }, run)
  expect(tamperedViews(run, statePath(run, dir), dir)).toEqual([])
})
