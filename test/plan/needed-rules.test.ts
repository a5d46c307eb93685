import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { neededCalls, shellParts } from '../../src/client/permissions/needed.ts'
import { comparePermissions, type Permissions } from '../../src/client/permissions/report.ts'
import { bashRule, matchesCommand, parseRule } from '../../src/client/permissions/rule.ts'
import { Config } from '../../src/model/config.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'

const planWith = (...commands: string[]) =>
  readTasksMd(
    commands
      .map((command, index) => `- [ ] 1.${index + 1} Do it\n  - **Verify**: \`${command}\`\n`)
      .join('\n'),
    'specs/demo/tasks.md',
  ).plan

const settings = (over: Partial<Permissions> = {}): Permissions => ({
  mode: 'acceptEdits',
  allow: [],
  deny: [],
  ask: [],
  sandboxed: false,
  ...over,
})
const COMMIT = ['Bash(git add *)', 'Bash(git commit *)']
const rulesFor = (...commands: string[]) =>
  neededCalls([planWith(...commands)], Config.parse({})).flatMap(({ rule }) => rule ?? [])

describe('how the client takes a command apart', () => {
  test.each([
    ['npm test', ['npm test']],
    ['npm test 2>&1 | tail -5', ['npm test', 'tail -5']],
    ['npm test > /dev/null 2>&1', ['npm test']],
    ['cd sub && npm test || exit 1; ls', ['cd sub', 'npm test', 'exit 1', 'ls']],
    ['! grep -q "a | b" x.txt', ['grep -q "a | b" x.txt']],
    ["node -e 'a && b'", ["node -e 'a && b'"]],
    ['npm test\nnpm run build', ['npm test', 'npm run build']],
    ['npm test |& tee log', ['npm test', 'tee log']],
    ['npm test &> log', ['npm test']],
  ])('%s', (command, parts) => {
    expect(shellParts(command)).toEqual({ kind: 'parts', parts })
  })

  test.each([
    'test "$(cat a.txt)" = x',
    'for f in a b; do node $f; done',
    'node $HOME/x.js',
    'node "`id`"',
    'diff <(cat a) <(cat b)',
    'if npm test; then echo ok; fi',
    'cat <<EOF\nhi\nEOF',
  ])('only the whole text can be allowed: %s', (command) => {
    expect(shellParts(command)).toEqual({ kind: 'whole' })
  })

  test.each(['(npm test)', 'node server.js & npm test'])('no rule can allow it: %s', (command) => {
    expect(shellParts(command).kind).toBe('never')
  })

  test('any text is taken apart without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), (text) => {
        expect(['parts', 'whole', 'never']).toContain(shellParts(text).kind)
      }),
    )
  })
})

describe('which rule speaks of which command, as seen in the client', () => {
  test.each([
    ['Bash(npm test)', 'npm test', true],
    ['Bash(npm test)', 'npm test -- --run', false],
    ['Bash(npm test *)', 'npm test', true],
    ['Bash(npm test *)', 'npm test -- --run', true],
    ['Bash(npm run build:*)', 'npm run build --silent', true],
    ['Bash(npm run build:*)', 'npm run buildx', false],
    ['Bash(node -e "console.log\\(1\\)")', 'node -e "console.log(1)"', true],
    ['Bash(node -e "console.log(1)")', 'node -e "console.log(1)"', true],
    ['Bash', 'anything at all', true],
    ['Bash(*)', 'anything at all', true],
    ['Edit', 'npm test', false],
    ['Read(npm test)', 'npm test', false],
  ])('%s and %s: %s', (rule, command, speaks) => {
    expect(matchesCommand(parseRule(rule), command)).toBe(speaks)
  })

  test('a rule made for a command allows it, whatever signs it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 }), (command) => {
        expect(matchesCommand(parseRule(bashRule(command)), command)).toBe(true)
      }),
    )
  })
})

describe('what a plan needs', () => {
  test('every plan needs add and commit, and nothing for commands that only read', () => {
    expect(rulesFor('grep -q hello a.txt', 'test -f a && ls | wc -l')).toEqual(COMMIT)
  })

  test('a runner is allowed with any arguments, once for all tasks', () => {
    expect(rulesFor('npx vitest run a.test.ts', 'npx vitest run b.test.ts')).toEqual([
      ...COMMIT,
      'Bash(npx vitest *)',
    ])
    expect(rulesFor('npm run test:unit -- a')).toEqual([...COMMIT, 'Bash(npm run test:unit *)'])
  })

  test('any other command is allowed exactly as the plan has it', () => {
    expect(rulesFor('rm -rf build && node check.js --all')).toEqual([...COMMIT, 'Bash(node check.js --all)'])
    expect(rulesFor('node -e "f(1)"')).toEqual([...COMMIT, 'Bash(node -e "f\\(1\\)")'])
  })

  test('tasks that are ticked already ask for nothing', () => {
    const { plan } = readTasksMd('- [x] 1.1 Done\n  - **Verify**: `make all`\n', 'specs/demo/tasks.md')
    expect(neededCalls([plan], Config.parse({})).map(({ rule }) => rule)).toEqual(COMMIT)
  })

  test('commands of the configuration count', () => {
    const config = Config.parse({
      proof: { typecheck: 'npx tsc --noEmit' },
      verify: { default: 'make check' },
    })
    expect(neededCalls([], config).map(({ rule }) => rule)).toEqual([
      ...COMMIT,
      'Bash(make check *)',
      'Bash(npx tsc *)',
    ])
  })
})

describe('what would be asked', () => {
  const needs = neededCalls([planWith('npm test', '(node x.js)')], Config.parse({}))

  test('nothing where permissions are bypassed', () => {
    expect(comparePermissions(needs, settings({ mode: 'bypassPermissions' }))).toEqual({
      edits: false,
      missing: [],
      refused: [],
      always: [],
    })
  })

  test('what no rule allows is missing, with the rule to write; what no rule helps is told apart', () => {
    const gaps = comparePermissions(needs, settings({ allow: ['Bash(git add:*)', 'Bash(git commit *)'] }))
    expect(gaps.missing.map(({ rule }) => rule)).toEqual(['Bash(npm test *)'])
    expect(gaps.always.map(({ command }) => command)).toEqual(['(node x.js)'])
    expect(gaps.edits).toBe(false)
  })

  test('edits are asked for unless the mode or a rule accepts them', () => {
    expect(comparePermissions(needs, settings({ mode: 'default' })).edits).toBe(true)
    expect(comparePermissions(needs, settings({ mode: 'dontAsk' })).edits).toBe(true)
    expect(comparePermissions(needs, settings({ mode: 'default', allow: ['Edit'] })).edits).toBe(false)
    expect(comparePermissions(needs, settings({ mode: 'auto' })).edits).toBe(false)
  })

  test('a deny rule is named, even where another rule allows the same', () => {
    const gaps = comparePermissions(needs, settings({ allow: ['Bash'], deny: ['Bash(git commit *)'] }))
    expect(gaps.refused).toMatchObject([{ by: 'Bash(git commit *)' }])
    expect(gaps.missing).toEqual([])
  })

  test('with the rules that were missing nothing is missing any more', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'npm test',
            'make x | tee log',
            'node "$X"',
            'go test ./... && ls',
            'sh a.sh 2>&1',
            'CI=1 pnpm test',
            'FOO=1 node x',
            'node a*.js',
          ),
          { maxLength: 5 },
        ),
        (commands) => {
          const all = neededCalls([planWith(...commands)], Config.parse({}))
          const { missing } = comparePermissions(all, settings())
          const after = comparePermissions(all, settings({ allow: missing.map(({ rule }) => rule) }))
          expect(after.missing).toEqual([])
        },
      ),
    )
  })
})
