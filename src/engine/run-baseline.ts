import { git } from '../io/git.ts'
import type { Config } from '../model/config.ts'
import type { CommandResult } from '../model/evidence.ts'
import type { Task } from '../model/plan.ts'
import { verifyCommands } from './proof-commands.ts'
import { inRoom } from './room.ts'
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
}

/** Runs the verify of a task before any work is done, in a worktree of its own, so that it can run beside the executor. */
export async function runBaseline(input: BaselineInput): Promise<CommandResult[]> {
  const { cwd, journalDir, config, task, base, env, deadline } = input
  const commands = config.proof.baseline === 'off' ? [] : verifyCommands(task, config)
  if (commands.length === 0) return []
  const tree = git(cwd, ['rev-parse', '--verify', `${base}^{tree}`]).trim()
  const context = { journalDir, config, env, named: task.contract?.environmentVarsRequired ?? [], deadline }
  return inRoom({ cwd, commit: base, links: config.proof.links }, async ({ path }) => {
    const place = { cwd: path, room: 'clean', commit: base, tree } as const
    if (config.proof.setup) {
      const { result } = await runProof({ purpose: 'setup', command: config.proof.setup }, place, context)
      // A room that cannot be set up says nothing about the verify.
      if (result.exitCode !== 0) return []
    }
    const results: CommandResult[] = []
    for (const { command } of commands) {
      results.push((await runProof({ purpose: 'baseline', command }, place, context)).result)
    }
    return results
  })
}
