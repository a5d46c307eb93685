import type { Config } from '../model/config.ts'
import type { CommandResult } from '../model/evidence.ts'
import { isProof } from '../model/is-proof.ts'
import type { Plan, Task, Verify } from '../model/plan.ts'

/** A command that proves something about the task, and how much its failure weighs. */
export interface ProofCommand {
  purpose: CommandResult['purpose']
  command: string
  weight: 'blocking' | 'warning'
  label: string
  verify?: Verify
}

/** What makes a fresh checkout ready, where it is configured. */
export const setupCommand = ({ proof: { setup } }: Config): ProofCommand[] =>
  setup ? [{ purpose: 'setup', command: setup, weight: 'blocking', label: 'set-up' }] : []

/** The verify of a task, or the configured default where a plan has none. */
export function verifyCommands(task: Task, config: Config): ProofCommand[] {
  const own = task.verify.flatMap((verify): ProofCommand[] =>
    verify.command
      ? [{ purpose: 'verify', command: verify.command, weight: 'blocking', label: '', verify }]
      : [],
  )
  const { default: fallback } = config.verify
  if (own.length > 0 || !fallback || task.criteria.some(isProof)) return own
  return [{ purpose: 'verify', command: fallback, weight: 'blocking', label: '' }]
}

/** What proves the task: its verify or, where it has none, the criteria that block. */
export function decidingCommands(task: Task, config: Config): ProofCommand[] {
  const verify = verifyCommands(task, config)
  return verify.length > 0 ? verify : criteriaCommands({ ...task, criteria: task.criteria.filter(isProof) })
}

const criteriaCommands = ({ criteria }: Task): ProofCommand[] =>
  criteria.flatMap(({ command, description, severity }): ProofCommand[] =>
    command ? [{ purpose: 'criterion', command, weight: severity, label: description }] : [],
  )

/** All that the gate runs for a task, cheap things last: what the plan asks for decides, and is waited for first. */
export function proofCommands(
  task: Task,
  plan: Plan,
  config: Config,
  scripts: Readonly<Record<string, string>>,
): ProofCommand[] {
  return [
    ...verifyCommands(task, config),
    ...criteriaCommands(task),
    ...standing('typecheck', plan, config, scripts),
    ...standing('lint', plan, config, scripts),
  ]
}

/** Seed 004 runs `pnpm typecheck` and `pnpm lint`; other plans do where it is configured. */
function standing(
  purpose: 'typecheck' | 'lint',
  plan: Plan,
  config: Config,
  scripts: Readonly<Record<string, string>>,
): ProofCommand[] {
  const seed004 =
    plan.format === 'tasks-json' && scripts[purpose] !== undefined ? `pnpm ${purpose}` : undefined
  const command = config.proof[purpose] ?? seed004
  return command ? [{ purpose, command, weight: 'blocking', label: '' }] : []
}
