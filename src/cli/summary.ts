import { summaryJson } from '../view/summary.ts'
import { renderSummaryMarkdown } from '../view/summary-markdown.ts'
import { renderSummary } from '../view/summary-text.ts'
import type { Command } from './command.ts'
import { openOrFail } from './open-or-fail.ts'
import { readArguments } from './read-arguments.ts'

export const summary: Command = {
  name: 'summary',
  summary: 'say what a run came to, and what to do next',
  usage: 'ultraplan summary [--markdown] [--json] [--run <id>]',
  examples: ['ultraplan summary', 'ultraplan summary --markdown > SUMMARY.md'],
  run(args, terminal) {
    const { values } = readArguments(
      args,
      { markdown: { type: 'boolean' }, json: { type: 'boolean' }, run: { type: 'string' } },
      summary,
    )
    const { run } = openOrFail(terminal, values.run)
    if (values.json) terminal.out(`${JSON.stringify(summaryJson(run), undefined, 2)}\n`)
    else terminal.out(values.markdown ? renderSummaryMarkdown(run) : renderSummary(run, terminal.columns))
    return 0
  },
}
