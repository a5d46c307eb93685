import type { Run } from '../model/run.ts'
import { markdownCell, markdownLine } from './markdown.ts'
import { nameIn, shortCommit, statusLabel, taskName } from './names.ts'
import { doubted, summaryJson } from './summary.ts'
import { forcedWarning, summaryHeadline } from './summary-text.ts'
import { oneLine } from './terminal.ts'
import { duration, isoSeconds } from './time.ts'

/** SUMMARY.md, beside the plan. */
export function renderSummaryMarkdown(run: Run): string {
  const summary = summaryJson(run)
  const list = (title: string, lines: string[]): string =>
    lines.length === 0 ? '' : `## ${title}\n\n${lines.map((line) => `- ${markdownLine(line)}`).join('\n')}`
  const findings = (found: typeof summary.warnings): string[] =>
    found.map(({ task, from, finding }) => `${nameIn(run, task)}: ${finding} [${from}]`)
  const listed = (one: { id: string; title: string }): string =>
    taskName(run.tasks.find(({ id }) => id === one.id) ?? one)
  const rows = summary.tasks.map((task, index) => {
    const state = run.tasks[index]
    const cells = [
      task.id,
      oneLine(state?.name ?? task.title),
      state ? statusLabel(state) : task.status,
      String(task.attempts),
      task.durationMs === undefined ? '' : duration(task.durationMs),
      task.commit === undefined ? '' : shortCommit(task.commit),
      task.flags.join(', '),
    ]
    return `| ${cells.map(markdownCell).join(' | ')} |`
  })
  const sections = [
    `# ${markdownLine(`Summary: ${summary.spec}`)}`,
    markdownLine(summaryHeadline(summary)),
    summary.forced.map((forced) => `> ${markdownLine(forcedWarning(run, forced))}`).join('\n>\n'),
    list(
      'Skipped (unverified)',
      summary.skipped.map(
        (one) =>
          `${listed(one)}: ${one.reason} (${one.who}, ${isoSeconds(one.at)}); requires a manual commit${doubted(one)}`,
      ),
    ),
    list(
      'Forced',
      summary.forced.map(
        (one) =>
          `${listed(one)} (forced) by ${one.who}, ${isoSeconds(one.at)}; requires a manual commit${doubted(one)}`,
      ),
    ),
    list('Outstanding review findings', findings(summary.outstanding)),
    list('Warnings', findings(summary.warnings)),
    [
      '## Tasks',
      '',
      '| id | task | status | attempts | time | commit | marks |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
    summary.next.length === 0
      ? ''
      : `## What to do next\n\n${summary.next.map((step, index) => `${index + 1}. ${markdownLine(step)}`).join('\n')}`,
  ]
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`
}
