import { expect, test } from 'vitest'
import { advance } from '../../src/engine/dispatch/advance.ts'
import { putEvidence } from '../../src/journal/evidence.ts'
import { callsIn } from '../support/directive-calls.ts'
import { reviewedRun } from '../support/reviewed-run.ts'
import { aVerdict } from '../support/run-builder.ts'

const IDS = ['1.1', '1.2', '1.3']
const PLAN = IDS.map(
  (id) =>
    `- [ ] ${id} Write the file of ${id}\n  - **Files**: \`${id}.txt\`\n  - **Verify**: \`grep -q x ${id}.txt\`\n`,
).join('')

/** Three tasks whose work is handed in, and whose reviewers all agree; gives the reviewers of each directive. */
function reviewedIn(config: object, reviewed: (run: ReturnType<typeof reviewedRun>) => void = () => {}) {
  const run = reviewedRun(PLAN, { review: { spec: false, ...config } })
  for (const id of IDS) run.work(id, { [`${id}.txt`]: 'x\n' })
  reviewed(run)
  const rounds: string[][] = []
  for (let given = ask(run); given.length > 0; given = ask(run)) rounds.push(given)
  expect(run.open().run.state).toBe('finished')
  return rounds
}

function ask(run: ReturnType<typeof reviewedRun>): string[] {
  const open = run.open()
  const { action, text } = advance(open, 'agent-back', new Date())
  // With -p the summary of the whole run is before the last directive.
  expect(Buffer.byteLength(text.split('\n\n').at(-1) ?? '')).toBeLessThanOrEqual(400)
  if (action.kind !== 'dispatch') return []
  const { tickets } = open.run
  const called = callsIn(text).map((call) => `${call.subagent_type} ${call.description.split(' ')[0]}`)
  expect(called.sort()).toEqual(tickets.map(({ role, task }) => `ultraplan:${role} ${task}`).sort())
  for (const { id: ticket, role, task } of tickets) {
    if (role === 'spec-executor') throw new Error('the work is done')
    const claim = putEvidence(run.dir, `what ${role} wrote about ${task}`)
    run.tell(
      { type: 'ticket_redeemed', ticket, toolUseId: `use-${ticket}`, session: 's1' },
      { type: 'claim_received', ticket, agentId: ticket, claim, judge: { pid: process.pid } },
      { type: 'review_judged', ticket, verdict: aVerdict({ role, task }) },
    )
  }
  return tickets.map(({ role, task }) => `${role} ${task}`)
}

test('tasks that wait for different reviewers get all that are due in one directive of 400 bytes', () => {
  const rounds = reviewedIn({ tier: 2 }, (run) => {
    run.say('1.1', 'architect')
    run.say('1.3', 'architect')
  })
  expect(rounds).toEqual([['verifier 1.1', 'architect 1.2', 'verifier 1.3'], ['verifier 1.2']])
})

test('as many votes are asked for at once as one directive holds, and the rest with the next', () => {
  const rounds = reviewedIn({ architect: false, tier: 3, votes: 9 })
  expect(rounds[0]?.length).toBeGreaterThan(5)
  expect(rounds.flat().sort()).toEqual(IDS.flatMap((id) => Array.from({ length: 9 }, () => `verifier ${id}`)))
})

test('a task that gets stuck while others of its parallel group are at work is told at once, and once', () => {
  const run = reviewedRun(PLAN.replaceAll(/(1\.\d) W/g, '$1 [P] W'), { review: { spec: false } })
  const said = () => advance(run.open(), 'notification', new Date())
  expect(said().action).toMatchObject({ kind: 'dispatch', agents: [{}, {}, {}] })
  const { tickets } = run.open().run
  for (const { id: ticket } of tickets)
    run.tell({ type: 'ticket_redeemed', ticket, toolUseId: `use-${ticket}`, session: 's1' })
  const [first] = tickets
  run.tell(
    { type: 'agent_lost', ticket: first?.id ?? '', cause: 'gone', failure: 'EXECUTION_FAILURE' },
    { type: 'task_blocked', task: '1.1', cause: 'there is no database' },
  )
  const { action, summary } = said()
  expect(action.kind).toBe('wait')
  expect(summary).toContain('task 1.1 is blocked after 1 attempt: there is no database')
  expect(said()).toMatchObject({ action: { kind: 'wait' } })
  expect(said().summary).toBeUndefined()
})
