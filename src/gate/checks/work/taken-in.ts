import { check } from '../../check.ts'

const MOST = 10

export const takenIn = check({
  id: 'work/taken-in',
  stage: 'artifacts',
  severity: 'warn',
  failure: 'FALSE_CLAIM',
  tunable: true,
  summary: 'every committed file is named by the task, or by something that the executor said or did',
  message: '{file} is in the commits of this task, and nothing names it: it may be what you were editing',
  run: ({ taken, base }) => {
    const shown = taken.slice(0, MOST).map((path) => ({
      file: path,
      message: `${path} is in the commits of this task, but neither the task nor anything the executor said or did names it: it may be what you were editing`,
      fix: `look at what was committed: git diff ${base.slice(0, 12)} HEAD`,
    }))
    const more = taken.length - shown.length
    return more > 0 ? [...shown, { message: `${more} more committed files that nothing names` }] : shown
  },
})
