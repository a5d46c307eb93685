import { type Modification, readModification } from '../../gate/read-claim.ts'
import { branchHead, checkedOut } from '../../io/git.ts'
import { putEvidence } from '../../journal/evidence.ts'
import type { EventBody } from '../../model/event.ts'
import type { GateResult } from '../../model/gate.ts'
import type { Plan, Task } from '../../model/plan.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { taskWord } from '../../model/task-name.ts'
import { insertTasks } from '../../plan/insert-tasks.ts'
import { summarize } from '../../plan/lines.ts'
import { lintPlan as lintReading } from '../../plan/lint/lint-plan.ts'
import { taskOf } from '../../run/change.ts'
import { agentLost } from '../facts/work-range.ts'
import { engineCommit } from '../runs/engine-commit.ts'
import type { OpenRun } from '../runs/open-run.ts'
import { append } from '../runs/record.ts'
import { type Claimed, withoutJudging } from './judge-work.ts'

const MOST_PER_TASK = 3

export type Modified =
  /** The message asks for nothing. */
  | { kind: 'none' }
  /** The task waits for the added tasks, or for a person. */
  | { kind: 'postponed' }
  /** The tasks are added once the claim that came with the request is approved. */
  | { kind: 'after-approval'; request: Modification }
  | { kind: 'refused'; result: GateResult }

/** An executor asks to split its task or to add one. The engine checks the request, and only the engine writes the plan. */
export function considerModification({ open, plan, task, ticket }: Claimed, message: string): Modified {
  const asked = readModification(message)
  if (!asked) return { kind: 'none' }
  const refuse = (problem: string): Modified => refused(open.run, ticket, problem)
  if ('problem' in asked) return refuse(asked.problem)
  const { request } = asked
  const complete = /^\W*TASK_COMPLETE\W*$/m.test(message)
  if (request.type === 'ADD_FOLLOWUP')
    return complete
      ? { kind: 'after-approval', request }
      : refuse('a follow-up is asked for together with the finished task, its claim and TASK_COMPLETE')
  if (complete) return refuse(`${request.type} and TASK_COMPLETE contradict each other`)
  const events =
    open.run.config.modifications === 'ask'
      ? askFirst(open.run, ticket, request)
      : addTasks(open, plan, task, request, ticket)
  if (typeof events === 'string') return refuse(events)
  append(open, ...events)
  return { kind: 'postponed' }
}

/** The task waits until a person has changed the plan, or says to try it as it is. */
function askFirst(run: Run, ticket: Ticket, request: Modification): EventBody[] {
  const titles = request.proposed_tasks.map((proposed) => proposed.title).join('; ')
  return [
    agentLost(run, ticket, 'it asked for a change of the plan'),
    {
      type: 'task_blocked',
      task: ticket.task,
      cause: `its executor asks to change the plan (${request.type}: ${titles}): ${request.reasoning}; change the plan by hand and retry, or retry as it is`,
    },
  ]
}

/** Adds the follow-up tasks that a claim asked for, once the claim is approved. A request that cannot be applied is only noted. */
export function addFollowUps(open: OpenRun, plan: Plan, task: Task, request: Modification): void {
  const events = addTasks(open, plan, task, request)
  if (typeof events !== 'string') append(open, ...events)
  else append(open, { type: 'noted', text: `a follow-up of ${taskWord(task)} was not added: ${events}` })
}

function addTasks(
  open: OpenRun,
  plan: Plan,
  task: Task,
  request: Modification,
  ticket?: Ticket,
): EventBody[] | string {
  const { run, dir } = open
  if (!run.isolated && checkedOut(run.root) !== run.branch)
    return `the run works on ${run.branch}, which is not checked out`
  if ((taskOf(run, task.id)?.modifications ?? 0) >= MOST_PER_TASK)
    return `${taskWord(task)} had its plan changed ${MOST_PER_TASK} times already`
  // A split adds the parts before the task and does not replace it: the task still has to prove what it had to prove.
  const inserted = insertTasks(
    plan,
    task,
    request.type === 'ADD_FOLLOWUP' ? 'behind' : 'before',
    request.proposed_tasks.map(({ do: steps, done_when: doneWhen, ...same }) => ({
      ...same,
      steps,
      doneWhen,
    })),
  )
  if ('problem' in inserted) return inserted.problem
  const isNew = (line = 0) => inserted.tasks.some((added) => line >= added.line && line <= added.endLine)
  const blocking = lintReading({ plan: inserted.plan, problems: [] }, { severities: run.config.checks }).find(
    (finding) => finding.severity === 'block' && isNew(finding.line),
  )
  if (blocking) return `${blocking.message} [${blocking.id}]`
  const ids = [...new Set(inserted.tasks.map((added) => added.id))]
  const commit = engineCommit(run, [{ path: task.file, change: (text) => inserted.insert(text ?? '') }], {
    subject: `docs(${run.spec}): add ${ids.join(', ')} as ${taskWord(task)} asked for (${request.type})`,
    key: `modify ${ids.join(' ')}`,
    since: run.base,
  })
  return [
    {
      type: 'tasks_added',
      after: inserted.after,
      tasks: inserted.tasks.map((added) => ({ ...summarize(added), addedBy: 'executor' as const })),
      plan: putEvidence(dir, JSON.stringify(inserted.plan)),
      commit,
      cause: `${request.type} asked for by ${taskWord(task)}: ${request.reasoning}`,
      ...(ticket ? { postpones: { task: task.id, ticket: ticket.id } } : { follows: task.id }),
    },
  ]
}

function refused(run: Run, ticket: Ticket, problem: string): Modified {
  const result = withoutJudging(ticket, {
    outcome: 'FAILED',
    failure: 'MALFORMED',
    findings: [
      {
        id: 'claim/modification',
        severity: 'block',
        failure: 'MALFORMED',
        message: `the request to change the plan cannot be applied: ${problem}`,
        fix: 'ask again with type, reasoning and proposed_tasks (title, do, files, done_when, verify each), or do the task as it stands',
      },
    ],
    checks: [{ id: 'claim/modification', stage: 'claim', result: 'fail', detail: problem }],
    commit: branchHead(run) ?? ticket.base,
    startedAt: run.lastAt,
  })
  return { kind: 'refused', result }
}
