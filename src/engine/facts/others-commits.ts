import { type CallTimes, callTimes, writtenFiles } from '../../client/agent-calls.ts'
import { splitUncommitted } from '../../gate/plan-text.ts'
import { tryGit } from '../../io/git.ts'
import { committedAt, type HeadState, writtenAt } from '../../io/git-objects.ts'
import type { OthersCommits } from '../../model/gate.ts'
import { taskOf } from '../../run/change.ts'
import type { JudgeInput } from './work-range.ts'

/** Git knows the second of a commit; the client writes a call down a moment before it begins and after it ends. */
const MARGIN_MS = 3000

/**
 * Commits among those of an executor that it cannot have made, because no call of it ran at that moment. A person made
 * them in the same folder, or the coordinator. In doubt a commit is the executor's: if a command of it may have gone on
 * in the background, if the time of the commit is not from this attempt, if its file was not written at the time that it
 * names (anyone can choose the date of a commit) or is packed, or if the commit has a file that the task names or that
 * the executor's file tools wrote, because a program that commits after each edit does the same.
 */
export function commitsOfOthers(input: JudgeInput, head: HeadState): OthersCommits[] {
  const { cwd, ticket, run, task, plan } = input
  const { base } = ticket
  const attempt = taskOf(run, task.id)?.attempts.find((each) => each.ticket === ticket.id)
  if (ticket.isolated || head.commit === base || attempt?.transcript === undefined) return []
  const calls = { transcript: attempt.transcript, since: attempt.startedAt }
  const times = callTimes(calls)
  if (!times) return []
  const idle = (at: number) => at >= Date.parse(attempt.startedAt) && isIdle(times, at)
  const wasIdle = (commit: string, at = committedAt(cwd, commit)): boolean => {
    const written = writtenAt(cwd, commit)
    const isKnown = at !== undefined && written !== undefined && Math.abs(at - written) <= MARGIN_MS
    return isKnown && idle(at) && idle(written)
  }
  // The usual case, one commit of the executor, starts no process.
  const [parent, ...more] = head.parents
  if (parent === base && more.length === 0 && !wasIdle(head.commit)) return []
  const charge = { task, plan, isolated: false, written: writtenFiles(cwd, calls) }
  const isOwn = (files: readonly string[]): boolean =>
    splitUncommitted(
      files.map((path) => ({ path, kind: 'modified' })),
      charge,
    ).charged.length > 0
  return joined(
    commitsSince(cwd, base, head.commit).filter(({ to, at, files }) => wasIdle(to, at) && !isOwn(files)),
  )
}

const isIdle = ({ calls, until }: CallTimes, at: number): boolean =>
  at + MARGIN_MS < until && calls.every(({ from, to }) => at + MARGIN_MS < from || at > to + MARGIN_MS)

interface Commit {
  from: string
  to: string
  at: number
  files: string[]
}

/** Along the first parents, oldest first: a merge counts as one commit, with all that it brought. */
function commitsSince(cwd: string, base: string, head: string): Commit[] {
  const how = ['--reverse', '--first-parent', '-m', '--name-only', '--no-renames', '--format=%x00%H %P %ct']
  const log = tryGit(cwd, ['-c', 'core.quotePath=false', 'log', ...how, `${base}..${head}`, '--']) ?? ''
  return log.split('\0').flatMap((entry) => {
    const [line = '', ...files] = entry.split('\n').filter((each) => each !== '')
    const [to, from, ...rest] = line.split(' ')
    return to && from ? [{ from, to, at: Number(rest.at(-1)) * 1000, files }] : []
  })
}

const MOST_FILES = 20

/** Commits that follow each other are named together. */
function joined(commits: readonly Commit[]): OthersCommits[] {
  const found: OthersCommits[] = []
  for (const { from, to, files } of commits) {
    const last = found.at(-1)
    const named = [...new Set([...(last?.to === from ? last.files : []), ...files])].slice(0, MOST_FILES)
    if (last?.to === from) found.splice(-1, 1, { ...last, to, count: last.count + 1, files: named })
    else found.push({ from, to, count: 1, files: named })
  }
  return found
}
