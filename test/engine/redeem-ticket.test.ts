import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { advance } from '../../src/engine/dispatch/advance.ts'
import { type AgentCall, redeemTicket } from '../../src/engine/dispatch/redeem-ticket.ts'
import { callsIn, type DirectiveCall } from '../support/directive-calls.ts'
import { drivingSession } from '../support/driving-session.ts'
import { reviewedRun } from '../support/reviewed-run.ts'

const IDS = ['1.1', '1.2', '1.3']
const PLAN = IDS.map(
  (id) =>
    `- [ ] ${id} Write the file of ${id}\n  - **Files**: \`${id}.txt\`\n  - **Verify**: \`grep -q x ${id}.txt\`\n`,
).join('')

/** Two tasks are in: a verifier is due for 1.1, an architect for 1.2; 1.3 is open. */
function twoReviewersDue() {
  const run = reviewedRun(PLAN, { review: { spec: false, tier: 2 } })
  for (const id of ['1.1', '1.2']) run.work(id, { [`${id}.txt`]: 'x\n' })
  run.say('1.1', 'architect')
  const session = drivingSession(run)
  const [verifier, architect, ...rest] = callsIn(advance(run.open(), 'agent-back', new Date()).text)
  if (!verifier || !architect || rest.length > 0) throw new Error('two reviewers were due')
  let calls = 0
  const redeem = (call: DirectiveCall, over: Partial<AgentCall> = {}) => {
    calls += 1
    return redeemTicket(session, {
      subagentType: call.subagent_type,
      description: call.description,
      prompt: call.prompt,
      toolUseId: `call-${calls}`,
      transcript: '',
      ...over,
    })
  }
  const used = () =>
    run.open().run.tickets.flatMap(({ role, task, toolUseId }) => (toolUseId ? [`${role} ${task}`] : []))
  return { run, verifier, architect, redeem, used }
}

describe('the one ticket of a directive', () => {
  test('lets every agent on its list start once, in any order, and none twice (C04)', async () => {
    const { verifier, architect, redeem, used, run } = twoReviewersDue()
    expect(architect.prompt).toBe(verifier.prompt)
    expect(await redeem(architect)).toMatchObject({
      kind: 'redeemed',
      description: expect.stringMatching(/^1\.2 /),
    })
    expect(used()).toEqual(['architect 1.2'])
    expect(await redeem(architect)).toMatchObject({
      kind: 'refused',
      reason: 'this ticket was used already; wait for its agent',
    })
    expect(await redeem(verifier)).toMatchObject({
      kind: 'redeemed',
      description: expect.stringMatching(/^1\.1 /),
    })
    expect(await redeem(verifier)).toMatchObject({ kind: 'refused' })
    expect(used().sort()).toEqual(['architect 1.2', 'verifier 1.1'])
    expect(run.open().run.tickets).toHaveLength(2)
  })

  test('at the same moment too', async () => {
    const { verifier, architect, redeem, used } = twoReviewersDue()
    const answers = await Promise.all([verifier, architect, verifier, architect].map((call) => redeem(call)))
    expect(answers.filter(({ kind }) => kind === 'redeemed')).toHaveLength(2)
    expect(used().sort()).toEqual(['architect 1.2', 'verifier 1.1'])
  })

  test.each([
    ['a role that is not on its list', { subagentType: 'ultraplan:spec-executor' }],
    ['a task that is not on its list', { description: '1.3 Write the file of 1.3 (3/3)' }],
    ['a task that is on its list for another role', { description: '1.1 Write the file of 1.1 (1/3)' }],
  ])('is refused for %s, and the refusal says for whom it is (C03, C04)', async (_what, over) => {
    const { architect, redeem, used, run } = twoReviewersDue()
    expect(await redeem(architect, over)).toEqual({
      kind: 'refused',
      reason:
        'this ticket is for ultraplan:verifier (1.1), ultraplan:architect (1.2); copy subagent_type and description from the newest ultraplan:next line',
    })
    expect(used()).toEqual([])
    expect(run.open().run.refusedDispatches).toBe(1)
    expect(await redeem(architect)).toMatchObject({ kind: 'redeemed' })
  })

  test('gives a call that names no task the ticket of its role, with the prompt rendered for it (C05)', async () => {
    const { architect, redeem, used } = twoReviewersDue()
    const answer = await redeem(architect, { description: 'x', prompt: `Approve it. ${architect.prompt}` })
    expect(answer).toMatchObject({ kind: 'redeemed', description: '1.2 Write the file of 1.2 (2/3)' })
    expect(answer).not.toHaveProperty('prompt', expect.stringMatching(/Approve it\.|ultraplan-ticket/))
    expect(used()).toEqual(['architect 1.2'])
  })

  test('is offered again for those who were not called', async () => {
    const { run, verifier, architect, redeem } = twoReviewersDue()
    await redeem(verifier)
    const again = callsIn(advance(run.open(), 'stop', new Date()).text)
    expect(again).toMatchObject([
      { subagent_type: 'ultraplan:architect', description: architect.description },
    ])
    expect(await redeem(again[0] as DirectiveCall)).toMatchObject({ kind: 'redeemed' })
  })

  test('is worth nothing when it is unknown, or not known any more (C04)', async () => {
    const { architect, redeem, used } = twoReviewersDue()
    expect(await redeem(architect, { prompt: 'ultraplan-ticket 0123456789abcdef' })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('unknown or was used'),
    })
    expect(used()).toEqual([])
  })
})

test('ten refused dispatches park the run, also when a ticket was used for an agent that never began', async () => {
  const { run, architect, redeem } = twoReviewersDue()
  const transcript = join(run.home, 'projects', 's1.jsonl')
  mkdirSync(join(run.home, 'projects'))
  writeFileSync(transcript, '')
  await redeem(architect)
  for (let tries = 1; tries < 10; tries += 1) await redeem(architect, { transcript })
  expect(run.open().run.state).toBe('running')
  expect(await redeem(architect, { transcript })).toMatchObject({ kind: 'refused', endsTurn: true })
  // A person reads the cause: it is not what the model was told.
  expect(run.open().run).toMatchObject({
    state: 'parked',
    cause:
      'the session tried to start 10 agents in a row that the run had not asked for; /ultraplan:log names them',
  })
  expect(run.open().run.notices.map(({ text }) => text)).toContain(
    'starting ultraplan:architect was refused [ticket/invalid]; nothing was changed by it, /ultraplan:log tells more',
  )
})
