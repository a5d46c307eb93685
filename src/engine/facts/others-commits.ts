import {
  type CallTimes,
  callTimes,
  commandsBeside,
  type RanCommand,
  writtenFiles,
} from '../../client/agent-calls.ts'
import { AGENT_CLASS } from '../../client/agent-files.ts'
import { matchesAny } from '../../gate/match-path.ts'
import { splitUncommitted } from '../../gate/plan-text.ts'
import { isAncestor } from '../../io/branches.ts'
import { tryGit } from '../../io/git.ts'
import {
  committedAt,
  compressionClass,
  looseParent,
  movesOf,
  subjectOf,
  writtenAt,
} from '../../io/git-objects.ts'
import type { OthersCommits } from '../../model/gate.ts'
import type { Attempt, Run } from '../../model/run.ts'
import type { Worker } from '../../run/brief.ts'
import { taskOf } from '../../run/change.ts'
import { isStep, STEP } from '../runs/engine-commit.ts'
import type { JudgeInput } from './work-range.ts'

/** Git knows the second of a commit; the client writes a call down a moment before it begins and after it ends. */
const MARGIN_MS = 3000

/** The work of an executor in the run's own folder, up to `head`. */
interface Work {
  run: Run
  ticket: Worker
  head: string
  /** Whether the task answers for a file, whoever committed it. */
  isOwn(path: string): boolean
}

export interface Others {
  commits: OthersCommits[]
  /** Files of theirs that the task answers for, or may have made. They are judged with its work, so that nothing honest is refused. */
  own: string[]
}

/** Of an executor that handed its work in. */
export function othersInClaim(input: JudgeInput, head: string): Others {
  const { cwd, ticket, run, task, plan } = input
  const attempt = attemptOf(run, ticket)
  let written: string[] | undefined
  return othersIn({
    ...{ run, ticket, head },
    isOwn: (path) => {
      written ??= attempt ? writtenFiles(cwd, callsOf(attempt)) : []
      const charge = { task, plan, isolated: false, written }
      return splitUncommitted([{ path, kind: 'modified' }], charge).charged.length > 0
    },
  })
}

/** Of an executor that is at work, or ended without a claim. */
export function othersUpTo(run: Run, ticket: Worker, head: string): OthersCommits[] {
  const task = taskOf(run, ticket.task)
  const plans = run.planFiles.map(({ path }) => path)
  const isOwn = (path: string) => plans.includes(path) || matchesAny(task?.files ?? [], path)
  return othersIn({ run, ticket, head, isOwn }).commits
}

/**
 * Commits that an executor did not make, among those since it began: a person's in the same folder, or the coordinator's.
 *
 * The shells of the run's agents mark what git writes there (`client/agent-files.ts`). A commit that was made meanwhile and has
 * no mark is not the executor's, if another commit of the attempt has one. If none has, the executor may have committed
 * in a way that leaves no mark, in a container for example; then only commits without any file of the task are others'.
 * Where shells do not mark, and for what agents commit, the time decides: a commit that was made while no call of the
 * executor ran is not its own. In doubt a commit is the executor's.
 */
function othersIn({ run, ticket, head, isOwn }: Work): Others {
  const { root } = run
  const { base } = ticket
  const attempt = attemptOf(run, ticket)
  if (ticket.isolated || !attempt) return { commits: [], own: [] }
  const moves = movesOf(root, run.branch)
  const path = pathTo(root, base, head)
  const seen = [...new Set(moves.slice(moves.findIndex(({ to }) => to === base) + 1).map(({ to }) => to))]
  const isSuspect = suspicion(run, attempt, {
    commits: [...path, ...seen],
    arrivals: new Map([...moves.map(({ to, at }) => [to, at] as const), ...arrivals(path, moves)]),
  })
  const known = (run.foreign ?? []).filter(({ adopted, removed }) => !adopted && !removed).map(({ to }) => to)
  const off = [...seen.filter((commit) => !path.includes(commit) && isSuspect(commit)), ...known]
  if (off.length === 0 && !path.some(isSuspect)) return { commits: [], own: [] }

  const isOthers = ({ to, files, step }: Commit): boolean => {
    const why = isStep(run, step) ? undefined : isSuspect(to)
    return why === 'marks' || (why !== undefined && !files.some(isOwn))
  }
  const isPacked = (commit: string) => writtenAt(root, commit) === undefined
  const replaces = (to: string, from: string): boolean => {
    const parent = looseParent(root, to)
    return parent !== undefined && parent === looseParent(root, from)
  }
  const found = commitsIn(root, ['--first-parent', `${base}..${head}`]).filter(isOthers)
  const lost = notOnBranches(root, off)
    // Who amends a commit of their own has not lost it. A new commit on top of it, or a way back, is no amendment.
    .filter((commit) => !moves.some(({ from, to }) => from === commit && isSuspect(to) && replaces(to, from)))
    .flatMap((commit) => commitsIn(root, ['--no-walk', commit]))
    .filter((commit) => isOthers(commit) || (known.includes(commit.to) && isAncestor(root, commit.to, base)))
  return {
    commits: [...joined(found), ...lost.map((commit) => ({ ...named(commit), removed: true as const }))],
    // The reflog can be made to say another time, so what is packed is judged too: an executor gains nothing by it.
    own: [...new Set(found.flatMap(({ to, files }) => (isPacked(to) ? files : files.filter(isOwn))))],
  }
}

const attemptOf = (run: Run, ticket: Worker): Attempt | undefined =>
  taskOf(run, ticket.task)?.attempts.find((each) => each.ticket === ticket.id)

const callsOf = ({ transcript, startedAt }: Attempt) => ({ transcript, since: startedAt })

/** Why a commit may not be the executor's. `marks` is certain; the others are not, if the commit has a file of the task. */
type Suspicion = 'marks' | 'unmarked' | 'idle' | undefined

function suspicion(
  { root, tasks }: Run,
  attempt: Attempt,
  { commits, arrivals }: { commits: readonly string[]; arrivals: ReadonlyMap<string, number> },
): (commit: string) => Suspicion {
  const start = Date.parse(attempt.startedAt)
  const times = attempt.transcript === undefined ? undefined : callTimes(callsOf(attempt))
  const isMeanwhile = (commit: string) => (writtenAt(root, commit) ?? 0) >= start
  const mayLackMark = (commit: string) => isBeforeMark(attempt, writtenAt(root, commit) ?? 0, times?.calls)
  const isMarked = (commit: string) => compressionClass(root, commit) === AGENT_CLASS
  // What an earlier executor of the run committed shows as well that git marks in these shells.
  const earlier = attempt.marks ? tasks.flatMap(({ attempts }) => attempts.filter(({ marks }) => marks)) : []
  const hasMarked =
    commits.some((commit) => isMarked(commit) && isMeanwhile(commit)) ||
    earlier.some(({ head, passed }) => [head, passed?.commit].some((commit) => commit && isMarked(commit)))
  const beside = hasMarked ? commandsBeside(callsOf(attempt)) : []
  return (commit) => {
    if (isMeanwhile(commit) && !isMarked(commit) && !mayLackMark(commit)) {
      if (hasMarked) return 'marks'
      if (attempt.marks) return 'unmarked'
    }
    if (isMarked(commit) && times && isMadeBeside(root, commit, times.calls, beside)) return 'marks'
    const moments = momentsOf(root, commit, arrivals.get(commit))
    return times && moments.every((at) => at >= start && isIdle(times, at)) ? 'idle' : undefined
  }
}

/** The client gives the hook of a beginning session this time. Until it has run, the shells of that session have no mark. */
const BEGIN_MS = 30_000

/** Whether a command of the executor that may have made a commit began when its session had just changed. */
const isBeforeMark = ({ moved = [] }: Attempt, at: number, calls?: readonly RanCommand[]): boolean =>
  moved
    .map((time) => Date.parse(time))
    .some((until) => {
      const isNew = (from: number) => from >= until - BEGIN_MS && from <= until + CLOCK_MS
      // Of an executor at work the calls are not known yet: what it hands in is looked at again.
      if (calls === undefined) return at >= until - BEGIN_MS
      return calls.some(
        ({ from, to, command }) =>
          isNew(from) &&
          at >= from - CLOCK_MS &&
          at <= to + CLOCK_MS &&
          (command.includes('git') || MAY_COMMIT.test(command)),
      )
    })

/**
 * Whether a command that the person typed with `!`, or one of the coordinator, made a commit: the client gives these the
 * shells of its agents, with the mark. A command of the executor may have run at the same moment. Then the first of these
 * that fits one side only decides: git's answer names the commit, the command has its subject as a whole message, or
 * among other words. If none does, the commit is theirs only if only theirs speaks of git at all.
 */
function isMadeBeside(
  root: string,
  commit: string,
  own: readonly RanCommand[],
  beside: readonly RanCommand[],
): boolean {
  const at = writtenAt(root, commit) ?? 0
  const during = (all: readonly RanCommand[]) =>
    all.filter(({ from, to }) => at >= from - CLOCK_MS && at <= to + CLOCK_MS)
  const theirs = during(beside).filter(({ command }) => MAKES_COMMITS.test(command))
  if (theirs.length === 0) return false
  const executors = during(own)
  const subject = subjectOf(root, commit)
  const signs: ((one: RanCommand) => boolean)[] = [
    ({ output }) => [...output.matchAll(ANSWER)].some(([, name = '']) => commit.startsWith(name)),
    ({ command }) => subject !== '' && hasMessage(command, subject),
    ({ command }) => subject !== '' && command.includes(subject),
  ]
  const sign = signs.find((fits) => theirs.some(fits) !== executors.some(fits))
  if (sign) return theirs.some(sign)
  return executors.every(({ command }) => !command.includes('git') && !MAY_COMMIT.test(command))
}

/** `[main 1a2b3c4] subject`, which git says of a commit that it made. */
const ANSWER = /\[[^\]\n]* ([0-9a-f]{4,64})\] /g

/** Whether a subject is a whole quoted text in a command, a line of one, or a word after `-m`. */
function hasMessage(command: string, subject: string): boolean {
  const text = subject.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(
    `(?:["']|\\n\\s*)${text}\\s*(?:["'\\n]|$)|(?:\\s-\\w*m\\s*|--message[=\\s])${text}(?:[\\s;&|)]|$)`,
  ).test(command)
}

const MAKES_COMMITS = /\bgit\b.*\b(?:commit|merge|cherry-pick|revert|am|rebase|pull)\b/s
/** A script may commit without the word. */
const MAY_COMMIT = /(?:^|[\s;&|(])(?:\.{0,2}\/|(?:ba|z)?sh |make |npm |pnpm |yarn |npx |node |python)/

/** Of a marked commit that was made during an attempt: whether the executor's own command may have made it. */
export function isExecutors(root: string, commit: string, attempt: Attempt): boolean {
  const times = attempt.transcript === undefined ? undefined : callTimes(callsOf(attempt))
  if (times && isIdle(times, writtenAt(root, commit) ?? 0)) return false
  return !isMadeBeside(root, commit, times?.calls ?? [], commandsBeside(callsOf(attempt)))
}

/** How far the clock of the file system may lag. */
const CLOCK_MS = 50

/**
 * When a commit was made. Anyone can choose its date, so its file must have been written at that time. The file of a
 * packed commit is gone, and only the branch still says when it came there.
 */
function momentsOf(root: string, commit: string, arrived = 0): number[] {
  const [at, written] = [committedAt(root, commit), writtenAt(root, commit)]
  if (at === undefined || written === undefined) return [arrived]
  return Math.abs(at - written) > MARGIN_MS ? [0] : [at, written]
}

/** When each of these commits, newest first, came to the branch: several may have come in one move, as with a pull. */
function arrivals(path: readonly string[], moves: readonly { to: string; at: number }[]): [string, number][] {
  let arrived: number | undefined
  return path.flatMap((commit): [string, number][] => {
    arrived = moves.findLast(({ to }) => to === commit)?.at ?? arrived
    return arrived === undefined ? [] : [[commit, arrived]]
  })
}

const isIdle = ({ calls, until }: CallTimes, at: number): boolean =>
  at + MARGIN_MS < until && calls.every(({ from, to }) => at + MARGIN_MS < from || at > to + MARGIN_MS)

const MOST_READ = 50

/** The commits after `base`, newest first, along the first parents. Their files say it in the usual case, which starts no process. */
function pathTo(root: string, base: string, head: string): string[] {
  const path: string[] = []
  for (let at: string | undefined = head; at !== undefined && path.length <= MOST_READ; ) {
    if (at === base) return path
    path.push(at)
    at = looseParent(root, at)
  }
  const listed = tryGit(root, ['rev-list', '--first-parent', head, '--not', base, '--']) ?? head
  return listed.split('\n').filter((commit) => commit !== '')
}

/** Those that no branch has. */
function notOnBranches(root: string, commits: readonly string[]): string[] {
  if (commits.length === 0) return []
  const listed = tryGit(root, ['rev-list', '--ignore-missing', ...commits, '--not', '--branches', '--']) ?? ''
  return [...new Set(commits)].filter((commit) => listed.split('\n').includes(commit))
}

interface Commit {
  from: string
  to: string
  /** The engine's step that it says it is. */
  step: string
  files: string[]
}

/** Along the first parents, oldest first: a merge counts as one commit, with all that it brought. */
function commitsIn(cwd: string, which: readonly string[]): Commit[] {
  const how = [
    '--reverse',
    '-m',
    '--first-parent',
    '--name-only',
    '--no-renames',
    `--format=%x00%H %P%n${STEP}`,
  ]
  const log = tryGit(cwd, ['-c', 'core.quotePath=false', 'log', ...how, ...which, '--']) ?? ''
  return log.split('\0').flatMap((entry) => {
    const [line = '', step = '', ...files] = entry.split('\n')
    const [to, from] = line.split(' ')
    return to && from ? [{ from, to, step, files: files.filter((file) => file !== '') }] : []
  })
}

const MOST_FILES = 20

const named = ({ from, to, files }: Commit): OthersCommits => ({
  ...{ from, to, count: 1 },
  files: files.slice(0, MOST_FILES),
})

/** Commits that follow each other are named together. */
function joined(commits: readonly Commit[]): OthersCommits[] {
  const found: OthersCommits[] = []
  for (const commit of commits) {
    const last = found.at(-1)
    if (last?.to !== commit.from) {
      found.push(named(commit))
      continue
    }
    const files = [...new Set([...last.files, ...commit.files])].slice(0, MOST_FILES)
    found.splice(-1, 1, { ...last, to: commit.to, count: last.count + 1, files })
  }
  return found
}
