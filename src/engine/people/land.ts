import { existsSync } from 'node:fs'
import { folderOf, forwardBranch } from '../../io/branches.ts'
import { checkedOut } from '../../io/git.ts'
import type { CommandResult } from '../../model/evidence.ts'
import type { TaskState } from '../../model/run.ts'
import { hasEnded } from '../../run/change.ts'
import { branchLines, filesIn, wayWords } from '../../view/branches.ts'
import { oneLine } from '../../view/terminal.ts'
import type { Recorded } from '../dispatch/next-step.ts'
import { commitMerge, mergeIn } from '../judge/merge-work.ts'
import { inPrepared } from '../proof/run-proof.ts'
import { bringingFor } from '../runs/bring-ignored.ts'
import { inCheckout } from '../runs/checkout.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import type { OpenRun, Refusal } from '../runs/open-run.ts'
import {
  type BranchedRun,
  goBack,
  inTheWay,
  isBranched,
  landingFrom,
  lookAtBranches,
  lookAtLanding,
  lookBack,
} from '../runs/projections/persons-branch.ts'
import { append } from '../runs/record.ts'
import { type Acting, forPerson, type Typed } from './person.ts'

/** The client ends the hook of a typed command after two minutes. */
const MOST_MS = 100_000

/** Brings approved work to the person's branch: forward if that is possible, else by a merge that is proved first. */
export const landWork = (typed: Typed): Recorded | Refusal | Promise<Recorded | Refusal> =>
  forPerson<Recorded | Refusal | Promise<Recorded | Refusal>>(typed, (acting) => {
    const { run } = acting.open
    if (isBranched(run)) return landRun(typed, acting, run)
    return {
      error: `run ${run.id} worked on ${run.branch} itself, so there is nothing to bring there`,
      fix: 'this is for runs with a branch of their own (`work: branch`)',
    }
  })

async function landRun(
  { session }: Typed,
  { open, actor }: Acting,
  run: BranchedRun,
): Promise<Recorded | Refusal> {
  const landing = lookAtLanding(run)
  if (landing.kind === 'gone' || landing.kind === 'landed') return answer(open, run)
  const merged = landing.kind === 'moved' ? await mergeProved(open, run, landing.at, session.env) : undefined
  if (merged && 'error' in merged) return merged
  const commit = merged?.commit ?? run.approvedHead
  const refusal = bringTo(run, commit, landing.at)
  if (refusal) return refusal
  const proof = merged ? { proof: merged.proof } : {}
  append(open, { type: 'work_landed', branch: run.target, commit, ...proof, ...actor })
  return answer(open, run)
}

/** After the end HEAD returns too, if that changes no file. */
function answer(open: OpenRun, run: BranchedRun): Recorded {
  if (hasEnded(run)) goBack(run)
  return { text: branchLines(open.run, lookAtBranches(run)).join('\n') }
}

/** Looks again, because a proof takes time: a branch that is checked out moves together with its files. */
function bringTo(run: BranchedRun, commit: string, from: string): Refusal | undefined {
  const { root, target } = run
  const now = lookAtLanding(run)
  if (now.kind === 'gone' || now.at !== from)
    return {
      error: `${target} has changed just now, and nothing was moved`,
      fix: 'type /ultraplan:land again',
    }
  const folder = folderOf(root, target)
  if (folder !== undefined && !existsSync(folder))
    return {
      error: `${target} is checked out in ${oneLine(folder)}, and that folder is not there`,
      fix: 'nothing was changed; if you deleted it: git worktree prune, then /ultraplan:land again; that also forgets worktrees on disks that are not mounted now, so mount these first',
    }
  const why = forwardBranch(root, target, landingFrom(run, from, commit))
  if (why === undefined) return undefined
  return {
    error: `git does not move ${target}: ${oneLine(why)}`,
    fix: `nothing was changed; when what is in the way is committed, moved or allowed, type /ultraplan:land again; git branch <name> ${commit.slice(0, 10)} makes another branch of that work`,
  }
}

/** How a person merges it where the engine could not. */
function byHand(run: BranchedRun, at: string): string {
  const { root, target, approvedHead } = run
  const { back, isAtWork } = lookBack(run, at)
  const way = checkedOut(root) === target ? '' : `${wayWords(target, back)}, then `
  // Executors commit to the branch that is checked out.
  const folder = folderOf(root, target)
  const isUsed = !run.isolated && folder === undefined
  // A merge overwrites files that git ignores without a word.
  const files = folder === undefined ? [] : inTheWay(folder, approvedHead)
  const clear = files.length === 0 ? '' : `commit or move away ${filesIn(files)}, then `
  const waits = hasEnded(run) ? isAtWork && ', when its agents have ended' : ', when the run has ended'
  return `nothing was changed; by hand${(isUsed && waits) || ''}: ${way}${clear}git merge ${approvedHead.slice(0, 10)}`
}

/** Merges in a checkout, and runs there the commands that the approvals are based on. No branch has moved yet. */
async function mergeProved(
  { dir }: OpenRun,
  run: BranchedRun,
  at: string,
  env: NodeJS.ProcessEnv,
): Promise<{ commit: string; proof: CommandResult[] } | Refusal> {
  const { root, target, approvedHead } = run
  const fix = byHand(run, at)
  const tasks = run.tasks.filter(({ status }) => status === 'approved')
  const bring = bringingFor(run, tasks.at(-1)?.id ?? '', run.startedAt)
  const merged = await inCheckout({ dir, root, commit: at, bring }, async ({ path }) => {
    const conflict = mergeIn(path, approvedHead)
    if (conflict !== undefined) return { conflict }
    return { commit: commitMerge(path, `Merge the approved work of ${run.spec}`) }
  })
  if ('conflict' in merged)
    return {
      error: `the approved work does not merge into ${target}: ${oneLine(merged.conflict)}`,
      fix,
    }
  const { commit } = merged
  const plan = pinnedPlan(dir, run)
  const named = tasks.flatMap(({ id }) => pinnedTask(plan, id).contract?.environmentVarsRequired ?? [])
  const context = { journalDir: dir, config: run.config, env, named, deadline: Date.now() + MOST_MS }
  const proof = await inPrepared({ dir, root, commit, bring, room: 'checkout' }, context, async (prover) => {
    const results: CommandResult[] = []
    for (const command of proofsOf(tasks)) results.push((await prover.run(command)).result)
    return results
  })
  const failed = proof?.find(({ exitCode }) => exitCode !== 0)
  if (proof?.length && !failed) return { commit, proof }
  const what = failed
    ? `${oneLine(failed.command)} ${failed.timedOut ? 'did not end within its time on' : 'fails on'}`
    : proof
      ? 'no command proves'
      : 'proof.setup fails on'
  return { error: `the approved work merges into ${target}, but ${what} the result`, fix }
}

const PROOFS: readonly CommandResult['purpose'][] = ['verify', 'typecheck', 'lint', 'criterion']

/** Each command once: those that ended well when the tasks were approved. */
function proofsOf(tasks: readonly TaskState[]): Pick<CommandResult, 'purpose' | 'command'>[] {
  const all = tasks.flatMap(({ lastResult }) => lastResult?.commands ?? [])
  const passed = all.filter(({ purpose, exitCode }) => PROOFS.includes(purpose) && exitCode === 0)
  return [...new Map(passed.map(({ purpose, command }) => [command, { purpose, command }])).values()]
}
