import { check } from '../../check.ts'

export const discarded = check({
  id: 'work/discarded',
  stage: 'artifacts',
  severity: 'warn',
  failure: 'FALSE_CLAIM',
  tunable: true,
  summary: "the executor ran no command that discards what is not committed, which may be a person's",
  message: 'the executor ran {command}, which discards what is not committed',
  run: ({ discarded: commands }) =>
    commands.map((command) => ({
      message: `the executor ran ${JSON.stringify(command.slice(0, 120))}, which discards what is not committed`,
      fix: 'if you had changes in this folder, see whether they are there; what was stashed is among the stashes',
    })),
})
