import type { CommandResult } from '../model/evidence.ts'
import type { Finding } from '../model/finding.ts'
import type { GateResult } from '../model/gate.ts'
import { failedCommand } from '../model/last-runs.ts'
import type { Task } from '../model/plan.ts'
import { taskWord } from '../model/task-name.ts'
import { failingLines } from './failing-output.ts'

export { retryContext } from './retry-context.ts'

const MOST_FINDINGS = 4
const LONGEST = { message: 240, fix: 160, firstFix: 600 }

/** To the same agent: exactly what to mend, in the message grammar, in a few hundred words. */
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
  // The first fix may show a whole result block; the others are a line.
  const fix = shortened(finding.fix ?? '', index === 0 ? LONGEST.firstFix : LONGEST.fix).replaceAll(
    '\n',
    '\n    ',
  )
  return `${place}${finding.message.slice(0, LONGEST.message)}  [${finding.id}]${fix ? `\n    ${fix}` : ''}`
}

/** A command is given whole or not at all: half a path names another file, or a whole folder. */
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
