import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { BoardRuns } from '../../src/engine/report/board-runs.ts'
import { openRunAt } from '../../src/engine/runs/open-run.ts'
import { append } from '../../src/engine/runs/record.ts'
import { apiKey } from '../../src/engine/setup/api-key.ts'
import type { EventBody } from '../../src/model/event.ts'
import { makeApp } from '../../src/server/app.ts'
import { Live } from '../../src/server/events.ts'
import { RateLimit } from '../../src/server/rate-limit.ts'
import { Sessions } from '../../src/server/sessions.ts'
import { journalRun } from './journaled-run.ts'
import { Story } from './run-builder.ts'
import { KEY } from './spawned-board.ts'

export { KEY }
export const HOST = '127.0.0.1:4747'

/** The board of one home, without a socket. */
export function boardOf(home: string, limits = { anonymous: 1e9, known: 1e9 }) {
  const runs = new BoardRuns(home)
  const live = new Live(runs)
  const sessions = new Sessions()
  onTestFinished(() => live.close())
  const app = makeApp({
    key: apiKey(home, { FOUNDATION_API_KEY: KEY }),
    sessions,
    hosts: new Set([HOST]),
    limits: {
      anonymous: new RateLimit(1, limits.anonymous),
      known: new RateLimit(1, limits.known),
    },
    runs,
    live,
  })
  const request = (path: string, init: RequestInit = {}) =>
    app.request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } })
  const withKey = { authorization: `Bearer ${KEY}` }
  /** A browser session's cookie. */
  const cookie = () => ({ cookie: `ultraplan_session_4747=${sessions.redeem(sessions.newLink())}` })
  return {
    runs,
    live,
    sessions,
    app,
    request,
    withKey,
    cookie,
    get: (path: string, headers: Record<string, string> = withKey) => request(path, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = withKey) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** A form of the board that a person has sent, about its newest run. */
    act: (fields: Record<string, string>, headers = {}) =>
      request('/act', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://${HOST}`,
          ...cookie(),
          ...headers,
        },
        body: new URLSearchParams({
          run: runs.all()[0]?.key ?? '',
          name: 'Ada',
          reason: 'the host is up again',
          ...fields,
        }),
      }),
  }
}

/** The same with a run in it, which `story` tells. */
export function boardServer(story = new Story(), limits?: Parameters<typeof boardOf>[1]) {
  const place = journalRun(story)
  return {
    ...place,
    ...boardOf(place.home, limits),
    story,
    /** Events that the engine records. */
    append(...events: EventBody[]) {
      const open = openRunAt(place.dir, place.home)
      if (!open) throw new Error('no run')
      append(open, ...events)
      return open.run
    },
    run() {
      const open = openRunAt(place.dir, place.home)
      if (!open) throw new Error('no run')
      return open.run
    },
  }
}

export const removeLater = (path: string) =>
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
