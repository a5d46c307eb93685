import { createHash } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readText, tried } from '../../../io/files.ts'
import { isSeenGone, thisProcess } from '../../../io/process-ref.ts'
import type { Run, Ticket } from '../../../model/run.ts'
import { hasEnded } from '../../../run/change.ts'
import { asksOf } from '../../../run/next.ts'
import { renderState, renderSummaryMarkdown } from '../../../view/state.ts'
import { lookAtBranches } from './persons-branch.ts'
import type { Projection } from './table.ts'

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const noteIn = (dir: string) => join(dir, '.state-digest')

const MOST_BYTES = 65 * 200

/**
 * Remembers the hash of what STATE.md is about to contain, so that an edit by another program can be noticed. Several
 * hooks may write at the same time: each text counts.
 */
function rememberView(dir: string, text: string): void {
  // Without the note no executor is blamed; the journal is still the truth.
  tried(() => {
    const size = statSync(noteIn(dir), { throwIfNoEntry: false })?.size ?? 0
    if (size > MOST_BYTES) writeFileSync(noteIn(dir), readFileSync(noteIn(dir)).subarray(size / 2))
    appendFileSync(noteIn(dir), `${digest(text)}\n`)
  })
}

/** Views that another program edited. A view that is missing was deleted, and is written again. */
export function tamperedViews(run: Run, path: string, dir: string): string[] {
  const found = tried(() => readFileSync(path))
  const noted = readText(noteIn(dir))
  const isOurs = found === undefined || noted === undefined || noted.includes(digest(found))
  return isOurs && !existsSync(tamperedIn(dir)) ? [] : [relative(run.root, path).replaceAll('\\', '/')]
}

/** An executor is not blamed for an edit of STATE.md from before it began. */
export const forgetTampered = (dir: string): void => rmSync(tamperedIn(dir), { force: true })

const tamperedIn = (dir: string): string => join(dir, '.state-tampered')

/** STATE.md is beside the plan; when git tracks it there, it is beside the journal instead. */
export function statePath(run: Run, dir: string): string {
  const plan = run.planFiles[0]?.path ?? ''
  return run.views === 'journal' ? join(dir, 'STATE.md') : join(run.root, dirname(plan), 'STATE.md')
}

const summaryPath = (run: Run, dir: string): string => join(dirname(statePath(run, dir)), 'SUMMARY.md')

/**
 * STATE.md, and SUMMARY.md when a run ends. They are written again only if more than the time has changed: most
 * refusals change nothing in them, and after the end a person may edit or delete them.
 */
export const views: Projection = {
  name: 'views',
  overwrites: true,
  project(run, { dir }, before) {
    // A reviewer or a worker of the gate may outlive a client that was killed: what it records starts nothing.
    if (!hasEnded(run) && isSeenGone(run.client)) return tellSeen({ run, dir }, { isGone: true })
    if (before && !hasEnded(run) && saysTheSame(before, run)) return
    const state = stateText(run)
    // Of a client that was gone STATE.md may say so; with another client it says something else, whatever else is the same.
    const isSame = before?.client === run.client && stateText({ ...before, lastAt: run.lastAt }) === state
    if (!isSame) writeState(run, dir, state)
    if (!hasEnded(run)) return
    // The person's branch and HEAD may have moved, which only git knows.
    const isNew =
      !before ||
      !hasEnded(before) ||
      before.approvedHead !== run.approvedHead ||
      before.stopping !== run.stopping
    if (isNew || renderSummaryMarkdown(before) !== renderSummaryMarkdown(run))
      replaceFile(summaryPath(run, dir), renderSummaryMarkdown(run, lookAtBranches(run)), dir)
  },
}

/** What no event tells: a client that was killed, or that has come to rest after Esc, writes nothing more. */
export interface Seen {
  isGone?: boolean
  isAtRest?: boolean
}

/** STATE.md as of the last event. */
export const stateText = (run: Run, { isGone = false, isAtRest = false }: Seen = {}): string =>
  renderState(run, asksOf(run, new Date(run.lastAt), isAtRest), isGone)

/** Whoever sees it has STATE.md say so, once. */
export function tellSeen({ run, dir }: { run: Run; dir: string }, seen: Seen): void {
  tried(() => {
    const text = stateText(run, seen)
    if (readText(statePath(run, dir)) !== text) writeState(run, dir, text)
  })
}

/** Fields that change nothing in STATE.md but the time. A refusal, the most frequent event, changes only these. */
const UNSEEN = new Set<string>([
  'lastSeq',
  'lastAt',
  'notices',
  'unlisted',
  'refusedDispatches',
  'standing',
  'costs',
])

const saysTheSame = (before: Run, run: Run): boolean =>
  Object.keys({ ...before, ...run }).every(
    (key) => UNSEEN.has(key) || before[key as keyof Run] === run[key as keyof Run],
  )

function writeState(run: Run, dir: string, text: string): void {
  const path = statePath(run, dir)
  // An edit by another program is remembered until the executor's claim, because STATE.md is written again now.
  if (!run.tickets.some((ticket) => isAtWork(ticket, run))) forgetTampered(dir)
  else if (tamperedViews(run, path, dir).length > 0) writeFileSync(tamperedIn(dir), '')
  // Remembered first, because another hook that looks in between must know every text that the engine wrote.
  rememberView(dir, text)
  replaceFile(path, text, dir)
}

/** An executor that began before this event. A new one is not blamed for the earlier content of STATE.md. */
const isAtWork = ({ role, redeemedAt }: Ticket, { lastAt }: Run): boolean =>
  role === 'spec-executor' && redeemedAt !== undefined && redeemedAt !== lastAt

/** The temporary file is made in the git folder: beside STATE.md an executor's `git add -A` could include it. */
function replaceFile(path: string, text: string, scratch: string): void {
  // In an isolated run the person may be on a branch that does not have the plan.
  if (!existsSync(dirname(path))) return
  const temporary = join(scratch, `.view-${thisProcess().pid}`)
  writeFileSync(temporary, text)
  try {
    renameSync(temporary, path)
  } catch {
    try {
      // The target is on another file system, or a program on Windows has the old file open.
      copyFileSync(temporary, path)
    } finally {
      rmSync(temporary, { force: true })
    }
  }
}
