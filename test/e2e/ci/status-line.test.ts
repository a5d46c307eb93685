import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bash, executor, hold, openStage, say } from '../harness/index.ts'
import { checklist, demo, doTask, fileTask, honestClaim } from '../support/plans.ts'

/** The verify of the second task waits until the test opens the gate. */
const scenario = () => {
  const tasks = ['1.1', '1.2'].map((id) => fileTask(id))
  const gated = tasks.map((task, index) =>
    index === 0
      ? task
      : {
          ...task,
          verify: `until [ -e "$(git rev-parse --git-common-dir)/open" ]; do sleep 0.1; done; ${task.verify}`,
        },
  )
  return demo('the status line', ['1.1', '1.2'], {
    files: { 'specs/demo/tasks.md': checklist(gated) },
    cast: [
      executor({
        task: '1.1',
        turns: [[hold('1.1 works')], bash(doTask('1.1')), say(honestClaim('1.1'))],
      }),
      executor({
        task: '1.2',
        turns: [bash(doTask('1.2')), say(honestClaim('1.2', undefined, gated[1]?.verify))],
      }),
    ],
  })
}

test("the client's status line shows task, attempt and gate step while agents work and the gate proves", async () => {
  const stage = await openStage(scenario())
  const screen = await stage.screen()
  await screen.type('/ultraplan:init --status-line --yes')
  await screen.waitForScreen(/written: .*settings\.local\.json/)
  expect(JSON.parse(stage.repo.read('.claude/settings.local.json'))).toHaveProperty('statusLine')
  stage.repo.commit('Set up ultraplan')
  expect(stage.repo.git('ls-files', '.claude')).not.toContain('settings.local.json')
  expect(screen.screen()).not.toContain('gate')

  await screen.type(stage.scenario.prompt)
  await stage.waitForHold('1.1 works')
  await screen.waitForScreen(/ultraplan demo · 1\/2 1\.1 · attempt 1\/3 · gate 1\/3: executor/)
  stage.release('1.1 works')
  await screen.waitForScreen(/ultraplan demo · 2\/2 1\.2 · attempt 1\/3 · gate 2\/3: proving/)
  writeFileSync(join(stage.repo.commonDir(), 'open'), '')
  await screen.waitForIdle()
  expect(stage.status()).toMatchObject({ state: 'finished' })
  // The run has ended, and the line with it.
  await screen.waitForScreen(/^(?![\s\S]*gate \d\/3)/)
})
