import type { EventBody } from '../../src/model/event.ts'
import { aCommand, aResult, aSummary, Story } from './run-builder.ts'

const TITLES: [id: string, title: string][] = [
  ['1.1', 'Parse the configuration and report every mistake with its line'],
  ['1.2', 'Read tokens from the environment'],
  ['1.3', 'Sign requests with the rotating key'],
  ['2.1', 'Retry with exponential back-off'],
  ['2.2', 'Cache answers for sixty seconds'],
  ['2.3', 'Write the metrics endpoint'],
  ['2.4', 'Limit the rate per tenant'],
  ['3.1', 'Migrate the users table'],
  ['3.2', 'Document the public API'],
  ['3.3', 'Remove the old client'],
]

const FAILED = {
  outcome: 'FAILED' as const,
  failure: 'VERIFY_FAILURE' as const,
  colour: 'RED' as const,
  confidence: 0,
}

const OUTPUT = `> vitest run test/retry.test.ts

 FAIL  test/retry.test.ts > waits longer after each failure
AssertionError: expected [ 100, 100, 100 ] to deeply equal [ 100, 200, 400 ]

 Tests  1 failed | 6 passed (7)`

/** A run with a bit of everything: approvals, a refusal, a task that waits for a person, one that was skipped. */
export function showcase(from = Date.now() - 3_600_000): Story {
  const story = new Story(
    TITLES.map(([id, title]) => aSummary(id, { title })),
    'payments-client',
  )
  const command = (over = {}) => aCommand({ command: 'npx vitest run test/retry.test.ts', ...over })
  const refuse = (task: string, reason: string, id = 'proof/verify', excerpt = OUTPUT) =>
    story.claim(task).judge(task, {
      ...FAILED,
      findings: [
        { id, severity: 'block', failure: 'VERIFY_FAILURE', message: reason, fix: 'make it exit 0' },
      ],
      checks: [{ id, stage: 'proof', result: 'fail', detail: reason }],
      commands: [command({ exitCode: 1, excerpt, durationMs: 3100 })],
    })
  const tell = (body: EventBody) => story.tell(body)
  for (const task of ['1.1', '1.2']) story.approve(task)
  story.dispatch('1.3')
  refuse('1.3', 'the verify ended with 1: signature.test.ts fails 2 of 9 tests')
  story.claim('1.3').judge('1.3', {
    commands: [
      command({ excerpt: 'Tests  9 passed (9)' }),
      aCommand({ purpose: 'typecheck', command: 'npx tsc --noEmit', excerpt: '', durationMs: 2600 }),
      aCommand({ purpose: 'lint', command: 'npx biome ci', excerpt: '', durationMs: 400 }),
    ],
    checks: [...aResult().checks, { id: 'tests/fewer', stage: 'proof', result: 'pass' }],
  })
  tell({ type: 'task_approved', task: '1.3', commit: 'c'.repeat(40) })
  for (const reason of [
    'the verify ended with 1: 1 of 7 tests fails',
    'task 2.1 is not ticked in the plan',
    'the verify ended with 1: expected [100, 200, 400]',
  ]) {
    if (story.run.tasks[3]?.status === 'escalated') break
    story.dispatch('2.1')
    while (story.run.tickets.some(({ task }) => task === '2.1')) refuse('2.1', reason)
  }
  story.approve('2.2')
  story.skip('2.3', 'the metrics host is down until Monday')
  story.dispatch('2.4').claim('2.4')
  story.dispatch('3.1')
  // Ten seconds between two events would make a plan of minutes: the steps of a real one differ.
  let at = from
  for (const [index, event] of story.events.entries()) {
    at += 20_000 + ((index * 7919) % 13) * 12_000
    Object.assign(event, { at: new Date(at).toISOString() })
  }
  return story
}
