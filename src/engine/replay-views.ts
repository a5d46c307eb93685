import { renderShow } from '../view/show.ts'
import { renderState } from '../view/state.ts'
import { renderStatus } from '../view/status.ts'
import { statusJson } from '../view/status-json.ts'
import { summaryJson } from '../view/summary.ts'
import { renderSummaryMarkdown } from '../view/summary-markdown.ts'
import { renderSummary } from '../view/summary-text.ts'
import { statePath } from './projections/views.ts'
import type { View } from './replay.ts'

/** Everything that is shown of a run. */
export const VIEWS: readonly View[] = [
  { name: 'STATE.md', render: renderState, file: statePath },
  { name: 'status', render: (run) => renderStatus(run, { columns: 100, colour: false }) },
  { name: 'status --json', render: (run) => JSON.stringify(statusJson(run)) },
  { name: 'summary', render: (run) => renderSummary(run) },
  { name: 'summary --markdown', render: renderSummaryMarkdown },
  { name: 'summary --json', render: (run) => JSON.stringify(summaryJson(run)) },
  { name: 'show of every task', render: (run) => run.tasks.map((task) => renderShow(run, task)).join('\n') },
]
