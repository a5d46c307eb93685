import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bash, executor, openStage, say } from '../harness/index.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { checklist, demo, doTask, fileTask, honestClaim } from '../support/plans.ts'

/** Its verify waits until the test opens the gate. */
const gated = (title: string) => {
  const task = fileTask('1.1')
  const verify = `until [ -e "$(git rev-parse --git-common-dir)/open" ]; do sleep 0.1; done; ${task.verify}`
  return demo(title, ['1.1'], {
    files: { 'specs/demo/tasks.md': checklist([{ ...task, verify }]) },
    cast: [
      executor({ task: '1.1', turns: [bash(doTask('1.1')), say(honestClaim('1.1', undefined, verify))] }),
    ],
  })
}

test('a client killed while a claim is judged: the judge goes on, and its verdict counts (A03)', async () => {
  const stage = await openStage(gated('killed during the proof'))
  const screen = await stage.screen()
  await screen.type(stage.scenario.prompt)
  await stage.waitForJournal('claim_received')
  const session = String(screen.session()?.sessionId)
  // Only the client's own process, as when a window is closed hard: its hooks live on.
  await screen.kill()
  const state = () => stage.repo.read('specs/demo/STATE.md')
  await waitUntil('STATE.md to say so, though nobody asks', 60_000, () =>
    /^\*\*Needs you\*\*\n\n- the client that drove the run is gone/.test(state()),
  )
  expect(state()).not.toMatch(/RUNNING|EXECUTING|VERIFYING/)

  const resumed = stage.startPrint('go on', { args: ['--resume', session] })
  await stage.waitForJournal('proof_deferred')
  writeFileSync(join(stage.repo.commonDir(), 'open'), '')
  await stage.waitForJournal('run_finished')
  await resumed.ended
  expect(stage.journal('agent_lost')).toEqual([])
  expect(stage.journal('gate_judged')).toHaveLength(1)
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
})

test('a machine that loses power while a claim is judged: no verdict is a TIMEOUT, and never a pass (A03)', async () => {
  const stage = await openStage(gated('everything is killed during the proof'))
  const client = stage.startPrint(stage.scenario.prompt)
  await stage.waitForJournal('claim_received')
  // The proof is among the processes that lose power, and that the end of the story ends.
  await waitUntil('the proof', 60_000, () =>
    stage.processes().some(({ command }) => /^sh -c until/.test(command)),
  )
  const { sessionId } = await stage.losePower(client)

  // The command is answered by its hook; the model is not asked.
  await stage.print('/ultraplan:status', { args: ['--resume', sessionId] })
  expect(stage.journal('gate_judged')).toEqual([])
  expect(stage.journal('agent_lost')).toMatchObject([
    { failure: 'TIMEOUT', cause: 'the claim was never judged' },
  ])
  expect(stage.status()).toMatchObject({ state: 'running', tasks: [{ status: 'failed' }] })
})
