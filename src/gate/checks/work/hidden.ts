import { check } from '../../check.ts'

export const hidden = check({
  id: 'work/hidden',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  summary:
    'nothing was hidden from git: no flags in the index, no new rule or setting that makes it look away',
  message: '{path} is hidden from git by {rule}',
  run: ({ hidden: found }) => found.map(({ path, how, fix }) => ({ file: path, message: how, fix })),
})
