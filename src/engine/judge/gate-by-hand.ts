import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRepository, type Repository, tryGit } from '../../io/git.ts'
import { putEvidence, readEvidence } from '../../journal/evidence.ts'
import type { GateResult, Stage } from '../../model/gate.ts'
import type { Plan, Task } from '../../model/plan.ts'
import type { Run, TaskState, Ticket } from '../../model/run.ts'
import { RULES } from '../../model/version.ts'
import { summarize } from '../../plan/lines.ts'
import { reduce } from '../../run/reduce.ts'
import { configFor, gateSeconds } from '../../run/time-limit.ts'
import { committedConfig } from '../project/read-config.ts'
import { readPlan } from '../project/read-plan.ts'
import { removeCheckouts } from '../runs/checkout.ts'
import { pickTask, pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import { notInRepository, openRunIn, type Refusal } from '../runs/open-run.ts'
import { journalHealth, judgeClaim } from './judge-claim.ts'

/** A made-up run: enough for the gate to judge a task of a plan that no run works on. */
function pretendRun(
  { root }: Repository,
  argument: string,
  { cwd, task: words, base: named }: ByHand,
): FoundRun | Refusal {
  const base = tryGit(root, ['rev-parse', '--verify', '--quiet', `${named ?? 'HEAD'}^{commit}`])?.trim()
  if (!base)
    return {
      error: `${named ?? 'HEAD'} is not a commit`,
      fix: 'name the commit that the task began on: --base <commit>',
    }
  const settings = committedConfig(root, base)
  if ('problems' in settings)
    return { error: 'the configuration cannot be used', fix: settings.problems[0]?.message ?? '' }
  const { config } = settings
  const reading = readPlan(root, argument, cwd, config.verify.default)
  if ('error' in reading) return reading
  const { plan } = reading
  const nothing = { sha256: '0'.repeat(64), bytes: 0, cut: 0 }
  const run = reduce(undefined, {
    seq: 1,
    at: new Date().toISOString(),
    prev: '',
    hash: '',
    type: 'run_started',
    run: 'by-hand',
    spec: plan.name,
    format: plan.format,
    root,
    planFiles: [],
    plan: nothing,
    tasks: plan.tasks.map(summarize),
    base,
    branch: '',
    config,
    session: '',
    client: { pid: 0 },
    mode: 'print',
    solo: false,
    views: 'plan',
    who: '',
    rules: RULES,
  })
  const found = pickTask(run, words, 'ultraplan gate <id>')
  if ('error' in found) return found
  // Its box is ticked in the file already, which is what is judged.
  const tasks = run.tasks.map((task) => (task.id === found.id ? { ...task, doneBefore: false } : task))
  return { run: { ...run, tasks }, plan, state: found }
}

export interface ByHand {
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
  /** As a person names a task. */
  task: string
  /** A plan that no run is about, with the commit that the task began on. */
  plan?: string
  base?: string
  run?: string
  /** What an executor handed in. Without it the claim stage cannot be judged. */
  claim?: string
  stages?: Stage[]
  /** Logs of the commands go here; otherwise into a temporary folder. */
  keep?: string
  onProgress?(text: string): void
}

interface JudgedByHand {
  result: GateResult
  task: Task
  /** Where the output of the commands is, one file each, named by its hash; absent when all passed and it was not asked for. */
  logs?: string
}

/** Judges a task as the gate would, but records nothing: only the executor's own stop can hand in a claim. */
export async function gateByHand(input: ByHand): Promise<JudgedByHand | Refusal> {
  const repository = findRepository(input.cwd)
  if (!repository) return notInRepository(input.cwd)
  const found =
    input.plan === undefined
      ? fromRun(repository.commonDir, input)
      : pretendRun(repository, input.plan, input)
  if ('error' in found) return found
  const { run, plan, state } = found
  const task = pinnedTask(plan, state.id)
  const config = configFor(run, state)
  const logs = input.keep ?? mkdtempSync(join(tmpdir(), 'ultraplan-gate-'))
  mkdirSync(logs, { recursive: true })
  const result = await judgeClaim({
    cwd: repository.root,
    journalDir: logs,
    run: { ...run, config, ...copiedBefore(found, logs) },
    plan,
    task,
    ticket: ticketFor(run, state, input.base),
    claim: input.claim ?? '',
    backgroundTasks: undefined,
    env: input.env,
    deadline: Date.now() + gateSeconds(config) * 1000,
    journal: found.dir === undefined ? undefined : journalHealth(found.dir, input.home),
    stages:
      input.stages ?? (input.claim === undefined ? ['artifacts', 'proof'] : ['claim', 'artifacts', 'proof']),
    onProgress: input.onProgress,
  })
  removeCheckouts(logs, repository.root)
  if (input.keep === undefined && result.outcome === 'PASSED') {
    rmSync(logs, { recursive: true, force: true })
    return { result, task }
  }
  return { result, task, logs: join(logs, 'evidence') }
}

interface FoundRun {
  run: Run
  plan: Plan
  state: TaskState
  /** The run's folder; a made-up run has none. */
  dir?: string
}

/** What was recorded before the run, copied to where the gate reads evidence. */
const copiedBefore = ({ run: { before }, dir }: FoundRun, folder: string): Pick<Run, 'before'> =>
  before && dir !== undefined ? { before: putEvidence(folder, readEvidence(dir, before)) } : {}

function fromRun(commonDir: string, { home, run: id, task: words }: ByHand): FoundRun | Refusal {
  const open = openRunIn(commonDir, home, id)
  if ('error' in open) return open
  const state = pickTask(open.run, words, 'ultraplan gate <id>')
  if ('error' in state) return state
  const { run, dir } = open
  return { run: withoutClaims(run), plan: pinnedPlan(dir, run), state, dir }
}

/** Earlier claims are in the run's own evidence, which a judgement by hand does not use. */
const withoutClaims = (run: Run): Run => ({
  ...run,
  tasks: run.tasks.map((task) => ({
    ...task,
    attempts: task.attempts.map(({ passed: _, ...attempt }) => attempt),
  })),
})

/** The executor's own ticket if it is at work, else one that begins where its last attempt did. */
function ticketFor(run: Run, task: TaskState, base: string | undefined): Ticket {
  const open = run.tickets.find((ticket) => ticket.task === task.id && ticket.role === 'spec-executor')
  const last = task.attempts.at(-1)
  const ticket: Ticket = open ?? {
    id: 'by-hand',
    task: task.id,
    role: 'spec-executor',
    attempt: last?.n ?? 1,
    iteration: 1,
    base: last?.base ?? run.approvedHead,
    isolated: false,
    issuedAt: run.startedAt,
  }
  return base === undefined ? ticket : { ...ticket, base }
}
