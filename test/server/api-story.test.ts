import { expect, test, vi } from 'vitest'
import { isAlive } from '../../src/io/process-ref.ts'
import { boardOf } from '../support/board-server.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'
import { webhookServer } from '../support/webhook-server.ts'

/** A session that drives a run, and a board beside it with a client of the API. */
async function sessionAndBoard(config = '') {
  const plan = demoPlan('Write a')
  const session = new ClientSession({
    ...plan,
    '.ultraplan/config.yaml': `${plan['.ultraplan/config.yaml']}${config}`,
  })
  const { told } = await session.types('/ultraplan:implement demo')
  const server = boardOf(session.home)
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape
  const json = async (answer: Response): Promise<any> => answer.json()
  const task = async () => (await json(await server.get('/api/tasks'))).tasks[0]
  return {
    session,
    server,
    told,
    task,
    /** One of the levels has failed, as a program beside the agent says. */
    async reports(level: string, attemptNumber: number) {
      const { id } = await task()
      const body = {
        level,
        passed: false,
        failedChecks: [{ name: 'typecheck', detail: `3 TS errors in attempt ${attemptNumber}` }],
        summary: `Failed in attempt ${attemptNumber}: typecheck`,
        attemptNumber,
      }
      const answer = await server.post(`/api/naomi/tasks/${id}/verification`, body)
      return { status: answer.status, ...(await json(answer)) }
    },
    /** The coordinator starts the agent that it was told to start; what that agent reads. */
    async starts(directive: string, toolUse: string): Promise<string> {
      const [call] = callsIn(directive)
      const input = { tool_name: 'Agent', tool_use_id: toolUse, tool_input: call }
      const { hookSpecificOutput } = await session.answers('agent-call', input)
      return hookSpecificOutput.updatedInput.prompt
    },
    /** The agent hands in, and the client tells the session that it is back. */
    async comesBack(toolUse: string) {
      await session.handsIn(toolUse, 'done')
      const note = `<task-notification>\n<tool-use-id>${toolUse}</tool-use-id>\n</task-notification>`
      return session.receives(note, { origin: { kind: 'task-notification' } })
    },
  }
}

const WAITS = { vm_id: null, claimed_at: null, started_at: null }

test('three failures that are reported while the hooks run: tried again twice, then a person is asked, and a reset starts anew (S4-12, S4-13, S4-14, S4-15, S4-16, S4-17, S4-18, S4-19, S4-21, S4-22)', async () => {
  const webhook = await webhookServer()
  const { session, server, told, task, reports, starts, comesBack } = await sessionAndBoard(
    `webhook: ${webhook.url}\n`,
  )
  let directive = told
  for (const [attempt, level] of [
    [1, 'syntactic'],
    [2, 'contract'],
    [3, 'behavioral'],
  ] as const) {
    const read = await starts(directive, `use-${attempt}`)
    // Each attempt after the first reads what failed before it.
    expect(read.includes(`=== PREVIOUS ATTEMPT FAILED (Attempt ${attempt}) ===`)).toBe(attempt > 1)
    expect(read.includes(`- typecheck: 3 TS errors in attempt ${attempt - 1}`)).toBe(attempt > 1)
    const working = await task()
    expect(working).toMatchObject({ status: 'executing', column: 'Executing', attempt_number: attempt })
    expect([working.vm_id, working.claimed_at, working.started_at]).not.toContain(null)
    const { id } = working
    expect(await reports(level, attempt)).toEqual(
      attempt < 3
        ? {
            status: 200,
            id,
            action: 'requeued',
            passed: false,
            attemptNumber: attempt + 1,
            reason: `reported: Failed in attempt ${attempt}: typecheck`,
          }
        : { status: 200, id, action: 'escalated', passed: false, reason: 'max_retries_exceeded' },
    )
    const after =
      attempt < 3
        ? { status: 'pending', column: 'Pending', attempt_number: attempt + 1, error: null }
        : {
            status: 'failed',
            column: 'Needs Human Review',
            error: expect.stringContaining('Failed in attempt 3: typecheck'),
          }
    expect(await task()).toMatchObject({ ...after, ...WAITS })
    // What the agent claims after that is not judged, and the next one is only announced.
    directive = (await comesBack(`use-${attempt}`)).told
    expect(await task()).toMatchObject({ ...after, ...WAITS })
  }
  expect(callsIn(directive)).toEqual([])
  expect(session.events('gate_judged')).toEqual([])
  const escalated = () => webhook.got.filter(({ event }) => event === 'task_escalated')
  await vi.waitUntil(() => escalated().length > 0, 60_000)
  expect(escalated()).toMatchObject([{ task: { id: '1.1', queue: { status: 'failed', attempt_number: 3 } } }])
  // The senders end: they must not write into a folder that is being removed.
  const senders = () => session.events('webhook_claimed').flatMap(({ sender }) => sender ?? [])
  await vi.waitUntil(() => !session.run.outbox && !senders().some(isAlive), 60_000)

  expect((await server.act({ act: 'reset', task: '1.1' })).status).toBe(303)
  expect(await task()).toMatchObject({ status: 'pending', column: 'Pending', error: null, ...WAITS })
  const next = await session.types('go on')
  expect(next.shown).toContain('task 1.1 was reset by Ada, unsigned (board) from the board')
  expect(next.shown).toContain('the host is up again')
  // When the turn that the person began is over, the run goes on.
  const goesOn = await session.fires('stop', { background_tasks: [] })
  const read = await starts(goesOn.told, 'use-4')
  expect(read).toContain('- typecheck: 3 TS errors in attempt 3')
  expect(await task()).toMatchObject({ status: 'executing', column: 'Executing', error: null })
})

test('a pause, a resume and a cancel on the board are shown at the next prompt, with the name and the reason', async () => {
  const { session, server } = await sessionAndBoard()
  for (const [act, said] of [
    ['pause', 'the run was paused by'],
    ['resume', 'the run was resumed by'],
    ['cancel', 'the run was cancelled by'],
  ] as const) {
    expect((await server.act({ act })).status).toBe(303)
    const { shown } = await session.types('how is it going')
    expect(shown).toContain(`${said} Ada, unsigned (board) from the board ("the host is up again")`)
  }
})
