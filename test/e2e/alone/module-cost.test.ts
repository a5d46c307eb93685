import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tried } from '../../../src/io/files.ts'
import { clientBinary, repositoryRoot } from '../harness/client-binary.ts'
import { executor, hold, openStage, say } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import type { Stage } from '../harness/stage.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { blocked, handIn, honest, phased, type SmallTask, taskA, taskB } from '../support/small-plan.ts'
import { toldIn } from '../support/told.ts'

/** The plugin as a client has it that does not know modules. */
function withoutModule(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-plain-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['agents', 'bin', 'commands', 'dist', 'hooks', 'skills'])
    symlinkSync(join(repositoryRoot, part), join(folder, part))
  cpSync(join(repositoryRoot, '.claude-plugin'), join(folder, '.claude-plugin'), { recursive: true })
  const file = join(folder, '.claude-plugin/plugin.json')
  const { hooks: _modules, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(manifest))
  return folder
}

const median = (series: number[]): number => series.toSorted((a, b) => a - b)[series.length >> 1] ?? 0
const round = (series: number[]): number[] => series.map(Math.round)

async function firstRequest(plugin: string): Promise<number> {
  const stage = await openStage({
    title: 'the first request',
    files: { 'README.md': '# demo\n' },
    prompt: 'hello',
    plugin,
    cast: [],
    coordinator: () => [say('hello')],
  })
  const begun = Date.now()
  await stage.print('hello')
  return (stage.asked('coordinator')[0]?.at ?? Number.NaN) - begun
}

test('the first request comes at most 250 ms later than without the module', async () => {
  const [plain, ours] = [withoutModule(), repositoryRoot]
  const series: { without: number; with: number }[] = []
  for (let n = 0; n < 7; n++)
    series.push({ without: await firstRequest(plain), with: await firstRequest(ours) })
  const later = series.map((pair) => pair.with - pair.without)
  const usual = median(series.map(({ without }) => without))
  console.log(
    `first request, ms: without ${round(series.map(({ without }) => without))}, with ${round(series.map((pair) => pair.with))}; later by ${round(later)}, median ${Math.round(median(later))}`,
  )
  // A quiet machine takes less than a second without the module. A slow or busy one stretches both alike.
  expect(median(later)).toBeLessThanOrEqual(250 * Math.max(1, usual / 1000))
})

/** Refused once, then approved; 2.1 waits for a person. Each line, and the event of the journal that it tells. */
const eventful = (): Scenario => ({
  title: 'a run with three lines',
  files: phased(taskA, after),
  prompt: '/ultraplan:implement demo',
  cast: [executor({ task: '1.1', turns: [[say(handIn(taskA))], ...honest(taskA).turns] }), blocked(after)],
})
const after = { ...taskB, id: '2.1' }
const TOLD = [
  [/^✗ 1\.1 refused/, 'gate_judged'],
  [/^✔ 1\.1 approved/, 'task_approved'],
  [/^⏸ 2\.1 waits/, 'gate_judged'],
] as const

async function lateness(): Promise<number[]> {
  const stage = await openStage(eventful())
  const talk = stage.talk()
  talk.send(stage.scenario.prompt)
  const seen: number[] = []
  await waitUntil('every line', 240_000, () => {
    const lines = toldIn(talk.stream())
    for (const [index, [line]] of TOLD.entries())
      if (lines.some((each) => line.test(each))) seen[index] ??= Date.now()
    return seen.filter(Boolean).length === TOLD.length
  })
  // The last judgement is the one of 2.1.
  const at = (type: string, nth: number) => Date.parse(String(stage.journal(type).at(nth)?.at))
  return TOLD.map(([, type], index) => (seen[index] ?? Number.NaN) - at(type, index === 2 ? -1 : 0))
}

test('a line comes within half a second of what it tells', async () => {
  const series = [await lateness(), await lateness(), await lateness()]
  const [judged = 0, approved = 0, waits = 0] = TOLD.map((_, nth) =>
    median(series.map((each) => each[nth] ?? 0)),
  )
  console.log(
    `lines, ms after their events: ${series.map(round).join(' | ')}; medians ${[judged, approved, waits].map(Math.round)}`,
  )
  const begun = performance.now()
  execFileSync(process.execPath, [join(repositoryRoot, 'dist/cli.cjs'), '--version'])
  // A quiet machine starts our program in about 100 ms. A slow or busy one takes longer for everything.
  const slow = Math.max(1, (performance.now() - begun) / 150)
  expect(Math.max(judged, approved, waits)).toBeLessThanOrEqual(500 * slow)
})

/** The plugin as a person has it: the client watches every file of a folder that is given with --plugin-dir. */
function install(stage: Stage, plugin: string): void {
  const claude = (...args: string[]) =>
    execFileSync(clientBinary() ?? '', ['plugin', ...args], {
      cwd: stage.repo.path,
      env: stage.environment(),
      stdio: 'pipe',
    })
  const folder = join(stage.room.root, 'marketplace')
  for (const part of ['agents', 'bin', 'commands', 'dist', 'hooks', 'skills', '.claude-plugin'])
    cpSync(join(plugin, part), join(folder, part), { recursive: true, dereference: true })
  claude('marketplace', 'add', folder)
  claude('install', 'ultraplan@ultraplan')
  const settings = join(stage.room.home, '.claude/settings.json')
  const had = JSON.parse(readFileSync(settings, 'utf8'))
  writeFileSync(settings, JSON.stringify({ ...had, skipDangerousModePermissionPrompt: true }))
}

/** Milliseconds of processor time that a client has used so far, with the process that follows the journal for it. */
function used(client: number): number {
  const children = readFileSync(`/proc/${client}/task/${client}/children`, 'latin1')
    .split(' ')
    .filter(Boolean)
  const times = [client, ...children].map((pid) => {
    const stat = tried(() => readFileSync(`/proc/${pid}/stat`, 'latin1'), '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
  })
  return times.reduce((sum, each) => sum + each, 0)
}

const SECONDS = 5
const SAMPLES = 5
/** What is compiled in the first half minute still makes the next samples larger. */
const USUAL_SAMPLES = 9

interface Shares {
  /** Of the first half minute, in which the client still compiles what it runs. */
  first: number[]
  /** Of the time after it. */
  usual: number[]
}

/** % of a core, on a screen with room for the pane. The executor of the first task waits, or it has asked the person. */
async function idleShare(plugin: string, tasks: SmallTask[], isAtWork: boolean): Promise<Shares> {
  const [first = taskA] = tasks
  const quiet = executor({ task: first.id, turns: [[hold('quiet'), say(handIn(first))]], stubborn: true })
  const stage = await openStage({
    title: 'a run in which nothing happens',
    files: phased(...tasks),
    prompt: '/ultraplan:implement demo',
    cast: [isAtWork ? quiet : blocked(first)],
  })
  install(stage, plugin)
  const screen = await stage.screen({ columns: 180, installed: true })
  await screen.type(stage.scenario.prompt)
  if (isAtWork) await stage.waitForHold('quiet')
  else await screen.waitForScreen(/ultraplan asks/)
  if (plugin === repositoryRoot) await waitUntil('the pane', 60_000, () => /approved/.test(screen.pane()))
  const pid = screen.session()?.pid ?? Number.NaN
  const sample = async (count: number): Promise<number[]> => {
    const shares: number[] = []
    for (let n = 0; n < count; n++) {
      const before = used(pid)
      await sleep(SECONDS * 1000)
      shares.push((used(pid) - before) / (SECONDS * 10))
    }
    return shares
  }
  const shares = { first: await sample(SAMPLES), usual: await sample(USUAL_SAMPLES) }
  screen.close()
  return shares
}

const numbered = (most: number): SmallTask[] =>
  Array.from({ length: most }, (_, n) => ({ ...taskA, id: `1.${n + 1}`, title: `Write ${n + 1}` }))

describe.runIf(process.platform === 'linux')(
  'a run in which nothing changes costs about 1 % of a core',
  () => {
    test.each([
      [1, 'at work'],
      [1, 'waiting for the person'],
      [500, 'at work'],
      [500, 'waiting for the person'],
    ])('with %s tasks, %s, the pane docked', async (most, doing) => {
      const share = (plugin: string) => idleShare(plugin, numbered(most), doing === 'at work')
      // Both at once, so that they meet the same machine: what is measured is their own time.
      const [without, ours] = await Promise.all([share(withoutModule()), share(repositoryRoot)])
      const show = (series: number[]) =>
        `${series.map((each) => each.toFixed(1))} (${median(series).toFixed(1)})`
      console.log(
        `${most} ${doing}, % of a core in 5 s each (median): at first without ${show(without.first)}, with ${show(ours.first)}; then without ${show(without.usual)}, with ${show(ours.usual)}`,
      )
      expect(median(ours.usual) - median(without.usual)).toBeLessThanOrEqual(1.5)
    })
  },
)
