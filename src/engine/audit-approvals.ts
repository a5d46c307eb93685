import { git, tryGit } from '../io/git.ts'
import type { Breakage } from '../model/audit.ts'
import type { Event } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { taskOf } from '../run/change.ts'
import { approvedRef, RECEIPTS_REF } from './places.ts'
import { allReceipts, isSameReceipt, type Receipt, receiptOf } from './receipt.ts'

/** What git has to hold, according to the journal. */
export interface Expected {
  /** Where the approved ref has stood, in order; the first one is where the run began. */
  stands: string[]
  receipts: Receipt[]
}

export function noteApproval(expected: Expected, run: Run, event: Event): void {
  if (expected.stands.at(-1) !== run.approvedHead) expected.stands.push(run.approvedHead)
  if (event.type !== 'task_approved') return
  const task = taskOf(run, event.task)
  const receipt = task?.approval?.seq === event.seq ? receiptOf(run, task) : undefined
  if (receipt) expected.receipts.push(receipt)
}

export function auditApprovals(
  cwd: string,
  run: Run,
  { stands, receipts }: Expected,
): { checked: number; broken?: Breakage } {
  const broken = missingCommit(cwd, receipts) ?? movedRef(cwd, run, stands) ?? lostWork(cwd, stands)
  return broken ? { checked: 0, broken } : auditReceipts(cwd, run.id, receipts)
}

const short = (commit: string) => commit.slice(0, 10)

function missingCommit(cwd: string, receipts: readonly Receipt[]): Breakage | undefined {
  if (receipts.length === 0) return undefined
  const input = `${receipts.map(({ commit }) => commit).join('\n')}\n`
  const answers = git(cwd, ['cat-file', '--batch-check'], { input }).split('\n')
  const at = answers.findIndex((answer) => answer !== '' && !/^[0-9a-f]+ commit /.test(answer))
  const receipt = receipts[at]
  if (!receipt) return undefined
  return {
    id: 'audit/commit',
    message: `commit ${short(receipt.commit)} of task ${receipt.task} is not in the repository`,
    means: `the work that event ${receipt.seq} approved is gone`,
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

/** Each stand of the ref has to be in the history of the last one. */
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
  run: string,
  receipts: readonly Receipt[],
): { checked: number; broken?: Breakage } {
  const found = allReceipts(cwd).filter(({ receipt }) => receipt.run === run)
  for (const [checked, receipt] of receipts.entries()) {
    const there = found.some((one) => one.carrier === receipt.commit && isSameReceipt(one.receipt, receipt))
    if (!there) return { checked, broken: missingReceipt(receipt, found) }
  }
  const foreign = found.find(({ receipt }) => !receipts.some((known) => isSameReceipt(known, receipt)))
  if (!foreign) return { checked: receipts.length }
  const { carrier, receipt } = foreign
  return {
    checked: receipts.length,
    broken: {
      id: 'audit/receipt',
      message: `commit ${short(carrier)} carries a receipt for task ${receipt.task} that the journal does not know`,
      means: 'somebody else wrote it: it proves nothing',
      fix: `git notes --ref=${RECEIPTS_REF} edit ${short(carrier)}`,
    },
  }
}

function missingReceipt(
  { task, commit, seq }: Receipt,
  found: readonly { carrier: string; receipt: Receipt }[],
): Breakage {
  const altered = found.some(({ carrier, receipt }) => carrier === commit && receipt.task === task)
  return {
    id: 'audit/receipt',
    message: altered
      ? `the receipt of task ${task} on commit ${short(commit)} is not what event ${seq} says`
      : `commit ${short(commit)} carries no receipt for task ${task}`,
    means: altered
      ? 'somebody changed the receipt: it proves nothing'
      : 'the process was killed between journal and git, or somebody removed the note',
    fix: 'the journal holds the approval; resuming the run writes the receipt again',
  }
}
