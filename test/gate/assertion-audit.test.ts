import { describe, expect, test } from 'vitest'
import { ALL_CHECKS } from '../../src/engine/project/checks.ts'
import { assertions } from '../../src/gate/checks/claim/assertions.ts'
import { inside } from '../../src/gate/checks/scope/inside.ts'
import { untouched } from '../../src/gate/checks/scope/untouched.ts'
import { PACKET_CHECKS, sectionOf } from '../../src/model/packet-gates.ts'
import { facts, PACKET, taskWith, text } from '../support/facts.ts'
import { honestClaim } from '../support/gate-scenario.ts'

const task = taskWith({ packet: PACKET })

function messages(line: string): string[] {
  const claimText = `## Assertion Results\n${line}\n\n${honestClaim(facts().task)}`
  const answer = assertions.run(
    facts({ task, claimText, cited: new Map([['src/greeting.js', text('hello\n')]]) }),
  )
  return 'skip' in answer ? [answer.skip] : [answer].flat().map(({ message }) => message)
}

describe('Gate 2, the results of assertions', () => {
  test('a PASS with a line that exists is complete (S2-24, S2-26)', () => {
    expect(messages('- A1: PASS — src/greeting.js:1 (hello)')).toEqual([])
  })

  test.each([
    ['- A1: FAIL — src/greeting.js:1 (expected: hello; actual: goodbye)', false],
    ['- A1: FAIL — src/greeting.js:1 (expected: hello)', true],
    ['- A1: FAIL — src/greeting.js:1 (actual: goodbye)', true],
    ['- A1: FAIL — src/greeting.js:1 (expected: ; actual: goodbye)', true],
    ['- A1: FAIL — src/greeting.js:1 (expected: hello; actual: )', true],
    ['- A1: FAIL — src/greeting.js:1 (wrong)', true],
  ])('%s: a FAIL gives both expected and actual (S2-27)', (line, lacks) => {
    const found = messages(line)
    expect(found).toContain(
      'Gate 2 (Assertion Audit) 2b status: A1 reports FAIL, so the task is not done (Section 11)',
    )
    expect(found.some((message) => message.startsWith('Gate 2 (Assertion Audit) 2d detail: '))).toBe(lacks)
  })

  test.each([
    ['- A2: PASS — src/greeting.js:1', '2a completeness: A1 has no result (Section 11)'],
    ['- A1: done — src/greeting.js:1', '2b status: the result of A1 says neither PASS nor FAIL (Section 11)'],
    ['- A1: PASS — it is there', '2c evidence: the result of A1 has no file:line reference (Section 11)'],
    [
      '- A1: PASS — src/greeting.js:9',
      '2c evidence: A1 points to line 9 of src/greeting.js, which has 1 (Section 11)',
    ],
  ])('%s: its finding names gate, check, message and section (S2-07, S2-30)', (line, message) => {
    expect(messages(line)).toContain(`Gate 2 (Assertion Audit) ${message}`)
  })
})

test('a TRIVIAL task has no packet gates, and is shown as SKIPPED (S2-43, S2-44)', () => {
  const trivial = facts({ task: taskWith({ packet: PACKET, tier: 'TRIVIAL' }) })
  for (const check of [assertions, inside, untouched])
    expect(check.run(trivial)).toEqual({ skip: 'SKIPPED: the task is TRIVIAL' })
})

test('findings of Gate 3 name their section (S2-07)', () => {
  const outside = facts({ task: taskWith({ packet: { ...PACKET, fileScope: ['a.txt'] } }) })
  for (const [check, name] of [
    [inside, '3a scope'],
    [untouched, '3b untouched'],
  ] as const) {
    const answer = check.run(outside)
    const found = 'skip' in answer ? [] : [answer].flat().map(({ message }) => message)
    expect(found.length).toBeGreaterThan(0)
    for (const message of found)
      expect(message).toMatch(new RegExp(`^Gate 3 \\(File Scope Audit\\) ${name}: .*\\(Section 1\\)$`))
  }
})

test('every check of the packet gates documents its section (S2-07, S2-10)', () => {
  const documented = ALL_CHECKS.filter(({ seed }) => seed === '002').map(({ source }) => source)
  expect(documented).not.toContain(undefined)
  const sections = Object.keys(PACKET_CHECKS).map((check) => sectionOf(check as keyof typeof PACKET_CHECKS))
  expect(new Set(documented)).toEqual(new Set(sections))
})
