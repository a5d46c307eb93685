import { readClaim } from '../gate/claim/read-claim.ts'
import type { ArtifactFacts, ClaimFacts } from '../gate/facts.ts'
import { readTicked } from '../gate/plan-text.ts'
import { headCommit } from '../io/git.ts'
import { changedFiles, committedText, workStatus } from '../io/git-work.ts'
import type { Run } from '../model/run.ts'
import type { JudgeInput } from './judge-claim.ts'

export function gatherClaim(input: JudgeInput): ClaimFacts {
  return Object.freeze({
    task: input.task,
    plan: input.plan,
    config: input.run.config,
    attempt: input.ticket.attempt,
    claim: readClaim(input.claim),
    running: input.backgroundTasks,
  })
}

export function gatherArtifacts(input: JudgeInput, claim: ClaimFacts): ArtifactFacts {
  const head = headCommit(input.cwd)
  if (!head) throw new Error('the repository has no commit to judge')
  const base = input.ticket.base
  const planText = new Map(input.plan.files.map(({ path }) => [path, committedText(input.cwd, head, path)]))
  return Object.freeze({
    ...claim,
    isolated: input.ticket.isolated,
    head,
    base,
    ...boxesOf(input.run),
    planText,
    ticked: readTicked(input.plan, planText),
    uncommitted: workStatus(input.cwd),
    filesChanged: changedFiles(input.cwd, base, head),
  })
}

function boxesOf(run: Run): Pick<ArtifactFacts, 'approved' | 'begun'> {
  const ids = (tasks: Run['tasks']) => new Set(tasks.map((task) => task.id))
  return {
    approved: ids(run.tasks.filter((task) => task.status === 'approved' || task.doneBefore)),
    begun: ids(run.tasks.filter((task) => task.status !== 'pending')),
  }
}
