import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

/** Lines of plans. No fence and no comment among them, so that every task and box is one for a person, too. */
const LINES = [
  '- [ ] 1.1 Add the parser',
  '- [ ] 1.2 Add the printer',
  '- [x] T001 Begin',
  '- [ ] Write it',
  '  - [ ] A step',
  '- [ ]\\* 3.3 Test it',
  '- [ ] 4 test files created',
  '<tasks>',
  '</tasks>',
  '<task type="auto">',
  '<task',
  '<name>A</name>',
  '</task>',
  '### Task 1: A',
  '### Task F2: B',
  '## Success Criteria',
  '## Phase 1: A',
  '# Story 1.1: S',
  '## Tasks / Subtasks',
  'words',
  '',
]

it('whatever looks like a task is in a task that was read, or in a finding', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { maxLength: 25 }), (lines) => {
      const answer = readPlanText(lines.join('\n'), 'specs/x/tasks.md')
      if (answer.kind !== 'read') return
      const { plan } = answer.reading
      const findings = lintPlan(answer.reading)
      const told = new Set(
        findings.flatMap(({ line, message }) => [line, ...(message.match(/\d+/g) ?? []).map(Number)]),
      )
      for (const [at, line] of lines.entries()) {
        if (!/^\s*- \[.\]|^<task(?:\s|$)|^### Task/.test(line)) continue
        const isRead = plan.tasks.some((task) => task.line <= at + 1 && at + 1 <= task.endLine)
        expect(isRead || told.has(at + 1), `line ${at + 1}: ${line}`).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
