import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Finding } from '../../src/model/gate.ts'
import { needsOf, needsToRelay, whatFailed } from '../../src/view/needs-you.ts'
import { aCommand, aFailure, anAttempt, aResult, aRun, aTask, at } from '../support/run-builder.ts'

const asked = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    task: `1.${index + 1}`,
    question: `task 1.${index + 1} needs you after 3 attempts: the verify failed (npm test exited ${index})`,
    options: ['retry', 'skip'],
  }))

test('what a coordinator passes on names each task with its reason and what to type', () => {
  expect(
    needsToRelay(aRun(), asked(2)),
  ).toBe(`ultraplan asks: task 1.1 needs you after 3 attempts: the verify failed (npm test exited 0)
  to try again: /ultraplan:retry --task 1.1
  to count it as complete without proof: /ultraplan:skip-verify --task 1.1 --reason "..."
task 1.2 needs you after 3 attempts: the verify failed (npm test exited 1)
  to try again: /ultraplan:retry --task 1.2
  to count it as complete without proof: /ultraplan:skip-verify --task 1.2 --reason "..."`)
})

test('a rule is offered for a command of one line, and not for a whole script', () => {
  const asking = (rule: string) => {
    const call = { ticket: 't1', toolUseId: 'u1', tool: 'Bash', what: 'x', rule, at: at(0) }
    return needsOf(aRun({ tasks: [aTask('1.1', { status: 'executing', waiting: call })] }), [])[0]?.type
  }
  expect(asking('Bash(npm test)')).toEqual([
    'answer it there; a rule for it, by /permissions: Bash(npm test)',
  ])
  expect(asking('permissions.defaultMode: acceptEdits')).toEqual([
    'answer it there; shift+tab turns on a mode that asks for no edit',
  ])
  expect(asking("Bash(cat > a <<'E'\nx\nE)")).toEqual(['answer it there'])
})

test('a task that lacks a permission is told what allows it before it is tried again', () => {
  const denied = { id: 'permission/denied', severity: 'block', message: 'x', fix: 'y' } as const
  const blocked = (findings: Finding[]) => {
    const task = aTask('1.1', { status: 'blocked', lastResult: aResult({ outcome: 'BLOCKED', findings }) })
    const ask = { task: '1.1', question: 'task 1.1 is blocked', options: ['retry'] }
    return needsOf(aRun({ spec: 'shop', tasks: [task] }), [ask])[0]?.type
  }
  const again = 'to try again: /ultraplan:retry --task 1.1'
  expect(blocked([denied])).toEqual(['to have it allowed: /ultraplan:init shop, or /permissions', again])
  expect(blocked([])).toEqual([again])
})

test('what failed is passed on as the executor was shown it; what others leave out is named', () => {
  const failing = (id: string) => {
    const lines = Array.from({ length: 12 }, (_, n) => `FAIL ${n} ${'計'.repeat(90)}`)
    const command = aCommand({ exitCode: 1, excerpt: lines.join('\n') })
    return aTask(id, {
      status: 'escalated',
      attempts: [anAttempt({ failures: [aFailure()] })],
      lastResult: aResult({ outcome: 'FAILED', commands: [command] }),
    })
  }
  const tasks = [failing('1.1'), failing('1.2')]
  const [first = '', second = ''] = needsToRelay(aRun({ tasks }), asked(2)).split(/^(?=task 1\.2 )/m)
  const evidence = tasks[0] ? whatFailed(tasks[0]) : []
  expect(evidence).toHaveLength(11)
  for (const line of evidence) expect(first).toContain(`\n  | ${line}\n`)
  expect(first).not.toContain('…')
  expect(second).toContain('\n  | … /ultraplan:status has the rest\n  to try again: ')
})

test('of many it has as many as fit, and says where the others are', () => {
  const text = needsToRelay(aRun(), asked(40))
  expect(Buffer.byteLength(text)).toBeLessThan(1600)
  expect(text).toMatch(/\nand \d\d more: \/ultraplan:status$/)
})

test('a command in the first question is never cut: a person types what stands there', () => {
  const tasks = ['1.1', '1.2', '1.3'].map((id) => `commit 2f52749d33 of task ${id}, which was approved,`)
  const question = `the run is halted: history was rewritten: ${tasks.join(' and ')} is not in the history of ultraplan/a-spec-with-a-long-name any more; bring it back (git switch ultraplan/a-spec-with-a-long-name, then git merge -X ours refs/ultraplan/20261119T055516-a-spec-with-a-long-name-91e0/approved, which leaves the lines), then /ultraplan:resume  [history/rewritten]`
  expect(needsToRelay(aRun(), [{ question, options: [] }])).toContain('then /ultraplan:resume')
})

test('the first question is there with its commands, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 4000 }), (question) => {
      const text = needsToRelay(aRun(), [{ task: '1.1', question, options: ['retry'] }])
      expect(Buffer.byteLength(text)).toBeLessThan(1600)
      expect(text.split('\n')).toHaveLength(2)
      expect(text).toContain('/ultraplan:retry --task 1.1')
    }),
  )
})
