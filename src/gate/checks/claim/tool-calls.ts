import { check } from '../../check.ts'

export const toolCalls = check({
  id: 'claim/tool-calls',
  stage: 'claim',
  severity: 'warn',
  failure: 'FALSE_CLAIM',
  rows: ['S3-24'],
  tunable: true,
  summary: 'no command and no edit of the executor failed last without being repeated with success',
  message: 'the last {tool} call ({what}) failed and was not repeated with success: {error}',
  run: ({ failedCalls, claim }) => {
    if (claim.result && claim.result.status !== 'success') return { skip: 'no completion was claimed' }
    if (failedCalls === undefined) return { skip: 'the transcript of the executor could not be read' }
    return failedCalls.map(({ tool, what, error }) => ({
      message: `the last ${tool} call (${what}) failed and was not repeated with success: ${error}`,
      fix: 'if it matters, make it succeed; if it was not allowed or does not matter, say so in the evidence',
    }))
  },
})
