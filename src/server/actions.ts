import type { BoardRun } from '../engine/report/board-runs.ts'
import { offer } from '../model/person-words.ts'
import type { Run, TaskState } from '../model/run.ts'
import { type Html, html } from '../view/html/html.ts'
import { oneLine } from '../view/terminal.ts'

interface Form {
  act: 'reset' | 'pause' | 'resume' | 'cancel'
  label: string
  tone: 'blue' | 'amber' | 'red' | 'green'
  task?: string
}

const form = (key: string, { act, label, tone, task }: Form): Html =>
  html`<form method="post" action="/act"><input type="hidden" name="run" value="${key}"><input type="hidden" name="act" value="${act}">${task !== undefined && html`<input type="hidden" name="task" value="${task}">`}<label>Your name<input name="name" required maxlength="80" autocomplete="name"></label><label>Why<input name="reason" required maxlength="500"></label><button class="tone-${tone}">${label}</button></form>`

const UNSIGNED = html`<p class="muted">Name and reason are recorded as unsigned (board), and shown at the next prompt in the session.</p>`

const hasEnded = ({ state }: Run): boolean => state === 'finished' || state === 'cancelled'

/** What a person may do with a run in the browser. */
export function runActions({ run, key }: BoardRun): Html | undefined {
  if (hasEnded(run)) return undefined
  const isGoing = run.state === 'running' || run.state === 'parked'
  const main: Form = isGoing
    ? { act: 'pause', label: 'Pause the run', tone: 'amber' }
    : { act: 'resume', label: 'Resume the run', tone: 'green' }
  const also = run.state === 'parked' && form(key, { act: 'resume', label: 'Resume the run', tone: 'green' })
  return html`<section class="panel" data-part="person"><h2>What a person may do</h2>${form(key, main)}${also}<details><summary>Cancel the run</summary>${form(key, { act: 'cancel', label: 'Cancel for good', tone: 'red' })}</details>${UNSIGNED}</section>`
}

/** `to try again: /ultraplan:retry`, with the command apart. */
const typedLine = (text: string): Html => {
  const at = text.indexOf('/ultraplan:')
  return html`<p>${text.slice(0, at)}<code>${text.slice(at)}</code></p>`
}

/** What counts work as done has to be typed in the session; the board only says how. */
export function taskActions(
  { run, key }: BoardRun,
  task: TaskState,
  asked: string | undefined,
): Html | undefined {
  if (hasEnded(run) || task.status === 'approved' || task.override) return undefined
  const isStuck = task.status === 'escalated' || task.status === 'blocked'
  const mayReset = !task.givenUp && task.kind !== 'checkpoint' && (isStuck || task.status === 'failed')
  const isAsked = task.id === asked && task.kind === 'checkpoint'
  if (!mayReset && !isAsked) return undefined
  const id = oneLine(task.id)
  const options = (task.pausedFor?.options ?? ['skip']).filter((option) => option !== 'retry')
  const typed = isAsked
    ? [`to answer it: /ultraplan:decide --task ${id} <answer>`]
    : [
        ...options.map((option) => offer(option, id)),
        `to bypass every check: /ultraplan:force-complete --task ${id} --override-all`,
      ]
  return html`${mayReset && html`${form(key, { act: 'reset', label: 'Reset to pending', tone: 'blue', task: task.id })}${UNSIGNED}`}<div class="typed"><p>To be typed in the Claude Code session:</p>${typed.map(typedLine)}</div>`
}
