import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { needs } from '../../support/needs.ts'
import { repositoryRoot } from '../harness/client-binary.ts'
import { executor, openStage, say } from '../harness/index.ts'
import { managedClient } from '../harness/managed-client.ts'
import type { Scenario } from '../harness/scenario.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { blocked, handIn, honest, phased, taskA, taskB } from '../support/small-plan.ts'
import { toldIn } from '../support/told.ts'

needs('unshare')

const after = { ...taskB, id: '2.1' }
const SKIP = '/ultraplan:skip-verify --task 2.1 --reason "External dependency"'

/** 1.1 is refused once and then done; 2.1 waits for a person. */
const scenario = (): Scenario => ({
  title: 'a machine that an organization manages',
  files: phased(taskA, after),
  prompt: '/ultraplan:implement demo',
  cast: [executor({ task: '1.1', turns: [[say(handIn(taskA))], ...honest(taskA).turns] }), blocked(after)],
})

/** Any managed settings file: the client passes a module's handlers of `classic.*` and `skill.prompt` over. */
const ANY = { cleanupPeriodDays: 30 }
const OPTIONS = { options: { allowManagedModsOnly: true } }
/** Only modules of the organization. */
const ONLY = { pluginConfigs: { 'cc-plugin-sec-default@builtin': OPTIONS } }

const LINES = [/✗ 1\.1 refused \(attempt 1\)/, /✔ 1\.1 approved/, /⏸ 2\.1 waits for you/]

test('with managed settings the module does all that it does elsewhere, in -p', async () => {
  const stage = await openStage(scenario())
  const talk = stage.talk({ managed: ANY })
  const said = await talk.type(stage.scenario.prompt)
  expect(said).not.toContain("has not loaded ultraplan's part")
  await talk.type(SKIP)
  expect(stage.journal('task_skipped')).toMatchObject([{ assurance: 'signed', origin: 'sdk' }])
  const told = toldIn(talk.stream())
  for (const [index, line] of LINES.entries()) expect(told[index]).toMatch(line)
  // What is passed over there is not used.
  expect(readFileSync(join(repositoryRoot, 'dist/module.js'), 'utf8')).not.toMatch(/classic\.|skill\.prompt/)
})

test('doctor says that the organization allows only hooks of its own, unless it enables ultraplan itself', () => {
  const room = mkdtempSync(join(tmpdir(), 'ultraplan-managed-'))
  onTestFinished(() => rmSync(room, { recursive: true, force: true }))
  const folder = join(room, 'plugins/ultraplan')
  mkdirSync(join(room, '.claude/plugins'), { recursive: true })
  mkdirSync(folder, { recursive: true })
  const plugins = { 'ultraplan@ultraplan': [{ scope: 'user', installPath: folder, version: '1' }] }
  writeFileSync(join(room, '.claude/plugins/installed_plugins.json'), JSON.stringify({ version: 2, plugins }))
  const hooks = (enabledPlugins: object) => {
    const node = managedClient(room, process.execPath, { allowManagedHooksOnly: true, enabledPlugins })
    const args = [join(repositoryRoot, 'dist/cli.cjs'), 'doctor', '--json']
    const { stdout } = spawnSync(node, args, {
      cwd: room,
      env: { ...process.env, HOME: room },
      encoding: 'utf8',
    })
    return (JSON.parse(stdout).diagnoses as { name: string }[]).filter(({ name }) => name === 'hooks')
  }
  const theirs = { state: 'fail', what: expect.stringContaining('(allowManagedHooksOnly') }
  expect(hooks({})[0]).toMatchObject(theirs)
  expect(hooks({ 'ultraplan@ultraplan': true })).not.toMatchObject([theirs])
})

test('with managed settings the pane docks, and /implement is there', async () => {
  const stage = await openStage(scenario())
  const screen = await stage.screen({ managed: ANY })
  await screen.type('/implement demo')
  await screen.waitForScreen(LINES[2] as RegExp)
  await waitUntil('the pane', 60_000, () => /demo +waiting for you +1 of 2 approved/.test(screen.pane()))
})

test('where only modules of the organization may load the run works as before, and says what is missing, in -p', async () => {
  const stage = await openStage(scenario())
  const talk = stage.talk({ managed: ONLY })
  const said = await talk.type(stage.scenario.prompt)
  expect(said).toContain("Claude Code has not loaded ultraplan's part inside the client")
  expect(stage.journal('gate_judged')[0]).toMatchObject({ result: { task: '1.1', outcome: 'FAILED' } })
  expect(stage.status().tasks).toMatchObject([{ status: 'approved' }, { status: 'blocked' }])
  await talk.type(SKIP)
  expect(stage.journal('task_skipped')).toMatchObject([{ assurance: 'unsigned' }])
  expect(toldIn(talk.stream())).toEqual([])
})

test('where only modules of the organization may load the screen says so, and a refusal is told at the next prompt', async () => {
  const stage = await openStage(scenario())
  const screen = await stage.screen({ managed: ONLY })
  await screen.type(stage.scenario.prompt)
  await screen.waitForScreen(/has not loaded ultraplan's part inside the client/)
  await screen.waitForScreen(/ultraplan asks: task 2\.1 is blocked/)
  await screen.waitForIdle()
  expect(screen.pane()).toBe('')
  await screen.type('/ultraplan:status')
  await screen.waitForScreen(/1 of 2 approved/)
  await screen.waitForIdle()
})
