import { CHECKS } from '../gate/checks/index.ts'
import type { ArtifactFacts, BackgroundTask } from '../gate/facts.ts'
import { judge } from '../gate/judge.ts'
import { runStage, type StageReport } from '../gate/run-stage.ts'
import type { CommandResult } from '../model/evidence.ts'
import type { GateResult, Stage } from '../model/gate.ts'
import type { Plan, Task } from '../model/plan.ts'
import type { Run, Ticket } from '../model/run.ts'
import { gatherArtifacts, gatherClaim } from './gather-facts.ts'
import { prove } from './prove.ts'

export interface JudgeInput {
  /** Top folder of the worktree the executor worked in. */
  cwd: string
  commonDir: string
  /** Evidence goes here. */
  journalDir: string
  /** Already with the claim recorded. */
  run: Run
  plan: Plan
  task: Task
  ticket: Ticket
  /** The executor's last message. */
  claim: string
  backgroundTasks: BackgroundTask[]
  env: NodeJS.ProcessEnv
  /** In terms of `Date.now()`; nothing is started that cannot end before it. */
  deadline: number
  stages?: Stage[]
  onProgress?(text: string): void
}

/** Stage by stage, cheap to dear; the first that fails ends it. Changes nothing but evidence files. */
export async function judgeClaim(input: JudgeInput): Promise<GateResult> {
  const startedAt = new Date()
  const begun = performance.now()
  const reports: StageReport[] = []
  let artifacts: ArtifactFacts | undefined
  let commands: CommandResult[] = []
  const wanted = input.stages ?? ['claim', 'artifacts', 'proof']
  const { config } = input.run
  const look = (report: StageReport): boolean => {
    reports.push(report)
    return report.passed
  }

  const stages = async (): Promise<void> => {
    const claim = gatherClaim(input)
    if (wanted.includes('claim') && !look(runStage(CHECKS, 'claim', claim, config))) return
    artifacts = gatherArtifacts(input, claim)
    if (wanted.includes('artifacts') && !look(runStage(CHECKS, 'artifacts', artifacts, config))) return
    if (!wanted.includes('proof')) return
    const proof = await prove(input, artifacts)
    commands = proof.runs.map(({ result }) => result)
    look(runStage(CHECKS, 'proof', proof, config))
  }
  await stages()

  return judge(reports, {
    task: input.task.id,
    commit: artifacts?.head ?? '',
    base: artifacts?.base ?? input.ticket.base,
    filesChanged: artifacts?.filesChanged ?? [],
    commands,
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(performance.now() - begun),
  })
}
