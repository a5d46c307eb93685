import { check } from '../../check.ts'
import { ranWith } from '../../ran-with.ts'

export const criteria = check({
  id: 'proof/criteria',
  stage: 'proof',
  failure: 'VERIFY_FAILURE',
  seed: '004',
  rows: ['S4-09', 'S4-10', 'S4-11'],
  summary: 'the command of every blocking acceptance criterion exits 0',
  message: '{criterion}: `{command}` exited {code}',
  run: ({ runs }) => ranWith(runs, 'criterion', 'the task has no acceptance criteria with a command'),
})
