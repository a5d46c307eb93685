import { basename, join } from 'node:path'
import { namesIn } from '../../io/files.ts'
import { git, tryGit } from '../../io/git.ts'
import { evidenceProblem } from '../../journal/evidence.ts'
import { locateLog } from '../../journal/head.ts'
import { JournalError, type JournalProblem } from '../../journal/journal-error.ts'
import { readJournal } from '../../journal/read-log.ts'
import type { Event } from '../../model/event.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import type { Audit, Breakage } from '../../model/reports.ts'
import type { Run } from '../../model/run.ts'
import { wordFor } from '../../model/task-name.ts'
import { taskOf } from '../../run/change.ts'
import { reduce } from '../../run/reduce.ts'
import { approvedRef } from '../runs/projections/approved-ref.ts'
import {
  allReceipts,
  type CarriedReceipt,
  isOverride,
  isSameReceipt,
  RECEIPTS_REF,
  type Receipt,
  receiptOf,
} from '../runs/projections/receipts.ts'

/** What has to be on disk and in git, according to the journal. */
interface Expected {
  /** The first event that names each evidence file. */
  evidence: Map<string, Event>
  /** The commits that the approved ref pointed to, in order. The first one is where the run began. */
  stands: string[]
  receipts: Receipt[]
  /** Tasks on which a person has acted. */
  overrides: Set<string>
}

/**
 * Checks everything that a run is recorded in: the chain, its head, the evidence, the approved ref and the receipts.
 * Stops at the first breakage. Reads only.
 */
export function auditRun({ dir, home, root }: { dir: string; home: string; root: string }): Audit {
  const audit: Audit = { run: basename(dir), events: 0, evidence: 0, approvals: 0, receipts: 0, notes: [] }
  const expected: Expected = { evidence: new Map(), stands: [], receipts: [], overrides: new Set() }
  const run = walkLog(dir, home, audit, expected)
  if (run === undefined || audit.broken) return audit
  if (run.anomalies.length > 0) audit.notes.push(`events that changed nothing: ${run.anomalies.join('; ')}`)
  const broken = auditEvidence(dir, audit, expected) ?? auditApprovals(root, run, audit, expected)
  return broken ? { ...audit, broken } : audit
}

function walkLog(dir: string, home: string, audit: Audit, expected: Expected): Run | undefined {
  const where = locateLog(dir, home)
  let run: Run | undefined
  try {
    const log = readJournal(where)
    let next = log.next()
    for (; !next.done; next = log.next()) {
      run = reduce(run, next.value)
      expect(expected, run, next.value)
      audit.events += 1
    }
    const { torn } = next.value
    if (torn > 0) audit.notes.push(`${torn} bytes of a half-written step: the next event removes them`)
    if (run === undefined) audit.notes.push('nothing was recorded yet')
  } catch (error) {
    audit.broken =
      error instanceof JournalError ? fromJournal(error) : notARun(error, where.log, audit.events)
  }
  return run
}

function expect(expected: Expected, run: Run, event: Event): void {
  for (const { sha256 } of refsIn(event))
    if (!expected.evidence.has(sha256)) expected.evidence.set(sha256, event)
  if (expected.stands.at(-1) !== run.approvedHead) expected.stands.push(run.approvedHead)
  if ('task' in event && 'who' in event) expected.overrides.add(event.task)
  if (event.type !== 'task_approved') return
  const task = taskOf(run, event.task)
  const receipt = task?.approval?.seq === event.seq ? receiptOf(run, task) : undefined
  if (receipt) expected.receipts.push(receipt)
}

/** Finds every reference in an event at any depth, so that later kinds of events are covered too. */
function* refsIn(value: unknown): Generator<EvidenceRef> {
  if (typeof value !== 'object' || value === null) return
  if ('sha256' in value && 'bytes' in value) yield value as EvidenceRef
  for (const inner of Object.values(value)) yield* refsIn(inner)
}

const MEANS: { [K in JournalProblem]?: string } = {
  'broken-chain':
    'something other than ultraplan wrote here; from this line on nothing in the log can be trusted',
  'head-mismatch':
    'events that were acknowledged are gone or were replaced; what the log shows is not all that happened',
  'head-missing': 'nobody can tell whether the end of the log was cut off',
  missing: 'the record of the run is gone',
}

const fromJournal = ({ code, place, message, fix }: JournalError): Breakage => ({
  id: code === 'broken-chain' ? 'audit/chain' : 'audit/head',
  ...place,
  message,
  means: MEANS[code] ?? 'the log could not be read to its end',
  fix: fix.replace(/^run "ultraplan audit" for the extent; /, ''),
})

/** The chain is sound, but it is not the log of a run. */
const notARun = (error: unknown, file: string, events: number): Breakage => ({
  id: 'audit/chain',
  file,
  line: events + 1,
  message: error instanceof Error ? error.message : String(error),
  means: 'the lines are whole, and they do not tell of a run',
  fix: 'put the file back from a backup',
})

function auditEvidence(dir: string, audit: Audit, { evidence }: Expected): Breakage | undefined {
  // Incomplete files of a crash have another ending, and no event names them.
  const stored = namesIn(join(dir, 'evidence')).filter((name) => /^[0-9a-f]{64}$/.test(name))
  for (const name of new Set([...evidence.keys(), ...stored])) {
    const problem = evidenceProblem(dir, name)
    const use = evidence.get(name)
    if (problem)
      return {
        id: 'audit/evidence',
        ...problem,
        means: use
          ? `event ${use.seq} (${use.type}) rests on it and cannot be shown any more`
          : 'no event rests on it, but something else writes in this folder',
        fix: 'put the file back from a backup, or prove the task again: ultraplan replay --verify',
      }
    if (use) audit.evidence += 1
  }
  return undefined
}

function auditApprovals(cwd: string, run: Run, audit: Audit, expected: Expected): Breakage | undefined {
  const { stands, receipts } = expected
  audit.approvals = receipts.length
  return (
    missingCommit(cwd, run, expected) ??
    movedRef(cwd, run, stands) ??
    lostWork(cwd, stands) ??
    auditReceipts(cwd, run, audit, expected)
  )
}

const short = (commit: string) => commit.slice(0, 10)

function missingCommit(cwd: string, run: Run, { stands, receipts }: Expected): Breakage | undefined {
  const commits = [...receipts.map(({ commit }) => commit), ...stands]
  if (commits.length === 0) return undefined
  const answers = git(cwd, ['cat-file', '--batch-check'], { input: `${commits.join('\n')}\n` }).split('\n')
  const missing = commits.find((_, index) => !/^[0-9a-f]+ commit /.test(answers[index] ?? ''))
  if (missing === undefined) return undefined
  const receipt = receipts.find(({ commit }) => commit === missing)
  const whose = receipt ? ` of ${wordFor(run.tasks, receipt.task)}` : ', where the approved ref once stood,'
  return {
    id: 'audit/commit',
    message: `commit ${short(missing)}${whose} is not in the repository`,
    means: receipt
      ? `the work that event ${receipt.seq} approved is gone`
      : 'history that the run rests on is gone',
    fix: 'fetch it from a clone that still has it',
  }
}

function movedRef(cwd: string, run: Run, stands: readonly string[]): Breakage | undefined {
  const name = approvedRef(run.id)
  const found = tryGit(cwd, ['rev-parse', '--verify', '--quiet', name])?.trim() ?? run.base
  if (found === run.approvedHead) return undefined
  return {
    id: 'audit/ref',
    message: `${name} stands at ${short(found)}, and the journal approved up to ${short(run.approvedHead)}`,
    means: stands.includes(found)
      ? 'the process was killed between journal and git, or somebody set the ref back'
      : 'somebody else moved the ref: what it points to was not approved by this run',
    fix: `git update-ref ${name} ${run.approvedHead}`,
  }
}

/** Each earlier commit of the ref has to be in the history of the last one. */
function lostWork(cwd: string, stands: readonly string[]): Breakage | undefined {
  const [first, last] = [stands[0], stands.at(-1)]
  if (first === undefined || last === undefined || first === last) return undefined
  const history = new Set(git(cwd, ['rev-list', last, `^${first}`]).split('\n'))
  const lost = stands.slice(1).find((commit) => !history.has(commit))
  if (lost === undefined) return undefined
  return {
    id: 'audit/commit',
    message: `commit ${short(lost)} was approved and is not in the history of ${short(last)}`,
    means: 'history was rewritten after the approval, and later work was approved on top of it',
    fix: `look at what is missing: git log ${short(last)}..${short(lost)}`,
  }
}

function auditReceipts(
  cwd: string,
  run: Run,
  audit: Audit,
  { receipts, overrides }: Expected,
): Breakage | undefined {
  const found = allReceipts(cwd).filter(({ receipt }) => receipt.run === run.id)
  for (const receipt of receipts) {
    const there = found.some((one) => one.carrier === receipt.commit && isSameReceipt(one.receipt, receipt))
    if (!there) return missingReceipt(run, receipt, found)
    audit.receipts += 1
  }
  const foreign = found.find(({ receipt }) =>
    isOverride(receipt)
      ? !overrides.has(receipt.task)
      : !receipts.some((known) => isSameReceipt(receipt, known)),
  )
  if (!foreign) return undefined
  const task = wordFor(run.tasks, foreign.receipt.task)
  return {
    id: 'audit/receipt',
    message: `commit ${short(foreign.carrier)} carries a receipt for ${task} that the journal does not know`,
    means: 'somebody else wrote it: it proves nothing',
    fix: `git notes --ref=${RECEIPTS_REF} edit ${short(foreign.carrier)}`,
  }
}

function missingReceipt(
  run: Run,
  { task, commit, seq }: Receipt,
  found: readonly CarriedReceipt[],
): Breakage {
  const named = wordFor(run.tasks, task)
  const altered = found.some(
    ({ carrier, receipt }) => carrier === commit && receipt.task === task && !isOverride(receipt),
  )
  return {
    id: 'audit/receipt',
    message: altered
      ? `the receipt of ${named} on commit ${short(commit)} is not what event ${seq} says`
      : `commit ${short(commit)} carries no receipt for ${named}`,
    means: altered
      ? 'somebody changed the receipt: it proves nothing'
      : 'the process was killed between journal and git, or somebody removed the note',
    fix: 'the journal holds the approval; resuming the run writes the receipt again',
  }
}
