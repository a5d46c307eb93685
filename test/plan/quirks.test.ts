import { describe, expect, it } from 'vitest'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'

const read = (...lines: string[]) => readTasksMd(lines.join('\n'), 'tasks.md')
const ids = (...lines: string[]) => read(...lines).plan.tasks.map((task) => task.id)
const commands = (...lines: string[]) =>
  read(...lines).plan.tasks.flatMap((task) => task.verify.map((verify) => verify.command))

describe('fences', () => {
  it('a verify may be a fenced block', () => {
    expect(
      commands(
        '- [ ] 1.1 A',
        '  - **Verify**:',
        '    ```bash',
        '    npm run build && \\',
        '    npm test -- a',
        '    ```',
        '  - **Commit**: `x`',
      ),
    ).toEqual(['set -e\nnpm run build && \\\nnpm test -- a'])
  })

  it('a verify may be a list of commands under a sentence', () => {
    expect(
      commands('- [ ] 1.1 A', '  - **Verify**: All must pass:', '    - `test -f a`', '    - `grep -q x a`'),
    ).toEqual(['test -f a', 'grep -q x a'])
  })

  it("a fence without indentation, after a blank line, is no task's verify", () => {
    expect(
      commands('- [ ] 1.1 A', '  - **Verify**: `npm test -- a`', '', '```bash', 'rm -rf build', '```'),
    ).toEqual(['npm test -- a'])
  })

  it('a markdown example may hold fences of the same length', () => {
    expect(
      ids(
        '- [ ] 1.1 A',
        '  ```markdown',
        '  ## Example',
        '  ```bash',
        '  npm test',
        '  ```',
        '  - [ ] 9.9 example',
        '  ```',
        '- [ ] 1.2 B',
      ),
    ).toEqual(['1.1', '1.2'])
  })

  it('a longer fence holds shorter ones', () => {
    expect(ids('- [ ] 1.1 A', '````md', '```', '- [ ] 9.9 example', '```', '````', '- [ ] 1.2 B')).toEqual([
      '1.1',
      '1.2',
    ])
  })

  it('content at the margin does not end a fence in an item', () => {
    expect(
      ids(
        '- [ ] 1.1 A',
        '  - **Do**:',
        '       ```bash',
        'cat <<EOF',
        '## Summary',
        '- [x] CI green',
        'EOF',
        '       ```',
        '  - **Verify**: `npm test -- a`',
        '- [ ] 1.2 B',
      ),
    ).toEqual(['1.1', '1.2'])
  })

  it('a fence that is never closed hides no task, and is told', () => {
    const { plan, problems } = read(
      '- [ ] 1.1 A',
      '  ```bash',
      '  npm test',
      '- [ ] 1.2 B',
      '  ```bash',
      '  npm test',
      '  ```',
      '- [ ] 1.3 C',
    )
    expect(plan.tasks.map((task) => task.id)).toEqual(['1.1', '1.2', '1.3'])
    expect(problems).toMatchObject([{ id: 'read/fence', line: 2, severity: 'warn' }])
  })

  it('a comment that is never closed hides what is below, and blocks', () => {
    const { plan, problems } = read('- [ ] 1.1 A', '', '<!-- later', '- [ ] 1.2 B')
    expect(plan.tasks.map((task) => task.id)).toEqual(['1.1'])
    expect(problems).toMatchObject([{ id: 'read/comment', line: 3, severity: 'block' }])
  })
})

describe('front matter', () => {
  it('names the spec; a broken one blocks, on every reading of it', () => {
    expect(read('---', 'spec: login', '---', '- [ ] 1.1 A').plan.name).toBe('login')
    for (let time = 0; time < 2; time += 1)
      expect(read('---', 'spec: [', '---', '- [ ] 1.1 A').problems).toMatchObject([
        { id: 'read/front-matter', severity: 'block' },
      ])
  })

  it('is never run: a language other than yaml is refused', () => {
    const { problems, plan } = read('---js', '{ spec: globalThis.ran = true }', '---', '- [ ] 1.1 A')
    expect(problems).toMatchObject([
      { id: 'read/front-matter', message: 'front matter cannot be read: only yaml is read, not js' },
    ])
    expect((globalThis as { ran?: boolean }).ran).toBeUndefined()
    expect(plan.tasks).toHaveLength(1)
  })

  it('a rule at the top is not front matter', () => {
    expect(ids('---', '', '- [ ] 1.1 A')).toEqual(['1.1'])
  })
})

describe('tasks', () => {
  it('boxes below a task are its steps, not tasks', () => {
    const { plan, problems } = read('- [ ] 1.1 A', '  - [ ] first', '  - [x] second', '- [ ] 1.2 B')
    expect(plan.tasks.map((task) => [task.id, task.steps.length])).toEqual([
      ['1.1', 2],
      ['1.2', 0],
    ])
    expect(problems).toEqual([])
  })

  it('a task ends at a heading, a rule or a paragraph at the margin', () => {
    const { plan } = read(
      '- [ ] 1.1 A',
      '  - **Verify**: `npm test -- a`',
      '',
      '> note',
      '',
      '## Notes',
      '- not a task',
    )
    expect(plan.tasks[0]).toMatchObject({ endLine: 2, block: '- [ ] 1.1 A\n  - **Verify**: `npm test -- a`' })
  })

  it('an in-progress mark is an open box of one character', () => {
    expect(read('- [-] 1.1 A', '- [~] 1.2 B').plan.tasks.map((task) => task.ticked)).toEqual([false, false])
  })

  it('marks: parallel, sequential, verify, test-driven, fix, tier, guard, security', () => {
    const [p, s, v, red, fix, tier, both] = read(
      '- [ ] 1.1 [P] A',
      '- [ ] 1.2 [P] [SEQUENTIAL] B',
      '- [ ] 1.3 [VERIFY] C',
      '- [ ] 1.4 [RED] D',
      '- [ ] 1.4.1 [FIX 1.4] E',
      '- [ ] 1.5 F [COMPLEX]',
      '- [ ] 1.6 [GUARD] [SECURITY] G',
    ).plan.tasks
    expect(p).toMatchObject({ parallel: true, kind: 'work' })
    expect(s).toMatchObject({ parallel: false })
    expect(v).toMatchObject({ kind: 'verify' })
    expect(red?.markers).toEqual(['RED'])
    expect(fix).toMatchObject({ fixOf: '1.4', id: '1.4.1' })
    expect(tier).toMatchObject({ tier: 'COMPLEX', title: 'F' })
    expect(both).toMatchObject({ securityReview: true, markers: ['GUARD', 'SECURITY'] })
  })

  it('a link at the start of a title is no marker', () => {
    expect(read('- [ ] 1.1 [the issue](https://example.invalid/1) is closed').plan.tasks[0]).toMatchObject({
      markers: [],
      title: '[the issue](https://example.invalid/1) is closed',
    })
  })

  it('tiers, verification tiers and dependencies may be bullets', () => {
    expect(
      read('- [ ] 1.2 A', '  - Tier: SIMPLE', '  - Verification tier: 3', '  - Depends on: 1.1, V4').plan
        .tasks[0],
    ).toMatchObject({
      tier: 'SIMPLE',
      verification: 3,
      dependsOn: ['1.1', 'V4'],
    })
  })
})
