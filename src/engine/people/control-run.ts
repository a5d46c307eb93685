import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDrivenElsewhere } from '../../client/background-session.ts'
import { isDriver } from '../../client/session.ts'
import { clientProcess, type SignedIn } from '../../client/signature.ts'
import { tried } from '../../io/files.ts'
import { branchHead, findRepository, tryGit } from '../../io/git.ts'
import type { Config } from '../../model/config.ts'
import type { Run } from '../../model/run.ts'
import { hasEnded } from '../../run/change.ts'
import type { NoPerson } from '../../run/speaks-for-person.ts'
import { renderSummary } from '../../view/summary.ts'
import { oneLine } from '../../view/terminal.ts'
import { goOn, type Recorded } from '../dispatch/next-step.ts'
import { wordStopping } from '../dispatch/stop-agents.ts'
import { attemptSpans } from '../facts/work-range.ts'
import { nameForeign } from '../judge/review-change.ts'
import { mendApprovals } from '../judge/settle-reviews.ts'
import { textInCommit, writtenByInit } from '../project/init-files.ts'
import { CONFIG_FILE, committedConfig } from '../project/read-config.ts'
import { cancelMark, runsFolder, stopRun } from '../runs/active.ts'
import { listRuns, type OpenRun, type Refusal } from '../runs/open-run.ts'
import { lookAtBranches } from '../runs/projections/persons-branch.ts'
import { release } from '../runs/projections/session-files.ts'
import { freezeWork } from '../runs/projections/work.ts'
import { append } from '../runs/record.ts'
import { progressFile } from '../runs/review-log.ts'
import {
  alreadyEnded,
  type Caller,
  openOwn,
  type Typed,
  takeOver,
  whoActs,
  whyNobodySpeaks,
} from './person.ts'
import { ifSigned, signatureIn } from './signed.ts'

/**
 * A run keeps the configuration that it began with until a person resumes it. Then the committed configuration applies.
 * A change that was committed while an executor was at work may be the executor's, so it lowers no rule (E23). Returns
 * what changed.
 */
function readConfigAgain(
  open: OpenRun,
  commonDir: string,
  nobody: NoPerson | undefined,
  by: ReturnType<typeof ifSigned>,
): string | undefined {
  const { run } = open
  const head = branchHead(run)
  if (head === undefined) return undefined
  const read = committedConfig(run.root, head)
  if ('problems' in read) {
    const [first] = read.problems
    return `${CONFIG_FILE} cannot be used (${first?.message ?? 'it cannot be read'}), so the run keeps the configuration that it has`
  }
  // Where the executors work is settled when the run begins.
  const config = { ...read.config, work: run.config.work }
  const changes = differences(run.config, config)
  if (changes.length === 0) return undefined
  if (nobody !== undefined)
    return `${CONFIG_FILE} has changed, but ${nobody.error}, so the run keeps the configuration that it has; ${nobody.fix}`
  const span = changedByExecutor(run, head, commonDir)
  if (span !== undefined)
    return `${CONFIG_FILE} was changed in ${span.slice(0, 10)}, while an executor was at work, so the run keeps the configuration that it has; to set it: /ultraplan:pause, commit it, /ultraplan:resume`
  append(open, { type: 'config_read', config, commit: head, changes, who: whoActs(run.root), ...by })
  return `the configuration was read again: ${changes.join(', ')}`
}

/** The newest change of the file, if it is among an executor's commits and is not what `init` wrote. */
function changedByExecutor(run: Run, head: string, commonDir: string): string | undefined {
  const [newest] = commitsOf(run, run.base, head)
  if (newest === undefined) return undefined
  if (writtenByInit(commonDir, [CONFIG_FILE], textInCommit(run.root, newest)).size > 0) return undefined
  const spans = run.tasks.flatMap((task) => {
    // A ticket that was not used led to no work.
    const attempts = task.attempts.filter(({ toolUseId }) => toolUseId)
    return attemptSpans({}, { ...task, attempts }, head)
  })
  return spans.some(({ from, to }) => commitsOf(run, from, to).includes(newest)) ? newest : undefined
}

const commitsOf = ({ root }: Run, from: string, to: string): string[] =>
  (tryGit(root, ['rev-list', `${from}..${to}`, '--', CONFIG_FILE]) ?? '').split('\n').filter(Boolean)

/** `limits.executor: 300 -> 600`, for every value that differs. */
function differences(before: Config, after: Config): string[] {
  const [old, now] = [flat(before), flat(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({ key, was: old.get(key) ?? 'none', is: now.get(key) ?? 'none' }))
    .flatMap(({ key, was, is }) => (was === is ? [] : `${key}: ${was} -> ${is}`))
}

function flat(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map([[path, JSON.stringify(value) ?? 'none']])
  return new Map(
    Object.entries(value).flatMap(([key, below]) => [...flat(below, path === '' ? key : `${path}.${key}`)]),
  )
}

/** Ends a run at once. Commits, worktrees and the journal stay as they are. */
export function cancelRun(caller: Caller, typed?: Signed): Recorded | Refusal {
  let open: OpenRun | Refusal
  let head: string | undefined
  try {
    open = openOwn(caller)
    if ('error' in open) return open
    if (hasEnded(open.run)) {
      release(caller.home, open.run)
      return alreadyEnded(open.run)
    }
    nameBefore(open)
    head = branchHead(open.run)
    append(open, { type: 'run_cancelled', who: whoActs(caller.cwd), ...byOf(open, caller, typed) })
  } catch (error) {
    return cancelWithoutJournal(caller, error)
  }
  const where = caller.via === undefined ? open.run.mode : 'terminal'
  const summary = renderSummary(open.run, undefined, lookAtBranches(open.run), { where })
  const logged = branchHead(open.run) === head ? '' : `; ${progressFile(open.run)} got the last review`
  return {
    text: `run ${open.run.id} is cancelled; its commits, worktrees and journal are as they were${logged}\n${wordStopping(open)}${summary}`,
  }
}

/** Nothing looks at the branch any more after a cancel. Whatever is in its way, the run is cancelled. */
function nameBefore(open: OpenRun): void {
  tried(() => nameForeign(open))
}

/** A person can cancel even if the journal cannot be read or written. */
function cancelWithoutJournal(caller: Caller, error: unknown): Recorded | Refusal {
  const repository = findRepository(caller.cwd)
  const runs = repository === undefined ? [] : listRuns(repository.commonDir)
  const newest = runs.at(-1)
  if (repository === undefined || newest === undefined) throw error
  for (const run of runs) stopRun(caller.home, run)
  leaveCancelMark(join(runsFolder(repository.commonDir), newest), repository.root, whoActs(caller.cwd))
  return {
    text: `run ${newest} is cancelled; its commits, worktrees and journal are as they were (the journal could not be written: ${error instanceof Error ? error.message : String(error)})`,
  }
}

/** Records a cancel that could not be written to the journal. hooks/cancel.sh leaves the same mark. */
export function leaveCancelMark(dir: string, root: string, who: string): void {
  freezeWork(dir, root)
  writeFileSync(cancelMark(dir), `${oneLine(who)}\n`, { mode: 0o600 })
}

type Signed = Pick<Typed, 'signed' | 'now'> & { session: SignedIn }

/** That a person typed or pressed it in the client of the run, if our module there has signed it; else where it came from. */
function byOf({ run }: OpenRun, { via }: Caller, typed: Signed | undefined) {
  const by =
    typed && isDriver(run, typed.session)
      ? ifSigned(signatureIn(run, typed.session, { ...typed.signed, now: typed.now }))
      : {}
  return by.assurance || via === undefined ? by : { via }
}

export function pauseRun(caller: Caller, typed?: Signed): Recorded | Refusal {
  const open = openOwn(caller)
  if ('error' in open) return open
  if (hasEnded(open.run)) return alreadyEnded(open.run)
  if (open.run.state === 'paused' || open.run.state === 'halted')
    return { text: `run ${open.run.id} is ${open.run.state} already; /ultraplan:resume goes on` }
  append(open, { type: 'run_paused', who: whoActs(caller.cwd), ...byOf(open, caller, typed) })
  return {
    text: `run ${open.run.id} is paused: agents in flight finish, nothing new starts; /ultraplan:resume goes on`,
  }
}

/** The button of the pane. Its signature says that a person pressed it; without one it is a pause like any other. */
export function pausePressed(cwd: string, home: string, session: string, client: number): void {
  const answer = pauseRun(
    { cwd, home, id: session, via: 'a terminal' },
    {
      session: { id: session, home, client: clientProcess(client) },
      signed: { command: 'ultraplan:pause', args: '' },
      now: new Date(),
    },
  )
  if ('error' in answer) throw new Error(answer.error)
}

type Resuming = Pick<Typed, 'session' | 'signed' | 'now'>

/** Continues the run in this client. While the client that drives the run is alive, no other one can take it over. */
export function resumeRun({ session, signed, now }: Resuming): Recorded | Refusal {
  const open = openOwn(session)
  if ('error' in open) return open
  const { run } = open
  if (hasEnded(run)) return alreadyEnded(run)
  if (!isDriver(run, session)) {
    if (isDrivenElsewhere(run, session)) {
      return {
        error: `run ${run.id} is driven by another client (process ${run.client.pid}), which is still there`,
        fix: 'go on in its window, or end it with `ultraplan cancel`',
      }
    }
    takeOver(open, session, 'resumed after its client was gone')
  }
  const signature = signatureIn(open.run, session, { ...signed, now })
  const by = ifSigned(signature)
  const commonDir = dirname(dirname(dirname(open.dir)))
  const config = readConfigAgain(open, commonDir, whyNobodySpeaks(open.run, session, { signature }), by)
  if (open.run.state !== 'running') append(open, { type: 'run_resumed', who: whoActs(session.cwd), ...by })
  mendApprovals(open)
  const recorded = goOn(open, '', now, [`run ${open.run.id} goes on`, ...(config ? [config] : [])].join('\n'))
  // A run that halts at once does not go on, but its configuration was read.
  const isUntold = config !== undefined && open.run.state === 'halted'
  return isUntold ? { ...recorded, text: `${config}\n${recorded.text}` } : recorded
}
