import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDriver, type Session } from '../../client/session.ts'
import { findRepository } from '../../io/git.ts'
import { type Journal, openJournal } from '../../journal/journal.ts'
import type { Event } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import { BRIEF_VERSION, brief } from '../../run/brief.ts'
import { hasEnded } from '../../run/change.ts'
import { REDUCER_VERSION, reduce } from '../../run/reduce.ts'
import { oneLine } from '../../view/terminal.ts'
import { cancelMark, isMarkedCancelled, readActive, runsFolder, sessionsOf } from './active.ts'
import { catchUp, project } from './projections/table.ts'
import { announce, append } from './record.ts'

export interface OpenRun {
  run: Run
  journal: Journal<Run>
  dir: string
  home: string
}

export interface Refusal {
  error: string
  fix: string
}

const reducer = { version: REDUCER_VERSION, reduce, brief: { version: BRIEF_VERSION, of: brief } }

/** Nothing is expected to follow, and no session is known to drive the run: then it is shown although its head is gone. */
const closedAt = (dir: string, home: string) => ({
  isClosed: (run: Run) =>
    isMarkedCancelled(dir) || (hasEnded(run) && sessionsOf(home, basename(dir)).length === 0),
})

/** The journal in a run's folder. The caller names the folder, so a missing run is an error. */
export const openJournalAt = (dir: string, home: string, create = false): Journal<Run> =>
  openJournal<Run>(dir, { home, reducer: { ...reducer, ...closedAt(dir, home) }, create })

/** The same for reading only: `onEvent` sees each event that a refresh reads. */
export const watchJournalAt = (dir: string, home: string, onEvent: (event: Event) => void): Journal<Run> =>
  openJournal<Run>(dir, {
    home,
    reducer: {
      ...reducer,
      ...closedAt(dir, home),
      reduce(run, event) {
        onEvent(event)
        return reduce(run, event)
      },
    },
  })

/** The run that a session drives; undefined when it drives none. */
export function openActiveRun(home: string, session: string): OpenRun | undefined {
  const active = readActive(home, session)
  if (!active) return undefined
  const open = openRunAt(active.dir, home)
  if (!open) throw new Error(`the journal of run ${active.run} is empty`)
  return open
}

/** The run that exactly this client drives. A nested client on the same session drives none. */
export function openDriven(session: Session): OpenRun | undefined {
  const open = openActiveRun(session.home, session.id)
  return open && isDriver(open.run, session) ? open : undefined
}

/** Acts on the run that this client drives; `none` for every other client. */
export function driven<T>(session: Session, none: T, act: (open: OpenRun) => T): T {
  const open = openDriven(session)
  return open ? act(open) : none
}

/** The run in this folder; undefined when its journal is empty. */
export function openRunAt(dir: string, home: string): OpenRun | undefined {
  const journal = openJournalAt(dir, home)
  if (!journal.state) return undefined
  if (!journal.isVouched) return { run: unvouched(journal.state), journal, dir, home }
  const open: OpenRun = { run: journal.state, journal, dir, home }
  settleCancelMark(open)
  catchUp(open)
  announce(open)
  return open
}

/** A run that can be shown and not be changed. One that goes on in its log has the mark of a cancel. */
const unvouched = (run: Run): Run => ({
  ...run,
  state: hasEnded(run) ? run.state : 'cancelled',
  endedAt: run.endedAt ?? run.lastAt,
  cause: 'by its log alone, ~/.ultraplan has lost its record',
})

/** Records a cancel in the journal that could only leave a mark, as soon as the journal can be written. */
function settleCancelMark(open: OpenRun): void {
  if (!isMarkedCancelled(open.dir)) return
  if (!hasEnded(open.run)) {
    const who = oneLine(readFileSync(cancelMark(open.dir), 'utf8')) || 'a person'
    append(open, { type: 'run_cancelled', who, via: 'a terminal' })
  } else project(open, undefined)
  // The mark is removed last, so that no part of the cancel is lost.
  rmSync(cancelMark(open.dir), { force: true })
}

/** A run of the repository that `cwd` is in: the one with this id, the newest of this spec, or the newest of all. */
export function openRun(cwd: string, home: string, runId?: string): OpenRun | Refusal {
  const repository = findRepository(cwd)
  return repository ? openRunIn(repository.commonDir, home, runId) : notInRepository(cwd)
}

export const notInRepository = (cwd: string, what: 'plan' | 'run' = 'plan'): Refusal => ({
  error: `${cwd} is not inside a git repository`,
  fix: `change to the repository that holds the ${what}`,
})

/** The same, by the folder that all worktrees of the repository share. */
export function openRunIn(commonDir: string, home: string, runId?: string): OpenRun | Refusal {
  const runs = listRuns(commonDir)
  const id = runId === undefined ? runs.at(-1) : (newestOf(runs, runId) ?? runId)
  const dir = join(runsFolder(commonDir), id ?? '')
  if (id === undefined || !isRunId(id) || !existsSync(dir)) return noRun(id, runs)
  const empty = { error: `the journal of run ${id} is empty`, fix: `remove ${dir} if the run never started` }
  return openRunAt(dir, home) ?? empty
}

export const noRun = (id: string | undefined, known: readonly string[]): Refusal =>
  id === undefined
    ? {
        error: 'there is no run in this repository yet',
        fix: 'in Claude Code /ultraplan:plan <goal> drafts a plan, and /ultraplan:implement <spec> starts one',
      }
    : {
        error: `there is no run ${id} in this repository`,
        fix: `ultraplan runs lists them: ${known.join(', ') || 'there is none yet; start one in Claude Code with /ultraplan:implement <spec>'}`,
      }

/** A spec is named as it was typed to start the run: by its name or its folder. The id of a run contains its name. */
const newestOf = (runs: readonly string[], named: string): string | undefined =>
  runs.find((id) => id === named) ??
  runs.findLast((id) => id.slice(16).replace(/-[0-9a-f]{4}$/, '') === runName(basename(named)))

/** The name of a spec in ids and branches. */
export const runName = (spec: string): string => spec.replace(/[^\w.-]+/g, '-').slice(0, 40) || 'plan'

/** Run ids begin with the time, so that the newest is the last. */
export function listRuns(commonDir: string): string[] {
  const folder = runsFolder(commonDir)
  return existsSync(folder) ? readdirSync(folder).filter(isRunId).sort() : []
}

const isRunId = (name: string): boolean => /^\d{8}T\d{6}-[\w.-]+$/.test(name)
