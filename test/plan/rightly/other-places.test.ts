import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

function counted(text: string, file = 'docs/plans/car.md') {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return lintPlan(answer.reading)
    .filter(({ id }) => id === 'read/count')
    .map(({ severity, line, message }) => `${severity} ${line} ${message}`)
}

const PROOF = '**Files:**\n- src/x.ts\n\nRun: `npm test -- x`\n'
const TWO = '# Car\n\n### Task 1: Wash\nx\n\n### Task 2: Dry\ny\n\n'
const WIDE = '# Car\n\n## Task 1: Wash\nx\n\n## Task 2: Dry\ny\n\n'
const NAMED = [
  expect.stringMatching(/^warn 9 a heading of another level than the tasks.* not read as a task: line 9$/),
]

describe('a heading of another level than the tasks', () => {
  it.each([
    ['above, with the next number', `${TWO}## 3. Drive\n\n${PROOF}`],
    ['above, as a phase without tasks', `${TWO}## Phase 3: Drive\n\n${PROOF}`],
    ['above, with files and no number', `${TWO}## Drive home\n\n${PROOF}`],
    ['inside a task, with the next number of the tasks', `${WIDE}### 3. Drive\n\n${PROOF}`],
  ])('is named: %s', (_, text) => expect(counted(text)).toEqual(NAMED))

  it.each([
    ['a look at the whole', `${TWO}## Verification\n\nRun: \`npm test\`\n`],
    ['the ground for all', `${TWO}## Architecture\n\n**Files:**\n- src/x.ts\n`],
    ['what to type first', `${TWO}## Local setup\n\nRun: \`npm install\`\n`],
    ['a phase with tasks', `${TWO}## Phase 2: More\n\n**Files:** src/x.ts\n\n### Task 3: Drive\n\nx\n`],
    [
      'steps that count from one',
      `${WIDE}### 1. Soap\n\n${PROOF}\n### 2. Rub\n\n${PROOF}\n### 3. Rinse\n\n${PROOF}`,
    ],
    ['parts of the task', `${WIDE}### 2.1 Soap\n\n${PROOF}\n### 2.2 Rub\n\n${PROOF}`],
    ['steps', `${WIDE}### Step 1: Soap\n\n${PROOF}\n### Step 2: Rub\n\n${PROOF}`],
    ['a title', `# Car\n\n**Files:** src/x.ts\n\n${TWO.slice(7)}`],
  ])('is no task: %s', (_, text) => expect(counted(text)).toEqual([]))
})

describe('a table of tasks', () => {
  const table = (head: string, ...rows: string[]) =>
    `| ${head} |\n|${'---|'.repeat(head.split('|').length)}\n${rows.map((row) => `| ${row} |\n`).join('')}`
  const BOX = '- [ ] 1.1 Wash\n  - do\n- [ ] 1.2 Dry\n  - do\n\n## More\n\n'

  it.each([
    [
      'by name',
      table('Task | Description | Status', 'Drive | to town | [ ]', 'Park | there | Pending'),
      '10, 11',
    ],
    ['by number', table('# | Task | Files', '7 | Drive | `src/d.ts`'), '10'],
    ['with a proof', table('ID | Description | Verify', 'X1 | Drive | `npm test`'), '10'],
    ['in another language', table('任务 | 状态', 'Drive | 待办'), '10'],
  ])('is named where its rows are not read: %s', (_, text, lines) => {
    const [found, ...others] = counted(`${BOX}${text}`, '.kiro/specs/car/tasks.md')
    expect(others).toEqual([])
    expect(found).toMatch(/^warn 10 /)
    expect(found).toMatch(new RegExp(`in a table.*part of no task that was read: lines? ${lines}$`))
  })

  it.each([
    ['an overview of the tasks', table('Task | Description', '1.1 | Wash', 'Task 1.2 | Dry')],
    ['what is done', table('Task | Status', 'Drive | ✅ Done', 'Park | [x]')],
    ['files', table('File | Status | Responsibility', 'src/a.ts | Create | it')],
    ['risks', table('Risk | Mitigation', 'Rain | an umbrella')],
    ['what is out of scope', `## Out of scope\n\n${table('Task | Why', 'Fly | later')}`],
    ['an example', `\`\`\`\n${table('Task | Status', 'Fly | open')}\`\`\`\n`],
  ])('says nothing more: %s', (_, text) =>
    expect(counted(`${BOX}${text}`, '.kiro/specs/car/tasks.md')).toEqual([]),
  )

  it('in the body of a task is a part of it', () =>
    expect(counted(`${TWO}${table('Task | Status', 'Drive | open')}`)).toEqual([]))

  it('is what a plan that has nothing else is refused for', () => {
    const text = `# Car\n\n## Tasks\n\n${table('# | Task | Verify', '1 | Wash | `npm test -- a`')}`
    expect(readPlanText(text, 'docs/plans/car.md')).toMatchObject({ kind: 'none', table: 5 })
    expect(readPlanText('# Car\n\nwords\n', 'docs/plans/car.md')).toEqual({ kind: 'none' })
  })
})
