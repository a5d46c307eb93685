import { describe, expect, it } from 'vitest'
import { detectFormat } from '../../src/plan/formats/index.ts'

const format = (text: string, file = 'specs/x/tasks.md') => {
  const found = detectFormat(text, file)
  return found.kind === 'found' ? found.format : found
}

describe('detectFormat', () => {
  it.each([
    ['- [ ] 1.1 A\n  - **Verify**: `npm test`\n', 'specs/x/tasks.md', 'tasks-md'],
    ['## Phase 1: A\n- [ ] 1.1 A\n', 'specs/x/tasks.md', 'tasks-md'],
    ['- [ ] 1.1 A\n', 'specs/x/tasks.md', 'tasks-md'],
    ['- [ ] T001 [P] A\n', 'specs/x/tasks.md', 'spec-kit'],
    ['- [ ] 1. A\n  - _Requirements: 1.1_\n', 'specs/x/tasks.md', 'kiro'],
    ['- [ ] 1.1 A\n', '.kiro/specs/x/tasks.md', 'kiro'],
    ['## 1. A\n- [ ] 1.1 A\n', 'x/tasks.md', 'openspec'],
    ['- [ ] A\n', 'openspec/changes/x/tasks.md', 'openspec'],
    ['### Task 1: A\n- [ ] **Step 1:** B\n', 'docs/plans/x.md', 'superpowers'],
    ['<task type="auto">\n<name>A</name>\n</task>\n', 'x/01-01-PLAN.md', 'plan-md'],
    ['<tasks>\n<task type="auto">\n<name>A</name>\n</task></tasks>\n', 'notes.md', 'plan-md'],
    ['{"tasks": []}', 'TASKS.json', 'tasks-json'],
    ['{"tasks": []}', 'plan', 'tasks-json'],
  ])('takes %j in %s for %s', (text, file, expected) => {
    expect(format(text, file)).toBe(expected)
  })

  it('names both readings of an ambiguous file', () => {
    expect(
      format('<task type="auto">\n<name>A</name>\n</task>\n- [ ] 1.1 B\n- [ ] 1.2 C\n', 'PLAN.md'),
    ).toEqual({
      kind: 'ambiguous',
      readings: ['plan-md (1 task)', 'a check list (2 tasks)'],
    })
  })

  it('takes the kind of ids that most boxes have', () => {
    expect(format('- [ ] T001 A\n- [ ] 1.1 B\n')).toBe('spec-kit')
    expect(format('- [ ] T001 A\n- [ ] 1.1 B\n- [ ] 1.2 C\n')).toBe('tasks-md')
    expect(format('- [ ] 1. A\n- [ ] 2. B\n- [ ] T001 C\n', '.kiro/specs/x/tasks.md')).toBe('kiro')
  })

  it('is not misled by examples in fences and comments', () => {
    expect(
      format('- [ ] 1.1 A\n  ```xml\n  <task type="auto">\n  </task>\n  ```\n<!-- \n- [ ] T001 B\n-->\n'),
    ).toBe('tasks-md')
  })

  it('finds nothing in a text without tasks', () => {
    expect(format('# Notes\n\nwords\n', 'notes.md')).toEqual({ kind: 'none' })
  })
})
