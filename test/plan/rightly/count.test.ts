import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const differences = (text: string, file: string) => {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return lintPlan(answer.reading).filter(({ id }) => id === 'read/count')
}

describe('a second count of the raw text', () => {
  it('says nothing where both agree', () => {
    expect(
      differences(
        '## Phase 1: A\n- [ ] 1.1 A\n  - [ ] a step\n```\n- [ ] 9.9 example\n```\n- [x] 1.2 B\n',
        'tasks.md',
      ),
    ).toEqual([])
    expect(differences('### Task 1: A\n- [ ] step\n### Task 2: B\n- [ ] step\n', 'docs/plans/x.md')).toEqual(
      [],
    )
    expect(differences('{"tasks": [{"id": "a", "title": "A"}]}', 'TASKS.json')).toEqual([])
  })

  it('finds tags that were not read as tasks', () => {
    const text =
      '<tasks>\n<task type="auto">\n<name>A</name>\n</task>\n<task type="auto"\n<name>B</name>\n</task>\n</tasks>\n'
    const found = differences(text, 'x/01-01-PLAN.md')
    expect(found).toMatchObject([{ severity: 'block', line: 5 }])
    expect(found[0]?.message).toContain('line 5')
  })

  it('finds task headings and boxes with ids beside another format', () => {
    const found = differences('- [ ] 1.1 A\n- [ ] 1.2 B\n\n### Task 7: Forgotten\n\nwords\n', 'tasks.md')
    expect(found).toMatchObject([{ severity: 'warn', line: 4 }])
    const boxes = differences(
      '### Task 1: A\n\n### Task 2: B\n\n## Later\n\n- [ ] 1.1 Forgotten\n- [ ] words\n',
      'docs/plans/x.md',
    )
    expect(boxes).toMatchObject([{ severity: 'warn', line: 7 }])
    expect(boxes[0]?.message).toContain('lines 7, 8')
  })

  it('finds boxes that an open comment or fence hides', () => {
    const found = differences('- [ ] 1.1 A\n```sh\nnpm test\n\n- [ ] 1.2 B\n- [ ] 1.3 C\n', 'tasks.md')
    expect(found.map(({ line }) => line)).toEqual([5])
  })

  it('finds entries of JSON that no task was made of', () => {
    const text = JSON.stringify(
      { tasks: [{ id: 'a', title: 'A' }], backlog: { tasks: [{ id: 'b', title: 'B' }] } },
      undefined,
      1,
    )
    expect(differences(text, 'TASKS.json')).toMatchObject([{ severity: 'block' }])
  })

  it.each([
    ['a line next to an almost-box', '- [] 1.3 C\n* 1.4 D\n', [7, 8]],
    ['boxes without a bullet', '\n[ ] 1.3 C\n\n- [ ] 1.4 D\n[x] 1.5 E\n', [8, 11]],
    ['rows of a table', '\n| [ ] | 1.3 | C |\n| [ ] | 1.4 | D |\n', [8, 9]],
  ])('blocks on %s', (_, more, lines) => {
    const found = differences(`# Tasks\n\n## 1. A\n\n- [ ] 1.1 A\n- [ ] 1.2 B\n${more}`, 'tasks.md')
    expect(found.every(({ severity }) => severity === 'block')).toBe(true)
    const named = found.flatMap(({ message }) => [
      ...(/lines? ([\d, ]+)$/.exec(message)?.[1] ?? '').split(', '),
    ])
    expect(named.map(Number).sort((a, b) => a - b)).toEqual(lines)
  })

  it('says nothing of a legend', () => {
    const text = '[ ] open, [x] done\n\n| [ ] | open |\n\n- [ ] 1.1 A\n- [ ] 1.2 B\n'
    expect(differences(text, 'tasks.md')).toEqual([])
  })
})
