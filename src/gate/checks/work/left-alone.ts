import { check } from '../../check.ts'

const MOST = 10

export const leftAlone = check({
  id: 'work/left-alone',
  stage: 'artifacts',
  severity: 'warn',
  failure: 'FALSE_CLAIM',
  tunable: true,
  summary: 'nothing is uncommitted that is not part of the task; what is, is left alone and shown once',
  message: '{file} has changes that are not part of this task; left alone',
  run: ({ leftAlone: files, shownBefore }) => {
    const fresh = files.filter(({ path }) => !shownBefore.has(path))
    const shown = fresh.slice(0, MOST).map(({ path, kind }) => ({
      file: path,
      message: `${path} ${kind === 'untracked' ? 'is a new file that is' : 'has changes that are'} not part of this task; left alone`,
      fix: 'commit it if you made it, otherwise leave it',
    }))
    const more = fresh.length - shown.length
    const message = `${more} more files have changes that are not part of this task; left alone`
    return more > 0 ? [...shown, { message }] : shown
  },
})
