import type { CommandRunFact } from '../../gate/facts.ts'
import { CHECK_PURPOSES, type PackageCheck } from '../../gate/package-checks.ts'
import type { Config } from '../../model/config.ts'
import type { CommandResult } from '../../model/evidence.ts'
import type { Plan, Task, Verify } from '../../model/plan.ts'
import { isProof } from '../../model/proof-runs.ts'

/** A command that proves something about the task, and how much its failure weighs. */
export interface ProofCommand {
  purpose: CommandResult['purpose']
  command: string
  weight: CommandRunFact['weight']
  label: string
  verify?: Verify
}

/** The configured command that prepares a fresh checkout. */
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

/** All commands that the gate runs for a task because the plan or the configuration names them, those of the plan first. */
export const proofCommands = (task: Task, config: Config): ProofCommand[] => [
  ...verifyCommands(task, config),
  ...criteriaCommands(task),
  ...CHECK_PURPOSES.flatMap((purpose): ProofCommand[] => {
    const command = config.proof[purpose]
    if (!command || command === 'off') return []
    return [{ purpose, command, weight: isRed(task) ? 'warning' : 'blocking', label: '' }]
  }),
]

/** A script of a package that the gate runs although the plan does not name it. */
export interface ScriptCommand extends ProofCommand {
  check: PackageCheck
}

/**
 * Scripts of packages that neither the plan nor the configuration names. Seed 004 refuses work on which they fail. In
 * other plans their result is compared with the commit that the task began on.
 */
export const scriptCommands = (
  task: Task,
  plan: Pick<Plan, 'format'>,
  config: Config,
  checks: readonly PackageCheck[],
): ScriptCommand[] =>
  checks
    .filter(({ purpose }) => config.proof[purpose] === undefined)
    .map((check) => ({
      purpose: check.purpose,
      command: check.command,
      weight: isRed(task) ? 'warning' : plan.format === 'tasks-json' ? 'blocking' : 'compared',
      label: '',
      check,
    }))

/** A [RED] task writes tests for code that does not exist yet. */
const isRed = ({ markers }: Task): boolean => markers.includes('RED')
