import type { CommandResult } from '../model/evidence.ts'
import type { Finding, GateResult } from '../model/gate.ts'
import type { Task } from '../model/plan.ts'
import { failedCommand } from '../model/proof-runs.ts'
import { taskWord } from '../model/task-name.ts'
import { levelsOf, requeueBlock } from './requeue.ts'
import { readFailingTests, withoutColours } from './tests/test-counts.ts'

const MOST_FINDINGS = 4
const LONGEST = { message: 240, fix: 160, firstFix: 600 }

/** For the same agent: exactly what to fix, in the message grammar, in a few hundred words. */
export function warmFeedback(
  result: GateResult,
  task: Task,
  context: { attempt: number; logPath?: string; journalDir?: string },
): string {
  const blocking = result.findings.filter((finding) => finding.severity === 'block')
  const failed = failedCommand(result)
  const more = blocking.length - MOST_FINDINGS
  return [
    `${taskWord(task)} is not accepted (stage ${result.stage}, attempt ${context.attempt}):`,
    '',
    ...blocking.slice(0, MOST_FINDINGS).map(renderFinding),
    ...(more > 0 ? [`and ${more} more of the same stage`] : []),
    ...(failed ? outputOf(failed, context) : []),
    '',
    'mend this and nothing else, commit, then hand in the whole result block and TASK_COMPLETE again.',
    'if it cannot be done, say status: failure or status: blocked with the reason, and leave TASK_COMPLETE out.',
  ].join('\n')
}

/** `place  message  [id]`, and the smallest next step below it. */
function renderFinding(finding: Finding, index: number): string {
  const place = finding.file ? `${finding.file}${finding.line ? `:${finding.line}` : ''}  ` : ''
  // The first fix may show a whole result block. The others are one line each.
  const fix = shortened(finding.fix ?? '', index === 0 ? LONGEST.firstFix : LONGEST.fix).replaceAll(
    '\n',
    '\n    ',
  )
  return `${place}${finding.message.slice(0, LONGEST.message)}  [${finding.id}]${fix ? `\n    ${fix}` : ''}`
}

/** A command is shown completely or not at all: half a path names another file, or a whole folder. */
function shortened(fix: string, most: number): string {
  const limit = /\bgit /.test(fix) ? LONGEST.firstFix : most
  return fix.length <= limit ? fix : `${fix.slice(0, limit).replace(/\bgit .*$/s, '')}\u2026`
}

function outputOf(
  command: CommandResult,
  { logPath, journalDir }: { logPath?: string; journalDir?: string },
): string[] {
  const lines = failingLines(command.excerpt)
  const kept = command.output && journalDir ? `${journalDir}/evidence/${command.output.sha256}` : undefined
  const log = logPath ?? kept
  return [
    ...(lines.length > 0 ? ['', 'from its output:', ...lines.map((line) => `    ${line}`)] : []),
    ...(log ? [`the whole output: ${log}`] : []),
  ]
}

const MOST = 8

/** For the prompt of a new agent, in the form of the failure's seed. It replaces the text of an earlier failure. */
export function retryContext(result: GateResult, task: Task, context: { attempt: number }): string {
  const blocking = result.findings.filter((finding) => finding.severity === 'block')
  if (task.contract || task.criteria.length > 0) {
    const block = requeueBlock(levelsOf(result), context.attempt + 1)
    if (block !== '') return block
  }
  const command = failedCommand(result)
  if (result.stage === 'proof' && command && blocking.some(({ id }) => id === 'proof/verify')) {
    return verificationFailed(blocking, command)
  }
  return previousAttempt(blocking, result)
}

const endOf = ({ exitCode, signal, timedOut }: CommandResult): string =>
  timedOut ? 'none, it ran into its time limit' : String(exitCode ?? signal ?? 'none')

/** Seed 001, VERIFY_FAILURE. */
function verificationFailed(blocking: readonly Finding[], run: CommandResult): string {
  const tests = readFailingTests(run.excerpt)
  const others = blocking.filter(({ id }) => id !== 'proof/verify').map(({ message }) => message)
  const failures = [...(tests.length > 0 ? tests : failingLines(run.excerpt)), ...others]
  return [
    'VERIFICATION FAILED:',
    `Command: ${run.command}`,
    `Exit code: ${endOf(run)}`,
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

const MOST_LINES = 10
const WIDEST = 100
const BAD =
  /\b(?:fail(?:ed|ure|ing)?|errors?|exception|assert\w*|expected|panic(?:ked)?|not ok|cannot|undefined reference)\b|[\u2716\u2717\u00d7\u25cf]|\bE\s{2,}/i
const FINE = /\b0 (?:fail(?:ed|ures?|ing)?|errors?)\b/i

/** The first lines that mention a failure, with the lines after them; if there are none, the last lines. */
function failingLines(excerpt: string): string[] {
  const lines = withoutColours(excerpt)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, WIDEST))
    .filter((line) => line !== '')
  const first = lines.findIndex((line) => BAD.test(line) && !FINE.test(line))
  return first < 0 ? lines.slice(-MOST_LINES) : lines.slice(first, first + MOST_LINES)
}
