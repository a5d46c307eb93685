import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openApi } from '../../src/model/openapi.ts'
import { ApiTasks } from '../../src/model/verification.ts'
import { boardServer } from '../support/board-server.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aSummary, Story } from '../support/run-builder.ts'

const report = (over: object = {}) => ({
  level: 'syntactic',
  passed: false,
  failedChecks: [{ name: 'typecheck', detail: '3 TS errors in auth-service.ts' }],
  summary: 'Syntactic check failed: typecheck, lint',
  attemptNumber: 1,
  ...over,
})
const passes = (over: object = {}) => report({ passed: true, failedChecks: [], summary: '', ...over })

const working = () => boardServer(new Story().dispatch('1.1'))

async function tasks(server: ReturnType<typeof boardServer>) {
  const body = ApiTasks.parse(await (await server.get('/api/tasks')).json())
  return body.tasks
}
const first = async (server: ReturnType<typeof boardServer>) => {
  const [task] = await tasks(server)
  if (!task) throw new Error('no task')
  return task
}

/** An operation of the description, and the schema of one of its answers. */
// biome-ignore lint/suspicious/noExplicitAny: a JSON schema
const described: any = openApi()

/** A client that believes the description: whatever it gets has to be what the description says. */
async function client(
  server: ReturnType<typeof boardServer>,
  path: string,
  method: 'get' | 'post',
  body?: unknown,
) {
  const template = path.replace(/tasks\/[^/]+\//, 'tasks/{id}/')
  const operation = described.paths[template]?.[method]
  expect(operation, template).toBeDefined()
  const response = method === 'get' ? await server.get(path) : await server.post(path, body)
  const schema = operation.responses[String(response.status)]?.content['application/json'].schema
  expect(schema, `${template} ${response.status}`).toBeDefined()
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape
  const json: any = await response.json()
  expect(() => z.fromJSONSchema(schema).parse(json)).not.toThrow()
  return { status: response.status, body: json }
}

describe.each(['/api/naomi/tasks', '/api/tasks'])('POST %s/:id/verification', (root) => {
  const send = (server: ReturnType<typeof boardServer>, id: string, body: unknown) =>
    client(server, `${root}/${id}/verification`, 'post', body)

  test('one call per level: a level that passed is a claim, and the gate has to prove all three (S4-12, S4-15, S4-16)', async () => {
    const server = working()
    const { id } = await first(server)
    for (const level of ['syntactic', 'contract', 'behavioral'])
      expect(await send(server, id, passes({ level }))).toEqual({
        status: 202,
        body: {
          id,
          action: 'pending',
          outstanding: ['syntactic', 'contract', 'behavioral'],
          reason: 'the gate has not proved the work yet',
        },
      })
    expect(server.run().tasks[0]).toMatchObject({
      status: 'executing',
      attempts: [{ reports: [{ level: 'syntactic' }, { level: 'contract' }, { level: 'behavioral' }] }],
    })
  })

  test('a task that the gate has approved is completed (S4-20)', async () => {
    const server = boardServer(new Story().approve('1.1'))
    const { id } = await first(server)
    expect(await send(server, id, passes())).toEqual({
      status: 200,
      body: { id, action: 'completed', passed: true },
    })
  })

  test('a failure re-queues the task with the next attempt and the reason (S4-17, S4-18, S4-19, S4-21, S4-23)', async () => {
    const server = working()
    const { id } = await first(server)
    const { lastSeq } = server.run()
    // Of an attempt that has not begun nothing can be said.
    const early = await send(server, id, report({ attemptNumber: 2 }))
    expect(early).toMatchObject({ status: 202, body: { action: 'pending' } })
    expect(server.run().lastSeq).toBe(lastSeq)
    expect(await send(server, id, report())).toEqual({
      status: 200,
      body: {
        id,
        action: 'requeued',
        passed: false,
        attemptNumber: 2,
        reason: 'reported: Syntactic check failed: typecheck, lint',
      },
    })
  })

  test('after a failure the task is pending, vm_id, claimed_at and started_at are cleared, and the next prompt has the failure (S4-17, S4-29, S4-30, S4-31)', async () => {
    const server = working()
    const before = await first(server)
    expect(before).toMatchObject({ status: 'executing', attempt_number: 1 })
    expect([before.vm_id, before.claimed_at, before.started_at]).not.toContain(null)
    await send(server, before.id, report())
    expect(await first(server)).toMatchObject({
      id: before.id,
      status: 'pending',
      column: 'Pending',
      attempt_number: 2,
      vm_id: null,
      claimed_at: null,
      started_at: null,
      error: null,
    })
    const told = server.run().tasks[0]?.retryFeedback?.sha256 ?? ''
    const text = readFileSync(join(server.dir, 'evidence', told), 'utf8')
    expect(text).toBe(
      [
        '=== PREVIOUS ATTEMPT FAILED (Attempt 2) ===',
        'Verification level: syntactic',
        'The previous execution of this task failed verification. Fix the following issues:',
        '',
        '- typecheck: 3 TS errors in auth-service.ts',
        '',
        '=== END FAILURE CONTEXT ===',
        '',
        'Retry the task addressing these specific failures.',
        'Do not change working parts of the implementation.',
      ].join('\n'),
    )
  })

  test('what the configuration calls a secret is masked before it is recorded', async () => {
    const server = boardServer(
      new Story([aSummary('1.1')], 'demo', { secrets: ['hunter\\d'] }).dispatch('1.1'),
    )
    const { id } = await first(server)
    const failedChecks = [{ name: 'login hunter2', detail: 'the password hunter2 is wrong' }]
    const { body } = await send(server, id, report({ failedChecks, summary: 'hunter2 failed' }))
    expect(body.reason).toBe('reported: [masked] failed')
    const told = server.run().tasks[0]?.retryFeedback?.sha256 ?? ''
    const files = [join(server.dir, 'evidence', told), join(server.dir, 'journal.jsonl')]
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('hunter2')
    expect(readFileSync(files[0] ?? '', 'utf8')).toContain('- login [masked]: the password [masked] is wrong')
  })

  test('long texts and many failed checks are cut, not refused', async () => {
    const server = boardServer(
      new Story([aSummary('1.1')], 'demo', { secrets: ['hunter\\d'] }).dispatch('1.1'),
    )
    const { id } = await first(server)
    // The cut comes after the mask: it would hide a part of the secret from the pattern.
    const long = `${'x'.repeat(3996)}hunter2${'x'.repeat(5000)}`
    const checks = Array.from({ length: 150 }, (_, n) => ({ name: `check ${n}`, detail: 'no' }))
    checks[0] = { name: 'n'.repeat(300), detail: long }
    const { status, body } = await send(server, id, report({ failedChecks: checks, summary: long }))
    expect([status, body.action]).toEqual([200, 'requeued'])
    const lines = readFileSync(join(server.dir, 'journal.jsonl'), 'utf8').trim().split('\n')
    const event = JSON.parse(lines.at(-1) ?? '')
    expect(event.failedChecks).toHaveLength(100)
    const [{ name, detail }] = event.failedChecks
    expect([name.length, detail.length]).toEqual([200, 4000])
    expect([name.slice(-4), detail.slice(-5)]).toEqual(['n...', 'x[...'])
    expect(event.failedChecks[99]).toEqual({ name: '51 more', detail: 'left out' })
    expect(event.summary).toHaveLength(4000)
  })

  test('a level that passed may name checks that failed and do not block', async () => {
    const server = working()
    const { id } = await first(server)
    const { status, body } = await send(server, id, report({ passed: true }))
    expect([status, body.action]).toEqual([202, 'pending'])
    expect(server.run().tasks[0]).toMatchObject({
      status: 'executing',
      attempts: [{ reports: [{ level: 'syntactic', passed: true }] }],
    })
  })

  test('at the third failure the task is failed and needs a person; a reset makes it pending again (S4-22, S4-32, S4-33, S4-35, S4-36)', async () => {
    const server = working()
    const { id } = await first(server)
    for (const attempt of [1, 2, 3]) {
      const { body } = await send(server, id, report({ attemptNumber: attempt }))
      expect(body.action).toBe(attempt < 3 ? 'requeued' : 'escalated')
      const ticket = server.run().tickets[0]?.id ?? ''
      // The agent whose failure was reported stops.
      server.append({ type: 'agent_lost', ticket, cause: 'it has ended', failure: 'EXECUTION_FAILURE' })
      if (attempt < 3) {
        server.append(...dispatched('1.1', attempt + 1))
      }
    }
    expect(await send(server, id, report({ attemptNumber: 3 }))).toEqual({
      status: 200,
      body: { id, action: 'escalated', passed: false, reason: 'max_retries_exceeded' },
    })
    expect(await first(server)).toMatchObject({
      status: 'failed',
      column: 'Needs Human Review',
      error: expect.stringContaining('typecheck, lint'),
    })
    server.append({ type: 'task_retried', task: '1.1', who: 'Ada', session: 's1', prompt: 'p1' })
    expect(await first(server)).toMatchObject({ status: 'pending', column: 'Pending', error: null })
  })

  test('a fix that is given up is never tried again: the report that ends it escalates it, with its error', async () => {
    const story = new ReviewStory(undefined, [aSummary('1.1')]).addFix('1.1', '1.1.1').fail('1.1.1')
    const server = boardServer(story.dispatch('1.1.1'))
    const fix = async () => (await tasks(server)).find(({ plan_id }) => plan_id === '1.1.1')
    const { body } = await send(server, '1.1.1', report({ attemptNumber: 2 }))
    const id = (await fix())?.id
    expect(body).toEqual({ id, action: 'escalated', passed: false, reason: 'max_retries_exceeded' })
    expect(await fix()).toMatchObject({
      status: 'failed',
      column: 'Skipped or Forced',
      error: expect.stringContaining('typecheck, lint'),
    })
  })

  test.each([
    ['a reviewer doubts', { confidence: 0.4 }, 'architect approves with confidence 0.4, below 0.5'],
    [
      'a reviewer asks for a manual review',
      { decision: 'reject', recommendation: 'manual_review', feedback: 'not sure' },
      'architect asks for a manual review: not sure',
    ],
  ] as const)(
    'a task that waits for a person because %s has attempts left: its report is pending',
    async (_, verdict, why) => {
      const story = new ReviewStory({ review: { architect: true, spec: false } }, [aSummary('1.1')])
      const server = boardServer(story.pass('1.1').review('1.1', 'architect', verdict))
      expect(server.run().tasks[0]?.status).toBe('escalated')
      const { status, body } = await send(server, '1.1', passes())
      expect({ status, ...body }).toMatchObject({
        status: 202,
        action: 'pending',
        reason: `the task waits for a person: ${why}`,
      })
    },
  )

  test('a task whose agent could not be started has attempts left, also after one that failed', async () => {
    const story = new Story([aSummary('1.1')]).fail('1.1')
    for (const _ of [1, 2, 3, 4]) {
      story.dispatch('1.1')
      const ticket = story.run.tickets[0]?.id ?? ''
      story.tell({ type: 'agent_not_started', ticket, cause: 'no such agent' })
    }
    const server = boardServer(story)
    expect(server.run().tasks[0]?.status).toBe('escalated')
    const { status, body } = await send(server, '1.1', report({ attemptNumber: 2 }))
    expect({ status, ...body }).toMatchObject({
      status: 202,
      reason: expect.stringContaining('could not be started'),
    })
  })

  test('late, duplicate and out-of-order reports change nothing and are answered', async () => {
    const server = working()
    const { id } = await first(server)
    await send(server, id, report())
    const { lastSeq } = server.run()
    const again = await send(server, id, report())
    expect(again.body).toMatchObject({ action: 'requeued', attemptNumber: 2 })
    const late = await send(server, id, passes({ level: 'behavioral' }))
    expect(late.body).toMatchObject({ action: 'requeued', attemptNumber: 2 })
    const early = await send(server, id, report({ attemptNumber: 7 }))
    expect(early).toMatchObject({ status: 202, body: { action: 'pending' } })
    expect(server.run().lastSeq).toBe(lastSeq)
  })

  test('a report while the gate judges changes nothing: the gate decides', async () => {
    const server = boardServer(new Story().dispatch('1.1').claim('1.1'))
    const { id } = await first(server)
    const { lastSeq } = server.run()
    expect(await send(server, id, report())).toMatchObject({
      status: 202,
      body: { reason: 'the gate is judging the work' },
    })
    expect(server.run().lastSeq).toBe(lastSeq)
  })

  test('work that is proved and in review is not completed yet', async () => {
    const story = new Story([aSummary('1.1')], 'demo', {}).dispatch('1.1').claim('1.1').judge('1.1')
    const server = boardServer(story)
    const { id } = await first(server)
    expect((await send(server, id, passes())).body).toMatchObject({
      action: 'pending',
      outstanding: ['review'],
    })
  })

  test('skipped work is never completed', async () => {
    const server = boardServer(new Story().skip('1.1'))
    const { id } = await first(server)
    expect((await send(server, id, passes())).body).toMatchObject({ action: 'pending' })
  })

  test('a checkpoint that a person decided is never completed: the gate has proved none of its levels (S4-01)', async () => {
    const story = new Story([aSummary('1.1', { kind: 'checkpoint' }), aSummary('1.2')])
    const person = { who: 'Ada', session: 's1', prompt: 'p1' }
    story
      .tell({ type: 'task_decided', task: '1.1', choice: 'approved', accepted: true, ...person })
      .approve('1.2')
    const server = boardServer(story)
    const [checkpoint, work] = (await client(server, '/api/tasks', 'get')).body.tasks
    expect([checkpoint.status, work.status]).toEqual(['decided', 'completed'])
    expect(await send(server, checkpoint.id, passes())).toEqual({
      status: 202,
      body: {
        id: checkpoint.id,
        action: 'pending',
        outstanding: ['syntactic', 'contract', 'behavioral'],
        reason: 'a person has decided it: nothing has proved it',
      },
    })
  })

  test('an id of the plan is taken where one task has it, else the candidates are named', async () => {
    const server = working()
    const { id } = await first(server)
    expect((await send(server, '1.1', passes())).body).toMatchObject({ id, action: 'pending' })
    expect((await send(server, '9.9', passes())).status).toBe(404)
    const twice = boardServer(new Story([aSummary('1.1'), aSummary('1.1', { title: 'Other' })]))
    expect((await send(twice, '1.1', passes())).status).toBe(409)
  })

  test.each([
    ['no JSON', '{"level":', 400],
    ['another level', report({ level: 'architect' }), 400],
    ['no attempt', { level: 'syntactic', passed: true }, 400],
    ['attempt 0', report({ attemptNumber: 0 }), 400],
    ['a field more', report({ force: true }), 400],
    ['a list', [report()], 400],
    ['a large body', report({ summary: 'x'.repeat(70_000) }), 413],
  ])('%s is refused and changes nothing', async (_, body, status) => {
    const server = working()
    const { id } = await first(server)
    const { lastSeq } = server.run()
    expect((await send(server, id, body)).status).toBe(status)
    expect(server.run().lastSeq).toBe(lastSeq)
  })

  test('a body that is not called JSON is refused (S4-14)', async () => {
    const server = working()
    const { id } = await first(server)
    const response = await server.post(`${root}/${id}/verification`, report(), {
      ...server.withKey,
      'content-type': 'text/plain',
    })
    expect(response.status).toBe(415)
  })
})

test('the agent whose failure was reported keeps its place until it has stopped, and counts once', async () => {
  const server = working()
  const { id } = await first(server)
  await server.post(`/api/tasks/${id}/verification`, report())
  const run = server.run()
  expect(run.tickets).toMatchObject([{ task: '1.1', reported: true }])
  const ended = server.append({
    type: 'agent_lost',
    ticket: run.tickets[0]?.id ?? '',
    cause: 'it has ended',
    failure: 'EXECUTION_FAILURE',
  })
  expect(ended.tickets).toEqual([])
  expect(ended.tasks[0]?.attempts[0]?.failures).toHaveLength(1)
  expect(ended.anomalies).toEqual([])
})

test('reports that arrive together are one step of the journal; a second one about a task follows in the next', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `${index + 1}`)
  const story = new Story(ids.map((id) => aSummary(id)))
  for (const id of ids) story.dispatch(id)
  const server = boardServer(story)
  const before = server.run().lastSeq
  const send = (id: string, level: string) =>
    server.post(`/api/tasks/${id}/verification`, passes({ level, attemptNumber: 1 }))
  const answers = await Promise.all([
    ...ids.map((id) => send(id, 'syntactic')),
    ...ids.slice(0, 3).map((id) => send(id, 'contract')),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(33).fill(202))
  // `more`: how many events of the same step follow.
  const lines = readFileSync(join(server.dir, 'journal.jsonl'), 'utf8').trim().split('\n').slice(before)
  expect(lines.map((line) => JSON.parse(line)).map(({ more = 0 }) => more)).toEqual([
    ...ids.map((_, index) => 29 - index),
    ...[2, 1, 0],
  ])
  expect(server.run().anomalies).toEqual([])
})

test('ids are in the style of the document, stable, and differ between runs', async () => {
  const [one, other] = [boardServer(), boardServer()]
  const ids = (await tasks(one)).map(({ id }) => id)
  expect(ids).toEqual((await tasks(one)).map(({ id }) => id))
  expect(ids.every((id) => /^naomi_[0-9a-f]{16}$/.test(id))).toBe(true)
  expect((await tasks(other)).some(({ id }) => ids.includes(id))).toBe(false)
})

test('the description names both routes and every answer, and is served', async () => {
  const server = boardServer()
  const served = await (await server.get('/api/openapi.json', {})).json()
  expect(served).toEqual(JSON.parse(JSON.stringify(described)))
  expect(Object.keys(described.paths)).toEqual([
    '/api/tasks',
    '/api/tasks/{id}/verification',
    '/api/naomi/tasks/{id}/verification',
  ])
  expect((await client(server, '/api/tasks', 'get')).body.tasks).toHaveLength(2)
  const task = described.paths['/api/tasks'].get.responses['200'].content['application/json'].schema
  const { description, enum: words } = task.properties.tasks.items.properties.status
  for (const word of words) expect(description).toContain(`${word}: `)
  expect(description).toContain('completed: the gate itself has proved all three levels')
})

const dispatched = (task: string, attempt: number) => {
  const ticket = `again-${attempt}`
  return [
    {
      type: 'ticket_issued' as const,
      ticket,
      task,
      role: 'spec-executor' as const,
      attempt,
      iteration: 1,
      base: 'b'.repeat(40),
      isolated: false,
    },
    { type: 'ticket_redeemed' as const, ticket, toolUseId: `tool-${attempt}`, session: 's1' },
  ]
}
