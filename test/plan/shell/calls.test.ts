import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addedBefore, callsOf, keepsAll, type ShellCall } from '../../../src/plan/shell/calls.ts'

const words: { [K in ShellCall['kind']]: (call: Extract<ShellCall, { kind: K }>) => string } = {
  script: ({ file, name }) => `script ${file} ${name}`,
  recipe: ({ files, name = '' }) => `target ${files.at(-1)} ${name}`.trim(),
  program: ({ path }) => `program ${path}`,
  tests: ({ paths }) => `tests ${paths.join(' ')}`.trim(),
  tool: ({ name }) => `tool ${name}`,
}
const told = (command: string) => callsOf(command).map((call) => words[call.kind](call as never))

const script = (name: string, file = 'package.json') =>
  [`pre${name}`, name, `post${name}`].map((each) => `script ${file} ${each}`)

test.each([
  ['node check.js', ['program check.js']],
  ['node --no-warnings ./tools/check.js src', ['program tools/check.js']],
  ['node -r ./setup.js check.js', ['program setup.js', 'program check.js']],
  ['bash -euo pipefail scripts/verify.sh', ['program scripts/verify.sh']],
  ['./verify.sh --all', ['program verify.sh']],
  ['. scripts/env.sh && node a.js', ['program scripts/env.sh', 'program a.js']],
  ['node --test check.js test/', ['tests check.js test']],
  ['node --test', ['tests']],
  ['python3 -m pytest tests/x.py::test_a -q', ['tests tests/x.py']],
  ['python -m tools.check', ['program tools/check.py', 'program tools/check/__main__.py']],
  ['npx --yes vitest run test/a.test.ts', ['tests test/a.test.ts']],
  ['./node_modules/.bin/jest src', ['tests src']],
  ['CI=1 timeout -k 5 60 uv run pytest tests', ['tests tests']],
  ['go test ./...', ['tests ...']],
  ['go build ./...', ['tool go']],
  ['npm test', script('test')],
  ['npm run --silent check -- --all', script('check')],
  ['npm --prefix web run check', script('check', 'web/package.json')],
  ['cd web && npm t', script('test', 'web/package.json')],
  ['(cd web && npm t) && node a.js', [...script('test', 'web/package.json'), 'program a.js']],
  ['npm ci', ['tool npm']],
  ['pnpm --filter web test', ['tool pnpm']],
  ['yarn check', script('check')],
  ['bun test a.test.ts', ['tests a.test.ts']],
  ['make check', ['target Makefile check']],
  ['make -C web -f build.mk -j 4 check V=1', ['target web/build.mk check']],
  ['make', ['target Makefile']],
  ["sh -c 'node a.js && npm test'", ['program a.js', ...script('test')]],
  ['for f in a b; do node check.js $f; done', ['program check.js']],
  ['if test -f x; then bash verify.sh; fi', ['tool test', 'program verify.sh']],
  ['grep -q x src/a.js | wc -l', ['tool grep', 'tool wc']],
  ['echo "node check.js"', []],
  ['node -e \'require("./x")\'', ['tool node inline']],
  ['/usr/bin/node check.js', ['program check.js']],
  ['node /opt/check.js', ['tool /opt/check.js']],
  ['cd /opt && node check.js', ['tool /opt/check.js']],
  ["echo 'open", []],
])('%s', (command, expected) => expect(told(command)).toEqual(expected))

test('whatever a command contains, its calls are found without a throw, and none leads to an absolute path', () => {
  const word = fc.constantFrom(
    'node',
    'npm',
    'run',
    'make',
    '-C',
    '--test',
    'cd',
    '..',
    '&&',
    '|',
    ';',
    '(',
    ')',
    'sh',
    '-c',
    "'",
    '"',
    'a/b.js',
    '$(x)',
    '`',
    'if',
    'then',
    'fi',
    '-m',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), (words) => {
      for (const call of callsOf(words.join(' ')))
        if (call.kind === 'program') expect(call.path).not.toMatch(/^\//)
    }),
  )
})

test('a row of commands keeps all of each of its parts, and a part keeps the row only when nothing is missing', () => {
  const part = fc.constantFrom('eslint .', 'tsc --noEmit', 'node --test', 'node check.js', 'vitest run')
  fc.assert(
    fc.property(fc.uniqueArray(part, { minLength: 1 }), fc.uniqueArray(part), (some, more) => {
      const all = [...new Set([...more, ...some])]
      expect(keepsAll(some.join(' && '), all.join(' && '))).toBe(true)
      expect(keepsAll(all.join(' && '), some.join(' && '))).toBe(all.length === some.length)
      expect(keepsAll(some.join(' && '), `${all.join(' && ')} || true`)).toBe(false)
    }),
  )
})

test('what was put before the tests is found, whatever it is made of', () => {
  const word = fc.constantFrom(
    'for',
    'in',
    'do',
    'done',
    'if',
    'then',
    'fi',
    'case',
    '{',
    '}',
    '(',
    ')',
    ';',
    '|',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), (words) => {
      expect(Array.isArray(addedBefore('node --test', `${words.join(' ')} && node --test`))).toBe(true)
    }),
  )
  expect(addedBefore('a && b', 'b && (x) && { y; } && a && z')).toEqual([
    { words: ['x'], apart: true, orElse: false },
    { words: ['y'], apart: false, orElse: false },
  ])
})
