import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { agentBack } from '../../src/engine/agent-back.ts'
import { noteHeld } from '../../src/engine/held-calls.ts'
import { reviewedRun } from '../support/reviewed-run.ts'

const PLAN = ['1.1', '1.2']
  .map(
    (id) => `- [ ] ${id} Write it\n  - **Files**: \`${id}.txt\`\n  - **Verify**: \`grep -q x ${id}.txt\`\n`,
  )
  .join('')
const ENDING = { how: 'it is gone', transcript: '' }

const begin = (plan = PLAN) => reviewedRun(plan, { review: { spec: false } })
type Run = ReturnType<typeof begin>

const back = (run: Run, toolUseId: string, now = new Date()) =>
  agentBack(run.open(), { toolUseId, agentId: '', model: '' }, ENDING, now)
const executorOf = (run: Run, task = '1.1') =>
  run
    .open()
    .run.tasks.find(({ id }) => id === task)
    ?.attempts.at(-1)
const held = (run: Run, executor: string) => noteHeld(run.dir, 'use-held', { executor, role: 'architect' })

test('an executor that is back says nothing while the reviewer that was called along brings what comes next', () => {
  const run = begin()
  run.work('1.1', { '1.1.txt': 'x\n' })
  const executor = executorOf(run)
  const forget = held(run, executor?.ticket ?? '')
  expect(back(run, executor?.toolUseId ?? '')).toBeUndefined()
  expect(run.open().run.tickets).toEqual([])
  forget()
  expect(back(run, executor?.toolUseId ?? '')?.action).toMatchObject({
    kind: 'dispatch',
    agents: [{ role: 'architect' }],
  })
})

test('a call that is held for another executor brings nothing', () => {
  const run = begin()
  run.work('1.1', { '1.1.txt': 'x\n' })
  held(run, 'of another attempt')
  expect(back(run, executorOf(run)?.toolUseId ?? '')?.action.kind).toBe('dispatch')
})

test('a call whose hook is gone brings nothing, and is swept up', () => {
  const run = begin()
  run.work('1.1', { '1.1.txt': 'x\n' })
  held(run, executorOf(run)?.ticket ?? '')
  const [name = ''] = readdirSync(join(run.dir, 'held'))
  const file = join(run.dir, 'held', name)
  const { pid } = spawnSync('true')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), process: { pid } }))
  expect(back(run, executorOf(run)?.toolUseId ?? '')?.action.kind).toBe('dispatch')
  expect(readdirSync(join(run.dir, 'held'))).toEqual([])
})

test('a retry that waits for its time is said, though a reviewer is still held', () => {
  const run = begin(PLAN.split(/(?=- \[ \] 1\.2)/)[0])
  const { id, toolUseId = '' } = run.issue('1.1', 'spec-executor')
  held(run, id)
  // While the executor works there is nothing to say.
  expect(back(run, 'another')).toBeUndefined()
  run.tell({ type: 'agent_overran', ticket: id })
  expect(back(run, toolUseId)?.action).toMatchObject({ kind: 'wait', until: expect.any(String) })
})

test('the directive is given once: not by a call that is back after the one that brought it', () => {
  const run = begin()
  run.work('1.1', { '1.1.txt': 'x\n' })
  const { toolUseId = '' } = run.say('1.1', 'architect')
  expect(back(run, toolUseId)?.action).toMatchObject({ kind: 'dispatch', agents: [{ task: '1.2' }] })
  expect(back(run, executorOf(run)?.toolUseId ?? '')).toBeUndefined()
})
