import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../src/plan/formats/index.ts'
import { renderTasks, tasksJson } from '../../src/view/plan-tasks.ts'

const planOf = (text: string, file: string) => {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.reading
}

describe('each task as it was read', () => {
  it('is at the place at which the scheduler has it: a dependency comes first', () => {
    const { plan } = planOf(
      '- [ ] T001 A\n- [ ] T002 B (depends on T004)\n- [ ] T003 C\n- [ ] T004 D\n',
      'specs/001-a/tasks.md',
    )
    expect(tasksJson(plan).map(({ order, id }) => `${order} ${id}`)).toEqual([
      '1 T001',
      '2 T004',
      '3 T002',
      '4 T003',
    ])
  })

  it('shows the commands of a fence on lines of their own', () => {
    const { plan } = planOf(
      '### Task 1: A\n\nRun:\n```bash\nnpm test\nnpm run lint\n```\n\n### Task 2: B\n\nRun: `npm test -- b`\n',
      'docs/plans/x.md',
    )
    expect(
      renderTasks(plan)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['1  1  A', 'npm test', 'npm run lint', '2  2  B', 'npm test -- b'])
  })

  it('does not say of a whole command that it was cut out of itself', () => {
    const { plan } = planOf(
      '### Task 1: A\n\n```\n$ npm test -- a\nok 1\n```\nExpected: PASS\n\n### Task 2: B\n\nx\n',
      'docs/plans/x.md',
    )
    expect(tasksJson(plan)[0]?.verify).toEqual([{ command: 'npm test -- a', line: expect.any(Number) }])
  })

  it('takes the explanation of [P] in the notes of spec-kit for no box', () => {
    const text = '- [ ] T001 A\n- [ ] T002 [P] B\n\n## Notes\n\n- [P] tasks = different files\n- [P] T003 C\n'
    const { problems } = planOf(text, 'specs/001-a/tasks.md')
    expect(problems.map(({ message }) => message).join()).not.toMatch(/\b6\b/)
    expect(problems.map(({ message }) => message).join()).toMatch(/\b7\b/)
  })
})
