import { onTestFinished } from 'vitest'
import type { PrintRun } from './print-client.ts'
import type { ClientOptions, Scenario } from './scenario.ts'
import type { Screen } from './screen-client.ts'
import { Stage } from './stage.ts'

interface PlayOptions extends ClientOptions {
  /** True where the script is meant to run out, as with an agent that has no part. */
  loose?: boolean
  limit?: number
}

interface ScreenPlayOptions extends PlayOptions {
  /** What the person does; by default types the prompt and waits until nothing runs any more. */
  drive?(screen: Screen, stage: Stage): Promise<void>
}

/** The stage of a scenario for the length of a test: torn down after it, its story told if it fails. */
export async function openStage(scenario: Scenario): Promise<Stage> {
  const stage = await Stage.open(scenario)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(stage.story())
    await stage.close()
  })
  return stage
}

/** Plays a scenario once, in `-p`, to its end. */
export async function playPrint(
  scenario: Scenario,
  { loose = false, ...options }: PlayOptions = {},
): Promise<{ stage: Stage; run: PrintRun }> {
  const stage = await openStage(scenario)
  const run = await stage.print(scenario.prompt, options)
  if (!loose) assertScriptKept(stage, scenario)
  return { stage, run }
}

/** Plays a scenario on the real screen. */
export async function playScreen(
  scenario: Scenario,
  { loose = false, drive, limit, ...options }: ScreenPlayOptions = {},
): Promise<{ stage: Stage; screen: Screen }> {
  const stage = await openStage(scenario)
  const screen = await stage.screen(options)
  if (drive) await drive(screen, stage)
  else {
    await screen.type(scenario.prompt)
    await screen.waitForIdle(limit)
  }
  if (!loose) assertScriptKept(stage, scenario)
  return { stage, screen }
}

/** Plays a scenario either way, for stories that must come out the same. */
export async function play(
  scenario: Scenario,
  { mode, ...options }: PlayOptions & { mode: 'print' | 'screen' },
): Promise<Stage> {
  const { stage } =
    mode === 'print' ? await playPrint(scenario, options) : await playScreen(scenario, options)
  return stage
}

function assertScriptKept(stage: Stage, scenario: Scenario): void {
  const found = scenario.sneaks ? [] : stage.journal('commits_found')
  if (found.length > 0) throw new Error(`commits that nobody sneaked in: ${JSON.stringify(found)}`)
  const problems = stage.problems()
  if (problems.length > 0) throw new Error(`the script had no answer:\n  ${problems.join('\n  ')}`)
}
