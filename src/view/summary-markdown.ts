import type { Run } from '../model/run.ts'
import { doubted, findingLines, forcedWarning, summaryHeadline, summaryJson } from './summary.ts'
import { markdownCell, markdownLine, oneLine } from './terminal.ts'
import { duration, isoSeconds, shortCommit, statusLabel, taskName } from './words.ts'

/** SUMMARY.md, beside the plan. */
export function renderSummaryMarkdown(run: Run): string {
  const summary = summaryJson(run)
  const section = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`
  const list = (title: string, lines: string[]): string =>
    section(
      title,
      lines.map((line) => `- ${markdownLine(line)}`),
    )
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
  const by = (one: (typeof summary.forced)[number]) => `${one.who}, ${isoSeconds(one.at)}`
  const manual = 'requires a manual commit'
  const sections = [
    `# ${markdownLine(`Summary: ${summary.spec}`)}`,
    markdownLine(summaryHeadline(summary)),
    summary.forced.map((forced) => `> ${markdownLine(forcedWarning(run, forced))}`).join('\n>\n'),
    list(
      'Skipped (unverified)',
      summary.skipped.map((one) => `${listed(one)}: ${one.reason} (${by(one)}); ${manual}${doubted(one)}`),
    ),
    list(
      'Forced',
      summary.forced.map((one) => `${listed(one)} (forced) by ${by(one)}; ${manual}${doubted(one)}`),
    ),
    list('Outstanding review findings', findingLines(run, summary.outstanding)),
    list('Warnings', findingLines(run, summary.warnings)),
    section('Tasks', [
      '| id | task | status | attempts | time | commit | marks |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ]),
    section(
      'What to do next',
      summary.next.map((step, index) => `${index + 1}. ${markdownLine(step)}`),
    ),
  ]
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`
}
