import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { commandEnvironment, PLAIN_OUTPUT } from '../../gate/commands.ts'
import { CHECK_PURPOSES } from '../../gate/package-checks.ts'
import { readText } from '../../io/files.ts'
import { findRepository, tryGit } from '../../io/git.ts'
import { type CommandRun, runCommand } from '../../io/run-command.ts'
import type { CommandResult } from '../../model/evidence.ts'
import type { Replay, Reproof, ViewComparison } from '../../model/reports.ts'
import type { Run, TaskState } from '../../model/run.ts'
import { reduce } from '../../run/reduce.ts'
import { configFor } from '../../run/time-limit.ts'
import { renderShow } from '../../view/show.ts'
import { renderSummaryMarkdown } from '../../view/state.ts'
import { renderStatus, statusJson } from '../../view/status.ts'
import { renderSummary, summaryJson } from '../../view/summary.ts'
import { bringingFor } from '../runs/bring-ignored.ts'
import { type Checkout, type CheckoutOptions, inCheckout, removeCheckouts } from '../runs/checkout.ts'
import { pinnedPlan } from '../runs/find-task.ts'
import { openJournalAt } from '../runs/open-run.ts'
import { canonicalJson } from '../runs/projections/receipts.ts'
import { statePath, stateText } from '../runs/projections/views.ts'

export interface View {
  name: string
  render(run: Run): string
  /** What its file may say instead. */
  orElse?(run: Run): string[]
  /** The file of the view, if it is written to one. */
  file?(run: Run, dir: string): string
}

/** Everything that is shown of a run. */
export const VIEWS: readonly View[] = [
  {
    name: 'STATE.md',
    render: (run) => stateText(run),
    orElse: (run) => [stateText(run, { isGone: true }), stateText(run, { isAtRest: true })],
    file: statePath,
  },
  { name: 'status', render: (run) => renderStatus(run, { columns: 100, colour: false }) },
  { name: 'status --json', render: (run) => JSON.stringify(statusJson(run)) },
  { name: 'summary', render: (run) => renderSummary(run) },
  { name: 'summary --markdown', render: renderSummaryMarkdown },
  { name: 'summary --json', render: (run) => JSON.stringify(summaryJson(run)) },
  { name: 'show of every task', render: (run) => run.tasks.map((task) => renderShow(run, task)).join('\n') },
]

/** Rebuilds the run from the first event on, and compares every view with what is shown now. */
export function replayRun(dir: string, home: string, views: readonly View[]): Replay {
  const journal = openJournalAt(dir, home)
  const shown = journal.state
  let rebuilt: Run | undefined
  let events = 0
  for (const event of journal.events()) {
    rebuilt = reduce(rebuilt, event)
    events += 1
    // Others may append meanwhile. Only the state at opening is compared.
    if (event.seq === shown?.lastSeq) break
  }
  if (!rebuilt || !shown) throw new Error(`the journal of run ${basename(dir)} is empty`)
  return { run: basename(dir), events, views: compareAll(views, rebuilt, shown, dir) }
}

const STATE: View = { name: 'state of the run', render: (run) => canonicalJson(run, 1) }

function compareAll(views: readonly View[], rebuilt: Run, shown: Run, dir: string): ViewComparison[] {
  return [STATE, ...views].map((view) => {
    const text = view.render(rebuilt)
    const inMemory = compare(view.name, text, view.render(shown))
    const file = view.file?.(rebuilt, dir)
    const written = inMemory.same && file !== undefined ? readText(file) : undefined
    if (file === undefined || written === undefined) return inMemory
    const isOther = view.orElse?.(rebuilt).some((other) => timeless(other) === timeless(written))
    return { ...compare(view.name, isOther ? timeless(written) : timeless(text), timeless(written)), file }
  })
}

/** Times are left out: a file is not written again for an event that changes only the time in it. */
const timeless = (text: string): string => text.replace(/, as of [-\d]+ [:\d]+\./, '.')

function compare(view: string, rebuilt: string, found: string): ViewComparison {
  if (rebuilt === found) return { view, same: true }
  const [a, b] = [rebuilt.split('\n'), found.split('\n')]
  const at = a.findIndex((line, index) => line !== b[index])
  const index = at === -1 ? a.length : at
  const difference = { line: index + 1, rebuilt: a[index] ?? '(end)', found: b[index] ?? '(end)' }
  return { view, same: false, difference }
}

export interface ReproveInput {
  dir: string
  /** A folder of the repository on this machine. The run may have been made on another one. */
  cwd: string
  run: Run
  env: NodeJS.ProcessEnv
  /** Only this task. */
  task?: TaskState
  onResult?(result: Reproof): void
}

const PROOFS: readonly CommandResult['purpose'][] = ['verify', 'typecheck', 'lint', 'criterion']

/** The commands that an approval is based on, as the gate ran them. */
export function recordedProofs(task: TaskState): CommandResult[] {
  if (task.status !== 'approved') return []
  // A script that timed out proved nothing, and was shown as such.
  return (task.lastResult?.commands ?? []).filter(
    ({ purpose, timedOut }) => PROOFS.includes(purpose) && !timedOut,
  )
}

/** Runs the recorded commands again, each task in a checkout of its own commit, and compares the results. */
export async function reproveRun(input: ReproveInput): Promise<Reproof[]> {
  const results: Reproof[] = []
  const tell = (result: Reproof) => {
    results.push(result)
    input.onResult?.(result)
  }
  // The folder of the run is only read here, because the run may have been made by someone else on another machine.
  const place: Place = {
    dir: mkdtempSync(join(tmpdir(), 'ultraplan-replay-')),
    root: findRepository(input.cwd)?.root ?? input.cwd,
  }
  try {
    for (const task of input.task ? [input.task] : input.run.tasks)
      await reproveTask(input, place, task, tell)
  } finally {
    removeCheckouts(place.dir, place.root)
    rmSync(place.dir, { recursive: true, force: true })
  }
  return results
}

type Place = Pick<CheckoutOptions, 'dir' | 'root'>

async function reproveTask(
  input: ReproveInput,
  place: Place,
  task: TaskState,
  tell: (result: Reproof) => void,
): Promise<void> {
  for (const proofs of byTree(recordedProofs(task))) {
    const { commit, room, restored = [] } = proofs[0] as CommandResult
    const answer = (proof: CommandResult, found: string) => tell(comparison(task, proof, found))
    if (tryGit(place.root, ['cat-file', '-e', `${commit}^{commit}`]) === undefined) {
      for (const proof of proofs) answer(proof, 'the commit is not in this repository')
      continue
    }
    const { setup } = input.run.config.proof
    const { links, before } = bringingFor(input.run, task.id)
    const bring = { from: place.root, links, before: room === 'clean' ? undefined : before }
    await inCheckout({ ...place, commit, bring }, async (checkout) => {
      checkout.restore(task.lastResult?.base ?? commit, restored)
      const run = (proof: Pick<CommandResult, 'purpose' | 'command'>) => execute(input, task, checkout, proof)
      const prepared = setup === undefined ? undefined : await run({ purpose: 'setup', command: setup })
      for (const proof of proofs) {
        if (prepared && prepared.exitCode !== 0) answer(proof, `proof.setup ended with ${endOf(prepared)}`)
        else answer(proof, endOf(await run(proof)))
      }
    })
  }
}

/** Groups commands that were run on the same tree: the same commit, with the same restored and copied files. */
function byTree(proofs: readonly CommandResult[]): CommandResult[][] {
  const trees = new Map<string, CommandResult[]>()
  for (const proof of proofs) {
    const tree = [proof.commit, proof.room === 'clean', ...(proof.restored ?? [])].join(' ')
    trees.set(tree, [...(trees.get(tree) ?? []), proof])
  }
  return [...trees.values()]
}

function execute(
  { dir, run, env }: ReproveInput,
  task: TaskState,
  { path, environment }: Checkout,
  { purpose, command }: Pick<CommandResult, 'purpose' | 'command'>,
): Promise<CommandRun> {
  const pinned = pinnedPlan(dir, run).tasks.find(({ id }) => id === task.id)
  const isFound = CHECK_PURPOSES.some((each) => each === purpose && run.config.proof[each] === undefined)
  const own = environment(isFound ? { ...env, ...PLAIN_OUTPUT } : env)
  return runCommand(command, {
    cwd: path,
    env: commandEnvironment(own, pinned?.contract?.environmentVarsRequired ?? []),
    limitMs: configFor(run, task).limits.verifyMax * 1000,
    outputBytes: run.config.proof.outputBytes,
  })
}

function comparison(task: TaskState, proof: CommandResult, found: string): Reproof {
  const { purpose, command, commit } = proof
  const recorded = endOf(proof)
  return { task: task.id, purpose, command, commit, recorded, found, same: found === recorded }
}

/** What is compared of a command is how it ended. Its output contains times and paths that differ each time. */
function endOf({ timedOut, failedToStart, exitCode, signal }: CommandResult | CommandRun): string {
  if (timedOut) return 'time-out'
  if (failedToStart !== undefined) return `no start (${failedToStart})`
  return exitCode === undefined ? `signal ${signal ?? 'unknown'}` : `exit ${exitCode}`
}
