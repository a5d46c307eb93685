import type { Check } from '../../check.ts'

export const history: Check = {
  id: 'work/history',
  stage: 'artifacts',
  severity: 'block',
  failure: 'FALSE_CLAIM',
  seed: 'design',
  rows: [],
  tunable: false,
  summary: 'the commit the task began on and every approved commit are still part of the history',
  message: '{commit} ({what}) is no longer in the history of HEAD',
  run: ({ lost }) =>
    lost.map(({ commit, what }) => ({
      message: `${commit.slice(0, 12)} (${what}) is no longer in the history of HEAD`,
      fix: `go back with git reflog, or git reset --soft ${commit.slice(0, 12)} and commit the work anew on top of it`,
    })),
}
