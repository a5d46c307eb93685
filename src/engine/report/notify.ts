import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readText, tried, ultraplanHome } from '../../io/files.ts'
import { postJson } from '../../io/http.ts'
import { isAlive, isSameProcess, thisProcess } from '../../io/process-ref.ts'
import type { Announcement, Event } from '../../model/event.ts'
import type { Queued, Run } from '../../model/run.ts'
import { taskWord } from '../../model/task-name.ts'
import { taskOf } from '../../run/change.ts'
import { nameIn } from '../../view/run-view.ts'
import { queueJson } from '../../view/summary.ts'
import { oneLine } from '../../view/terminal.ts'
import { type OpenRun, openJournalAt } from '../runs/open-run.ts'
import { append, record, recordOn } from '../runs/record.ts'

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
/** After each failed try; after the last one the message is a dead letter. */
const PAUSES_MS = [2_000, 15_000, 60_000, 300_000, 1_800_000]
const LOOK_EVERY_MS = 500

/**
 * Runs in the worker: sends what is queued in the journal, and records how each message fared. It ends when nothing is
 * queued. One process at a time sends; another takes over when it has died.
 */
export async function deliver(dir: string, home: string, pausesMs = PAUSES_MS): Promise<void> {
  const journal = openJournalAt(dir, home)
  const { state: run } = journal
  const url = run?.config.webhook
  if (!run || url === undefined) return
  const open: OpenRun = { run, journal, dir, home }
  if (!becomeSender(open)) return
  for (;;) {
    open.run = journal.refresh() ?? open.run
    const entry = soonest(open.run, pausesMs)
    if (!entry && finish(open)) return
    if (!entry || entry.dueMs > Date.now()) await sleep(LOOK_EVERY_MS)
    else await send(open, url, entry.queued, pausesMs.length)
  }
}

function becomeSender(open: OpenRun): boolean {
  const self = thisProcess()
  return recordOn(
    open,
    ({ sender }) => sender !== undefined && !isSameProcess(sender, self) && isAlive(sender),
    ({ sender }, isOther) => ({
      events:
        isOther || (sender && isSameProcess(sender, self)) ? [] : [{ type: 'webhook_claimed', sender: self }],
      reply: !isOther,
    }),
  )
}

/** Under the lock: what is queued later finds no sender, and starts one. */
const finish = (open: OpenRun): boolean =>
  record(open, ({ outbox }) =>
    outbox ? { events: [], reply: false } : { events: [{ type: 'webhook_claimed' }], reply: true },
  )

function soonest({ outbox = [] }: Run, pausesMs: readonly number[]) {
  const due = outbox.map((queued) => ({
    queued,
    dueMs: queued.triedAt === undefined ? 0 : Date.parse(queued.triedAt) + (pausesMs[queued.tries - 1] ?? 0),
  }))
  return due.sort((a, b) => a.dueMs - b.dueMs)[0]
}

async function send(open: OpenRun, url: string, queued: Queued, retries: number): Promise<void> {
  const id = `msg_${hash(open.run.id, open.run.root, open.run.startedAt, queued.key)}`
  const sign = (text: string) => signature(webhookSecret(open.home), id, new Date(), text)
  const posted = await postJson(url, bodyOf(open.run, queued, queued.at), LIMIT_MS, sign)
  const { key, tries } = queued
  if (posted.kind === 'taken') append(open, { type: 'webhook_tried', key, result: 'taken' })
  else
    append(open, {
      type: 'webhook_tried',
      key,
      result: tries < retries ? 'refused' : 'dead',
      why: posted.why,
    })
}

const hash = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32)

export const secretFile = (home: string): string => join(ultraplanHome(home), 'webhook-secret')

/** Made once, for its owner alone. The receiver needs it to check the signatures. */
function webhookSecret(home: string): string {
  const file = secretFile(home)
  const kept = readText(file)?.trim()
  if (kept) return kept
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const made = `whsec_${randomBytes(32).toString('base64')}`
  // Of two processes that make one at the same time the first counts.
  tried(() => writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' }))
  return readText(file)?.trim() ?? made
}

/** The headers of Standard Webhooks: an id that stays the same when a message is sent again, the time, the signature. */
function signature(secret: string, id: string, at: Date, text: string): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = createHmac('sha256', key).update(`${id}.${seconds}.${text}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signed}` }
}

function bodyOf(run: Run, about: Announcement, at: string): WebhookBody {
  const task = about.task === undefined ? undefined : taskOf(run, about.task)
  const reason = about.reason === undefined ? undefined : oneLine(about.reason)
  const named = task && (task.name ? taskWord(task) : `task ${task.id} (${oneLine(task.title)})`)
  const what = named
    ? `${named} ${about.event === 'task_refused' ? 'was refused' : 'needs a person'}`
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
  task_refused: 'a task was refused',
  run_parked: 'the run is parked',
  run_halted: 'the run is halted',
  run_finished: 'the run has finished',
}

/** The messages of a run that no server took, in words, the oldest first. */
export interface DeadLetters {
  run: Run
  letters: string[]
}

const MARK = '"result":"dead"'

/**
 * From the journal itself: the run remembers only the newest. Most runs have none, so a journal is searched for the word
 * before it is opened; that takes about a millisecond for a megabyte.
 */
export function deadLettersIn(dir: string, home: string): DeadLetters | undefined {
  if (!tried(() => readFileSync(join(dir, 'journal.jsonl')).includes(MARK))) return undefined
  const journal = tried(() => openJournalAt(dir, home))
  const run = journal?.state
  if (!journal || !run) return undefined
  const letters = tried(() => lettersOf(run, journal.events()), [])
  return letters.length > 0 ? { run, letters } : undefined
}

function lettersOf(run: Run, events: Iterable<Event>): string[] {
  const told = new Map<string, Announcement>()
  const letters: string[] = []
  for (const event of events) {
    if (event.type === 'announced') for (const one of event.about) told.set(one.key, one)
    const about = event.type === 'webhook_tried' && event.result === 'dead' && told.get(event.key)
    if (about) letters.push(`${inWords(run, about)}: ${oneLine(event.why ?? 'no server took it')}`)
  }
  return letters
}

const inWords = (run: Run, { event, task }: Announcement): string =>
  task === undefined ? event : `${event} of ${nameIn(run, task)}`
