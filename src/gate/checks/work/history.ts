import { shellWord } from '../../../model/run.ts'
import { check } from '../../check.ts'

/** A person may pull, amend or switch branches in the same folder. The agent must not move their commits. */
const OTHERWISE =
  'if you did not, a person did: leave it as it is, and hand in status: blocked with this as the reason'

export const history = check({
  id: 'work/history',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  summary: 'the work is on the branch of the run, on top of where it began and of every approved commit',
  message: '{commit} ({what}) is no longer in the history of HEAD',
  run: ({ head, lost, branch }) => {
    if (!branch || branch.expected === branch.actual)
      return lost.map(({ commit, what }) => ({
        message: `${commit.slice(0, 12)} (${what}) is no longer in the history of HEAD`,
        fix: `if you rewrote it: git update-ref HEAD ${commit.slice(0, 12)}, which changes no file, then commit your work again on top of it, each file by name; ${OTHERWISE}`,
      }))
    // The history of another branch says nothing, and nobody is told to move it: it may be a person's.
    const { expected, actual } = branch
    const where = actual === undefined ? 'HEAD is detached' : `HEAD is on branch ${actual}`
    const fix = `if you switched, and every commit since is yours: git switch ${shellWord(expected)} && git merge --ff-only ${shellWord(actual ?? head.slice(0, 12))}, and claim again; ${OTHERWISE}`
    return [{ message: `${where}, but the run works on ${expected}`, fix }]
  },
})
