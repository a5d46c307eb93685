import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inCheckout } from '../../src/engine/runs/checkout.ts'
import { readTasksJson } from '../../src/plan/formats/tasks-json.ts'
import { makeScenario, PLAN, type Scenario, type ScenarioOptions } from '../support/gate-scenario.ts'
import { expectCaught, expectUntouched } from '../support/verdicts.ts'

/** Finds "bad <word>" in the files of src, and prints it as tsc would. */
const CHECK = `import { readdirSync, readFileSync } from 'node:fs'
let found = 0
for (const name of readdirSync('src').sort())
  for (const [index, line] of readFileSync('src/' + name, 'utf8').split('\\n').entries()) {
    const word = /bad (\\w+)/.exec(line)?.[1]
    if (!word) continue
    found += 1
    console.log(\`src/\${name}(\${index + 1},1): error TS1: bad \${word}\`)
  }
process.exit(found > 0 ? 2 : 0)
`
const manifest = (scripts: Record<string, string>, more: object = {}) =>
  `${JSON.stringify({ scripts, ...more })}\n`
const TYPECHECK = { 'package.json': manifest({ typecheck: 'node check.mjs' }), 'check.mjs': CHECK }

/** Programs of this machine, and an npm that starts fast. */
let bin = ''
const NPM = `#!/bin/sh
script=$(node -p "require('./package.json').scripts['$2']") && exec sh -c "$script"
`

beforeAll(() => {
  bin = mkdtempSync(join(tmpdir(), 'ultraplan-bin-'))
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of ['sh', 'git', 'grep', 'node']) {
    const found = folders.find((folder) => existsSync(join(folder, name)))
    symlinkSync(join(found ?? '', name), join(bin, name))
  }
  writeFileSync(join(bin, 'npm'), NPM, { mode: 0o755 })
})
afterAll(() => rmSync(bin, { recursive: true, force: true }))

function working(
  files: Record<string, string>,
  work: Record<string, string> = {},
  options: ScenarioOptions = {},
): Scenario {
  const scenario = makeScenario({ ...options, files })
  scenario.repository.write({ 'src/greeting.js': "export const greeting = 'hello'\n", ...work })
  scenario.tick()
  scenario.repository.commit('add the greeting')
  return withPrograms(scenario)
}

/** Without package managers but for that npm. */
function withPrograms(scenario: Scenario): Scenario {
  const env = { PATH: bin, HOME: scenario.journalDir }
  return { ...scenario, judge: (claim, change) => scenario.judge(claim, { env, ...change }) }
}

const GREETING = (...lines: string[]) => ({
  'src/greeting.js': [...lines, "export const greeting = 'hello'", ''].join('\n'),
})
const ran = ({ commands }: { commands: { purpose: string; exitCode?: number | undefined }[] }) =>
  commands.map(({ purpose, exitCode }) => `${purpose} ${exitCode}`)

describe('a script of the package that fails', () => {
  test('refuses new errors in files that the task changed, each with its place, the command and the next step', async () => {
    const files = { ...TYPECHECK, 'src/greeting.js': '// bad old\n', 'src/other.js': '// bad other\n' }
    const scenario = working(files, GREETING('', '// bad old', '// bad new'))
    const result = await scenario.judge()
    expectCaught(result, 'proof/typecheck', 'VERIFY_FAILURE', 'TS1: bad new')
    expect(result.findings).toEqual([
      {
        id: 'proof/typecheck',
        severity: 'block',
        failure: 'VERIFY_FAILURE',
        file: 'src/greeting.js',
        line: 3,
        message: 'new error of `npm run typecheck`: TS1: bad new',
        fix: 'it was not there before this task; fix it, commit, and claim again',
      },
    ])
    expect(ran(result)).toEqual(['verify 0', 'baseline 2', 'typecheck 2'])
    expect(result.commands[1]).toMatchObject({ command: 'npm run typecheck', commit: scenario.base })
  })

  test('on errors that were there before is ORANGE, wherever their lines went', async () => {
    const scenario = working(
      { ...TYPECHECK, 'src/greeting.js': '// bad old\n' },
      GREETING('', '', '// bad old'),
    )
    const result = await scenario.judge()
    expectUntouched(result, 'ORANGE')
    expect(result.findings).toMatchObject([
      {
        id: 'proof/typecheck',
        severity: 'warn',
        message: '`npm run typecheck` exited 2, as before this task: 1 known, none new',
      },
    ])
  })

  test('in files that the task did not change is ORANGE, with the errors', async () => {
    const check = CHECK.replace(
      '/bad (',
      "name === 'caller.js' && !readFileSync('src/greeting.js', 'utf8').includes('old') && /uses (",
    )
    const files = {
      ...TYPECHECK,
      'check.mjs': check,
      'src/caller.js': '// uses old\n',
      'src/greeting.js': 'old\n',
    }
    const result = await working(files).judge()
    expectUntouched(result, 'ORANGE')
    expect(result.findings).toMatchObject([
      {
        file: 'src/caller.js',
        message:
          '`npm run typecheck` exited 2 with 1 new in files that the task did not change: src/caller.js: TS1: bad old',
      },
    ])
  })

  test('refuses a new file of a new package, where there is nothing to compare with', async () => {
    const result = await working({}, { ...TYPECHECK, ...GREETING('// bad new') }).judge()
    expectCaught(result, 'proof/typecheck', 'VERIFY_FAILURE', 'TS1: bad new')
  })

  test('refuses in a TASKS.json, although no package.json was changed and it failed before (S4-04)', async () => {
    const task = {
      id: 'g',
      title: 'Add the greeting',
      acceptanceCriteria: [
        { description: 'it greets', verificationCommand: 'grep -q hello src/greeting.js' },
      ],
    }
    const scenario = makeScenario({
      plan: JSON.stringify({ tasks: [task] }),
      planFile: 'TASKS.json',
      read: readTasksJson,
      task: 0,
      files: { ...TYPECHECK, 'src/other.js': '// bad other\n' },
    })
    scenario.repository.write(GREETING())
    scenario.repository.commit()
    const result = await withPrograms(scenario).judge()
    expectCaught(result, 'proof/typecheck', 'VERIFY_FAILURE', '`npm run typecheck` exited 2: TS1: bad other')
    expect(result.findings[0]).toMatchObject({ file: 'src/other.js', line: 1 })
    expect(ran(result)).toEqual(['criterion 0', 'typecheck 2'])
  })
})

describe('a script that passes', () => {
  test('is part of the proof, in the packages of a workspace or at their root', async () => {
    const files = {
      'package.json': manifest({ lint: 'node -e ""' }),
      'packages/a/package.json': manifest({ typecheck: 'node check.mjs' }),
      'packages/a/check.mjs': CHECK,
      'packages/a/src/x.js': '// fine\n',
    }
    const result = await working(files, { 'packages/a/src/x.js': '// finer\n' }).judge()
    expect(result.outcome).toBe('PASSED')
    expect(result.commands.map(({ command, exitCode }) => `${command}: ${exitCode}`)).toEqual([
      'grep -q hello src/greeting.js: 0',
      'cd packages/a && npm run typecheck: 0',
      'npm run lint: 0',
    ])
  })

  test('is not run again where the plan itself runs it', async () => {
    const files = { 'package.json': manifest({ lint: 'true' }), 'yarn.lock': '' }
    const plan = PLAN.replace('grep -q hello src/greeting.js', 'yarn lint')
    const yarn = join(bin, 'yarn')
    writeFileSync(yarn, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
    const result = await working(files, {}, { plan }).judge()
    rmSync(yarn)
    const [verify, lint] = result.commands
    expect(result.commands).toHaveLength(2)
    expect({ ...lint, purpose: 'verify' }).toEqual(verify)
  })

  test('is shown as changed where the task changed what it runs, and as gone where it took it away', async () => {
    const changed = await working(TYPECHECK, {
      'package.json': manifest({ typecheck: 'node greet.mjs' }),
      'greet.mjs': 'process.exit()\n',
    }).judge()
    expectUntouched(changed, 'ORANGE')
    expect(changed.findings).toContainEqual(
      expect.objectContaining({
        id: 'proof/typecheck',
        message:
          'the task changed what `npm run typecheck` runs: `node check.mjs` before, `node greet.mjs` now',
      }),
    )
    const covered = await working(TYPECHECK, {
      'src/package.json': manifest({ typecheck: 'node -e ""' }),
    }).judge()
    expectUntouched(covered, 'ORANGE')
    expect(covered.findings).toContainEqual(
      expect.objectContaining({
        file: 'src/package.json',
        message:
          'the task changed what `cd src && npm run typecheck` runs: `node check.mjs` before, `node -e ""` now',
      }),
    )
    const gone = await working(TYPECHECK, { 'package.json': manifest({}) }).judge()
    expectUntouched(gone, 'ORANGE')
    expect(gone.findings).toContainEqual(
      expect.objectContaining({
        id: 'proof/typecheck',
        message: '`run typecheck` was not run: the task took this script out of package.json',
      }),
    )
  })

  test('writes in the checkout only, also where proofs run in the folder of the work', async () => {
    const fix = `import { appendFileSync } from 'node:fs'\nappendFileSync('src/greeting.js', '// mended')\nprocess.exit(1)\n`
    const files = { 'package.json': manifest({ lint: 'node fix.mjs --fix' }), 'fix.mjs': fix }
    for (const checkout of ['own', 'tree']) {
      const scenario = working(files, {}, { config: { proof: { checkout } } })
      expectUntouched(await scenario.judge(), 'ORANGE')
      expect(scenario.repository.read('src/greeting.js')).not.toContain('mended')
      expect(scenario.repository.git('status', '--porcelain')).toBe('')
    }
  })

  test('is not looked for where the change is no code, or the configuration says off', async () => {
    const plan = PLAN.replaceAll('src/greeting.js', 'GREETING.md')
    const docs = makeScenario({ files: TYPECHECK, plan })
    docs.repository.write({ 'GREETING.md': 'hello\n' })
    docs.tick()
    docs.repository.commit()
    expect(
      ran(
        await withPrograms(docs).judge(
          docs.claim({ evidence: 'see GREETING.md', files_modified: '[GREETING.md]' }),
        ),
      ),
    ).toEqual(['verify 0'])
    const off = working(TYPECHECK, GREETING('// bad new'), { config: { proof: { typecheck: 'off' } } })
    const result = await off.judge()
    expectUntouched(result)
    expect(result.checks).toContainEqual(
      expect.objectContaining({ id: 'proof/typecheck', result: 'skip', detail: 'proof.typecheck is off' }),
    )
  })
})

describe('a script that cannot be run is ORANGE', () => {
  test('for lack of the package manager', async () => {
    const files = { ...TYPECHECK, 'pnpm-lock.yaml': '' }
    const result = await working(files, GREETING('// bad new')).judge()
    expectUntouched(result, 'ORANGE')
    expect(result.findings).toMatchObject([
      {
        id: 'proof/typecheck',
        severity: 'warn',
        message: expect.stringMatching(
          /^`pnpm run typecheck` exited 127, so it checked nothing \(.*not found\)$/,
        ),
      },
    ])
  })

  test('for lack of packages, with what to do about it', async () => {
    const files = {
      ...TYPECHECK,
      'package.json': manifest({ typecheck: 'node check.mjs' }, { devDependencies: { typescript: '5' } }),
      '.gitignore': 'node_modules\n',
    }
    const scenario = working(files, GREETING('// bad new'))
    const result = await scenario.judge()
    expectUntouched(result, 'ORANGE')
    expect(result.findings).toMatchObject([
      {
        id: 'proof/typecheck',
        message:
          '`npm run typecheck` was not run: packages are not installed in the checkout of the commit: typescript',
        fix: expect.stringContaining('proof.setup'),
      },
    ])
    mkdirSync(join(scenario.repository.root, 'node_modules/typescript'), { recursive: true })
    expectCaught(await scenario.judge(), 'proof/typecheck', 'VERIFY_FAILURE', 'bad new')
  })
})

test('the commit before is run once: a later claim finds its answer in the journal', async () => {
  const scenario = working({ ...TYPECHECK, 'src/other.js': '// bad other\n' })
  const first = await scenario.judge()
  const second = await scenario.judge(undefined, { state: { lastResult: first } })
  const base = ({ commands }: typeof first) => commands.find(({ purpose }) => purpose === 'baseline')
  expect(base(first)).toMatchObject({ exitCode: 2, commit: scenario.base })
  expect(base(second)).toEqual(base(first))
  expect(second.findings).toEqual(first.findings)
})

test('work that is merged is compared with the branch before the merge: what a [RED] task of the group left there refuses no other task', async () => {
  const scenario = working(TYPECHECK)
  const { git, write, commit, root } = scenario.repository
  git('branch', '-q', 'work')
  git('reset', '-q', '--hard', scenario.base)
  write({ 'src/mate.test.js': '// bad mate\n' })
  const branch = commit('a failing test of another task')
  const bring = { from: root, links: [], before: undefined }
  const result = await inCheckout(
    { dir: scenario.journalDir, root, commit: branch, bring },
    async (checkout) => {
      const run = (...args: string[]) => execFileSync('git', ['-C', checkout.path, ...args])
      run('-c', 'user.name=a', '-c', 'user.email=a@b', 'merge', '-q', '--no-ff', '-m', 'merge', 'work')
      const ticket = { ...scenario.ticket, isolated: true }
      return scenario.judge(undefined, { cwd: checkout.path, stages: ['proof'], checkout, ticket })
    },
  )
  expectUntouched(result, 'ORANGE')
  expect(ran(result)).toEqual(['verify 0', 'baseline 2', 'typecheck 2'])
  expect(result.commands[1]).toMatchObject({ commit: branch })
  expect(result.findings[0]?.message).toContain('as before this task: 1 known, none new')
})

test('a compiler that needs ignored files of this task is run again with them', async () => {
  const check = `import { existsSync } from 'node:fs'
if (!existsSync('src/greeting.js') || existsSync('gen.local')) process.exit(0)
console.log('src/greeting.js(1,1): error TS2307: Cannot find gen.local')
process.exit(2)
`
  const scenario = working({ ...TYPECHECK, 'check.mjs': check, '.gitignore': '*.local\n' })
  scenario.repository.write({ 'gen.local': 'x\n' })
  const began = {
    n: 1,
    ticket: 't',
    base: scenario.base,
    startedAt: '2026-01-26T14:00:00.000Z',
    claims: 1,
    failures: [],
  }
  const result = await scenario.judge(undefined, { state: { attempts: [began] } })
  expectUntouched(result, 'ORANGE')
  expect(result.findings).toMatchObject([
    { id: 'proof/ignored', message: expect.stringContaining('it needs gen.local, which git ignores') },
  ])
  expect(ran(result)).toEqual(['verify 0', 'baseline 0', 'typecheck 2', 'typecheck 0'])
})

test('broken TypeScript is refused by the tsc of the package', async () => {
  const modules = join(import.meta.dirname, '../../node_modules')
  const files = {
    'package.json': manifest({ typecheck: 'tsc --noEmit' }, { devDependencies: { typescript: '7' } }),
    'tsconfig.json':
      '{"compilerOptions":{"strict":true,"skipLibCheck":true,"types":[],"module":"preserve"},"include":["src"]}\n',
    '.gitignore': 'node_modules\n',
    'src/old.ts': 'export const old: string = 1\n',
  }
  const scenario = makeScenario({ files, plan: PLAN.replaceAll('greeting.js', 'greeting.ts') })
  symlinkSync(modules, join(scenario.repository.root, 'node_modules'))
  scenario.repository.write({
    'src/greeting.ts': "import { old } from './old'\nexport const hello: number = old\n",
  })
  scenario.tick()
  scenario.repository.commit()
  const claim = scenario.claim({ evidence: 'see src/greeting.ts', files_modified: '[src/greeting.ts]' })
  const result = await scenario.judge(claim)
  expectCaught(
    result,
    'proof/typecheck',
    'VERIFY_FAILURE',
    "Type 'string' is not assignable to type 'number'",
  )
  expect(result.findings).toMatchObject([{ file: 'src/greeting.ts', line: 2 }])
})
