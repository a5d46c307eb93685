import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'

const read = (text: string, file = '_bmad-output/implementation-artifacts/1-2-login.md') => {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.reading
}
const story = (tasks: string, status = 'Status: ready-for-dev') =>
  `# Story 1.2: Log in\n\n${status}\n\n## Story\n\nAs a user I log in.\n\n## Acceptance Criteria\n\n1. A wrong password is refused\n\n## Tasks / Subtasks\n\n${tasks}\n## Dev Notes\n\n- [ ] A reminder that is no task\n\n## Definition of Done\n\n- [ ] 3 reviews\n- [ ] All tests pass\n`

describe('BMAD stories', () => {
  it('the boxes under Tasks are the tasks, those below them are steps, and no other list is', () => {
    const { plan, problems } = read(
      story(
        '- [ ] Task 1: Add the form (AC: 1)\n  - [ ] Subtask 1.1: Fields in `src/form.ts`\n  - [x] 1.2 A button\n- [x] Task 2: Test it (AC: 1)\n  - [x] Write tests\n',
      ),
    )
    expect(plan.format).toBe('bmad')
    expect(plan.tasks).toMatchObject([
      {
        id: '1',
        title: 'Add the form (AC: 1)',
        ticked: false,
        box: { line: 15 },
        steps: ['Subtask 1.1: Fields in `src/form.ts`', '1.2 A button'],
        files: ['src/form.ts'],
      },
      { id: '2', title: 'Test it (AC: 1)', ticked: true },
    ])
    expect(problems.map(({ id, severity, line }) => [id, severity, line])).toEqual([
      ['read/no-task', 'warn', 23],
      ['read/no-task', 'warn', 27],
    ])
  })

  it('a ticked task with an open box below it is done, and the box is named', () => {
    const { plan, problems } = read(
      story('- [x] Task 1: Add the form\n  - [x] Fields\n  - [ ] A button\n- [ ] Task 2: Test it\n'),
    )
    expect(plan.tasks.map(({ ticked }) => ticked)).toEqual([true, false])
    expect(problems.filter(({ id }) => id === 'read/box')).toMatchObject([
      { severity: 'warn', line: 15, message: expect.stringContaining('a box is open: line 17') },
    ])
  })

  it('tasks without a number are numbered', () => {
    const { plan } = read(story('- [ ] Add the form\n  - [ ] Fields\n- [ ] Test it\n'))
    expect(plan.tasks.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 Add the form', '2 Test it'])
  })

  it('tasks may be headings', () => {
    const { plan } = read(
      story(
        '### Task 1: Add the form\n- [ ] Fields\n- [x] A button\n\n### Task 2: Test it\n- [x] Write tests\n',
      ),
    )
    expect(plan.tasks).toMatchObject([
      { id: '1', title: 'Add the form', ticked: false, steps: ['Fields', 'A button'] },
      { id: '2', title: 'Test it', ticked: true },
    ])
  })

  it('a spec with Execution and Verification', () => {
    const { plan } = read(
      '---\ntitle: X\n---\n\n<frozen-after-approval>\n\n## Intent\n\nwords\n\n</frozen-after-approval>\n\n## Tasks & Acceptance\n\n**Execution:**\n- [ ] `src/a.js` -- write it -- because\n- [ ] `test/a.test.js` -- test it -- because\n\n**Acceptance Criteria:**\n- Given a, then b\n\n## Verification\n\n**Commands:**\n- `npm test -- a` -- expected: passes\n',
      'spec-a.md',
    )
    expect(plan.format).toBe('bmad')
    expect(plan.tasks.map(({ id, files }) => [id, files])).toEqual([
      ['1', ['src/a.js']],
      ['2', ['test/a.test.js']],
    ])
    expect(plan.tasks.map(({ verify }) => verify.map(({ command }) => command))).toEqual([
      [],
      ['npm test -- a'],
    ])
    expect(plan.tasks[1]?.doneWhen).toEqual(['Given a, then b'])
  })

  it.each(['Status: done', '## Status: Done', '## Status\n\nDone'])('a story with %j is done', (status) => {
    const { plan } = read(story('- [ ] Task 1: Add the form\n', status))
    expect(plan.tasks.map(({ ticked }) => ticked)).toEqual([true])
  })
})
