import { expect, test } from 'vitest'
import { attemptsLine, workedMs } from '../../src/view/run-view.ts'
import { renderShowWords } from '../../src/view/show-words.ts'
import { aCommand, aFailure, anAttempt, aResult, aReview, aRun, aTask, at } from '../support/run-builder.ts'

const PLACE = { dir: '/repo/.git/ultraplan/runs/r1', columns: 78, where: 'screen' as const }
const failure = aFailure({ type: 'VERIFY_FAILURE', stage: 'proof', reason: '`node --test` exited 1' })
const refused = aTask('1.2', {
  status: 'escalated',
  attempts: [
    anAttempt({ failures: [failure, failure], endedAt: at(40) }),
    anAttempt({ n: 2, failures: [{ ...failure, attempt: 2 }], endedAt: at(90) }),
  ],
  pausedFor: { reason: 'VERIFY_FAILURE 3 times', options: ['retry'] },
  lastResult: aResult({
    task: '1.2',
    outcome: 'FAILED',
    failure: 'VERIFY_FAILURE',
    colour: 'RED',
    stage: 'proof',
    findings: [
      {
        id: 'proof/verify',
        severity: 'block',
        message: '`node --test` exited 1',
        fix: 'fix what it reports',
      },
    ],
    commands: [
      aCommand({
        command: 'node --test',
        exitCode: 1,
        excerpt: 'ok 1 - first\nnot ok 2 - second\n100 !== 90\n',
      }),
    ],
  }),
})

test('a refused task is told with its attempts, why, and the excerpt that the executor got', () => {
  const text = renderShowWords(aRun({ tasks: [refused] }), refused, PLACE)
  expect(text).toContain('is escalated: the verify failed 3 times, the limit\n  for one kind of failure')
  expect(text).toContain('2 attempts so far; a retry allows 3 more')
  expect(text).toContain('1: refused 2 times: the verify failed: `node --test` exited 1')
  expect(text).toContain('  $ node --test  (exit 1)\n    not ok 2 - second\n    100 !== 90')
  expect(text).toContain('/ultraplan:log 1.2: what happened')
  expect(text).toContain('! ultraplan show 1.2 --yaml')
  expect(text).toContain('/repo/.git/ultraplan/runs/r1/evidence')
  expect(text).not.toMatch(/VERIFY_FAILURE|skip|pass$/m)
})

test('an approved task is told with what proved it, and what its marks mean', () => {
  const task = aTask('1', {
    status: 'approved',
    flags: ['orange', 'warnings'],
    attempts: [anAttempt({ endedAt: at(40) })],
    reviews: [aReview({}, 44)],
    lastResult: aResult({
      task: '1',
      colour: 'ORANGE',
      findings: [{ id: 'work/left-alone', severity: 'warn', message: 'a file was left alone' }],
    }),
    approvedCommit: 'c'.repeat(40),
  })
  const text = renderShowWords(aRun({ tasks: [task] }), task, PLACE)
  expect(text).toContain('verify: `npm test -- parser` ended with 0')
  expect(text).toContain('orange: approved in doubt')
  expect(text).toContain('a file was left alone  [work/left-alone]')
  expect(text).not.toContain('why the last claim was refused')
})

test('a rejection is told after the gate that the work had passed', () => {
  const rejected = aFailure({ type: 'ARCHITECT_REJECTION', stage: 'review', reason: 'no comment' })
  const passed = { commit: 'd'.repeat(40), base: 'b'.repeat(40), colour: 'PASS' as const, confidence: 1 }
  const task = aTask('1', { attempts: [anAttempt({ failures: [failure, rejected], passed })] })
  expect(renderShowWords(aRun({ tasks: [task] }), task, PLACE)).toMatch(
    /1: refused: the verify failed.*\n +1: passed the gate at dddddddddd\n +1: refused: the architect rejected the work: no comment/,
  )
})

test('attempts are counted in one way, also after a retry', () => {
  const { pausedFor: _, ...again } = { ...refused, status: 'pending' as const, forgiven: 2 }
  expect(attemptsLine(aRun({ tasks: [again] }), again)).toBe('2 attempts so far, 3 more allowed')
})

test('the time of a task is that of its attempts and reviews, without what waited for the person', () => {
  const task = aTask('1', {
    attempts: [
      anAttempt({ startedAt: at(0), endedAt: at(40) }),
      anAttempt({ n: 2, startedAt: at(200), endedAt: at(230) }),
    ],
    reviews: [aReview({}, 45), aReview({}, 240)],
  })
  expect(workedMs(task)).toBe(85_000)
})
