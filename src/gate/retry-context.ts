import type { Finding } from '../model/finding.ts'
import type { GateResult } from '../model/gate.ts'
import { failedCommand } from '../model/last-runs.ts'
import type { Task } from '../model/plan.ts'
import { failingLines } from './failing-output.ts'
import { levelsOf } from './levels.ts'
import { requeueBlock } from './requeue.ts'
import { readFailingTests } from './tests/failing-tests.ts'

const MOST = 8

/** Into a fresh agent's prompt, in the form of the seed that the failure belongs to; replaces what an earlier failure left there. */
export function retryContext(result: GateResult, task: Task, context: { attempt: number }): string {
  const blocking = result.findings.filter((finding) => finding.severity === 'block')
  if (task.contract || task.criteria.length > 0) {
    const block = requeueBlock(levelsOf(result), context.attempt + 1)
    if (block !== '') return block
  }
  const command = failedCommand(result)
  if (result.stage === 'proof' && command && blocking.some(({ id }) => id === 'proof/verify')) {
    return verificationFailed(blocking, command.command, endOf(command), command.excerpt)
  }
  return previousAttempt(blocking, result)
}

function endOf({
  exitCode,
  signal,
  timedOut,
}: {
  exitCode?: number | undefined
  signal?: string | undefined
  timedOut: boolean
}): string {
  if (timedOut) return 'none, it ran into its time limit'
  return String(exitCode ?? signal ?? 'none')
}

/** Seed 001, VERIFY_FAILURE. */
function verificationFailed(
  blocking: readonly Finding[],
  command: string,
  end: string,
  excerpt: string,
): string {
  const tests = readFailingTests(excerpt)
  const others = blocking.filter(({ id }) => id !== 'proof/verify').map(({ message }) => message)
  const failures = [...(tests.length > 0 ? tests : failingLines(excerpt)), ...others]
  return [
    'VERIFICATION FAILED:',
    `Command: ${command}`,
    `Exit code: ${end}`,
    '',
    'FAILURES:',
    ...failures.slice(0, 20).map((failure) => `- ${failure}`),
    '',
    'Please fix the failing tests and re-verify.',
  ].join('\n')
}

/** Seed 001, EXECUTION_FAILURE; seed 003 adds its own sentence where a deterministic check of the output failed. */
function previousAttempt(blocking: readonly Finding[], { failure, stage }: GateResult): string {
  const said = blocking.slice(0, MOST)
  const fixes = [...new Set(said.flatMap(({ fix }) => fix ?? []))]
  const places = said.map(
    ({ file, line, message, id }) => `${file ? `${file}${line ? `:${line}` : ''}  ` : ''}${message}  [${id}]`,
  )
  const verification = stage === 'artifacts' && failure === 'VERIFY_FAILURE'
  return [
    'PREVIOUS ATTEMPT FAILED:',
    ...places.map((place) => `Error: ${place}`),
    ...(verification
      ? [`Previous attempt failed verification: ${said.map(({ message }) => message).join('; ')}`]
      : []),
    '',
    `SUGGESTED FIX: ${fixes.join('\n') || 'do what the error asks for before anything else'}`,
    '',
    'Please address this before retrying the task.',
  ].join('\n')
}
