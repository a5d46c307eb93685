import { expect, it } from 'vitest'
import { lint, newCommand } from '../../src/cli/plans.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { makeRepository } from '../support/repository.ts'

async function written(files: Record<string, string>) {
  const repository = makeRepository({ 'README.md': 'x\n', ...files })
  const terminal = fakeTerminal(repository.root)
  await newCommand.run(['add-login'], terminal)
  return { repository, terminal, tasks: repository.read('specs/add-login/tasks.md') }
}

it('writes a plan that does not lint clean until it is filled in', async () => {
  const { repository, terminal, tasks } = await written({
    'package.json': '{"scripts":{"test":"node --test"}}',
    'test/first.test.mjs': '',
  })
  expect(terminal.stdout).toBe(
    'specs/add-login/requirements.md\nspecs/add-login/design.md\nspecs/add-login/tasks.md\nfill them in, then: ultraplan lint add-login\n',
  )
  expect(await lint.run(['add-login'], terminal)).toBe(1)
  expect(terminal.stdout).toContain('[lint/filled-in]')
  expect(terminal.stdout).not.toMatch(/\[lint\/(?!filled-in)/)
  const filled = tasks.replaceAll('FILL IN', 'src/login.js')
  repository.write({ 'specs/add-login/tasks.md': filled, 'src/login.js': '' })
  terminal.stdout = ''
  // Reviewers read the other pages.
  expect(await lint.run(['add-login'], terminal)).toBe(1)
  expect(terminal.stdout.match(/\S+(?= {2}this line of the template is not filled in)/g)?.sort()).toEqual([
    'specs/add-login/design.md:5',
    'specs/add-login/requirements.md:5',
    'specs/add-login/requirements.md:9',
  ])
  for (const page of ['requirements.md', 'design.md'].map((name) => `specs/add-login/${name}`))
    repository.write({ [page]: repository.read(page).replaceAll('FILL IN:', 'people FILL IN a form for') })
  terminal.stdout = ''
  expect(await lint.run(['add-login', '--strict'], terminal), terminal.stdout).toBe(0)
  expect(terminal.stdout).toContain('add-login (tasks-md, 3 tasks): clean')
})

it.each([
  [
    'node:test',
    { 'package.json': '{"scripts":{"test":"node --test"}}', 'test/a.test.mjs': '' },
    'node --test test/add-login.test.mjs',
  ],
  [
    'vitest',
    {
      'package.json': '{"scripts":{"test":"vitest"},"devDependencies":{"vitest":"4"}}',
      'tsconfig.json': '{}',
    },
    'npx vitest run test/add-login.test.ts',
  ],
  [
    'vitest, in TypeScript without a tsconfig.json',
    {
      'package.json': '{"scripts":{"test":"vitest"},"devDependencies":{"vitest":"4"}}',
      'src/a.ts': '',
    },
    'npx vitest run test/add-login.test.ts',
  ],
  [
    'vitest, with its tests beside the code',
    {
      'package.json': '{"scripts":{"test":"vitest"},"devDependencies":{"vitest":"4"}}',
      'src/a.test.ts': '',
    },
    'npx vitest run src/add-login.test.ts',
  ],
  ['pytest', { 'pyproject.toml': '', 'tests/test_a.py': '' }, 'pytest tests/test_add_login.py'],
  ['go', { 'go.mod': 'module x\n' }, 'go test ./.'],
  ['cargo', { 'Cargo.toml': '' }, 'cargo test --test add_login'],
])('runs the tests as the project does: %s', async (_name, files, command) => {
  const { tasks } = await written(files)
  expect(tasks).toContain(`&& ! ${command}\``)
  expect(tasks).toContain(`  - **Verify**: \`${command}\``)
})

it('in a project without tests invents none', async () => {
  const { tasks } = await written({})
  expect(tasks).toContain('**Verify**: `FILL IN: a command that fails today`')
  expect(tasks).not.toMatch(/vitest|npm|1\.1 \[RED\]/)
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
