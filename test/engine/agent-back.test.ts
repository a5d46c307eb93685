import { expect, test } from 'vitest'
import { agentBack } from '../../src/engine/dispatch/agent-ended.ts'
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

test('the directive is given once: not by a call that is back after the one that brought it', () => {
  const run = begin()
  run.work('1.1', { '1.1.txt': 'x\n' })
  const { toolUseId = '' } = run.say('1.1', 'architect')
  expect(back(run, toolUseId)?.action).toMatchObject({ kind: 'dispatch', agents: [{ task: '1.2' }] })
  expect(back(run, executorOf(run)?.toolUseId ?? '')).toBeUndefined()
})
