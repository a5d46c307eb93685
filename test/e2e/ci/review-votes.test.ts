import { describe, expect, test } from 'vitest'
import type { Part } from '../harness/cast.ts'
import { play, playPrint, say, verifier } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { checklist, fileOf, honest } from '../support/review-plans.ts'
import { verifierVerdict } from '../support/verdicts.ts'

const scenario = (title: string, tier: number, cast: Part[], models = ''): Scenario => ({
  title,
  files: {
    'specs/demo/tasks.md': checklist([{ id: '1.1', more: [`**Verification tier**: ${tier}`] }]),
    '.ultraplan/config.yaml': `review: { architect: false, spec: false${models} }\n`,
  },
  prompt: '/ultraplan:implement demo',
  cast,
})

/** Each new verifier gives the next of these votes. */
function voters(...votes: boolean[]): Part {
  let next = 0
  return verifier({ task: '1.1', turns: [() => say(verifierVerdict(votes[next++] ?? false))] })
}

describe('on the screen, as in -p', () => {
  const mode = 'screen'
  test('a split vote passes by majority, and the person is told (S3-41, S3-42, S3-17, R05)', async () => {
    const stage = await play(scenario('2 of 3', 3, [honest('1.1'), voters(true, false, true)]), { mode })
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ id: '1.1', status: 'approved', flags: ['votes differ', 'orange'] }],
    })
    expect(stage.asked('verifier')).toHaveLength(3)
    expect(stage.cli('show', '1.1').stdout).toContain('2/3 verifiers agreed output is correct')
    // All three were dispatched in one message, and none saw what another wrote.
    const dispatches = stage
      .asked('coordinator')
      .map(({ steps }) => steps.filter(({ kind }) => kind === 'tool').length)
    expect(dispatches).toContain(3)
    for (const { newest } of stage.asked('verifier')) expect(newest).not.toContain('"passed": false,')
  })
})

test('votes without a majority go to a person at once (S3-17, S3-44, S3-50, R05)', async () => {
  const { stage } = await playPrint(
    scenario('1 of 3', 3, [honest('1.1', { attempt: 1 }), voters(true, false, false)]),
    { limit: 480_000 },
  )
  expect(stage.status()).toMatchObject({ tasks: [{ status: 'escalated', attempts: 1 }] })
  expect(stage.cli('status').stdout).toContain('Divergent verification')
})

test('a verifier that says no has its feedback in the next attempt (S3-13, S3-49)', async () => {
  const { stage } = await playPrint(
    scenario('no, then yes', 2, [
      honest('1.1', { attempt: 1 }),
      honest('1.1', { attempt: 2, content: 'done better' }),
      voters(false, true),
    ]),
    { limit: 480_000 },
  )
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 2 }] })
  const second = stage.asked('spec-executor').find(({ attempt }) => attempt === 2)
  expect(second?.newest).toMatch(/^Previous attempt failed verification: \S/m)
  expect(second?.newest).toContain('1. it does not do what was asked')
})

test('a verifier runs on another model than the executor, and the journal has both (S3-10, S3-33)', async () => {
  const { stage } = await playPrint(
    scenario('tier 2', 2, [honest('1.1'), voters(true)], ', models: { executor: haiku, verifier: haiku }'),
  )
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved' }] })
  const [execution] = stage.asked('spec-executor')
  const [verification] = stage.asked('verifier')
  expect(execution?.request.model).toContain('haiku')
  expect(verification?.request.model).not.toContain('haiku')
  // A fresh context: nothing of the execution but what the packet says.
  expect(verification?.request.messages.filter(({ role }) => role === 'assistant')).toEqual([])
  const models = stage.journal('agent_launched').map(({ model }) => String(model))
  expect(models).toEqual([expect.stringContaining('haiku'), expect.stringContaining('sonnet')])
})

test('a verifier that answers without a JSON object is asked again, and then a person is asked (R01)', async () => {
  const { stage } = await playPrint(
    scenario('no object', 2, [
      honest('1.1'),
      verifier({ task: '1.1', turns: [say(`It passed: ${fileOf('1.1')} is there.`)], stubborn: true }),
    ]),
  )
  expect(stage.journal('review_judged')).toHaveLength(3)
  expect(stage.status()).toMatchObject({ tasks: [{ status: 'escalated' }] })
})
