import { describe, expect, test } from 'vitest'
import { openStage } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import type { Stage } from './harness/stage.ts'
import { blocked, honest, smallPlan, taskA, taskB } from './support/small-plan.ts'

const SKIP = '/ultraplan:skip-verify --task "1.1" --reason "External dependency"'

/** Task 1.1 is blocked, 1.2 is done; then the run asks. */
const oneBlocked = (): Scenario => ({
  title: 'a task that only a person can decide about',
  files: smallPlan(taskA, taskB),
  prompt: '/ultraplan:implement demo',
  cast: [blocked(taskA, 1), honest(taskA, 2), honest(taskB)],
})

/** A person who types into the same session, in either mode; gives back what they were answered. */
interface Person {
  types(line: string): Promise<string>
}

async function personAt(mode: 'print' | 'screen', stage: Stage): Promise<Person> {
  if (mode === 'screen') {
    const screen = await stage.screen()
    return {
      async types(line) {
        await screen.type(line)
        await screen.waitForIdle()
        return screen.screen()
      },
    }
  }
  let session: string | undefined
  return {
    async types(line) {
      const run = await stage.print(line, session === undefined ? {} : { args: ['--resume', session] })
      session = run.sessionId
      return run.result
    },
  }
}

describe.each(['print', 'screen'] as const)('in mode %s', (mode) => {
  test('H13 S1-86 a person skips a task with a good reason, the run goes on, and the mark stays', async () => {
    const stage = await openStage(oneBlocked())
    const person = await personAt(mode, stage)
    await person.types(stage.scenario.prompt)
    expect(stage.status()).toMatchObject({
      state: 'running',
      tasks: [{ status: 'blocked' }, { status: 'approved' }],
    })
    await person.types(SKIP)
    console.log(stage.story())
    expect(stage.journal('task_skipped')).toMatchObject([
      { task: '1.1', reason: 'External dependency', who: 'A Person <person@example.com>' },
    ])
    expect(stage.repo.read('specs/demo/STATE.md')).toContain('complete (unverified)')
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'skipped' }, { status: 'approved' }],
    })
  })
})
