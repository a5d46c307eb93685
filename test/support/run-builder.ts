import { Config } from '../../src/model/config.ts'
import type { Event, EventBody, TaskSummary } from '../../src/model/event.ts'
import type { CommandResult, EvidenceRef } from '../../src/model/evidence.ts'
import type { GateResult } from '../../src/model/gate.ts'
import type { Attempt, Failure, ReviewRecord, Run, TaskState } from '../../src/model/run.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { RULES } from '../../src/model/version.ts'
import { reduce } from '../../src/run/reduce.ts'

/** Without reviewers: most stories are about something else. */
const CONFIG = { review: { architect: false, spec: false } }

const START = Date.parse('2026-01-26T14:00:00Z')

/** 2026-01-26T14:00:00Z and so many seconds. */
export const at = (seconds: number): string => new Date(START + seconds * 1000).toISOString()

export const ref = (digit = 'a'): EvidenceRef => ({
  sha256: digit.repeat(64).slice(0, 64),
  bytes: 12,
  cut: 0,
})

export const aSummary = (id: string, over: Partial<TaskSummary> = {}): TaskSummary => ({
  id,
  title: `Title of ${id}`,
  file: 'specs/demo/tasks.md',
  line: 3,
  kind: 'work',
  parallel: false,
  dependsOn: [],
  files: [],
  securityReview: false,
  doneBefore: false,
  ...over,
})

export const aTask = (id: string, over: Partial<TaskState> = {}): TaskState => ({
  ...aSummary(id),
  status: 'pending',
  attempts: [],
  reviews: [],
  flags: [],
  ...over,
})

export const anAttempt = (over: Partial<Attempt> = {}): Attempt => ({
  n: 1,
  ticket: 't1',
  base: 'b'.repeat(40),
  startedAt: at(0),
  claims: 1,
  failures: [],
  ...over,
})

export const aFailure = (over: Partial<Failure> = {}): Failure => ({
  type: 'VERIFY_FAILURE',
  stage: 'proof',
  reason: 'npm test exited 1',
  at: at(60),
  attempt: 1,
  ...over,
})

export const aVerdict = (over: Partial<Verdict> = {}): Verdict => ({
  role: 'architect',
  task: '1.1',
  decision: 'approve',
  confidence: 0.9,
  findings: ['Criterion X met: src/x.ts:3'],
  concerns: [],
  feedback: '',
  problems: [],
  ...over,
})

export const aReview = (over: Partial<Verdict> = {}, seconds = 150, iteration = 1): ReviewRecord => {
  const verdict = aVerdict(over)
  return { role: verdict.role, iteration, at: at(seconds), verdict }
}

export const aCommand = (over: Partial<CommandResult> = {}): CommandResult => ({
  purpose: 'verify',
  command: 'npm test -- parser',
  exitCode: 0,
  timedOut: false,
  startedAt: at(120),
  durationMs: 4200,
  commit: 'c'.repeat(40),
  tree: 'd'.repeat(40),
  room: 'tree',
  excerpt: '5 tests passed',
  ...over,
})

export const aResult = (over: Partial<GateResult> = {}): GateResult => ({
  task: '1.1',
  outcome: 'PASSED',
  stage: 'proof',
  colour: 'PASS',
  confidence: 1,
  findings: [],
  checks: [
    { id: 'claim/signal', stage: 'claim', result: 'pass' },
    { id: 'proof/verify', stage: 'proof', result: 'pass' },
  ],
  commands: [aCommand()],
  commit: 'c'.repeat(40),
  base: 'b'.repeat(40),
  filesChanged: ['src/parser.ts'],
  startedAt: at(120),
  durationMs: 5000,
  ...over,
})

export const aRun = (over: Partial<Run> = {}): Run => ({
  id: 'demo-1',
  spec: 'demo',
  format: 'tasks-md',
  root: '/repo',
  state: 'running',
  startedAt: at(0),
  base: 'b'.repeat(40),
  branch: 'main',
  who: 'Ada <ada@example.org>',
  plan: ref(),
  planFiles: [{ path: 'specs/demo/tasks.md', sha256: 'a'.repeat(64) }],
  config: Config.parse(CONFIG),
  rules: RULES,
  mode: 'screen',
  views: 'plan',
  solo: false,
  session: 's1',
  client: { pid: 1 },
  tasks: [],
  tickets: [],
  approvedHead: 'b'.repeat(40),
  standing: { digest: '', count: 0 },
  notices: [],
  anomalies: [],
  lastSeq: 1,
  lastAt: at(0),
  ...over,
})

const person = { who: 'Ada <ada@example.org>', session: 's1', prompt: 'p1' }

/** Plays a run event by event; the run is what the reducer makes of it. */
export class Story {
  readonly events: Event[] = []
  private tickets = 0
  private readonly open = new Map<string, string>()

  constructor(
    tasks: readonly TaskSummary[] = [aSummary('1.1'), aSummary('1.2')],
    spec = 'demo',
    config: unknown = CONFIG,
  ) {
    this.tell({
      type: 'run_started',
      run: 'demo-1',
      spec,
      format: 'tasks-md',
      root: '/repo',
      planFiles: [{ path: `specs/${spec}/tasks.md`, sha256: 'a'.repeat(64) }],
      plan: ref(),
      tasks: [...tasks],
      base: 'b'.repeat(40),
      branch: 'main',
      config: Config.parse(config),
      session: 's1',
      client: { pid: 1 },
      mode: 'screen',
      views: 'plan',
      solo: false,
      who: person.who,
      rules: RULES,
    })
  }

  get run(): Run {
    const run = this.events.reduce<Run | undefined>(reduce, undefined)
    if (!run) throw new Error('a story has at least its beginning')
    return run
  }

  /** Appends one event, ten seconds after the last. */
  tell(body: EventBody): this {
    const seq = this.events.length + 1
    const prev = this.events.at(-1)?.hash ?? ''
    this.events.push({ ...body, seq, at: at(seq * 10), prev, hash: `h${seq}` })
    return this
  }

  /** The session is told to start an executor, and has not done so. */
  offer(task: string): this {
    this.tickets += 1
    const ticket = `ticket-${this.tickets}`
    this.open.set(task, ticket)
    const attempt = (this.run.tasks.find((one) => one.id === task)?.attempts.length ?? 0) + 1
    const base = 'b'.repeat(40)
    return this.tell({
      type: 'ticket_issued',
      ticket,
      task,
      role: 'spec-executor',
      attempt,
      iteration: 1,
      base,
      isolated: false,
    })
  }

  dispatch(task: string): this {
    this.offer(task)
    const ticket = this.ticket(task)
    return this.tell({ type: 'ticket_redeemed', ticket, toolUseId: `tool-${this.tickets}`, session: 's1' })
  }

  claim(task: string): this {
    return this.tell({
      type: 'claim_received',
      ticket: this.ticket(task),
      agentId: 'a1',
      claim: ref('e'),
      judge: { pid: 2 },
    })
  }

  judge(task: string, over: Partial<GateResult> = {}): this {
    return this.tell({ type: 'gate_judged', ticket: this.ticket(task), result: aResult({ task, ...over }) })
  }

  /** Dispatched, claimed, passed and approved. */
  approve(task: string): this {
    this.dispatch(task).claim(task).judge(task)
    return this.tell({ type: 'task_approved', task, commit: 'c'.repeat(40) })
  }

  /** Dispatched and failed by its verify, as often as one attempt allows. */
  fail(task: string, reason = 'npm test exited 1'): this {
    this.dispatch(task)
    while (this.run.tickets.some((ticket) => ticket.task === task)) {
      this.claim(task).judge(task, {
        outcome: 'FAILED',
        failure: 'VERIFY_FAILURE',
        colour: 'RED',
        confidence: 0,
        findings: [
          {
            id: 'proof/verify',
            severity: 'block',
            failure: 'VERIFY_FAILURE',
            message: reason,
            fix: 'make it exit 0',
          },
        ],
        checks: [{ id: 'proof/verify', stage: 'proof', result: 'fail', detail: reason }],
        commands: [aCommand({ exitCode: 1, excerpt: '1 passed, 2 failed' })],
      })
    }
    return this
  }

  skip(task: string, reason = 'External API rate limit exceeded'): this {
    return this.tell({ type: 'task_skipped', task, reason, ...person })
  }

  force(task: string): this {
    return this.tell({ type: 'task_forced', task, ...person })
  }

  retry(task: string): this {
    return this.tell({ type: 'task_retried', task, ...person })
  }

  private ticket(task: string): string {
    const ticket = this.open.get(task)
    if (ticket === undefined) throw new Error(`task ${task} was not dispatched`)
    return ticket
  }
}
