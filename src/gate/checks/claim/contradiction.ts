import { check } from '../../check.ts'
import { findAdmissions } from '../../claim.ts'

const LOGGED = 'CONTRADICTION: claimed completion while admitting failure'

export const contradiction = check({
  id: 'claim/contradiction',
  stage: 'claim',
  failure: 'FALSE_CLAIM',
  rows: ['S0-04', 'S0-05', 'S0-06', 'S0-66'],
  summary: 'a claim of completion does not also say that the work is not done',
  message: `${LOGGED} ("{phrase}")`,
  run: ({ claim, task }) => {
    if (claim.signal === 'none') return { skip: 'nothing was claimed' }
    const { result } = claim
    const own = result ? [result.evidence, result.error].map((text) => ({ line: result.line, text })) : []
    const said = findAdmissions([...claim.prose, ...own], task.title).map(({ phrase, line }) => ({
      line,
      message: `${LOGGED} ("${phrase}")`,
      fix: 'finish the work, or hand in status: failure or status: blocked without TASK_COMPLETE; words that describe the product go in quotes',
    }))
    if (!result || result.status === 'success') return said
    const message = `${LOGGED} (status: ${result.status} beside TASK_COMPLETE)`
    const fix = 'finish the work and say status: success, or leave TASK_COMPLETE out'
    return [...said, { line: result.line, message, fix }]
  },
})
