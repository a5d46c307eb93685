import { commitByName, commitIfYours } from '../../charged-files.ts'
import { check } from '../../check.ts'
import type { Uncommitted } from '../../facts.ts'
import { specFile } from '../../plan-text.ts'

const MOST = 10

export const committed = check({
  id: 'work/committed',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  seed: '000',
  rows: ['S0-64', 'S1-01'],
  summary: 'what the task names and what its executor wrote is committed; nothing else counts',
  message: '{file} is not committed',
  run: ({ uncommitted, plan, task }) => {
    const left = uncommitted.filter(({ path }) => !(task.box && specFile(plan, path)))
    const shown = left.slice(0, MOST).map((entry) => ({ file: entry.path, ...words(entry) }))
    const more = left.length - shown.length
    return more > 0 ? [...shown, { message: `and ${more} more files are not committed` }] : shown
  },
})

function words({ path, kind }: Uncommitted): { message: string; fix: string } {
  switch (kind) {
    case 'untracked':
      return { message: 'a new file is not committed', fix: commitIfYours(path) }
    case 'submodule':
      return {
        message: 'the submodule has changes that are not committed',
        fix: `commit inside ${path} what you made there, then: ${commitByName(path)}`,
      }
    case 'modified':
      return { message: 'changes are not committed', fix: commitIfYours(path) }
  }
}
