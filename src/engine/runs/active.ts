import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Session } from '../../client/session.ts'
import { errorCode, namesIn, readText, tried, ultraplanHome } from '../../io/files.ts'
import { thisProcess } from '../../io/process-ref.ts'
import { readBrief } from '../../journal/head.ts'
import type { ProcessRef, PromptMark } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import { BRIEF_VERSION, type Brief, type Expected } from '../../run/brief.ts'
import { heldFiles } from '../../run/unproved-work.ts'

/** A repository's runs are in its git folder, which all worktrees share and `git clean` does not touch. */
export const runsFolder = (commonDir: string): string => join(commonDir, 'ultraplan', 'runs')

/** Exists while that session drives a run. The shell guard of the hooks checks only this file. */
export const activeFile = (home: string, session: string): string => join(activeFolder(home), session)
export const activeFolder = (home: string): string => join(ultraplanHome(home), 'active')

/** Exists while agents of a cancelled run may still be at work in that session. hooks/cancel.sh creates it too. */
const stoppingFile = (home: string, session: string): string => join(ultraplanHome(home), 'stopping', session)

/** Exists while a session has not been told everything about a run that has ended. */
const noticesFile = (home: string, session: string): string => join(ultraplanHome(home), 'notices', session)

/** Left by a cancel that could not write the journal. The engine records it as an event as soon as it can. */
export const cancelMark = (dir: string): string => join(dir, 'cancelled')

/** Exists while the run of that session waits for a time or for a proof. */
export const waitingFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'waiting', session)

/** Exists while the client asks a person about a call of an agent of that session's run. */
export const askingFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'asking', session)

/** What the last message of a session without a screen has to say, while it has not said it. */
export const unsaidFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'unsaid', session)

/** Its modification time says when the first agent at work will have used up its time. */
export const dueFile = (home: string, session: string): string => join(ultraplanHome(home), 'due', session)

/** The content of `~/.ultraplan/active/<session>`. */
export interface ActiveRun {
  run: string
  dir: string
  root: string
  /** The plan's files, relative to the root. */
  plans?: string[]
  /** Whether STATE.md and SUMMARY.md beside the plan are the run's. */
  views?: boolean
  /** Files that were uncommitted when a task was skipped or forced, and that a person may still have to commit. */
  held?: string[]
}

/** Extra fields of `~/.ultraplan/notices/<name>` when the run has not ended but is driven by another client. */
export interface Moved {
  /** The client that drove the run before, and why it no longer does. */
  left?: { session: string; client: ProcessRef; cause: string }
  /** The last prompt at which that client was told. */
  told?: PromptMark
}

export const readActive = (home: string, session: string): ActiveRun | undefined =>
  read(activeFile(home, session))

/** Whether a person has cancelled a run whose journal does not record it yet. */
export const isMarkedCancelled = (dir: string): boolean => existsSync(cancelMark(dir))

export const isStopping = (home: string, session: string): boolean => existsSync(stoppingFile(home, session))

/** The cancelled run of the session. Undefined also if the file cannot be read; then there is nothing to report. */
export const readStopping = (home: string, session: string): ActiveRun | undefined =>
  tried(() => read(stoppingFile(home, session)))

export const forgetStopping = (home: string, session: string): void =>
  rmSync(stoppingFile(home, session), { force: true })

/** The ended run about which a session, or its client, has not been told everything. */
export const readUntold = (home: string, name: string): (ActiveRun & Moved) | undefined =>
  read(noticesFile(home, name))

export function leaveUntold(home: string, names: string[], run: Run, dir: string, moved: Moved = {}): void {
  for (const name of names) write(noticesFile(home, name), run, dir, moved)
}

export const forgetUntold = (home: string, ...names: string[]): void => {
  for (const name of names) rmSync(noticesFile(home, name), { force: true })
}

/** Two names: the session, which may be resumed elsewhere, and the process, which may change its session (/clear). */
export const untoldNames = ({ session, client }: Run): string[] => [session, String(client.pid)]

/** Not with `readIfThere`: the fence, which runs at every file tool, would load all operations of the journal. */
function read(file: string): ActiveRun | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ActiveRun
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** From now on the hooks of the run's session look at this run. */
export function writeActive(home: string, run: Run, dir: string): void {
  const file = activeFile(home, run.session)
  if (readText(file) !== JSON.stringify(activeRun(run, dir))) write(file, run, dir)
}

export const leaveStopping = (home: string, run: Run, dir: string): void =>
  write(stoppingFile(home, run.session), run, dir)

function write(file: string, run: Run, dir: string, moved: Moved = {}): void {
  // The file is written elsewhere and renamed, so that the shell guards never see it half-written.
  const temporary = join(ensureFolderOf(file), '..', `.${thisProcess().pid}.new`)
  writeFileSync(temporary, JSON.stringify({ ...activeRun(run, dir), ...moved }), { mode: 0o600 })
  renameSync(temporary, file)
}

function ensureFolderOf(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return dirname(file)
}

/** An empty file that shell guards look for. */
export function leaveMark(file: string): void {
  ensureFolderOf(file)
  writeFileSync(file, '', { mode: 0o600 })
}

function activeRun(run: Run, dir: string): ActiveRun {
  const held = [...heldFiles(run).keys()]
  return {
    run: run.id,
    dir,
    root: run.root,
    plans: run.planFiles.map(({ path }) => path),
    views: run.views === 'plan',
    ...(held.length > 0 ? { held } : {}),
  }
}

/**
 * Sessions whose hooks look at this run. The files are searched as text, so that a file that is no longer valid JSON
 * does not keep a session in a run.
 */
export function sessionsOf(home: string, run: string): string[] {
  return namesIn(activeFolder(home)).filter((session) =>
    readText(activeFile(home, session))?.includes(`"run":"${run}"`),
  )
}

/** Without a journal the agents at work are not known, so all in those sessions are stopped, as in hooks/cancel.sh. */
export function stopRun(home: string, run: string): void {
  for (const session of sessionsOf(home, run)) {
    const stopping = stoppingFile(home, session)
    ensureFolderOf(stopping)
    renameSync(activeFile(home, session), stopping)
  }
}

/**
 * The fast path of prompts and stops: a brief of the run that the session drives, read without opening its journal.
 * Undefined when there is no trustworthy brief; the caller then opens the run. A brief can only say that there is
 * nothing to do; every decision is made on the journal. A client that does not drive the run is told nothing either
 * way, so the client is not checked here.
 */
export function glance(session: Session): Brief | undefined {
  const active = readActive(session.home, session.id)
  if (!active || isMarkedCancelled(active.dir)) return undefined
  const brief = readBrief<Brief>(active.dir, session.home, BRIEF_VERSION)
  return brief?.at?.some((expected) => hasMoved(active.dir, expected)) ? { ...brief, quiet: false } : brief
}

/** Someone committed on a branch. Read from git's files, because a prompt must start no process; where they do not say it, the run is opened. */
function hasMoved(dir: string, { branch, commits }: Expected): boolean {
  const [common, ref] = [join(dir, '../../..'), `refs/heads/${branch}`]
  const now = readText(join(common, ref))?.trim() ?? packedRefs(common)(ref)
  return now === undefined || !commits.includes(now)
}

/** The commits of refs that have no file of their own any more. */
export function packedRefs(commonDir: string): (ref: string) => string | undefined {
  const lines = readText(join(commonDir, 'packed-refs'))?.split('\n') ?? []
  return (ref) => lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0]
}
