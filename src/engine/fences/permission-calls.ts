import { isFileTool, isShell } from '../../client/agent-calls.ts'
import { callOfAgent, SOLO } from '../../client/agent-files.ts'
import type { CallFacts } from '../../client/permissions/rule.ts'
import type { Session } from '../../client/session.ts'
import type { EventBody, PermissionCall } from '../../model/event.ts'
import type { Finding, GateResult } from '../../model/gate.ts'
import type { Task } from '../../model/plan.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { taskOf } from '../../run/change.ts'
import { type OpenRun, openDriven } from '../runs/open-run.ts'
import { recordEvents } from '../runs/record.ts'

/** A tool call as the client reports it, and the agent that makes it. */
interface ToolCall extends CallFacts {
  agentId?: string
  /** The session's own transcript. */
  transcript: string
}

/** What a call means for the ticket of the agent that makes it. */
type Meaning = (ticket: Ticket, run: Run, call: PermissionCall) => EventBody[]

const MEANINGS = {
  /** The client asks a person whether an agent of the run may do something. Until they answer the task waits. */
  asked: ({ id }, _run, call) => [{ type: 'permission_waiting', ticket: id, call }],

  /** The client refused by itself, without asking anyone. */
  denied: ({ id }, _run, call) => [{ type: 'permission_denied', ticket: id, call, by: 'classifier' }],

  /** If it is the call that a person was asked about, they said yes. */
  ended({ id }, run, { tool, what }) {
    const waiting = waitingOf(run, id)
    return waiting?.tool === tool && waiting.what === what ? [{ type: 'permission_given', ticket: id }] : []
  },

  /** All calls of one message have ended. An open question was answered with no: an allowed call reports its end first. */
  allEnded({ id }, run) {
    const waiting = waitingOf(run, id)
    if (!waiting) return []
    const { tool, what, rule } = waiting
    return [{ type: 'permission_denied', ticket: id, call: { tool, what, rule }, by: 'answer' }]
  },
} satisfies Record<string, Meaning>

const waitingOf = (run: Run, ticket: string) =>
  run.tasks.find((task) => task.waiting?.ticket === ticket)?.waiting

export type CallNews = keyof typeof MEANINGS

/** Records what the client says about a call of an agent of the run. Calls of other agents are ignored. */
export async function hearOfCall(session: Session, news: CallNews, call: ToolCall): Promise<void> {
  const open = openDriven(session)
  const toolUseId = open && callBehind(open, call)
  if (!open || toolUseId === undefined) return
  const { describeCall } = await import('../../client/permissions/rule.ts')
  const described = await describeCall(call)
  const meaning: Meaning = MEANINGS[news]
  recordEvents(open, (run) => {
    const ticket = run.tickets.find((candidate) => candidate.toolUseId === toolUseId && !candidate.judging)
    return ticket ? meaning(ticket, run, described) : []
  })
}

function callBehind({ run }: OpenRun, { agentId, transcript }: ToolCall): string | undefined {
  if (agentId === undefined) return run.solo ? SOLO : undefined
  return callOfAgent(transcript, agentId)
}

/** Findings of an executor that gave up, or that has changed nothing at all. */
const DID_NOTHING = new Set(['claim/status', 'work/produced'])

/**
 * A claim that fails because the client did not let the executor work is BLOCKED, with the missing rule: another
 * attempt would meet the same refusal. This applies when the executor gave up or changed nothing, or when no task can do
 * without the call. An executor that found another way and failed for another reason is sent back as usual.
 */
export async function blameDenials(
  result: GateResult,
  run: Run,
  task: Task,
  ticket: Ticket,
): Promise<GateResult> {
  const denied = taskOf(run, ticket.task)?.attempts.at(-1)?.denied ?? []
  if (result.outcome === 'PASSED' || denied.length === 0) return result
  const didNothing = result.findings.some(({ id }) => DID_NOTHING.has(id))
  const needed = didNothing ? denied : await indispensable(denied, task, run)
  if (needed.length === 0) return result
  return {
    ...result,
    outcome: 'BLOCKED',
    failure: 'BLOCKED',
    findings: [...distinct(needed).map((call) => finding(call, task.id)), ...result.findings],
  }
}

async function indispensable(denied: PermissionCall[], task: Task, run: Run): Promise<PermissionCall[]> {
  const { isNeeded, neededCalls } = await import('../../client/permissions/needed.ts')
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
