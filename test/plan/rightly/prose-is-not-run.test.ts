import { describe, expect, it } from 'vitest'
import { readVerifyText } from '../../../src/plan/verify-text.ts'

const commands = (text: string) => readVerifyText(text, 1).flatMap(({ command }) => command ?? [])

describe('prose is not run', () => {
  it.each([
    'rm old files',
    'rm old files --now',
    'find broken links --fast',
    'git status is clean | page loads',
    'git push rejected',
    'git commit created',
    'terraform destroy planned',
    'test coverage increased',
    'test suite green',
    'test suite green && npm test',
    'find unused exports',
    'docker image builds',
    'file upload tested',
    'npm package published',
    'make test lint clean',
    'npm run build ✅',
    'npm test 12/12',
    'npm test green',
    'go build clean',
    'test login flow',
    "npm test doesn't fail",
    'src/a.ts',
    'if users log in',
    'while loading, spinner shown',
    'GET /api/users',
  ])('%s', (text) => expect(commands(text)).toEqual([]))

  it.each([
    'test -f x',
    'test "$(wc -l < a)" -eq 3',
    'grep -q "a b" src/a.ts',
    'make clean',
    'make check-api',
    'npm run migrations',
    'bash scripts/check.sh',
    './scripts/check.sh',
    'go test ./...',
    'diff a.txt b.txt',
    'curl -fs localhost:3000/health | grep -q ok',
    'yarn workspace web test',
    'if [ -f a ]; then npm test; fi',
    'rm -rf out && npm run build',
    'uv run pytest tests/test_a.py',
  ])('%s is still a command', (text) => expect(commands(text)).toEqual([text]))

  it('a prompt is no part of its command', () => {
    expect(commands('$ npm test')).toEqual(['npm test'])
  })
})

describe('what a sentence says of a command', () => {
  it.each([
    ['Tests fail with `ImportError` on `wash`', []],
    ['The page answers with `ok`', []],
    ['`ImportError`', []],
    ['Look at it with `car-check wash --strict`', ['car-check wash --strict']],
    ['Verify with `npm test`', ['npm test']],
    ['`pytest wash.py -x` runs them all and each fails with `NameError`', ['! pytest wash.py -x']],
    [
      '`git show HEAD:old.ts` fails, `git show HEAD:new.ts` succeeds',
      ['! git show HEAD:old.ts', 'git show HEAD:new.ts'],
    ],
    ['`git ls-files old.ts` returns empty', ['test -z "$(git ls-files old.ts)"']],
    ['`find src -name "*.orig"` finds nothing', ['test -z "$(find src -name "*.orig")"']],
    ['`grep -rn wash src/` finds nothing', ['! grep -rn wash src/']],
  ])('%s', (text, expected) => expect(commands(text)).toEqual(expected))
})
