import { expect, it } from 'vitest'
import { readKiro } from '../../src/plan/formats/kiro.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { summarize } from '../../src/plan/lines.ts'
import { markShared, sharedWords } from '../../src/plan/propose.ts'
import { applySidecar } from '../../src/plan/sidecar.ts'

const read = (sidecar: string) =>
  markShared(
    applySidecar(
      readKiro('- [ ] 1. A\n- [ ] 2. B\n- [ ] 3. C\n- [x] 4. D\n', 'tasks.md'),
      sidecar,
      'verify.yaml',
    ),
  ).plan.tasks

it('marks the tasks that share a proof from beside the plan, and says once what it shows', () => {
  const tasks = read('default: npm test\n"3": npm test -- c\n')
  expect(tasks.map(({ id, sharedProof }) => [id, sharedProof])).toEqual([
    ['1', true],
    ['2', true],
    ['3', undefined],
    ['4', undefined],
  ])
  expect(tasks.map((task) => summarize(task).sharedProof)).toEqual([true, true, undefined, undefined])
  expect(sharedWords(tasks)).toEqual([
    '2 tasks share `npm test`: it shows that nothing broke, not that each was done',
  ])
})

it('equal verifies of the plan itself are shared, and those of looks, guards and fixes are not', () => {
  const verify = '\n  - **Verify**: `npm test`\n'
  const { plan } = markShared(
    readTasksMd(
      `- [ ] 1.1 A${verify}- [ ] 1.2 B${verify}- [ ] 1.3 [VERIFY] C${verify}- [ ] 1.4 [GUARD] D${verify}- [ ] 1.5 [FIX 1.1] E${verify}- [ ] 1.6 F\n  - **Verify**: \`npm test -- f\`\n`,
      'specs/x/tasks.md',
    ),
  )
  expect(plan.tasks.filter((task) => task.sharedProof).map(({ id }) => id)).toEqual(['1.1', '1.2'])
  expect(sharedWords(plan.tasks)).toEqual([
    '2 tasks share `npm test`: it shows that nothing broke, not that each was done',
  ])
})

it('a proof of its own is not shared', () => {
  expect(
    read('"1": npm test -- a\n"2": npm test -- b\n"3": npm test -- c\n').some((task) => task.sharedProof),
  ).toBe(false)
})
