import type { Task } from '../../../model/plan.ts'
import type { Check, Remark } from '../../check.ts'
import { weaknessOf } from '../../vacuous.ts'

export const vacuous: Check = {
  id: 'proof/vacuous',
  stage: 'proof',
  severity: 'block',
  failure: 'VERIFY_FAILURE',
  seed: '001',
  rows: ['S1-129', 'S1-131'],
  tunable: false,
  summary: 'the verify command can fail, and did fail or was not there before the work',
  message: '`{command}` proves nothing: {why}',
  run: ({ task, runs, baseline, config }) => {
    const ran = runs.filter(({ result }) => result.purpose === 'verify')
    if (ran.length === 0) return { skip: 'no verify command ran' }
    const line = task.verify[0]?.line ?? task.line
    const remarks = ran.flatMap(({ result }): Remark[] => {
      const weakness = weaknessOf(result.command)
      if (!weakness) return []
      return [
        {
          file: task.file,
          line,
          message: `\`${result.command}\` proves ${weakness.kind === 'constant' ? 'nothing' : 'little'}: ${weakness.why}`,
          fix: 'a person gives the task a command that fails when the work is not done',
          ...(weakness.kind === 'constant' ? {} : { severity: 'warn' as const }),
        },
      ]
    })
    if (!baseline?.green || config.proof.baseline === 'off' || exempt(task)) return remarks
    return [
      ...remarks,
      {
        file: task.file,
        line,
        message: 'the verify already passed before any work was done, so it shows little',
        fix: 'a person gives the task a command that fails until it is done',
        ...(config.proof.baseline === 'block' ? {} : { severity: 'warn' as const }),
      },
    ]
  },
}

/** Tasks that only look, keep something as it is, or repair it, may well begin green. */
function exempt(task: Task): boolean {
  if (task.kind !== 'work' || task.fixOf !== undefined) return true
  return task.markers.some((marker) => /^(?:guard|fix\b|checkpoint|verify)/i.test(marker))
}
