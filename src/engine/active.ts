import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { thisProcess } from '../io/process-ref.ts'
import type { ProcessRef, PromptMark } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { activeFile, activeFolder, askingFile, dueFile, noticesFile, waitingFile } from './places.ts'

/** What `~/.ultraplan/active/<session>` says. */
export interface ActiveRun {
  run: string
  dir: string
  root: string
  /** The plan's files, relative to the root. */
  plans?: string[]
  /** Whether STATE.md and SUMMARY.md beside the plan are the run's. */
  views?: boolean
}

/** What `~/.ultraplan/notices/<name>` says besides, when the run has not ended but is driven by another client. */
export interface Moved {
  /** Who drove it until then, and why no more. */
  left?: { session: string; client: ProcessRef; cause: string }
  /** The last prompt at which that client was told. */
  told?: PromptMark
}

export const readActive = (home: string, session: string): ActiveRun | undefined =>
  read(activeFile(home, session))

/** The run that has ended and about which a session, or the client that it was in, has not been told everything. */
export const readUntold = (home: string, name: string): (ActiveRun & Moved) | undefined =>
  read(noticesFile(home, name))

export function leaveUntold(home: string, names: string[], run: Run, dir: string, moved: Moved = {}): void {
  for (const name of names) write(noticesFile(home, name), run, dir, moved)
}

export const forgetUntold = (home: string, ...names: string[]): void => {
  for (const name of names) rmSync(noticesFile(home, name), { force: true })
}

/** By session, which may be resumed elsewhere, and by process, which may change its session (/clear). */
export const untoldNames = ({ session, client }: Run): string[] => [session, String(client.pid)]

function read(file: string): ActiveRun | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ActiveRun
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Makes a session the one whose hooks look at the run. */
export function drive(home: string, session: string, run: Run, dir: string): void {
  write(activeFile(home, session), run, dir)
}

function write(file: string, run: Run, dir: string, moved: Moved = {}): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Whole or not at all, and never seen half-made in the folder that the guards look at.
  const active: ActiveRun & Moved = {
    run: run.id,
    dir,
    root: run.root,
    plans: run.planFiles.map(({ path }) => path),
    views: run.views === 'plan',
    ...moved,
  }
  const temporary = join(dirname(dirname(file)), `.${thisProcess().pid}.new`)
  writeFileSync(temporary, JSON.stringify(active), { mode: 0o600 })
  renameSync(temporary, file)
}

/** The run has ended. What the person has not been told yet waits for their next prompt. */
export function letGo(home: string, run: Run, dir: string): void {
  if (run.notices.length > 0) leaveUntold(home, untoldNames(run), run, dir)
  release(home, run)
}

/** No session drives this run any more: their hooks are silent again. */
export function release(home: string, run: Run): void {
  const due = dueFile(home, run.session)
  const { session } = run
  const files = [activeFile(home, session), waitingFile(home, session), askingFile(home, session)]
  for (const file of [...files, due, `${due}.now`]) {
    rmSync(file, { force: true })
  }
  releaseRun(home, run.id)
}

export function releaseRun(home: string, run: string): void {
  let sessions: string[] = []
  try {
    sessions = readdirSync(activeFolder(home))
  } catch {}
  for (const session of sessions) {
    const file = join(activeFolder(home), session)
    // By its text: a file that is no JSON any more must not keep a session in a run. The shell does it the same way.
    if (textOf(file).includes(`"run":"${run}"`)) rmSync(file, { force: true })
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
