import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JudgeInput } from '../../src/engine/facts/work-range.ts'
import { judgeClaim } from '../../src/engine/judge/judge-claim.ts'
import { putEvidence } from '../../src/journal/evidence.ts'
import { Config } from '../../src/model/config.ts'
import type { GateResult } from '../../src/model/gate.ts'
import type { Plan, Task } from '../../src/model/plan.ts'
import type { Run, TaskState, Ticket } from '../../src/model/run.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { makeRepository, type TestRepository, whenTestEnds } from './repository.ts'

export const PLAN_FILE = 'specs/demo/tasks.md'

export const PLAN = `# Tasks

## Phase 1: Start

- [x] 1.1 Lay the ground
  - **Files**: \`README.md\`
  - **Verify**: \`test -f README.md\`
- [ ] 1.2 Add the greeting
  - **Do**: write it
  - **Files**: \`src/greeting.js\`
  - **Done when**: it greets
  - **Verify**: \`grep -q hello src/greeting.js\`
- [ ] 1.3 Add the farewell
  - **Files**: \`src/farewell.js\`
  - **Verify**: \`grep -q bye src/farewell.js\`
`

export interface Scenario {
  repository: TestRepository
  plan: Plan
  task: Task
  base: string
  journalDir: string
  ticket: Ticket
  /** An honest claim for the task. */
  claim(change?: Record<string, string>): string
  dispose(): void
  /** Ticks the box of a task in the plan's file. */
  tick(id?: string): void
  /** Does task 1.2 as it should be done, and commits it. */
  work(): void
  /** Hands a claim to the gate. */
  judge(claim?: string, change?: JudgeChange): Promise<GateResult>
}

/** What a test wants different from the default. */
export interface JudgeChange extends Partial<JudgeInput> {
  config?: unknown
  /** Claims that other tasks were approved on. */
  earlierClaims?: Record<string, string>
  /** Changes of the claimed task's record in the run. */
  state?: Partial<TaskState>
  /** The same for other tasks, by id. */
  others?: Record<string, Partial<TaskState>>
  /** Paths that the executor wrote with its file tools. */
  wrote?: string[]
  /** Commands that the executor ran in a shell, unless it is the verify; one that failed has its error after a tab. */
  ranCommands?: string[]
  approvedHead?: string
  before?: unknown
}

export interface ScenarioOptions {
  files?: Record<string, string>
  plan?: string
  read?: (text: string, file: string) => { plan: Plan }
  planFile?: string
  /** By id, or by position where ids are made up by the reader. */
  task?: string | number
  approved?: string[]
  config?: unknown
}

export function makeScenario(options: ScenarioOptions = {}): Scenario {
  const planFile = options.planFile ?? PLAN_FILE
  const text = options.plan ?? PLAN
  const repository = makeRepository({ 'README.md': '# demo\n', ...options.files, [planFile]: text })
  const base = repository.head()
  const { plan } = (options.read ?? readTasksMd)(text, planFile)
  const wanted = options.task ?? '1.2'
  const task = typeof wanted === 'number' ? (plan.tasks[wanted] as Task) : find(plan, wanted)
  const journalDir = mkdtempSync(join(tmpdir(), 'ultraplan-journal-'))
  // Its checkout goes with the temporary folder of the run: removing it as the product does takes git once a test.
  const tidyJournal = () => rmSync(journalDir, { recursive: true, force: true })
  whenTestEnds(tidyJournal)

  const tick = (id = task.id) => {
    const { box } = find(plan, id)
    if (!box) throw new Error(`task ${id} has no box`)
    const path = find(plan, id).file
    const lines = repository.read(path).split('\n')
    const line = lines[box.line - 1] ?? ''
    lines[box.line - 1] = `${line.slice(0, box.column - 1)}x${line.slice(box.column)}`
    repository.write({ [path]: lines.join('\n') })
  }

  return {
    repository,
    plan,
    task,
    base,
    journalDir,
    ticket: ticketOf(task, base),
    claim: (change) => honestClaim(task, change),
    dispose: () => {
      tidyJournal()
      repository.dispose()
    },
    tick,
    work: () => {
      repository.write({ 'src/greeting.js': "export const greeting = 'hello'\n" })
      tick()
      repository.commit('add the greeting')
    },
    judge: (
      claim = honestClaim(task),
      { config, earlierClaims, state, others, wrote, ranCommands, approvedHead, before, ...change } = {},
    ) => {
      const approved = options.approved ?? plan.tasks.filter(({ ticked }) => ticked).map(({ id }) => id)
      const run = runOf(plan, base, repository.root, {
        approved,
        claimed: task.id,
        config: config ?? options.config ?? {},
      })
      if (approvedHead) run.approvedHead = approvedHead
      if (before) run.before = putEvidence(journalDir, JSON.stringify(before))
      run.tasks = run.tasks.map((each) => {
        const earlier = earlierClaims?.[each.id]
        const passed = { commit: base, base, colour: 'PASS' as const, confidence: 1 }
        const attempt = { n: 1, ticket: 't', base, startedAt: '', claims: 1, failures: [] }
        if (earlier)
          return {
            ...each,
            attempts: [{ ...attempt, passed: { ...passed, claim: putEvidence(journalDir, earlier) } }],
          }
        if (each.id !== task.id) return { ...each, ...others?.[each.id] }
        const own = { ...each, ...state }
        if (!wrote && !ranCommands) return own
        const file = join(journalDir, 'transcript.jsonl')
        const verified = task.verify.flatMap(({ command }) => command ?? [])
        const transcript = writeTranscript(file, repository.root, wrote ?? [], ranCommands ?? verified)
        return { ...own, attempts: [...own.attempts, { ...attempt, ticket: 'ticket-1', transcript }] }
      })
      return judgeClaim({
        cwd: repository.root,
        journalDir,
        run,
        plan,
        task,
        ticket: ticketOf(task, base),
        claim,
        backgroundTasks: [],
        env: { PATH: process.env.PATH, HOME: journalDir },
        deadline: Date.now() + 60_000,
        journal: 'whole',
        ...change,
      })
    },
  }
}

/** The client's transcript of an agent that wrote these files and ran these commands, one call each. */
export function writeTranscript(
  file: string,
  root: string,
  paths: readonly string[],
  commands: readonly string[] = [],
): string {
  const calls = [
    ...paths.map((path) => ({ name: 'Write', input: { file_path: join(root, path), content: 'x' } })),
    ...commands.map((line) => {
      const [command, error] = line.split('\t')
      return { name: 'Bash', input: { command }, error }
    }),
  ]
  const lines = calls.flatMap(({ name, input, ...end }, index) => {
    const error = 'error' in end ? end.error : undefined
    const result = {
      type: 'tool_result',
      tool_use_id: `w${index}`,
      is_error: error !== undefined,
      content: error,
    }
    return [{ type: 'tool_use', id: `w${index}`, name, input }, result].map((block) => ({
      message: { content: [block] },
    }))
  })
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

function find(plan: Plan, id: string): Task {
  const task = plan.tasks.find((candidate) => candidate.id === id)
  if (!task) throw new Error(`no task ${id} in the plan`)
  return task
}

export function honestClaim(task: Task, change: Record<string, string> = {}): string {
  const fields: Record<string, string> = {
    status: 'success',
    task_name: JSON.stringify(`${task.id} ${task.title}`),
    files_modified: '[src/greeting.js]',
    verification: `\n  command: ${JSON.stringify([...task.verify, ...(task.criteria ?? [])].find(({ command }) => command)?.command ?? 'none')}\n  exit_code: 0\n  output_summary: ""`,
    done_criteria_met: 'true',
    evidence: `|\n  the greeting is written, see src/greeting.js`,
    error: 'null',
    ...change,
  }
  const block = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return ['The task is done.', '', '```yaml', ...block, '```', '', 'TASK_COMPLETE'].join('\n')
}

const ticketOf = (task: Task, base: string): Ticket => ({
  id: 'ticket-1',
  task: task.id,
  role: 'spec-executor',
  attempt: 1,
  iteration: 1,
  base,
  isolated: false,
  issuedAt: '2026-01-26T14:00:00.000Z',
})

function runOf(
  plan: Plan,
  base: string,
  root: string,
  { approved, claimed, config }: { approved: string[]; claimed: string; config: unknown },
): Run {
  const evidence = { sha256: '0'.repeat(64), bytes: 0, cut: 0 }
  const at = '2026-01-26T14:00:00.000Z'
  const tasks = plan.tasks.map(
    (task): TaskState => ({
      ...task,
      doneBefore: task.ticked,
      status: task.id === claimed ? 'verifying' : approved.includes(task.id) ? 'approved' : 'pending',
      attempts: [],
      reviews: [],
      flags: [],
    }),
  )
  return {
    id: 'run-1',
    spec: plan.name,
    format: plan.format,
    root,
    state: 'running',
    startedAt: at,
    base,
    branch: 'main',
    who: 'a person',
    plan: evidence,
    planFiles: [],
    config: Config.parse(config),
    mode: 'print',
    solo: false,
    views: 'plan',
    session: 'session-1',
    client: { pid: 1 },
    tasks,
    tickets: [],
    approvedHead: base,
    standing: { digest: '', count: 0 },
    notices: [],
    anomalies: [],
    lastSeq: 1,
    lastAt: at,
  }
}
