import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newProblems, type Problem, readProblems } from '../../src/gate/problems.ts'

const PATHS = new Set([
  'packages/a/src/x.ts',
  'packages/a/src/y.ts',
  'packages/b/src/x.ts',
  'top.ts',
  'my file.ts',
  'packages/a/app/(shop)/[id].tsx',
])
const read = (output: string, folder = 'packages/a') => readProblems(output, { folder, paths: PATHS })
const X = 'packages/a/src/x.ts'

describe('what compilers and linters print is read', () => {
  test.each<[string, string, Problem[]]>([
    [
      'tsc',
      "src/x.ts(1,14): error TS2322: Type 'number' is not assignable to type 'string'.\n  Related words.\n",
      [{ file: X, line: 1, message: "TS2322: Type 'number' is not assignable to type 'string'." }],
    ],
    [
      'tsc with colours and excerpts',
      '\x1b[96msrc/x.ts\x1b[0m:\x1b[93m1\x1b[0m:\x1b[93m14\x1b[0m - \x1b[91merror\x1b[0m\x1b[90m TS2322: \x1b[0mwrong.\n\n\x1b[7m1\x1b[0m export const a = 1\n\x1b[7m \x1b[0m  ~\n\n\nFound 1 error in src/x.ts\x1b[90m:1\x1b[0m\n',
      [{ file: X, line: 1, message: 'TS2322: wrong.' }],
    ],
    [
      'eslint, which heads its errors with absolute paths',
      '\n> a@1.0.0 lint\n> eslint .\n\n/packages/a/src/x.ts\n   3:5   error    Unexpected var  no-var\n  12:1   warning  Missing docs    docs\n\n/packages/a/src/y.ts\n  0:0  error  Parsing error: Unexpected token\n\n✖ 3 problems (2 errors, 1 warning)\n',
      [
        { file: X, line: 3, message: 'Unexpected var no-var' },
        { file: 'packages/a/src/y.ts', message: 'Parsing error: Unexpected token' },
      ],
    ],
    [
      'eslint in unix and in compact style',
      '/packages/a/src/x.ts:3:5: Unexpected var. [Error/no-var]\n/packages/a/src/x.ts: line 4, col 2, Error - Missing semicolon. (semi)\n',
      [
        { file: X, line: 3, message: 'Unexpected var. [Error/no-var]' },
        { file: X, line: 4, message: 'Missing semicolon. (semi)' },
      ],
    ],
    [
      'next lint',
      './src/x.ts\n3:5  Error: Do not use img  next/no-img\n',
      [{ file: X, line: 3, message: 'Do not use img next/no-img' }],
    ],
    [
      'names with brackets',
      './app/(shop)/[id].tsx\n3:5  Error: Do not use img  next/no-img\n\napp/(shop)/[id].tsx(3,5): error TS1: x\n',
      [
        { file: 'packages/a/app/(shop)/[id].tsx', line: 3, message: 'Do not use img next/no-img' },
        { file: 'packages/a/app/(shop)/[id].tsx', line: 3, message: 'TS1: x' },
      ],
    ],
    [
      'warnings, where nothing but their number failed',
      '/packages/a/src/x.ts\n  3:5  warning  Unexpected any  no-any\n\nESLint found too many warnings (maximum: 0).\n',
      [{ file: X, line: 3, message: 'Unexpected any no-any' }],
    ],
    [
      'Biome',
      'src/x.ts:3:7 lint/correctness/noUnused  FIXABLE  ━━━━━━━━━\n\n  ! This variable u is unused.\n  \n    1 │ const a = 1\n\nsrc/x.ts:2:7 lint/suspicious/noDoubleEquals  FIXABLE  ━━━━━━\n\n  × Using == may be unsafe.\n\n  i Unsafe fix: Use === instead.\n\nsrc/y.ts format ━━━━━━━━━━━\n\n  × Formatter would have printed this:\n',
      [
        { file: X, line: 2, message: 'lint/suspicious/noDoubleEquals Using == may be unsafe.' },
        { file: 'packages/a/src/y.ts', message: 'format Formatter would have printed this:' },
      ],
    ],
    [
      'oxlint',
      '\n  × eslint(no-debugger): `debugger` is not allowed\n   ╭─[src/x.ts:2:17]\n 1 │ a\n   ╰────\n  help: Remove it\n',
      [{ file: X, line: 2, message: 'eslint(no-debugger): `debugger` is not allowed' }],
    ],
    [
      'svelte-check',
      '/packages/a/src/x.ts:3:5\nError: Type string is not assignable. (ts)\nconst a\n',
      [{ file: X, line: 3, message: 'Type string is not assignable. (ts)' }],
    ],
    [
      'prettier',
      'Checking formatting...\n[warn] src/x.ts\n[warn] Code style issues found in the above file.\n',
      [{ file: X, message: 'formatting' }],
    ],
    [
      'other programs, with a line or a line and a column',
      'src/x.ts:3: bad words\nsrc/y.ts:4:1: error: worse words\n',
      [
        { file: X, line: 3, message: 'bad words' },
        { file: 'packages/a/src/y.ts', line: 4, message: 'worse words' },
      ],
    ],
    [
      'paths of Windows, and line ends',
      'src\\x.ts(3,5): error TS1: x\r\n',
      [{ file: X, line: 3, message: 'TS1: x' }],
    ],
    [
      'a name with a space',
      '/my file.ts(3,5): error TS1: x\n',
      [{ file: 'my file.ts', line: 3, message: 'TS1: x' }],
    ],
    [
      'a file that is not in the commit',
      '/node_modules/z/index.d.ts(3,5): error TS1: x\n',
      [{ file: 'node_modules/z/index.d.ts', line: 3, message: 'TS1: x' }],
    ],
  ])('%s', (_, output, problems) => {
    expect(read(output)).toEqual(problems)
  })

  test('from the folders of a workspace', () => {
    const recursive = 'packages/b typecheck: src/x.ts(1,7): error TS1: x\npackages/b typecheck: Failed\n'
    expect(read(recursive, '')).toEqual([{ file: 'packages/b/src/x.ts', line: 1, message: 'TS1: x' }])
    const turbo = '@own/a:lint: /packages/a/src/x.ts\n@own/a:lint:   3:5  error  Unexpected var  no-var\n'
    expect(read(turbo, '')).toEqual([{ file: X, line: 3, message: 'Unexpected var no-var' }])
    expect(read('top.ts(1,1): error TS1: x\nsrc/y.ts:1:1 - error TS2: y\n', '')).toEqual([
      { file: 'top.ts', line: 1, message: 'TS1: x' },
      { file: 'packages/a/src/y.ts', line: 1, message: 'TS2: y' },
    ])
  })

  test('and nothing is read into what is no error of a file', () => {
    const noise = [
      'sh: 1: tsc: not found',
      'npm error Missing script: "lint"',
      'npm error code 1',
      '12:30:05 - File change detected. Starting incremental compilation...',
      'listening on http://localhost:3000 now',
      '    at Object.<anonymous> (/packages/a/src/x.ts:3:5)',
      'node:internal/modules/cjs/loader:1215',
      'Oops! Something went wrong! :(',
      'ESLint: 9.1.0',
      'Found 2 errors in 1 file.',
      ' ELIFECYCLE  Command failed with exit code 2.',
    ]
    expect(read(noise.join('\n'))).toEqual([])
  })

  test('the files of a commit are gone through once, however many errors name others', () => {
    let walks = 0
    const paths = new (class extends Set<string> {
      override [Symbol.iterator]() {
        walks += 1
        return super[Symbol.iterator]()
      }
    })(['packages/a/src/deep.ts', 'packages/b/one.ts', 'packages/c/one.ts'])
    const output = ['src/deep.ts', 'one.ts', 'gen/x.d.ts', 'gen/y.d.ts'].map(
      (file) => `${file}(1,2): error x`,
    )
    expect(readProblems(output.join('\n'), { folder: '', paths }).map(({ file }) => file)).toEqual([
      'packages/a/src/deep.ts',
      'one.ts',
      'gen/x.d.ts',
      'gen/y.d.ts',
    ])
    expect(walks).toBe(1)
  })

  test('any output is read without an exception, each problem with a file and words', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(
              'src/x.ts',
              '  3:5  error  x',
              '  × y',
              'src/x.ts:1:2',
              'src/x.ts:1:2 a/b ━━',
              ' --> top.ts:1:1',
            ),
          ),
        ),
        (lines) => {
          for (const { file } of read(lines.join('\n'))) expect(file).not.toBe('')
        },
      ),
    )
  })
})

const problem = fc.record({
  file: fc.constantFrom('a.ts', 'b.ts'),
  line: fc.integer({ min: 1, max: 500 }),
  message: fc.constantFrom('TS1: x', 'TS2: y', 'too many lines (301)'),
})
const problems = fc.array(problem, { maxLength: 12 })

describe('new problems', () => {
  test('are told by file and message; lines may move and counts may grow', () => {
    const before = [{ file: 'a.ts', line: 3, message: 'too many lines (301), at most 300' }]
    const now = { file: 'a.ts', line: 900, message: 'too many lines (312), at most 300' }
    expect(newProblems([now], before)).toEqual([])
    expect(newProblems([now, now], before)).toEqual([now])
    expect(newProblems([{ ...now, file: 'b.ts' }], before)).toHaveLength(1)
    expect(newProblems([{ ...now, file: 'b.ts' }], before, new Map([['b.ts', 'a.ts']]))).toEqual([])
    expect(newProblems([{ ...now, message: 'TS1: x' }], before)).toHaveLength(1)
  })

  test('there are none where nothing came, wherever the lines went and whatever went away', () => {
    fc.assert(
      fc.property(
        problems,
        fc.integer({ min: -50, max: 50 }),
        fc.func(fc.boolean()),
        (before, shift, stays) => {
          const now = before
            .filter((each) => stays(each))
            .map((each) => ({ ...each, line: each.line + shift }))
          expect(newProblems(now, before)).toEqual([])
        },
      ),
    )
  })

  test('are exactly as many as came', () => {
    fc.assert(
      fc.property(problems, problems, (before, came) => {
        const found = newProblems([...before, ...came], before)
        const sorted = (each: Problem[]) => each.map(({ file, message }) => `${file} ${message}`).sort()
        expect(sorted(found)).toEqual(sorted(came))
        expect(newProblems(came, [])).toEqual(came)
      }),
    )
  })
})
