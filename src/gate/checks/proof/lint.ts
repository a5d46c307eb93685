import { check } from '../../check.ts'
import { scriptRemarks } from '../../script-remarks.ts'

export const lint = check({
  id: 'proof/lint',
  stage: 'proof',
  failure: 'VERIFY_FAILURE',
  rows: ['S4-05'],
  summary:
    'the linter passes: the command of `proof.lint`, or the lint script of the packages that own the changed files (in a plan that is no TASKS.json only new errors in changed files are refused; whatever else fails, was not run or is marked [RED] is ORANGE)',
  message: 'new error of `{command}`: {error}',
  run: (facts) => scriptRemarks('lint', facts),
})
