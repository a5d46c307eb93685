import { join, posix } from 'node:path'
import { toolCalls } from '../../client/agent-calls.ts'
import { pluginRoot } from '../../io/files.ts'
import { branchHead, committedText } from '../../io/git.ts'
import { evidencePath, putEvidence, readEvidence } from '../../journal/evidence.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import { isReviewer, roleOf } from '../../model/roles.ts'
import type { TaskState, Ticket } from '../../model/run.ts'
import { taskWord } from '../../model/task-name.ts'
import { executorTask } from '../../prompts/executor-task.ts'
import { type ReviewPacket, reviewPrompt } from '../../prompts/review-prompt.ts'
import type { Attachment } from '../../prompts/template.ts'
import { taskOf } from '../../run/change.ts'
import { fixTasksOf, specRecords, validIteration } from '../../run/spec-review.ts'
import { oneLine } from '../../view/terminal.ts'
import { checksAhead } from '../facts/proof-commands.ts'
import { changeUnderReview, criteriaOf } from '../judge/review-change.ts'
import { beginsGreen, lookBefore, stopGreen } from '../proof/baseline.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { append } from '../runs/record.ts'
import { specFolder } from '../runs/review-log.ts'
import { checkHistory } from './advance.ts'
import { heldNow } from './held-work.ts'
import { type LeftInFolder, leftInFolder } from './plan-edits.ts'

/**
 * The prompt for a ticket that is about to be used, unless its verify passes already and that is not allowed, or approved
 * work was taken off the branch since the ticket was issued: no executor is to build on what is left.
 */
export async function promptAfterBaseline(
  open: OpenRun,
  ticket: Ticket,
  env: NodeJS.ProcessEnv,
): Promise<({ prompt: string } & LeftInFolder) | { stopped: string }> {
  const [halted] = hasMovedSince(open, ticket) ? checkHistory(open.run) : []
  if (halted) {
    append(open, halted)
    return { stopped: open.run.cause ?? '' }
  }
  await lookBefore(open, ticket, env)
  const stopped = stopGreen(open, ticket)
  return stopped ? { stopped } : { prompt: promptFor(open, ticket), ...leftInFolder(open, ticket) }
}

const hasMovedSince = ({ run }: OpenRun, { role, isolated, base }: Ticket): boolean =>
  role === 'spec-executor' && !isolated && branchHead(run) !== base

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
    branch: ticket.isolated || run.target === undefined ? undefined : run.branch,
    engineTicks: ticket.isolated,
    ...(task.packet ? { protocol: join(pluginRoot() ?? '', PACKET_PAGE) } : {}),
    decisions: run.tasks.flatMap((task) =>
      task.decision && task.status === 'approved' ? [{ task, choice: task.decision.choice }] : [],
    ),
    ...(state?.answers ? { answers: state.answers } : {}),
    leave: ticket.isolated ? [] : (heldNow(open) ?? []),
    ...(state?.retryFeedback ? { retryContext: readEvidence(dir, state.retryFeedback) } : {}),
  })
}

const PACKET_PAGE = join('skills', 'spec-protocol', 'reference', 'packet.md')

/** A longer text is given as a file to read, so that the packet does not fill the reviewer's context. */
const MOST_INLINE = 30_000

/** Gathers what a reviewer is given, from the journal and from commits alone. */
export function reviewPacket(open: OpenRun, ticket: Ticket): ReviewPacket {
  const { run, dir } = open
  const plan = pinnedPlan(dir, run)
  const change = changeUnderReview(run, ticket)
  const tasks = change.tasks.map(({ id }) => pinnedTask(plan, id))
  const [state] = change.tasks
  if (!state) throw new Error(`task ${ticket.task} is not in the run`)
  const folder = specFolder(run)
  const beside = (name: string): Attachment =>
    attach(dir, committedText(run.root, change.commit, posix.join(folder, name)))
  const prior = priorReview(state, ticket)
  const judged = change.tasks.map(
    (task) => fixTasksOf(run, task).findLast((fix) => fix.approvedCommit !== undefined) ?? task,
  )
  // After a parallel batch each part says whose it is.
  const of = (part: (task: TaskState) => string): string =>
    judged.length === 1
      ? judged.map(part).join('')
      : judged.map((task) => `${taskWord(task)}:\n${part(task)}`).join('\n\n')
  return {
    spec: run.spec,
    specPath: folder,
    tasks: tasks.map((task) => {
      const { id, title, name, block } = task
      return { id, title, name, block, criteria: criteriaOf(task) }
    }),
    attempt: ticket.attempt,
    iteration: ticket.iteration,
    iterations: run.config.review.iterations,
    base: change.base,
    commit: change.commit,
    changedFiles: change.files,
    // The files that the plan names for the task, or for all tasks of a batch (S0-20, S0-56).
    namedFiles: [...new Set(tasks.flatMap(({ files }) => files))],
    diff: attach(dir, change.diff),
    design: beside('design.md'),
    requirements: beside('requirements.md'),
    commands: judged.flatMap(({ lastResult }) => lastResult?.commands ?? []),
    checks: of(checksSentence),
    doubts: judged.flatMap(doubtsOf),
    claim: of(({ attempts }) => {
      const claim = attempts.at(-1)?.passed?.claim
      return claim ? readEvidence(dir, claim) : '(the claim is not kept)'
    }),
    calls: callsOf(judged),
    ...(prior?.text ? { prior: { from: prior.from, text: readEvidence(dir, prior.text) } } : {}),
  }
}

/** The tool calls of the executors; undefined when a transcript cannot be read. */
function callsOf(tasks: readonly TaskState[]): string[] | undefined {
  const calls = tasks.map(({ attempts }) => {
    const { transcript, startedAt = '' } = attempts.at(-1) ?? {}
    return toolCalls({ transcript, since: startedAt })
  })
  return calls.includes(undefined) ? undefined : calls.flatMap((each) => each ?? [])
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
  const from =
    flow === 'rounds' ? `iteration ${validIteration(record.iteration)}` : `attempt ${record.attempt ?? 1}`
  return { from, ...(record.text ? { text: record.text } : {}) }
}

function attach(dir: string, text: string | undefined): Attachment {
  if (text === undefined) return { kind: 'absent' }
  if (text.length <= MOST_INLINE) return { kind: 'text', text }
  const ref = putEvidence(dir, text)
  return { kind: 'file', path: evidencePath(dir, ref), bytes: ref.bytes }
}

function checksSentence({ lastResult }: TaskState): string {
  const [passed = [], skipped = []] = ['pass', 'skip'].map((result) =>
    (lastResult?.checks ?? []).filter((check) => check.result === result).map(({ id }) => id),
  )
  const skips = skipped.length > 0 ? ` Skipped: ${skipped.join(', ')}.` : ''
  return `${passed.length} automatic checks passed.${skips}`
}

const MOST_DOUBTS = 8
const LONGEST_DOUBT = 300

/** What passed with a warning, and claims of the same attempt that did not pass: a reviewer looks there first. */
function doubtsOf({ id, lastResult, attempts }: TaskState): string[] {
  const warnings = (lastResult?.findings ?? [])
    .filter(({ severity }) => severity === 'warn')
    .map(({ file, message, ...finding }) => `${file ? `${file}: ` : ''}${message} [${finding.id}]`)
  const refused = (attempts.at(-1)?.failures ?? [])
    .filter(({ stage }) => stage !== 'review')
    .map(({ reason }) => `an earlier claim of this attempt was refused: ${reason}`)
  return [...warnings.slice(0, MOST_DOUBTS), ...refused.slice(-2)].map((line) =>
    oneLine(`${id}: ${line}`).slice(0, LONGEST_DOUBT),
  )
}
