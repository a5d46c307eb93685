import type { Event } from '../../model/event.ts'
import { inWords } from '../../model/person-words.ts'
import type { Run, TaskState } from '../../model/run.ts'
import { columnOf } from '../board.ts'
import {
  between,
  clock,
  duration,
  flagsOf,
  gateStats,
  maxAttempts,
  nameIn,
  plural,
  type RunFacts,
  shortCommit,
  shownState,
  spentMs,
  zone,
} from '../run-view.ts'
import { summaryHeadline, summaryJson } from '../summary.ts'
import { oneLine } from '../terminal.ts'
import {
  chip,
  dayAndTime,
  progressBar,
  progressLegend,
  repositoryName,
  stateChip,
  TONES,
  UNTIL_NEXT_TURN,
} from './board-page.ts'
import { type Html, html } from './html.ts'
import { attemptsPlot, bars, burnDownPlot, gateTimePlot } from './plots.ts'

/** What agents used, where the client says it. */
export interface Usage {
  task: string
  input: number
  output: number
  /** Its share of what the client says that the sessions have cost. */
  usd?: number
}

export interface RunShown {
  run: Run
  events: readonly Event[]
  asked?: string | undefined
  /** What its state is shown by, besides the last event. */
  facts?: RunFacts
  usage: readonly Usage[]
  /** The session has not acted yet on what was done on the board. */
  waits?: boolean
  /** The page goes on with the run: what may still come has its place already, so that nothing is pushed aside. */
  live?: boolean
  /** Of longer lists only this many are shown. The table of tasks is always whole. */
  rows?: number
  taskHref(task: TaskState): string
  /** On the board: what a person may do here. */
  actions?: Html | undefined
}

export function renderRun(shown: RunShown): Html {
  const { run, events, rows = Number.POSITIVE_INFINITY } = shown
  const summary = summaryJson(run)
  return html`<div class="narrow"><div class="title"><h1>${oneLine(run.spec)}</h1><div class="row">${stateChip(run, shown.facts)} <span class="muted">${repositoryName(run)}, ${oneLine(run.branch)} · ${dayAndTime(run.startedAt)}${run.endedAt !== undefined && ` to ${dayAndTime(run.endedAt)}`}, started by ${oneLine(run.who)}</span></div>${progressBar(run, shown.asked)}${progressLegend(run, shown.asked)}<p class="lead">${summaryHeadline(summary, shownState(run, shown.facts))}</p>${shown.waits && html`<p>${UNTIL_NEXT_TURN}</p>`}</div>
${facts(run)}
<div class="plots">${burnDownPlot(run, events)}${attemptsPlot(run)}${gateTimePlot(events)}${usagePlot(shown)}</div>
${list('What to do next', summary.next.map(inWords), rows)}
${list(
  'Outstanding review findings',
  summary.outstanding.map(({ task, finding, from }) => `${nameIn(run, task)}: ${finding} [${from}]`),
  rows,
)}
${taskTable(shown)}
${shown.actions}</div>`
}

const fact = (name: string, value: string | number): Html =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`

function facts(run: Run): Html {
  const { passed, total_tasks, pass_rate, avg_attempts, skipped, forced } = gateStats(run)
  const refusals = run.tasks.flatMap(({ attempts }) => attempts.flatMap(({ failures }) => failures)).length
  return html`<section class="panel" data-part="figures" aria-label="Figures"><dl class="facts">${fact('approved', `${passed} of ${total_tasks}`)}${fact('refused claims', refusals)}${fact('pass rate', pass_rate)}${fact('attempts per task', avg_attempts)}${fact('skipped or forced', skipped + forced)}${fact('time', duration(between(run.startedAt, run.endedAt ?? run.lastAt) ?? 0))}</dl></section>`
}

const thousand = (count: number): string => (count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`)
const dollars = (usd: number): string => `$${usd.toFixed(2)}`
const costed = (usd: number | undefined): string => (usd === undefined ? '' : dollars(usd))
const MOST_BARS = 6

/** Cost where the client has told it, else tokens; both by task, the most first. */
function usagePlot({ run, usage, live }: RunShown): Html | undefined {
  if (usage.length === 0 && (!live || run.endedAt !== undefined)) return undefined
  if (usage.length === 0)
    return html`<figure class="panel"><figcaption>Tokens</figcaption><p class="note">the client has not reported any for this run</p></figure>`
  const sum = (of: (one: Usage) => number) => usage.reduce((total, one) => total + of(one), 0)
  const tokens = `${thousand(sum(({ input }) => input))} read and ${thousand(sum(({ output }) => output))} written`
  const cost = sum(({ usd = 0 }) => usd)
  const worth = ({ usd, output }: Usage) => (cost > 0 ? (usd ?? 0) * 100 : output)
  const top = [...usage].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_BARS)
  return bars(
    cost > 0 ? 'Cost and tokens' : 'Tokens of executors',
    cost > 0
      ? `${dollars(cost)} as the client counts, shared among the tasks by their tokens: ${tokens}`
      : `${tokens}, as the client's transcripts say; the most by task`,
    top.map((one) => ({
      name: nameIn(run, one.task),
      value: worth(one),
      said: `${cost > 0 ? `${costed(one.usd)}, ` : ''}${thousand(one.input)} read, ${thousand(one.output)} written`,
      tone: 'amber' as const,
    })),
  )
}

function list(title: string, items: readonly string[], rows: number): Html | undefined {
  if (items.length === 0) return undefined
  const more =
    items.length > rows && `${items.length - rows} more are left out here: ultraplan summary has them`
  return html`<section class="panel" data-part="${title}"><h2>${title}</h2><ol class="rests">${items.slice(0, rows).map((item, index) => html`<li data-sign="${index + 1}."><span>${item}</span></li>`)}</ol>${more && html`<p class="muted">${more}</p>`}</section>`
}

function taskTable({ run, asked, usage, live, taskHref }: RunShown): Html {
  const costs = new Map(usage.map(({ task, usd }) => [task, usd]))
  const hasCost = (live && run.endedAt === undefined) || usage.some(({ usd }) => usd !== undefined)
  const rows = run.tasks.map((task) => {
    const column = columnOf(task, asked)
    const time = spentMs(task)
    const marks = flagsOf(task).join(', ')
    return html`<tr><td class="mono">${oneLine(task.id)}</td><td><a href="${taskHref(task)}">${oneLine(task.name ?? task.title)}</a>${marks !== '' && html` <span class="muted">(${marks})</span>`}</td><td>${chip(TONES[column], column)}</td><td class="number">${task.attempts.length === 0 ? '' : `${task.attempts.length} of ${maxAttempts(run, task)}`}</td><td class="number">${time ? duration(time) : ''}</td>${hasCost && html`<td class="number">${costed(costs.get(task.id))}</td>`}<td class="mono">${shortCommit(task.approvedCommit ?? '')}</td></tr>`
  })
  return html`<section class="panel" id="tasks"><h2>${plural(run.tasks.length, 'task')}</h2><div class="scroll" tabindex="0" role="region" aria-label="Tasks"><table class="tasks"><thead><tr><th scope="col">id</th><th scope="col">task</th><th scope="col" class="state">state</th><th scope="col" class="number">attempts</th><th scope="col" class="number time">time</th>${hasCost && html`<th scope="col" class="number">cost</th>`}<th scope="col" class="commit">commit</th></tr></thead><tbody>${rows}</tbody></table></div><p class="muted">times in ${zone(run.lastAt)}; last event ${clock(run.lastAt)}</p></section>`
}
