import { connect } from 'node:net'
import fc from 'fast-check'
import { expect } from 'vitest'
import { openJournalAt } from '../../src/engine/runs/open-run.ts'
import { boardServer, HOST, KEY } from './board-server.ts'
import { journalRun } from './journaled-run.ts'
import { Story } from './run-builder.ts'
import { spawnBoard } from './spawned-board.ts'

const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/events',
    '/act',
    '/open/x',
    '/api/tasks',
    '/runs/0',
    '/tasks/1.1',
    '/style.css',
    '/%',
    '//',
    '/../..',
  ),
  fc.constantFrom(
    '/api/tasks/1.1/verification',
    '/api/naomi/tasks/1.1/verification',
    '/api/tasks/%2e%2e/verification',
  ),
  fc.webPath(),
  fc.string().map((text) => `/${encodeURIComponent(text)}`),
)
const method = fc.constantFrom(
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'BREW',
)
const report = fc.record(
  {
    level: fc.oneof(fc.constantFrom('syntactic', 'contract', 'behavioral'), fc.anything()),
    passed: fc.oneof(fc.boolean(), fc.anything()),
    failedChecks: fc.anything(),
    summary: fc.string(),
    attemptNumber: fc.oneof(fc.integer({ min: 1, max: 2 }), fc.anything()),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  fc.constant(''),
  fc.string(),
  fc.json(),
  report.map((value) => {
    try {
      return JSON.stringify(value) ?? ''
    } catch {
      return '{'
    }
  }),
  fc.constant('run=0&act=cancel&name=Eve&reason=because'),
  fc.constant(JSON.stringify({ level: 'syntactic', passed: false, attemptNumber: 1 })),
)
const header = fc.oneof(
  fc.constantFrom(
    'Content-Type: application/json',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: text/plain',
    'Authorization: Bearer',
    'Authorization: Bearer wrong',
    `Authorization: Basic ${KEY}`,
    'Cookie: ultraplan_session_4747=guess',
    'Origin: http://evil.example',
    'Last-Event-ID: zzzz:zz,,::',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
  ),
  fc.string({ maxLength: 60 }).map((text) => `X-Fuzz: ${text.replace(/[\r\n]/g, '')}`),
)
const requested = fc.record({
  method,
  path,
  body,
  headers: fc.array(header, { maxLength: 4 }),
  host: fc.constantFrom('own', 'own', 'own', 'evil.example', ''),
  length: fc.constantFrom('right', 'right', 'right', 'wrong', 'none'),
})

/** Sends bytes as they are, and takes what comes. A request that promises more than it sends gets no answer. */
const send = (port: number, text: string, limitMs: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let got = ''
    const done = () => {
      socket.destroy()
      resolve(got)
    }
    socket.setTimeout(limitMs, done)
    socket.setEncoding('utf8').on('data', (part) => {
      got += part
      if (/^HTTP\/1\.1 \d+/.test(got) && !got.includes('text/event-stream')) done()
    })
    socket.on('error', done).on('close', done)
    socket.end(text)
  })

/**
 * The same requests without a socket and without a limit, so that each reaches its route; with `cookie` as another page
 * in the browser of a person could send them, who has the board open: with the cookie, and with any Origin but its own.
 */
export async function fuzzRoutes(count: number, cookie = false): Promise<Map<number, number>> {
  const server = boardServer(new Story().dispatch('1.1'))
  const before = server.run().lastSeq
  const session: [string, string][] = cookie ? [['cookie', server.cookie().cookie]] : []
  const form = { body: `run=${server.runs.all()[0]?.key}&act=cancel&name=Eve&reason=because`, path: '/act' }
  const typed: [string, string] = ['content-type', 'application/x-www-form-urlencoded']
  const statuses = new Map<number, number>()
  for (const [index, fuzzed] of fc.sample(requested, { numRuns: count, seed: 43 }).entries()) {
    const isForm = cookie && index % 3 === 0
    const { method, path, body } = isForm ? { ...fuzzed, ...form, method: 'POST' } : fuzzed
    const headers = [...headersOf(fuzzed.headers, fuzzed.host), ...session, ...(isForm ? [typed] : [])]
    const init = { method, headers, ...(/GET|HEAD/.test(method) ? {} : { body }) }
    const request = tryRequest(`http://${HOST}${path}`, init)
    if (!request) continue
    const response = await server.app.request(request)
    await response.body?.cancel()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  expect(statuses.get(500)).toBeUndefined()
  expect(server.run().lastSeq).toBe(before)
  return statuses
}

function headersOf(lines: readonly string[], host: string): [string, string][] {
  const own = host === 'own' ? HOST : host
  const named = lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? ''])
  return [['host', own], ...named]
}

/** Node refuses some requests before anyone sees them. */
function tryRequest(url: string, init: RequestInit): Request | undefined {
  try {
    return new Request(url, init)
  } catch {
    return undefined
  }
}

/** Requests of every kind, none with a key: the server lives, and the run stays as it is. */
export async function fuzzBoard(count: number): Promise<{ answered: number; printed: string }> {
  const place = journalRun(new Story().dispatch('1.1'))
  const board = await spawnBoard(place.home)
  const port = Number(new URL(board.url).port)
  const before = openJournalAt(place.dir, place.home).state?.lastSeq
  const requests = fc.sample(requested, { numRuns: count, seed: 42 })
  let answered = 0
  const one = async ({ method, path, body, headers, host, length }: (typeof requests)[number]) => {
    const bytes = Buffer.byteLength(body)
    const lengths = { right: [`Content-Length: ${bytes}`], wrong: [`Content-Length: ${bytes + 7}`], none: [] }
    const hosts = host === 'own' ? [`Host: 127.0.0.1:${port}`] : host === '' ? [] : [`Host: ${host}`]
    const head = [`${method} ${path} HTTP/1.1`, ...hosts, ...lengths[length], 'Connection: close', ...headers]
    const got = await send(port, `${head.join('\r\n')}\r\n\r\n${body}`, length === 'wrong' ? 300 : 10_000)
    if (got.startsWith('HTTP/1.1 ')) answered += 1
    expect(got.slice(9, 12)).not.toBe('500')
  }
  for (let at = 0; at < requests.length; at += 50) await Promise.all(requests.slice(at, at + 50).map(one))
  expect(openJournalAt(place.dir, place.home).state?.lastSeq).toBe(before)
  const alive = await fetch(`${board.url}/api/tasks`, { headers: { authorization: `Bearer ${KEY}` } })
  expect(alive.status).toBe(200)
  return { answered, printed: board.printed() }
}
