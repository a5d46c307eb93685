import { check, type Remark } from '../../check.ts'
import { decidingRuns, hidesExit } from '../../commands.ts'
import { mayBeginGreen } from '../../plan-text.ts'

export const vacuous = check({
  id: 'proof/vacuous',
  stage: 'proof',
  failure: 'VERIFY_FAILURE',
  rows: ['S1-129', 'S1-131'],
  summary: 'the verify command can fail, and did fail or was not there before the work',
  message: '`{command}` proves nothing: {why}',
  run: ({ task, runs, baseline, config, constants }) => {
    const ran = decidingRuns(runs)
    if (ran.length === 0) return { skip: 'no verify command ran' }
    const at = { file: task.file, line: task.verify[0]?.line ?? task.line }
    const remarks = ran.flatMap(({ result: { command } }): Remark | [] => {
      const fix = 'a person gives the task a command that fails when the work is not done'
      if (constants.has(command))
        return { ...at, message: `\`${command}\` proves nothing: it passes whatever was done`, fix }
      const end = hidesExit(command)
      if (end === undefined) return []
      const message = `\`${command}\` proves little: it ends as \`${end}\` does, whatever is in front of the pipe`
      return { ...at, message, fix, severity: 'warn' }
    })
    if (!baseline?.green || config.proof.baseline === 'off' || mayBeginGreen(task)) return remarks
    const message = 'the verify already passed before any work was done, so it shows little'
    const fix = 'a person gives the task a command that fails until it is done'
    const severity = config.proof.baseline === 'block' ? undefined : 'warn'
    return [...remarks, { ...at, message, fix, severity }]
  },
})
