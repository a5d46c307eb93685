import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { BoardRuns } from '../engine/report/board-runs.ts'
import { type Env, only, refusal } from './guard.ts'
import { type Cursor, newsAfter, readCursor, writeCursor } from './news.ts'

const LOOK_EVERY_MS = 200
/** Changes that come together are sent together. */
const TOGETHER_MS = 50
const PING_MS = 15_000
const MOST_READERS = 1000

/** Follows the journals, and wakes the readers when something was appended. Nothing is queued for anyone. */
export class Live {
  readers = 0
  private readonly sleeping = new Set<() => void>()
  private timer: NodeJS.Timeout | undefined
  private soon: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(private readonly runs: BoardRuns) {}

  start(): void {
    this.timer = setInterval(() => {
      if (this.runs.look().length > 0) this.wake()
    }, LOOK_EVERY_MS)
  }

  wake(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined
      this.runs.look()
      for (const wake of [...this.sleeping]) wake()
    }, TOGETHER_MS)
  }

  get closed(): boolean {
    return this.isClosed
  }

  close(): void {
    this.isClosed = true
    clearInterval(this.timer)
    clearTimeout(this.soon)
    for (const wake of [...this.sleeping]) wake()
  }

  /** Resolves when there may be news: false when only time has passed. */
  wait(ms: number, onStop: (stop: () => void) => void): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (isNews: boolean) => {
        clearTimeout(timer)
        this.sleeping.delete(wake)
        resolve(isNews)
      }
      const wake = () => done(true)
      const timer = setTimeout(() => done(false), ms)
      this.sleeping.add(wake)
      onStop(wake)
    })
  }
}

/**
 * Server-sent events, straight from the journals. A reader has a cursor and nothing else: a slow one falls behind alone,
 * and one that was cut off goes on where it was, with the numbers of the last events that it got.
 */
export function addEvents(app: Hono<Env>, runs: BoardRuns, live: Live): void {
  app.get('/events', only('key', 'session'), (context) => {
    if (live.readers >= MOST_READERS) throw refusal(429, 'too many readers', 'close another board')
    const since = context.req.header('last-event-id') ?? context.req.query('since')
    runs.look()
    let cursor: Cursor = since === undefined ? newsAfter(runs, undefined).cursor : readCursor(since)
    return streamSSE(context, async (stream) => {
      live.readers += 1
      let stop = () => {}
      stream.onAbort(() => stop())
      try {
        await stream.write('retry: 1000\n: hello\n\n')
        while (!stream.aborted && !live.closed) {
          const news = newsAfter(runs, cursor)
          cursor = news.cursor
          if (news.text !== undefined) await stream.writeSSE({ id: writeCursor(cursor), data: news.text })
          else if (
            !(await live.wait(PING_MS, (wake) => {
              stop = wake
            }))
          )
            await stream.write(': ping\n\n')
        }
      } finally {
        live.readers -= 1
      }
    })
  })
}
