import type { Engine, Timer } from './engine.ts'
import { redrawTime, showRun } from './pane.ts'
import { homeOf, linesOf, runProgram } from './program.ts'
import { keepKey } from './sign.ts'
import { costToTell, spendOn } from './spending.ts'

/** What `ultraplan status --json --since` says, as far as the module uses it. */
export interface Look {
  run: string
  spec: string
  state: string
  /** The states of the run and of each task, in the words of every view: a run that asks the person waits for them. */
  shown: string
  labels: string[]
  tasks: { id: string; title: string; status: string; attempts: number; flags: string[] }[]
  seq: number
  lines: string[]
  /** Of a followed run: the event after which the lines are, and how many bytes of the journal are told. */
  from?: Watched['since']
  size?: number
  /** What is done now, in words, and since when. */
  now: string
  /** What each agent does, and since when. */
  doing: { text: string; since: string }[]
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
  /** The size of the journal that was told. */
  seen: number
  /** The last event that was told; at first where the run came to this session. */
  since: number | 'bound'
  /** What waits for the person and was told. */
  told: string[]
  lastRefusal?: string
  /** When the process was last started that follows the journal, and whether it is there. */
  startedAt: number
  isFollowed: boolean
  /** The last event on the board for which the session was woken. */
  called?: number
}

/** The session's run and our key are looked at, and the time in the pane is drawn again: both cost the client a little. */
const EVERY_MS = 5000
/** A process that follows the journal is started at most so often, should it end by itself. */
const RESTART_MS = 1000

/** Later than every event: what happened before this session began is not told again. */
const ALL_TOLD = Number.MAX_SAFE_INTEGER

let timer: Timer | undefined
let home = ''
let watched: Watched | undefined
/** Runs of this client. A session that is cleared leaves its run for a moment. */
const known = new Map<string, Watched>()
let looking: Promise<void> = Promise.resolve()

/** Follows the run of this session, if there is one. Without a run there is no timer. */
export function watchRun($: Engine, when?: 'at the start' | 'at the end'): Promise<void> {
  // One look at a time: two at once would tell a line twice.
  looking = looking
    .then(() => look($, when === 'at the start' ? ALL_TOLD : 'bound'))
    .then(() => (when === 'at the end' && watched ? tellRest($, watched) : undefined))
    .catch(() => undefined)
  return looking
}

/** Whether this client has driven a run. */
export const hasRun = (): boolean => known.size > 0

async function look($: Engine, since: Watched['since']): Promise<void> {
  const active = await activeRun($)
  if (watched && active?.run !== watched.run) await leave($, watched)
  if (!active) return
  watched = known.get(active.run) ?? {
    ...active,
    seen: 0,
    since,
    told: [],
    startedAt: Number.NEGATIVE_INFINITY,
    isFollowed: false,
  }
  known.set(active.run, watched)
  timer ??= $.clock.every(EVERY_MS, () => tick($))
  await keepKey($)
  await startFollowing($, watched)
}

async function tick($: Engine): Promise<void> {
  await watchRun($)
  await redrawTime($)
}

async function startFollowing($: Engine, run: Watched): Promise<void> {
  const now = await $.clock.now()
  if (run.isFollowed || now - run.startedAt < RESTART_MS || (await sizeOf($, run)) === run.seen) return
  run.isFollowed = true
  run.startedAt = now
  // Outside of the handler, which would have to wait for the end of the run.
  $.clock.after(0, () =>
    follow($, run)
      .catch(() => undefined)
      .then(() => {
        run.isFollowed = false
      }),
  )
}

/** One process tells each change as it happens: the client has no watch of files, and looking costs it more. */
async function follow($: Engine, run: Watched): Promise<void> {
  for await (const line of linesOf($, ['status', '--watch', ...question(run)], run.root)) {
    const found: Look = JSON.parse(line)
    looking = looking.then(() => hear($, run, found)).catch(() => undefined)
    await looking
    if (run !== watched) return
  }
}

/** What was told meanwhile in another way is not told again. */
async function hear($: Engine, run: Watched, found: Look): Promise<void> {
  if (run !== watched) return
  if (found.from === run.since) return tell($, run, found, found.size ?? 0)
  if (typeof run.since !== 'number' || found.seq > run.since) await tellRest($, run)
}

/** The run that this session drives: the hooks know it by the same file. */
async function activeRun($: Engine): Promise<Pick<Watched, 'run' | 'dir' | 'root'> | undefined> {
  home ||= await homeOf($)
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
  await tellRest($, run)
}

async function sizeOf($: Engine, { dir }: Watched): Promise<number> {
  return (await $.fs.stat(`${dir}/journal.jsonl`)).size
}

const question = ({ since, run }: Watched): string[] => ['--json', '--since', String(since), '--run', run]

/** What was not told yet, before the session or its turn ends. */
async function tellRest($: Engine, run: Watched): Promise<void> {
  const seen = await sizeOf($, run)
  if (seen === run.seen) return
  const { exitCode, stdout } = await runProgram($, 'cli.cjs', ['status', ...question(run)], { cwd: run.root })
  if (exitCode === 0) await tell($, run, JSON.parse(stdout), seen)
}

async function tell($: Engine, run: Watched, found: Look, seen: number): Promise<void> {
  spendOn(run.run, found.agents ?? [])
  const waits = found.waits.map(({ line }) => line)
  for (const line of [...found.lines, ...waits.filter((each) => !run.told.includes(each))]) $.ui.log(line)
  const lastRefusal =
    found.lines.findLast((line) => /^[✗↩]/.test(line)) ?? run.lastRefusal ?? found.lastRefusal
  const isCalled = found.called !== undefined && found.called !== run.called
  Object.assign(run, { seen, since: found.seq, told: waits, lastRefusal, called: found.called ?? run.called })
  if (isCalled) wake($)
  await showRun($, { ...found, ...(lastRefusal ? { lastRefusal } : {}) }, run.root)
}
