import type { CommandResult } from './evidence.ts'
import type { GateResult } from './gate.ts'
import type { Criterion } from './plan.ts'

/** The runs that count: without those that a later run of the same command replaced. */
export const lastRuns = (commands: readonly CommandResult[]): CommandResult[] =>
  commands.filter(
    ({ purpose, command }, index) =>
      !commands.slice(index + 1).some((later) => later.purpose === purpose && later.command === command),
  )

/** The command because of which work was refused. A type check or a linter may fail without a refusal. */
export function failedCommand({
  commands,
  findings,
}: Pick<GateResult, 'commands' | 'findings'>): CommandResult | undefined {
  const refuses = (purpose: CommandResult['purpose']) =>
    (purpose !== 'typecheck' && purpose !== 'lint') ||
    findings.some(({ id, severity }) => id === `proof/${purpose}` && severity === 'block')
  return lastRuns(commands).findLast(
    ({ purpose, exitCode }) => purpose !== 'baseline' && exitCode !== 0 && refuses(purpose),
  )
}

/** Whether a criterion's command decides if the task is done. Otherwise its failure is only noted. */
export const isProof = ({ command, severity }: Criterion): boolean =>
  command !== undefined && severity === 'blocking'
