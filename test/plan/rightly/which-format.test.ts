import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'

const read = (text: string, file = 'specs/x/tasks.md') => {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.reading
}
const ids = (text: string, file?: string) => read(text, file).plan.tasks.map(({ id }) => id)

describe('which format', () => {
  it('<tasks> wins over check boxes that look like ids', () => {
    const text =
      '<tasks>\n<task type="auto">\n<name>A</name>\n<verify>npm test -- a</verify>\n</task>\n</tasks>\n\n## Notes\n- [ ] 1.1 x\n- [ ] 1.2 y\n'
    expect(read(text, 'x/01-01-PLAN.md').plan).toMatchObject({ format: 'plan-md', tasks: [{ title: 'A' }] })
  })

  it('two Task headings win over check boxes that look like ids', () => {
    const text = '### Task 1: A\n- [ ] 1.1 Write it\n\n### Task 2: B\n- [ ] T002 Test it\n'
    expect(read(text, 'docs/plans/x.md').plan.format).toBe('superpowers')
    expect(ids(text, 'docs/plans/x.md')).toEqual(['1', '2'])
  })

  it.each([
    'Success Criteria',
    'Done',
    'Acceptance',
    'Acceptance criteria',
    'Definition of Done',
    'Checklist',
    'Release checklist',
    '✅ Verification',
    'Verification checklist',
  ])('boxes under %s are no tasks, and are reported', (heading) => {
    const text = `# Plan\n\n## Tasks\n- [ ] Write the parser\n- [ ] Write the printer\n\n## ${heading}\n- [ ] 4 test files created\n- [ ] All of it works\n`
    const { plan, problems } = read(text)
    expect(plan.tasks.map(({ title }) => title)).toEqual(['Write the parser', 'Write the printer'])
    expect(problems).toMatchObject([{ id: 'read/no-task', severity: 'warn', line: 8 }])
    expect(problems[0]?.message).toContain('lines 8, 9')
  })

  it('boxes below a sub-heading of such a heading are no tasks either', () => {
    const text =
      '## Tasks\n- [ ] 1.1 A\n\n## Success Criteria\n### Speed\n- [ ] 2 seconds at most\n- [ ] 1.2 B\n'
    expect(ids(text)).toEqual(['1.1'])
  })

  it('a numbered section named Verification holds tasks', () => {
    expect(ids('## 1. Build\n- [ ] 1.1 A\n\n## 2. Verification\n- [ ] 2.1 Run the tests\n')).toEqual([
      '1.1',
      '2.1',
    ])
    expect(ids('## Phase 1: Build\n- [ ] T001 A\n\n## Phase 2: Verification\n- [ ] T002 B\n')).toEqual([
      'T001',
      'T002',
    ])
  })

  it('under a bare Verification nothing is a task, also with an id that goes on, and all is reported', () => {
    const { plan, problems } = read(
      '## Build\n- [ ] 1.1 A\n\n## Verification\n- [ ] 2.1 Run it\n- [ ] 3 files exist\n',
    )
    expect(plan.tasks.map(({ id }) => id)).toEqual(['1.1'])
    expect(problems).toMatchObject([{ id: 'read/no-task', line: 5 }])
    expect(problems[0]?.message).toContain('lines 5, 6')
  })

  it.each([
    '4 test files created',
    'S3 bucket exists',
    'AC-1 is met',
    'R1–R8 are met',
    'FR-2 holds',
    'H2 headings only',
  ])('"%s" does not replace a plan of sixteen boxes', (line) => {
    const boxes = Array.from({ length: 16 }, (_, at) => `- [ ] Write part ${'abcdefghijklmnop'[at]}\n`).join(
      '',
    )
    expect(ids(`## Tasks\n${boxes}- [ ] ${line}\n`)).toHaveLength(17)
  })

  it('letters and plain numbers that count from one are ids', () => {
    expect(ids('- [ ] A1 Parse\n- [ ] A2 Print\n- [ ] B1 Ship\n- [ ] B2 Tell\n')).toEqual([
      'A1',
      'A2',
      'B1',
      'B2',
    ])
    expect(ids('- [ ] 1 Parse\n- [ ] 2 Print\n')).toEqual(['1', '2'])
    expect(ids('- [ ] V1 [VERIFY] Check\n')).toEqual(['V1'])
  })

  it('ids with hyphens are read whole', () => {
    expect(ids('- [ ] 1-1. Parse\n- [ ] 1-2. Print\n- [ ] 2-1. Ship\n')).toEqual(['1-1', '1-2', '2-1'])
    expect(ids('- [ ] task-1-1: Parse\n- [ ] task-1-2: Print\n')).toEqual(['task-1-1', 'task-1-2'])
  })

  it.each([
    [
      'specs/001-car/tasks.md',
      '- [ ] T001 A\n- [ ] T002 B\n- [ ] 1.4 C\n- [ ] T011 D\n',
      'T001 T002 1.4 T011',
      3,
    ],
    ['specs/001-car/tasks.md', '- [ ] T001 A\n- [ ] T002 B\n- [ ] Task 10: C\n', 'T001 T002 10', 3],
    ['.kiro/specs/car/tasks.md', '- [ ] 1. A\n  - x\n- [ ] 2. B\n  - y\n- [ ] T001 C\n', '1 2 T001', 5],
    ['openspec/changes/car/tasks.md', '## 1. X\n- [ ] 1.1 A\n- [ ] 1.2 B\n- [ ] T001 C\n', '1.1 1.2 T001', 4],
  ])('ids of two kinds are read as one plan, and the fewer are named: %s', (file, text, expected, line) => {
    const { plan, problems } = read(text, file)
    expect(plan.tasks.map(({ id }) => id).join(' ')).toBe(expected)
    expect(problems).toMatchObject([{ id: 'read/ids', severity: 'warn', line }])
  })

  it('a single tag beside a list of ids is still two readings', () => {
    const text = '<task type="auto">\n<name>A</name>\n</task>\n- [ ] 1.1 B\n- [ ] 1.2 C\n'
    expect(readPlanText(text, 'PLAN.md').kind).toBe('ambiguous')
  })
})
