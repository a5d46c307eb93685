import type { Engine, Timer } from './engine.ts'
import { redraw, showRun } from './pane.ts'
import { runProgram } from './program.ts'
import { keepKey } from './sign.ts'
import { costToTell, spendOn } from './spending.ts'

/** What `ultraplan status --json --since` says, as far as the module uses it. */
export interface Look {
  run: string
  spec: string
  state: string
  tasks: { id: string; title: string; status: string; attempts: number; flags: string[] }[]
  seq: number
  lines: string[]
  /** What is done now, in words, and since when. */
  now: string
  nowSince?: string
  lastRefusal?: string
  agents?: { agentId: string; task: string }[]
  waits: { task?: string; question: string; options: string[]; line: string }[]
  /** The event on the board that this session has not acted on. */
  called?: number
}

interface Watched {
  run: string
  dir: string
  root: string
  /** The journal as it was at the last look. */
  seen: string
  /** The last event that was told. */
  since: number
  /** What waits for the person and was told. */
  told: string[]
  lastRefusal?: string
  /** The last event on the board for which the session was woken. */
  called?: number
}

const EVERY_MS = 1000
/** Every so many seconds the session's run and our key are looked at too. */
const FULL_LOOK = 5
let ticks = 0

/** Later than every event: what happened before this session began is not told again. */
const ALL_TOLD = Number.MAX_SAFE_INTEGER

let timer: Timer | undefined
let home = ''
let watched: Watched | undefined
/** Runs of this client. A session that is cleared leaves its run for a moment. */
const known = new Map<string, Watched>()
let looking: Promise<void> = Promise.resolve()

/** Follows the run of this session, if there is one. Without a run there is no timer. */
export function watchRun($: Engine, since: 'the beginning' | 'now' = 'the beginning'): Promise<void> {
  // One look at a time: two at once would tell a line twice.
  looking = looking.then(() => look($, since === 'now' ? ALL_TOLD : 0)).catch(() => undefined)
  return looking
}

/** Whether this client has driven a run. */
export const hasRun = (): boolean => known.size > 0

async function look($: Engine, since: number): Promise<void> {
  const active = await activeRun($)
  if (watched && active?.run !== watched.run) await leave($, watched)
  if (!active) return
  watched = known.get(active.run) ?? { ...active, seen: '', since, told: [] }
  known.set(active.run, watched)
  timer ??= $.clock.every(EVERY_MS, () => tick($))
  await keepKey($)
  await tellNew($, watched)
}

/** Every call costs about a millisecond of the client: mostly only the journal is looked at. */
async function tick($: Engine): Promise<void> {
  ticks += 1
  if (ticks % FULL_LOOK !== 0 && watched && (await stampOf($, watched)) === watched.seen) return redraw($)
  await watchRun($)
}

/** The run that this session drives: the hooks know it by the same file. */
async function activeRun($: Engine): Promise<Pick<Watched, 'run' | 'dir' | 'root'> | undefined> {
  home ||= (await $.env.get('HOME')) ?? (await $.env.get('USERPROFILE')) ?? ''
  const file = `${home}/.ultraplan/active/${await $.session.id()}`
  if (!(await $.fs.exists(file))) return undefined
  const { run, dir, root } = JSON.parse(await $.fs.read(file))
  return { run, dir, root }
}

/** Puts a refusal of ours into the journal, which tells it to the person now and at their next prompt. */
export async function noteRefusal($: Engine, what: string): Promise<boolean> {
  if (!watched) return false
  const { exitCode } = await runProgram($, 'worker.cjs', ['refused', watched.dir, home, what])
  return exitCode === 0
}

/** Somebody reset or resumed on the board: an idle session goes on now, and a busy one when its turn is over. */
function wake($: Engine): void {
  $.clock.after(0, () => $.command.run({ command: 'ultraplan:resume', args: '' }))
}

const COST_AFTER_MS = 5000
let telling = false

/** The client measures often: the journal is told once in a while. */
export function tellCostSoon($: Engine): void {
  if (telling || !hasRun()) return
  telling = true
  $.clock.after(COST_AFTER_MS, () => {
    telling = false
    return tellCost($)
  })
}

/** What the session has cost belongs to its newest run. */
export async function tellCost($: Engine): Promise<void> {
  const run = watched ?? [...known.values()].at(-1)
  const cost = run && costToTell()
  if (!run || !cost) return
  const told = JSON.stringify({ session: await $.session.id(), ...cost })
  await runProgram($, 'worker.cjs', ['cost', run.dir, home, told])
}

/** Its last lines, and then nothing more. */
async function leave($: Engine, run: Watched): Promise<void> {
  timer?.cancel()
  timer = undefined
  watched = undefined
  await tellNew($, run)
}

async function stampOf($: Engine, { dir }: Watched): Promise<string> {
  const { size, mtimeMs } = await $.fs.stat(`${dir}/journal.jsonl`)
  return `${size} ${mtimeMs}`
}

/** Starts a process only if the journal has grown. */
async function tellNew($: Engine, run: Watched): Promise<void> {
  const seen = await stampOf($, run)
  if (seen === run.seen) return
  const args = ['status', '--json', '--since', String(run.since), '--run', run.run]
  const { exitCode, stdout } = await runProgram($, 'cli.cjs', args, { cwd: run.root })
  if (exitCode !== 0) return
  const found: Look = JSON.parse(stdout)
  spendOn(run.run, found.agents ?? [])
  const waits = found.waits.map(({ line }) => line)
  for (const line of [...found.lines, ...waits.filter((each) => !run.told.includes(each))]) $.ui.log(line)
  const lastRefusal = found.lines.findLast((line) => /^[✗↩]/.test(line)) ?? run.lastRefusal
  const isCalled = found.called !== undefined && found.called !== run.called
  Object.assign(run, { seen, since: found.seq, told: waits, lastRefusal, called: found.called ?? run.called })
  if (isCalled) wake($)
  await showRun($, { ...found, ...(lastRefusal ? { lastRefusal } : {}) }, run.root)
}
