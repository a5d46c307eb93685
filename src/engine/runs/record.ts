import { notifyDesktop } from '../../io/desktop.ts'
import { isAlive, startWorker } from '../../io/process-ref.ts'
import type { EventBody } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import { announcements, hasToTell, newsForPerson } from '../../run/announcements.ts'
import { oneLine } from '../../view/terminal.ts'
import { type OpenRun, openJournalAt } from './open-run.ts'
import { project } from './projections/table.ts'

/** The events that a decision records, and its answer to the caller. */
export interface Decision<T> {
  events: readonly EventBody[]
  reply: T
}

/** How often facts are gathered again before they are gathered under the journal's lock. */
const TRIES = 3

/**
 * The only place that changes a run. The decision sees the newest state under the journal's lock and does no I/O. Its
 * events are on disk before the projections follow, and before the answer goes back.
 */
export function record<T>(open: OpenRun, decide: (run: Run) => Decision<T>): T {
  const decision = write(open, decide)
  if (!decision) throw new Error('nothing was decided')
  return decision.reply
}

/** For decisions that have no answer but their events. */
export const recordEvents = (open: OpenRun, decide: (run: Run) => readonly EventBody[]): void =>
  record(open, (run) => ({ events: decide(run), reply: undefined }))

/** For events that do not depend on the newest state. */
export const append = (open: OpenRun, ...events: readonly EventBody[]): void =>
  recordEvents(open, () => events)

/**
 * For decisions that need facts of git or of files. The facts are gathered before the lock is taken, and gathered again
 * if the run has changed in between.
 */
export function recordOn<F, T>(
  open: OpenRun,
  gather: (run: Run) => F,
  decide: (run: Run, facts: F) => Decision<T>,
): T {
  for (let attempt = 1; ; attempt += 1) {
    const seen = open.run
    const facts = gather(seen)
    const decision = write(open, (run) => {
      if (run.lastSeq === seen.lastSeq) return decide(run, facts)
      return attempt === TRIES ? decide(run, gather(run)) : undefined
    })
    if (decision) return decision.reply
  }
}

/** Begins a journal. `first` may write evidence: the folder for it exists by then. */
export function recordStart(dir: string, home: string, first: () => EventBody): OpenRun {
  const journal = openJournalAt(dir, home, true)
  const start = first()
  const { state } = journal.update((run) => (run ? [] : [start]))
  if (!state) throw new Error('the run has no state')
  const open: OpenRun = { run: state, journal, dir, home }
  project(open, undefined)
  return open
}

function write<T>(open: OpenRun, decide: (run: Run) => Decision<T> | undefined): Decision<T> | undefined {
  const decision = writeQuietly(open, decide)
  if (decision && decision.events.length > 0) announce(open)
  return decision
}

/** Without looking for something to announce. */
function writeQuietly<T>(
  open: OpenRun,
  decide: (run: Run) => Decision<T> | undefined,
): Decision<T> | undefined {
  let before: Run | undefined
  let decision: Decision<T> | undefined
  const { state, events } = open.journal.update((run) => {
    if (!run) throw new Error('the run has no state')
    before = run
    decision = decide(run)
    return decision?.events ?? []
  })
  if (state) open.run = state
  if (events.length > 0) project(open, before)
  if (before && events.length > 0) tellPerson(before, open.run)
  return decision
}

/** On the desktop, if the configuration asks for it. Like the webhook it is a delivery, but a lost one is not repeated. */
function tellPerson(before: Run, now: Run): void {
  if (now.config.notify !== 'desktop') return
  for (const news of newsForPerson(before, now))
    notifyDesktop(`ultraplan: ${oneLine(now.spec)}`, oneLine(news))
}

/**
 * The webhook is a delivery, not a projection. What has to be sent is in the journal first, so that a crash loses none:
 * whoever opens the run next queues what a process that died has left.
 * A worker sends it, because a hook must not wait for another server; a worker that died is followed by another.
 */
export function announce(open: OpenRun): void {
  if (!hasToTell(open.run)) return
  if (announcements(open.run).length > 0)
    writeQuietly(open, (run) => {
      const about = announcements(run)
      return {
        events: about.length > 0 ? [{ type: 'announced', about, queued: true }] : [],
        reply: undefined,
      }
    })
  const { outbox, sender } = open.run
  if (!outbox || (sender && isAlive(sender))) return
  let event: EventBody
  try {
    event = { type: 'webhook_claimed', sender: startWorker(['notify', open.dir, open.home]) }
  } catch (error) {
    event = { type: 'noted', text: `the webhook was not told: ${(error as Error).message}` }
  }
  writeQuietly(open, () => ({ events: [event], reply: undefined }))
}
