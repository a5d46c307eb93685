import { describe, expect, test } from 'vitest'
import type { CommandRunFact } from '../../src/gate/facts.ts'
import { scriptRemarks } from '../../src/gate/script-remarks.ts'
import { Config } from '../../src/model/config.ts'
import type { CommandResult } from '../../src/model/evidence.ts'
import { aChange, aRun, facts } from '../support/facts.ts'

const about = (exitCode: number, over: Partial<CommandResult> = {}) =>
  aRun({ purpose: 'lint', command: 'npm run lint', exitCode, ...over })
const script = { folder: '', text: 'eslint .' }

function remarks(output: string, more: Partial<CommandRunFact> = {}, over: Partial<CommandResult> = {}) {
  const run = { ...about(1, over), weight: 'compared' as const, script, output, ...more }
  const changes = [aChange('src/greeting.js', 'old', 'new'), aChange('src/new.js', undefined, 'new')]
  return scriptRemarks('lint', facts({ runs: [run], changes }))
}
const base = (exitCode: number, output = '', over: Partial<CommandResult> = {}): Partial<CommandRunFact> => ({
  base: { result: about(exitCode, { purpose: 'baseline', ...over }).result, output },
})
const error = (word: string, file = 'src/greeting.js') => `${file}:3:5: ${word}\n`

describe('a script that fails', () => {
  test('and cannot be read refuses nothing, and is shown with what is known of the commit before', () => {
    expect(remarks('oh no', base(1, 'oh no'))).toMatchObject([
      {
        severity: 'warn',
        message: '`npm run lint` exited 1, as before this task, and what it says cannot be compared',
      },
    ])
    expect(remarks('oh no', base(0))).toMatchObject([
      { severity: 'warn', message: '`npm run lint` exited 1, did not before this task, and names no file' },
    ])
  })

  test.each([
    ['was not run', {}, 'could not be run on the commit before this task'],
    [
      'ran out of time',
      base(1, error('x'), { timedOut: true }),
      'could not be run on the commit before this task',
    ],
    [
      'cannot be read',
      base(1, 'no configuration'),
      'as before this task, and what it says cannot be compared',
    ],
    [
      'said too much to be kept',
      base(1, error('y'), { output: { sha256: 'a'.repeat(64), bytes: 1, cut: 9 } }),
      'as before this task, and what it says cannot be compared',
    ],
    [
      'has more than the linter shows, other ones each time',
      base(1, `${error('y')}Diagnostics not shown: 40.\n`),
      'as before this task, and what it says cannot be compared',
    ],
    [
      'did not come to the part that fails now',
      { ...base(1, error('y')), script: { folder: '', text: 'eslint . && prettier --check .' } },
      'as before this task, and what it says cannot be compared',
    ],
  ])('refuses nothing in an old file where the commit before %s', (_, more, said) => {
    expect(remarks(error('x'), more)).toMatchObject([
      { severity: 'warn', message: expect.stringContaining(said) },
    ])
  })

  test('refuses what is new where the same part of a script failed before', () => {
    const more = { ...base(1, error('y')), script: { folder: '', text: 'eslint . && prettier --check .' } }
    expect(remarks(`${error('y')}${error('x')}`, more)).toMatchObject([
      { file: 'src/greeting.js', message: 'new error of `npm run lint`: x' },
    ])
    expect(remarks(error('x'), base(1, error('y')))).toMatchObject([
      { message: 'new error of `npm run lint`: x' },
    ])
  })

  test('refuses errors in a new file, whatever the commit before was like', () => {
    for (const more of [{}, base(1, 'oh no'), base(0)])
      expect(remarks(error('x', 'src/new.js'), more)).toEqual([
        { file: 'src/new.js', line: 3, message: 'new error of `npm run lint`: x', fix: expect.any(String) },
      ])
  })

  test('names the first few of many', () => {
    const many = Array.from({ length: 9 }, (_, index) => error(`rule${index}`)).join('')
    const found = remarks(many, base(0))
    expect(found).toHaveLength(5)
    expect(found).toMatchObject([
      {},
      {},
      {},
      {},
      { message: 'new error of `npm run lint`: rule4 (and 4 more)' },
    ])
  })

  test('is shown for a [RED] task', () => {
    expect(remarks(error('x'), { weight: 'warning' })).toMatchObject([
      { severity: 'warn', message: '`npm run lint` exited 1', fix: expect.stringContaining('[RED]') },
    ])
  })
})

describe('what a script goes by', () => {
  const changing = (path: string, over: Partial<CommandRunFact> = {}, files: string[] = []) => {
    const run = { ...about(0), weight: 'compared' as const, script, output: '', ...over }
    const changes = [aChange('src/greeting.js', 'old', 'new'), aChange(path, '{}', '{ }')]
    const task = { ...facts().task, files: ['src/greeting.js', ...files] }
    return scriptRemarks('lint', facts({ task, runs: [run], changes }))
  }

  test('is shown where the task changed it without naming it, although the script passes', () => {
    for (const path of ['eslint.config.js', 'packages/a/.eslintrc.json', '.eslintignore', 'biome.json'])
      expect(changing(path)).toMatchObject([
        {
          file: path,
          severity: 'warn',
          message: `the task changed what \`npm run lint\` goes by, and does not name it: ${path}`,
        },
      ])
    expect(changing('src/biome.json.js')).toEqual([])
    expect(changing('tsconfig.json')).toEqual([])
  })

  test('is not shown where the task names it', () => {
    expect(changing('eslint.config.js', {}, ['eslint.config.js'])).toEqual([])
  })
})

describe('a script that could not be run is shown, in a TASKS.json too', () => {
  test.each<[string, string, Partial<CommandResult>, RegExp]>([
    [
      'it ran out of time',
      '',
      { timedOut: true, durationMs: 120_000 },
      /did not end within 120 s, so it checked nothing/,
    ],
    [
      'no time was left',
      '',
      { timedOut: true, durationMs: 0 },
      /was not started: the time of the gate for one claim was used up \(limits.gateMax\), so it checked nothing/,
    ],
    [
      'the manager is not there',
      'sh: 1: pnpm: not found',
      { exitCode: 127 },
      /exited 127.*\(sh: 1: pnpm: not found\)/,
    ],
    [
      'its program is not there',
      "'eslint' is not recognized as an internal or external command,",
      {},
      /so it checked nothing/,
    ],
    [
      'its program cannot be loaded',
      "Error: Cannot find module 'eslint-config-x'",
      {},
      /so it checked nothing/,
    ],
    [
      'the manager of that version would have to be fetched',
      'Internal Error: Error when performing the request to https://example.com/pnpm.tgz; for help see the docs',
      {},
      /so it checked nothing/,
    ],
    [
      'the manager is another version',
      'error This project\'s package.json defines "packageManager": "yarn@4.0.0". However the current global version of Yarn is 1.22.22.',
      {},
      /so it checked nothing/,
    ],
    [
      'the manager is another version (pnpm)',
      ' ERR_PNPM_BAD_PM_VERSION  This project is configured to use v9.1.0 of pnpm. Your current pnpm is v8.0.0',
      {},
      /so it checked nothing/,
    ],
    [
      'its program would have to be fetched',
      'npm error code EAI_AGAIN\nnpm error syscall getaddrinfo',
      {},
      /so it checked nothing/,
    ],
  ])('%s', (_, output, over, said) => {
    expect(remarks(output, { weight: 'blocking' }, over)).toMatchObject([
      {
        severity: 'warn',
        message: expect.stringMatching(said),
        fix: expect.stringMatching(/proof\.(?:setup|lint)/),
      },
    ])
  })

  test('a missing module that the compiler reports in a file is an error like any other', () => {
    const [found] = remarks(error("Cannot find module 'x'"), base(0)) as object[]
    expect(found).toEqual(expect.not.objectContaining({ severity: 'warn' }))
  })

  test('but a command that the configuration names has to pass', () => {
    const run = about(127)
    const config = Config.parse({ proof: { lint: 'npm run lint' } })
    expect(scriptRemarks('lint', facts({ runs: [run], config }))).toEqual([
      expect.not.objectContaining({ severity: 'warn' }),
    ])
  })
})
