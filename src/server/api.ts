import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { receiveReport } from '../engine/judge/receive-report.ts'
import type { BoardRuns } from '../engine/report/board-runs.ts'
import { apiTasks, findApiTask } from '../engine/report/board-tasks.ts'
import { openApi } from '../model/openapi.ts'
import { type ApiError, VerificationReport } from '../model/verification.ts'
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
  for (const path of ['/api/tasks/:id/verification', '/api/naomi/tasks/:id/verification'])
    app.post(path, only('key'), limit, async (context) => {
      const report = await readReport(context)
      runs.look()
      const found = findApiTask(runs, context.req.param('id') ?? '')
      if ('status' in found) return context.json(found.body, found.status)
      const answer = receiveReport(runs.open(found.board), found.task.id, found.id, report)
      changed()
      return context.json(answer, answer.action === 'pending' ? 202 : 200)
    })
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
