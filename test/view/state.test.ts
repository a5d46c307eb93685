import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { FailureType } from '../../src/model/gate.ts'
import { STATUSES, type TaskState } from '../../src/model/run.ts'
import { asksOf } from '../../src/run/next.ts'
import { renderState } from '../../src/view/state.ts'
import { gateLine, summaryJson } from '../../src/view/summary.ts'
import { failureStory } from '../../src/view/task-view.ts'
import { ReviewStory } from '../support/review-story.ts'
import {
  aFailure,
  anAttempt,
  aResult,
  aReview,
  aRun,
  aSummary,
  aTask,
  at,
  ref,
  Story,
} from '../support/run-builder.ts'

/** All yaml blocks of a state, merged into one object. */
const blocks = (state: string) =>
  Object.assign({}, ...[...state.matchAll(/```yaml\n([\s\S]*?)\n```/g)].map(([, text]) => parse(text ?? '')))

const passed = { commit: 'c'.repeat(40), base: 'b'.repeat(40), colour: 'PASS', confidence: 1 } as const

const verifying = aTask('3', {
  title: 'Create PlannerId',
  phase: '03-sequential-execution',
  status: 'verifying',
  startedAt: at(0),
  lastStepAt: at(150),
  attempts: [anAttempt({ startedAt: at(0) })],
})

const judging = {
  id: 't1',
  task: '3',
  role: 'spec-executor' as const,
  attempt: 1,
  iteration: 1,
  base: 'b'.repeat(40),
  isolated: false,
  issuedAt: at(0),
  redeemedAt: at(0),
  judging: { process: { pid: 2 }, at: at(150), claim: ref() },
}

describe('a review that does not count', () => {
  const problem = {
    id: 'review/architect',
    severity: 'block',
    message: 'src/other.ts is not in the change',
  } as const
  const approval = aReview({ decision: 'malformed', says: 'approve', problems: [problem] })
  const failure = (type: FailureType) =>
    aFailure({ type, stage: 'review', reason: 'src/other.ts is not in the change' })
  const escalated = (type: FailureType) =>
    aRun({
      tasks: [
        aTask('1', {
          status: 'escalated',
          reviews: [approval],
          attempts: [anAttempt({ passed, failures: [failure(type)] })],
          pausedFor: { reason: 'the review does not count', options: ['retry'] },
        }),
      ],
    })

  test('is no rejection, in STATE.md or in the words of the story', () => {
    const state = renderState(escalated('MALFORMED'))
    expect(state).toContain('[!] Step 3: Architect   - NO VERDICT')
    expect(state).toContain('Status: FAILED')
    expect(state).toContain('architect_status: pending')
    expect(state).toContain('the approval of the architect does not count: src/other.ts is not in the change')
    expect(state).not.toMatch(/rejected|took it back/i)
    const [task] = escalated('MALFORMED').tasks
    expect(task && failureStory(task)).toContain('attempt 1: the review does not count: src/other.ts')
  })

  test('is counted by the gate as a review, and not as a claim', () => {
    expect(gateLine(summaryJson(escalated('MALFORMED')))).toBe(
      'the gate: 1 review without a verdict that counts',
    )
    expect(gateLine(summaryJson(escalated('ARCHITECT_REJECTION')))).toBe(
      'the gate: 1 rejected by the architect',
    )
  })

  test('of a reviewer that ran out of time or failed is no rejection either', () => {
    for (const type of ['TIMEOUT', 'EXECUTION_FAILURE'] as const)
      expect(renderState(escalated(type))).toContain('Architect   - NO VERDICT')
    expect(renderState(escalated('ARCHITECT_REJECTION'))).toContain('Architect   - REJECTED')
  })
})

describe('the current task', () => {
  test('is shown as seed 001 draws it (S1-113, S1-114, S1-115)', () => {
    expect(
      renderState(aRun({ tasks: [verifying], tickets: [judging] })),
    ).toContain(`## Current Task: Task 3: Create PlannerId

Gate Progress: [####----] Step 2/3

[x] Step 1: Executor    - SUCCESS (14:02:30)
[~] Step 2: Verify      - RUNNING (14:02:30)
[ ] Step 3: Architect   - PENDING

Status: VERIFYING
`)
  })

  test('has every field of seed 001, in its words (S1-104..S1-112, S1-125)', () => {
    const run = aRun({ tasks: [verifying], tickets: [judging] })
    expect(renderState(run)).toContain(`current_task:
  name: "Task 3: Create PlannerId"
  phase: "03-sequential-execution"
  plan: "demo"
  gate_status: VERIFYING
  gate_step: 2
  executor_status: success
  verify_status: running
  architect_status: pending
  started_at: "2026-01-26T14:00:00Z"
  last_step_at: "2026-01-26T14:02:30Z"
  attempt: 1
  max_attempts: 3
  previous_failures: []`)
  })

  test('names the plan of a PLAN.md by its own number, and does not say Task twice (S1-104)', () => {
    const task = { ...verifying, id: '03-01-02', title: 'Task 2: Create PlannerId' }
    const { current_task } = blocks(renderState(aRun({ format: 'plan-md', tasks: [task] })))
    expect(current_task).toMatchObject({ name: 'Task 2: Create PlannerId', plan: '03-01' })
  })

  const cases: [string, Partial<TaskState>, Record<string, unknown>, string][] = [
    [
      'pending',
      {},
      {
        gate_status: 'PENDING',
        gate_step: 1,
        executor_status: 'pending',
        verify_status: 'pending',
        architect_status: 'pending',
      },
      '[--------] Step 1/3',
    ],
    [
      'executing',
      { attempts: [anAttempt({ claims: 0 })] },
      { gate_status: 'EXECUTING', gate_step: 1, executor_status: 'running', verify_status: 'pending' },
      '[##------] Step 1/3',
    ],
    [
      'reviewing',
      { attempts: [anAttempt({ passed })], lastResult: aResult() },
      {
        gate_status: 'REVIEWING',
        gate_step: 3,
        executor_status: 'success',
        verify_status: 'passed',
        architect_status: 'reviewing',
      },
      '[######--] Step 3/3',
    ],
    [
      'approved',
      { attempts: [anAttempt({ passed })], lastResult: aResult(), reviews: [aReview()] },
      { gate_status: 'APPROVED', gate_step: 3, verify_status: 'passed', architect_status: 'approved' },
      '[########] Step 3/3',
    ],
    [
      'approved',
      { attempts: [anAttempt({ passed })], lastResult: aResult() },
      { gate_status: 'APPROVED', architect_status: 'skipped' },
      '[########] Step 3/3',
    ],
    [
      'failed',
      { attempts: [anAttempt({ failures: [aFailure()] })] },
      {
        gate_status: 'FAILED',
        gate_step: 2,
        executor_status: 'success',
        verify_status: 'failed',
        previous_failures: ['VERIFY_FAILURE: npm test exited 1'],
      },
      '[####----] Step 2/3',
    ],
    [
      'failed',
      { attempts: [anAttempt({ failures: [aFailure({ type: 'EXECUTION_FAILURE', stage: 'execution' })] })] },
      { gate_status: 'FAILED', gate_step: 1, executor_status: 'failure', verify_status: 'pending' },
      '[##------] Step 1/3',
    ],
    [
      'failed',
      {
        attempts: [
          anAttempt({ passed, failures: [aFailure({ type: 'ARCHITECT_REJECTION', stage: 'review' })] }),
        ],
        lastResult: aResult(),
      },
      { gate_status: 'FAILED', gate_step: 3, verify_status: 'passed', architect_status: 'rejected' },
      '[######--] Step 3/3',
    ],
    [
      'blocked',
      { attempts: [anAttempt({ failures: [aFailure({ type: 'BLOCKED', stage: 'claim' })] })] },
      { gate_status: 'BLOCKED', gate_step: 1, executor_status: 'blocked' },
      '[##------] Step 1/3',
    ],
    [
      'escalated',
      { attempts: [anAttempt({ n: 3, failures: [aFailure()] })] },
      { gate_status: 'FAILED', verify_status: 'failed' },
      '[####----] Step 2/3',
    ],
    [
      'skipped',
      { override: { kind: 'skipped', who: 'Ada', at: at(9), reason: 'x', session: 's', prompt: 'p' } },
      {
        gate_status: 'SKIPPED',
        executor_status: 'skipped',
        verify_status: 'skipped',
        architect_status: 'skipped',
      },
      'Step 1/3',
    ],
  ]
  test.each(cases)(
    'a task that is %s has the right steps (S1-105..S1-109, S1-112)',
    (status, over, expected, bar) => {
      const task = aTask('3', { status: status as TaskState['status'], lastStepAt: at(200), ...over })
      const state = renderState(aRun({ tasks: [task] }))
      expect(blocks(state).current_task).toMatchObject(expected)
      expect(state).toContain(bar)
    },
  )

  test('a rejection is called so, from the step where the document has it (S1-117)', () => {
    const rejected = aFailure({ type: 'ARCHITECT_REJECTION', stage: 'review' })
    for (const status of ['failed', 'escalated'] as const) {
      const task = aTask('3', {
        status,
        lastStepAt: at(200),
        attempts: [anAttempt({ passed, failures: [rejected] })],
      })
      const state = renderState(aRun({ tasks: [task] }))
      expect(state).toMatch(/^Status: REJECTED$/m)
      expect(blocks(state).current_task).toMatchObject({ gate_status: 'FAILED', gate_step: 3 })
      expect(blocks(state).gate_stats).toMatchObject({ current_gate: { status: 'FAILED' } })
    }
  })

  test('a rejection stays until the next executor is started (S1-105, S1-117)', () => {
    const story = new ReviewStory({ review: { architect: true, spec: false } }).pass('1.1')
    story
      .review('1.1', 'architect', { decision: 'reject', feedback: 'error handling is missing' })
      .offer('1.1')
    const rejected = renderState(story.run)
    expect(rejected).toMatch(/^Status: REJECTED$/m)
    expect(blocks(rejected).current_task).toMatchObject({
      gate_step: 3,
      executor_status: 'success',
      verify_status: 'passed',
      architect_status: 'rejected',
      attempt: 1,
    })
    story.tell({ type: 'ticket_redeemed', ticket: 'ticket-2', toolUseId: 'tool-2', session: 's1' })
    expect(blocks(renderState(story.run)).current_task).toMatchObject({ gate_step: 1, attempt: 2 })
  })

  test('gate_status and current_gate have only the words of the document (S1-105, S1-121)', () => {
    const words = new Set([
      'PENDING',
      'EXECUTING',
      'VERIFYING',
      'REVIEWING',
      'APPROVED',
      'FAILED',
      'BLOCKED',
      'SKIPPED',
    ])
    for (const status of STATUSES) {
      const state = blocks(renderState(aRun({ tasks: [aTask('3', { status, lastStepAt: at(200) })] })))
      expect(words).toContain(state.current_task.gate_status)
      expect(state.gate_stats.current_gate.status).toBe(state.current_task.gate_status)
    }
  })

  test('after a person said retry, the attempts made before do not eat up the limit', () => {
    const task = aTask('3', {
      status: 'executing',
      forgiven: 3,
      attempts: [1, 2, 3, 4].map((n) => anAttempt({ n })),
    })
    expect(blocks(renderState(aRun({ tasks: [task] }))).current_task).toMatchObject({
      attempt: 4,
      max_attempts: 6,
    })
  })

  test('every task of a parallel group in flight is shown', () => {
    const state = renderState(
      aRun({ tasks: [aTask('1', { status: 'executing' }), aTask('2', { status: 'reviewing' })] }),
    )
    expect(state.match(/^## Current Task: /gm)).toHaveLength(2)
  })
})

describe('the statistics', () => {
  test('count, rate and average are those of seed 001 (S1-118..S1-121)', () => {
    const many = (count: number, over: Partial<TaskState>) =>
      Array.from({ length: count }, (_, index) => aTask(`${over.status}-${index}`, over))
    const tasks = [
      ...many(8, { status: 'approved', attempts: [anAttempt()] }),
      ...many(1, { status: 'failed', attempts: [anAttempt(), anAttempt({ n: 2 }), anAttempt({ n: 3 })] }),
      ...many(1, { id: '9', title: 'Integration tests', status: 'verifying', attempts: [anAttempt()] }),
      ...many(2, { status: 'pending' }),
    ]
    expect(blocks(renderState(aRun({ tasks }))).gate_stats).toMatchObject({
      total_tasks: 12,
      passed: 8,
      failed: 1,
      in_progress: 1,
      pending: 2,
      pass_rate: '89%',
      avg_attempts: 1.2,
      current_gate: { status: 'VERIFYING', attempt: 1 },
    })
  })

  test('a task that is not tried any more counts as failed', () => {
    const tasks = [aTask('1', { status: 'escalated' }), aTask('2', { status: 'approved' })]
    expect(blocks(renderState(aRun({ tasks }))).gate_stats).toMatchObject({ failed: 1, pass_rate: '50%' })
  })

  test('no rate is made up while nothing was decided', () => {
    const state = renderState(aRun({ tasks: [aTask('1')] }))
    expect(state).toContain('pass_rate: "n/a"')
    expect(state).toContain('avg_attempts: 0.0')
  })

  test('totals stand at the top; what was ticked before the run is not counted as passed', () => {
    const story = new Story([aSummary('1'), aSummary('2'), aSummary('3', { doneBefore: true })])
      .approve('1')
      .skip('2')
    const state = renderState(story.run)
    expect(state.split('\n')[2]).toBe(
      'Total: 3 tasks, 1 approved, 0 failed, 0 in progress, 0 pending, 1 skipped (unverified), 1 done before',
    )
    expect(blocks(state).gate_stats).toMatchObject({ passed: 1, skipped: 1, done_before: 1 })
  })
})

describe('a state that is not so is never shown', () => {
  test('a task that waits is the current one, not one that was approved after it', () => {
    const tasks = ['1.2', '1.3'].map((id) => aSummary(id, { statesDependencies: true }))
    const state = renderState(new Story(tasks).fail('1.2').fail('1.2').approve('1.3').run)
    expect(state.match(/^## Current Task: .*$/gm)).toEqual(['## Current Task: Task 1.2: Title of 1.2'])
  })

  test.each(['failed', 'escalated', 'blocked', 'pending', 'skipped'] as const)(
    'no step runs beside a task that is %s, whatever its executor left',
    (status) => {
      const task = aTask('1', { status, attempts: [anAttempt({ claims: 0 })] })
      expect(renderState(aRun({ tasks: [task] }))).not.toContain('RUNNING')
    },
  )

  test('it says of when it is, and where to ask whether the client is still there', () => {
    const state = renderState(new Story().dispatch('1.1').run)
    expect(state).toContain(
      'Run demo-1 was running, as of 2026-01-26 14:00:30. `ultraplan status` says whether its client is still there.',
    )
  })
})

describe('what needs a person', () => {
  const asked = (story: Story) => renderState(story.run, asksOf(story.run, new Date(at(10_000))))

  test('is at the very beginning: what failed, the failing command, what to type', () => {
    expect(asked(new Story().fail('1.1').fail('1.1'))).toMatch(
      /^\*\*Needs you\*\*\n\n- task 1\.1 needs you after 2 attempts: the verify failed 3 times, the limit for one kind of failure \(npm test exited 1\)\n\n {6}\$ npm test -- parser {2}\(exit 1\)\n {8}1 passed, 2 failed\n\n {2}- to try again: \/ultraplan:retry --task 1\.1\n/,
    )
  })

  test('a run that is held up needs its person too, and one that goes on needs nobody', () => {
    const parked = new Story().tell({ type: 'run_parked', cause: 'rate_limit' })
    expect(asked(parked)).toMatch(
      /^\*\*Needs you\*\*\n\n- the run is parked: rate_limit\n {2}- \/ultraplan:resume\n/,
    )
    expect(asked(new Story().dispatch('1.1'))).toMatch(/^# State: demo\n/)
  })

  test('output of a command opens no comment', () => {
    const story = new Story().fail('1.1', '<!-- hidden')
    expect(asked(story.fail('1.1', '<!-- hidden')).split('# State')[0]).not.toContain('<!')
  })
})

describe('the failure log (S1-122)', () => {
  test('has each failure once, with how often it came', () => {
    const story = new Story().fail('1.1')
    const state = blocks(renderState(story.run))
    expect(state.recent_failures).toMatchObject([{ attempt: 1, times: 2 }])
    expect(state.current_task.previous_failures).toEqual([
      'VERIFY_FAILURE 2 times: npm test exited 1 (the same claim twice, with nothing changed)',
    ])
  })

  test('says what failed, whether it recovered and how', () => {
    const story = new Story().dispatch('1.1').claim('1.1')
    story.judge('1.1', {
      outcome: 'FAILED',
      failure: 'VERIFY_FAILURE',
      findings: [{ id: 'proof/verify', severity: 'block', message: 'Test timeout' }],
    })
    story
      .claim('1.1')
      .judge('1.1')
      .tell({ type: 'task_approved', task: '1.1', commit: 'c'.repeat(40) })
    expect(blocks(renderState(story.run)).recent_failures).toEqual([
      {
        task: 'Task 1.1: Title of 1.1',
        attempt: 1,
        failure_type: 'VERIFY_FAILURE',
        error: 'Test timeout',
        recovered: true,
        resolution: 'a later claim of the same attempt passed at cccccccccc',
      },
    ])
  })

  test('a failure that was not fixed is not called recovered', () => {
    const story = new Story().fail('1.1').fail('1.1')
    const [first] = blocks(renderState(story.run)).recent_failures
    expect(first).toMatchObject({
      recovered: false,
      resolution: 'waits for you: the verify failed 3 times, the limit for one kind of failure',
    })
  })

  test('holds the last ten, the newest at the end', () => {
    const failures = Array.from({ length: 14 }, (_, n) => aFailure({ at: at(n), reason: `r${n}` }))
    const run = aRun({ tasks: [aTask('1', { status: 'failed', attempts: [anAttempt({ failures })] })] })
    const log: { error: string }[] = blocks(renderState(run)).recent_failures
    expect(log.map(({ error }) => error)).toEqual(failures.slice(-10).map(({ reason }) => reason))
  })
})

describe('overrides', () => {
  test('a skipped task carries the entry of seed 001 and stays unverified (S1-94, S1-96, H13)', () => {
    const state = renderState(new Story([aSummary('3', { title: 'Create PlannerId' })]).skip('3').run)
    expect(state).toContain(`tasks:
  - name: "Task 3: Create PlannerId"
    status: complete (unverified)
    skip_reason: "External API rate limit exceeded"
    skipped_by: "Ada <ada@example.org>"
    skipped_at: "2026-01-26T14:00:20Z"
    requires_manual_commit: true`)
    expect(state).toContain('- Task 3: Create PlannerId: skipped (unverified) [unverified]')
  })

  test('a forced task is marked (forced), with who and when (S1-101, H13)', () => {
    const state = renderState(new Story([aSummary('3')]).force('3').run)
    expect(state).toContain('status: complete (forced)')
    expect(blocks(state).tasks).toMatchObject([
      { forced_by: 'Ada <ada@example.org>', forced_at: '2026-01-26T14:00:20Z', requires_manual_commit: true },
    ])
  })
})

describe('concerns', () => {
  test('flakiness of a verify that passed is logged (S1-138)', () => {
    const lastResult = aResult({
      colour: 'ORANGE',
      findings: [{ id: 'proof/flaky', severity: 'warn', message: 'failed, then passed with no edit' }],
    })
    const state = renderState(aRun({ tasks: [aTask('1', { status: 'approved', lastResult })] }))
    expect(state).toContain('- Task 1: Title of 1: failed, then passed with no edit [proof/flaky]')
  })

  test('what an architect let pass with a concern is logged (S1-48)', () => {
    const reviews = [aReview({ confidence: 0.6, concerns: ['3 TypeScript warnings should be addressed'] })]
    const state = renderState(aRun({ tasks: [aTask('1', { status: 'approved', reviews })] }))
    expect(state).toContain(
      '- Task 1: Title of 1: 3 TypeScript warnings should be addressed [review/architect]',
    )
  })
})

test('a title cannot break out of its line, its fence or its quotes', () => {
  const title = 'x"\n```\n## Status: APPROVED\n<!-- \u001b[31m\u202e'
  const state = renderState(aRun({ tasks: [aTask('1', { title, status: 'executing' })] }))
  expect(state).not.toMatch(/^## Status: APPROVED/m)
  const outside = state.replace(/```yaml\n[\s\S]*?\n```/g, '')
  expect(outside.match(/<!--/g)).toHaveLength(1)
  expect(blocks(state).current_task.name).toBe('Task 1: x" ``` ## Status: APPROVED <!--')
})

test('the state is a function of the run alone, so a replay writes the same bytes', () => {
  const story = new Story().approve('1.1').fail('1.2')
  expect(renderState(story.run)).toBe(renderState(structuredClone(story.run)))
})
