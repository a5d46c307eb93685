import { z } from 'zod'
import {
  ApiError,
  ApiTasks,
  Completed,
  Escalated,
  Pending,
  Requeued,
  VerificationReport,
} from './verification.ts'
import { VERSION } from './version.ts'

const schema = (type: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io })
  return rest
}

const answer = (description: string, ...types: z.ZodType[]) => ({
  description,
  content: {
    'application/json': {
      schema:
        types.length === 1 && types[0] ? schema(types[0]) : { oneOf: types.map((type) => schema(type)) },
    },
  },
})

const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [String(status), answer(REFUSED[status] ?? '', ApiError)]))

const REFUSED: Record<number, string> = {
  400: 'the body is not a report, or the request is not HTTP as expected',
  401: 'no key, or a wrong one',
  403: 'the Host or Origin header names another place, or a browser session reports without the key',
  404: 'there is no such task',
  408: 'the request did not arrive in time',
  409: 'several tasks have this id of their plan',
  413: 'the body is too large',
  415: 'the body is not application/json',
  429: 'too many requests; Retry-After says when',
  431: 'the headers are too large',
  500: 'the server could not read or write the run',
}

const report = {
  summary: 'Report the result of one verification level; a report is a claim, and the gate decides',
  security: [{ key: [] }],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: schema(VerificationReport, 'input') } },
  },
  responses: {
    '200': answer(
      'the task is completed, was re-queued, or waits for a person',
      Completed,
      Requeued,
      Escalated,
    ),
    '202': answer('recorded; the gate has not proved all levels yet', Pending),
    ...refusals(400, 401, 403, 404, 408, 409, 413, 415, 429, 431, 500),
  },
}

/** The description of the API, from the schemas that the server checks with. */
export const openApi = () => ({
  openapi: '3.1.0',
  info: { title: 'ultraplan', version: VERSION },
  components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/api/tasks': {
      get: {
        summary: 'Every task of every run, with the id that the other routes take',
        security: [{ key: [] }],
        responses: { '200': answer('the tasks', ApiTasks), ...refusals(400, 401, 403, 408, 429, 431, 500) },
      },
    },
    '/api/tasks/{id}/verification': { post: report },
    '/api/naomi/tasks/{id}/verification': { post: report },
  },
})
