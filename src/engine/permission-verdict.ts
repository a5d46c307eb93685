import { isFileTool, isShell } from '../client/agent-calls.ts'
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
  const { isNeeded, neededCalls } = await import('../client/permissions/needed.ts')
  const needs = neededCalls([{ tasks: [{ ...task, ticked: false }] }], run.config)
  return denied.filter(({ tool, what }) => (isShell(tool) ? isNeeded(what, needs) : isFileTool(tool)))
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
