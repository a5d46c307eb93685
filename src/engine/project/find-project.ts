import { join, posix } from 'node:path'
import { namesIn, readText, tried } from '../../io/files.ts'
import type { Project } from '../../plan/propose.ts'

const quoted = (path: string): string =>
  /^[\w@./+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`

/** How the project is built and tested, from the files that say so. */
export function projectAt(root: string): Project {
  const names = new Set(namesIn(root))
  const js = names.has('package.json') ? nodeProject(root, names) : undefined
  const python = [
    'pyproject.toml',
    'pytest.ini',
    'setup.cfg',
    'setup.py',
    'tox.ini',
    'requirements.txt',
  ].some((name) => names.has(name))
  const prefix = names.has('uv.lock') ? 'uv run ' : names.has('poetry.lock') ? 'poetry run ' : ''
  const make = readText(join(root, 'Makefile')) ?? ''
  const target = (name: string) => (new RegExp(`^${name}\\s*:`, 'm').test(make) ? `make ${name}` : undefined)
  const test =
    js?.test ??
    (python ? `${prefix}pytest` : undefined) ??
    testOf(root, names) ??
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

/** The files that say which language a project is in, and how its tests are run; `text` is the file's. */
const MANIFESTS: readonly (readonly [
  file: RegExp,
  test: (has: (name: string) => boolean, text: string) => string | undefined,
])[] = [
  [/^Cargo\.toml$/, () => 'cargo test'],
  [/^go\.mod$/, () => 'go test ./...'],
  [/\.(?:sln|slnx|csproj|fsproj)$/, () => 'dotnet test'],
  [/^pom\.xml$/, (has) => `${has('mvnw') ? './mvnw' : 'mvn'} test`],
  [/^build\.gradle(?:\.kts)?$/, (has) => `${has('gradlew') ? './gradlew' : 'gradle'} test`],
  [/^pubspec\.yaml$/, (_, text) => `${/^\s*sdk:\s*flutter/m.test(text) ? 'flutter' : 'dart'} test`],
  [/^Gemfile$/, (has) => `bundle exec ${has('spec') || has('.rspec') ? 'rspec' : 'rake test'}`],
  [
    /^composer\.json$/,
    (_, text) =>
      /"test"\s*:/.test(text) ? 'composer test' : /phpunit/.test(text) ? 'vendor/bin/phpunit' : undefined,
  ],
  [/^mix\.exs$/, () => 'mix test'],
  [/^Package\.swift$/, () => 'swift test'],
  [/^deno\.jsonc?$/, (_, text) => `deno ${/"test"\s*:/.test(text) ? 'task test' : 'test'}`],
  [/^\.?justfile$/i, (_, text) => /^(?:test|check)(?=[^:=\n]*:(?!=))/m.exec(text)?.[0].replace(/^/, 'just ')],
]

function testOf(root: string, names: ReadonlySet<string>): string | undefined {
  for (const [file, test] of MANIFESTS) {
    const name = [...names].find((each) => file.test(each))
    const command = name && test((each) => names.has(each), readText(join(root, name)) ?? '')
    if (command) return command
  }
  return undefined
}

/** Tests may also be beside the code. */
const TEST_FOLDERS = ['test/', 'tests/', '__tests__/', 'spec/', 'src/', 'lib/', '']
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

const isTest = (name: string): boolean => /^test_.+\.py$|[._-](?:test|spec)\.\w+$/.test(name)

/** Named as the first test that is there, else as is usual for the language. */
function newTest(root: string, names: ReadonlySet<string>, name: string): string | undefined {
  const likes = TEST_FOLDERS.flatMap((folder) => {
    const [like] = namesIn(join(root, folder)).filter(isTest).sort()
    const [, first = '', last] = TEST_NAME.exec(like ?? '') ?? []
    return last === undefined ? [] : [['', `${folder}${first}`, last] as const]
  })
  const known = new Set(names)
  // A project in TypeScript may have no tsconfig.json: vitest needs none.
  if (
    ['src/', 'lib/'].some((folder) =>
      namesIn(join(root, folder)).some((file) => /(?<!\.d)\.[cm]?tsx?$/.test(file)),
    )
  )
    known.add('tsconfig.json')
  const [, before = '', after] = likes[0] ?? NEW_TESTS.find(([file]) => known.has(file)) ?? []
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
      // Only npm needs the dashes; pnpm hands them on, and vitest would run everything.
      return script('test') === undefined
        ? undefined
        : `${manager} test ${manager === 'npm' ? '-- ' : ''}${quoted(path)}`
    },
  }
}
