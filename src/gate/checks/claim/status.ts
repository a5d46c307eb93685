import { check } from '../../check.ts'
import { suggestedFix } from '../../suggested-fix.ts'

export const status = check({
  id: 'claim/status',
  stage: 'claim',
  failure: 'EXECUTION_FAILURE',
  seed: '001',
  rows: ['S1-20', 'S1-21', 'S1-22', 'S1-41', 'S1-51', 'S1-54'],
  summary: 'the executor reports success',
  message: 'the executor reports {failure or blocked}: {error}',
  run: ({ claim: { result } }) => {
    if (!result) return { skip: 'there is no result to read' }
    if (result.status === 'success') return []
    const [why = '', ...rest] = result.error.split('\n')
    const fix = suggestedFix(why, rest.join(' ').trim())
    return [
      {
        line: result.line,
        message: `the executor reports ${result.status}: ${why || 'no reason given'}`,
        ...(fix ? { fix } : {}),
        ...(result.status === 'blocked' ? { failure: 'BLOCKED' as const } : {}),
      },
    ]
  },
})
