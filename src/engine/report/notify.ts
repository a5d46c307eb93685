import { setTimeout as sleep } from 'node:timers/promises'
import { postJson } from '../../io/http.ts'
import type { Announcement } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import { taskWord } from '../../model/task-name.ts'
import { taskOf } from '../../run/change.ts'
import { queueJson } from '../../view/summary.ts'
import { oneLine } from '../../view/terminal.ts'
import { openRunAt } from '../runs/open-run.ts'
import { append } from '../runs/record.ts'

/** What the webhook gets. `text` alone is enough for chat services. */
interface WebhookBody {
  event: Announcement['event']
  run: string
  spec: string
  state: Run['state']
  branch: string
  at: string
  task?: {
    id: string
    title: string
    status: string
    attempts: number
    options: string[]
    queue: ReturnType<typeof queueJson>
  }
  reason?: string
  text: string
}

const LIMIT_MS = 10_000
const PAUSES_MS = [2_000, 15_000]

/** Runs in the worker: sends what one `announced` event contains. A failed delivery is noted, and the run continues. */
export async function deliver(dir: string, home: string, seq: number, pausesMs = PAUSES_MS): Promise<void> {
  const open = openRunAt(dir, home)
  const url = open?.run.config.webhook
  const event = open && [...open.journal.events()].find((each) => each.seq === seq)
  if (!open || url === undefined || event?.type !== 'announced') return
  for (const about of event.about) {
    const why = await tell(url, bodyOf(open.run, about, event.at), pausesMs)
    if (why !== undefined)
      append(open, { type: 'noted', text: `the webhook was not told ${about.event}: ${why}` })
  }
}

async function tell(
  url: string,
  body: WebhookBody,
  pausesMs: readonly number[],
): Promise<string | undefined> {
  const [pause, ...later] = pausesMs
  const posted = await postJson(url, body, LIMIT_MS)
  if (posted.kind === 'taken') return undefined
  if (pause === undefined) return posted.why
  await sleep(pause)
  return tell(url, body, later)
}

function bodyOf(run: Run, about: Announcement, at: string): WebhookBody {
  const task = about.task === undefined ? undefined : taskOf(run, about.task)
  const reason = about.reason === undefined ? undefined : oneLine(about.reason)
  const what = task
    ? `${task.name ? taskWord(task) : `task ${task.id} (${oneLine(task.title)})`} needs a person`
    : WORDS[about.event]
  return {
    event: about.event,
    run: run.id,
    spec: run.spec,
    state: run.state,
    branch: run.branch,
    at,
    ...(task
      ? {
          task: {
            id: task.id,
            title: oneLine(task.title),
            status: task.status,
            attempts: task.attempts.length,
            options: task.pausedFor?.options ?? [],
            queue: queueJson(task),
          },
        }
      : {}),
    ...(reason === undefined ? {} : { reason }),
    text: `ultraplan: ${oneLine(run.spec)}: ${what}${reason === undefined ? '' : `: ${reason}`}`,
  }
}

const WORDS: Record<Announcement['event'], string> = {
  task_escalated: 'a task needs a person',
  run_parked: 'the run is parked',
  run_halted: 'the run is halted',
  run_finished: 'the run has finished',
}
