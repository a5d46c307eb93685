import { expect, it } from 'vitest'
import { lint, newCommand } from '../../src/cli/plans.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { makeRepository } from '../support/repository.ts'

it('writes a plan that lints clean, down to the last warning', async () => {
  const repository = makeRepository({ 'README.md': 'x\n' })
  const terminal = fakeTerminal(repository.root)
  expect(newCommand.run(['add-login'], terminal)).toBe(0)
  expect(terminal.stdout).toBe(
    'specs/add-login/requirements.md\nspecs/add-login/design.md\nspecs/add-login/tasks.md\nedit them, then: ultraplan lint add-login\n',
  )
  expect(await lint.run(['add-login', '--strict'], terminal)).toBe(0)
  expect(terminal.stdout).toContain('add-login (tasks-md, 3 tasks): clean')
})

it('never writes over a plan', () => {
  const repository = makeRepository({ 'specs/demo/tasks.md': '- [ ] 1.1 Mine\n' })
  expect(() => newCommand.run(['demo'], fakeTerminal(repository.root))).toThrow('specs/demo is there already')
  expect(repository.read('specs/demo/tasks.md')).toBe('- [ ] 1.1 Mine\n')
})

it.each([[[]], [['../x']], [['a/b']], [['-x']], [['a', 'b']]])('refuses %j', (args) => {
  const repository = makeRepository({ 'README.md': 'x\n' })
  expect(() => newCommand.run(args, fakeTerminal(repository.root))).toThrow()
})
