import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { doctorText } from '../../src/engine/setup/doctor.ts'
import { thisProcess } from '../../src/io/process-ref.ts'
import type { Diagnosis } from '../../src/model/reports.ts'
import { journalRun } from '../support/journaled-run.ts'
import { makeRepository } from '../support/repository.ts'
import { Story } from '../support/run-builder.ts'

const PLAN = '- [ ] 1.1 Test it\n  - **Verify**: `npm test`\n'

function setUp(files: Record<string, string> = {}) {
  const repository = makeRepository({ 'specs/demo/tasks.md': PLAN, ...files })
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  installPlugin(home)
  return { repository, home, doctor: (...args: string[]) => run(repository.root, home, ...args) }
}

const ID = 'ultraplan@ultraplan'

/** As the client writes it at `claude plugin install`. */
function installPlugin(home: string, { version = '0.0.0-source', enabled = true } = {}) {
  const folder = join(home, '.claude/plugins/cache/ultraplan', version)
  mkdirSync(join(folder, '.claude-plugin'), { recursive: true })
  const write = (path: string, value: unknown) =>
    writeFileSync(join(home, '.claude', path), JSON.stringify(value))
  writeFileSync(join(folder, '.claude-plugin/plugin.json'), JSON.stringify({ name: 'ultraplan', version }))
  write('plugins/installed_plugins.json', {
    version: 2,
    plugins: { [ID]: [{ scope: 'user', installPath: folder, version }] },
  })
  write('settings.json', { enabledPlugins: { [ID]: enabled } })
  return folder
}

async function run(cwd: string, home: string, ...args: string[]) {
  let out = ''
  const terminal = {
    cwd,
    home,
    env: {},
    colour: false,
    columns: 80,
    interactive: false,
    out: (text: string) => {
      out += text
    },
    err: () => undefined,
  }
  const code = await runCli(['doctor', '--json', ...args], terminal)
  const diagnoses = JSON.parse(out).diagnoses as Diagnosis[]
  return { code, of: (name: string) => diagnoses.filter((one) => one.name === name) }
}

const trust = (home: string, root: string) =>
  writeFileSync(
    join(home, '.claude.json'),
    JSON.stringify({ projects: { [root]: { hasTrustDialogAccepted: true } } }),
  )

const RULES = JSON.stringify({
  permissions: {
    allow: ['Bash(git add *)', 'Bash(git commit *)', 'Bash(npm test *)'],
    defaultMode: 'acceptEdits',
  },
  worktree: { baseRef: 'head' },
})

describe('the plugin in the client', () => {
  test('is found by its version, and its hooks cannot be seen from a terminal', async () => {
    const { code, of } = await setUp().doctor()
    expect(code).toBe(0)
    expect(of('plugin')).toMatchObject([
      { state: 'ok', what: expect.stringContaining(`${ID} 0.0.0-source in `) },
    ])
    expect(of('hooks')).toEqual([
      {
        name: 'hooks',
        state: '?',
        what: 'cannot be seen from a terminal',
        next: 'in Claude Code, /ultraplan:doctor is answered only if they fire',
      },
    ])
    expect(of('mode')).toMatchObject([{ state: 'ok', what: expect.stringContaining('none is set') }])
  })

  test('that is not installed, gone or not enabled is a failure, with the command that mends it', async () => {
    const { home, doctor } = setUp()
    const folder = installPlugin(home, { enabled: false })
    const off = await doctor()
    expect(off.code).toBe(1)
    expect(off.of('plugin')).toMatchObject([{ state: 'fail', next: `claude plugin enable ${ID}` }])
    rmSync(folder, { recursive: true })
    expect((await doctor()).of('plugin')).toMatchObject([
      { state: 'fail', next: `claude plugin install ${ID}` },
    ])
    rmSync(join(home, '.claude'), { recursive: true })
    expect((await doctor()).of('plugin')).toMatchObject([
      { state: 'fail', next: expect.stringContaining(`claude plugin marketplace add '${process.cwd()}`) },
    ])
  })

  test('is off where the project turns it off, whatever the person has set for all projects', async () => {
    const { doctor } = setUp({
      '.claude/settings.json': JSON.stringify({ enabledPlugins: { [ID]: false } }),
    })
    expect((await doctor()).of('plugin')).toMatchObject([{ state: 'fail' }])
  })

  test('of another version than this program is told', async () => {
    const { home, doctor } = setUp()
    installPlugin(home, { version: '9.9.9' })
    expect((await doctor()).of('plugin')).toMatchObject([
      { state: 'warn', what: `Claude Code has ${ID} 9.9.9, and this program is 0.0.0-source` },
    ])
  })

  test('does nothing while hooks are turned off, and the file that does it is named', async () => {
    const { repository, doctor } = setUp()
    repository.write({ '.claude/settings.local.json': '{"disableAllHooks":true}' })
    const { code, of } = await doctor()
    expect(code).toBe(1)
    expect(of('hooks')[0]).toMatchObject({
      state: 'fail',
      what: expect.stringContaining('settings.local.json'),
    })
  })

  test('in plan mode can change nothing', async () => {
    const { doctor } = setUp({ '.claude/settings.json': '{"permissions":{"defaultMode":"plan"}}' })
    expect((await doctor()).of('mode')).toMatchObject([
      { state: 'warn', next: expect.stringContaining('shift+tab') },
    ])
  })
})

describe('the type check and the linter', () => {
  const MANIFEST = JSON.stringify({
    scripts: { typecheck: 'tsc', lint: 'eslint .' },
    devDependencies: { typescript: '5' },
  })

  test('that a package has are named, with the packages that they lack', async () => {
    const { repository, doctor } = setUp({ 'package.json': MANIFEST, 'pnpm-lock.yaml': '' })
    const before = await doctor()
    expect(before.of('typecheck')).toEqual([
      {
        name: 'typecheck',
        state: 'warn',
        what: 'pnpm run typecheck after a task that changes code of the package, but not while packages are not installed: typescript',
        next: 'install them, or set proof.setup to the command that does',
      },
    ])
    mkdirSync(join(repository.root, 'node_modules/typescript'), { recursive: true })
    expect((await doctor()).of('lint')).toMatchObject([
      { state: 'ok', what: 'pnpm run lint after a task that changes code of the package' },
    ])
  })

  test('are what the configuration says', async () => {
    const config = 'proof:\n  typecheck: npx tsc\n  lint: off\n'
    const { doctor } = setUp({ 'package.json': MANIFEST, '.ultraplan/config.yaml': config })
    const { of } = await doctor()
    expect(of('typecheck')).toMatchObject([
      { what: 'npx tsc has to pass after every task (proof.typecheck)' },
    ])
    expect(of('lint')).toMatchObject([{ what: 'off (proof.lint)' }])
    expect((await setUp().doctor()).of('lint')).toMatchObject([
      { state: 'ok', what: 'no package has a lint script; proof.lint names a command' },
    ])
  })
})

describe('the rules', () => {
  test('that the newest plan lacks are named, with the command that writes them', async () => {
    const { doctor } = setUp()
    const { code, of } = await doctor()
    expect(code).toBe(0)
    expect(of('permissions')).toMatchObject([
      {
        state: 'warn',
        what: expect.stringContaining('in mode default every edit of a file is asked for'),
        next: expect.stringContaining('ultraplan init demo --mode acceptEdits'),
      },
      { state: 'warn', what: expect.stringContaining('Bash(npm test *)'), next: 'ultraplan init demo' },
    ])
  })

  test('that auto mode does not need are no warning, and one against a command is', async () => {
    const inAuto = (permissions: object) =>
      setUp({
        '.claude/settings.json': JSON.stringify({ permissions: { defaultMode: 'auto', ...permissions } }),
      })
    expect((await inAuto({}).doctor()).of('permissions')).toMatchObject([
      { state: 'ok', what: expect.stringContaining("the client's own check decides") },
    ])
    expect((await inAuto({ deny: ['Bash(npm test *)'] }).doctor()).of('permissions')).toMatchObject([
      { state: 'warn', what: expect.stringContaining('the rule Bash(npm test *) stands against') },
    ])
  })

  test('count only in a folder that a person has accepted', async () => {
    const { repository, home, doctor } = setUp({ '.claude/settings.json': RULES })
    expect((await doctor()).of('permissions')).toMatchObject([
      { state: 'warn', what: expect.stringContaining('3 rules of the project do not count') },
    ])
    trust(home, repository.root)
    const trusted = await doctor()
    expect(trusted.of('permissions')).toMatchObject([
      { state: 'ok', what: expect.stringContaining('nothing is asked') },
    ])
    expect(trusted.of('worktrees')).toMatchObject([{ state: 'ok' }])
  })

  test('of worktrees are only to know where there is a remote, at whose branch an agent could begin', async () => {
    const { repository, doctor } = setUp()
    expect((await doctor()).of('worktrees')).toMatchObject([{ state: 'ok' }])
    repository.git('remote', 'add', 'origin', 'https://example.org/demo.git')
    expect((await doctor()).of('worktrees')).toMatchObject([{ state: 'warn' }])
  })

  test('and the mode of a session have one name for it, below a line that says how many there are', () => {
    const { repository, home } = setUp()
    const client = thisProcess()
    const session = { id: 's1', client, mode: 'screen' as const, cwd: repository.root, home, env: {} }
    const { text, isBad } = doctorText(session, '', 'default')
    expect(isBad).toBe(false)
    expect(text).toMatch(/^looked at: nothing broken, \d+ to know\n\nok +node /)
    const words = text.replace(/\s+/g, ' ')
    expect(words).toContain('this session is in mode default: the screen calls it manual mode')
    expect(words).toContain('(demo in mode default)')
    expect(words).not.toContain('as claude -p')
    expect(words).toContain('not on your PATH (/ultraplan:init --launcher)')
    expect(words).not.toMatch(/(?<![/:] ?)\bultraplan (?:init|log|doctor)\b/)
    const bin = join(home, 'bin')
    mkdirSync(bin)
    writeFileSync(join(bin, 'ultraplan'), '#!/bin/sh\n')
    const found = doctorText({ ...session, env: { PATH: bin } }, '', 'default')
    expect(found.text).not.toContain('not on your PATH')
    repository.write({ '.claude/settings.json': '{' })
    const broken = doctorText(session, '', 'default')
    expect(broken.isBad).toBe(true)
    expect(broken.text).toMatch(/^looked at: 1 broken/)
  })

  test('of a file that is no JSON are a failure', async () => {
    const { doctor } = setUp({ '.claude/settings.json': '{' })
    const { code, of } = await doctor()
    expect(code).toBe(1)
    expect(of('permissions')).toMatchObject([
      { state: 'fail', what: expect.stringContaining('settings.json') },
    ])
  })

  test('are compared with a named plan; one that is not there is a failure', async () => {
    const { doctor } = setUp({ 'specs/other/tasks.md': '- [ ] 1.1 x\n  - **Verify**: `make all`\n' })
    expect((await doctor('other')).of('permissions').at(-1)?.what).toContain('Bash(make all *)')
    const { code, of } = await doctor('nothing')
    expect(code).toBe(1)
    expect(of('plan')).toMatchObject([{ state: 'fail', what: 'no plan named nothing' }])
  })
})

describe('the configuration', () => {
  test('that cannot be read is a failure', async () => {
    const { doctor } = setUp({ '.ultraplan/config.yaml': 'limit: 3\n' })
    const { code, of } = await doctor()
    expect(code).toBe(1)
    expect(of('config')).toMatchObject([
      { state: 'fail', what: expect.stringContaining('unknown key limit') },
    ])
  })

  test('that is not committed is told: a run would not read it', async () => {
    const { repository, doctor } = setUp()
    repository.write({ '.ultraplan/config.yaml': 'allowDirty: true\n' })
    expect((await doctor()).of('config')).toMatchObject([{ state: 'warn' }])
  })

  test('with a webhook that is no address is told', async () => {
    const { doctor } = setUp({ '.ultraplan/config.yaml': 'webhook: slack\n' })
    expect((await doctor()).of('config')).toMatchObject([
      { state: 'warn', what: expect.stringContaining('webhook') },
    ])
  })
})

describe('modules of the client', () => {
  test('that would load here are named, with where they come from', async () => {
    const { home, doctor } = setUp()
    expect((await doctor()).of('modules')).toMatchObject([{ state: 'ok' }])
    const folder = join(home, '.claude/skills/mine')
    mkdirSync(join(folder, 'hooks'), { recursive: true })
    writeFileSync(join(folder, 'hooks/hooks.json'), '{"modules":["./register.js"]}')
    const { code, of } = await doctor()
    expect(code).toBe(0)
    expect(of('modules')).toMatchObject([
      {
        state: 'warn',
        what: expect.stringContaining(`mine@skills-dir (${folder})`),
        next: expect.stringContaining('allowManagedModsOnly'),
      },
    ])
  })
})

describe('runs and sessions', () => {
  const active = (home: string, session: string, text: string) => {
    mkdirSync(join(home, '.ultraplan/active'), { recursive: true })
    writeFileSync(join(home, '.ultraplan/active', session), text)
  }
  const fileOf = (place: { dir: string; root: string }, run: string) =>
    JSON.stringify({ run, dir: place.dir, root: place.root })

  test('a run whose client is gone is told, and how to go on; its file stays', async () => {
    const story = new Story()
    const place = journalRun(story)
    place.tell()
    active(place.home, 's1', fileOf(place, 'demo-1'))
    story.tell({ type: 'run_bound', session: 's1', client: { pid: 2 ** 22 + 1 }, mode: 'screen', cause: 'x' })
    place.tell()
    const { of } = await run(place.root, place.home, '--fix')
    expect(of('session')).toMatchObject([
      { state: 'warn', next: expect.stringContaining('/ultraplan:resume') },
    ])
    expect(existsSync(join(place.home, '.ultraplan/active/s1'))).toBe(true)
  })

  test('a run whose client lives is fine', async () => {
    const story = new Story().tell({
      type: 'run_bound',
      session: 's1',
      client: thisProcess(),
      mode: 'screen',
      cause: 'x',
    })
    const place = journalRun(story)
    active(place.home, 's1', fileOf(place, 'demo-1'))
    expect((await run(place.root, place.home)).of('session')).toMatchObject([{ state: 'ok' }])
  })

  test('what sessions left behind is named, and removed with --fix', async () => {
    const place = journalRun(new Story().tell({ type: 'run_cancelled', who: 'ada' }))
    active(place.home, 'ended', fileOf(place, 'demo-1'))
    active(
      place.home,
      'gone',
      JSON.stringify({ run: 'x', dir: join(place.home, 'gone'), root: join(place.home, 'gone') }),
    )
    active(place.home, 'broken', 'no json')
    mkdirSync(join(place.home, '.ultraplan/asking'))
    writeFileSync(join(place.home, '.ultraplan/asking/nobody'), '')
    expect((await run(place.root, place.home)).of('left over')).toMatchObject([
      {
        state: 'warn',
        what: expect.stringContaining('4 files'),
        next: 'ultraplan doctor --fix removes them',
      },
    ])
    expect((await run(place.root, place.home, '--fix')).of('left over')).toMatchObject([{ state: 'ok' }])
    expect((await run(place.root, place.home)).of('left over')).toEqual([])
  })

  test('a journal that another program wrote to is a failure that names it', async () => {
    const place = journalRun(new Story())
    appendFileSync(join(place.dir, 'journal.jsonl'), '{"seq":2,"type":"task_approved"}\n')
    const { code, of } = await run(place.root, place.home)
    expect(code).toBe(1)
    expect(of('journal')).toMatchObject([{ state: 'fail', what: expect.stringContaining('[audit/chain]') }])
  })
})

test('outside of a repository it looks at what it can', async () => {
  const { home } = setUp()
  const { code, of } = await run(home, home)
  expect(code).toBe(0)
  expect(of('repository')).toMatchObject([{ state: 'warn' }])
  expect(of('node')).toMatchObject([{ state: 'ok' }])
  expect(of('plugin')).toMatchObject([{ state: 'ok' }])
})

test('a home that cannot be written is a failure', async () => {
  const { repository, home } = setUp()
  writeFileSync(join(home, '.ultraplan'), 'a file')
  const { code, of } = await run(repository.root, home)
  expect(code).toBe(1)
  expect(of('home')).toMatchObject([{ state: 'fail' }])
})

test('looking leaves nothing behind', async () => {
  const { repository, home, doctor } = setUp()
  await doctor()
  expect(existsSync(join(home, '.ultraplan'))).toBe(false)
  expect(repository.git('status', '--porcelain')).toBe('')
})

test('for people it fits the screen, names each next step and sums up', async () => {
  const { repository, home } = setUp()
  let out = ''
  const terminal = {
    cwd: repository.root,
    home,
    env: {},
    colour: false,
    columns: 70,
    interactive: false,
    out: (text: string) => {
      out += text
    },
    err: () => undefined,
  }
  await runCli(['doctor'], terminal)
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(70)
  expect(out).toMatch(/^ok {4}node/m)
  expect(out).toContain('ultraplan init demo')
  expect(out).toMatch(/nothing broken, \d+ to know\n$/)
})
