import type { Check } from '../../check.ts'
import { ranWith } from '../../ran-with.ts'

export const typecheck: Check = {
  id: 'proof/typecheck',
  stage: 'proof',
  severity: 'block',
  failure: 'VERIFY_FAILURE',
  seed: '004',
  rows: ['S4-04', 'S3-07'],
  tunable: false,
  summary: 'the type check exits 0, where one is configured',
  message: '`{command}` exited {code}',
  run: ({ runs }) => ranWith(runs, 'typecheck', 'proof.typecheck is not configured'),
}
