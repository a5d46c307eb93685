import { describe, expect, it } from 'vitest'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'

const read = (text: string) => readTasksMd(text, 'specs/demo/tasks.md')

const FULL = `---
spec: demo
phase: tasks
total_tasks: 2
---

# Tasks: Demo

## Phase 1: Make it work

- [x] 1.1 [P] Add the parser
  - **Do**:
    1. Create \`src/parse.ts\`
    2. Export parse
       - with types
  - **Files**: \`src/parse.ts\`, \`src/index.ts\` (modify)
  - **Done when**: parse('a') returns ['a']
  - **Verify**: \`npm test -- parse\` exits 0
  - **Commit**: \`feat(parse): add the parser\`
  - _Requirements: FR-1, AC-1.2_
  - _Design: Parser_

## Phase 2: Check

- [ ] 2.1 [VERIFY] Quality checkpoint
  - **Do**: Run everything
  - **Verify**: \`npm test\`
  - **Commit**: None
`

describe('readTasksMd', () => {
  it('reads every part of a task', () => {
    const { plan, problems } = read(FULL)
    expect(problems).toEqual([])
    expect(plan.name).toBe('demo')
    expect(plan.title).toBe('Tasks: Demo')
    expect(plan.tasks[0]).toMatchObject({
      id: '1.1',
      title: 'Add the parser',
      file: 'specs/demo/tasks.md',
      line: 11,
      endLine: 21,
      kind: 'work',
      phase: 'Phase 1: Make it work',
      parallel: true,
      files: ['src/parse.ts', 'src/index.ts'],
      steps: ['Create `src/parse.ts`', 'Export parse\n- with types'],
      doneWhen: ["parse('a') returns ['a']"],
      verify: [{ command: 'npm test -- parse', line: 18, expect: { text: 'exits 0' } }],
      commit: 'feat(parse): add the parser',
      requirements: ['FR-1', 'AC-1.2'],
      markers: ['P'],
      ticked: true,
      box: { line: 11, column: 4 },
    })
    expect(plan.tasks[1]).toMatchObject({ id: '2.1', kind: 'verify', phase: 'Phase 2: Check', ticked: false })
    expect(plan.tasks[1]?.commit).toBeUndefined()
  })

  it('takes no box from a code fence, an html comment or front matter for a task (H14)', () => {
    const { plan } = read(
      [
        '# T',
        '<!--',
        '- [ ] 0.1 hidden',
        '-->',
        '- [ ] 1.1 Real',
        '  ```md',
        '  - [ ] 9.9 example',
        '  ```',
        '- [x] 1.2 Real too',
      ].join('\n'),
    )
    expect(plan.tasks.map((task) => task.id)).toEqual(['1.1', '1.2'])
  })

  it('takes no box from a here-document that goes on at the margin', () => {
    const { plan } = read(
      [
        '- [ ] 4.1 Create PR',
        "  - **Do**: `gh pr create --body \"$(cat <<'EOF'",
        '- [ ] CI green',
        '## Summary',
        'EOF',
        ')"`',
        '  - **Verify**: `gh pr view`',
      ].join('\n'),
    )
    expect(plan.tasks.map((task) => task.verify[0]?.command)).toEqual(['gh pr view'])
  })

  it('reads the same plan with Windows line ends, tabs and other bullets', () => {
    const plain = read(FULL).plan.tasks.map(({ id, title, files, verify }) => ({
      id,
      title,
      files,
      command: verify[0]?.command,
    }))
    const windows = read(FULL.replaceAll('\n', '\r\n')).plan.tasks
    expect(
      windows.map(({ id, title, files, verify }) => ({ id, title, files, command: verify[0]?.command })),
    ).toEqual(plain)
    const tabs = read('* [X] 1.1 Tabbed\n\t* Verify: npm test\n\t* Files: a.ts\n').plan.tasks[0]
    expect(tabs).toMatchObject({ ticked: true, files: ['a.ts'], verify: [{ command: 'npm test' }] })
  })

  it.each([
    ['- [ ] 1.X POC checkpoint', '1.X', 'POC checkpoint'],
    ['- [ ] V4 [VERIFY] Full local CI', 'V4', 'Full local CI'],
    ['- [ ] VE1 [VERIFY] End to end', 'VE1', 'End to end'],
    ['- [ ] VF [VERIFY] Goal verification', 'VF', 'Goal verification'],
    ['- [ ] 1.2.1 [FIX 1.2] Mend it', '1.2.1', 'Mend it'],
    ['- [ ] **2.1** Bold id', '2.1', 'Bold id'],
    ['- [x] 4.1 Create PR (pushed directly to main)', '4.1', 'Create PR (pushed directly to main)'],
  ])('reads the id and title of %s', (line, id, title) => {
    expect(read(line).plan.tasks[0]).toMatchObject({ id, title })
  })

  it('reports a box without an id where others have one', () => {
    const { plan, problems } = read('- [ ] 1.1 A\n- [ ] CI green on all checks\n')
    expect(plan.tasks).toHaveLength(1)
    expect(problems).toMatchObject([{ id: 'read/no-id', line: 2 }])
  })
})
