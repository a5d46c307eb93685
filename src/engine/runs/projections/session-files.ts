import { existsSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tried } from '../../../io/files.ts'
import type { Run } from '../../../model/run.ts'
import { hasEnded } from '../../../run/change.ts'
import { dueAt } from '../../../run/time-limit.ts'
import {
  activeFile,
  askingFile,
  dueFile,
  forgetStopping,
  forgetUntold,
  isMarkedCancelled,
  leaveMark,
  leaveStopping,
  leaveUntold,
  readActive,
  readStopping,
  readUntold,
  sessionsOf,
  unsaidFile,
  untoldNames,
  waitingFile,
  writeActive,
} from '../active.ts'
import type { OpenRun } from '../open-run.ts'
import type { Place, Projection } from './table.ts'

/**
 * `~/.ultraplan/active/<session>` exists while a session drives the run. After the end, notices wait for the person's
 * next prompt, and agents that are still at work are refused their tools. A session may have started another run since:
 * the files of that run are left alone.
 */
export const sessionFiles: Projection = {
  name: 'session-files',
  overwrites: true,
  project(run, place, before) {
    const { home, dir } = place
    if (hasEnded(run)) return letGo(run, place, before)
    const isTaken = before
      ? hasEnded(before) || before.client !== run.client
      : isFree(home, run) && !isMarkedCancelled(dir)
    // Also if the session is the same, because the process that waits in it belongs to the client before.
    if (before && before.client !== run.client) release(home, before)
    if (isTaken || drives(home, run)) writeActive(home, run, dir)
  },
}

function letGo(run: Run, { home, dir }: Place, before: Run | undefined): void {
  const isNew = !before || !hasEnded(before)
  for (const name of untoldNames(run)) {
    const other = readUntold(home, name)
    const isOthers = other && (other.run !== run.id || other.left)
    // Notices of a run that has just ended replace older ones. Otherwise notices of another run are left alone.
    if (isOthers && !(isNew && before)) continue
    if (run.notices.length > 0) leaveUntold(home, [name], run, dir)
    else if (other?.run === run.id) forgetUntold(home, name)
  }
  if (isNew) {
    letAgentsStop(run, home, dir)
    // What the run asked before is over. Its summary is written down after this.
    rmSync(unsaidFile(home, run.session), { force: true })
  }
  release(home, run)
}

function letAgentsStop(run: Run, home: string, dir: string): void {
  if (run.stopping) leaveStopping(home, run, dir)
  // hooks/cancel.sh marks a session as stopping without knowing whether agents are at work.
  else if (readStopping(home, run.session)?.run === run.id) forgetStopping(home, run.session)
}

/** Whether the hooks of the run's session look at this run. */
const drives = (home: string, run: Run): boolean => isActive(home, run, run.id)

/** A file that cannot be read is written again. */
const isActive = (home: string, { session }: Run, id: string | undefined): boolean =>
  tried(() => readActive(home, session)?.run === id, true)

/** Other projections are tried again if they fail. This one must succeed: without it no task of the run is gated. */
export function mustDrive({ home, run, dir }: OpenRun): void {
  if (readActive(home, run.session)?.run !== run.id) writeActive(home, run, dir)
}

/** No session drives this run any more: the hooks do nothing for it. */
export function release(home: string, run: Run): void {
  const others = sessionsOf(home, run.id)
  for (const session of isFree(home, run) ? [run.session, ...others] : others) {
    const due = dueFile(home, session)
    const files = [activeFile, waitingFile, askingFile].map((file) => file(home, session))
    for (const file of [...files, due, `${due}.now`]) rmSync(file, { force: true })
  }
}

/** Whether the session drives no other run. */
const isFree = (home: string, run: Run): boolean => isActive(home, run, undefined)

/** A file that exists while the client asks a person about a call. Shell guards of hooks check it. */
export const asking: Projection = {
  name: 'asking',
  overwrites: true,
  project(run, { home }) {
    if (!drives(home, run)) return
    const file = askingFile(home, run.session)
    const isAsking = run.tasks.some((task) => task.waiting)
    if (existsSync(file) === isAsking) return
    if (isAsking) leaveMark(file)
    else rmSync(file, { force: true })
  },
}

/**
 * The client has no timer for agents, so their time is checked at their tool calls. The file's modification time tells
 * the shell guard, without starting node, whether an agent can be late.
 */
export const due: Projection = {
  name: 'due',
  overwrites: true,
  project(run, { home }) {
    if (!drives(home, run)) return
    const file = dueFile(home, run.session)
    const times = run.tickets.flatMap((ticket) => dueAt(run, ticket) ?? [])
    const soonest = times.sort((a, b) => a.getTime() - b.getTime())[0]
    const marked = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    // File systems store fractions of a second differently.
    if ((marked && Math.round(marked)) === soonest?.getTime()) return
    if (soonest) {
      leaveMark(file)
      utimesSync(file, soonest, soonest)
    } else for (const each of [file, `${file}.now`]) rmSync(each, { force: true })
  },
}
