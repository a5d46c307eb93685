import { posix } from 'node:path'
import { keepLine, type Run, shellWord } from '../model/run.ts'
import { plural, shortCommit } from './run-view.ts'
import { oneLine } from './terminal.ts'

/** Where the person's branch is, compared with what is approved. */
export type Landing =
  /** All approved work is on it. `own`: how many commits it has besides. */
  | { kind: 'landed'; at: string; own: number }
  /** It can move forward by itself. */
  | { kind: 'behind'; at: string }
  /** It is checked out in a folder, so it moves only together with the files there. Some of these may be edited. */
  | { kind: 'checked-out'; at: string; folder: string; inTheWay: string[] }
  /** It has commits that the run does not have. */
  | { kind: 'moved'; at: string }
  | { kind: 'gone' }

/** How HEAD comes to a branch. Git refuses to switch while one of these is in the way. */
export type Way =
  | { kind: 'switch' }
  /** Git checks out a branch in one folder only. */
  | { kind: 'elsewhere'; folder: string; isThere: boolean }
  /** HEAD is detached, and its commits are on no branch. */
  | { kind: 'loose'; commit: string }
  /** A merge, a rebase or the like, in the folder from which to switch. */
  | { kind: 'busy'; what: string }
  /** Uncommitted files that the switch would have to overwrite, or that are to be committed before it. */
  | { kind: 'edits'; files: string[] }
  | { kind: 'gone'; commit: string }

/** What a person does to come to a branch. */
export function wayWords(target: string, way: Way): string {
  switch (way.kind) {
    case 'switch':
      return `git switch ${shellWord(target)}`
    case 'elsewhere': {
      const folder = oneLine(way.folder)
      return way.isThere
        ? `go to ${folder}, where ${oneLine(target)} is checked out`
        : `${folder}, where ${oneLine(target)} is checked out, is not there: git worktree prune if you deleted it, then git switch ${shellWord(target)}`
    }
    case 'loose':
      return `${keepLine(way.commit)}, because this commit is on no branch, then git switch ${shellWord(target)}`
    case 'busy':
      return `${way.what} is in progress: finish or abort it (git status says how), then git switch ${shellWord(target)}`
    case 'edits':
      return `uncommitted changes are in the way, in ${filesIn(way.files)}: commit them or move them away, then git switch ${shellWord(target)}`
    case 'gone': {
      const approved = shortCommit(way.commit)
      return `git switch -c ${shellWord(target)} ${approved}, which makes it again`
    }
  }
}

/** What git says about the person's branch and the run's. */
export interface BranchFacts {
  branch: string
  target: string
  /** The branch that is checked out where the run works. */
  on: string | undefined
  landing: Landing
  /** How the person comes back to their branch, where they have to do it themself. */
  back?: Way
  /** An agent of the run may still commit where the person would switch. */
  isAtWork?: boolean
  /** Whether the run's branch still exists. */
  isThere: boolean
  /** Whether the person's branch still has commits of the run that were named as not approved. */
  hasStrays?: boolean
  /** How many of its commits the person's may not have: from the first that is not approved on, so also approved ones. */
  open: number
}

/** For the person: what their branch has, what it does not have, and what to type. */
export function branchLines(run: Run, facts: BranchFacts | undefined): string[] {
  if (!facts) return []
  const [branch, target] = [oneLine(facts.branch), oneLine(facts.target)]
  const approved = shortCommit(run.approvedHead)
  const isBack = facts.on === facts.target
  const back = wayBack(run, facts)
  const isSpare = isBack && run.endedAt !== undefined && facts.landing.kind === 'landed' && facts.open === 0
  return [
    ...targetLines(run, facts),
    ...(facts.open > 0
      ? [
          `${plural(facts.open, 'commit')} on ${branch} ${facts.open === 1 ? 'is' : 'are'} not on ${target}: git log ${facts.landing.kind === 'landed' ? shortCommit(facts.landing.at) : approved}..${branch}`,
        ]
      : []),
    ...(back === undefined
      ? []
      : [
          `HEAD is on ${oneLine(facts.on ?? 'no branch')}; back to your branch: ${back}`,
          ...(facts.isAtWork
            ? [
                `an agent of the run may be at work there; what it commits after a switch comes to ${target}, so wait for its end`,
              ]
            : []),
        ]),
    ...(isSpare && facts.isThere ? [`git branch -d ${branch} removes the branch of the run`] : []),
  ]
}

/** Undefined if the person need not do anything. Approved work that is not on their branch yet would be left behind. */
export function wayBack(run: Run, { target, landing, back }: BranchFacts): string | undefined {
  if (back === undefined) return undefined
  const isLeft = landing.kind !== 'landed' && run.approvedHead !== run.base
  return `${isLeft ? '/ultraplan:land, then ' : ''}${wayWords(target, back)}`
}

/** What the person's branch has of the approved work, and what else it has. */
function targetLines(run: Run, { branch, isThere, landing, open, target: name }: BranchFacts): string[] {
  const target = oneLine(name)
  if (landing.kind !== 'landed') return [landingLine(run, landing, open)]
  const since = isThere ? oneLine(branch) : shortCommit(run.approvedHead)
  const besides = `${target} has ${plural(landing.own, 'commit')} that the run does not have: git log ${since}..${shellWord(target)}`
  if (run.approvedHead !== run.base)
    return [landingLine(run, landing, open), ...(landing.own > 0 ? [besides] : [])]
  const isSome = run.tasks.some(({ status }) => status === 'approved')
  const nothing = isSome ? `${target} stops before work that is not approved` : 'nothing is approved'
  if (landing.own > 0) return [`${nothing}; ${besides}`]
  if (landing.at === run.base)
    return [
      `${target} is as it was when the run began: ${isSome ? 'it stops before work that is not approved' : nothing}`,
    ]
  const has =
    run.given === undefined ? 'has commits of the run that are not approved' : 'keeps what you adopted'
  return [`${target} ${has}, up to ${shortCommit(landing.at)}: ${nothing}`]
}

const MOST_FILES = 5

export function landingLine(run: Run, landing: Landing, open = 0): string {
  const target = oneLine(run.target ?? run.branch)
  const approved = shortCommit(run.approvedHead)
  switch (landing.kind) {
    case 'landed':
      return open > 0
        ? `${target} has the approved work up to ${approved}, and stops before work that is not approved`
        : `${target} has all approved work, up to ${approved}`
    case 'behind':
      return `${target} could not be moved to the approved work (${approved}): /ultraplan:land tries again and says why`
    case 'checked-out':
      if (landing.inTheWay.length > 0)
        return `${target} waits for your uncommitted changes in ${oneLine(landing.folder)} (${filesIn(landing.inTheWay)}): commit them or move them away, and /ultraplan:land brings the approved work (${approved}) there`
      return `${target} is checked out in ${oneLine(landing.folder)}, so it did not move to the approved work (${approved}): /ultraplan:land brings it there`
    case 'moved':
      return `${target} has moved to ${shortCommit(landing.at)} since the run began, so the approved work (${approved}) is not on it: /ultraplan:land merges it and proves the result`
    case 'gone':
      return `there is no branch ${target} any more; to make it again, with the approved work: git branch ${shellWord(target)} ${approved}`
  }
}

export const filesIn = (paths: readonly string[]): string =>
  oneLine(paths.slice(0, MOST_FILES).join(', ')) +
  (paths.length > MOST_FILES ? ` and ${paths.length - MOST_FILES} more` : '')

/** What a run writes, said when the first one of a repository starts. */
export const firstRunWords = (branch: string, planFile: string, worktrees: string): string =>
  [
    'the first run in this repository writes:',
    `  in git: commits of executors and of ultraplan on ${oneLine(branch)}, in your name; refs/ultraplan, and receipts in refs/notes/ultraplan; nothing is pushed`,
    `  in ${oneLine(posix.dirname(planFile))}: ticks and .progress.md, committed; STATE.md and SUMMARY.md, which .git/info/exclude hides, as it does ${worktrees}`,
    "  elsewhere: its journal in .git/ultraplan, small files in ~/.ultraplan, a line in Claude Code's session-env",
  ].join('\n')
