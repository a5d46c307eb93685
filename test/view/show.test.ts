import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { TaskState } from '../../src/model/run.ts'
import { renderShow, showJson } from '../../src/view/show.ts'
import { aCommand, anAttempt, aResult, aReview, aRun, aTask, at, Story } from '../support/run-builder.ts'

const approved = aTask('1', {
  title: 'Name',
  status: 'approved',
  attempts: [
    anAttempt({
      endedAt: at(40),
      passed: { commit: 'c'.repeat(40), base: 'b'.repeat(40), colour: 'PASS', confidence: 1 },
    }),
  ],
  reviews: [aReview({ recommendation: 'commit', findings: ['All 5 tests pass'] }, 44)],
  lastResult: aResult({ task: '1' }),
  startedAt: at(0),
  lastStepAt: at(45),
  approvedCommit: 'c'.repeat(40),
})

describe('the complete gate result', () => {
  test('has the fields of seed 001, in YAML (S1-03, S1-45, S1-46, S1-139..S1-144)', () => {
    const text = renderShow(aRun({ tasks: [approved] }), approved, {
      evidence: 'wrote Name with its tests\n',
    })
    expect(parse(text).gate_result).toMatchObject({
      task: 'Task 1: Name',
      executor: {
        status: 'success',
        files_modified: ['src/parser.ts'],
        evidence: 'wrote Name with its tests',
      },
      verify: {
        command: 'npm test -- parser',
        exit_code: 0,
        output: '5 tests passed',
        timestamp: '2026-01-26T14:02:00Z',
      },
      architect: {
        verdict: 'APPROVED',
        confidence: 'HIGH',
        findings: ['All 5 tests pass'],
        recommendation: 'commit',
      },
      outcome: 'PASSED',
      duration_ms: 45000,
      timestamp: '2026-01-26T14:00:45Z',
      commit_sha: 'c'.repeat(40),
      state_updated: true,
    })
  })

  test('says the same in JSON', () => {
    const run = aRun({ tasks: [approved] })
    expect(JSON.parse(JSON.stringify(showJson(run, approved)))).toEqual(parse(renderShow(run, approved)))
  })

  test('shows the command that decided, and every other one', () => {
    const commands = [
      aCommand(),
      aCommand({ command: 'npm run check', exitCode: 2, excerpt: 'a\nb\n' }),
      aCommand({ command: 'npm run build' }),
      aCommand({ purpose: 'lint', command: 'npm run lint' }),
    ]
    const task = aTask('1', {
      status: 'failed',
      attempts: [anAttempt()],
      lastResult: aResult({ outcome: 'FAILED', failure: 'VERIFY_FAILURE', colour: 'RED', commands }),
    })
    const { gate_result } = parse(renderShow(aRun({ tasks: [task] }), task))
    expect(gate_result.verify).toMatchObject({ command: 'npm run check', exit_code: 2, output: 'a\nb' })
    expect(gate_result.commands).toHaveLength(4)
    expect(gate_result).toMatchObject({
      outcome: 'FAILED',
      failure_type: 'VERIFY_FAILURE',
      state_updated: false,
    })
    expect(gate_result.commit_sha).toBeUndefined()
  })

  test('a task that passed its checks but was not approved yet is not called passed', () => {
    const story = new Story().dispatch('1.1').claim('1.1').judge('1.1')
    const [task] = story.run.tasks
    expect(task && showJson(story.run, task).gate_result.outcome).toBe('PENDING')
  })

  test.each([
    ['skipped', (story: Story) => story.skip('1.1'), 'complete (unverified)'],
    ['forced', (story: Story) => story.force('1.1'), 'complete (forced)'],
  ])('a task that was %s keeps its mark (H13)', (kind, act, status) => {
    const { run } = act(new Story())
    const [task] = run.tasks
    expect(task && showJson(run, task).gate_result).toMatchObject({
      outcome: kind.toUpperCase(),
      override: { status },
    })
  })
})

describe('the confidence', () => {
  const explained = (over: Parameters<typeof aTask>[1]) => {
    const task = { ...approved, ...over }
    return showJson(aRun({ tasks: [task] }), task).gate_result.confidence_explained
  }

  test('is that of the least sure, and every part is named', () => {
    const checks = [
      { id: 'claim/signal', stage: 'claim' as const, result: 'pass' as const },
      { id: 'output/syntax', stage: 'artifacts' as const, result: 'skip' as const },
    ]
    const findings = [{ id: 'proof/vacuous', severity: 'warn' as const, message: 'passed before any work' }]
    expect(
      explained({ lastResult: aResult({ checks, findings, confidence: 0.6, colour: 'ORANGE' }) }),
    ).toEqual({
      value: 0.6,
      level: 'MEDIUM',
      floor: 0.5,
      because: ['gate 0.60: 1 check passed, 1 skipped, warnings from proof/vacuous', 'architect 0.90: HIGH'],
    })
  })

  test('votes count by their share (S3-42, S3-43, R05)', () => {
    const reviews = [1, 2, 3].map((voter) =>
      aReview({ role: 'verifier', decision: voter === 2 ? 'reject' : 'approve' }, 44, voter),
    )
    expect(explained({ reviews })).toMatchObject({
      level: 'MEDIUM',
      because: ['gate 1.00: 2 checks passed', 'votes 0.67: 2/3 verifiers agreed output is correct'],
    })
  })

  test('says when there is none yet', () => {
    const task = aTask('1')
    expect(showJson(aRun({ tasks: [task] }), task).gate_result.confidence_explained).toEqual({
      because: ['no gate has judged this task yet'],
    })
  })
})

describe('how long a task took', () => {
  const timed = (id: string, ms: number) =>
    aTask(id, {
      status: 'approved',
      startedAt: at(0),
      lastStepAt: at(ms / 1000),
      attempts: [anAttempt({ spentMs: ms / 2 })],
      lastResult: aResult({ task: id, durationMs: ms / 10 }),
    })

  test('is compared with the median of the run (S1-126)', () => {
    const tasks = [timed('1', 60_000), timed('2', 120_000), timed('3', 300_000), aTask('4')]
    const { gate_result } = parse(renderShow(aRun({ tasks }), tasks[2] as TaskState))
    expect(gate_result.timing).toEqual({
      executor: { duration_ms: 150_000, median_ms: 60_000, compared: '2.5 times the median of 3 tasks' },
      gate: { duration_ms: 30_000, median_ms: 12_000, compared: '2.5 times the median of 3 tasks' },
      total: { duration_ms: 300_000, median_ms: 120_000, compared: '2.5 times the median of 3 tasks' },
    })
  })

  test('has the mean of the two in the middle of an even number, and no comparison with itself alone', () => {
    const two = [timed('1', 60_000), timed('2', 120_000)]
    const shown = (tasks: TaskState[]) =>
      parse(renderShow(aRun({ tasks }), tasks[0] as TaskState)).gate_result.timing
    expect(shown(two).total).toMatchObject({ median_ms: 90_000, compared: '0.7 times the median of 2 tasks' })
    expect(shown(two.slice(0, 1)).total).toEqual({ duration_ms: 60_000 })
  })

  test('is not told of a task that no agent has worked on', () => {
    const task = aTask('1')
    expect(parse(renderShow(aRun({ tasks: [task] }), task)).gate_result).not.toHaveProperty('timing')
  })
})
