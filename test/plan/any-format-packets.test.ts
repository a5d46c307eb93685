import { describe, expect, it } from 'vitest'
import { FORMATS, formatOf } from '../../src/plan/formats/index.ts'

const PACKET = `# --- SPEC ---
version: 1
intent: "Add x"
assertions:
  - id: A1
    positive: "x MUST be 1"
    negative: "x MUST NOT be 2"
constraints: []
file_scope:
  - src/x.ts
tier: MODERATE
# --- END SPEC ---`

const indented = PACKET.replace(/^/gm, '  ')
const fenced = `  \`\`\`yaml\n${indented}\n  \`\`\``

/** A task with a packet, followed by one without. */
const PLANS: Record<string, string[]> = {
  'tasks-md': [PACKET, indented, fenced].map(
    (packet) => `- [ ] 1.1 A\n  - **Verify**: \`npm test -- a\`\n\n${packet}\n\n- [ ] 1.2 B\n`,
  ),
  'spec-kit': [indented, fenced].map((packet) => `- [ ] T001 A\n${packet}\n- [ ] T002 B\n`),
  kiro: [indented, fenced].map((packet) => `- [ ] 1. A\n  - note\n${packet}\n- [ ] 2. B\n`),
  openspec: [indented, fenced].map((packet) => `## 1. G\n- [ ] 1.1 A\n${packet}\n- [ ] 1.2 B\n`),
  bmad: [indented, fenced].map(
    (packet) => `# Story 1.1: S\n\n## Tasks / Subtasks\n\n- [ ] Task 1: A\n${packet}\n- [ ] Task 2: B\n`,
  ),
  superpowers: [PACKET, fenced].map((packet) => `### Task 1: A\n\n${packet}\n\n### Task 2: B\n`),
  'plan-md': [PACKET, fenced].map(
    (packet) =>
      `<task type="auto">\n<name>A</name>\n<action>\nDo\n${packet}\n</action>\n</task>\n<task type="auto">\n<name>B</name>\n</task>\n`,
  ),
  'task-master': [
    JSON.stringify({
      master: {
        tasks: [
          { id: 1, title: 'A', details: `Do\n${PACKET}` },
          { id: 2, title: 'B' },
        ],
      },
    }),
  ],
  'tasks-json': [
    JSON.stringify({
      tasks: [
        { id: 'a', title: 'A', description: `Do\n${PACKET}` },
        { id: 'b', title: 'B' },
      ],
    }),
  ],
}

it('every format of the table has its plans here', () => {
  expect(Object.keys(PLANS).sort()).toEqual(FORMATS.map(({ id }) => id).sort())
})

describe.each(Object.entries(PLANS))('a packet in %s', (format, texts) => {
  it.each(texts)('is found, belongs to its task alone, and gives it its tier (%#)', (text) => {
    const { plan, problems } = formatOf(format).read(text, 'x')
    expect(problems).toEqual([])
    expect(
      plan.tasks.map((task) => [
        task.title,
        task.tier,
        task.packet?.assertions[0]?.id,
        task.packet?.fileScope,
      ]),
    ).toEqual([
      ['A', 'MODERATE', 'A1', ['src/x.ts']],
      ['B', undefined, undefined, undefined],
    ])
  })
})
