import type { Check } from '../../check.ts'
import { ranWith } from '../../ran-with.ts'

export const lint: Check = {
  id: 'proof/lint',
  stage: 'proof',
  severity: 'block',
  failure: 'VERIFY_FAILURE',
  seed: '004',
  rows: ['S4-05'],
  tunable: false,
  summary: 'the linter exits 0, where one is configured',
  message: '`{command}` exited {code}',
  run: ({ runs }) => ranWith(runs, 'lint', 'proof.lint is not configured'),
}
