import type { Check } from '../../check.ts'
import { resultTemplate } from '../../claim/template.ts'

export const result: Check = {
  id: 'claim/result',
  stage: 'claim',
  severity: 'block',
  failure: 'MALFORMED',
  seed: '001',
  rows: ['S1-14', 'S1-15', 'S1-16', 'S1-17', 'S1-18', 'S1-19', 'S1-24', 'S1-42', 'S1-44', 'S1-56', 'S1-71'],
  tunable: false,
  summary: 'the claim holds one result block with every field of seed 001',
  message: '{field}: expected {what}, got {what}',
  run: ({ claim, task }) =>
    claim.problems.map((problem, index) => ({
      ...(problem.line ? { line: problem.line } : {}),
      message: problem.message,
      // The whole block once is enough; each field already says what it wants.
      ...(index === 0 ? { fix: `hand in a block like this:\n${resultTemplate(task)}` } : {}),
    })),
}
