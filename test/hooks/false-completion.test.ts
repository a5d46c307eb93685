import { expect, test } from 'vitest'
import { claim } from '../e2e/support/claims.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'

const PLAN = 'specs/demo/tasks.md'

/** An executor does task 1.1 and stops; all of it is as it should be, but for what is handed in. */
async function stops({ tick = 'committed', ...words }: { tick?: string; prose?: string; signal?: string }) {
  const client = new ClientSession(demoPlan('Write a'))
  const call = await client.dispatches((await client.types('/ultraplan:implement demo')).told)
  const ticked = { [PLAN]: client.read(PLAN).replace('- [ ] 1.1', '- [x] 1.1') }
  client.repository.write({ '0.txt': 'x\n', ...(tick === 'committed' ? ticked : {}) })
  client.repository.commit('task 1.1')
  if (tick === 'not committed') client.repository.write(ticked)
  const said = claim('1.1', 'Write a', { files: ['0.txt'], command: 'grep -q x 0.txt', ...words })
  const { decision, shown } = await client.handsIn(call, said)
  return { decision, ids: shown.match(/\[[a-z-]+\/[a-z-]+\]/g) ?? [], status: client.run.tasks[0]?.status }
}

test.each([
  ['a contradiction (S0-66)', { prose: 'The last step requires manual work.' }, '[claim/contradiction]'],
  ['a spec file that is not committed (S0-67)', { tick: 'not committed' }, '[plan/committed]'],
  ['a box that is not ticked (S0-68)', { tick: 'none' }, '[plan/checkmark]'],
  ['a claim without TASK_COMPLETE (S0-69)', { signal: 'All done.' }, '[claim/signal]'],
])('the hook of an executor that stops refuses %s', async (_, over, id) => {
  const { decision, ids, status } = await stops(over)
  expect(decision).toBe('block')
  expect(ids).toContain(id)
  expect(status).toBe('executing')
})

test('and lets an honest one go', async () => {
  expect(await stops({})).toEqual({ decision: 'pass', ids: [], status: 'approved' })
})
