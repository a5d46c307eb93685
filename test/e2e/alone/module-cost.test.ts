import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from '../harness/client-binary.ts'
import { executor, hold, openStage, say } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { handIn, smallPlan, taskA } from '../support/small-plan.ts'

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
  // A quiet machine takes about half a second without the module. A slow or busy one stretches both.
  expect(median(later)).toBeLessThanOrEqual(250 * Math.max(1, usual / 1000))
})

/** The executor says nothing for a while, so nothing changes. */
const waiting = (plugin: string): Scenario => ({
  title: 'a run in which nothing happens',
  files: smallPlan(taskA),
  prompt: '/ultraplan:implement demo',
  plugin,
  cast: [executor({ task: '1.1', turns: [[hold('quiet'), say(handIn(taskA))]], stubborn: true })],
})

/** Milliseconds of processor time that a process has used so far. */
function used(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const SECONDS = 5
const SAMPLES = 5

async function idleShare(plugin: string): Promise<number[]> {
  const stage = await openStage(waiting(plugin))
  const client = stage.startPrint(stage.scenario.prompt)
  await stage.waitForHold('quiet')
  await sleep(2000)
  const shares: number[] = []
  for (let n = 0; n < SAMPLES; n++) {
    const before = used(client.pid)
    await sleep(SECONDS * 1000)
    shares.push((used(client.pid) - before) / (SECONDS * 10))
  }
  client.kill()
  return shares
}

test.runIf(process.platform === 'linux')(
  'a run in which nothing changes costs about 1 % of a core',
  async () => {
    const [without, ours] = [await idleShare(withoutModule()), await idleShare(repositoryRoot)]
    const show = (series: number[]) => series.map((share) => share.toFixed(1))
    console.log(
      `idle, % of a core: without ${show(without)}, with ${show(ours)}; medians ${median(without).toFixed(1)} and ${median(ours).toFixed(1)}`,
    )
    expect(median(ours) - median(without)).toBeLessThanOrEqual(2)
  },
)
