import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { next } from '../../run/next.ts'
import { type ReportShown, renderReport } from '../../view/html/report.ts'
import type { OpenRun, Refusal } from '../runs/open-run.ts'
import { openActiveRun, openRun } from '../runs/open-run.ts'
import { changeOf, storiesOf, storyIn, usageOf } from './run-story.ts'

/** The file can be sent by mail. */
const MOST_BYTES = 2_000_000
const LONGEST_DIFF = 40_000
/** Shorter than this, texts say nothing any more. */
const SHORTEST = 100

/** The report as text. If it is too large, the longest texts of the tasks are cut, and only as far as it takes. */
export function reportOf({ run, dir, journal }: OpenRun, now = new Date()): string {
  const events = [...journal.events()]
  const stories = storiesOf(run, dir, events)
  const action = next(run, now)
  const shown: Omit<ReportShown, 'most'> = {
    run,
    events,
    usage: usageOf(run),
    asked: action.kind === 'ask' ? action.task : undefined,
    madeAt: now.toISOString(),
    tasks: run.tasks.map((task) => ({
      task,
      story: storyIn(stories, task),
      diff: changeOf(run, task, LONGEST_DIFF),
    })),
  }
  // What a character costs in the file depends on the text: the length of its lines, its letters, what HTML escapes.
  for (let most = LONGEST_DIFF; ; most = Math.floor(most / 2)) {
    const text = renderReport({ ...shown, most })
    if (Buffer.byteLength(text) < MOST_BYTES || most < SHORTEST) return text
  }
}

/** Writes the report. Without a name it is beside the journal, where it dirties no work tree. */
export function writeReport(open: OpenRun, cwd: string, file?: string): { path: string; bytes: number } {
  const path = file === undefined ? join(open.dir, 'report.html') : resolve(cwd, file)
  const text = reportOf(open)
  writeFileSync(path, text)
  return { path, bytes: Buffer.byteLength(text) }
}

/** For the session: of the run that it drives, else of the newest run here, or of the one that is named. */
export function reportText(
  { id, cwd, home }: { id: string; cwd: string; home: string },
  run: string,
): { text: string } | Refusal {
  const open = (run === '' ? openActiveRun(home, id) : undefined) ?? openRun(cwd, home, run || undefined)
  if ('error' in open) return open
  const { path } = writeReport(open, cwd)
  return { text: `the report of run ${open.run.id} is in ${path}` }
}
