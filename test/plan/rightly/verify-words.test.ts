import { describe, expect, it } from 'vitest'
import { readTasksMd } from '../../../src/plan/formats/tasks-md.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'
import { readVerifyText } from '../../../src/plan/verify-text.ts'

const command = (text: string) => readVerifyText(text, 1)[0]?.command

describe('a command without backticks', () => {
  it.each([
    ['npm run build passes; hook emits events', 'npm run build'],
    ['npm test passes', 'npm test'],
    ['pnpm --filter web test succeeds', 'pnpm --filter web test'],
    ['npx tsc --noEmit exits 0 and the page loads', 'npx tsc --noEmit'],
    ['cargo test --lib parser::tests passes', 'cargo test --lib parser::tests'],
    ['go test ./... returns no failures', 'go test ./...'],
    ['pytest tests/test_a.py -k "a or b" passes.', 'pytest tests/test_a.py -k "a or b"'],
    ['node scripts/check.mjs succeeds', 'node scripts/check.mjs'],
  ])('%s is cut: %s', (text, expected) => {
    expect(readVerifyText(text, 1)).toMatchObject([{ command: expected, cut: true }])
  })

  it.each([
    'make sure the build passes',
    'node starts and prints its version',
    'npm run build emits events for every hook',
    'npm install works on a fresh clone, then the page loads',
    'go through the flow',
    'cargo builds without warnings',
    'python script handles errors',
    'npm packages are up to date',
    'npx works',
    'npm run build, hook emits events',
    'npm test; the page shows a list',
    'docker compose up starts the whole system',
    'cat README.md shows the usage section',
    'curl the endpoint and look at the answer',
    'git log is clean',
  ])('%s is not runnable', (text) => {
    expect(command(text)).toBeUndefined()
  })

  it.each([
    'npm test -- parser',
    'npm run build && npm test -- parser',
    'npx playwright test login',
    'grep -q "all is well" src/a.ts && ! grep -rn TODO src',
    'test "$(wc -l < a.txt)" -eq 3',
    'cd apps/web && pnpm vitest run src/a.test.ts',
    'python -m pytest tests/test_a.py -x',
    'npx prisma migrate deploy',
    'test -f a.txt || (echo "not there"; exit 1)',
    'go vet ./... && go test ./internal/parser -run TestParse',
    'make lint test',
    'FOO=1 npm run check',
  ])('%s is a command, and nothing was cut', (text) => {
    const [verify] = readVerifyText(text, 1)
    expect(verify?.command).toBe(text)
    expect(verify?.cut).toBeUndefined()
  })
})

const verifyOf = (body: string) =>
  readTasksMd(`- [ ] 1.1 A\n${body}`, 'tasks.md').plan.tasks[0]?.verify.map((each) => each.command)

describe('"Both commands exit 0" takes its commands from Do', () => {
  it.each([
    [
      '  - **Do**: Run `npm run build`, then `npm test -- a`\n  - **Verify**: Both commands exit 0\n',
      ['npm run build', 'npm test -- a'],
    ],
    [
      '  - **Do**:\n    1. Run `npm run build`\n    2. Fix `src/a.ts`\n    3. Run `npm test -- a`\n  - **Verify**: All commands pass\n',
      ['npm run build', 'npm test -- a'],
    ],
    [
      '  - **Do**:\n    ```bash\n    npm run build\n    npm test -- a\n    ```\n  - **Verify**: All commands above exit 0\n',
      ['set -e\nnpm run build\nnpm test -- a'],
    ],
  ])('%#', (body, commands) => {
    expect(verifyOf(body)).toEqual(commands)
  })

  it.each([
    [
      'three where it says both',
      '  - **Do**: Run `npm run a`, `npm run b` and `npm run c`\n  - **Verify**: Both commands exit 0\n',
    ],
    ['none in Do', '  - **Do**: Write the parser\n  - **Verify**: Both commands exit 0\n'],
    ['other words', '  - **Do**: Run `npm run build`\n  - **Verify**: All checks look fine\n'],
  ])('%s stays text', (_, body) => {
    expect(verifyOf(body)).toEqual([undefined])
  })
})

const found = (verify: string) =>
  lintPlan(readTasksMd(`- [ ] 1.1 A\n  - **Verify**: \`${verify}\`\n`, 'tasks.md'), { root: '/repo' }).map(
    ({ id, severity }) => `${id} ${severity}`,
  )

describe('commands that cannot prove anything are warned about', () => {
  it.each([
    'npm run dev',
    'pnpm dev',
    'npm start',
    'npx vite',
    'next dev',
    'python -m http.server 8000',
    'uvicorn app:app --reload',
    'docker compose up',
    'npx vitest --watch',
    'cd web && npm run dev',
    'tsc --watch',
  ])('%s does not end', (verify) => expect(found(verify)).toContain('lint/verify-ends warn'))
  it.each([
    'timeout 5 npm run dev',
    'npm run dev & sleep 2; curl -f localhost:3000',
    'docker compose up -d && curl -f localhost',
    'npx vitest run',
    'npm run build',
  ])('%s ends', (verify) => expect(found(verify)).not.toContain('lint/verify-ends warn'))
  it.each(['cd /home/someone/project && npm test', 'cd ../other && npm test', 'cd ~/project && npm test'])(
    '%s leaves the repository',
    (verify) => expect(found(verify)).toContain('lint/verify-outside warn'),
  )
  it.each(['cd web && npm test', 'cd /repo/web && npm test', 'cd web && cd .. && npm test'])(
    '%s stays inside',
    (verify) => expect(found(verify)).not.toContain('lint/verify-outside warn'),
  )
  it.each([
    'npm test | tail -5',
    'npm test 2>&1 | head -20',
    'npm run build | tee out.log',
    'npm test | tail -5 && echo done',
    'npm run build; npm test -- a',
    'npm run build; git diff --check',
    'test -f a.ts; echo ok',
  ])('%s hides the exit code', (verify) => expect(found(verify)).toContain('lint/verify-pipe warn'))
  it.each([
    'npm test | grep -q ok',
    'set -o pipefail; npm test | tail -5',
    'npm test',
    'set -e; npm run build; npm test',
    'npm test -- a; test $? -ne 0',
    'rm -rf out; npm run build',
    'npm run dev & sleep 2; curl -f localhost:3000',
  ])('%s does not', (verify) => expect(found(verify)).not.toContain('lint/verify-pipe warn'))
  it.each([
    ['! grep -rn wash src/gone', ['lint/verify-absent warn']],
    ['! grep -rqn wash src/ lib/gone/x.ts', ['lint/verify-absent warn']],
    ['! grep -rn wash src/', []],
    ['! grep -rn wash src/new/', []],
    ['grep -rn wash src/gone', []],
    ['! grep -rn "src/gone" .', []],
  ])('%s: a search that finds nothing because nothing is there', (verify, expected) => {
    const text = `- [ ] 1.1 A\n  - **Files**: \`src/new/a.ts\`\n  - **Verify**: \`${verify}\`\n`
    const entry = (path: string) => (path === 'src' ? ('folder' as const) : undefined)
    const findings = lintPlan(readTasksMd(text, 'tasks.md'), { entry })
    const ids = findings.map(({ id, severity }) => `${id} ${severity}`)
    expect(ids.filter((id) => id.includes('absent'))).toEqual(expected)
  })
})

it('parallel tasks that share files warn', () => {
  const text =
    '- [ ] 1.1 [P] A\n  - **Files**: `a.ts`\n  - **Verify**: `npm test -- a`\n- [ ] 1.2 [P] B\n  - **Files**: `a.ts`\n  - **Verify**: `npm test -- b`\n'
  expect(lintPlan(readTasksMd(text, 'tasks.md'))).toMatchObject([{ id: 'lint/parallel', severity: 'warn' }])
})
