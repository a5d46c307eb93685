import type { Run } from '../model/run.ts'
import { nameIn, plural, statusLabel } from './names.ts'
import { doubted, type SummaryJson, summaryJson } from './summary.ts'
import { oneLine } from './terminal.ts'
import { clock, duration } from './time.ts'
import { cut, displayWidth, pad } from './width.ts'

/** The seed's warning for forced work (S1-102, S1-103). */
export const forcedWarning = (run: Run, { id, who, at }: SummaryJson['forced'][number]): string =>
  `warning: ${nameIn(run, id)} was forced by ${who} at ${clock(at)} UTC and bypassed all quality checks; fix the task or its verification instead`

/** One sentence: how the run ended and what its tasks came to. */
export function summaryHeadline(summary: SummaryJson): string {
  const { totals } = summary
  const open = totals.pending + totals.executing + totals.verifying + totals.reviewing
  const stuck = totals.failed + totals.escalated + totals.blocked
  const before = summary.tasks.filter((task) => task.flags.includes('done-before')).length
  const parts = [
    `${totals.approved} of ${plural(totals.total, 'task')} approved`,
    `${summary.retried.length} retried`,
    `${summary.skipped.length} skipped (unverified)`,
    `${summary.forced.length} forced`,
    ...(stuck > 0 ? [`${stuck} not passed`] : []),
    ...(open > 0 ? [`${open} open`] : []),
    ...(before > 0 ? [`${before} done before`] : []),
  ]
  const cause = summary.cause === undefined ? '' : ` (${summary.cause})`
  return `${summary.spec} ${summary.state}${cause} after ${duration(summary.durationMs)}: ${parts.join(', ')}`
}

const MOST_WARNINGS = 10

/** The final summary as text, for the session and `ultraplan summary`. */
export function renderSummary(run: Run, columns = 100): string {
  const summary = summaryJson(run)
  const section = (title: string, lines: string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines]
  const findings = (list: SummaryJson['warnings']): string[] =>
    list.map(({ task, from, finding }) => `  ${nameIn(run, task)}: ${finding} [${from}]`)
  const lines = [
    summaryHeadline(summary),
    ...summary.forced.map((forced) => forcedWarning(run, forced)),
    ...section(
      'skipped (unverified)',
      summary.skipped.map(
        (one) => `  ${nameIn(run, one.id)}: ${one.reason} (${one.who}, ${clock(one.at)} UTC)${doubted(one)}`,
      ),
    ),
    ...section('outstanding review findings', findings(summary.outstanding)),
    ...section('warnings', [
      ...findings(summary.warnings.slice(0, MOST_WARNINGS)),
      ...(summary.warnings.length > MOST_WARNINGS
        ? [`  and ${summary.warnings.length - MOST_WARNINGS} more, in SUMMARY.md`]
        : []),
    ]),
    ...section('time and attempts', taskRows(run, summary, columns)),
    ...section(
      'what to do next',
      summary.next.map((step, index) => `  ${index + 1}. ${step}`),
    ),
  ]
  return `${lines.join('\n')}\n`
}

function taskRows(run: Run, { tasks }: SummaryJson, columns: number): string[] {
  const labels = run.tasks.map(statusLabel)
  const idWidth = Math.min(14, Math.max(2, ...tasks.map(({ id }) => displayWidth(id))))
  const labelWidth = Math.max(6, ...labels.map(displayWidth))
  const titleWidth = Math.max(10, columns - idWidth - labelWidth - 34)
  return tasks.map(({ id, title, attempts, durationMs }, index) => {
    const tries = attempts === 0 ? '' : plural(attempts, 'attempt')
    const time = durationMs === undefined ? '' : duration(durationMs)
    const row = `  ${pad(id, idWidth)}  ${pad(labels[index] ?? '', labelWidth)}  ${pad(tries, 10)}  ${pad(time, 12)}  ${cut(oneLine(run.tasks[index]?.name ?? title), titleWidth)}`
    return row.trimEnd()
  })
}
