import { check } from '../../check.ts'
import { commitIfYours, specFile } from '../../plan-text.ts'

export const committed = check({
  id: 'plan/committed',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  rows: ['S0-60', 'S0-64', 'S0-67'],
  summary: 'the spec files have no uncommitted changes',
  message: '{file} is not committed',
  run: ({ plan, task, uncommitted }) => {
    if (!task.box) return { skip: 'this plan has no boxes' }
    return uncommitted
      .filter(({ path }) => specFile(plan, path))
      .map(({ path, kind }) => ({
        file: path,
        message: `${kind === 'untracked' ? 'a new spec file is' : 'changes of a spec file are'} not committed`,
        fix: commitIfYours(path),
      }))
  },
})
