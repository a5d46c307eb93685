import { check } from '../../check.ts'
import { scriptRemarks } from '../../script-remarks.ts'

export const lint = check({
  id: 'proof/lint',
  stage: 'proof',
  failure: 'VERIFY_FAILURE',
  rows: ['S4-05'],
  summary:
    'the linter passes: the command of `proof.lint`, or the lint script of the packages that own the changed files (for a plan other than a TASKS.json, only new errors in changed files are refused; any other failure, a script that was not run and a task marked [RED] are ORANGE)',
  message: 'new error of `{command}`: {error}',
  run: (facts) => scriptRemarks('lint', facts),
})
