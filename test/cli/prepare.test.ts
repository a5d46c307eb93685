import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lint, prepare } from '../../src/cli/plans.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { makeRepository } from '../support/repository.ts'

const PACKAGE = JSON.stringify({
  scripts: { test: 'vitest run', build: 'tsc' },
  devDependencies: { vitest: '1' },
})
const KIRO =
  '# Plan\n\n- [ ] 1. Parse\n  - Write `src/parse.ts`\n- [ ] 2. Test the parser\n  - In `test/parse.test.ts`\n- [ ] 3. Build the bundle\n- [ ] 4. Print\n- [x] 5. Begin\n'

function project(files: Record<string, string>) {
  const { root } = makeRepository({ 'package.json': PACKAGE, ...files })
  const call = async (command: typeof prepare, ...args: string[]) => {
    const terminal = fakeTerminal(root)
    return { code: await command.run(args, terminal), out: terminal.stdout, err: terminal.stderr }
  }
  return { root, call }
}
const kiro = { '.kiro/specs/demo/tasks.md': KIRO }
const SIDECAR = '.kiro/specs/demo/verify.yaml'

describe('ultraplan prepare', () => {
  it('proposes a default, one for a test file and one for the build, and writes them after a yes', async () => {
    const { root, call } = project(kiro)
    expect((await call(lint, 'demo')).code).toBe(1)
    const offered = await call(prepare, 'demo')
    expect(offered).toMatchObject({ code: 1 })
    expect(existsSync(join(root, SIDECAR))).toBe(false)
    const { code, out } = await call(prepare, 'demo', '--yes')
    expect(code).toBe(0)
    expect(readFileSync(join(root, SIDECAR), 'utf8')).toBe(
      'default: "npm test"\n"2": "npx vitest run test/parse.test.ts" # the test file that it names\n"3": "npm run build" # it is about the build\n',
    )
    expect(out).toContain('2 tasks share `npm test`: it shows that nothing broke, not that each was done')
    expect((await call(lint, 'demo')).code).toBe(0)
    expect((await call(prepare, 'demo')).out).toContain('nothing to write')
  })

  it('--undo takes back what it wrote, and nothing that was changed since', async () => {
    const { root, call } = project(kiro)
    await call(prepare, 'demo', '--yes')
    expect((await call(prepare, 'demo', '--undo', '--yes')).code).toBe(0)
    expect(existsSync(join(root, SIDECAR))).toBe(false)
    await call(prepare, 'demo', '--yes')
    writeFileSync(join(root, SIDECAR), 'default: make mine\n')
    await expect(call(prepare, 'demo', '--undo', '--yes')).rejects.toThrow('was changed since')
    expect(readFileSync(join(root, SIDECAR), 'utf8')).toBe('default: make mine\n')
  })

  it('adds to a file that is there, and --undo puts it back', async () => {
    const { root, call } = project({ ...kiro, [SIDECAR]: '"1": npm test -- parse\n' })
    await call(prepare, 'demo', '--yes')
    expect(readFileSync(join(root, SIDECAR), 'utf8')).toContain(
      '"1": npm test -- parse\ndefault: "npm test"\n',
    )
    await call(prepare, 'demo', '--undo', '--yes')
    expect(readFileSync(join(root, SIDECAR), 'utf8')).toBe('"1": npm test -- parse\n')
  })

  it('serves tasks whose verify is prose or proves nothing, each by its id', async () => {
    const { root, call } = project({
      'specs/demo/tasks.md':
        '- [ ] 1.1 A\n  - **Verify**: look at it\n- [ ] 1.2 B\n  - **Verify**: `echo done`\n- [ ] 1.3 C\n  - **Verify**: `npm test -- c`\n- [ ] 1.4 D\n',
    })
    expect((await call(prepare, 'demo', '--yes')).code).toBe(0)
    const text = readFileSync(join(root, 'specs/demo/verify.yaml'), 'utf8')
    expect(text).toContain('"1.1": "npm test"')
    expect(text).toContain('"1.2": "npm test"')
    expect(text).not.toContain('"1.3"')
    expect((await call(lint, 'demo')).code).toBe(0)
  })

  it('writes <plan>.verify.yaml in a folder with several plans, and a bare verify.yaml there is a finding', async () => {
    const plans = {
      'docs/plans/a.md': '### Task 1: A\n\n### Task 2: B\n',
      'docs/plans/b.md': '### Task 1: C\n\n### Task 2: D\n',
    }
    const { root, call } = project(plans)
    await call(prepare, 'docs/plans/a.md', '--yes')
    expect(existsSync(join(root, 'docs/plans/a.verify.yaml'))).toBe(true)
    expect((await call(lint, 'docs/plans/a.md')).code).toBe(0)
    writeFileSync(join(root, 'docs/plans/verify.yaml'), 'default: npm test\n')
    expect((await call(lint, 'docs/plans/b.md')).out).toContain('is read for every plan of this folder')
  })

  it('--probe runs each proposed command', async () => {
    const { call } = project({
      ...kiro,
      'package.json': JSON.stringify({ scripts: { test: 'node -e 0', build: 'node -e "process.exit(3)"' } }),
    })
    const { out } = await call(prepare, 'demo', '--probe')
    expect(out).toContain('npm test: passes now, before any work')
    expect(out).toContain('npm run build: fails now, with exit code 3')
  })

  it.each([
    [{ 'pyproject.toml': '', 'uv.lock': '' }, 'uv run pytest'],
    [{ 'Cargo.toml': '' }, 'cargo test'],
    [{ 'go.mod': '' }, 'go test ./...'],
    [{ Makefile: 'test:\n\ttrue\n' }, 'make test'],
    [{ 'pnpm-lock.yaml': '', 'package.json': '{"scripts":{"check":"x"}}' }, 'pnpm run check'],
    [{ 'NOTES.md': 'x', 'specs/x/tasks.md': '- [ ] 1.1 A\n\nRun `make check` often.\n' }, 'make check'],
  ])('knows the tests of a project with %j', async (files, command) => {
    const { root, call } = project({ 'package.json': '{}', 'specs/x/tasks.md': '- [ ] 1.1 A\n', ...files })
    await call(prepare, 'x', '--yes')
    expect(readFileSync(join(root, 'specs/x/verify.yaml'), 'utf8')).toBe(
      `default: ${JSON.stringify(command)}\n`,
    )
  })

  it('says so where nothing tells how the project is tested', async () => {
    const { call } = project({ 'package.json': '{}', 'specs/x/tasks.md': '- [ ] 1.1 A\n' })
    await expect(call(prepare, 'x', '--yes')).rejects.toThrow('nothing here says how the project is tested')
  })
})
