import { check } from '../../check.ts'
import type { Uncommitted } from '../../facts.ts'
import { commitByName, commitIfYours, specFile } from '../../plan-text.ts'

const MOST = 10

export const committed = check({
  id: 'work/committed',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  rows: ['S0-64', 'S1-01'],
  summary: 'what the task names and what its executor wrote is committed; nothing else counts',
  message: '{file} is not committed',
  run: ({ uncommitted, plan, task }) => {
    const left = uncommitted.filter(({ path }) => !(task.box && specFile(plan, path)))
    const shown = left.slice(0, MOST).map(({ path, kind }) => ({
      file: path,
      message: WORDS[kind],
      fix:
        kind === 'submodule'
          ? `commit inside ${path} what you made there, then: ${commitByName(path)}`
          : commitIfYours(path),
    }))
    const more = left.length - shown.length
    return more > 0 ? [...shown, { message: `and ${more} more files are not committed` }] : shown
  },
})

const WORDS: Record<Uncommitted['kind'], string> = {
  untracked: 'a new file is not committed',
  submodule: 'the submodule has changes that are not committed',
  modified: 'changes are not committed',
}
