import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from './harness/client-binary.ts'
import { bash, executor, hold, openStage, say } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import type { Stage } from './harness/stage.ts'
import { MODES, personAt } from './support/one-client.ts'
import { doing, handIn, honest, smallPlan, taskA, taskB } from './support/small-plan.ts'
import { answered, masked, told } from './support/what-is-read.ts'

/** The executor of 1.1 has done its work and is about to go on: what it does then must not happen after a cancel. */
const inFlight = (over: Partial<Scenario> = {}): Scenario => ({
  title: 'a run that is ended in the middle',
  files: smallPlan(taskA, taskB),
  prompt: '/ultraplan:implement demo',
  cast: [
    executor({
      task: '1.1',
      turns: [[bash(doing(taskA))], [hold('claim'), bash(MORE)], [say(handIn(taskA))]],
    }),
    honest(taskB),
  ],
  ...over,
})

const MORE = 'echo more > more.txt && git add more.txt && git commit -qm more'

const activeFiles = (stage: Stage): string[] => {
  const folder = join(stage.room.home, '.ultraplan/active')
  return existsSync(folder) ? readdirSync(folder) : []
}

/**
 * What a cancel leaves: no session in the run, all work where it was, nothing counted and nothing started afterwards.
 */
function cancelledWithAllWork(stage: Stage): void {
  expect(stage.status()).toMatchObject({ state: 'cancelled' })
  expect(activeFiles(stage)).toEqual([])
  expect(stage.journal('task_approved')).toEqual([])
  expect(stage.journal('ticket_issued')).toHaveLength(1)
  expect(stage.repo.log()).toEqual(['feat: write a.txt', 'Start'])
  expect(stage.repo.read('a.txt')).toBe('hello\n')
  // One sentence, and the executor was allowed to stop with any message.
  const said = stage.asked('spec-executor').map(({ newest }) => newest)
  expect(said.filter((text) => text.includes('a person has cancelled this run'))).toHaveLength(1)
}

/** What the person is told when the agent has ended. */
const LEFT = /spec-executor of Task 1\.1: Write a has ended, after the run was cancelled.*feat: write a\.txt/s

test('a person cancels in the middle of a background executor, on the screen', async () => {
  const stage = await openStage(inFlight())
  const screen = await stage.screen({ columns: 200, rows: 100 })
  const isRead = (what: string, text: string) =>
    expect(masked(text, stage)).toMatchFileSnapshot(`../fixtures/what-a-person-reads/cancelled/${what}.txt`)
  await screen.type(stage.scenario.prompt)
  await stage.waitForHold('claim')
  await screen.type('/ultraplan:cancel')
  await screen.waitForScreen(/spec-executor of Task 1\.1: Write a, since/)
  await isRead('answer', answered(await screen.waitForScreen(/Original prompt: \/ultraplan:cancel/)))
  expect(stage.status().state).toBe('cancelled')
  stage.release('claim')
  const ENDED = /has ended, after the run was cancelled/
  await screen.waitForScreen(ENDED)
  await screen.waitForIdle()
  await isRead('end of the agent', told(screen.screen(), ENDED))
  cancelledWithAllWork(stage)
  expect(stage.repo.read('specs/demo/SUMMARY.md')).toContain('cancelled by A Person')
  // The plan can be begun again at once, on the branch of the person.
  stage.repo.git('switch', '-q', 'main')
  await screen.type('/ultraplan:implement demo')
  await screen.waitForIdle()
  expect(stage.journal('run_started')).toHaveLength(2)
})

test.each(MODES)(
  'a run is cancelled from a plain terminal, and the session hears of it, in mode %s',
  async (mode) => {
    const stage = await openStage(inFlight())
    const person = await personAt(stage, mode)
    await person.starts(stage.scenario.prompt)
    await stage.waitForHold('claim')
    expect(stage.cli('cancel')).toMatchObject({ code: 0, stdout: expect.stringContaining('is cancelled') })
    stage.release('claim')
    await stage.waitForJournal('agent_stopped')
    const shown = await person.types('how far is it?')
    expect(shown).toContain('cancelled by A Person <person@example.com> from a terminal')
    expect(shown).toMatch(LEFT)
    cancelledWithAllWork(stage)
    expect(stage.cli('cancel')).toMatchObject({ code: 2 })
  },
)

test('a run is paused from a plain terminal: what is in flight is judged, nothing new starts', async () => {
  const turns = [[bash(doing(taskA))], [hold('claim'), say(handIn(taskA))]]
  const stage = await openStage(inFlight({ cast: [executor({ task: '1.1', turns }), honest(taskB)] }))
  const screen = await stage.screen()
  await screen.type(stage.scenario.prompt)
  await stage.waitForHold('claim')
  expect(stage.cli('pause')).toMatchObject({ code: 0, stdout: expect.stringContaining('is paused') })
  stage.release('claim')
  await screen.waitForIdle()
  expect(stage.status()).toMatchObject({
    state: 'paused',
    tasks: [{ status: 'approved' }, { status: 'pending' }],
  })
  await screen.type('/ultraplan:resume')
  await screen.waitForIdle()
  expect(stage.status().state).toBe('finished')
})

test('A01 a person cancels by typing when dist is gone', async () => {
  const plugin = mkdtempSync(join(tmpdir(), 'up-plugin-'))
  onTestFinished(() => rmSync(plugin, { recursive: true, force: true }))
  for (const part of ['.claude-plugin', 'agents', 'bin', 'commands', 'dist', 'hooks', 'package.json'])
    cpSync(join(repositoryRoot, part), join(plugin, part), { recursive: true })
  const stage = await openStage(inFlight({ plugin }))
  const screen = await stage.screen()
  await screen.type(stage.scenario.prompt)
  await stage.waitForHold('claim')
  rmSync(join(plugin, 'dist'), { recursive: true })
  await screen.type('/ultraplan:cancel')
  await screen.waitForScreen(/is cancelled; its commits, worktrees and journal are as they were/)
  expect(activeFiles(stage)).toEqual([])
  stage.release('claim')
  await screen.waitForIdle()
  cpSync(join(repositoryRoot, 'dist'), join(plugin, 'dist'), { recursive: true })
  cancelledWithAllWork(stage)
})

test('A01 a person cancels by typing when node is gone', async () => {
  const stage = await openStage(inFlight())
  const bin = join(stage.room.root, 'bin')
  mkdirSync(bin)
  symlinkSync(process.execPath, join(bin, 'node'))
  const tools = [
    'sh',
    'bash',
    'git',
    'cat',
    'sed',
    'grep',
    'rm',
    'mv',
    'mkdir',
    'ps',
    'env',
    'uname',
    'which',
  ]
  for (const name of tools)
    for (const folder of ['/usr/bin', '/bin']) link(join(folder, name), join(bin, name))
  const screen = await stage.screen({ env: { PATH: bin } })
  await screen.type(stage.scenario.prompt)
  await stage.waitForHold('claim')
  rmSync(join(bin, 'node'))
  await screen.type('/ultraplan:status')
  await screen.waitForScreen(/node was not found/)
  await screen.type('/ultraplan:cancel')
  await screen.waitForScreen(/is cancelled; its commits, worktrees and journal are as they were/)
  stage.release('claim')
  await screen.waitForIdle()
  cancelledWithAllWork(stage)
})

function link(from: string, to: string): void {
  if (existsSync(from) && !existsSync(to)) symlinkSync(from, to)
}
