import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { IMPLEMENT_COMMAND, isOurImplement } from '../../src/engine/project/implement-command.ts'
import { refreshLaunchers } from '../../src/engine/runs/launchers.ts'
import { configFile } from '../../src/engine/setup/config-file.ts'
import { type InitAsk, type InitOffer, offerInit } from '../../src/engine/setup/init.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { journalRun } from '../support/journaled-run.ts'
import { makeRepository, type TestRepository } from '../support/repository.ts'
import { Story } from '../support/run-builder.ts'

const PLAN = `- [ ] 1.1 Test it
  - **Verify**: \`npm test\`
- [ ] 1.2 Look at it
  - **Verify**: \`grep -q x a.txt\`
`

function setUp(files: Record<string, string> = {}) {
  const repository = makeRepository({ 'specs/demo/tasks.md': PLAN, ...files })
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const ask = (over: Partial<InitAsk> = {}): InitOffer => {
    const offer = offerInit({
      cwd: repository.root,
      home,
      env: {},
      plan: '',
      prePush: false,
      statusLine: false,
      plugin: '/plugins/ultra plan/1.0',
      undo: false,
      ...over,
    })
    if ('error' in offer) throw new Error(`${offer.error}\n${offer.fix}`)
    return offer
  }
  return { repository, home, ask }
}

const settingsOf = (repository: TestRepository) => JSON.parse(repository.read('.claude/settings.json'))

describe('what init writes', () => {
  test('rules for the plans, no mode, worktrees from HEAD, the bare command and a configuration', () => {
    const { repository, ask } = setUp()
    ask().apply()
    expect(settingsOf(repository)).toEqual({
      permissions: {
        allow: ['Bash(git add *)', 'Bash(git commit *)', 'Bash(npm test *)'],
      },
      worktree: { baseRef: 'head' },
    })
    expect(repository.read('.claude/commands/implement.md')).toBe(IMPLEMENT_COMMAND)
    expect(repository.read('.ultraplan/config.yaml')).toBe(configFile())
  })

  test('with the scripts that the gate runs besides: they are named, and executors may run them', () => {
    const scripts = { lint: 'eslint .', typecheck: 'tsc' }
    const { repository, ask } = setUp({ 'web/package.json': JSON.stringify({ scripts }), 'yarn.lock': '' })
    const offer = ask()
    expect(offer.text).toContain(
      'the gate also runs: cd web && yarn run typecheck, cd web && yarn run lint (proof.typecheck and proof.lint take another command, or off)',
    )
    offer.apply()
    expect(settingsOf(repository).permissions.allow).toEqual(
      expect.arrayContaining(['Bash(yarn run typecheck *)', 'Bash(yarn run lint *)']),
    )
  })

  test('only showing it changes nothing', () => {
    const { repository, ask } = setUp()
    expect(ask().text).toContain('Bash(npm test *)')
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  test('what is in the settings already stays, byte by byte', () => {
    const text =
      '{\n\t"model": "opus", "hooks": {},\n\t"permissions": { "deny": ["Read(.env)"], "allow": ["Bash(npm test *)"] }\n}\n'
    const { repository, ask } = setUp({ '.claude/settings.json': text })
    ask().apply()
    const after = repository.read('.claude/settings.json')
    expect(after).toContain('"model": "opus", "hooks": {},')
    expect(settingsOf(repository)).toMatchObject({
      model: 'opus',
      permissions: {
        deny: ['Read(.env)'],
        allow: ['Bash(npm test *)', 'Bash(git add *)', 'Bash(git commit *)'],
      },
    })
  })

  test('a mode only where the person asks for one, and without it what that means for edits is said', () => {
    const { repository, ask } = setUp()
    expect(ask().text).toContain('no mode is written: auto mode')
    const offer = ask({ permissionMode: 'acceptEdits' })
    expect(offer.text).toContain('+ permissions.defaultMode: acceptEdits')
    expect(offer.text).not.toContain('no mode is written')
    offer.apply()
    expect(settingsOf(repository).permissions.defaultMode).toBe('acceptEdits')
    ask({ undo: true }).apply()
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  test('typed in the client, the same', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    const shown = await client.types('/ultraplan:init demo --mode acceptEdits')
    expect(shown.shown).toContain('to do it, type: /ultraplan:init demo --mode acceptEdits --yes')
    await client.types('/ultraplan:init --yes')
    expect(settingsOf(client.repository).permissions).not.toHaveProperty('defaultMode')
    await client.types('/ultraplan:init --mode acceptEdits demo --yes')
    expect(settingsOf(client.repository).permissions.defaultMode).toBe('acceptEdits')
  })

  test('a mode that lets everything pass, or that is none, is refused', () => {
    const { ask } = setUp()
    for (const mode of ['bypassPermissions', 'plan', 'acceptedits', ''])
      expect(() => ask({ permissionMode: mode })).toThrow('name one of: acceptEdits, auto, default, dontAsk')
  })

  test('a mode that a person has chosen stays, and they are told if they ask for another', () => {
    const { repository, ask } = setUp({ '.claude/settings.json': '{"permissions":{"defaultMode":"plan"}}' })
    const offer = ask({ permissionMode: 'acceptEdits' })
    expect(offer.text).toContain('permissions.defaultMode is "plan" and stays; acceptEdits was asked for')
    offer.apply()
    expect(settingsOf(repository).permissions.defaultMode).toBe('plan')
  })

  test('what the person\u2019s own settings allow needs no rule in the project', () => {
    const { repository, home, ask } = setUp()
    mkdirSync(join(home, '.claude'))
    writeFileSync(join(home, '.claude/settings.json'), '{"permissions":{"allow":["Bash(git:*)"]}}')
    ask().apply()
    expect(settingsOf(repository).permissions.allow).toEqual(['Bash(npm test *)'])
  })

  test('settings that are no JSON are refused with the line, and nothing at all is written', () => {
    const { repository, ask } = setUp({ '.claude/settings.json': '{\n  "a": 1\n  "b": 2\n}\n' })
    expect(() => ask()).toThrow('.claude/settings.json:3')
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  test('an /implement of the project\u2019s own is left alone', () => {
    const { repository, ask } = setUp({ '.claude/commands/implement.md': 'Do what we always do.\n' })
    const offer = ask()
    expect(offer.text).toContain('has an /implement of its own')
    offer.apply()
    expect(repository.read('.claude/commands/implement.md')).toBe('Do what we always do.\n')
    expect(isOurImplement(repository.root)).toBe(false)
  })

  test('settings go to the folder that the client is started in, the rest to the top', () => {
    const { repository, ask } = setUp({ 'web/index.html': '' })
    ask({ folder: join(repository.root, 'web'), cwd: join(repository.root, 'web') }).apply()
    expect(existsSync(join(repository.root, 'web/.claude/settings.json'))).toBe(true)
    expect(existsSync(join(repository.root, '.claude/settings.json'))).toBe(false)
    expect(isOurImplement(join(repository.root, 'web'))).toBe(true)
  })

  test('a named plan brings its own commands only, and a missing one is refused', () => {
    const { repository, ask } = setUp({ 'specs/other/tasks.md': '- [ ] 1.1 x\n  - **Verify**: `make all`\n' })
    expect(() => ask({ plan: 'nothing' })).toThrow('no plan named nothing')
    ask({ plan: 'other' }).apply()
    expect(settingsOf(repository).permissions.allow).not.toContain('Bash(npm test *)')
    expect(settingsOf(repository).permissions.allow).toContain('Bash(make all *)')
  })
})

describe('init again', () => {
  test('changes nothing and says so', () => {
    const { repository, ask } = setUp()
    ask({ prePush: true }).apply()
    const before = repository.git('status', '--porcelain', '-uall')
    const again = ask({ prePush: true })
    expect(again.empty).toBe(true)
    expect(repository.git('status', '--porcelain', '-uall')).toBe(before)
  })

  test('adds what a new plan needs, and undo takes back both', () => {
    const { repository, ask } = setUp()
    ask().apply()
    repository.write({ 'specs/new/tasks.md': '- [ ] 1.1 x\n  - **Verify**: `cargo test`\n' })
    ask().apply()
    expect(settingsOf(repository).permissions.allow).toContain('Bash(cargo test *)')
    ask({ undo: true }).apply()
    expect(repository.git('status', '--porcelain', '-uall').trim()).toBe('?? specs/new/tasks.md')
  })

  test('keeps a configuration that a person has filled in', () => {
    const { repository, ask } = setUp()
    ask().apply()
    repository.write({ '.ultraplan/config.yaml': 'allowDirty: true\n' })
    expect(ask().text).toContain('.ultraplan/config.yaml is there already and stays')
    expect(repository.read('.ultraplan/config.yaml')).toBe('allowDirty: true\n')
  })
})

describe('undo', () => {
  test('leaves the repository as it was', () => {
    const settings = '{ "model": "x" }'
    const { repository, ask } = setUp({ '.claude/settings.json': settings })
    ask({ prePush: true }).apply()
    ask({ undo: true }).apply()
    expect(repository.git('status', '--porcelain', '-uall')).toBe('')
    expect(repository.read('.claude/settings.json')).toBe(settings)
    expect(existsSync(join(repository.root, '.git/hooks/pre-push'))).toBe(false)
    expect(existsSync(join(repository.root, '.ultraplan'))).toBe(false)
    expect(ask({ undo: true }).empty).toBe(true)
  })

  test('keeps what a person has changed or added since', () => {
    const { repository, ask } = setUp()
    ask().apply()
    const settings = settingsOf(repository)
    settings.permissions.allow.push('Bash(make *)')
    settings.permissions.defaultMode = 'default'
    repository.write({
      '.claude/settings.json': JSON.stringify(settings),
      '.claude/commands/implement.md': `${IMPLEMENT_COMMAND}And be nice.\n`,
    })
    const offer = ask({ undo: true })
    expect(offer.text).toContain('.claude/commands/implement.md  kept')
    offer.apply()
    expect(settingsOf(repository)).toEqual({
      permissions: { allow: ['Bash(make *)'], defaultMode: 'default' },
    })
    expect(repository.read('.claude/commands/implement.md')).toContain('And be nice.')
    expect(existsSync(join(repository.root, '.ultraplan/config.yaml'))).toBe(false)
  })

  test('in a clone where init never ran there is nothing to take back', () => {
    const { ask } = setUp({ '.claude/commands/implement.md': IMPLEMENT_COMMAND })
    expect(ask({ undo: true })).toMatchObject({ empty: true, text: 'nothing to take back' })
  })
})

describe('the status line', () => {
  const local = '.claude/settings.local.json'
  const line = {
    type: 'command',
    command: 'sh ~/.ultraplan/status-line.sh',
    refreshInterval: 2,
  }

  test("is set only when it is asked for, in the person's own settings, out of git's sight", () => {
    const { repository, home, ask } = setUp()
    expect(ask().lineOffered).toBe(true)
    ask().apply()
    expect(existsSync(join(repository.root, local))).toBe(false)
    const offer = ask({ statusLine: true })
    expect(offer.text).toMatchInlineSnapshot(`
      "  .claude/settings.local.json  new
          statusLine: the run in the client's status line
        ~/.ultraplan/status-line.sh  new
          what the status line shows
        .git/info/exclude  changed
          + /.claude/settings.local.json
        .git/ultraplan/init.json  changed
          + what was written, for --undo
        note: no mode is written: auto mode, which the screen begins in, edits files without a question; \`claude -p\` needs --permission-mode acceptEdits (or auto) for that, or --mode acceptEdits here, for everybody who works in this project
        note: these rules count once a person has accepted this folder: start claude here once"
    `)
    expect(offer.apply()).not.toContain(`git add ${local}`)
    expect(JSON.parse(repository.read(local))).toEqual({ statusLine: line })
    expect(repository.git('status', '--porcelain', '-uall')).not.toContain(local)
    expect(readFileSync(join(home, '.ultraplan/status-line.sh'), 'utf8')).toContain(
      "'/plugins/ultra plan/1.0/bin/ultraplan'",
    )
  })

  test('is set once, and undo leaves the settings as they were', () => {
    const before = '{ "model": "x" }'
    const { repository, ask } = setUp({ '.gitignore': `${local}\n` })
    repository.write({ [local]: before })
    ask({ statusLine: true }).apply()
    expect(JSON.parse(repository.read(local))).toEqual({ model: 'x', statusLine: line })
    expect(ask({ statusLine: true })).toMatchObject({ empty: true, lineOffered: false })
    ask({ undo: true }).apply()
    expect(repository.read(local)).toBe(before)
  })

  test('undo keeps what a person has added since, and hides their file as before', () => {
    const { repository, ask } = setUp()
    ask({ statusLine: true }).apply()
    repository.write({ [local]: JSON.stringify({ statusLine: line, model: 'x' }) })
    const offer = ask({ undo: true })
    expect(offer.text).toContain(`.git/info/exclude  kept: it hides ${local}, which stays`)
    offer.apply()
    expect(JSON.parse(repository.read(local))).toEqual({ model: 'x' })
    expect(repository.git('status', '--porcelain', '-uall')).toBe('')
  })

  test('undo takes back the line in .git/info/exclude, and no other', () => {
    const { repository, ask } = setUp()
    const hidden = () => readFileSync(join(repository.root, '.git/info/exclude'), 'utf8')
    const before = hidden()
    ask({ statusLine: true }).apply()
    expect(hidden()).toContain(`/${local}\n`)
    writeFileSync(join(repository.root, '.git/info/exclude'), `${hidden()}/mine\n`)
    const offer = ask({ undo: true })
    expect(offer.text).toContain('.git/info/exclude  changed: without what init added')
    expect(offer.apply()).toContain('.git/info/exclude')
    expect(hidden()).toBe(`${before}/mine\n`)
    expect(ask({ undo: true }).empty).toBe(true)
  })

  test('undo leaves a line alone that was there before init', () => {
    const { repository, ask } = setUp()
    const file = join(repository.root, '.git/info/exclude')
    writeFileSync(file, `/${local}\n`)
    ask({ statusLine: true }).apply()
    ask({ undo: true }).apply()
    expect(readFileSync(file, 'utf8')).toBe(`/${local}\n`)
  })

  test('undo names the script that other projects of the person may use, and leaves it', () => {
    const { home, ask } = setUp()
    ask({ statusLine: true }).apply()
    const offer = ask({ undo: true })
    expect(offer.text).toContain(
      '~/.ultraplan/status-line.sh  kept: the status lines of your other projects may use it',
    )
    offer.apply()
    expect(existsSync(join(home, '.ultraplan/status-line.sh'))).toBe(true)
  })

  test.each([
    ['the project', '.claude/settings.json'],
    ['the person in this project', local],
  ])('of %s stays', (_whose, file) => {
    const text = JSON.stringify({ statusLine: { type: 'command', command: 'mine' } })
    const { repository, ask } = setUp({ [file]: text })
    expect(ask().lineOffered).toBe(false)
    const offer = ask({ statusLine: true })
    expect(offer.text).toContain('there is a status line already, which is left alone')
    offer.apply()
    expect(JSON.parse(repository.read(file)).statusLine.command).toBe('mine')
  })

  test('of the person for all projects stays', () => {
    const { home, ask } = setUp()
    mkdirSync(join(home, '.claude'))
    writeFileSync(
      join(home, '.claude/settings.json'),
      JSON.stringify({ statusLine: { type: 'command', command: 'mine' } }),
    )
    expect(ask().lineOffered).toBe(false)
    expect(ask({ statusLine: true }).text).toContain('left alone')
  })

  test('settings that are no JSON are refused, and nothing at all is written', () => {
    const { repository, ask } = setUp({ [local]: '{\n  oops\n}' })
    expect(() => ask({ statusLine: true })).toThrow(`${local}:2  is not JSON`)
    expect(repository.git('status', '--porcelain', '-uall')).toBe('')
  })
})

describe('the launcher', () => {
  const ALONE = { launcher: true, ownOnly: true }

  test('is shown, written into the own bin folder that the PATH names, and calls the program', () => {
    const { repository, home, ask } = setUp()
    expect(ask()).toMatchObject({ launcherOffered: true })
    const env = { PATH: `/usr/bin:${join(home, 'bin')}` }
    const offer = ask({ ...ALONE, env, plugin: process.cwd() })
    expect(offer.text).toMatchInlineSnapshot(`
      "  ~/bin/ultraplan  new
          ultraplan as a command of your terminal
        .git/ultraplan/init.json  new
          what was written, for --undo"
    `)
    expect(existsSync(join(home, 'bin'))).toBe(false)
    offer.apply()
    const said = spawnSync(join(home, 'bin/ultraplan'), ['--version'], { encoding: 'utf8' })
    expect(said).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
    expect(repository.git('status', '--porcelain', '-uall')).toBe('')
    expect(ask({ ...ALONE, env, plugin: process.cwd() })).toMatchObject({ empty: true })
    expect(ask({ env })).toMatchObject({ launcherOffered: false })
  })

  test('where the PATH names no own folder goes to ~/.local/bin, with the line that adds it', () => {
    const { home, ask } = setUp()
    const offer = ask(ALONE)
    expect(offer.text).toContain('add export PATH="$HOME/.local/bin:$PATH" to the profile of your shell')
    offer.apply()
    const gone = spawnSync(join(home, '.local/bin/ultraplan'), [], { encoding: 'utf8' })
    expect(gone).toMatchObject({ status: 2, stderr: expect.stringContaining('/ultraplan:init --launcher') })
  })

  test('follows the plugin to a new version, and undo removes it all the same', () => {
    const { home, ask } = setUp()
    ask(ALONE).apply()
    const file = join(home, '.local/bin/ultraplan')
    refreshLaunchers(home, { CLAUDE_PLUGIN_ROOT: '/plugins/2.0' })
    expect(readFileSync(file, 'utf8')).toContain("program='/plugins/2.0/bin/ultraplan'")
    ask({ undo: true }).apply()
    expect(existsSync(file)).toBe(false)
  })

  test('a program of that name which is not ours stays, also at undo', () => {
    const { home, ask } = setUp()
    const file = join(home, '.local/bin/ultraplan')
    ask(ALONE).apply()
    writeFileSync(file, 'mine')
    expect(ask(ALONE)).toMatchObject({ empty: true, text: expect.stringContaining('is left alone') })
    refreshLaunchers(home, { CLAUDE_PLUGIN_ROOT: '/plugins/2.0' })
    expect(ask({ undo: true }).text).toContain('kept')
    ask({ undo: true }).apply()
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })
})

describe('the pre-push hook', () => {
  test('is installed only when it is asked for, and can be run', () => {
    const { repository, ask } = setUp()
    const plain = ask()
    expect(plain.hookOffered).toBe(true)
    plain.apply()
    expect(existsSync(join(repository.root, '.git/hooks/pre-push'))).toBe(false)
    ask({ prePush: true }).apply()
    expect(statSync(join(repository.root, '.git/hooks/pre-push')).mode & 0o111).not.toBe(0)
  })

  test('goes where core.hooksPath says', () => {
    const { repository, ask } = setUp({ '.githooks/README': 'ours\n' })
    repository.git('config', 'core.hooksPath', '.githooks')
    ask({ prePush: true }).apply()
    expect(existsSync(join(repository.root, '.githooks/pre-push'))).toBe(true)
  })

  test('an existing hook of another tool stays', () => {
    const { repository, ask } = setUp()
    writeFileSync(join(repository.root, '.git/hooks/pre-push'), '#!/bin/sh\nexit 0\n')
    const offer = ask({ prePush: true })
    expect(offer.text).toContain('there is a pre-push hook already')
    offer.apply()
    expect(repository.read('.git/hooks/pre-push')).toBe('#!/bin/sh\nexit 0\n')
  })

  test('a folder of hooks outside of the repository is left alone', () => {
    const { repository, home, ask } = setUp()
    repository.git('config', 'core.hooksPath', home)
    const offer = ask({ prePush: true })
    expect(offer.text).toContain('other repositories may share')
    offer.apply()
    expect(existsSync(join(home, 'pre-push'))).toBe(false)
  })
})

test('while a run goes on a model\u2019s shell cannot widen the rules or remove the hook (C12)', () => {
  const run = journalRun(new Story())
  const ask = { cwd: run.root, home: run.home, plan: '', prePush: false, statusLine: false, undo: true }
  expect(offerInit({ ...ask, env: { CLAUDECODE: '1' } })).toMatchObject({
    error: expect.stringContaining('[init/run-active]'),
  })
  expect(offerInit({ ...ask, env: {} })).toHaveProperty('apply')
  expect(offerInit({ ...ask, env: { CLAUDECODE: '1' }, folder: run.root })).toHaveProperty('apply')
})
