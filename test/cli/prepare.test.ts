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

  it('takes the command that a task names, and nouns only for what a task is about', async () => {
    const scripts = { test: 'x', build: 'x', lint: 'x' }
    const { root, call } = project({
      'package.json': JSON.stringify({ scripts }),
      '.kiro/specs/demo/tasks.md':
        '- [ ] 1. Build accounts page\n- [ ] 2. Use a linter-friendly name\n- [ ] 3. Fix the build\n- [ ] 4. Repair the linter\n- [ ] 5. Parse\n  - Done when `npm test -- parser` passes\n- [ ] 6. Write the spec\n  - Run `openspec validate x --strict`\n- [ ] 7. Install\n  - Run `npm install x`\n- [ ] 8. Start red\n  - `npm test -- red` fails\n',
    })
    await call(prepare, 'demo', '--yes')
    expect(readFileSync(join(root, SIDECAR), 'utf8').trim().split('\n')).toEqual([
      'default: "npm test"',
      '"3": "npm run build" # it is about the build',
      '"4": "npm run lint" # it is about the linter',
      '"5": "npm test -- parser" # the command that it names',
      '"6": "openspec validate x --strict" # the command that it names',
    ])
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

  it('proposes nothing for a proof in doubt, which stays to be fixed in the plan', async () => {
    const doubt = '- [ ] 1.1 A\n  - **Verify**: `grep -rn old src/` finds it only in docs, nothing else\n'
    const { root, call } = project({
      'specs/demo/tasks.md': `${doubt}- [ ] 1.2 B\n  - **Verify**: look at it\n`,
      'specs/alone/tasks.md': `${doubt}- [ ] 1.2 B\n  - **Verify**: \`npm test -- b\`\n`,
    })
    const { out } = await call(prepare, 'demo', '--yes')
    expect(readFileSync(join(root, 'specs/demo/verify.yaml'), 'utf8')).not.toContain('"1.1"')
    expect(out).toMatch(/still to fix in the plan itself:[\s\S]*lint\/verify-doubt/)
    const alone = await call(prepare, 'alone', '--yes')
    expect(alone.out).toMatch(/^nothing to write\nstill to fix in the plan itself:[\s\S]*lint\/verify-doubt/)
    expect(existsSync(join(root, 'specs/alone/verify.yaml'))).toBe(false)
  })

  it.each(['', '  ', 'true', 'echo done'])('refuses %j as a default', async (command) => {
    const { root, call } = project(kiro)
    await expect(call(prepare, 'demo', '--default', command, '--yes')).rejects.toThrow(
      'the command of --default proves nothing',
    )
    expect(existsSync(join(root, SIDECAR))).toBe(false)
  })

  it('adds no second line for a task that the file names', async () => {
    const there = '"1": ""\n"default": npm test\n"2": "true"\n"3": npm test -- c\n"4": "true"\n'
    const { root, call } = project({ ...kiro, [SIDECAR]: there })
    const { out } = await call(prepare, 'demo', '--yes')
    expect(out).toContain('still to fix')
    expect(readFileSync(join(root, SIDECAR), 'utf8')).toBe(there)
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
    [{ 'app.sln': '' }, 'dotnet test'],
    [{ 'src.csproj': '' }, 'dotnet test'],
    [{ 'pom.xml': '', mvnw: '' }, './mvnw test'],
    [{ 'build.gradle.kts': '' }, 'gradle test'],
    [{ 'build.gradle': '', gradlew: '' }, './gradlew test'],
    [{ 'pubspec.yaml': 'dependencies:\n  flutter:\n    sdk: flutter\n' }, 'flutter test'],
    [{ 'pubspec.yaml': 'name: a\n' }, 'dart test'],
    [{ Gemfile: '', 'spec/a_spec.rb': '' }, 'bundle exec rspec'],
    [{ Gemfile: '' }, 'bundle exec rake test'],
    [{ 'composer.json': '{"scripts":{"test":"phpunit"}}' }, 'composer test'],
    [{ 'composer.json': '{"require-dev":{"phpunit/phpunit":"11"}}' }, 'vendor/bin/phpunit'],
    [{ 'mix.exs': '' }, 'mix test'],
    [{ 'Package.swift': '' }, 'swift test'],
    [{ 'deno.json': '{"tasks":{"test":"deno test -A"}}' }, 'deno task test'],
    [{ 'deno.json': '{}' }, 'deno test'],
    [{ justfile: 'version := "1"\ntest *args:\n  true\n' }, 'just test'],
    [{ 'requirements.txt': '' }, 'pytest'],
    [{ 'NOTES.md': 'x', 'specs/x/tasks.md': '- [ ] 1.1 A\n\nRun `make check` often.\n' }, 'make check'],
  ])('knows the tests of a project with %j', async (files, command) => {
    const { root, call } = project({ 'package.json': '{}', 'specs/x/tasks.md': '- [ ] 1.1 A\n', ...files })
    await call(prepare, 'x', '--yes')
    expect(readFileSync(join(root, 'specs/x/verify.yaml'), 'utf8')).toBe(
      `default: ${JSON.stringify(command)}\n`,
    )
  })

  it('says so where nothing tells how the project is tested, and takes the command that is named', async () => {
    const { root, call } = project({ 'package.json': '{}', 'specs/x/tasks.md': '- [ ] 1.1 A\n' })
    await expect(call(prepare, 'x', '--yes')).rejects.toThrow('nothing here says how the project is tested')
    await expect(call(prepare, 'x', '--yes')).rejects.toMatchObject({
      fix: expect.stringContaining('--default "<command>"'),
    })
    const offered = await call(prepare, 'x', '--default', "it's")
    expect(offered.out).toContain(`ultraplan prepare x --default 'it'\\''s' --yes`)
    expect((await call(prepare, 'x', '--default', 'make check', '--yes')).code).toBe(0)
    expect(readFileSync(join(root, 'specs/x/verify.yaml'), 'utf8')).toBe('default: "make check"\n')
    expect((await call(lint, 'x')).code).toBe(0)
  })

  it('does not change a default that is there', async () => {
    const plan = '- [ ] 1.1 A\n  - **Verify**: look at it\n'
    const { call } = project({ 'specs/x/tasks.md': plan, 'specs/x/verify.yaml': 'default: npm test\n' })
    await expect(call(prepare, 'x', '--default', 'make check')).rejects.toThrow('has a default already')
  })

  it.each([
    ['Write `src/a.ts` and `src/b.tsx`, see notes.md', 'npm test', 'JavaScript or TypeScript 2 times'],
    ['Write `src/a.ts`, then install with pnpm', 'pnpm test', 'JavaScript or TypeScript 2 times'],
    ['Write app/a.py, app/b.py and web/a.js', 'pytest', 'Python 2 times'],
    ['Write internal/a.go', 'go test ./...', 'Go once'],
  ])('guesses from the plan alone, and says that it is a guess: %s', async (text, command, why) => {
    const { root } = makeRepository({ 'specs/x/tasks.md': `- [ ] 1.1 ${text}\n` })
    const terminal = fakeTerminal(root)
    expect(await prepare.run(['x'], terminal)).toBe(1)
    expect(terminal.stdout).toContain(
      `default: ${JSON.stringify(command)} # a guess: the plan names files or tools of ${why}`,
    )
    expect(await prepare.run(['x', '--yes'], terminal)).toBe(0)
    expect(await lint.run(['x'], fakeTerminal(root))).toBe(0)
  })
})
