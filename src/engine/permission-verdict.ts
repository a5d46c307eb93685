import { readFileSync } from 'node:fs'
import type { PermissionCall } from '../model/event.ts'
import type { Finding } from '../model/finding.ts'
import type { GateResult } from '../model/gate.ts'
import type { Task } from '../model/plan.ts'
import type { Run, Ticket } from '../model/run.ts'
import { taskOf } from '../run/change.ts'

/**
 * A claim that fails because the client would not let the executor work is BLOCKED, with the rule that is missing:
 * another attempt would meet the same refusal. It counts when the executor gave up, or when the call was one that no
 * task can do without; an executor that found another way and made some other mistake is sent back as always.
 */
export async function blameDenials(
  result: GateResult,
  run: Run,
  task: Task,
  ticket: Ticket,
): Promise<GateResult> {
  const denied = taskOf(run, ticket.task)?.attempts.at(-1)?.denied ?? []
  if (result.outcome === 'PASSED' || denied.length === 0) return result
  const gaveUp = result.findings.some(({ id }) => id === 'claim/status')
  const needed = gaveUp ? denied : await indispensable(denied, task, run)
  if (needed.length === 0) return result
  return {
    ...result,
    outcome: 'BLOCKED',
    failure: 'BLOCKED',
    findings: [...distinct(needed).map((call) => finding(call, task.id)), ...result.findings],
  }
}

async function indispensable(denied: PermissionCall[], task: Task, run: Run): Promise<PermissionCall[]> {
  const { isNeeded, neededCalls } = await import('../plan/needed-rules.ts')
  const needs = neededCalls([{ tasks: [{ ...task, ticked: false }] }], run.config)
  return denied.filter(({ tool, what }) =>
    tool === 'Bash' ? isNeeded(what, needs) : /^(?:Write|Edit|MultiEdit|NotebookEdit)$/.test(tool),
  )
}

const distinct = (calls: PermissionCall[]): PermissionCall[] => [
  ...new Map(calls.map((call) => [call.rule, call])).values(),
]

const finding = ({ tool, what, rule }: PermissionCall, task: string): Finding => ({
  id: 'permission/denied',
  severity: 'block',
  failure: 'BLOCKED',
  message: `permission: the client did not allow ${tool} ${JSON.stringify(what)}; missing: ${rule}`,
  fix: `allow it in the project's settings (permissions.allow, or /ultraplan:init, which also takes --mode acceptEdits for edits), then /ultraplan:retry --task ${task}`,
})

const DONT_ASK = /^Permission to use \S+ has been denied because Claude Code is running in don't ask mode/

/** In the mode that asks nobody no hook hears of a denial; the agent's own transcript has it. */
export function deniedInTranscript(transcript: string): { tool: string; input: Record<string, unknown> }[] {
  let text: string
  try {
    text = readFileSync(transcript, 'utf8')
  } catch {
    return []
  }
  const calls = new Map<string, { tool: string; input: Record<string, unknown> }>()
  const denied: { tool: string; input: Record<string, unknown> }[] = []
  for (const block of text.split('\n').flatMap(contentOf)) {
    if (block.type === 'tool_use' && typeof block.id === 'string')
      calls.set(block.id, { tool: String(block.name), input: (block.input ?? {}) as Record<string, unknown> })
    if (block.type !== 'tool_result' || block.is_error !== true) continue
    const call = calls.get(String(block.tool_use_id))
    if (call && DONT_ASK.test(String(block.content))) denied.push(call)
  }
  return denied
}

function contentOf(line: string): Record<string, unknown>[] {
  try {
    const content: unknown = JSON.parse(line)?.message?.content
    return Array.isArray(content) ? content : []
  } catch {
    return []
  }
}
