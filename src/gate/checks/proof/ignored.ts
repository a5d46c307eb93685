import type { Check } from '../../check.ts'

export const ignored: Check = {
  id: 'proof/ignored',
  stage: 'proof',
  severity: 'warn',
  failure: 'VERIFY_FAILURE',
  seed: 'design',
  rows: [],
  tunable: true,
  summary: 'no proof rests on files that git ignores and that are in no commit',
  message: '`{command}` passes because of {paths}, which git ignores',
  run: ({ ignored: found, task }) => {
    if (found === undefined) return { skip: 'the proof ran on the commit alone' }
    return found.map(({ command, how, paths }) => {
      const files = `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`
      return {
        file: task.file,
        line: task.verify[0]?.line ?? task.line,
        message:
          how === 'named'
            ? `\`${command}\` looks at ${files}, which git ignores and the command does not make: it is in no commit`
            : `\`${command}\` passes because of ${files}, which git ignores: it fails on the commit alone`,
        fix: 'let the command make what it looks at, or commit it; proof.room: clean proves without it',
      }
    })
  },
}
