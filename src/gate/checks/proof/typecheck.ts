import { check } from '../../check.ts'
import { scriptRemarks } from '../../script-remarks.ts'

export const typecheck = check({
  id: 'proof/typecheck',
  stage: 'proof',
  failure: 'VERIFY_FAILURE',
  rows: ['S4-04', 'S3-07'],
  summary:
    'the type check passes: the command of `proof.typecheck`, or the typecheck script of the packages that own the changed files (in a plan that is no TASKS.json only new errors in changed files are refused; whatever else fails, was not run or is marked [RED] is ORANGE)',
  message: 'new error of `{command}`: {error}',
  run: (facts) => scriptRemarks('typecheck', facts),
})
