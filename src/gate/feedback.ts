import type { CommandResult } from '../model/evidence.ts'
import type { Finding } from '../model/finding.ts'
import type { GateResult } from '../model/gate.ts'
import type { Task } from '../model/plan.ts'

const MOST_FINDINGS = 8
const MOST_LINES = 20

/** To the same agent: exactly what to mend, in the message grammar. */
export function warmFeedback(
  result: GateResult,
  task: Task,
  context: { attempt: number; logPath?: string },
): string {
  const blocking = result.findings.filter((finding) => finding.severity === 'block')
  const failed = result.commands.find((command) => command.purpose !== 'baseline' && command.exitCode !== 0)
  return [
    `task ${task.id} is not accepted (stage ${result.stage}, attempt ${context.attempt}):`,
    '',
    ...blocking.slice(0, MOST_FINDINGS).map(renderFinding),
    ...(blocking.length > MOST_FINDINGS ? [`and ${blocking.length - MOST_FINDINGS} more`] : []),
    ...(failed ? ['', ...outputOf(failed, context.logPath)] : []),
    '',
    'mend this and nothing else, commit, then hand in the result block and TASK_COMPLETE again.',
    'if it cannot be done, say status: failure or status: blocked with the reason, and leave TASK_COMPLETE out.',
  ].join('\n')
}

function renderFinding(finding: Finding): string {
  const place = finding.file ? `${finding.file}${finding.line ? `:${finding.line}` : ''}  ` : ''
  const fix = finding.fix ? `\n    ${finding.fix.replaceAll('\n', '\n    ')}` : ''
  return `- ${place}${finding.message}  [${finding.id}]${fix}`
}

function outputOf(command: CommandResult, logPath: string | undefined): string[] {
  const lines = command.excerpt.split('\n').filter((line) => line.trim() !== '')
  return [
    'the output begins:',
    ...lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, 200)}`),
    ...(logPath ? [`the whole of it: ${logPath}`] : []),
  ]
}

/** Into a fresh agent's prompt; replaces what an earlier failure left there. */
export function retryContext(result: GateResult, task: Task, context: { attempt: number }): string {
  return [`PREVIOUS ATTEMPT FAILED:`, warmFeedback(result, task, context)].join('\n')
}
