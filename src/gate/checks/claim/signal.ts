import { check } from '../../check.ts'

export const signal = check({
  id: 'claim/signal',
  stage: 'claim',
  failure: 'FALSE_CLAIM',
  rows: ['S0-08', 'S0-09', 'S0-10', 'S0-11', 'S0-69'],
  summary: 'the last line of the claim is TASK_COMPLETE, alone',
  message: 'the claim does not end with TASK_COMPLETE',
  run: ({ claim }) => {
    if (claim.signal === 'last') return []
    const honest = claim.result?.status
    if (claim.signal === 'none' && (honest === 'failure' || honest === 'blocked'))
      return { skip: `the result says ${honest}, which needs no signal` }
    const message =
      claim.signal === 'none'
        ? 'the claim does not end with TASK_COMPLETE'
        : 'TASK_COMPLETE is mentioned, but it is not the last line on its own'
    return { message, fix: 'when the task is done, end with a last line that is only TASK_COMPLETE' }
  },
})
