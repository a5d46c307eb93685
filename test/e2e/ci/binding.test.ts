import { describe, expect, test } from 'vitest'
import { agent, bash, executor, follow, hold, openStage, say } from '../harness/index.ts'
import type { PrintClient } from '../harness/print-client.ts'
import type { Screen } from '../harness/screen-client.ts'
import type { Stage } from '../harness/stage.ts'
import { demo, doTask, honest, honestClaim } from '../support/plans.ts'

const MODES = ['print', 'screen'] as const

/** The first attempt waits in the middle of its work; a later one does it. */
const heldOnce = (id: string) => [
  executor({
    task: id,
    attempt: 1,
    turns: [[hold(`working on ${id}`), bash(doTask(id))], [say(honestClaim(id))]],
  }),
  honest(id, 2),
]

const twoTasks = (title: string) => demo(title, ['1.1', '1.2'], { cast: [...heldOnce('1.1'), honest('1.2')] })

/** Starts the run in a client of the mode and stops in the middle of the first task; gives a way to kill that client. */
async function startAndStop(mode: 'print' | 'screen', stage: Stage) {
  let client: PrintClient | Screen
  if (mode === 'print') client = stage.startPrint(stage.scenario.prompt)
  else {
    client = await stage.screen()
    await client.type(stage.scenario.prompt)
  }
  await stage.waitForHold('working on 1.1')
  const { session } = stage.journal('run_started')[0] as unknown as { session: string }
  return {
    session,
    async kill() {
      await client.kill('SIGKILL')
      if ('ended' in client) await client.ended
    },
  }
}

const FINISHED = {
  state: 'finished',
  tasks: [
    { status: 'approved', attempts: 2 },
    { status: 'approved', attempts: 1 },
  ],
}

describe.each(MODES)('in mode %s', (mode) => {
  test('a client killed between dispatch and claim: the resumed session goes on with a fresh executor (A03)', async () => {
    const stage = await openStage(twoTasks('killed and resumed'))
    const { session, kill } = await startAndStop(mode, stage)
    await kill()
    if (mode === 'print') await stage.print('go on', { args: ['--resume', session] })
    else {
      const screen = await stage.screen({ args: ['--resume', session] })
      await screen.waitForScreen(/0 of 2 tasks approved.*goes on with your next prompt/s)
      await screen.type('go on')
      await screen.waitForIdle()
    }
    expect(stage.journal('run_bound')).toMatchObject([{ session }])
    expect(stage.journal('agent_lost')).toMatchObject([{ failure: 'EXECUTION_FAILURE' }])
    expect(stage.status()).toMatchObject(FINISHED)
    expect(stage.problems()).toEqual([])
  })

  test('a client killed between dispatch and claim: another session is told, and /ultraplan:resume takes over (A03)', async () => {
    const stage = await openStage(twoTasks('killed and taken over'))
    const { kill } = await startAndStop(mode, stage)
    await kill()
    if (mode === 'print') {
      await stage.print('hello')
      const told = stage.asked('coordinator').at(-1)?.newest
      expect(told).toContain('0 of 2 tasks approved')
      expect(told).toContain(
        'is stopped (its client is gone), 0 of 2 tasks approved. The spec-executor of task 1.1 was at work.',
      )
      expect(told).toContain('/ultraplan:resume')
      await stage.print('/ultraplan:resume')
    } else {
      const screen = await stage.screen()
      await screen.waitForScreen(/client is gone.*\/ultraplan:resume/s)
      await screen.type('/ultraplan:resume')
      await screen.waitForIdle()
    }
    expect(stage.status()).toMatchObject(FINISHED)
    expect(stage.problems()).toEqual([])
  })
})

describe('in -p, where these stories are the same as on the screen', () => {
  const mode = 'print'
  test('a nested client on the live session gets no directive and may not dispatch, adopt or resume (C15)', async () => {
    let ticket = ''
    const scenario = {
      ...twoTasks('a nested client'),
      coordinator: (ask: Parameters<typeof follow>[0]) =>
        ask.newest.includes('nested')
          ? agent({ subagent_type: 'ultraplan:spec-executor', description: '1.2', prompt: ticket })
          : follow(ask),
    }
    const stage = await openStage(scenario)
    const { session, kill } = await startAndStop(mode, stage)
    ticket = `ultraplan-ticket ${stage.journal('ticket_issued')[0]?.ticket}`
    const args = ['--resume', session]

    await stage.print('nested', { args })
    const nested = stage.asked('coordinator').find(({ newest }) => newest.includes('nested'))
    expect(nested?.newest).not.toContain('ultraplan:next')
    expect(stage.asked('coordinator').at(-1)?.newest).toContain('driven by another client')
    expect((await stage.print('/ultraplan:resume', { args })).result).toContain('driven by another client')
    expect((await stage.print('/ultraplan:implement demo', { args })).result).toContain('is running')
    expect(stage.journal('refused')).toMatchObject([{ id: 'ticket/other-client' }])
    expect(stage.journal('run_bound')).toEqual([])
    expect(stage.journal('agent_lost')).toEqual([])

    stage.release('working on 1.1')
    await stage.waitForJournal('run_finished')
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ attempts: 1 }, { attempts: 1 }],
    })
    await kill()
  })
})

describe('on the screen, where these stories are the same as in -p', () => {
  const mode = 'screen'
  test('a second session in the same folder is left alone, and may not dispatch, start or resume (A04)', async () => {
    let ticket = ''
    const steal = () =>
      agent({ subagent_type: 'ultraplan:spec-executor', description: '1.2', prompt: ticket })
    const scenario = {
      ...twoTasks('two sessions'),
      coordinator: (ask: Parameters<typeof follow>[0]) =>
        ask.newest.includes('second session') ? steal() : follow(ask),
    }
    const stage = await openStage(scenario)
    const { kill } = await startAndStop(mode, stage)
    ticket = `ultraplan-ticket ${stage.journal('ticket_issued')[0]?.ticket}`

    const hello = await stage.print('this is a second session')
    expect(stage.asked('coordinator').at(-1)?.newest).toContain('driven by another session')
    expect(hello.result).toBe('Nothing to do.')
    expect((await stage.print('/ultraplan:implement demo')).result).toContain('is running in this repository')
    expect((await stage.print('/ultraplan:resume')).result).toContain('driven by another client')
    expect(stage.journal('refused')).toMatchObject([{ id: 'ticket/other-session' }])
    expect(stage.journal('run_bound')).toEqual([])
    expect(stage.journal('run_started')).toHaveLength(1)
    const words = stage.asked('coordinator').filter(({ newest }) => newest.includes('second session'))
    expect(words.map(({ newest }) => newest.includes('ultraplan:next'))).toEqual([false])

    stage.release('working on 1.1')
    await stage.waitForJournal('run_finished')
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ attempts: 1 }, { attempts: 1 }],
    })
    await kill()
  })
})
