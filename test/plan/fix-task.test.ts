import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Plan, Task } from '../../src/model/plan.ts'
import { addFixTask } from '../../src/plan/fix-task.ts'
import { readSuperpowers } from '../../src/plan/formats/superpowers.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'

const FILE = 'specs/demo/tasks.md'
const TEXT = `# Tasks

## Phase 1: Start

- [x] 1.1 Lay the ground
  - **Files**: \`README.md\`
  - **Verify**: \`test -f README.md\`

- [ ] 1.2 Add the greeting
  - **Do**: write it
  - **Files**: \`src/greeting.js\`, \`src/index.js\`
  - **Done when**: it greets
  - **Verify**: \`grep -q hello src/greeting.js\`
  - **Commit**: \`feat: greet\`

- [ ] 1.3 Add the farewell
  - **Files**: \`src/farewell.js\`
  - **Verify**: \`grep -q bye src/farewell.js\`
`

const read = (text = TEXT): Plan => readTasksMd(text, FILE).plan
const taskOf = (plan: Plan, id: string): Task => {
  const task = plan.tasks.find((candidate) => candidate.id === id)
  if (!task) throw new Error(`no task ${id}`)
  return task
}

function add(plan: Plan, over: { id?: string; finding?: string; summary?: string } = {}) {
  const original = taskOf(plan, over.id ?? '1.2')
  const added = addFixTask(plan, {
    original,
    files: original.files,
    finding: over.finding ?? 'src/greeting.js:3 does not greet by name',
    summary: over.summary ?? 'greet by name',
    scope: 'demo',
  })
  if (!added) throw new Error('no fix was made')
  return added
}

test('a fix in a plan with names of its own says whose fix it is, and its commit too', () => {
  const text = '### Task 3: Create PlannerId\n\n- **Verify**: `test -f a`\n\n### Task 4: Use it\n'
  const { plan, task } = add(readSuperpowers(text, 'plan.md').plan, { id: '3' })
  expect(task).toMatchObject({
    id: '3.1',
    name: 'Fix 1 of Task 3: greet by name',
    commit: 'fix(demo): address review finding from Task 3',
  })
  expect(add(plan, { id: '3' }).task.name).toBe('Fix 2 of Task 3: greet by name')
})

describe('a fix task', () => {
  test('comes after its original in the words of the seed (S0-45..S0-50)', () => {
    const { plan } = add(read())
    expect(plan.files[0]?.text.split('\n').slice(14, 26).join('\n')).toBe(
      `
- [ ] 1.2.1 [FIX 1.2] Fix: greet by name
  - **Do**: Address reviewer finding: src/greeting.js:3 does not greet by name
    1. Review the finding details
    2. Implement the suggested fix
    3. Verify alignment with design.md
  - **Files**: \`src/greeting.js\`, \`src/index.js\`
  - **Done when**: Reviewer finding "greet by name" addressed
  - **Verify**: \`grep -q hello src/greeting.js\`
  - **Commit**: \`fix(demo): address review finding from task 1.2\`

- [ ] 1.3 Add the farewell`.replace(/^\n/, '\n'),
    )
  })

  test('is what a reader of the new text finds, and every line below has moved along', () => {
    const { plan } = add(read())
    const again = readTasksMd(plan.files[0]?.text ?? '', FILE).plan
    expect(plan.tasks.map(({ id }) => id)).toEqual(['1.1', '1.2', '1.2.1', '1.3'])
    for (const task of again.tasks) {
      const { id, line, endLine, box, verify, files, fixOf, commit } = taskOf(plan, task.id)
      expect({ id, line, endLine, box, verify, files, fixOf, commit }).toEqual({
        id: task.id,
        line: task.line,
        endLine: task.endLine,
        box: task.box,
        verify: task.verify,
        files: task.files,
        fixOf: task.fixOf,
        commit: task.commit,
      })
    }
  })

  test('goes into the file as it is now: ticks stay, and its place is found again', () => {
    const { insert } = add(read())
    const now = TEXT.replace('- [ ] 1.2', '- [x] 1.2').replace('# Tasks\n', '# Tasks\n\nA note.\n')
    const after = insert(now)
    expect(after.replace(/\n- \[ \] 1\.2\.1[\s\S]*?(?=\n- \[ \] 1\.3)/, '')).toBe(now)
    expect(after).toMatch(/- \[x\] 1\.2 [\s\S]*- \[ \] 1\.2\.1 [\s\S]*- \[ \] 1\.3 /)
  })

  test('keeps Windows line ends', () => {
    const text = TEXT.replaceAll('\n', '\r\n')
    const { plan } = add(read(text))
    expect(plan.files[0]?.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('the second one follows the first, with the next number', () => {
    const first = add(read())
    const second = add(first.plan, { summary: 'greet politely' })
    expect(second.after).toBe('1.2.1')
    expect(second.plan.tasks.map(({ id }) => id)).toEqual(['1.1', '1.2', '1.2.1', '1.2.2', '1.3'])
    const again = readTasksMd(second.plan.files[0]?.text ?? '', FILE).plan
    expect(again.tasks.map(({ id, line }) => [id, line])).toEqual(
      second.plan.tasks.map(({ id, line }) => [id, line]),
    )
  })

  test('of a fix of a fix goes three deep at most', () => {
    let plan = read()
    let id = '1.2'
    for (let depth = 0; depth < 3; depth += 1) {
      const added = add(plan, { id })
      plan = added.plan
      id = added.task.id
    }
    expect(id).toBe('1.2.1.1.1')
    expect(() => add(plan, { id })).toThrow('no fix was made')
  })

  test('repeats every command of its original, in a code span that they cannot close', () => {
    const plan = read(TEXT.replace('`grep -q hello src/greeting.js`', '``node -e "`x`"``'))
    const { plan: fixed } = add(plan)
    const again = readTasksMd(fixed.files[0]?.text ?? '', FILE).plan
    expect(taskOf(again, '1.2.1').verify[0]?.command).toBe(taskOf(plan, '1.2').verify[0]?.command)
  })

  test('of a plan without boxes lives in the pinned plan alone', () => {
    const plan = read()
    const bare = { ...plan, tasks: plan.tasks.map(({ box: _box, ...task }) => task) }
    const { plan: fixed, task, insert } = add(bare)
    expect(fixed.files).toEqual(plan.files)
    expect(insert(TEXT)).toBe(TEXT)
    expect(task).toMatchObject({ id: '1.2.1', fixOf: '1.2', line: 9 })
    expect(task.box).toBeUndefined()
  })

  test('whatever a reviewer writes stays one line of the plan, and adds no other task', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc
        .array(
          fc.constantFrom(
            '\n',
            '\r\n',
            '- [ ] 9.9 Evil',
            '[P]',
            '[VERIFY]',
            '`',
            '```',
            '**Verify**: `true`',
            '<!--',
            '\u001b[31m',
            '"',
            '  - **Verify**: `true`',
          ),
        )
        .map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(nasty, nasty, (finding, summary) => {
        const { plan } = add(read(), { finding, summary })
        const again = readTasksMd(plan.files[0]?.text ?? '', FILE).plan
        expect(again.tasks.map(({ id }) => id)).toEqual(['1.1', '1.2', '1.2.1', '1.3'])
        const fix = taskOf(again, '1.2.1')
        expect(fix).toMatchObject({ kind: 'work', parallel: false, fixOf: '1.2' })
        expect(fix.verify.map(({ command }) => command)).toEqual(['grep -q hello src/greeting.js'])
        expect(taskOf(again, '1.3').line).toBe(taskOf(plan, '1.3').line)
      }),
      { numRuns: 300 },
    )
  })
})
