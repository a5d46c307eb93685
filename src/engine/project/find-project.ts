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
    testFile(path) {
      if (path.endsWith('.py')) return `${prefix}pytest ${quoted(path)}`
      if (path.endsWith('.go')) return `go test ./${quoted(posix.dirname(path))}`
      return js?.testFile(path)
    },
  }
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
