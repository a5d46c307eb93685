import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bash, executor, hold, openStage, say } from '../harness/index.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { kills, playKilledClient } from '../support/killed-client.ts'
import { personAt } from '../support/one-client.ts'
import { handIn, phased, taskA } from '../support/small-plan.ts'

test.each(kills(10, 7))(
  'a client in mode $mode with work: $work, killed $when call $call of git: the branch of the person only ever has approved work, and the run goes on',
  async (kill) => {
    await playKilledClient(kill)
  },
)

test.skipIf(process.platform !== 'linux')(
  'a command that outlives its client commits on the branch of the run: HEAD waits for it after a cancel',
  async () => {
    const late = 'touch ../begun; until [ -e ../go ]; do sleep 0.1; done; git commit -q --allow-empty -m late'
    const stage = await openStage({
      title: 'a command that outlives its client',
      files: phased(taskA),
      prompt: '/ultraplan:implement demo',
      cast: [
        executor({ task: '1.1', attempt: 1, turns: [bash(`${late}; touch ../done`), say(handIn(taskA))] }),
        executor({ task: '1.1', attempt: 2, turns: [[hold('claim'), say(handIn(taskA))]] }),
      ],
    })
    const file = (name: string) => join(stage.repo.path, '..', name)
    const killed = await stage.screen()
    killed.type(stage.scenario.prompt).catch(() => undefined)
    await waitUntil('the command to begin', 120_000, () => existsSync(file('begun')))
    await killed.kill()

    const person = await personAt(stage, 'screen')
    await person.starts('/ultraplan:resume')
    await stage.waitForHold('claim')
    await person.starts('/ultraplan:cancel')
    await stage.waitForJournal('run_cancelled')
    stage.release('claim')
    await stage.waitForJournal('agent_stopped')
    await person.rests()
    expect(stage.repo.git('branch', '--show-current')).toBe('ultraplan/demo')
    expect(stage.repo.read('specs/demo/SUMMARY.md')).toContain('an agent of the run may be at work there')
    writeFileSync(file('go'), '')
    await waitUntil('the command to end', 120_000, () => existsSync(file('done')))
    expect(stage.repo.git('log', '--format=%s', 'main..ultraplan/demo')).toBe('late')
    expect(stage.repo.git('rev-parse', 'main')).toBe(stage.journal('run_started')[0]?.base)
  },
)
