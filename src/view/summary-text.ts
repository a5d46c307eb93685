import type { Run } from '../model/run.ts'
import { nameIn, plural, statusLabel } from './names.ts'
import { type SummaryJson, summaryJson } from './summary.ts'
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

/** What is said after an override that may not be a person's. */
export const doubted = ({ doubts }: SummaryJson['skipped'][number]): string =>
  doubts ? `; in doubt: ${doubts.join('; ')}` : ''

export const findingLines = (run: Run, found: SummaryJson['warnings']): string[] =>
  found.map(({ task, from, finding }) => `${nameIn(run, task)}: ${finding} [${from}]`)

const MOST_WARNINGS = 10

/** The final summary as text, for the session and `ultraplan summary`. */
export function renderSummary(run: Run, columns = 100): string {
  const summary = summaryJson(run)
  const left = summary.warnings.length - MOST_WARNINGS
  const sections: Record<string, string[]> = {
    'skipped (unverified)': summary.skipped.map(
      (one) => `${nameIn(run, one.id)}: ${one.reason} (${one.who}, ${clock(one.at)} UTC)${doubted(one)}`,
    ),
    'outstanding review findings': findingLines(run, summary.outstanding),
    warnings: [
      ...findingLines(run, summary.warnings.slice(0, MOST_WARNINGS)),
      ...(left > 0 ? [`and ${left} more, in SUMMARY.md`] : []),
    ],
    'time and attempts': taskRows(run, summary, columns),
    'what to do next': summary.next.map((step, index) => `${index + 1}. ${step}`),
  }
  const lines = Object.entries(sections).flatMap(([title, rows]) =>
    rows.length === 0 ? [] : ['', title, ...rows.map((row) => `  ${row}`)],
  )
  const warnings = summary.forced.map((forced) => forcedWarning(run, forced))
  return `${[summaryHeadline(summary), ...warnings, ...lines].join('\n')}\n`
}

function taskRows(run: Run, { tasks }: SummaryJson, columns: number): string[] {
  const labels = run.tasks.map(statusLabel)
  const idWidth = Math.min(14, Math.max(2, ...tasks.map(({ id }) => displayWidth(id))))
  const labelWidth = Math.max(6, ...labels.map(displayWidth))
  const titleWidth = Math.max(10, columns - idWidth - labelWidth - 34)
  return tasks.map(({ id, title, attempts, durationMs }, index) => {
    const tries = attempts === 0 ? '' : plural(attempts, 'attempt')
    const time = durationMs === undefined ? '' : duration(durationMs)
    const row = `${pad(id, idWidth)}  ${pad(labels[index] ?? '', labelWidth)}  ${pad(tries, 10)}  ${pad(time, 12)}  ${cut(oneLine(run.tasks[index]?.name ?? title), titleWidth)}`
    return row.trimEnd()
  })
}
