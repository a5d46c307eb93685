import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { command } from '../../src/gate/checks/claim/command.ts'
import { cannotHaveRun, type Scripts } from '../../src/gate/command-runs.ts'
import { facts } from '../support/facts.ts'
import { honestClaim } from '../support/gate-scenario.ts'

const { task } = facts()
const asked = task.verify[0]?.command ?? ''
const claimed = (said: string, ran?: string[], plan = asked, scripts: Scripts | Scripts[] = {}) => {
  const own = { ...task, verify: [plan].flat().map((command) => ({ command, text: '', line: 1 })) }
  const verification = `{ command: ${JSON.stringify(said)}, exit_code: 0, output_summary: "" }`
  return command.run(
    facts({ task: own, claimText: honestClaim(own, { verification }), ran, scripts: [scripts].flat() }),
  )
}

const SCRIPTS = { test: 'node --test', build: 'tsc -b', lint: 'eslint .' }

describe('the command that a claim names (S1-24)', () => {
  test.each([asked, `cd . && ${asked}`, `  ${asked.replaceAll(' ', '  ')}  `, `npm ci && ${asked}`])(
    'is the plan\u2019s: %s',
    (said) => {
      expect(claimed(said, [said])).toEqual([])
      expect(claimed(said)).toEqual([])
    },
  )

  test('is all of the plan\u2019s that proves something', () => {
    const longer = `cat a.txt; ${asked} || true`
    expect(claimed(asked, [asked], longer)).toEqual([])
    expect(claimed('true', ['true'], longer)).toMatchObject({ message: expect.stringContaining('never run') })
    const both = 'npm run lint && npm test'
    expect(claimed('npm test', ['npm test', 'npm run lint'], both)).toMatchObject({ severity: 'warn' })
    expect(claimed('npm test', ['npm test'], both)).toMatchObject({ severity: 'warn' })
    expect(claimed('npm test', ['git commit -m x'], both)).not.toHaveProperty('severity')
    expect(claimed(both, ['npm run lint', 'npm test'], both)).toEqual([])
  })

  test('and was copied from the plan, and never run: shown, since the gate runs it itself', () => {
    expect(claimed(asked, ['git commit -m x'])).toEqual({
      message: `no call of the executor ran ${JSON.stringify(asked)}, which it reports`,
      severity: 'note',
    })
  })

  test('is the plan\u2019s word for word, whatever that is', () => {
    const loop = 'until [ -e open ]; do sleep 1; done; npx vitest run'
    expect(claimed(loop, ['git commit -m x'], loop)).not.toHaveProperty('fix')
    expect(claimed('eval "$CMD"', [], 'eval "$CMD"')).not.toHaveProperty('fix')
  })

  test('is one of several, and what surely was not run is shown', () => {
    const plan = ['npx tsc --noEmit', 'npx vitest run'] as unknown as string
    expect(claimed('npx tsc --noEmit', ['npx tsc --noEmit; npx vitest run'], plan)).toEqual([])
    expect(claimed('npx tsc --noEmit', ['npx tsc --noEmit'], plan)).toEqual([])
    expect(claimed('npx tsc --noEmit', ['git diff'], plan)).toMatchObject({
      message: expect.stringContaining('ran "npx tsc --noEmit" and "npx vitest run"'),
      severity: 'note',
    })
  })

  test('is hidden in a package script, in either direction', () => {
    const scripts = { test: 'vitest run', check: 'npm run lint && npm test', lint: 'eslint .' }
    expect(claimed('npx vitest run', ['npm test'], 'npx vitest run', scripts)).toEqual([])
    expect(claimed('npm run check', ['npm run check'], 'npx vitest run', scripts)).toEqual([])
    expect(claimed('npm test', ['npx vitest run'], 'npm test', scripts)).toEqual([])
    expect(
      claimed('npm test -- a.test.ts', ['npx vitest run a.test.ts'], 'npm test -- a.test.ts', scripts),
    ).toEqual([])
    expect(claimed('npm run lint', ['npm run lint'], 'npm test', scripts)).toMatchObject({ severity: 'warn' })
    expect(claimed('npx eslint .', ['npx eslint .'], 'npm test', { test: '' })).toMatchObject({
      severity: 'warn',
    })
    expect(claimed('npm test', ['cat package.json'], 'npm test', scripts)).toMatchObject({ severity: 'note' })
  })

  test('is a script of a package that has another one of this name at the top', () => {
    const packages = [{ test: 'turbo test' }, { test: 'vitest run' }]
    const api = 'cd packages/api && npm test'
    expect(claimed(api, ['cd packages/api && npx vitest run'], api, packages)).toEqual([])
    expect(claimed('npx vitest run', [api], 'npx vitest run', packages)).toEqual([])
    expect(claimed(api, ['ls packages/api'], api, packages)).toMatchObject({ severity: 'note' })
    expect(claimed('npx vitest run', [api], api, packages)).toEqual([])
  })

  /** What honest executors write instead of the command of the plan. */
  test.each([
    ['npm test -- x', 'npm run test -- x'],
    ['npm run test -- x', 'npm test -- x'],
    ['npm test -- x', 'npm  test --   x  2>&1 | tail -20'],
    ['npm test -- x', 'CI=1 npm test -- x --reporter dot'],
    ['npm test', 'cd pkg && npm test'],
    ['cd pkg && npm test', 'npm test'],
    ['cd pkg && npm test', 'npm --prefix pkg test'],
    ['npm ci && npm test', 'npm test'],
    ['npm test 2>&1 | tail -5', 'npm test'],
    ['npx vitest run test/a.test.ts', 'cd pkg; npx --yes vitest run /home/me/repo/test/a.test.ts'],
    ['npx vitest run pkg/test/a.test.ts', 'cd pkg && pnpm exec vitest run test/a.test.ts'],
    ['pytest tests/a.py', 'timeout 60 python3 -m pytest tests/a.py -q'],
    ['bash scripts/check.sh', './scripts/check.sh'],
    ['./scripts/check.sh', 'bash scripts/check.sh'],
    ['sub/check.sh', 'cd sub && ./check.sh'],
    ['./sub/check.sh', 'cd sub && ./check.sh'],
    ['./test', './test -v'],
    ['pnpm test', 'npm test'],
    ['npm test', "bash -lc 'cd pkg && npm test'"],
    ['npm test', '(cd pkg && npm test)'],
    ['grep -c "export class A" src/a.ts', "grep -c 'export class A' src/a.ts"],
    ['test -f a.txt && grep -q done a.txt', 'grep -q done a.txt'],
    ['test -f a.txt', '[ -f a.txt ] || test -f a.txt; test -f a.txt && echo ok'],
    ['node --test test/a.test.js', 'node --test test\\a.test.js'],
    ['npm test -- \\\n  x', 'npm test -- x'],
    ['npm test -- x', '`npm test -- x`, npm run lint'],
    ['npm test -- x', 'npm test -- x (12 passed)'],
    ['npm test', 'timeout 60 npm test'],
    ['npm test', 'timeout -k 5 60s npm test 2>&1 | tee out.log | tail -5'],
    ['npm test', 'npm test > out.txt 2>&1; tail -5 out.txt'],
    ['npm test', 'if npm test; then echo fine; fi'],
    ['npm test', 'set -e\nnpm ci\nnpm test'],
    ['npm test', 'git stash; npm test; git stash pop'],
    ['npm test', 'time npm t --silent'],
    ['npm test', 'yarn test'],
    ['npm test', 'npm -w pkg test'],
    ['npm test', 'pnpm --filter pkg run test'],
    ['npx tsc --noEmit', 'node_modules/.bin/tsc --noEmit -p tsconfig.json'],
    ['npx tsc --noEmit', 'npx -y tsc --noEmit --pretty false'],
    ['tsc --noEmit', 'pnpm exec tsc --noEmit'],
    ['npx vitest run --reporter=dot', 'npx vitest run'],
    ['npx vitest run --config a.ts', 'npx vitest run --config=a.ts'],
    ['npx vitest run a.test.ts', 'npx vitest run a.test.ts b.test.ts'],
    ['grep -q hello a.txt', 'grep -n hello a.txt'],
    ['grep -q hello a.txt', 'cd /home/me/repo && grep hello /home/me/repo/a.txt && echo ok'],
    ['npm test | grep -q passing', 'npm test'],
    ['cat a.txt | grep -q x', 'cat a.txt | grep x'],
    ['pytest', 'poetry run pytest -q --tb=short'],
    ['python -m pytest tests', 'uv run pytest tests'],
    ['go test ./...', 'go test ./... -count=1'],
    ['cargo test', 'RUST_BACKTRACE=1 cargo test --quiet'],
    ['make check', 'make -j4 check'],
    ['node --test', 'node --test --experimental-strip-types test/'],
    ['npm ci && npm run build && npm test', 'npm run build && npm test'],
    ['npm test', 'bash <<EOF\nnpm test\nEOF'],
    ['go test ./...', 'go test ./... -v'],
    ['pytest tests/a.py', 'python -m pytest tests/a.py -v'],
    ['python -m pytest tests/a.py', 'python3 -m pytest tests/a.py'],
    ['pytest tests/a.py', '.venv/bin/python -m pytest tests/a.py'],
    ['python -m pytest tests/a.py', 'venv\\Scripts\\python.exe -m pytest tests\\a.py'],
    ['python -c "import a; print(a.x)"', "python3 -c 'import a; print(a.x)'"],
    ['pytest packages/api/', 'cd packages/api && pytest'],
    ['npm test --prefix packages/api', 'cd packages/api && npm test'],
    ['npm test --workspace=packages/api', 'cd packages/api && npm test'],
    ['npm test', 'pnpm -w test'],
    ['npm test', 'npm test -- --run'],
    ['npx vitest run', 'npx vitest --run'],
    ['npx jest --testNamePattern adds', 'npx jest -t adds'],
    ['cargo test --package a', 'cargo test -p a'],
    ['make check', 'make -k check'],
    ['test -f src/a.ts', '[ -f src/a.ts ] && echo yes'],
    ['curl -sf http://localhost:3000/health', 'curl -fs -o out.txt http://localhost:3000/health'],
    ['mvn test', './mvnw -q test'],
    ['npm test', 'echo "$(npm test 2>&1 | tail -5)"'],
    ['node -e "require(1)"', 'node -e "\nrequire(1)\n"'],
    ['npm test', 'env -u FOO CI=1 npm test'],
    ['npx vitest run', 'npx vitest@latest run'],
    ['npx vitest run a.test.ts', 'yarn vitest run a.test.ts'],
    ['npx vitest run a.test.ts', 'bun x vitest run a.test.ts'],
    ['npx vitest run a.test.ts', 'node ./node_modules/.bin/vitest run a.test.ts'],
    ['npx tsc --noEmit', 'npx --package typescript tsc --noEmit'],
    ['npm test', 'timeout -s KILL 120 npm test'],
    ['npm test', '/usr/bin/time -v npm test'],
    ['npm test', "script -q -c 'npm test' /dev/null"],
    ['npm test', 'corepack pnpm test'],
    ['npm test', 'direnv exec . npm test'],
    ['npm test', 'mise exec -- npm test'],
    ['npm test', 'volta run --node 20 npm test'],
    ['npm test', 'dotenv -e .env.test -- npm test'],
    ['npm test', 'flock a.lock npm test'],
    ['npm test', 'setsid npm test | tee out.log'],
    ['npm test', 'docker compose run --rm app npm test'],
    ['npm test', 'docker exec app sh -c "npm test"'],
    ['npm test', 'npm run test --if-present'],
    ['npm test', 'npm test 2>&1 > >(tee out.log)'],
    ['npm test', 'diff <(npm test) expected.txt'],
    ['pytest tests/a.py', 'coverage run -m pytest tests/a.py'],
    ['pytest tests/a.py', 'conda run -n env pytest tests/a.py'],
    ['pytest tests/a.py', 'python -X dev -m pytest tests/a.py'],
    ['grep -q hello a.txt', 'grep -q hello < a.txt'],
    ['grep -q hello a.txt', 'cat a.txt | grep -q hello'],
    ['go test ./pkg', 'go test -race ./pkg/'],
    ['cargo test -p core', 'cd crates/core && cargo test'],
    ['make -C pkg test', 'cd pkg && make test'],
    ['./gradlew test', 'sh gradlew test'],
    ['npx jest src/a.test.ts', 'npx jest --testPathPattern src/a.test.ts'],
    ['psql -c "select 1"', 'PGPASSWORD=x psql -h localhost -c "select 1"'],
    ['npx vitest run a.test.ts', "cat > a.test.ts <<'EOF'\nit('s \"fine\"')\nEOF\nnpx vitest run a.test.ts"],
    ['npx vitest run a.test.ts', 'OUT=$(npx vitest run a.test.ts 2>&1); echo "$OUT" | tail -5'],
    ['grep -rq hello src', 'grep -rn hello src'],
    ['grep -qi x f', 'grep -in x f'],
    ['pytest -v tests', 'pytest tests -q'],
    ['pytest -x tests', 'pytest tests'],
    ['pytest --tb=short tests', 'pytest tests'],
    ['pytest --cov=src tests', 'pytest tests'],
    ['go test -v ./...', 'go test ./...'],
    ['npx vitest run --coverage', 'npx vitest run'],
    ['npm test -- --run', 'npm test'],
    ['npm test -- --watchAll=false', 'npm test'],
    ['cargo test -- --nocapture', 'cargo test'],
    ['dotnet test --nologo', 'dotnet test'],
    ['node --test --test-reporter=spec', 'node --test'],
    ['npx tsc -b', 'npx tsc --build'],
    ['npx prettier --check .', 'npx prettier -c .'],
    ['cargo build --release', 'cargo build -r'],
    ['node -e "require(1)"', 'node --eval "require(1)"'],
  ])('is the plan\u2019s %s in other words: %s', (plan, said) => {
    expect(claimed(said, [said], plan)).toEqual([])
    // The same words in the transcript show that it was run, whatever the claim says.
    expect(claimed('make all', [said], plan)).toMatchObject({ severity: 'warn' })
  })

  /** All that these run is known to read, print, move or fetch, or does nothing. */
  test.each([
    ['npm test', 'echo npm test'],
    ['npm test', 'echo "$(date)"'],
    ['npm test', 'git commit -m "npm test passes"'],
    ['npm test', "git commit -m \"$(cat <<'EOF'\nit's `npm test`\nEOF\n)\""],
    ['npm test', 'git log --grep npm test'],
    ['npm test', 'grep -n npm test package.json'],
    ['npm test', 'test -f package.json'],
    ['npm test', '# npm test'],
    ['cd pkg && npm test', 'cd pkg'],
    ['npm test || true', 'true'],
    ['grep -c A src/a.ts', 'cat src/a.ts'],
    ['tsc --noEmit', 'tsc --version'],
    ['tsc --noEmit', 'tsc --noEmit --version'],
    ['npx vitest run', 'npx vitest --help'],
    ['npx jest', 'npx jest --listTests'],
    ['pytest', 'pytest --collect-only'],
    ['npm test', 'git commit -F - <<EOF\nnpm test\nEOF'],
    ['npm test', 'cat > x.md <<EOF\nnpm test\nEOF'],
    ['npm test', 'ls # npm test'],
    ['grep -q hello a.txt', 'grep -q hello b.txt'],
    ['grep -q hello src/a.txt', 'grep -q hello lib/'],
    ['npm test', 'npm pkg get scripts.test'],
    ['npx vitest run', 'npm install vitest run'],
    ['npx vitest run a.test.ts', 'CMD="npx vitest run a.test.ts"; echo "$CMD"'],
    ['make test', 'true'],
  ])('is not the plan\u2019s %s, which was never run: %s', (plan, said) => {
    const remark = claimed(said, [said], plan, SCRIPTS)
    expect(remark).toMatchObject({ message: expect.stringContaining('which was never run') })
    expect(remark).not.toHaveProperty('severity')
  })

  /** Another command, of a program that may run more than its words show. */
  test.each([
    ['npm test', 'npm test --prefix pkg -- one'],
    ['pytest packages/api', 'cd packages/web && pytest'],
    ['npm test -- x', 'npm test'],
    ['npm test -- x', 'npm run build -- x'],
    ['npx vitest run test/a.test.ts', 'npx vitest run test/b.test.ts'],
    ['npx vitest run', 'npx vitest run one.test.ts'],
    ['npm test', 'npm test -- one'],
    ['npm test', 'true || npm test'],
    ['npx eslint . && npx vitest run', 'npx eslint .'],
    ['npx eslint . && npx vitest run', 'npx vitest run'],
    ['npx eslint .; npx vitest run', 'npx vitest run'],
    ['node --test test/a.test.js', 'node --test test/b.test.js'],
    ['npm test', 'npm help test'],
    ['npm test', 'npm run'],
    ['npm test', 'npm view test'],
    ['npx vitest run a.test.ts', 'npx vitest list a.test.ts'],
    ['npx vitest run a.test.ts', 'node --check a.test.ts'],
    ['pytest tests/a.py', 'python -m py_compile tests/a.py'],
    ['go test ./...', 'go vet ./...'],
    ['npx tsc -p tsconfig.json --noEmit', 'npx tsc --noEmit'],
    ['go test ./a -run X', 'go test ./a'],
    ['grep -q hello src/a.txt', 'grep -rn hello src'],
    ['grep -q hello src/a.txt', 'grep -n hello src/*.txt'],
    ['grep -rq hello src/', 'grep -rn hello'],
  ])('is not the plan\u2019s %s, and %s is a warning', (plan, said) => {
    expect(claimed(said, [said], plan, SCRIPTS)).toMatchObject({ severity: 'warn' })
  })

  /** Options are not compared: which of them make it less is known for no program that is not listed. */
  test.each([
    ['go test ./...', 'go test -run One ./...'],
    ['npx vitest run', 'npx vitest run -t nothing'],
    ['tsc --noEmit', 'tsc'],
    ['make test', 'make -n test'],
    ['cargo test', 'cargo test --no-run'],
  ])('is the plan\u2019s %s with other options: %s', (plan, said) => {
    expect(claimed(said, [said], plan)).toEqual([])
  })

  /** Commands of programs that read, by which others are started. */
  test.each([
    'echo `npm test`',
    'echo "so: `npm test`"',
    'echo "$(npm test "a b")"',
    'cat <<<"$(npm test)"',
    'cat <<EOF\n$(npm test)\nEOF',
    'cat <<EOF | bash\nnpm test\nEOF',
    'find . -name package.json -execdir npm test ;',
    'git bisect run npm test',
    'git rebase -x "npm test" main',
    'git submodule foreach npm test',
    'for folder in a b; do (cd $folder && npm test); done',
    'while true; do npm test && break; done',
    'cat < "$(npm test)"',
    '>out.txt npm test',
    'true;npm test',
    't() { npm test; }; t',
    'bash -s < run.sh',
    'CMD="npm test"; $CMD',
  ])('may have been run by %j', (ran) => {
    expect(claimed('true', [ran], 'npm test')).toMatchObject({ severity: 'warn' })
  })

  test('and is never refused to an executor that ran it with other options, in any order', () => {
    const option = fc.constantFrom(
      ...[
        '-v',
        '-q',
        '-n',
        '-rn',
        '-i',
        '--color=never',
        '--verbose',
        '-A 3',
        '--config a.json',
        '-x',
        '-p .',
      ],
    )
    const runner = fc.constantFrom(
      ...['npm test', 'npx vitest run', 'pytest', 'go test', 'cargo test', 'make check', 'node --test'],
      ...[
        'grep hello',
        'git diff',
        'jq .x',
        'curl http://localhost:3000',
        'test',
        'ls',
        'diff a.txt',
        'sed p',
      ],
      ...['./check.sh', 'python3 -m unittest', 'find src', 'some-tool'],
    )
    const path = fc.constantFrom('', 'src/a.ts', './tests', 'pkg/b/', 'a.txt')
    const start = fc.constantFrom('', 'cd pkg && ', 'CI=1 ', 'timeout 60 ', 'npx ', 'if ! ')
    const end = fc.constantFrom('', ' 2>&1 | tail -5', ' > out.txt', '; echo $?', ' || true')
    /** The words in their order, with options at any place after the program. */
    const written = (words: readonly string[], options: readonly (readonly [string, number])[]) =>
      options.reduce(
        (all, [each, at]) => all.toSpliced(1 + (at % all.length), 0, each),
        words.filter((word) => word !== ''),
      )
    const options = fc.array(fc.tuple(option, fc.nat(5)), { maxLength: 3 })
    fc.assert(
      fc.property(
        runner,
        path,
        options,
        options,
        start,
        end,
        (program, file, asked, given, before, after) => {
          const words = [...program.split(' '), file]
          const plan = written(words, asked).join(' ')
          const ran = ['ls', `${before}${written(words, given).join(' ')}${after}`, 'git commit -m done']
          expect(cannotHaveRun(ran, plan)).toBe(false)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('and is another one: a warning with the plan\u2019s command, if that was run too', () => {
    expect(claimed('true', [`cd src && ${asked}`])).toMatchObject({
      severity: 'warn',
      message: `verification.command is "true"; the plan asks for ${JSON.stringify(asked)}`,
    })
  })

  test.each([
    'make verify',
    './verify.sh',
    './test',
    'bash ./test',
    'npm run whatever',
    'eval "$CMD"',
    'for t in a b; do npx vitest run $t; done',
    'node node_modules/vitest/vitest.mjs run x.test.ts',
    'cmd /c "npx vitest run x.test.ts"',
    'some-tool-of-theirs --all',
    'source check.sh',
    'bash < check.sh',
    'python3 - <<EOF\nimport subprocess\nEOF',
    'npx vitest run',
    'npx vitest run .',
    'npx vitest run x',
    'npx vitest run *.test.ts',
  ])('may be inside of %s: a warning, if the claim names another one', (ran) => {
    expect(claimed('npx vitest run x.test.ts', [ran], 'npx vitest run x.test.ts')).toEqual([])
    expect(claimed('true', [ran], 'npx vitest run x.test.ts')).toMatchObject({ severity: 'warn' })
  })

  test.each([
    ['make test', 'npx vitest run'],
    ['./check.sh', 'npx vitest run'],
    ['npm run unknown', 'npx vitest run'],
    ['npx eslint src', 'npx eslint .'],
  ])('may be what %s runs: %s is a warning', (plan, ran) => {
    expect(claimed(ran, [ran], plan)).toMatchObject({ severity: 'warn' })
  })

  test('is in a script of a script', () => {
    const scripts = { check: 'npm run lint && npm test', lint: 'eslint .', test: 'vitest run' }
    const said = 'npx eslint . && npx vitest run'
    expect(claimed(said, [said], 'npm run check', scripts)).toEqual([])
  })

  test('succeeds in any case: a warning', () => {
    expect(claimed(`${asked} || true`, [asked])).toMatchObject({ severity: 'warn' })
  })

  test('and is another one: a warning, if the transcript cannot be read', () => {
    expect(claimed('true')).toMatchObject({ severity: 'warn' })
  })

  test('and is another one: refused, if the transcript shows that the plan\u2019s was never run', () => {
    const remark = claimed('true', ['ls', 'npx tsc --version', 'git commit -m x'], asked, SCRIPTS)
    expect(remark).toMatchObject({ message: expect.stringContaining('which was never run') })
    expect(remark).not.toHaveProperty('severity')
  })
})
