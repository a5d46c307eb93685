import type { CommandResult } from './evidence.ts'
import type { GateResult } from './gate.ts'
import type { Criterion } from './plan.ts'

/** Without the runs that a later one of the same command took the place of. */
export const lastRuns = (commands: readonly CommandResult[]): CommandResult[] =>
  commands.filter(
    ({ purpose, command }, index) =>
      !commands.slice(index + 1).some((later) => later.purpose === purpose && later.command === command),
  )

/** The command for which work was refused; a type check or a linter may fail and refuse nothing. */
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

/** Whether a criterion's command decides if the task is done; of lesser weight, its failure is only noted. */
export const isProof = ({ command, severity }: Criterion): boolean =>
  command !== undefined && severity === 'blocking'
