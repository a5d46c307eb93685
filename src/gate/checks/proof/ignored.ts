import { check, listed } from '../../check.ts'
import type { IgnoredProof } from '../../facts.ts'

export const ignored = check({
  id: 'proof/ignored',
  stage: 'proof',
  severity: 'warn',
  failure: 'VERIFY_FAILURE',
  tunable: true,
  summary: 'no proof rests on files that git ignores and that are in no commit',
  message: '`{command}` passes only where the work was done: it needs {paths}, which git ignores',
  run: ({ ignored: found, task }) => {
    if (found === undefined) return { skip: 'the proof ran on the commit alone' }
    return found.map((proof) => ({
      file: task.file,
      line: task.verify[0]?.line ?? task.line,
      message: messageOf(proof),
      fix: 'set `proof.setup` to a command that makes what it needs, or commit it',
    }))
  },
})

function messageOf({ command, how, paths }: IgnoredProof): string {
  const files = listed(paths)
  if (how === 'named')
    return `\`${command}\` looks at ${files}, which git ignores and the command does not make: it is in no commit`
  if (how === 'needed')
    return `\`${command}\` passes because of ${files}, which git ignores: it fails on the commit alone`
  const why = files === '' ? '' : `: it needs ${files}, which git ignores`
  return `\`${command}\` passes only in the folder where the work was done and fails in a checkout of the commit${why}`
}
