import { type BoardRun, type BoardRuns, eventsAfter } from '../engine/report/board-runs.ts'
import type { Event } from '../model/event.ts'
import { boardCards, boardStrip } from './cards.ts'

/** The number of the last event that a reader knows, for each run, and a half more if its client is gone since. */
export type Cursor = ReadonlyMap<string, number>

const HALF = 0.5
const isHalf = (mark: number): boolean => mark % 1 !== 0
const markOf = ({ run, isGone }: BoardRun): number => run.lastSeq + (isGone ? HALF : 0)

/** `3f2a1b7c:120,9d…:44-`: the id of a message, and what a reader comes back with. */
export const writeCursor = (cursor: Cursor): string =>
  [...cursor]
    .map(([key, mark]) => `${key}:${Math.floor(mark).toString(36)}${isHalf(mark) ? '-' : ''}`)
    .join(',')

export function readCursor(text: string): Cursor {
  const parts = text.slice(0, 8000).matchAll(/([0-9a-f]{8}):([0-9a-z]{1,8})(-?)/g)
  return new Map(
    [...parts].map(([, key = '', seq = '', gone]) => [key, Number.parseInt(seq, 36) + (gone ? HALF : 0)]),
  )
}

export interface News {
  cursor: Cursor
  /** Absent when nothing has happened. */
  text?: string
}

const MOST_KEPT = 64
const kept = new Map<string, string>()

/** What happened after a cursor. Without one nothing is told, and the cursor begins here. */
export function newsAfter(runs: BoardRuns, from: Cursor | undefined): News {
  const boards = runs.all()
  const cursor: Cursor = new Map(boards.map((board) => [board.key, markOf(board)]))
  const news = from ? boards.filter((board) => from.get(board.key) !== markOf(board)) : []
  if (!from || news.length === 0) return { cursor }
  // Most readers stand at the same place: the message is made once for all of them.
  const name = news.map((board) => `${board.key}:${from.get(board.key) ?? 0}-${markOf(board)}`).join(',')
  const text =
    kept.get(name) ?? JSON.stringify({ runs: news.map((board) => newsOf(board, from.get(board.key) ?? 0)) })
  kept.set(name, text)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return { cursor, text }
}

function newsOf(board: BoardRun, since: number) {
  const events = eventsAfter(board, since)
  return {
    key: board.key,
    seq: board.run.lastSeq,
    events: events.map((event) => ({
      seq: event.seq,
      at: event.at,
      type: event.type,
      task: taskOf(board, event),
    })),
    strip: boardStrip(board).text,
    // A client that is gone has left the cards of all its agents behind.
    cards: boardCards(board, isHalf(since) === board.isGone ? changedTasks(board, events) : undefined),
  }
}

/** Events about a ticket name only the ticket. */
function taskOf({ run }: BoardRun, event: Event): string | undefined {
  if ('task' in event && typeof event.task === 'string') return event.task
  if (!('ticket' in event)) return undefined
  const { ticket } = event
  return (
    run.tickets.find(({ id }) => id === ticket)?.task ??
    run.tasks.find((task) => [...task.attempts, ...task.reviews].some((one) => one.ticket === ticket))?.id
  )
}

/** Undefined for all: an event that is about no task may have changed each of them. */
function changedTasks(board: BoardRun, events: readonly Event[]): ReadonlySet<string> | undefined {
  const tasks = events.filter(({ type }) => !QUIET.has(type)).map((event) => taskOf(board, event))
  return tasks.includes(undefined) ? undefined : new Set(tasks as string[])
}

const QUIET = new Set<Event['type']>([
  'directive_given',
  'prompt_seen',
  'notices_told',
  'notices_shown',
  'announced',
  'cost_told',
  'noted',
])
