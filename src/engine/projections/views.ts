import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { thisProcess } from '../../io/process-ref.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { hasEnded } from '../../run/change.ts'
import { renderState } from '../../view/state.ts'
import { renderSummaryMarkdown } from '../../view/summary-markdown.ts'
import { forgetTampered, noteTampered, rememberView } from '../tampered-views.ts'
import type { Projection } from './table.ts'

/** STATE.md is beside the plan; when git tracks it there, it is beside the journal instead. */
export function statePath(run: Run, dir: string): string {
  const plan = run.planFiles[0]?.path ?? ''
  return run.views === 'journal' ? join(dir, 'STATE.md') : join(run.root, dirname(plan), 'STATE.md')
}

const summaryPath = (run: Run, dir: string): string => join(dirname(statePath(run, dir)), 'SUMMARY.md')

/**
 * STATE.md, and SUMMARY.md when a run ends. They are written again only when they say something else than the time: most
 * refusals change nothing in them, and after the end they are the person's, to edit or to delete.
 */
export const views: Projection = {
  name: 'views',
  overwrites: true,
  project(run, { dir }, before) {
    if (before && !hasEnded(run) && saysTheSame(before, run)) return
    const state = renderState(run)
    if (!before || renderState({ ...before, lastAt: run.lastAt }) !== state) writeState(run, dir, state)
    if (!hasEnded(run)) return
    const summary = renderSummaryMarkdown(run)
    if (!before || !hasEnded(before) || renderSummaryMarkdown(before) !== summary)
      replaceFile(summaryPath(run, dir), summary, dir)
  },
}

/** What STATE.md shows nothing of but the time: a refusal, the most frequent event of all, changes only these. */
const UNSEEN = new Set<string>(['lastSeq', 'lastAt', 'notices', 'unlisted', 'refusedDispatches', 'standing'])

const saysTheSame = (before: Run, run: Run): boolean =>
  Object.keys({ ...before, ...run }).every(
    (key) => UNSEEN.has(key) || before[key as keyof Run] === run[key as keyof Run],
  )

function writeState(run: Run, dir: string, text: string): void {
  const path = statePath(run, dir)
  if (run.tickets.some((ticket) => isAtWork(ticket, run))) noteTampered(run, path, dir)
  else forgetTampered(dir)
  // First: another hook that looks in between must know every text that we wrote.
  rememberView(dir, text)
  replaceFile(path, text, dir)
}

/** An executor that did not begin with this very event: what was in STATE.md until then is not its doing. */
const isAtWork = ({ role, redeemedAt }: Ticket, { lastAt }: Run): boolean =>
  role === 'spec-executor' && redeemedAt !== undefined && redeemedAt !== lastAt

/**
 * The temporary file is made in the git folder: beside STATE.md an executor's `git add -A` could catch it.
 */
function replaceFile(path: string, text: string, scratch: string): void {
  const temporary = join(scratch, `.view-${thisProcess().pid}`)
  writeFileSync(temporary, text)
  try {
    renameSync(temporary, path)
  } catch {
    try {
      // Another file system, or a reader on Windows that holds the old file open.
      copyFileSync(temporary, path)
    } finally {
      rmSync(temporary, { force: true })
    }
  }
}
