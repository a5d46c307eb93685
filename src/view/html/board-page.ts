import type { Run, TaskState } from '../../model/run.ts'
import { COLUMNS, type Column, columnOf } from '../board.ts'
import {
  between,
  duration,
  localTime,
  maxAttempts,
  plural,
  type RunFacts,
  shownState,
  statusLabel,
  zone,
} from '../run-view.ts'
import { oneLine } from '../terminal.ts'
import { type Html, html } from './html.ts'

export type Tone = 'pending' | 'blue' | 'teal' | 'violet' | 'red' | 'green' | 'amber'

export const TONES: Record<Column, Tone> = {
  Pending: 'pending',
  Executing: 'blue',
  Verifying: 'teal',
  Reviewing: 'violet',
  'Needs Human Review': 'red',
  Approved: 'green',
  'Skipped or Forced': 'amber',
}

const STATE_TONES: Record<ReturnType<typeof shownState>['word'], Tone> = {
  running: 'blue',
  paused: 'amber',
  parked: 'amber',
  'waiting for you': 'red',
  halted: 'red',
  stopped: 'red',
  cancelled: 'pending',
  finished: 'green',
}

export const chip = (tone: Tone, word: string): Html => html`<span class="chip tone-${tone}">${word}</span>`

export function stateChip(run: Run, facts?: RunFacts): Html {
  const { word } = shownState(run, facts)
  return chip(STATE_TONES[word], word)
}

/** The last folder of a path, for a repository's name. */
export const repositoryName = ({ root }: Run): string => oneLine(root).split(/[\\/]/).at(-1) ?? ''

/** `2026-11-17 21:00 UTC`, in the time zone of the reader. */
export const dayAndTime = (iso: string): string => `${localTime(iso).slice(0, 16)} ${zone(iso)}`

export interface CardFacts {
  id: string
  column: Column
  href: string
  /** Where it stands in its column: by run, then by plan. */
  order: string
  /** The client of the run has ended: no agent works on. */
  isGone?: boolean
}

export function renderCard(run: Run, task: TaskState, facts: CardFacts): Html {
  const { id, column, href, order } = facts
  const why = whyOf(task, column)
  const tries =
    task.attempts.length === 0 ? undefined : `attempt ${task.attempts.length} of ${maxAttempts(run, task)}`
  return html`<li class="card tone-${TONES[column]}" id="${id}" data-order="${order}"><div class="meta"><span class="mono">${oneLine(task.id)}</span><span title="${oneLine(run.spec)}">${oneLine(run.spec)}</span></div><a href="${href}">${oneLine(task.name ?? task.title)}</a><div class="meta">${[label(task, column, facts.isGone), tries].map((text) => text && html`<span>${text}</span>`)}</div>${why && html`<p class="why">${why}</p>`}</li>`
}

/** The column says most of it; a word more where it does not. */
function label(task: TaskState, column: Column, isGone?: boolean): string {
  if (task.waiting) return 'asks for a permission'
  if (task.givenUp) return 'given up'
  if (task.status === 'failed') return 'refused, to be tried again'
  if (task.kind === 'checkpoint' && column === 'Needs Human Review') return 'checkpoint'
  if (column === 'Approved') return task.decision ? 'decided by a person' : ''
  const word = statusLabel(task, isGone)
  return column.toLowerCase() === word ? '' : word
}

function whyOf(task: TaskState, column: Column): string | undefined {
  if (task.waiting) return oneLine(`${task.waiting.tool}: ${task.waiting.what}`)
  // The address of the person is on the task's page.
  if (task.override)
    return oneLine(`${task.override.who.replace(/\s*<[^<>]*>$/, '')}: ${task.override.reason}`)
  const last = task.attempts.at(-1)?.failures.at(-1)
  if (column === 'Needs Human Review')
    return asks(task, last?.reason ?? task.pausedFor?.reason ?? task.checkpoint?.question)
  return task.status === 'approved' || !last ? undefined : oneLine(last.reason)
}

/** The card has the title already. */
const asks = ({ name, title }: TaskState, why = ''): string | undefined =>
  oneLine(why) === oneLine(name ?? title) ? undefined : oneLine(why)

const SEGMENTS: readonly Column[] = [
  'Approved',
  'Skipped or Forced',
  'Reviewing',
  'Verifying',
  'Executing',
  'Needs Human Review',
]

/** One bar for all tasks of a run, by what they have come to. `asked` is the checkpoint whose turn it is. */
export function progressBar({ tasks }: Run, asked?: string): Html {
  const approved = tasks.filter(({ status }) => status === 'approved').length
  const said = `${approved} of ${plural(tasks.length, 'task')} approved`
  let x = 0
  const parts = SEGMENTS.map((column) => {
    const tone = TONES[column]
    const count = tasks.filter((task) => columnOf(task, asked) === column).length
    const width = (100 * count) / Math.max(1, tasks.length)
    const part = html`<rect class="tone-${tone}" x="${x}" y="0" width="${width}" height="4"/>`
    x += width
    return width > 0 && part
  })
  return html`<svg class="progress" height="8" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label="${said}">${parts}</svg>`
}

/** What the colours of the bar mean, and how many tasks each has. */
export function progressLegend({ tasks }: Run, asked?: string): Html {
  const counted = [...SEGMENTS, 'Pending' as const].map((column) => ({
    column,
    count: tasks.filter((task) => columnOf(task, asked) === column).length,
  }))
  return html`<ul class="legend">${counted.map(({ column, count }) => count > 0 && html`<li class="tone-${TONES[column]}"><strong>${count}</strong> ${column.toLowerCase()}</li>`)}</ul>`
}

/** When a session acts on what was done on the board. */
export const UNTIL_NEXT_TURN =
  'Its session goes on within seconds if it is open on a screen; otherwise at its next prompt, or with /ultraplan:resume.'

export interface StripFacts {
  key: string
  href: string
  /** The session has not acted yet on what was done on the board. */
  waits: boolean
  facts: RunFacts
}

/** A run in a few lines, above the board. */
export function renderStrip(run: Run, { key, href, waits, facts }: StripFacts): Html {
  const { why } = shownState(run, facts)
  const asked = facts.asks?.find(({ holdsRun }) => holdsRun)?.task
  const approved = run.tasks.filter(({ status }) => status === 'approved').length
  const time = duration(between(run.startedAt, run.endedAt ?? run.lastAt) ?? 0)
  return html`<article class="strip" id="run-${key}" data-run="${key}"><header><h2><a href="${href}">${oneLine(run.spec)}</a></h2>${stateChip(run, facts)}</header>${progressBar(run, asked)}<p class="muted">${approved} of ${plural(run.tasks.length, 'task')} approved in ${time} · ${repositoryName(run)}, ${oneLine(run.branch)} · started ${dayAndTime(run.startedAt)}</p>${why !== undefined && html`<p>${why}</p>`}${waits && html`<p>${UNTIL_NEXT_TURN}</p>`}</article>`
}

/** What becomes of messages that no webhook took. */
const LISTED_UNTIL =
  'They are not sent again, and stay listed as long as the run is kept: they are part of its record. Correct webhook in .ultraplan/config.yaml before the next run.'

export interface BoardColumns {
  strips: readonly Html[]
  /** The cards of each column, in order. */
  cards: Readonly<Record<Column, readonly Html[]>>
  broken: readonly { run: string; why: string }[]
  /** Webhook messages that no server took, by run. */
  dead?: readonly { run: string; letters: readonly string[] }[]
}

export function renderBoard({ strips, cards, broken, dead = [] }: BoardColumns): Html {
  const columns = COLUMNS.map(
    (column, index) =>
      html`<section class="column tone-${TONES[column]}" data-column="${index}" data-count="${cards[column].length}" aria-labelledby="column-${index}"><h2 id="column-${index}">${column} <span class="count">${cards[column].length}</span></h2><ol class="cards">${cards[column]}</ol><p class="empty">nothing here</p></section>`,
  )
  const trouble = [
    ...broken.map(({ run, why }) => html`<p>run ${run} cannot be read: ${why}</p>`),
    ...dead.map(
      ({ run, letters }) =>
        html`<details><summary>${oneLine(run)}: no webhook took ${plural(letters.length, 'message')}</summary><ul>${letters.map((text) => html`<li>${text}</li>`)}</ul><p class="muted">${LISTED_UNTIL}</p></details>`,
    ),
  ]
  return html`<h1 class="skip-link">The board</h1>${trouble.length > 0 && html`<section class="panel tone-red" id="trouble" aria-label="Trouble">${trouble}</section>`}<div class="strips" id="strips">${strips}</div><section class="panel none-yet"><h2>No run yet</h2><p>Start one in Claude Code with <code>/ultraplan:implement &lt;spec&gt;</code>. It appears here by itself.</p></section><div id="board"><div class="columns" id="columns" tabindex="0" role="region" aria-label="Tasks by state">${columns}</div></div>`
}
