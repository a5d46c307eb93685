import { describe, expect, it } from 'vitest'
import { lint } from '../../src/cli/plans.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { makeRepository } from '../support/repository.ts'

const CLEAN = '- [ ] 1.1 Add a\n  - **Files**: `a.txt`\n  - **Verify**: `grep -q hello a.txt`\n'
const WARNS = '- [ ] 1.1 Add a\n  - **Verify**: `npm test`\n'
const BLOCKS = '- [ ] 1.1 Add a\n  - **Verify**: `echo done`\n'

async function run(files: Record<string, string>, ...args: string[]) {
  const repository = makeRepository(files)
  const terminal = fakeTerminal(repository.root)
  const code = await lint.run(args, terminal)
  return { code, out: terminal.stdout, repository }
}

const plan = (text: string) => ({ 'specs/demo/tasks.md': text })

describe('ultraplan lint', () => {
  it('exits 0 for a clean plan', async () => {
    expect(await run(plan(CLEAN), 'demo')).toMatchObject({
      code: 0,
      out: 'demo (tasks-md, 1 task): clean, LINT_PASS\n',
    })
  })

  it('exits 1 for blocking findings, with place, id and next step', async () => {
    const { code, out } = await run(plan(BLOCKS), 'demo')
    expect(code).toBe(1)
    expect(out).toBe(
      `specs/demo/tasks.md:2  the verify of task 1.1 passes whatever was done: echo done  [lint/verify-constant]
                       check what the task makes, for example \`npm test -- <name of the test>\`

demo (tasks-md, 1 task): 1 blocking, DRAFT
`,
    )
  })

  it('exits 0 for warnings, and 1 with --strict', async () => {
    expect((await run(plan(WARNS), 'demo')).code).toBe(0)
    expect((await run(plan(WARNS), 'demo', '--strict')).code).toBe(1)
  })

  it('shows with --tasks how each task was read, and what was cut out of prose', async () => {
    const text =
      '- [x] 1.0 Begin\n- [ ] 1.1 Add a\n  - **Files**: `a.txt`\n  - **Verify**: npm run build passes; hook emits events\n- [ ] 1.2 Look\n  - **Verify**: look at it\n- [ ] 1.3 Rest\n'
    const { out } = await run(plan(text), 'demo', '--tasks')
    expect(out.split('\n').slice(0, 8)).toEqual([
      '   1  1.0  Begin  (done)',
      '   2  1.1  Add a  [a.txt]',
      '           npm run build  (cut out of: npm run build passes; hook emits events)',
      '   3  1.2  Look',
      '           not runnable: look at it',
      '   4  1.3  Rest',
      '           no verify',
      '',
    ])
  })

  it('gives JSON to programs', async () => {
    const { code, out } = await run(plan(BLOCKS), 'demo', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      plan: 'demo',
      format: 'tasks-md',
      state: 'DRAFT',
      clean: false,
      count: 1,
      tasks: [
        { order: 1, id: '1.1', title: 'Add a', kind: 'work', files: [], verify: [{ command: 'echo done' }] },
      ],
      blocking: 1,
      warnings: 0,
      findings: [
        {
          id: 'lint/verify-constant',
          severity: 'block',
          file: 'specs/demo/tasks.md',
          line: 2,
          message: expect.any(String),
          fix: expect.any(String),
        },
      ],
    })
  })

  it('refuses a plan that does not exist with one sentence, and with exit code 2 under --json', async () => {
    await expect(run(plan(CLEAN), 'other')).rejects.toMatchObject({
      message: 'no plan named other',
      fix: 'there is: demo',
    })
    const { code, out } = await run(plan(CLEAN), 'other', '--json')
    expect(code).toBe(2)
    expect(JSON.parse(out)).toEqual({ error: 'no plan named other', fix: 'there is: demo' })
  })

  it('cannot read an ambiguous file, and names both readings', async () => {
    const text = '- [ ] 1.1 A\n<task type="auto">\n<name>B</name>\n</task>\n'
    await expect(run(plan(text), 'demo')).rejects.toMatchObject({
      message: 'specs/demo/tasks.md can be read as plan-md (1 task) or as a check list (1 task)',
    })
  })

  it('exits 2 for a TASKS.json that is not JSON, and still names the line', async () => {
    const { code, out } = await run({ 'TASKS.json': '{\n  "tasks": [\n' }, 'TASKS.json')
    expect(code).toBe(2)
    expect(out).toContain('TASKS.json:3  this is not JSON')
  })

  it('needs no name if there is one plan, and asks for one if there are several', async () => {
    expect((await run(plan(CLEAN))).code).toBe(0)
    await expect(run({ ...plan(CLEAN), 'openspec/changes/add-x/tasks.md': CLEAN })).rejects.toMatchObject({
      message: 'there are 2 plans',
      fix: 'name one of them: demo, add-x',
    })
  })

  it('uses verify.default of the configuration for a check list', async () => {
    const files = {
      'openspec/changes/add-x/tasks.md': '## 1. A\n- [ ] 1.1 A\n',
      '.ultraplan/config.yaml': 'verify:\n  default: npm test\n',
    }
    expect((await run(files, 'add-x', '--strict')).code).toBe(0)
    expect(
      (await run({ ...files, '.ultraplan/config.yaml': 'verify:\n  default: "true"\n' }, 'add-x')).out,
    ).toContain(
      '.ultraplan/config.yaml:1  the verify of task 1.1 passes whatever was done: true  [lint/verify-constant]',
    )
  })

  it('cannot use a broken configuration', async () => {
    await expect(
      run({ ...plan(CLEAN), '.ultraplan/config.yaml': 'verifi: 1\n' }, 'demo'),
    ).rejects.toMatchObject({
      message: 'the configuration cannot be used',
    })
  })

  it('runs each verify with --probe, and reports those that pass before any work', async () => {
    const text = `- [ ] 1.1 There already
  - **Verify**: \`grep -q hello a.txt\`
- [ ] 1.2 Not yet
  - **Verify**: \`test -f b.txt\`
- [ ] 1.3 [VERIFY] May pass
  - **Verify**: \`grep -q hello a.txt\`
- [ ] 1.4 No such program
  - **Verify**: \`no-such-program-here --x\`
`
    const { code, out } = await run({ ...plan(text), 'a.txt': 'hello\n' }, 'demo', '--probe')
    expect(code).toBe(0)
    expect(out).toContain(
      'specs/demo/tasks.md:2  the verify of task 1.1 already passes, before any work  [lint/probe]',
    )
    expect(out).toContain('specs/demo/tasks.md:8  the verify of task 1.4 cannot be run here')
    expect(out).toContain('demo (tasks-md, 4 tasks, 3 commands run): 2 warnings, LINT_PASS')
    expect(out).not.toContain('1.2')
  })

  it('lets no escape sequence of a plan reach the terminal', async () => {
    const text = '- [ ] 1.1 Red\u001b[31m\n  - **Verify**: \u001b]0;x\u0007Look at it\n'
    const { out } = await run(plan(text), 'demo', '--tasks')
    expect(out).toContain('1.1  Red')
    expect(out).toMatch(/is no command, so nothing can prove it:.*Look at it/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what must not be there
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
  })

  it.each([['--nope'], ['a', 'b']])('refuses %s', async (...args) => {
    await expect(run(plan(CLEAN), ...args)).rejects.toMatchObject({ fix: `usage: ${lint.usage}` })
  })

  it('has examples in its help', () => {
    expect(lint.examples.length).toBeGreaterThan(1)
    for (const example of lint.examples) expect(example).toMatch(/^ultraplan lint/)
  })
})
