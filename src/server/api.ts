import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Received, receiveReports } from '../engine/judge/receive-report.ts'
import type { BoardRun, BoardRuns } from '../engine/report/board-runs.ts'
import { apiTasks, findApiTask } from '../engine/report/board-tasks.ts'
import { openApi } from '../model/openapi.ts'
import { type ApiError, type VerificationAnswer, VerificationReport } from '../model/verification.ts'
import { type Env, only, refusal } from './guard.ts'

const LARGEST = 64 * 1024

/** The verification API of seed 004. Both paths are the same route. */
export function addApi(app: Hono<Env>, runs: BoardRuns, changed: () => void): void {
  app.get('/api/openapi.json', (context) => context.json(openApi()))
  app.get('/api/tasks', only('key', 'session'), (context) => {
    runs.look()
    return context.json({ tasks: apiTasks(runs) })
  })
  const limit = bodyLimit({
    maxSize: LARGEST,
    onError: () => {
      throw refusal(413, `the body has more than ${LARGEST} bytes`, 'shorten the details')
    },
  })
  const inbox = new Inbox(runs, changed)
  for (const path of ['/api/tasks/:id/verification', '/api/naomi/tasks/:id/verification'])
    app.post(path, only('key'), limit, async (context) => {
      const report = await readReport(context)
      runs.look()
      const found = findApiTask(runs, context.req.param('id') ?? '')
      if ('status' in found) return context.json(found.body, found.status)
      const answer = await inbox.take(found.board, { task: found.task.id, id: found.id, report })
      return context.json(answer, answer.action === 'pending' ? 202 : 200)
    })
}

interface Waiting {
  board: BoardRun
  received: Received
  answer(answer: VerificationAnswer): void
  fail(error: unknown): void
}

/**
 * Reports that arrive together are recorded together. A record of a large run takes a good part of a second: one for
 * each report would hold up everything else, until the server itself takes connections that it has not read for idle.
 */
class Inbox {
  private waiting: Waiting[] = []

  constructor(
    private readonly runs: BoardRuns,
    private readonly changed: () => void,
  ) {}

  take(board: BoardRun, received: Received): Promise<VerificationAnswer> {
    return new Promise((answer, fail) => {
      if (this.waiting.length === 0) setImmediate(() => this.record())
      this.waiting.push({ board, received, answer, fail })
    })
  }

  /** Of one run, and of each task the first: what the next report about it is, depends on this one. */
  private record(): void {
    const [first] = this.waiting
    if (!first) return
    const together = new Map<string, Waiting>()
    for (const one of this.waiting)
      if (one.board.key === first.board.key && !together.has(one.received.task))
        together.set(one.received.task, one)
    const batch = [...together.values()]
    this.waiting = this.waiting.filter((one) => !batch.includes(one))
    if (this.waiting.length > 0) setImmediate(() => this.record())
    try {
      const answers = receiveReports(
        this.runs.open(first.board),
        batch.map(({ received }) => received),
      )
      for (const [index, answer] of answers.entries()) batch[index]?.answer(answer)
      this.changed()
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }
}

async function readReport(context: Context<Env>): Promise<VerificationReport> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw refusal(415, 'the body is not application/json', 'send Content-Type: application/json')
  const body = await context.req.json().catch(() => {
    throw refusal(400, 'the body is not JSON', 'GET /api/openapi.json describes it')
  })
  const read = VerificationReport.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const error: ApiError = {
    error: `${issue?.path.join('.') || 'the body'}: ${issue?.message ?? 'not a report'}`,
    fix: 'GET /api/openapi.json describes it',
  }
  throw refusal(400, error.error, error.fix)
}
