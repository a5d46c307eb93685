import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { thisProcess } from '../io/process-ref.ts'
import type { Run } from '../model/run.ts'
import { renderState } from '../view/state.ts'
import { renderSummaryMarkdown } from '../view/summary-markdown.ts'
import { removeCheckouts } from './checkout.ts'
import { publishWork } from './publish-work.ts'
import { rememberView } from './tampered-views.ts'

/** STATE.md stands beside the plan; when git tracks it there, it goes beside the journal instead. */
export function statePath(run: Run, dir: string): string {
  const plan = run.planFiles[0]?.path ?? ''
  return run.views === 'journal' ? join(dir, 'STATE.md') : join(run.root, dirname(plan), 'STATE.md')
}

/** SUMMARY.md is written when a run ends; one that is opened again writes it anew at its next end. */
const summaryPath = (run: Run, dir: string): string => join(dirname(statePath(run, dir)), 'SUMMARY.md')

/** Writes the projections of a run. A failure here never undoes what the journal holds. */
export function publishViews(run: Run, dir: string): void {
  const state = renderState(run)
  // First: another hook that looks in between must know every text that we wrote.
  rememberView(dir, state)
  replaceFile(statePath(run, dir), state, dir)
  publishWork(run, dir)
  if (run.state !== 'finished' && run.state !== 'cancelled') return
  replaceFile(summaryPath(run, dir), renderSummaryMarkdown(run), dir)
  removeCheckouts(dir, run.root)
}

/**
 * The temporary file is made in the git folder: beside STATE.md an executor's `git add -A` could catch it.
 */
function replaceFile(path: string, text: string, scratch: string): void {
  const temporary = join(scratch, `.view-${thisProcess().pid}`)
  try {
    writeFileSync(temporary, text)
    try {
      renameSync(temporary, path)
    } catch {
      // Another file system, or a reader on Windows that holds the old file open.
      copyFileSync(temporary, path)
    }
  } catch {
    // The plan's folder may be gone or read-only; the journal is the truth and the next event writes again.
  } finally {
    rmSync(temporary, { force: true })
  }
}
