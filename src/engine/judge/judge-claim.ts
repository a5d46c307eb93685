import { type FactsOf, judge, runStage, type StageReport } from '../../gate/check.ts'
import { blockerIn } from '../../gate/claim.ts'
import type { JournalHealth, ProofFacts } from '../../gate/facts.ts'
import { type HeadState, headState } from '../../io/git-objects.ts'
import { locateLog } from '../../journal/head.ts'
import { readJournal } from '../../journal/read-log.ts'
import type { GateResult } from '../../model/gate.ts'
import { gatherArtifacts, gatherClaim } from '../facts/gather-facts.ts'
import { type JudgeInput, readCommit } from '../facts/work-range.ts'
import { ALL_CHECKS } from '../project/checks.ts'
import { prove } from '../proof/prove.ts'

/** Runs stage by stage, cheap to expensive, and ends at the first that fails. It writes only evidence files. */
export async function judgeClaim(input: JudgeInput): Promise<GateResult> {
  const startedAt = new Date()
  const begun = performance.now()
  const head = headState(input.cwd)
  if (!head) throw new Error('there is no commit to judge: git finds no HEAD here')
  const wanted = input.stages ?? ['claim', 'artifacts', 'proof']
  const reports: StageReport[] = []
  let known: Partial<ProofFacts> = {}
  for await (const { stage, facts } of gather(input, head, wanted.includes('proof'))) {
    known = facts
    if (!wanted.includes(stage)) continue
    const report = runStage(ALL_CHECKS, stage, facts, input.run.config)
    reports.push(report)
    if (!report.passed) break
  }
  const judged = judge(reports, {
    task: input.task.id,
    commit: head.commit,
    base: known.base ?? input.ticket.base,
    filesChanged: known.filesChanged ?? [],
    leftAlone: known.leftAlone?.map(({ path }) => path) ?? [],
    others: known.others,
    commands: (known.runs ?? []).flatMap(({ base, firstTry, alone, result }) =>
      [base?.result, firstTry, alone, result].filter((run) => run !== undefined),
    ),
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(performance.now() - begun),
  })
  const said = judged.outcome === 'BLOCKED' ? known.claim?.result : undefined
  const blockedBy = said && blockerIn(said, input.task.id, input.plan)
  return blockedBy === undefined ? judged : { ...judged, blockedBy }
}

type Gathered = { [S in keyof FactsOf]: { stage: S; facts: FactsOf[S] } }[keyof FactsOf]

/** The facts of each stage, together with those of the stages before it. They are gathered only when asked for. */
async function* gather(input: JudgeInput, head: HeadState, isProved: boolean): AsyncGenerator<Gathered> {
  const commit = readCommit(input.cwd, head.commit)
  const claim = gatherClaim(input, commit)
  yield { stage: 'claim', facts: claim }
  const artifacts = await gatherArtifacts(input, claim, head, commit)
  yield { stage: 'artifacts', facts: artifacts }
  if (isProved) yield { stage: 'proof', facts: await prove(input, artifacts, commit) }
}

/** Reads the whole log and checks every line. Opening a run does not: it starts from the snapshot. */
export function journalHealth(dir: string, home: string): JournalHealth {
  const first = problemOf(dir, home)
  // Another process may have been writing. Real damage is still there a moment later.
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
