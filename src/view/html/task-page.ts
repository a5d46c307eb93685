import type { CommandResult } from '../../model/evidence.ts'
import { inWords } from '../../model/person-words.ts'
import { lastRuns } from '../../model/proof-runs.ts'
import type { ReviewRecord, Run, TaskState } from '../../model/run.ts'
import { columnOf } from '../board.ts'
import type { Entry } from '../log-entries.ts'
import {
  clock,
  duration,
  flagsOf,
  lastReviews,
  localTime,
  maxAttempts,
  plural,
  shortCommit,
} from '../run-view.ts'
import { clean, oneLine } from '../terminal.ts'
import { chip, dayAndTime, TONES, type Tone } from './board-page.ts'
import { type Html, html } from './html.ts'

/** One step of a task's story. */
export type Told = Entry & { at: string }

export interface TaskShown {
  run: Run
  task: TaskState
  story: readonly Told[]
  asked?: string | undefined
  /** The whole output of commands, by its hash; an excerpt is shown without it. */
  outputs?: ReadonlyMap<string, string>
  diff?: { text: string; cut: boolean } | undefined
  actions?: Html | undefined
  /** Of longer lists only this many are shown. */
  rows?: number | undefined
  /** The heading's level: a page has one h1, a report many tasks. */
  heading?: 'h1' | 'h2'
}

/** The headings below the task's own. */
type Level = 'h2' | 'h3'

const ENTRY_TONES: Record<Entry['tone'], Tone> = {
  plain: 'pending',
  good: 'green',
  bad: 'red',
  mark: 'amber',
}

export function renderTask(shown: TaskShown): Html {
  const { run, task, asked, heading = 'h1', rows = Number.POSITIVE_INFINITY } = shown
  const level: Level = heading === 'h1' ? 'h2' : 'h3'
  const column = columnOf(task, asked)
  const name = html`<span class="muted">${oneLine(task.id)}</span> ${oneLine(task.name ?? task.title)}`
  const title = heading === 'h1' ? html`<h1>${name}</h1>` : html`<h2>${name}</h2>`
  const tries = task.attempts.length > 0 && `attempt ${task.attempts.length} of ${maxAttempts(run, task)}`
  const marks = flagsOf(task).map((flag) => chip('amber', flag))
  return html`<div class="title">${title}<div class="row">${chip(TONES[column], column)}${marks} <span class="muted">${[tries, task.lastStepAt && `last step ${dayAndTime(task.lastStepAt)}`].filter(Boolean).join(' · ')}</span></div></div>
${waiting(level, shown)}
${rests(level, task, rows)}
${commands(level, task, shown.outputs, rows)}
${story(level, shown, heading === 'h2' && task.status === 'approved', rows)}
${diff(shown.diff)}`
}

/** What a list that is too long does not show. The journal has it. */
const leftOut = (task: TaskState, all: readonly unknown[], rows: number, what: string): string | undefined =>
  all.length > rows
    ? `${plural(all.length - rows, what)} left out here: ultraplan log ${oneLine(task.id)} has the whole story`
    : undefined

/** What a person is asked, and what they may do. A checkpoint asks when its turn has come. */
function waiting(level: Level, { task, asked, actions }: TaskShown): Html | undefined {
  const waits = task.pausedFor !== undefined || task.id === asked
  if (!actions && !waits) return undefined
  const question = task.pausedFor?.reason ?? (waits ? task.checkpoint?.question : undefined)
  const last = task.pausedFor && task.attempts.at(-1)?.failures.at(-1)?.reason
  return html`<section class="panel" data-part="person"><${level}>${waits ? 'This task waits for a person' : 'What a person may do'}</${level}>${question !== undefined && html`<p>${inWords(oneLine(question))}</p>`}${last && html`<p class="muted">${oneLine(last)}</p>`}${actions}</section>`
}

const line = (sign: string, tone: Tone, what: string, detail?: string): Html =>
  html`<li class="tone-${tone}" data-sign="${sign}"><span>${what}${detail !== undefined && detail !== '' && html` <span class="detail">${detail}</span>`}</span></li>`

/** What a pass rests on, or that nothing has proved the task. */
function rests(level: Level, task: TaskState, rows: number): Html | undefined {
  const lines = [...byPeople(task), ...byGate(task), ...lastReviews(task).map(byReviewer)]
  if (task.confidence)
    lines.push(
      line('=', 'blue', `confidence ${task.confidence.value.toFixed(2)}: the lowest of all of these`),
    )
  if (lines.length === 0) return undefined
  const title = task.status === 'approved' ? 'What the pass rests on' : 'What is known so far'
  const left = leftOut(task, lines, rows, 'line')
  return html`<section class="panel" data-part="rests"><${level}>${title}</${level}><ul class="rests">${lines.slice(0, rows)}${left && line('…', 'pending', left)}</ul></section>`
}

function byPeople({ override, decision }: TaskState): Html[] {
  const lines: Html[] = []
  if (override) {
    const { kind, who, at, reason, doubts } = override
    lines.push(line('!', 'amber', `${kind} by ${oneLine(who)}: ${oneLine(reason)}`, localTime(at)))
    lines.push(line('!', 'amber', 'no evidence: nothing has proved this work', doubts?.join('; ')))
  }
  if (decision) {
    const { who, choice, at } = decision
    lines.push(line('·', 'amber', `${oneLine(who)} decided: ${oneLine(choice)}`, localTime(at)))
  }
  return lines
}

function byGate({ status, lastResult: result, approvedCommit }: TaskState): Html[] {
  if (status !== 'approved' || !result || !approvedCommit) return []
  const of = (kind: string) => result.checks.filter((check) => check.result === kind)
  const warned = of('warn').map(({ id }) => id)
  const warnings = warned.length > 0 ? `warnings: ${warned.join(', ')}` : ''
  const changed = plural(result.filesChanged.length, 'changed file')
  return [
    line('✓', 'green', `commit ${shortCommit(approvedCommit)}`, changed),
    line('✓', 'green', `${plural(of('pass').length, 'check')} passed`, warnings),
    ...lastRuns(result.commands).map(({ purpose, exitCode, command }) =>
      line('✓', 'green', `${purpose} ended with ${exitCode ?? 'no code'}`, oneLine(command)),
    ),
  ]
}

function byReviewer({ role, verdict, at }: ReviewRecord): Html {
  const good = verdict.decision === 'approve'
  const what = `${role}: ${verdict.decision}, confidence ${verdict.confidence.toFixed(2)}`
  const said = oneLine(verdict.feedback || verdict.findings[0] || '')
  return line(good ? '✓' : '✗', good ? 'green' : 'red', what, `${clock(at)} ${said}`)
}

function commands(
  level: Level,
  task: TaskState,
  outputs: TaskShown['outputs'],
  rows: number,
): Html | undefined {
  const all = task.lastResult?.commands ?? []
  if (all.length === 0) return undefined
  const left = leftOut(task, all, rows, 'command')
  const shown = all.slice(-rows).map((command) => {
    const good = command.exitCode === 0
    const output = (command.output && outputs?.get(command.output.sha256)) ?? command.excerpt
    return html`<details${!good && html` open`}><summary><span class="chip tone-${good ? 'green' : 'red'}">${endOf(command)}</span> <code>${oneLine(command.command)}</code> <span class="muted">${command.purpose}, ${duration(command.durationMs)}</span></summary><pre tabindex="0">${clean(output).trim() || '(no output)'}</pre></details>`
  })
  return html`<section class="panel" data-part="commands"><${level}>Commands that the gate ran</${level}>${left && html`<p class="muted">${left}</p>`}${shown}</section>`
}

const endOf = ({ exitCode, signal, timedOut, failedToStart }: CommandResult): string =>
  failedToStart !== undefined
    ? 'not started'
    : timedOut
      ? 'timed out'
      : exitCode === undefined
        ? (signal ?? 'ended')
        : `exit ${exitCode}`

/** In a report the story of an approved task is folded away: what the pass rests on is what a reader asks first. */
function story(
  level: Level,
  { story: entries, task }: TaskShown,
  isFolded: boolean,
  rows: number,
): Html | undefined {
  if (entries.length === 0) return undefined
  const left = leftOut(task, entries, rows, 'earlier step')
  const steps = html`${left && html`<p class="muted">${left}</p>`}<ol class="story">${entries.slice(-rows).map(step)}</ol>`
  const refusals = task.attempts.flatMap(({ failures }) => failures).length
  const count = `${plural(entries.length, 'step')}${refusals > 0 ? `, with ${plural(refusals, 'refusal')}` : ''}`
  return isFolded
    ? html`<section class="panel" data-part="story"><details><summary>What happened <span class="muted">in ${count}</span></summary>${steps}</details></section>`
    : html`<section class="panel" data-part="story"><${level}>What happened</${level}>${steps}</section>`
}

/** What an agent said is folded away; what the gate found is shown. */
function step({ at, tone, title, body }: Told): Html {
  const head = html`<time datetime="${at}">${clock(at)}</time> <span${tone !== 'plain' && html` class="loud"`}>${title}</span>`
  const text = body.length > 0 && html`<pre tabindex="0">${body.join('\n')}</pre>`
  const shown =
    text && tone === 'plain'
      ? html`<details class="what"><summary>${head}</summary>${text}</details>`
      : html`<div class="what">${head}</div>${text}`
  return html`<li class="tone-${ENTRY_TONES[tone]}">${shown}</li>`
}

function diff(shown: TaskShown['diff']): Html | undefined {
  if (!shown || shown.text === '') return undefined
  const lines = clean(shown.text)
    .split('\n')
    .filter((text) => !/^(?:index |--- |\+\+\+ )/.test(text))
    .map((text) => html`<span class="${kindOf(text)}">${text.replace(/^diff --git a\/.* b\//, '')}\n</span>`)
  return html`<section class="panel" data-part="change"><details open><summary>The change</summary><pre class="diff" tabindex="0">${lines}</pre>${shown.cut && html`<p class="muted">the rest is left out; git has it</p>`}</details></section>`
}

function kindOf(text: string): string {
  if (text.startsWith('diff ')) return 'file'
  if (/^(?:@@|(?:new|deleted) file mode|(?:old|new) mode|similarity|rename|Binary)/.test(text)) return 'at'
  return text.startsWith('+') ? 'add' : text.startsWith('-') ? 'cut' : 'same'
}
