import { describe, expect, it } from 'vitest'
import { readVerifyFence, readVerifyText } from '../../../src/plan/verify-text.ts'

/** What is run for a verify: the command, `doubt` where its direction is not clear, with `…` where a person must look. */
function runOf(text: string): string[] {
  return readVerifyText(text, 1).map(({ command, doubt, expect }) =>
    doubt === undefined
      ? `${command}${expect && !expect.held && expect.number === undefined ? ' …' : ''}`
      : 'doubt',
  )
}

describe('a search is turned round only by words that are understood', () => {
  it.each([
    ['`grep -rn old src` is clean', '! grep -rn old src'],
    ['`rg old src` → clean', '! rg old src'],
    ['`rg old src` comes back clean', '! rg old src'],
    ['`grep -rn old src` comes back empty', '! grep -rn old src'],
    ['`grep -rn old src` comes up empty', '! grep -rn old src'],
    ['`grep -rn old src` turns up nothing', '! grep -rn old src'],
    ['`grep -rn old src` stays empty', '! grep -rn old src'],
    ['`npx tsc --noEmit | grep src/a.ts` is clean', '! ( npx tsc --noEmit | grep src/a.ts )'],
    ['`git status --porcelain` is clean', 'test -z "$(git status --porcelain)"'],
    ['`git diff -- src` is empty', 'test -z "$(git diff -- src)"'],
  ])('%s', (text, command) => expect(runOf(text)).toEqual([command]))

  it.each([
    ['`npx eslint .` is clean', 'npx eslint .'],
    ['`npx tsc --noEmit` comes back clean', 'npx tsc --noEmit'],
    ['`grep -q new src/a.ts` succeeds', 'grep -q new src/a.ts'],
    ['`grep -n new src/a.ts` passes', 'grep -n new src/a.ts'],
  ])('%s is only success', (text, command) => expect(runOf(text)).toEqual([command]))

  it('git status has words of its own, so its output is never empty', () =>
    expect(runOf('`git status` is clean')).toEqual(['git status']))
})

describe('a search with words that nobody here knows is in doubt', () => {
  it.each([
    '`grep -rn viejo src` queda vacío',
    '`grep -rn alt src` findet nichts',
    '`grep -rn old src` 无输出',
    '`grep -rn old src` 없음',
    '`grep -rn old src` whistles',
  ])('%s', (text) => expect(runOf(text)).toEqual(['doubt']))

  it.each([
    ['`grep -n route src/app.ts` shows the new route', 'grep -n route src/app.ts …'],
    ['`grep -n route src/app.ts` (the new route)', 'grep -n route src/app.ts'],
    ['`grep -n route src/app.ts` lists both routes', 'grep -n route src/app.ts …'],
    ['`rg route src` hits only in the router', 'rg route src …'],
    ['`grep -q route src/app.ts` for the new route', 'grep -q route src/app.ts …'],
    ['`npm test` は全て成功', 'npm test …'],
  ])('%s is run as it is, and a person sees the words', (text, command) =>
    expect(runOf(text)).toEqual([command]),
  )
})

describe('what only compares is no search', () => {
  it.each([
    "No TODO left: `grep -c TODO src/a.ts | grep -q '^0$'`",
    'No TODO left: `grep -rn TODO src | wc -l | grep -qx 0`',
  ])('%s', (text) => expect(runOf(text)).toEqual([text.slice(text.indexOf('`') + 1, -1)]))

  it('behind a count, words about nothing do not turn the comparison round', () =>
    expect(runOf("`grep -c TODO src/a.ts | grep -q '^0$'` finds nothing")).toEqual([
      "grep -c TODO src/a.ts | grep -q '^0$' …",
    ]))
})

describe('the status of an answer is not what curl prints', () => {
  it.each([
    ['`curl -s localhost:3000/x` returns 404', undefined],
    ['`curl -s -o /dev/null -w "%{http_code}" localhost:3000/x` returns 404', 404],
  ])('%s', (text, number) => expect(readVerifyText(text, 1)[0]?.expect?.number).toBe(number))
})

it('a file that is not there makes the command fail', () => {
  expect(runOf('`ls src/old.ts` → No such file or directory')).toEqual(['! ls src/old.ts'])
  expect(readVerifyFence('ls src/old.ts # Expected: No such file or directory', 1)[0]?.command).toBe(
    '! ls src/old.ts',
  )
})
