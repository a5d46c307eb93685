import { join, posix } from 'node:path'
import { namesIn, readText, tried } from '../../io/files.ts'
import type { Project } from '../../plan/propose.ts'

const quoted = (path: string): string =>
  /^[\w@./+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`

/** How the project is built and tested, from the files that say so. */
export function projectAt(root: string): Project {
  const names = new Set(namesIn(root))
  const js = names.has('package.json') ? nodeProject(root, names) : undefined
  const python = ['pyproject.toml', 'pytest.ini', 'setup.cfg', 'setup.py', 'tox.ini'].some((name) =>
    names.has(name),
  )
  const prefix = names.has('uv.lock') ? 'uv run ' : names.has('poetry.lock') ? 'poetry run ' : ''
  const make = readText(join(root, 'Makefile')) ?? ''
  const target = (name: string) => (new RegExp(`^${name}\\s*:`, 'm').test(make) ? `make ${name}` : undefined)
  const test =
    js?.test ??
    (python ? `${prefix}pytest` : undefined) ??
    (names.has('Cargo.toml') ? 'cargo test' : undefined) ??
    (names.has('go.mod') ? 'go test ./...' : undefined) ??
    target('test') ??
    target('check')
  return {
    ...(test === undefined ? {} : { test }),
    ...pick(
      'build',
      js?.build ??
        (names.has('Cargo.toml') ? 'cargo build' : names.has('go.mod') ? 'go build ./...' : target('build')),
    ),
    ...pick('typecheck', js?.typecheck),
    ...pick('lint', js?.lint ?? target('lint')),
    newTest: (name) => newTest(root, names, name),
    testFile(path) {
      if (path.endsWith('.rs')) return `cargo test --test ${quoted(posix.basename(path, '.rs'))}`
      if (path.endsWith('.py')) return `${prefix}pytest ${quoted(path)}`
      if (path.endsWith('.go')) return `go test ./${quoted(posix.dirname(path))}`
      return js?.testFile(path)
    },
  }
}

const TEST_FOLDERS = ['test', 'tests', '__tests__', 'spec']
/** What comes before and after the name of a test. */
const TEST_NAME = /^(test_)?.+?((?:[._-](?:test|spec))?\.(?:[cm]?[jt]sx?|py|go))$/

/** Where new tests usually are, by the file that says which language a project is in. */
const NEW_TESTS: readonly (readonly [file: string, before: string, after: string])[] = [
  ['tsconfig.json', 'test/', '.test.ts'],
  ['package.json', 'test/', '.test.js'],
  ['Cargo.toml', 'tests/', '.rs'],
  ['go.mod', '', '_test.go'],
  ['pyproject.toml', 'tests/test_', '.py'],
  ['pytest.ini', 'tests/test_', '.py'],
  ['setup.py', 'tests/test_', '.py'],
]

/** Named as the first test that is there, else as is usual for the language. */
function newTest(root: string, names: ReadonlySet<string>, name: string): string | undefined {
  const folder = TEST_FOLDERS.find((each) => names.has(each))
  const tests = folder === undefined ? [] : namesIn(join(root, folder)).sort()
  const like = tests.find((each) => /^test_.+\.py$|[._-](?:test|spec)\.\w+$/.test(each))
  const [, first = '', last] = TEST_NAME.exec(like ?? '') ?? []
  const [, before = '', after] =
    last === undefined
      ? (NEW_TESTS.find(([file]) => names.has(file)) ?? [])
      : ['', `${folder}/${first}`, last]
  if (after === undefined) return undefined
  // Modules of these languages have no hyphen in their names.
  return `${before}${/\.(?:py|go|rs)$/.test(after) ? name.replaceAll('-', '_') : name}${after}`
}

const pick = <K extends string>(name: K, value: string | undefined): { [P in K]?: string } =>
  value === undefined ? {} : ({ [name]: value } as { [P in K]?: string })

function nodeProject(root: string, names: ReadonlySet<string>): Project {
  const pkg: Record<string, Record<string, string>> = tried(
    () => JSON.parse(readText(join(root, 'package.json')) ?? '{}'),
    {},
  )
  const { scripts = {} } = pkg
  const tools = { ...pkg.dependencies, ...pkg.devDependencies }
  const manager = names.has('pnpm-lock.yaml')
    ? 'pnpm'
    : names.has('yarn.lock')
      ? 'yarn'
      : names.has('bun.lock') || names.has('bun.lockb')
        ? 'bun'
        : 'npm'
  const script = (...wanted: string[]) => {
    const name = wanted.find((each) => scripts[each] && !/no test specified/.test(scripts[each] ?? ''))
    return name === undefined ? undefined : name === 'test' ? `${manager} test` : `${manager} run ${name}`
  }
  const runner = ['vitest', 'jest', 'mocha', 'ava'].find((tool) => tools[tool] !== undefined)
  const test = script('test', 'test:unit', 'check', 'verify', 'ci', 'typecheck', 'build')
  return {
    ...pick('test', test),
    ...pick('build', script('build', 'compile')),
    ...pick('typecheck', script('typecheck', 'type-check', 'types', 'tsc')),
    ...pick('lint', script('lint')),
    testFile(path) {
      if (!/\.[cm]?[jt]sx?$/.test(path)) return undefined
      if (runner === 'vitest') return `npx vitest run ${quoted(path)}`
      if (runner !== undefined) return `npx ${runner} ${quoted(path)}`
      if (/node --test/.test(scripts.test ?? '')) return `node --test ${quoted(path)}`
      return script('test') === undefined ? undefined : `${manager} test -- ${quoted(path)}`
    },
  }
}
