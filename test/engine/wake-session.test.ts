import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Session } from '../../src/client/session.ts'
import { goOn, wakeWhenReady } from '../../src/engine/dispatch/next-step.ts'
import { writeActive } from '../../src/engine/runs/active.ts'
import { becomeWaker, markWaiting } from '../../src/engine/runs/waiting.ts'
import { reviewedRun } from '../support/reviewed-run.ts'

const PLAN = ['1.1', '1.2']
  .map((id) => `- [ ] ${id} Write ${id}\n  - **Verify**: \`grep -q x ${id}.txt\`\n`)
  .join('')

/** The session stopped while a proof was waited for; the proof has ended since. */
function scene() {
  const run = reviewedRun(PLAN, { review: { architect: false, spec: false } })
  const commit = run.work('1.1', { '1.1.txt': 'x\n' })
  run.tell({ type: 'task_approved', task: '1.1', commit })
  writeActive(run.home, { ...run.open().run, session: 's1' }, run.dir)
  const session: Session = {
    id: 's1',
    client: { pid: process.pid },
    mode: 'print',
    cwd: run.root,
    home: run.home,
    env: {},
    startedWith: () => undefined,
  }
  const mark = join(run.home, '.ultraplan/waiting/s1')
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, '')
  return { session, mark, home: run.home, open: run.open }
}

describe('what was waited for came between the look of the stop and that of the waker', () => {
  test('the session is still woken', async () => {
    const { session } = scene()
    expect(await wakeWhenReady(session, 20)).toContain('{"ultraplan:spec-executor":["1.2 Write 1.2 (2/2)"]}')
  })

  test('a session that the stop has sent on already is left alone', async () => {
    const { session, open, home, mark } = scene()
    const woken = wakeWhenReady(session, 50)
    markWaiting(open().run, home, new Date())
    expect(await woken).toBeUndefined()
    expect(existsSync(mark)).toBe(false)
    expect(await wakeWhenReady(session, 50)).toBeUndefined()
  })
})

test('a command after which the run waits for a time ends in a turn, whose stop is what wakes the session', () => {
  const run = reviewedRun(PLAN, { review: { architect: false, spec: false } })
  const { id } = run.issue('1.1', 'spec-executor')
  run.tell({ type: 'agent_lost', ticket: id, cause: 'the claim was never judged', failure: 'TIMEOUT' })
  const open = run.open()
  const waits = 'ultraplan: a retry waits for its time'
  const { text, next } = goOn(open, 'it goes on', new Date())
  expect(text).toBe(`it goes on\n${waits}`)
  expect(next).toMatch(/end your turn; a retry waits for its time.*"action":"wait"/s)
  // While a waker waits already, no turn is needed.
  expect(becomeWaker(open.run, run.home)).toBe(true)
  expect(goOn(open, 'it goes on', new Date())).toEqual({ text: `it goes on\n${waits}` })
})
