import type { CommandResult } from './evidence.ts'
import type { Finding, GateResult } from './gate.ts'
import type { Criterion } from './plan.ts'

/** The runs that count: without those that a later run of the same command replaced. */
export const lastRuns = (commands: readonly CommandResult[]): CommandResult[] =>
  commands.filter(
    ({ purpose, command }, index) =>
      !commands.slice(index + 1).some((later) => later.purpose === purpose && later.command === command),
  )

/** The check that judges a command. */
const CHECKS: Record<CommandResult['purpose'], string | undefined> = {
  verify: 'proof/verify',
  setup: 'proof/verify',
  criterion: 'proof/criteria',
  typecheck: 'proof/typecheck',
  lint: 'proof/lint',
  baseline: undefined,
}

/** A check quotes the command that it found wrong, a long one only in part. */
const QUOTED = 100

/** The failed command that a finding is about. */
export const commandOf = (
  { id, message }: Finding,
  commands: readonly CommandResult[],
): CommandResult | undefined =>
  lastRuns(commands).find(
    ({ purpose, command, exitCode }) =>
      exitCode !== 0 && CHECKS[purpose] === id && message.includes(`\`${command.slice(0, QUOTED)}`),
  )

/** The command because of which work was refused. A type check or a linter may fail without a refusal. */
export function failedCommand({
  commands,
  findings,
}: Pick<GateResult, 'commands' | 'findings'>): CommandResult | undefined {
  const blocking = findings.filter(({ severity }) => severity === 'block')
  const [named] = blocking.flatMap((finding) => commandOf(finding, commands) ?? [])
  if (named) return named
  const refuses = (purpose: CommandResult['purpose']) =>
    (purpose !== 'typecheck' && purpose !== 'lint') || blocking.some(({ id }) => id === `proof/${purpose}`)
  return lastRuns(commands).findLast(
    ({ purpose, exitCode }) => purpose !== 'baseline' && exitCode !== 0 && refuses(purpose),
  )
}

/** Whether a criterion's command decides if the task is done. Otherwise its failure is only noted. */
export const isProof = ({ command, severity }: Criterion): boolean =>
  command !== undefined && severity === 'blocking'

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g')

export const withoutColours = (text: string): string => text.replace(COLOURS, '').replace(/\r\n?/g, '\n')

const MOST_LINES = 10
const WIDEST = 100
const BAD =
  /\b(?:fail(?:ed|ure|ing)?|errors?|exception|assert\w*|expected|panic(?:ked)?|not ok|cannot|undefined reference)\b|[\u2716\u2717\u00d7\u25cf]|\bE\s{2,}/i
const FINE = /\b0 (?:fail(?:ed|ures?|ing)?|errors?)\b/i
/** A test that passed may be called "throws an error". */
const PASSED = /^\s*(?:ok\b|[\u2713\u2714\u221a]|PASS\b|--- PASS\b|# Subtest:)|::\S+ PASSED\b|\.\.\. ok$/
export const hasPassed = (line: string): boolean => PASSED.test(line)

/** The first lines that mention a failure, with the lines after them; if there are none, the last lines. */
export function failingLines(excerpt: string): string[] {
  const lines = withoutColours(excerpt)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, WIDEST))
    .filter((line) => line !== '')
  const first = lines.findIndex((line) => BAD.test(line) && !FINE.test(line) && !hasPassed(line))
  return first < 0 ? lines.slice(-MOST_LINES) : lines.slice(first, first + MOST_LINES)
}
