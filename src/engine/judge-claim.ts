import type { ArtifactFacts, BackgroundTask, JournalHealth } from '../gate/facts.ts'
import { judge } from '../gate/judge.ts'
import { runStage, type StageReport } from '../gate/run-stage.ts'
import { type HeadState, headState } from '../io/git-objects.ts'
import { locateLog, readJournal } from '../journal/log-files.ts'
import type { CommandResult } from '../model/evidence.ts'
import type { GateResult, Stage } from '../model/gate.ts'
import type { Plan, Task } from '../model/plan.ts'
import type { Run, Ticket } from '../model/run.ts'
import { ALL_CHECKS } from './all-checks.ts'
import type { Checkout } from './checkout.ts'
import { readCommit } from './commit-reader.ts'
import { gatherArtifacts, gatherClaim } from './gather-facts.ts'
import { prove } from './prove.ts'

export interface JudgeInput {
  /** Top folder of the worktree the executor worked in. */
  cwd: string
  /** Evidence goes here. */
  journalDir: string
  /** Already with the claim recorded. */
  run: Run
  plan: Plan
  task: Task
  ticket: Ticket
  /** The executor's last message. */
  claim: string
  /** `undefined` when nobody can tell. */
  backgroundTasks: BackgroundTask[] | undefined
  env: NodeJS.ProcessEnv
  /** In terms of `Date.now()`; nothing is started that cannot end before it. */
  deadline: number
  stages?: Stage[]
  /** The checkout that `cwd` is, when the work was merged there: it is proved where it is. */
  checkout?: Checkout
  /** The verify at the base commit (`runBaseline`), where it was run. */
  baseline?: CommandResult[]
  /** Commands of the same claim that ran before, in another proof of it. */
  ran?: readonly CommandResult[]
  /** Files of the engine (STATE.md) that someone else wrote to. */
  tampered?: string[]
  /** What reading the run's whole journal came to, where there is a run. */
  journal?: JournalHealth
  onProgress?(text: string): void
}

/** Stage by stage, cheap to dear; the first that fails ends it. Changes nothing but evidence files. */
export async function judgeClaim(input: JudgeInput): Promise<GateResult> {
  const startedAt = new Date()
  const begun = performance.now()
  const head = headState(input.cwd)
  if (!head) throw new Error('there is no commit to judge: git finds no HEAD here')
  const wanted = input.stages ?? ['claim', 'artifacts', 'proof']
  const { reports, artifacts, commands } = await runStages(input, head, wanted)
  return judge(reports, {
    task: input.task.id,
    commit: head.commit,
    base: artifacts?.base ?? input.ticket.base,
    filesChanged: artifacts?.filesChanged ?? [],
    leftAlone: artifacts?.leftAlone.map(({ path }) => path) ?? [],
    commands,
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(performance.now() - begun),
  })
}

interface Looked {
  reports: StageReport[]
  artifacts?: ArtifactFacts
  commands: CommandResult[]
}

async function runStages(input: JudgeInput, head: HeadState, wanted: readonly Stage[]): Promise<Looked> {
  const { config } = input.run
  const commit = readCommit(input.cwd, head.commit)
  const reports: StageReport[] = []
  const passes = (report: StageReport) => {
    reports.push(report)
    return report.passed
  }
  const claim = gatherClaim(input, commit)
  if (wanted.includes('claim') && !passes(runStage(ALL_CHECKS, 'claim', claim, config)))
    return { reports, commands: [] }
  const artifacts = await gatherArtifacts(input, claim, head, commit)
  if (wanted.includes('artifacts') && !passes(runStage(ALL_CHECKS, 'artifacts', artifacts, config))) {
    return { reports, artifacts, commands: [] }
  }
  if (!wanted.includes('proof')) return { reports, artifacts, commands: [] }
  const proof = await prove(input, artifacts, commit)
  reports.push(runStage(ALL_CHECKS, 'proof', proof, config))
  return {
    reports,
    artifacts,
    commands: proof.runs.flatMap(({ base, firstTry, alone, result }) =>
      [base?.result, firstTry, alone, result].filter((run) => run !== undefined),
    ),
  }
}

/** Reads the whole log, each line checked: opening a run trusts its snapshot and never looks at the lines before it. */
export function journalHealth(dir: string, home: string): JournalHealth {
  const first = problemOf(dir, home)
  // Somebody may have been writing: what is damaged is so a moment later too.
  const problem = first === undefined ? undefined : problemOf(dir, home)
  return problem === undefined ? 'whole' : { problem }
}

function problemOf(dir: string, home: string): string | undefined {
  try {
    const log = readJournal(locateLog(dir, home))
    while (!log.next().done);
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
