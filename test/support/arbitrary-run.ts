import fc from 'fast-check'
import { Colour, FailureType, Stage } from '../../src/model/gate.ts'
import type { Run, TaskState } from '../../src/model/run.ts'
import { Role } from '../../src/model/verdict.ts'
import { aCommand, aFailure, anAttempt, aResult, aRun, aTask, aVerdict } from './run-builder.ts'

const ESC = '\u001b'

/** Text as a model, a plan or an attacker may write it. */
export const foreign: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    `${ESC}[2J${ESC}[31mred`,
    `${ESC}]0;title\u0007`,
    '\u009b31m',
    'a\nb\r\nc\u2028d',
    '"quoted": `x` | <!-- --> ```',
    '計画を検証する',
    'نص عربي',
    '👩‍💻👍🏽🇩🇪',
    'x'.repeat(500),
    '\u202eabc\u2066',
  ),
)

const time = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

const optional = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((one) => (one === undefined ? {} : { [key]: one }))

const finding = fc.record({
  id: foreign,
  severity: fc.constantFrom('block' as const, 'warn' as const),
  message: foreign,
  fix: foreign,
  file: foreign,
  line: fc.integer({ min: 1, max: 9999 }),
})

const command = fc
  .record({
    command: foreign,
    excerpt: foreign,
    durationMs: fc.nat(),
    timedOut: fc.boolean(),
    signal: foreign,
  })
  .chain((over) =>
    optional('exitCode', fc.integer({ min: 0, max: 255 })).map((exit) => ({ ...aCommand(over), ...exit })),
  )

export const anyResult = fc
  .record({
    outcome: fc.constantFrom('PASSED' as const, 'FAILED' as const, 'BLOCKED' as const),
    stage: fc.constantFrom(...Stage.options),
    colour: fc.constantFrom(...Colour.options),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    findings: fc.array(finding, { maxLength: 3 }),
    commands: fc.array(command, { maxLength: 3 }),
    filesChanged: fc.array(foreign, { maxLength: 3 }),
    startedAt: time,
    durationMs: fc.nat(),
  })
  .map((over) => aResult(over))

const failure = fc
  .record({
    type: fc.constantFrom(...FailureType.options),
    stage: fc.constantFrom('execution' as const, ...Stage.options),
    reason: foreign,
    at: time,
    attempt: fc.integer({ min: 1, max: 5 }),
  })
  .map((over) => aFailure(over))

const attempt = fc
  .record({
    n: fc.integer({ min: 1, max: 5 }),
    startedAt: time,
    claims: fc.nat({ max: 4 }),
    failures: fc.array(failure, { maxLength: 3 }),
  })
  .map((over) => anAttempt(over))

export const anyReview = fc
  .record({
    role: fc.constantFrom(...Role.options),
    decision: fc.constantFrom(
      'approve' as const,
      'reject' as const,
      'no-signal' as const,
      'malformed' as const,
    ),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    findings: fc.array(foreign, { maxLength: 2 }),
    concerns: fc.array(foreign, { maxLength: 2 }),
    feedback: foreign,
  })
  .chain((over) =>
    fc.record({
      role: fc.constant(over.role),
      iteration: fc.integer({ min: 1, max: 3 }),
      at: time,
      verdict: fc.constant(aVerdict(over)),
    }),
  )

const override = fc.record({
  kind: fc.constantFrom('skipped' as const, 'forced' as const),
  who: foreign,
  at: time,
  reason: foreign,
  session: foreign,
  prompt: foreign,
})

const statuses = [
  'pending',
  'executing',
  'verifying',
  'reviewing',
  'approved',
  'failed',
  'blocked',
  'escalated',
  'skipped',
  'forced',
] as const

const task = (id: string): fc.Arbitrary<TaskState> =>
  fc
    .tuple(
      fc.record({
        title: foreign,
        status: fc.constantFrom(...statuses),
        doneBefore: fc.boolean(),
        attempts: fc.array(attempt, { maxLength: 3 }),
        reviews: fc.array(anyReview, { maxLength: 3 }),
        flags: fc.array(foreign, { maxLength: 2 }),
      }),
      optional('lastResult', anyResult),
      optional('override', override),
      optional('pausedFor', fc.record({ reason: foreign, options: fc.array(foreign, { maxLength: 3 }) })),
      optional('decision', fc.record({ choice: foreign, who: foreign, at: time })),
      optional('startedAt', time),
      optional('lastStepAt', time),
      optional('phase', foreign),
    )
    .map(([base, ...more]) => aTask(id, Object.assign({}, base, ...more)))

/** Any run that the types allow, reachable or not. */
export const anyRun: fc.Arbitrary<Run> = fc
  .tuple(
    fc.record({
      spec: foreign,
      branch: foreign,
      state: fc.constantFrom(
        'running' as const,
        'paused' as const,
        'parked' as const,
        'halted' as const,
        'cancelled' as const,
        'finished' as const,
      ),
      tasks: fc
        .nat({ max: 12 })
        .chain((count) =>
          fc.tuple(...Array.from({ length: count }, (_, index) => task(`${index}.${index}`))),
        ),
      anomalies: fc.array(foreign, { maxLength: 2 }),
      format: fc.constantFrom('tasks-md' as const, 'plan-md' as const, 'tasks-json' as const),
    }),
    optional('cause', foreign),
    optional('endedAt', time),
  )
  .map(([base, ...more]) => aRun(Object.assign({}, base, ...more)))
