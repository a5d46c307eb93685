import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { architect, executor, hold, openStage, say } from './harness/index.ts'
import type { Stage } from './harness/stage.ts'
import { demo, honest, honestClaim, NO_REVIEW } from './support/plans.ts'
import { architectVerdict } from './support/verdicts.ts'

/** The client keeps the sockets of such sessions outside of all folders that it was given. */
function forgetDaemon(stage: Stage): void {
  const commands = stage.processes().map(({ command }) => command)
  const folders = commands.flatMap((command) => /\/tmp\/cc-daemon-\d+\/\w+/.exec(command) ?? [])
  onTestFinished(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
}

const APPROVED = architectVerdict('1.1', 'Write 1.1', { findings: ['Criterion met: 1.1.txt:1'] })

test.each([
  ['', NO_REVIEW],
  [', while a reviewer waits,', 'review: { spec: false }\n'],
])(
  'a session that is moved to the background with ←%s takes its run along, and goes on with the next prompt (A10)',
  async (_waits, review) => {
    const stage = await openStage(
      demo('moved to the background', ['1.1'], {
        files: { '.ultraplan/config.yaml': review },
        cast: [
          executor({ task: '1.1', attempt: 1, turns: [[hold('working'), say(honestClaim('1.1'))]] }),
          honest('1.1', 2),
          architect({ task: '1.1', turns: [say(APPROVED)] }),
        ],
      }),
    )
    const screen = await stage.screen()
    await screen.type(stage.scenario.prompt)
    await stage.waitForHold('working')
    const [started] = stage.journal('run_started')
    await screen.press('Left')
    await screen.waitForScreen(/moved to the background/)
    await screen.press('Enter')
    const bound = await stage.waitForJournal('run_bound')
    forgetDaemon(stage)
    expect(bound.cause).toBe('the session was moved to the background')
    expect(bound.session).not.toBe(started?.session)
    // The client has ended its agent with the move.
    expect(stage.journal('agent_lost')).toMatchObject([{ failure: 'EXECUTION_FAILURE' }])
    await screen.waitForScreen(/goes on with your next prompt/)
    await screen.type('go on')
    await stage.waitForJournal('run_finished')
    expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 2 }] })
  },
)
