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

/** What an agent whose limit has come is looked at by. */
export interface AtWork {
  transcript: string
  /** The call that it wants to make now. */
  pending: PendingCall
  /** Where it works. */
  folder: string
}

/**
 * What an agent did last that is progress, since `since`: for a reviewer a call that it had not made before; for an
 * executor a command or an edit that it had not made before, a changed file or a commit. Cheap facts first; nothing is
 * hashed, and whose a file in a shared folder is does not matter here: a longer limit is all that it can give.
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

/** Of a file that is gone its folder knows. */
function changedAt(path: string): number {
  const stat =
    lstatSync(path, { throwIfNoEntry: false }) ?? lstatSync(dirname(path), { throwIfNoEntry: false })
  return stat?.mtimeMs ?? 0
}
