import { SECURITY_CRITERIA } from '../gate/verdicts/security.ts'
import { readEvidence } from '../journal/evidence.ts'
import type { Ticket } from '../model/run.ts'
import { executorTask } from '../prompts/executor-task.ts'
import { reviewPrompt } from '../prompts/review-prompt.ts'
import { taskOf } from '../run/change.ts'
import { beginsGreen } from './baseline.ts'
import { heldNow } from './held-work.ts'
import type { OpenRun } from './open-run.ts'
import { checksAhead } from './package-checks.ts'
import { pinnedPlan, pinnedTask } from './pinned-plan.ts'
import { reviewPacket } from './review-packet.ts'

/** The prompt that stands behind a ticket, rendered from the journal alone. */
export function promptFor(open: OpenRun, ticket: Ticket): string {
  const { run, dir } = open
  if (ticket.role !== 'spec-executor')
    return reviewPrompt(ticket.role, reviewPacket(open, ticket), SECURITY_CRITERIA)
  const plan = pinnedPlan(dir, run)
  const state = taskOf(run, ticket.task)
  const position = plan.tasks.findIndex((task) => task.id === ticket.task) + 1
  const task = pinnedTask(plan, ticket.task)
  return executorTask({
    task,
    beginsGreen: beginsGreen(run, task),
    checks: checksAhead(run.root, ticket.base, task, plan, run.config),
    spec: run.spec,
    attempt: ticket.attempt,
    position: `task ${position} of ${plan.tasks.length}`,
    folder: ticket.isolated ? 'the worktree you were started in' : run.root,
    engineTicks: ticket.isolated,
    decisions: run.tasks.flatMap((task) =>
      task.decision && task.status === 'approved' ? [{ task, choice: task.decision.choice }] : [],
    ),
    leave: ticket.isolated ? [] : (heldNow(open) ?? []),
    ...(state?.retryFeedback ? { retryContext: readEvidence(dir, state.retryFeedback) } : {}),
  })
}
