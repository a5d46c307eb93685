import { describe, expect, it } from 'vitest'
import { readVerifyFence, readVerifyText } from '../../../src/plan/verify-text.ts'

const commands = (text: string) => readVerifyText(text, 1).flatMap(({ command }) => command ?? [])

describe('every command of a verify is kept', () => {
  it.each([
    ['`npm run build` passes and `npm test -- a` passes', ['npm run build', 'npm test -- a']],
    ['`npm test -- a` passes, `npm run lint` clean', ['npm test -- a', 'npm run lint']],
    [
      '`npm run build` works. Then check `node cli.js --help` succeeds',
      ['npm run build', 'node cli.js --help'],
    ],
    [
      '`npm test -- a` is green. Also `npx tsc --noEmit` reports 0 errors',
      ['npm test -- a', 'npx tsc --noEmit'],
    ],
    ['[ ] npm run build succeeds', ['npm run build']],
  ])('%s', (text, expected) => expect(commands(text)).toEqual(expected))

  it.each([
    '`npm test -- a` passes; do not run `npm run deploy`',
    '`npm test -- a` passes before `npm run deploy`',
    '`npm test -- a` prints `npm run build` as a hint',
    '`npm test -- a` passes and `npm run old` is no longer mentioned',
    '`npm test -- a` passes or `yarn test a` passes',
    '`npm test -- a` passes and the `npm run build` script is there',
  ])('%s has one', (text) => expect(commands(text)).toEqual(['npm test -- a']))
})

describe('a search that shall find nothing is turned round', () => {
  it.each([
    'returns nothing',
    'finds no matches',
    'shows no results',
    'is empty',
    'should return nothing',
    'returns 0 matches',
    '→ no output',
  ])('%s', (said) => {
    expect(commands(`\`grep -rn "oldName" src/\` ${said}`)).toEqual(['! grep -rn "oldName" src/'])
    expect(commands(`\`rg oldName src\` ${said}, and \`npm test -- a\` passes`)).toEqual([
      '! rg oldName src',
      'npm test -- a',
    ])
  })

  it.each([
    ['`grep -rn "a|b" src/ | grep -v test` returns nothing', '! ( grep -rn "a|b" src/ | grep -v test )'],
    ['`! grep -q x src/a.ts` returns nothing', '! grep -q x src/a.ts'],
    ['`grep -rn x src` finds a match', 'grep -rn x src'],
    ['`npm run lint` reports no results', 'npm run lint'],
  ])('%s', (text, command) => expect(commands(text)).toEqual([command]))
})

describe('code that is no command is not run', () => {
  it.each([
    '`GET /api/users` returns 200',
    '`SELECT count(*) FROM users` returns 3',
    '`const x = foo()` compiles',
    '`src/a.ts`',
    '`src/a.ts` compiles',
    '`Not Found` is shown',
    '`status: done` is in the file',
    '`user.name = "x"` is kept',
    '`foo(a, b)` returns 3',
    '`export const a = 1` is there',
    '`200 OK` is sent',
  ])('%s', (text) => expect(commands(text)).toEqual([]))

  it('nor in a fence', () => {
    expect(readVerifyFence('SELECT 1 FROM a;\nSELECT 2 FROM b;', 1)[0]?.command).toBeUndefined()
  })

  it.each(['mytool check --all', 'export CI=1 && npm test', 'bin/check', 'Rscript test.R'])(
    '%s in backticks is still a command',
    (command) => expect(commands(`\`${command}\``)).toEqual([command]),
  )
})
