import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

function read(text: string, file = 'docs/plans/car.md') {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return {
    names: answer.reading.plan.tasks.map(({ id, title }) => `${id} ${title}`),
    commands: answer.reading.plan.tasks.map(({ verify }) => verify[0]?.command),
    counted: lintPlan(answer.reading)
      .filter(({ id }) => id === 'read/count')
      .map(({ severity, line, message }) => `${severity} ${line} ${message}`),
  }
}

const TWO = '# Car\n\n### Task 1: Wash\nx\n\n### Task 2: Dry\ny\n\n'

describe('a heading beside the headings that are tasks', () => {
  it.each([
    [
      'a letter and a number, where one has a box',
      '## Z\n\n### [x] Z1: Wash\n**Verify:** `npm test -- a`\n\n### [ ] Z2: Dry\n**Verify:** `npm test -- b`\n\n## A\n\n### A1: Drive\n**Verify:** `npm test -- c`\n',
      ['Z1 Wash', 'Z2 Dry', 'A1 Drive'],
    ],
    [
      'other letters beside T-01',
      '### T-01: Wash\nx\n\n### UI-02: Dry\ny\n\n### API-03 — Drive\nz\n',
      ['T-01 Wash', 'UI-02 Dry', 'API-03 Drive'],
    ],
  ])('is a task: %s', (_, text, names) => {
    const got = read(`# Car\n\n${text}`)
    expect(got.names).toEqual(names)
    expect(got.counted).toEqual([])
  })

  it.each([
    ['a number', '### 3. Drive', '**Verify:** `npm test -- c`'],
    ['a step', '### Step 3: Drive', 'Run: `npm test -- c`'],
    ['a number in words', '### Task Three: Drive', '**Files:** src/drive.ts'],
    ['the last task', '### Final task: Drive', '- [ ] drive it'],
    ['a subtask', '### Subtask 3: Drive', '**Done when:** it drives'],
    ['a chunk', '### Chunk 3 — Drive', '**Files:**\n- src/drive.ts\n\nRun: `npm test -- c`'],
    ['a bare id', '### 2.1 Drive', '- [ ] drive it'],
    ['letters', '### UI-3: Drive', '**Verify:** `npm test -- c`'],
  ])('blocks as %s that is not read', (_, heading, body) => {
    const { names, counted } = read(`${TWO}${heading}\n\n${body}\n`)
    expect(names).toEqual(['1 Wash', '2 Dry'])
    expect(counted.filter((each) => each.startsWith('block'))).toEqual([
      expect.stringMatching(/^block 9 a heading .*line 9$/),
    ])
  })

  it('is named where its number is another one, and a word in its name is often of what is no task', () => {
    const { counted } = read(`${TWO}### 5. Update dependencies\n\nRun: \`npm test -- c\`\n`)
    expect(counted).toEqual([expect.stringMatching(/^warn 9 /)])
  })

  it('is named where it has a proof or files, and only its words could say that it is a task', () => {
    const { counted } = read(`${TWO}### Drive home\n\n**Files:** src/drive.ts\n\nRun: \`npm test -- c\`\n`)
    expect(counted).toEqual([expect.stringMatching(/^warn 9 .*line 9$/)])
  })

  it.each([
    ['words', '### Background\n\nwords about 1.2 and Task 1\n'],
    ['a look at the whole', '### Verification\n\nRun: `npm test`\nExpected: PASS\n'],
    ['a review', '### Self-Review\n\n**Files:** all are named\n'],
    ['criteria', '### Acceptance criteria\n\n**Verify:** it drives\n'],
    ['what is not to be done', '## Out of scope\n\n### T-9: Fly\n\n**Files:** src/fly.ts\n'],
    ['an example', '```md\n### 3. Drive\n**Verify:** `npm test`\n```\n'],
    ['a group of tasks', '## Task group 2\n\n### Task 3: Drive\n\n**Verify:** `npm test -- c`\n'],
    ['the end of a phase', '### Phase 1 completion\n\nwords\n'],
    ['a numbered look at the whole', '### 4. Verification\n\nRun: `npm test`\n'],
    ['notes on a version', '### Python 3.12 notes\n\nRun: see the wiki\n'],
    ['what is below a numbered overview', '## 1. Overview\n\n### 1.1 Goals\n\nFiles: none yet\n'],
    ['what is below a numbered way back', '## 3. Rollback\n\n### 3.1 Steps back\n\nRun: `git revert HEAD`\n'],
    ['risks', '## Risks\n\n### R1: It rains\n\nwords\n'],
  ])('is no task: %s', (_, text) => {
    expect(read(`${TWO}${text}`).counted).toEqual([])
  })

  it.each([
    ['the number of a version', '### Release 2.0\n\n**Do:** tag it\n'],
    ['the next number, with the name of what is no task', '### 3. Verification\n\nRun: `npm test`\n'],
    ['the word, with the name of what is no task', '### Final task notes\n\n**Files:** src/a.ts\n'],
  ])('is named and does not block: %s', (_, text) => {
    expect(read(`${TWO}${text}`).counted).toEqual([expect.stringMatching(/^warn 9 .*line 9$/)])
  })

  it('is named below a numbered section that is no work, if it is counted as the tasks are', () => {
    const text =
      '## 1. A\n\n### Task 1.1: Wash\nx\n\n### Task 1.2: Dry\ny\n\n## 2. Validation\n\n### 2.1 Drive\n\nRun: `x`\n'
    expect(read(text).counted).toEqual([expect.stringMatching(/^warn 11 .*line 11$/)])
  })

  it('is part of the task around it where it is deeper', () => {
    const text =
      '## Task 1: Wash\n\n### 1.1 Soap\n\n**Files:** src/soap.ts\n\n## Task 2: Dry\n\nx\n\n## Later\n\n### Task 3: Drive\n\nx\n'
    expect(read(text).counted).toEqual([])
  })

  it('in a plan of OpenSpec blocks too', () => {
    const text =
      '## Phase 1: A\n\n### Task 1.1: Wash\n- [ ] x\n\n### Task 1.2: Dry\n- [ ] y\n\n## Phase 2: B\n\n### 2.1 Drive\n- [ ] z\n'
    const { names, counted } = read(text, 'openspec/changes/car/tasks.md')
    expect(names).toEqual(['1.1 Wash', '1.2 Dry'])
    expect(counted[0]).toMatch(/^block 11 /)
  })
})
