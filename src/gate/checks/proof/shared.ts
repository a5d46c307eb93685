import { check } from '../../check.ts'
import { isTestFile } from '../../tests/test-files.ts'

export const shared = check({
  id: 'proof/shared',
  stage: 'proof',
  severity: 'warn',
  failure: 'VERIFY_FAILURE',
  summary: 'a task whose proof other tasks have too changes a test as well',
  message:
    'its proof is shared with other tasks and no test was changed: nothing shows that this task was done',
  run: ({ task, changes }) => {
    if (!task.sharedProof) return { skip: 'its proof is its own' }
    if (changes.some(({ path }) => isTestFile(path))) return []
    return [
      {
        file: task.verify[0]?.file ?? task.file,
        line: task.verify[0]?.line ?? task.line,
        message:
          'its proof is shared with other tasks and no test was changed: nothing shows that this task was done',
        fix: 'add a test for it, or a person gives the task a proof of its own in verify.yaml',
      },
    ]
  },
})
