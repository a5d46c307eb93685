import type { Check } from '../../check.ts'

export const history: Check = {
  id: 'work/history',
  stage: 'artifacts',
  severity: 'block',
  failure: 'FALSE_CLAIM',
  seed: 'design',
  rows: [],
  tunable: false,
  summary: 'the work is on the branch of the run, on top of where it began and of every approved commit',
  message: '{commit} ({what}) is no longer in the history of HEAD',
  run: ({ lost, branch }) => {
    const moved = lost.map(({ commit, what }) => ({
      message: `${commit.slice(0, 12)} (${what}) is no longer in the history of HEAD`,
      fix: `go back with git reflog, or git reset --soft ${commit.slice(0, 12)} and commit the work anew on top of it`,
    }))
    if (!branch || branch.expected === branch.actual) return moved
    const { expected, actual } = branch
    const where = actual === undefined ? 'HEAD is detached' : `HEAD is on branch ${actual}`
    return [
      ...moved,
      {
        message: `${where}, but the run works on ${expected}`,
        fix: `git switch ${expected} && git merge --ff-only ${actual ?? 'the commit'}, and claim again`,
      },
    ]
  },
}
