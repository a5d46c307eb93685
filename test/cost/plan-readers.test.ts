import { describe, expect, it } from 'vitest'
import type { PlanReading } from '../../src/model/plan.ts'
import { FORMATS } from '../../src/plan/formats/index.ts'
import { lintPlan } from '../../src/plan/lint/lint-plan.ts'
import { processorTime } from '../support/processor-time.ts'

const WRITERS: Record<string, (count: number) => string> = {
  'tasks-md': (count) =>
    `# T\n\n${many(count, (at) => `- [ ] ${at}.1 [P] Task ${at}\n  - **Do**:\n    1. One\n    2. Two\n  - **Files**: \`src/${at}.ts\`, \`test/${at}.ts\`\n  - **Done when**: x is 1\n  - **Verify**: \`npm test -- ${at}\` returns 1\n  - **Commit**: \`feat: ${at}\`\n`)}`,
  'plan-md': (count) =>
    many(
      count,
      (at) =>
        `<task type="auto">\n  <name>Task ${at}: Do</name>\n  <files>src/${at}.ts</files>\n  <action>Do it</action>\n  <verify>npm test -- ${at}</verify>\n  <done>done ${at}</done>\n</task>\n`,
    ),
  'tasks-json': (count) =>
    JSON.stringify(
      {
        buildPhases: Array.from({ length: count / 10 }, (_, at) => ({
          id: `p${at}`,
          taskIds: [],
          dependsOnPhases: at === 0 ? [] : [`p${at - 1}`],
        })),
        tasks: Array.from({ length: count }, (_, at) => ({
          id: `task-${at}`,
          title: 'T',
          buildPhase: `p${at % (count / 10)}`,
        })),
      },
      null,
      1,
    ),
  'spec-kit': (count) =>
    many(
      count,
      (at) =>
        `- [ ] T${String(at).padStart(4, '0')} [P] [US1] Create src/models/m${at}.py (depends on T0001)\n`,
    ),
  kiro: (count) =>
    many(
      count,
      (at) =>
        `- [ ] ${Math.floor(at / 10)}.${at % 10} Write \`src/${at}.ts\`\n  - Small\n  - _Requirements: 1.${at}_\n`,
    ),
  openspec: (count) => `## 1. A\n${many(count, (at) => `- [ ] 1.${at} Write \`src/${at}.ts\`\n  - Note\n`)}`,
  bmad: (count) =>
    `# Story 1.1: S\n\n## Tasks / Subtasks\n\n${many(count, (at) => `- [ ] Task ${at}: Write \`src/${at}.ts\` (AC: 1)\n  - [ ] Test it\n`)}`,
  'task-master': (count) =>
    JSON.stringify({
      master: {
        tasks: Array.from({ length: count / 5 }, (_, at) => ({
          id: at + 1,
          title: `T${at}`,
          testStrategy: 'Run `npm test`',
          subtasks: [1, 2, 3, 4].map((id) => ({
            id,
            title: `S${at}.${id}`,
            dependencies: id > 1 ? [id - 1] : [],
          })),
        })),
      },
    }),
  superpowers: (count) =>
    many(
      count,
      (at) =>
        `### Task ${at}: Do\n\n**Files:**\n- Create: \`src/${at}.ts\`\n\n- [ ] **Step 1:** Write\n\nRun: \`npm test -- ${at}\`\nExpected: PASS\n\n`,
    ),
}

const many = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at + 1)).join('')

/** The best of a few. */
function millis(work: () => unknown, times = 3): number {
  return Math.min(...Array.from({ length: times }, () => processorTime(work)))
}

/** A read and a lint of the plan, with the second count. */
const linted = (read: (text: string, file: string) => PlanReading, text: string) =>
  lintPlan(read(text, 'tasks.md'))

describe('linting is quick, and its cost grows with size', () => {
  it.each(FORMATS)('$id: 5,000 tasks, and a quarter of them', ({ id: format, read }) => {
    const write = WRITERS[format] ?? (() => '')
    const [small, large] = [write(1250), write(5000)]
    const quarter = millis(() => linted(read, small))
    const five = millis(() => linted(read, large), 1)
    expect(five).toBeLessThan(2000)
    expect(five).toBeLessThan(8 * quarter + 100)
  })
})

describe('reading is quick, and its cost grows with size', () => {
  it.each(FORMATS)('$id: 5,000 tasks, and a quarter of them', ({ id: format, read }) => {
    const write = WRITERS[format] ?? (() => '')
    const [small, large] = [write(1250), write(5000)]
    expect(read(large, 'tasks.md').plan.tasks).toHaveLength(5000)
    const quarter = millis(() => read(small, 'tasks.md'))
    const five = millis(() => read(large, 'tasks.md'), 1)
    console.log(
      `${format.padEnd(12)} 1,250 tasks ${quarter.toFixed(0).padStart(4)} ms, 5,000 tasks ${five.toFixed(0).padStart(4)} ms`,
    )
    expect(five).toBeLessThan(1000)
    // Twice the linear growth (four times) allows for a busy machine; quadratic growth would be sixteen times.
    expect(five).toBeLessThan(8 * quarter + 50)
  })
})
