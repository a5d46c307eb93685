import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

/*
 * A plan of one shape, in which one task has a neighbouring shape: as another hand, another model or a formatter writes
 * it. Whatever that shape is, the task is read as one of its own, or a finding names its line, or the plan is refused.
 */

const WORDS = ['wash', 'dry', 'drive']

/** Whether the task at `line` with this word in its title is read by itself, or told of. */
function isReadOrTold(text: string, file: string, word: string, line: number): boolean {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') return true
  const isRead = answer.reading.plan.tasks.some((task) => task.title.includes(word) && task.line === line)
  const told = lintPlan(answer.reading)
    .filter(({ id }) => id.startsWith('read/'))
    .flatMap((finding) => [finding.line, ...(finding.message.match(/\d+/g) ?? []).map(Number)])
  return isRead || told.includes(line)
}

type Shape = (id: string, title: string) => string

/** Plans of three tasks, of which one has the other shape: the first or the last, each body, with and without a section between. */
function* plans(usual: Shape, other: Shape, bodies: readonly string[], idOf: (at: number) => string) {
  for (const at of [0, 2])
    for (const body of bodies)
      for (const section of ['', '## Phase 2: B\n\n']) {
        const parts = WORDS.map((word, index) => {
          const shape = index === at ? other : usual
          return `${index === 2 ? section : ''}${shape(idOf(index), `Now ${word} it`)}\n${body}\n`
        })
        const text = `# Car\n\n## Phase 1: A\n\n${parts.join('\n')}`
        const word = `Now ${WORDS[at]} it`
        yield { text, word, line: text.split('\n').findIndex((each) => each.includes(word)) + 1 }
      }
}

const HEADINGS: readonly Shape[] = [
  (id, title) => `### Task ${id} ${title}`,
  (id, title) => `### Task ${id} – ${title}`,
  (id, title) => `### Task #${id}: ${title}`,
  (id, title) => `### Task (${id}): ${title}`,
  (id, title) => `### TASK-${id}: ${title}`,
  (id, title) => `### [ ] Task ${id}: ${title}`,
  (id, title) => `### ${id}. ${title}`,
  (id, title) => `### ${id}) ${title}`,
  (id, title) => `### ${id}: ${title}`,
  (id, title) => `### ${id}.1 ${title}`,
  (id, title) => `### T${id}: ${title}`,
  (id, title) => `### T-0${id}: ${title}`,
  (id, title) => `### UI-${id}: ${title}`,
  (id, title) => `### Step ${id}: ${title}`,
  (id, title) => `### Chunk ${id} — ${title}`,
  (id, title) => `### Subtask ${id}: ${title}`,
  (id, title) => `### Schritt ${id}: ${title}`,
  (id, title) => `### 任务 ${id}：${title}`,
  (_, title) => `### Task Three: ${title}`,
  (_, title) => `### Final task: ${title}`,
  (_, title) => `### Task: ${title}`,
  (_, title) => `### ${title}`,
  (id, title) => `## Task ${id}: ${title}`,
  (id, title) => `#### Task ${id}: ${title}`,
  (id, title) => `#### Tasks ${id}-9: ${title}`,
  (id, title) => `**Task ${id}: ${title}**`,
  (id, title) => `__Task ${id}__: ${title}`,
  (id, title) => `###Task ${id}: ${title}`,
  (id, title) => `Task ${id}: ${title}\n---`,
  (id, title) => `- [ ] Task ${id}: ${title}`,
]

const BOXES: readonly Shape[] = [
  (id, title) => `* [ ] ${id} ${title}`,
  (id, title) => `1. [ ] ${id} ${title}`,
  (id, title) => `- [ ] ${id}. ${title}`,
  (id, title) => `- [ ] ${id}) ${title}`,
  (id, title) => `- [ ] (${id}) ${title}`,
  (id, title) => `- [ ] [${id}] ${title}`,
  (id, title) => `- [ ] #${id} ${title}`,
  (id, title) => `- [ ] **${id}**: ${title}`,
  (id, title) => `- [ ] Task ${id}: ${title}`,
  (id, title) => `- [o] ${id} ${title}`,
  (_, title) => `- [ ] ${title}`,
  (_, title) => `- [ ] 9 ${title}`,
  (_, title) => `- [ ] X9: ${title}`,
  (id, title) => `- [] ${id} ${title}`,
  (id, title) => `-[ ] ${id} ${title}`,
  (id, title) => `- [ ]${id} ${title}`,
  (id, title) => `- [  ] ${id} ${title}`,
  (id, title) => `- \\[ \\] ${id} ${title}`,
  (id, title) => `- ☐ ${id} ${title}`,
  (id, title) => `[ ] ${id} ${title}`,
  (id, title) => `- ${id} ${title}`,
  (id, title) => `- **${id}** ${title}`,
  (id, title) => `#### ${id} ${title}`,
  (id, title) => `**${id} ${title}**`,
  (id, title) => `| ${id} | ${title} |`,
]

const TAGS: readonly Shape[] = [
  (_, title) => `<task>\n<name>${title}</name>\n</task>`,
  (_, title) => `<Task type="auto">\n<name>${title}</name>\n</Task>`,
  (_, title) => `<task type=auto>\n<name>${title}</name>\n</task>`,
  (_, title) => `<task type="auto">\n<title>${title}</title>\n</task>`,
  (_, title) => `<task type="auto" title="${title}">\n</task>`,
  (_, title) => `<task type="auto">\n<name>${title}</name>\n<task>`,
  (_, title) => `<task type="auto"\n<name>${title}</name>\n</task>`,
]

const PROOFS = [
  '\n**Verify:** `npm test`\n',
  '\n**Files:** src/a.ts\n\nRun: `npm test`\n',
  '\n- [ ] **Step 1: Do it**\n',
]

const box: Shape = (id, title) => `- [ ] ${id} ${title}`
const number = (at: number) => `1.${at + 1}`

describe.each<[string, string, Shape, readonly Shape[], readonly string[], (at: number) => string]>([
  [
    'task headings',
    'docs/superpowers/plans/car.md',
    (id, title) => `### Task ${id}: ${title}`,
    HEADINGS,
    PROOFS,
    (at) => `${at + 1}`,
  ],
  ['tasks.md', 'specs/car/tasks.md', box, BOXES, ['', '  - **Verify**: `npm test`'], number],
  ['spec-kit', 'specs/001-car/tasks.md', box, BOXES, [''], (at) => `T00${at + 1}`],
  ['Kiro', '.kiro/specs/car/tasks.md', box, BOXES, ['', '  - do it'], number],
  ['OpenSpec', 'openspec/changes/car/tasks.md', box, BOXES, [''], number],
])('one task of another shape in a plan of %s', (_, file, usual, others, bodies, idOf) => {
  it.each(others.map((shape) => [shape(idOf(1), 'Title'), shape] as const))(
    '%j is read, or told of',
    (_, other) => {
      const lost = [...plans(usual, other, bodies, idOf)].filter(
        ({ text, word, line }) => !isReadOrTold(text, file, word, line),
      )
      expect(lost.map(({ text }) => text)).toEqual([])
    },
  )
})

describe('one tag of another shape', () => {
  it.each(TAGS.map((shape) => [shape('', 'Now dry it'), shape] as const))(
    '%j is read, or told of',
    (_, shape) => {
      const usual = (word: string) =>
        `<task type="auto">\n<name>${word}</name>\n<verify>npm test</verify>\n</task>\n`
      const text = `<tasks>\n${usual('Wash')}${shape('', 'Now dry it')}\n${usual('Drive')}</tasks>\n`
      const answer = readPlanText(text, '.planning/phases/01-x/01-02-PLAN.md')
      if (answer.kind !== 'read') return
      const { plan } = answer.reading
      const isRead = plan.tasks.length === 3 && plan.tasks[1]?.title.includes('Now dry it')
      const told = lintPlan(answer.reading).some(
        ({ id, severity }) => id.startsWith('read/') && severity === 'block',
      )
      expect(isRead || told).toBe(true)
    },
  )
})

describe('one name of another shape in JSON', () => {
  const NAMES = {
    id: ['Id', 'ID', '_id', 'taskId', 'task_id', 'uuid', 'number', 'ref', 'identifier'],
    title: ['Title', 'name', 'Name', 'task', 'label', 'heading', 'text', 'what', 'todo'],
    dependencies: [
      'Dependencies',
      'depends_on',
      'deps',
      'needs',
      'after',
      'upstream',
      'waits_for',
      'enabledBy',
      'blockers',
    ],
    verify: [
      'Verify',
      'verification',
      'test_command',
      'check',
      'acceptanceTest',
      'proofCommand',
      'how_to_test',
    ],
    tasks: ['Tasks', 'TASKS', 'todo', 'items', 'work_items', 'jobs', 'plan'],
  }
  const CASES = Object.entries(NAMES).flatMap(([name, others]) =>
    others.map((other) => [other, name] as const),
  )
  it.each(CASES)('%s for %s is read, or told of', (other, name) => {
    const renamed = (value: object) =>
      Object.fromEntries(Object.entries(value).map(([key, each]) => [key === name ? other : key, each]))
    for (const indent of [0, 2]) {
      const tasks = [
        renamed({ id: 'A-1', title: 'Do A-1', verify: 'npm test -- x', dependencies: ['A-2'] }),
        { id: 'A-2', title: 'Do A-2', verify: 'npm test -- x', dependencies: [] },
      ]
      const answer = readPlanText(JSON.stringify(renamed({ tasks }), undefined, indent), 'TASKS.json')
      if (answer.kind !== 'read') continue
      const read = answer.reading.plan.tasks.map(({ id, title, dependsOn, verify }) =>
        [id, title, ...dependsOn, ...verify.map(({ command }) => command)].join(', '),
      )
      const whole = ['A-1, Do A-1, A-2, npm test -- x', 'A-2, Do A-2, npm test -- x']
      const told = lintPlan(answer.reading).some(({ id }) => id.startsWith('read/'))
      expect(told ? whole : read).toEqual(whole)
    }
  })
})
