import { posix } from 'node:path'
import { toolCalls } from '../../client/agent-calls.ts'
import { committedText } from '../../io/git.ts'
import { evidencePath, putEvidence, readEvidence } from '../../journal/evidence.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import type { Plan, Task } from '../../model/plan.ts'
import { isReviewer, roleOf } from '../../model/roles.ts'
import type { TaskState, Ticket } from '../../model/run.ts'
import { executorTask } from '../../prompts/executor-task.ts'
import { type ReviewPacket, reviewPrompt } from '../../prompts/review-prompt.ts'
import type { Attachment } from '../../prompts/template.ts'
import { taskOf } from '../../run/change.ts'
import { fixTasksOf, specRecords } from '../../run/spec-review.ts'
import { checksAhead } from '../facts/proof-commands.ts'
import { type ChangeUnderReview, changeUnderReview, criteriaOf, specFolder } from '../judge/review-change.ts'
import { beginsGreen } from '../proof/baseline.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { heldNow } from './held-work.ts'

/** The prompt that replaces a ticket, rendered from the journal alone. */
export function promptFor(open: OpenRun, ticket: Ticket): string {
  const { run, dir } = open
  if (isReviewer(ticket.role)) return reviewPrompt(ticket.role, reviewPacket(open, ticket))
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

/** A longer text is given as a file to read, so that the packet does not fill the reviewer's context. */
const MOST_INLINE = 30_000

/** Gathers what a reviewer is given, from the journal and from commits alone. */
export function reviewPacket(open: OpenRun, ticket: Ticket): ReviewPacket {
  const { run, dir } = open
  const plan = pinnedPlan(dir, run)
  const change = changeUnderReview(run, ticket)
  const [state] = change.tasks
  if (!state) throw new Error(`task ${ticket.task} is not in the run`)
  const folder = specFolder(run)
  const beside = (name: string): Attachment =>
    attach(dir, committedText(run.root, change.commit, posix.join(folder, name)))
  const prior = priorReview(state, ticket)
  const judged = fixTasksOf(run, state).findLast((fix) => fix.approvedCommit !== undefined) ?? state
  const attempt = judged.attempts.at(-1)
  return {
    spec: run.spec,
    specPath: folder,
    tasks: change.tasks.map(({ id }) => taskOfPlan(pinnedTask(plan, id))),
    attempt: ticket.attempt,
    iteration: ticket.iteration,
    iterations: run.config.review.iterations,
    base: change.base,
    commit: change.commit,
    changedFiles: change.files,
    namedFiles: namedFiles(plan, change),
    diff: attach(dir, change.diff),
    design: beside('design.md'),
    requirements: beside('requirements.md'),
    commands: judged.lastResult?.commands ?? [],
    checks: checksSentence(judged),
    claim: attempt?.passed?.claim ? readEvidence(dir, attempt.passed.claim) : '(the claim is not kept)',
    calls: toolCalls({ transcript: attempt?.transcript, since: attempt?.startedAt ?? '' }),
    ...(prior?.text ? { prior: { from: prior.from, text: readEvidence(dir, prior.text) } } : {}),
  }
}

/** The review of the round before, or the last rejection by the same role. A voter is told of no earlier review (S3-11). */
function priorReview(task: TaskState, { role }: Ticket): { from: string; text?: EvidenceRef } | undefined {
  const flow = isReviewer(role) ? roleOf(role).flow : 'votes'
  if (flow === 'votes') return undefined
  const record =
    flow === 'rounds'
      ? specRecords(task).at(-1)
      : task.reviews.findLast((each) => each.role === role && each.verdict.decision === 'reject')
  if (!record) return undefined
  const from = flow === 'rounds' ? `iteration ${record.iteration}` : `attempt ${record.attempt ?? 1}`
  return { from, ...(record.text ? { text: record.text } : {}) }
}

const taskOfPlan = (task: Task): ReviewPacket['tasks'][number] => ({
  id: task.id,
  title: task.title,
  name: task.name,
  block: task.block,
  criteria: criteriaOf(task),
})

/** The files that the plan names for the task, or for all tasks of a batch (S0-20, S0-56). */
const namedFiles = (plan: Plan, change: ChangeUnderReview): string[] => [
  ...new Set(change.tasks.flatMap(({ id }) => pinnedTask(plan, id).files)),
]

function attach(dir: string, text: string | undefined): Attachment {
  if (text === undefined) return { kind: 'absent' }
  if (text.length <= MOST_INLINE) return { kind: 'text', text }
  const ref = putEvidence(dir, text)
  return { kind: 'file', path: evidencePath(dir, ref), bytes: ref.bytes }
}

function checksSentence({ lastResult }: TaskState): string {
  const checks = lastResult?.checks ?? []
  const of = (result: string) => checks.filter((check) => check.result === result)
  const names = (result: string) =>
    of(result)
      .map(({ id }) => id)
      .join(', ')
  return [
    `${of('pass').length} automatic checks passed.`,
    ...(of('warn').length > 0 ? [`Warnings from ${names('warn')}.`] : []),
    ...(of('skip').length > 0 ? [`Skipped: ${names('skip')}.`] : []),
  ].join(' ')
}
