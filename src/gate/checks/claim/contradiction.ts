import { check } from '../../check.ts'
import { findAdmissions } from '../../claim/contradiction.ts'

const LOGGED = 'CONTRADICTION: claimed completion while admitting failure'

export const contradiction = check({
  id: 'claim/contradiction',
  stage: 'claim',
  failure: 'FALSE_CLAIM',
  seed: '000',
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
    return [
      ...said,
      {
        line: result.line,
        message: `${LOGGED} (status: ${result.status} beside TASK_COMPLETE)`,
        fix: `finish the work and say status: success, or leave TASK_COMPLETE out`,
      },
    ]
  },
})
