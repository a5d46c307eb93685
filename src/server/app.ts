import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { BoardRuns } from '../engine/report/board-runs.ts'
import { addApi } from './api.ts'
import { addEvents, type Live } from './events.ts'
import { type Env, type Guarded, guard } from './guard.ts'
import { addPages, errorPage } from './pages.ts'

export interface Served extends Guarded {
  runs: BoardRuns
  live: Live
  /** Called when a one-time link was used, so that the terminal can show the next one. */
  onOpened?(): void
}

/** The whole server, without a socket. */
export function makeApp(served: Served): Hono<Env> {
  const app = new Hono<Env>()
  app.use(guard(served))
  addApi(app, served.runs, () => served.live.wake())
  addEvents(app, served.runs, served.live)
  addPages(app, served)
  const isForPrograms = (path: string) => path.startsWith('/api/') || path === '/events'
  app.notFound((context) =>
    isForPrograms(context.req.path)
      ? context.json({ error: 'there is nothing here', fix: 'GET /api/openapi.json lists the routes' }, 404)
      : context.html(errorPage('There is nothing here', 'The board has what there is.').text, 404),
  )
  app.onError((error, context) => {
    const status = error instanceof HTTPException ? error.status : 500
    // The text of an unexpected error may name files of this machine.
    const message = error instanceof HTTPException ? error.message : 'the run could not be read or written'
    const fix = error instanceof HTTPException && typeof error.cause === 'string' ? error.cause : ADVICE
    return isForPrograms(context.req.path)
      ? context.json({ error: message, fix }, status)
      : context.html(errorPage(message, fix).text, status)
  })
  return app
}

const ADVICE = '`ultraplan doctor` says what is wrong'
