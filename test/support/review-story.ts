import type { TaskSummary } from '../../src/model/event.ts'
import type { Role } from '../../src/model/roles.ts'
import type { Run, TaskState } from '../../src/model/run.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { next } from '../../src/run/next.ts'
import { aSummary, at, aVerdict, ref, Story } from './run-builder.ts'

type Reviewer = Exclude<Role, 'spec-executor'>

/** A story in which reviewers play. */
export class ReviewStory extends Story {
  private reviews = 0

  constructor(config: unknown = {}, tasks: readonly TaskSummary[] = [aSummary('1.1', { files: ['a.txt'] })]) {
    super(tasks, 'demo', config)
  }

  /** Dispatched, claimed, and passed by the automatic stages. */
  pass(task: string, commit = 'c'.repeat(40)): this {
    return this.dispatch(task).claim(task).judge(task, { commit })
  }

  /** The reviewers that the run wants now. */
  wanted(seconds = 100_000): { role: Role; task: string; iteration: number; covers?: string[] }[] {
    const action = next(this.run, new Date(at(seconds)))
    if (action.kind !== 'dispatch') return []
    return action.agents
      .filter(({ role }) => role !== 'spec-executor')
      .map(({ role, task, iteration, covers }) => ({ role, task, iteration, ...(covers ? { covers } : {}) }))
  }

  /** Starts a reviewer; returns its ticket. */
  start(task: string, role: Reviewer, iteration = 1, covers?: string[]): string {
    this.reviews += 1
    const ticket = `review-${this.reviews}`
    const attempt = this.task(task).attempts.length
    this.tell({
      type: 'ticket_issued',
      ticket,
      task,
      role,
      attempt,
      iteration,
      base: 'b'.repeat(40),
      isolated: false,
      ...(covers ? { covers } : {}),
    })
    this.tell({ type: 'ticket_redeemed', ticket, toolUseId: `use-${ticket}`, session: 's1', model: 'haiku' })
    return ticket
  }

  handIn(ticket: string, verdict: Partial<Verdict>): this {
    const open = this.run.tickets.find(({ id }) => id === ticket)
    this.tell({ type: 'claim_received', ticket, agentId: 'r', claim: ref('d'), judge: { pid: 2 } })
    return this.tell({
      type: 'review_judged',
      ticket,
      verdict: aVerdict({ role: open?.role ?? 'architect', task: open?.task ?? '1.1', ...verdict }),
      feedback: ref('f'),
    })
  }

  /** The reviewer that the run wants, and what it says. */
  review(task: string, role: Reviewer, verdict: Partial<Verdict> = {}, iteration = 1): this {
    return this.handIn(this.start(task, role, iteration), verdict)
  }

  addFix(task: string, fix: string): this {
    return this.tell({
      type: 'tasks_added',
      after: task,
      tasks: [aSummary(fix, { fixOf: task, addedBy: 'review', files: this.task(task).files })],
      plan: ref('e'),
      commit: 'f'.repeat(40),
      cause: 'review',
    })
  }

  approveNow(task: string): this {
    return this.tell({ type: 'task_approved', task, commit: 'c'.repeat(40) })
  }

  task(id: string): TaskState {
    const task = this.run.tasks.find((candidate) => candidate.id === id)
    if (!task) throw new Error(`no task ${id}`)
    return task
  }

  get state(): Run {
    return this.run
  }
}
