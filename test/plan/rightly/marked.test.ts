import { describe, expect, it } from 'vitest'
import { readMarked } from '../../../src/plan/verify-text.ts'

const commands = (text: string) => readMarked(text, 1).map(({ command }) => command)

describe('a field that is named a command', () => {
  it.each([
    'page loads',
    'check the login page',
    'button renders',
    'build passes',
    'schema matches; types compile',
    'open localhost:3000 and click',
    'visual inspection',
    'route returns json',
    'verify src/a.ts exports login',
    'works',
    'file upload handler',
    'find broken links',
    'git status clean',
    'pytest passes',
    'cat shows output',
    'check the page\nclick login',
    'page loads | dashboard shows',
    'app starts --without errors',
    'docker image builds | logs show',
    'login works && dashboard opens',
    'npm test --verbose shows green',
    'npm test | page loads',
    'open /dashboard | see chart',
    'verify src/a.ts',
    'ensure --help works',
    'dashboard -- chart',
    'npm test -- all 12 tests pass',
    'tsc --noEmit clean',
    'python script runs',
    'docker image builds',
    'status=200',
    'trap focus in the modal',
    'find broken links --fast',
    'npm test\npage loads',
    'npm run build\napp starts --without errors',
    'mytool --check src/\npage loads | dashboard shows',
    'cd web\nnpm ci\nlogin form renders',
    'mytool smoke\nnpm test',
  ])('%j is words, and not run', (text) => {
    expect(commands(text)).toEqual([undefined])
  })

  it.each([
    'mytool --all',
    'mytool check | grep ok',
    '`mytool smoke`',
    'npm test auth',
    'npm run a',
    'forge test',
    'task build',
    'find src/a.ts',
    'terraform validate',
    'docker compose config',
    'kubectl get pods',
    './check.sh all',
    'CI=1 npm test',
    'mytool --check src/',
    `test "$(node -p '1+1')" = 2`,
    'time npm test',
    'env CI=1 npm test',
    '. .venv/bin/activate && pytest -q',
    'vendor/bin/phpunit --filter LoginTest',
    'bin/rails test test/models/user_test.rb',
    'node server.js & sleep 1; curl -f localhost:3000; kill %1',
    'npm ls react',
    'npm test 2>&1 | grep -q pass',
    'grep -q pass out.txt',
    "npm test -- in '$HOME'",
    'npm test -- a',
    'cargo clean',
    'mytool smoke | tee log',
    'npm test 2>&1 | tail -5',
    'mytool -q src/a.ts && npm test',
    './scripts/check.sh',
    'scripts/check.sh --all',
    'docker compose up -d',
    'find src -name a -type f',
    'cat Makefile | grep -q check',
    '[ -f a ] && grep -q "page loads" a',
    '(cd web && npm test)',
    'test "$(grep -c "$(cat want)" a)" -eq 3',
    'kubectl get all -n web',
    'for f in a b; do test -f $f; done',
    'if npm test; then echo ok; else exit 1; fi',
    'OUT=$(npm test); echo "$OUT" | grep -q ok',
    'node -e "page loads | dashboard shows"',
  ])('%j is run', (text) => {
    expect(commands(text)).toEqual([text.replaceAll('`', '')])
  })

  it.each([
    'npm run build\nmytool --check src/',
    'cd web\n# what it makes\nnpm test',
    "python3 - <<'E'\npage loads | dashboard shows\nE\nnpm test",
    'for f in a b\ndo\n  test -f $f\ndone',
    'npm test \\\n  --reporter dot',
    'curl -s localhost:3000 |\n  grep -q ok',
    'node -e "\nconsole.log(1)\n"',
  ])('%j is one script', (text) => {
    expect(commands(text)).toEqual([`set -e\n${text}`])
  })

  it('what is said behind a script is not run, and it is marked as cut', () => {
    expect(readMarked('npm run build\nnpm test\nAll tests pass.', 1)).toEqual([
      expect.objectContaining({ command: 'set -e\nnpm run build\nnpm test', cut: true }),
    ])
  })

  it('a command in backticks is taken out of a sentence', () => {
    expect(commands('Run `npm test -- auth` and look at it')).toEqual(['npm test -- auth'])
  })
})
