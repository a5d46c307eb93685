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
import { tried } from '../../../io/files.ts'
import { thisProcess } from '../../../io/process-ref.ts'
import type { Run, Ticket } from '../../../model/run.ts'
import { hasEnded } from '../../../run/change.ts'
import { renderState } from '../../../view/state.ts'
import { renderSummaryMarkdown } from '../../../view/summary-markdown.ts'
import type { Projection } from './table.ts'

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const noteIn = (dir: string) => join(dir, '.state-digest')

const MOST_BYTES = 65 * 200

/** Notes what STATE.md is about to hold, so that a foreign edit shows. Several hooks may write at once: each text counts. */
function rememberView(dir: string, text: string): void {
  // Without the note no executor is blamed; the journal is still the truth.
  tried(() => {
    const size = statSync(noteIn(dir), { throwIfNoEntry: false })?.size ?? 0
    if (size > MOST_BYTES) writeFileSync(noteIn(dir), readFileSync(noteIn(dir)).subarray(size / 2))
    appendFileSync(noteIn(dir), `${digest(text)}\n`)
  })
}

/** Views that someone else edited. A view that is gone was cleaned away, and is written again. */
export function tamperedViews(run: Run, path: string, dir: string): string[] {
  const found = contentOf(path)
  const noted = contentOf(noteIn(dir))?.toString('utf8')
  const isOurs = found === undefined || noted === undefined || noted.includes(digest(found))
  return isOurs && !existsSync(tamperedIn(dir)) ? [] : [relative(run.root, path).replaceAll('\\', '/')]
}

/** STATE.md is about to be written again while an executor works: a foreign edit is remembered until its claim. */
function noteTampered(run: Run, path: string, dir: string): void {
  if (tamperedViews(run, path, dir).length > 0) writeFileSync(tamperedIn(dir), '')
}

/** An edit of STATE.md from before an executor began is not its doing. */
export function forgetTampered(dir: string): void {
  if (existsSync(tamperedIn(dir))) rmSync(tamperedIn(dir), { force: true })
}

const tamperedIn = (dir: string): string => join(dir, '.state-tampered')

const contentOf = (path: string): Buffer | undefined => tried(() => readFileSync(path))

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
