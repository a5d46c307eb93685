import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAlive } from '../../io/process-ref.ts'
import { hasEnded } from '../../run/change.ts'
import { asksOf, next } from '../../run/next.ts'
import { renderReport } from '../../view/html/report.ts'
import type { OpenRun, Refusal } from '../runs/open-run.ts'
import { openActiveRun, openRun } from '../runs/open-run.ts'
import { changeOf, storiesOf, storyIn, usageOf } from './run-story.ts'

const LONGEST_DIFF = 40_000

/** The report as text. */
export function reportOf({ run, dir, journal }: OpenRun, now = new Date()): string {
  const events = [...journal.events()]
  const stories = storiesOf(run, dir, events)
  const action = next(run, now)
  const isGone = !hasEnded(run) && !isAlive(run.client)
  return renderReport({
    run,
    events,
    usage: usageOf(run),
    asked: action.kind === 'ask' ? action.task : undefined,
    facts: { asks: asksOf(run, now), isGone },
    madeAt: now.toISOString(),
    tasks: run.tasks.map((task) => ({
      task,
      story: storyIn(stories, task),
      diff: changeOf(run, task, LONGEST_DIFF),
    })),
  })
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
