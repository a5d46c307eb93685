import { expect, test } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { makeRepository } from '../support/repository.ts'

test.each([
  ['implement', 'start claude in this folder and type /ultraplan:implement <spec>'],
  ['retry', 'type /ultraplan:retry in the Claude Code session that drives the run'],
])('C07 ultraplan %s says where that is typed', async (name, where) => {
  const terminal = fakeTerminal(makeRepository({ 'a.txt': 'a' }).root)
  expect(await runCli([name, 'x'], terminal)).toBe(2)
  expect(terminal.stderr).toContain(`${name} is not a command of the terminal`)
  expect(terminal.stderr).toContain(where)
  expect(terminal.stderr.includes('drives the run')).toBe(name !== 'implement')
})

test.each([
  ['plan', 'add a discount'],
  ['plan', '--help'],
  ['help', 'plan'],
])('ultraplan %s %s says that a plan is drafted in Claude Code', async (...words) => {
  const terminal = fakeTerminal(makeRepository({ 'a.txt': 'a' }).root)
  expect(await runCli(words, terminal)).toBe(2)
  expect(terminal.stderr).toContain('plan is not a command of the terminal')
  expect(terminal.stderr).toContain('start claude in this folder and type /ultraplan:plan <goal>')
})
