import { describe, expect, test } from 'vitest'
import { isPackageCode, packageChecks } from '../../src/gate/package-checks.ts'

const manifest = (scripts: Record<string, string>, more: object = {}) => JSON.stringify({ scripts, ...more })

const commands = (changed: string[], files: Record<string, string>) =>
  packageChecks(changed, { read: (path) => files[path], has: (path) => path in files }).map(
    ({ purpose, command }) => `${purpose}: ${command}`,
  )

describe('the checks of a package', () => {
  test('are its typecheck and lint scripts, by the names that packages use', () => {
    const both = manifest({ 'type-check': 'tsc', lint: 'eslint .', test: 'vitest' })
    expect(commands(['src/a.ts', 'src/b.ts'], { 'package.json': both })).toEqual([
      'typecheck: npm run type-check',
      'lint: npm run lint',
    ])
    expect(commands(['a.vue'], { 'package.json': manifest({ tsc: 'tsc', typecheck: 'x' }) })).toEqual([
      'typecheck: npm run typecheck',
    ])
    expect(commands(['a.ts'], { 'package.json': manifest({ build: 'tsc' }) })).toEqual([])
    expect(commands(['a.ts'], {})).toEqual([])
    expect(commands(['/a.ts', '../b.ts'], { 'package.json': both })).toHaveLength(2)
    expect(commands(['a.ts'], { 'package.json': '{ not JSON' })).toEqual([])
  })

  test.each([
    ['npm', { 'package-lock.json': '' }],
    ['pnpm', { 'pnpm-lock.yaml': '' }],
    ['yarn', { 'yarn.lock': '' }],
    ['bun', { 'bun.lock': '' }],
    ['bun', { 'bun.lockb': '' }],
  ])('are run by %s, which the lockfile tells', (manager, files) => {
    expect(commands(['a.ts'], { 'package.json': manifest({ lint: 'x' }), ...files })).toEqual([
      `lint: ${manager} run lint`,
    ])
  })

  test('are found behind the mark that editors on Windows put in front', () => {
    const text = `\ufeff${JSON.stringify({ packageManager: 'yarn@4.0.0', scripts: { lint: 'eslint .' } })}`
    const reader = { read: () => text, has: (path: string) => path === 'package.json' }
    expect(packageChecks(['a.ts'], reader).map(({ command }) => command)).toEqual(['yarn run lint'])
  })

  test('are run by what packageManager names, whatever lies beside it', () => {
    const named = manifest({ lint: 'x' }, { packageManager: 'yarn@4.1.0' })
    expect(commands(['a.ts'], { 'package.json': named, 'package-lock.json': '' })).toEqual([
      'lint: yarn run lint',
    ])
  })

  test('of a workspace are those of each owner, or of the root where an owner has none', () => {
    const files = {
      'package.json': manifest({ lint: 'eslint .' }, { packageManager: 'pnpm@10.0.0' }),
      'packages/a/package.json': manifest({ typecheck: 'tsc', lint: 'eslint src' }),
      'packages/b c/package.json': manifest({ typecheck: 'tsc' }),
      'packages/b c/fixtures/package.json': '{}',
    }
    expect(
      commands(['packages/a/src/x.ts', 'packages/b c/fixtures/y.ts', 'packages/b c/y.ts'], files),
    ).toEqual([
      'typecheck: cd packages/a && pnpm run typecheck',
      "typecheck: cd 'packages/b c' && pnpm run typecheck",
      'lint: cd packages/a && pnpm run lint',
      'lint: pnpm run lint',
    ])
  })

  test('name a folder so that the shell takes it for nothing else', () => {
    const files = (folder: string) => ({ [`${folder}/package.json`]: manifest({ lint: 'x' }) })
    for (const [folder, word] of [
      ["a'; rm -rf $HOME; '", "'a'\\''; rm -rf $HOME; '\\'''"],
      ['-x', './-x'],
      ['a$(b)', "'a$(b)'"],
    ] as const)
      expect(commands([`${folder}/x.ts`], files(folder))).toEqual([`lint: cd ${word} && npm run lint`])
  })

  test('are not run for a change that is no code', () => {
    expect(
      ['README.md', 'docs/a.png', 'LICENSE', 'tool.py', 'node_modules/a/index.js'].filter(isPackageCode),
    ).toEqual([])
    const code = [
      'a.ts',
      'b.mjs',
      'c.tsx',
      'd.vue',
      'tsconfig.json',
      'e.css',
      '.eslintrc',
      'app.component.html',
    ]
    expect(code.filter(isPackageCode)).toEqual(code)
  })
})
