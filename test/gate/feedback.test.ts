import { describe, expect, test } from 'vitest'
import { ALL_CHECKS } from '../../src/engine/project/checks.ts'
import { runStage } from '../../src/gate/check.ts'
import { retryContext, warmFeedback } from '../../src/gate/feedback.ts'
import { Config } from '../../src/model/config.ts'
import type { Finding, GateResult } from '../../src/model/gate.ts'
import { aRun, CONTRACT, facts, taskWith } from '../support/facts.ts'
import { honestClaim } from '../support/gate-scenario.ts'

const { task } = facts()
const aFinding = (over: Partial<Finding>): Finding => ({
  id: 'plan/checkmark',
  severity: 'block',
  failure: 'FALSE_CLAIM',
  message: 'm',
  ...over,
})

const aResult = (over: Partial<GateResult>): GateResult => ({
  task: '1.2',
  outcome: 'FAILED',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  colour: 'RED',
  confidence: 0,
  findings: [],
  checks: [],
  commands: [],
  commit: 'c'.repeat(40),
  base: 'b'.repeat(40),
  filesChanged: [],
  startedAt: '',
  durationMs: 1,
  ...over,
})

const JEST = `${'npm noise\n'.repeat(5)}FAIL src/PlannerId.test.js
  ● PlannerId › should validate UUID format
    expect(received).toBe(expected)
  ● PlannerId › should reject future dates
Tests:       2 failed, 1 passed, 3 total
`
const failedVerify = aResult({
  stage: 'proof',
  failure: 'VERIFY_FAILURE',
  findings: [
    aFinding({
      id: 'proof/verify',
      failure: 'VERIFY_FAILURE',
      message: '`npm test -- PlannerId` exited 1',
      fix: 'fix what it reports, commit, and claim again',
    }),
  ],
  commands: [
    aRun({
      command: 'npm test -- PlannerId',
      exitCode: 1,
      excerpt: JEST,
      output: { sha256: 'e'.repeat(64), bytes: 1, cut: 0 },
    }).result,
  ],
})

describe('the text for the same agent', () => {
  test('follows the message grammar: place, what is wrong, the id, the next step (S0-70, S2-49)', () => {
    const findings = [
      aFinding({
        file: 'specs/demo/tasks.md',
        line: 14,
        message: 'task 1.2 is not ticked (3 of 4 expected)',
        fix: 'change "- [ ]" to "- [x]" on line 14 and commit it',
      }),
    ]
    expect(warmFeedback(aResult({ findings }), task, { attempt: 1 })).toBe(
      [
        'task 1.2 is not accepted (stage artifacts, attempt 1):',
        '',
        'specs/demo/tasks.md:14  task 1.2 is not ticked (3 of 4 expected)  [plan/checkmark]',
        '    change "- [ ]" to "- [x]" on line 14 and commit it',
        '',
        'fix this and nothing else, commit, then hand in the whole result block and TASK_COMPLETE again.',
        'if it cannot be done, say status: failure or status: blocked with the reason, and leave TASK_COMPLETE out.',
      ].join('\n'),
    )
  })

  test('shows the first failing lines, and names the whole log by its path', () => {
    const text = warmFeedback(failedVerify, task, { attempt: 2, journalDir: '/repo/.git/ultraplan/runs/r' })
    expect(text).toContain('    FAIL src/PlannerId.test.js\n      ● PlannerId › should validate UUID format')
    expect(text).not.toContain('npm noise')
    expect(text).toContain(`the whole output: /repo/.git/ultraplan/runs/r/evidence/${'e'.repeat(64)}`)
    expect(warmFeedback(failedVerify, task, { attempt: 2, logPath: '/tmp/log' })).toContain(
      'the whole output: /tmp/log',
    )
  })

  test('has the same FAILURES as the prompt of a fresh attempt (S1-60)', () => {
    const list = /FAILURES:\n(?:- .*\n)+/
    const fresh = list.exec(retryContext(failedVerify, task, { attempt: 1 }))?.[0]
    expect(fresh).toBe(
      'FAILURES:\n- PlannerId › should validate UUID format\n- PlannerId › should reject future dates\n',
    )
    expect(list.exec(warmFeedback(failedVerify, task, { attempt: 1 }))?.[0]).toBe(fresh)
  })

  test('stays within a few hundred words however much is wrong', () => {
    const findings = Array.from({ length: 60 }, (_, n) =>
      aFinding({ file: `src/file-${n}.ts`, message: 'word '.repeat(200), fix: 'mend it '.repeat(200) }),
    )
    const commands = [aRun({ exitCode: 1, excerpt: `error ${'long '.repeat(500)}\n`.repeat(200) }).result]
    const text = warmFeedback(aResult({ findings, commands }), task, { attempt: 1 })
    expect(text.split(/\s+/).length).toBeLessThan(800)
    expect(text).toContain('and 56 more of the same stage')
  })

  test('gives a command whole or not at all: half a path is the name of a folder', () => {
    const command = (path: string) =>
      `commit it if you made it: git add -- ${path} && git commit -m x -- ${path}`
    const long = `src/${'folder/'.repeat(20)}file.ts`
    const findings = [
      aFinding({}),
      aFinding({ fix: command(long) }),
      aFinding({ fix: command(long.repeat(4)) }),
    ]
    const text = warmFeedback(aResult({ findings }), task, { attempt: 1 })
    expect(text).toContain(`    ${command(long)}\n`)
    expect(text).toContain('    commit it if you made it: \u2026\n')
  })

  test('leaves warnings out: the executor does not have to fix them', () => {
    const findings = [aFinding({}), aFinding({ id: 'scope/untouched', severity: 'warn', message: 'small' })]
    expect(warmFeedback(aResult({ findings }), task, { attempt: 1 })).not.toContain('small')
  })
})

describe('the context for a fresh agent', () => {
  test('after a failure the executor reported, in the form of seed 001 (S1-57, S1-58)', () => {
    const findings = [
      aFinding({
        id: 'claim/status',
        failure: 'EXECUTION_FAILURE',
        message: "the executor reports failure: Cannot find module 'uuid'",
        fix: 'Run `npm install uuid` first',
      }),
    ]
    expect(
      retryContext(aResult({ stage: 'claim', failure: 'EXECUTION_FAILURE', findings }), task, { attempt: 1 }),
    ).toBe(
      [
        'PREVIOUS ATTEMPT FAILED:',
        "Error: Cannot find module 'uuid'",
        '',
        'SUGGESTED FIX: Run `npm install uuid` first',
        '',
        'Please address this before retrying the task.',
      ].join('\n'),
    )
  })

  test('after another task has blocked it, does not ask for the work of that task (S1-64)', () => {
    const findings = [
      aFinding({
        id: 'claim/status',
        failure: 'BLOCKED',
        message: 'the executor reports blocked: src/id.ts is missing',
        fix: 'This task depends on Task 2',
      }),
    ]
    const result = aResult({ stage: 'claim', failure: 'BLOCKED', findings, blockedBy: '2' })
    expect(retryContext(result, task, { attempt: 1 })).toBe(
      [
        'PREVIOUS ATTEMPT FAILED:',
        'Error: src/id.ts is missing',
        '',
        'SUGGESTED FIX: task 2 was to come first: go on with what it made, and leave its work to it',
        '',
        'Please address this before retrying the task.',
      ].join('\n'),
    )
  })

  test('after a failed verify, with the failing tests extracted (S1-59, S1-60)', () => {
    expect(retryContext(failedVerify, task, { attempt: 1 })).toBe(
      [
        'VERIFICATION FAILED:',
        'Command: npm test -- PlannerId',
        'Exit code: 1',
        '',
        'FAILURES:',
        '- PlannerId › should validate UUID format',
        '- PlannerId › should reject future dates',
        '',
        'Please fix the failing tests and re-verify.',
        '',
        'from its output:',
        '    FAIL src/PlannerId.test.js',
        '      ● PlannerId › should validate UUID format',
        '        expect(received).toBe(expected)',
        '      ● PlannerId › should reject future dates',
        '    Tests:       2 failed, 1 passed, 3 total',
      ].join('\n'),
    )
  })

  test('after a failed check of the output, with the sentence of seed 003 (S3-32, S3-49, S3-51)', () => {
    const findings = [
      aFinding({
        id: 'output/exists',
        failure: 'VERIFY_FAILURE',
        message: "Expected output 'a.json' not found",
        fix: 'create a.json and commit it',
      }),
    ]
    const text = retryContext(aResult({ failure: 'VERIFY_FAILURE', findings }), task, { attempt: 1 })
    expect(text).toContain("Previous attempt failed verification: Expected output 'a.json' not found")
    expect(text).toContain('SUGGESTED FIX: create a.json and commit it')
  })

  test('for a task with a contract, in the re-queue block of seed 004 (S4-02, S4-24 to S4-27)', () => {
    const findings = [
      aFinding({
        id: 'contract/env',
        failure: 'VERIFY_FAILURE',
        message: 'JWT_SECRET is NOT set — task may fail at runtime',
      }),
      aFinding({
        id: 'contract/endpoints',
        failure: 'VERIFY_FAILURE',
        message: 'endpoint POST /api/auth/register not found',
      }),
    ]
    expect(
      retryContext(aResult({ failure: 'VERIFY_FAILURE', findings }), taskWith({ contract: CONTRACT }), {
        attempt: 1,
      }),
    ).toBe(
      [
        '=== PREVIOUS ATTEMPT FAILED (Attempt 2) ===',
        'Verification level: contract',
        'The previous execution of this task failed verification. Fix the following issues:',
        '',
        '- env-JWT_SECRET: JWT_SECRET is NOT set — task may fail at runtime',
        '- endpoint-POST--api-auth-register: Endpoint not found',
        '',
        '=== END FAILURE CONTEXT ===',
        '',
        'Retry the task addressing these specific failures.',
        'Do not change working parts of the implementation.',
      ].join('\n'),
    )
  })

  test('a lie in a task with a contract belongs to no level, and is told in the form of seed 001', () => {
    const text = retryContext(
      aResult({ findings: [aFinding({ message: 'task 1.2 is not ticked' })] }),
      taskWith({ contract: CONTRACT }),
      { attempt: 1 },
    )
    expect(text).toMatch(/^PREVIOUS ATTEMPT FAILED:\nError: task 1.2 is not ticked/)
  })
})

test('the output shown is of the command that refused, not of a linter that only warned or ran on the commit before', () => {
  const lint = aRun({ purpose: 'lint', command: 'npm run lint', exitCode: 1, excerpt: 'lint error\n' }).result
  const before = { ...lint, purpose: 'baseline' as const, excerpt: 'old error\n' }
  const commands = [...failedVerify.commands, before, lint]
  const shown = (over: Partial<GateResult>) =>
    warmFeedback({ ...failedVerify, commands, ...over }, task, { attempt: 1 })
  expect(shown({})).toContain('should validate UUID format')
  expect(shown({})).not.toContain('lint error')
  expect(shown({ findings: [aFinding({ id: 'proof/lint' })] })).toContain('lint error')
})

describe('what a fresh attempt is told', () => {
  test('has a failure in its list even if the command printed nothing (S1-60)', () => {
    const [command] = failedVerify.commands
    const silent = { ...failedVerify, commands: command ? [{ ...command, excerpt: '' }] : [] }
    const said = 'FAILURES:\n- npm test -- PlannerId exited 1 and printed nothing\n'
    expect(retryContext(silent, task, { attempt: 1 })).toContain(said)
    expect(warmFeedback(silent, task, { attempt: 1 })).toContain(said)
  })

  test('names the failing tests also if the task has criteria, as the warm message does (S1-60)', () => {
    const told = retryContext(failedVerify, taskWith({ contract: CONTRACT }), { attempt: 1 })
    expect(told).toContain('FAILURES:\n- ')
    expect(told).toContain('should validate UUID format')
  })

  test('is the error and the advice of the executor itself, as document 001 shows it (S1-57, S1-58)', () => {
    const claimText = honestClaim(task, {
      status: 'failure',
      error: "|\n  Cannot find module 'uuid'\n  Run `npm install uuid` first",
    })
    const report = runStage(ALL_CHECKS, 'claim', facts({ claimText }), Config.parse({}))
    const findings = report.findings.filter(({ id }) => id === 'claim/status')
    const result = aResult({ stage: 'claim', failure: 'EXECUTION_FAILURE', findings })
    expect(retryContext(result, task, { attempt: 1 })).toBe(
      [
        'PREVIOUS ATTEMPT FAILED:',
        "Error: Cannot find module 'uuid'",
        '',
        'SUGGESTED FIX: Run `npm install uuid` first',
        '',
        'Please address this before retrying the task.',
      ].join('\n'),
    )
  })

  test('has the advice of the executor before what is known of such errors (S1-57)', () => {
    const claimText = honestClaim(task, {
      status: 'failure',
      error: "|\n  Cannot find module 'uuid'\n  vendor the uuid source instead",
    })
    const report = runStage(ALL_CHECKS, 'claim', facts({ claimText }), Config.parse({}))
    const findings = report.findings.filter(({ id }) => id === 'claim/status')
    expect(retryContext(aResult({ stage: 'claim', findings }), task, { attempt: 1 })).toContain(
      'SUGGESTED FIX: vendor the uuid source instead\n',
    )
  })
})
