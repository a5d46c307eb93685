import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { COMMANDS, type CommandInfo, commandHelp } from '../../src/model/commands.ts'
import { startTerminal } from '../e2e/harness/terminal.ts'
import { waitUntil } from '../e2e/harness/wait-until.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { needs } from '../support/needs.ts'
import { provedRun } from '../support/proved-run.ts'
import { makeRepository } from '../support/repository.ts'

async function cli(cwd: string, ...args: string[]) {
  const terminal = fakeTerminal(cwd)
  const code = await runCli(args, terminal)
  return { code, out: terminal.stdout, err: terminal.stderr }
}

const { root } = makeRepository(demoPlan('Write it'))
const names =
  (await cli(root, 'completion', 'bash')).out.match(/compgen -W "([a-z ]+)"/)?.[1]?.split(' ') ?? []

describe('--help', () => {
  test.each(names)('of %s has a usage and an example that begins with it', async (name) => {
    const { code, out } = await cli(root, name, '--help')
    expect(code).toBe(0)
    expect(out).toContain(`usage\n  ultraplan ${name}`)
    expect(out).toMatch(new RegExp(`examples\\n  ultraplan ${name}\\b`))
  })
})

test('help also explains what is typed in Claude Code, and says so', async () => {
  const { code, out } = await cli(root, 'help', 'implement')
  expect(code).toBe(0)
  expect(out).toBe(
    `in Claude Code: ${commandHelp(COMMANDS.find(({ name }) => name === 'implement') as CommandInfo)}\n`,
  )
})

/** What stands behind `ultraplan` in an example, without its comment and without where its output goes. */
const wordsOf = (line: string): string[] =>
  (line.replace(/ +#.*| > .*/, '').match(/"[^"]*"|\S+/g) ?? [])
    .slice(1)
    .map((word) => word.replaceAll('"', ''))

/** A run that has begun; for commands about proofs, one that has approved both of its tasks. */
async function placeFor(name: string) {
  if (name === 'replay') {
    const proved = provedRun()
    for (const id of ['1.1', '1.2']) proved.approve(id, { [`${id}.txt`]: 'x\n' }, `test -f ${id}.txt`)
    return proved
  }
  const client = new ClientSession(demoPlan('Write it', 'Add the parser'))
  await client.types('/ultraplan:implement demo')
  client.repository.write({ 'last-message.md': 'TASK_COMPLETE\n' })
  // Only a run that has ended is followed to its end.
  if (name === 'status') await client.types('/ultraplan:cancel')
  return { root: client.repository.root, home: client.home }
}

// test/demo plays the demo.
test.each(names.filter((name) => name !== 'demo'))('every example of %s runs', async (name) => {
  const { out } = await cli(root, name, '--help')
  const examples = out.split('examples\n')[1]?.trim().split('\n') ?? []
  const { root: cwd, home } = await placeFor(name)
  for (const line of examples) {
    const asked = { home, plugin: process.cwd(), serve: async () => 0, askLine: async () => 'y' }
    const terminal = fakeTerminal(cwd, asked)
    const code = await runCli(wordsOf(line), terminal)
    expect({ line, code, err: terminal.stderr }).toEqual({ line, code: expect.any(Number), err: '' })
  }
})

test('the version is told whichever way it is asked for', async () => {
  const said = await Promise.all(['version', '--version', '-v'].map((word) => cli(root, word)))
  expect(new Set(said.map(({ out }) => out)).size).toBe(1)
  expect(said[0]).toMatchObject({ code: 0, out: expect.stringMatching(/^\S+\n$/) })
})

test('what a command is for is broken to the width of the terminal', async () => {
  const terminal = fakeTerminal(root, { columns: 60 })
  await runCli(['init', '--help'], terminal)
  const [summary = ''] = terminal.stdout.split('\n\nusage')
  expect(summary.split('\n').filter((line) => line.length > 60)).toEqual([])
})

describe('a typing error', () => {
  test.each([
    [['stauts'], 'did you mean ultraplan status?'],
    [['help', 'lnit'], 'did you mean ultraplan'],
    [['lint', '--strcit'], 'did you mean --strict?'],
    [['qqqqqq'], 'ultraplan help lists the commands'],
  ])('in %j is answered with what may be meant', async (args, said) => {
    const { code, err } = await cli(root, ...args)
    expect(code).toBe(2)
    expect(err).toContain(said)
  })

  test('that is like nothing gets no guess', async () => {
    expect((await cli(root, 'foo')).err).not.toContain('did you mean')
  })
})

describe('completion', () => {
  const COMPLETED = [
    [['sta'], 'status'],
    [['status', '--w'], '--watch'],
    [['lint', 'de'], 'demo'],
    [['help', 'aud'], 'audit'],
  ] as const

  async function completedInBash(words: readonly string[]): Promise<string> {
    const { out } = await cli(root, 'completion', 'bash')
    const typed = ['ultraplan', ...words]
    const call = `COMP_WORDS=(${typed.join(' ')}); COMP_CWORD=${typed.length - 1}; _ultraplan; echo "\${COMPREPLY[@]}"`
    return execFileSync('bash', ['--norc', '-c', `${out}${call}`], { cwd: root, encoding: 'utf8' }).trim()
  }

  test.each(COMPLETED)('of %j in bash', async (words, word) => {
    expect(await completedInBash(words)).toBe(word)
  })

  describe('in zsh', () => {
    needs('zsh')
    test('a person who presses the key has the word written out, from the line that --help names', async () => {
      const { out: help } = await cli(root, 'completion', '--help')
      expect(help).toContain('in ~/.zshrc, after compinit: eval "$(ultraplan completion zsh)"')
      const { out } = await cli(root, 'completion', 'zsh')
      const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
      onTestFinished(() => rmSync(home, { recursive: true, force: true }))
      writeFileSync(join(home, 'script'), out)
      const lines = ["PS1='> '", 'autoload -U compinit && compinit -u', 'eval "$(cat ~/script)"']
      writeFileSync(join(home, '.zshrc'), `${lines.join('\n')}\n`)
      const env = { PATH: process.env.PATH ?? '', HOME: home, TERM: 'xterm-256color' }
      const terminal = startTerminal(['zsh', '-i'], root, env, { columns: 80, rows: 10 })
      onTestFinished(() => terminal.close())
      await waitUntil('the prompt of zsh', 30_000, () => /^>/m.test(terminal.capture()))
      for (const [words, word] of COMPLETED) {
        const whole = ['>', 'ultraplan', ...words.slice(0, -1), word].join(' ')
        terminal.literal(`ultraplan ${words.join(' ')}\t`)
        const found = () => terminal.capture().trimEnd().endsWith(whole)
        expect(await waitUntil(`"${whole}"`, 30_000, found)).toBe(true)
        terminal.key('C-u')
        await waitUntil('an empty line', 30_000, () => terminal.capture().trimEnd().endsWith('>'))
      }
    })
  })

  test('another shell is refused', async () => {
    expect(await cli(root, 'completion', 'fish')).toMatchObject({
      code: 2,
      err: expect.stringContaining('bash or for zsh'),
    })
  })
})

describe('in the client', () => {
  test('/ultraplan:help explains each command, with an example', async () => {
    const client = new ClientSession({ 'a.txt': 'x' })
    for (const command of COMMANDS) {
      const { decision, shown } = await client.types(`/ultraplan:help ${command.name}`)
      expect({ decision, shown }).toEqual({ decision: 'block', shown: `✔ ${commandHelp(command)}` })
      expect(shown).toContain(`example: /ultraplan:${command.name}`)
    }
  })

  test('/ultraplan:help lists every command, and guesses what was meant', async () => {
    const client = new ClientSession({ 'a.txt': 'x' })
    const { shown } = await client.types('/ultraplan:help')
    for (const { name } of COMMANDS) expect(shown).toContain(`/ultraplan:${name} `)
    expect(shown).toContain('/ultraplan:plan ')
    expect((await client.types('/ultraplan:help rety')).shown).toContain(
      'did you mean /ultraplan:help retry?',
    )
  })

  test('log, summary, show, doctor and new answer without a word to the model', async () => {
    const client = new ClientSession(demoPlan('Write it'))
    expect(await client.types('/ultraplan:summary')).toMatchObject({
      decision: 'block',
      shown: expect.stringContaining('there is no run in this repository yet'),
    })
    await client.types('/ultraplan:implement demo')
    const answers = new Map<string, string>()
    for (const line of [
      'log',
      'log 1.1',
      'summary',
      'show 1.1',
      'show',
      'show 9',
      'doctor',
      'new hello',
      'new hello',
    ]) {
      const { decision, shown, told } = await client.types(`/ultraplan:${line}`)
      expect({ line, decision, told }).toEqual({ line, decision: 'block', told: '' })
      answers.set(`${line}${answers.has(line) ? ' again' : ''}`, shown)
    }
    expect(answers.get('log')).toContain('started by Ada')
    expect(answers.get('log 1.1')).toContain('1.1')
    expect(answers.get('summary')).toContain('demo')
    expect(answers.get('show 1.1')).toContain('1.1')
    expect(answers.get('show')).toContain('usage: /ultraplan:show <task>')
    expect(answers.get('show 9')).toContain('/ultraplan:show')
    expect(answers.get('doctor')).toContain('fire in this session')
    expect(answers.get('new hello')).toContain('fill them in, then: /ultraplan:lint hello')
    expect(answers.get('new hello again')).toContain('specs/hello is there already')
  })
})
