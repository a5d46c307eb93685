import { treeOf } from '../io/git-objects.ts'
import type { Config } from '../model/config.ts'
import type { CommandResult } from '../model/evidence.ts'
import type { Task } from '../model/plan.ts'
import type { Bringing } from './bring-ignored.ts'
import { inCheckout } from './checkout.ts'
import { decidingCommands, setupCommand } from './proof-commands.ts'
import { runProof } from './run-proof.ts'

export interface BaselineInput {
  /** Top folder of the repository. */
  cwd: string
  journalDir: string
  config: Config
  task: Task
  /** The commit that the task begins on. */
  base: string
  env: NodeJS.ProcessEnv
  deadline: number
  bring: Bringing
}

/** Runs the verify of a task before any work is done, in a checkout, so that it can run beside the executor. */
export async function runBaseline(input: BaselineInput): Promise<CommandResult[]> {
  const { cwd, journalDir, config, task, base, deadline, bring } = input
  const commands = config.proof.baseline === 'off' ? [] : decidingCommands(task, config)
  if (commands.length === 0) return []
  const tree = treeOf(cwd, base)
  return inCheckout({ dir: journalDir, root: cwd, commit: base, bring }, async ({ path, environment }) => {
    const place = { cwd: path, room: 'checkout', commit: base, tree } as const
    const env = environment(input.env)
    const context = { journalDir, config, env, named: task.contract?.environmentVarsRequired ?? [], deadline }
    for (const setup of setupCommand(config)) {
      // A checkout that cannot be set up says nothing about the verify.
      if ((await runProof(setup, place, context)).result.exitCode !== 0) return []
    }
    const results: CommandResult[] = []
    for (const { command } of commands) {
      results.push((await runProof({ purpose: 'baseline', command }, place, context)).result)
    }
    return results
  })
}
