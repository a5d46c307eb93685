import { lstatSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isWorkingTool, lastNewCall, type PendingCall } from '../../client/agent-calls.ts'
import { tried } from '../../io/files.ts'
import { tryGit } from '../../io/git.ts'
import { workStatus } from '../../io/git-status.ts'
import type { Ticket } from '../../model/run.ts'
import { isExecutor } from '../../run/time-limit.ts'

export interface Progress {
  /** In terms of `Date.now()`. */
  at: number
  because: string
}

/** An agent whose limit has been reached, with what is needed to see its progress. */
export interface AtWork {
  transcript: string
  /** The call that it wants to make now. */
  pending: PendingCall
  /** Where it works. */
  folder: string
}

/**
 * The time of an agent's last progress since `since`. For a reviewer that is a call that it had not made before; for an
 * executor a new command or edit, a changed file or a commit. Cheap facts are read first and nothing is hashed. It does
 * not matter who changed a file in a shared folder, because the only effect is a longer limit.
 */
export function progressSince(
  ticket: Ticket,
  { transcript, pending, folder }: AtWork,
  since: number,
): Progress | undefined {
  const executes = isExecutor(ticket)
  const called = lastNewCall({ transcript, since: '' }, pending, executes ? isWorkingTool : undefined)
  const known =
    after(since, called, executes ? 'a new command or edit' : 'a new call') ??
    after(since, Date.parse(ticket.goesOnAt ?? ''), 'it had to wait')
  if (known || !executes) return known
  return (
    after(since, lastCommit(folder, ticket.base), 'a new commit') ??
    after(since, lastChange(folder), 'a changed file')
  )
}

const after = (since: number, at: number, because: string): Progress | undefined =>
  at > since ? { at, because } : undefined

function lastCommit(folder: string, base: string): number {
  const seconds = tryGit(folder, ['log', '-1', '--format=%ct', `${base}..HEAD`, '--'])
  return Number(seconds?.trim() || 0) * 1000
}

const MOST_FILES = 2000

const lastChange = (folder: string): number =>
  tried(() => {
    const changed = workStatus(folder).slice(0, MOST_FILES)
    return Math.max(0, ...changed.map(({ path }) => changedAt(join(folder, path))))
  }, 0)

/** For a removed file, the time of its folder is used. */
function changedAt(path: string): number {
  const stat =
    lstatSync(path, { throwIfNoEntry: false }) ?? lstatSync(dirname(path), { throwIfNoEntry: false })
  return stat?.mtimeMs ?? 0
}
