import type { BackgroundTask, FileChange, FileText, JournalHealth } from '../../gate/facts.ts'
import { branchHead, git } from '../../io/git.ts'
import {
  changedObjects,
  listTree,
  notInHistory,
  type ObjectChange,
  readBlobs,
  SUBMODULE,
  type TreeEntry,
} from '../../io/git-objects.ts'
import type { EventBody, EventOf } from '../../model/event.ts'
import type { CommandResult } from '../../model/evidence.ts'
import type { OthersCommits, Stage } from '../../model/gate.ts'
import type { Plan, Task } from '../../model/plan.ts'
import type { Run, TaskState, Ticket } from '../../model/run.ts'
import { given, taskOf } from '../../run/change.ts'
import type { Checkout } from '../runs/checkout.ts'
import { type Others, othersUpTo } from './others-commits.ts'

/** The work that is judged, and what is known of it beforehand. */
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
  /** `undefined` when they are not known. */
  backgroundTasks: BackgroundTask[] | undefined
  env: NodeJS.ProcessEnv
  /** In terms of `Date.now()`; nothing is started that cannot end before it. */
  deadline: number
  stages?: Stage[] | undefined
  /** Set if the work was merged in a checkout: then `cwd` is that checkout, and the work is proved there. */
  checkout?: Checkout | undefined
  /** The verify at the base commit (`runBaseline`), where it was run. */
  baseline?: CommandResult[] | undefined
  /** Commands of the same claim that ran before, in another proof of it. */
  ran?: readonly CommandResult[] | undefined
  /** Files of the engine (STATE.md) that another program wrote to. */
  tampered?: string[] | undefined
  /** The result of reading the run's whole journal, if there is a run. */
  journal?: JournalHealth | undefined
  onProgress?: ((text: string) => void) | undefined
}

/** A range of commits on the run's branch. */
interface Span {
  from: string
  to: string
}

/**
 * Where the work of a task's attempts is on the run's branch, oldest first. For an isolated attempt that is its merge.
 * A lost attempt that no other work follows reaches up to `now`. Commits that others made meanwhile are left out.
 */
export function attemptSpans(
  { foreign = [] }: Pick<Run, 'foreign'>,
  { attempts }: TaskState,
  now: string,
  except?: string,
): Span[] {
  return attempts
    .filter(({ ticket }) => ticket !== except)
    .flatMap(({ ticket, base, head, passed, merged, isolated }): Span[] => {
      const others = foreign.filter((found) => found.ticket === ticket)
      if (!isolated) return around({ from: base, to: passed?.commit ?? head ?? now }, others)
      const commit = passed?.commit ?? merged
      return commit === undefined ? [] : [{ from: `${commit}^1`, to: commit }]
    })
}

/** The parts of a span before, between and after the commits of others. */
function around({ from, to }: Span, found: readonly OthersCommits[]): Span[] {
  const others = found.filter(({ removed }) => !removed)
  return [...others, { from: to, to }].map((other, index) => ({
    from: others[index - 1]?.to ?? from,
    to: other.from,
  }))
}

export interface WorkRange {
  /** The commit before the first attempt at the task. */
  base: string
  changes: ObjectChange[]
  lost: { commit: string; what: string }[]
}

/**
 * What a task changed, over all its attempts, so that a test that the first attempt deleted still counts in the second.
 * Commits that others made in between (a person, another task) are left out.
 */
export function workRange(
  cwd: string,
  run: Run,
  ticket: Ticket,
  head: string,
  parents: readonly string[] = [],
  { commits: others, own: shared }: Others = { commits: [], own: [] },
): WorkRange {
  const needed = [{ commit: ticket.base, what: 'where the task began' }]
  if (!ticket.isolated) needed.push({ commit: run.approvedHead, what: 'the last approved commit' })
  const unsure = needed.map(({ commit }) => commit).filter((commit) => !parents.includes(commit))
  const missing = new Set(notInHistory(cwd, unsure, head))
  const lost = needed.filter(({ commit }) => missing.has(commit))
  const earlier = earlierSpans(cwd, run, ticket, head)
  const [first] = earlier
  const spans = [...earlier, ...around({ from: ticket.base, to: head }, others)]
  const isUnbroken = spans.every(({ to }, index) => to === (spans[index + 1]?.from ?? head))
  if (missing.has(ticket.base) || (!first && isUnbroken))
    return { base: ticket.base, changes: changedObjects(cwd, ticket.base, head), lost }
  const base = first ? git(cwd, ['rev-parse', '--verify', first.from]).trim() : ticket.base
  const changes = changedObjects(cwd, base, head)
  if (isUnbroken) return { base, changes, lost }
  const own = new Set([
    ...shared,
    ...spans.flatMap(({ from, to }) =>
      changedObjects(cwd, from, to).flatMap((change) => [change.path, change.from ?? change.path]),
    ),
  ])
  return {
    base,
    changes: changes.filter(({ path, from }) => own.has(path) || (from !== undefined && own.has(from))),
    lost,
  }
}

/** Where earlier attempts worked, without those whose commits a person removed. */
function earlierSpans(cwd: string, run: Run, ticket: Ticket, head: string): Span[] {
  const task = taskOf(run, ticket.task)
  const spans = task ? attemptSpans(run, task, ticket.base, ticket.id) : []
  const ends = spans.map(({ to }) => to)
  const gone = notInHistory(cwd, ends, head)
  return spans.filter(({ to }) => !gone.includes(to))
}

/** The last commit of an executor in the run's own folder. Later commits are not its work, nor are those of others before it. */
export function leftOff(run: Run, ticket: Ticket): { head?: string; others?: OthersCommits[] } {
  const isHere = ticket.role === 'spec-executor' && !ticket.isolated
  const head = isHere ? branchHead(run) : undefined
  if (head === undefined) return {}
  const others = othersUpTo(run, ticket, head)
  return { head, ...(others.length > 0 ? { others } : {}) }
}

/** An agent ended without a verdict on its work. */
export const agentLost = (
  run: Run,
  ticket: Ticket,
  cause: string,
  failure: EventOf<'agent_lost'>['failure'] = 'EXECUTION_FAILURE',
): EventBody => ({ type: 'agent_lost', ticket: ticket.id, ...leftOff(run, ticket), cause, failure })

/** Bigger files are counted but not read. */
const BIGGEST = 2_000_000
const LINK = '120000'

/** One commit, read once: its list of files at the first request, texts when they are needed, many at a time. */
export interface CommitReader {
  tree(): ReadonlyMap<string, TreeEntry>
  texts(paths: readonly string[]): Map<string, FileText>
  /** Of one file; `undefined` where the commit has none, or one that is no text. */
  text(path: string): string | undefined
  /** Changes with their texts before and after. `also` names files that will be needed next. */
  changes(changes: readonly ObjectChange[], also: readonly string[]): FileChange[]
}

export function readCommit(cwd: string, commit: string): CommitReader {
  const known = new Map<string, FileText>()
  const load = (ids: readonly string[]) => {
    const missing = ids.filter((id) => !known.has(id))
    for (const [id, { bytes, content }] of readBlobs(cwd, missing, BIGGEST))
      known.set(id, toText(bytes, content))
  }
  let tree: Map<string, TreeEntry> | undefined
  const reader: CommitReader = {
    tree: () => {
      tree ??= listTree(cwd, commit)
      return tree
    },
    texts: (paths) => {
      const wanted = idsOf(reader.tree(), paths)
      load([...wanted.values()])
      const texts = [...wanted].map(([path, id]) => [path, known.get(id)] as const)
      return new Map(texts.flatMap(([path, text]) => (text ? [[path, text]] : [])))
    },
    text: (path) => reader.texts([path]).get(path)?.text,
    changes: (changes, also) => {
      const own = changes.flatMap(({ before, after }) =>
        [before, after].flatMap((each) => blobOf(each) ?? []),
      )
      load([...own, ...idsOf(reader.tree(), also).values()])
      return changes.map((change) => withTexts(change, (each) => known.get(blobOf(each) ?? '')))
    },
  }
  return reader
}

function idsOf(tree: ReadonlyMap<string, TreeEntry>, paths: readonly string[]): Map<string, string> {
  const isFile = ({ mode }: TreeEntry) => mode !== SUBMODULE && mode !== LINK
  const found = paths.map((path) => [path, tree.get(path)] as const)
  return new Map(found.flatMap(([path, entry]) => (entry && isFile(entry) ? [[path, entry.id]] : [])))
}

const blobOf = (found: TreeEntry | undefined) => (found && found.mode !== SUBMODULE ? found.id : undefined)

function withTexts(
  { path, from, kind, before, after }: ObjectChange,
  text: (entry: TreeEntry | undefined) => FileText | undefined,
): FileChange {
  const common = { path, ...(from ? { from } : {}), kind, submodule: (after ?? before)?.mode === SUBMODULE }
  const texts = { before: text(before), after: text(after) }
  if (after?.mode === LINK) return { ...common, link: texts.after?.text ?? '' }
  return { ...common, ...given(texts, 'before', 'after') }
}

function toText(bytes: number, content: Buffer | undefined): FileText {
  // A zero byte is what git itself takes for the mark of a binary file.
  if (!content || content.subarray(0, 8000).includes(0)) return { bytes }
  return { bytes, text: content.toString('utf8') }
}
