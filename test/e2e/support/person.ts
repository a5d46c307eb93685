import { expect } from 'vitest'
import { openStage } from '../harness/play.ts'
import type { ClientOptions, Scenario } from '../harness/scenario.ts'
import type { Stage } from '../harness/stage.ts'

/**
 * A person who types into one session, in either mode. In -p every line is a client of its own that resumes the
 * session.
 */
export interface Person {
  /** Types a line and returns what they saw when nothing ran any more. */
  types(line: string, limit?: number): Promise<string>
  /** Types a line into a session that is at work; only on the screen. */
  says(line: string): Promise<void>
  /** Until nothing runs any more. */
  waits(): Promise<void>
  session(): string
}

export async function personAt(
  mode: 'print' | 'screen',
  stage: Stage,
  options: ClientOptions = {},
): Promise<Person> {
  if (mode === 'screen') {
    const screen = await stage.screen(options)
    return {
      async types(line, limit) {
        await screen.type(line)
        await screen.waitForIdle(limit)
        return screen.screen()
      },
      says: (line) => screen.type(line),
      waits: () => screen.waitForIdle(),
      session: () => screen.session()?.sessionId ?? '',
    }
  }
  let session: string | undefined
  return {
    async types(line, limit) {
      const args = [...(options.args ?? []), ...(session === undefined ? [] : ['--resume', session])]
      const run = await stage.print(line, { ...options, args, ...(limit ? { limit } : {}) })
      session = run.sessionId
      const shown = run.stream.filter(({ type, subtype }) => type === 'system' && subtype === 'informational')
      return [...shown.map((entry) => String(entry.content ?? '')), run.result].join('\n')
    },
    says: () => Promise.reject(new Error('in -p nobody can type while the session works')),
    waits: () => Promise.resolve(),
    session: () => session ?? '',
  }
}

/** Plays a scenario in either mode while the test does something of its own. */
export async function playWhile(
  scenario: Scenario,
  mode: 'print' | 'screen',
  meanwhile: (stage: Stage) => Promise<void>,
): Promise<Stage> {
  const stage = await openStage(scenario)
  if (mode === 'print') {
    const client = stage.startPrint(scenario.prompt)
    await meanwhile(stage)
    await client.ended
  } else {
    const screen = await stage.screen()
    await screen.type(scenario.prompt)
    await meanwhile(stage)
    await screen.waitForIdle()
  }
  expect(stage.problems()).toEqual([])
  return stage
}
