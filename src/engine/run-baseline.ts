import { treeOf } from '../io/git-objects.ts'
import type { Config } from '../model/config.ts'
import type { CommandResult } from '../model/evidence.ts'
import type { Task } from '../model/plan.ts'
import type { Bringing } from './bring-ignored.ts'
import { type CheckoutOptions, inCheckout } from './checkout.ts'
import { decidingCommands, setupCommand } from './proof-commands.ts'
import { type ProofContext, type Prover, proverAt } from './run-proof.ts'

/** Runs `use` in a checkout that `proof.setup` has made ready; `undefined` where the set-up fails. */
export function inPrepared<T>(
  options: CheckoutOptions & Pick<CommandResult, 'room'>,
  context: ProofContext,
  use: (prover: Prover) => Promise<T>,
): Promise<T | undefined> {
  const { root, commit, room } = options
  const tree = treeOf(root, commit)
  return inCheckout(options, async (checkout) => {
    const prover = proverAt(
      { cwd: checkout.path, room, commit, tree },
      { ...context, env: checkout.environment(context.env) },
    )
    for (const setup of setupCommand(context.config))
      if ((await prover.run(setup)).result.exitCode !== 0) return undefined
    return use(prover)
  })
}

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
  const { cwd, journalDir, config, task, base, env, deadline, bring } = input
  const commands = config.proof.baseline === 'off' ? [] : decidingCommands(task, config)
  if (commands.length === 0) return []
  const options = { dir: journalDir, root: cwd, commit: base, bring, room: 'checkout' as const }
  const context = { journalDir, config, env, named: task.contract?.environmentVarsRequired ?? [], deadline }
  const ran = await inPrepared(options, context, async ({ run }) => {
    const results: CommandResult[] = []
    for (const { command } of commands) results.push((await run({ purpose: 'baseline', command })).result)
    return results
  })
  // A checkout that cannot be set up says nothing about the verify.
  return ran ?? []
}
