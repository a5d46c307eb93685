import { git, tryGit } from '../../io/git.ts'
import type { Event } from '../../model/event.ts'
import type { Breakage } from '../../model/reports.ts'
import type { Run } from '../../model/run.ts'
import { wordFor } from '../../model/task-name.ts'
import { taskOf } from '../../run/change.ts'
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

/** What git has to hold, according to the journal. */
export interface Expected {
  /** The commits that the approved ref pointed to, in order. The first one is where the run began. */
  stands: string[]
  receipts: Receipt[]
  /** Tasks on which a person has acted. */
  overrides: Set<string>
}

export function noteApproval(expected: Expected, run: Run, event: Event): void {
  if (expected.stands.at(-1) !== run.approvedHead) expected.stands.push(run.approvedHead)
  if ('task' in event && 'who' in event) expected.overrides.add(event.task)
  if (event.type !== 'task_approved') return
  const task = taskOf(run, event.task)
  const receipt = task?.approval?.seq === event.seq ? receiptOf(run, task) : undefined
  if (receipt) expected.receipts.push(receipt)
}

export function auditApprovals(
  cwd: string,
  run: Run,
  expected: Expected,
): { checked: number; broken?: Breakage } {
  const { stands } = expected
  const broken = missingCommit(cwd, run, expected) ?? movedRef(cwd, run, stands) ?? lostWork(cwd, stands)
  return broken ? { checked: 0, broken } : auditReceipts(cwd, run, expected)
}

const short = (commit: string) => commit.slice(0, 10)

function missingCommit(cwd: string, run: Run, { stands, receipts }: Expected): Breakage | undefined {
  const commits = [...receipts.map(({ commit }) => commit), ...stands]
  if (commits.length === 0) return undefined
  const answers = git(cwd, ['cat-file', '--batch-check'], { input: `${commits.join('\n')}\n` }).split('\n')
  const missing = commits.find((_, index) => !/^[0-9a-f]+ commit /.test(answers[index] ?? ''))
  if (missing === undefined) return undefined
  const receipt = receipts.find(({ commit }) => commit === missing)
  return {
    id: 'audit/commit',
    message: receipt
      ? `commit ${short(missing)} of ${wordFor(run.tasks, receipt.task)} is not in the repository`
      : `commit ${short(missing)}, where the approved ref once stood, is not in the repository`,
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
  { receipts, overrides }: Expected,
): { checked: number; broken?: Breakage } {
  const found = allReceipts(cwd).filter(({ receipt }) => receipt.run === run.id)
  for (const [checked, receipt] of receipts.entries()) {
    const there = found.some((one) => one.carrier === receipt.commit && isSameReceipt(one.receipt, receipt))
    if (!there) return { checked, broken: missingReceipt(run, receipt, found) }
  }
  const isKnown = ({ receipt }: CarriedReceipt) =>
    isOverride(receipt)
      ? overrides.has(receipt.task)
      : receipts.some((known) => isSameReceipt(receipt, known))
  const foreign = found.find((one) => !isKnown(one))
  return foreign
    ? { checked: receipts.length, broken: foreignReceipt(run, foreign) }
    : { checked: receipts.length }
}

function foreignReceipt(run: Run, { carrier, receipt }: CarriedReceipt): Breakage {
  return {
    id: 'audit/receipt',
    message: `commit ${short(carrier)} carries a receipt for ${wordFor(run.tasks, receipt.task)} that the journal does not know`,
    means: 'somebody else wrote it: it proves nothing',
    fix: `git notes --ref=${RECEIPTS_REF} edit ${short(carrier)}`,
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
