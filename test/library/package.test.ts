import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const project = mkdtempSync(join(tmpdir(), 'package-'))
const env = { ...process.env, npm_config_cache: join(project, '.cache'), npm_config_offline: 'true' }

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' })

/** The two examples of the page, word for word. */
const examples = [
  ...readFileSync(join(repository, 'docs/library.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g),
].map(([, code = '']) => code)

beforeAll(() => {
  run(repository, 'npm', 'pack', '--silent', '--pack-destination', project)
  const [packed] = readdirSync(project).filter((name) => name.endsWith('.tgz'))
  writeFileSync(join(project, 'package.json'), '{ "name": "theirs", "private": true, "type": "module" }\n')
  run(project, 'npm', 'install', '--no-audit', '--no-fund', '--silent', `./${packed}`)
  // What the examples use of node, without its types.
  const node =
    'declare const console: { log(...all: unknown[]): void }; declare const process: { cwd(): string }\n'
  writeFileSync(join(project, 'node.d.ts'), node)
  for (const [at, code] of examples.entries()) writeFileSync(join(project, `example-${at}.ts`), code)
  writeFileSync(
    join(project, 'wrong.ts'),
    "import { VERSION } from 'ultraplan'\nexport const wrong: number = VERSION\n",
  )
}, 300_000)

const tsc = (...files: string[]) =>
  run(
    project,
    process.execPath,
    join(repository, 'node_modules/typescript/bin/tsc'),
    ...['--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022', '--types', ''],
    ...['node.d.ts', ...files],
  )

test('an empty project installs the package offline, compiles against it and runs it (S3-19, S4-37, S4-38, S4-39)', () => {
  expect(examples).toHaveLength(2)
  for (const code of examples) expect(code.trim().split('\n').length).toBeLessThanOrEqual(10)
  tsc('example-0.ts', 'example-1.ts')
  writeFileSync(join(project, 'a.json'), '{}')
  expect(run(project, process.execPath, 'example-0.js')).toBe('2 true \n')
  expect(run(project, process.execPath, 'example-1.js')).toBe(`Create the auth service.

=== PREVIOUS ATTEMPT FAILED (Attempt 2) ===
Verification level: syntactic, contract
The previous execution of this task failed verification. Fix the following issues:

- lint: line 42
- env-JWT_SECRET: JWT_SECRET is NOT set — task may fail at runtime

=== END FAILURE CONTEXT ===

Retry the task addressing these specific failures.
Do not change working parts of the implementation.

`)
})

test('its types refuse a wrong use, and it brings no dependency', () => {
  expect(() => tsc('wrong.ts')).toThrow()
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'ultraplan',
  ])
})
