import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { makeRepository } from '../support/repository.ts'

/** A person in front of `ultraplan init`, or nobody when there are no answers. */
function setUp(answers?: string[]) {
  const repository = makeRepository({ 'specs/demo/tasks.md': '- [ ] 1.1 x\n  - **Verify**: `npm test`\n' })
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const asked: string[] = []
  const init = async (...args: string[]) => {
    let out = ''
    let err = ''
    const code = await runCli(['init', ...args], {
      cwd: repository.root,
      home,
      env: {},
      plugin: '/plugin',
      colour: false,
      columns: 80,
      interactive: answers !== undefined,
      ...(answers
        ? {
            askLine: async (question: string) => {
              asked.push(question)
              return answers.shift() ?? ''
            },
          }
        : {}),
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
    })
    return { code, out, err }
  }
  const written = () => repository.git('status', '--porcelain', '-uall') !== ''
  const hook = join(repository.root, '.git/hooks/pre-push')
  return { init, asked, written, hook }
}

test('without a person to ask and without --yes the changes are shown and nothing is written', async () => {
  const { init, written } = setUp()
  const { code, out, err } = await init()
  expect(code).toBe(2)
  expect(out).toContain('Bash(npm test *)')
  expect(err).toContain('add --yes')
  expect(written()).toBe(false)
})

test('a person is asked about the hook, the status line and the launcher, then about all of it together', async () => {
  const { init, asked, written, hook } = setUp(['y', 'y', 'y', 'yes'])
  const { out } = await init()
  expect(asked).toEqual([
    expect.stringContaining('pre-push'),
    expect.stringContaining('status line'),
    expect.stringContaining('launcher'),
    'write this? [y/N] ',
  ])
  expect(out).toContain('.claude/settings.local.json  new')
  expect(out).toContain('.git/hooks/pre-push  new')
  expect(out).toContain('git add .claude/settings.json .claude/commands/implement.md .ultraplan/config.yaml')
  expect(written()).toBe(true)
  expect(existsSync(hook)).toBe(true)
})

test.each([
  ['n', 'n', 'n', 'n'],
  ['y', 'y', 'y', ''],
  ['n', 'n', 'n', 'nonsense'],
])('no is no: %s, %s, %s, %s', async (...answers) => {
  const { init, written, hook } = setUp(answers)
  expect((await init()).out).toContain('nothing was changed')
  expect(written()).toBe(false)
  expect(existsSync(hook)).toBe(false)
})

test('--yes asks nothing, a second time says so, and --undo takes it back', async () => {
  const { init, asked, written, hook } = setUp(['y'])
  expect((await init('--yes', '--pre-push')).code).toBe(0)
  expect((await init('--yes', '--pre-push')).out).toContain('nothing to do')
  expect(asked).toEqual([])
  expect((await init('--undo')).code).toBe(0)
  expect(asked).toEqual(['take this back? [y/N] '])
  expect(written()).toBe(false)
  expect(existsSync(hook)).toBe(false)
  expect((await init('--undo', '--yes')).out).toContain('nothing to take back')
})

test.each(['--status-line', '--launcher'])('%s alone leaves the project as it is', async (option) => {
  const { init, asked, written } = setUp(['y'])
  const { out } = await init(option)
  expect(asked).toEqual(['write this? [y/N] '])
  expect(out).not.toContain('.ultraplan/config.yaml')
  expect(written()).toBe(false)
})

test('a plan that is not there is refused with the next step', async () => {
  const { init } = setUp()
  const { code, err } = await init('nothing', '--yes')
  expect(code).toBe(2)
  expect(err).toContain('no plan named nothing')
})
