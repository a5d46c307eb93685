import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { evidenceProblem } from '../../journal/evidence.ts'
import { locateLog } from '../../journal/head.ts'
import { JournalError, type JournalProblem } from '../../journal/journal-error.ts'
import { readJournal } from '../../journal/read-log.ts'
import type { Event } from '../../model/event.ts'
import type { EvidenceRef } from '../../model/evidence.ts'
import type { Audit, Breakage } from '../../model/reports.ts'
import type { Run } from '../../model/run.ts'
import { reduce } from '../../run/reduce.ts'
import { auditApprovals, type Expected, noteApproval } from './audit-approvals.ts'

/**
 * Checks everything that a run is recorded in: the chain, its head, the evidence, the approved ref and the receipts.
 * Stops at the first breakage. Reads only.
 */
export function auditRun(input: { dir: string; home: string; root: string }): Audit {
  const audit: Audit = {
    run: basename(input.dir),
    events: 0,
    evidence: 0,
    approvals: 0,
    receipts: 0,
    notes: [],
  }
  const used: EvidenceUse = new Map()
  const expected: Expected = { stands: [], receipts: [], overrides: new Set() }
  const run = walkLog(input, audit, used, expected)
  if (run === undefined || audit.broken) return audit
  if (run.anomalies.length > 0) audit.notes.push(`events that changed nothing: ${run.anomalies.join('; ')}`)

  const evidence = auditEvidence(input.dir, used)
  audit.evidence = evidence.checked
  if (evidence.broken) return { ...audit, broken: evidence.broken }

  audit.approvals = expected.receipts.length
  const approvals = auditApprovals(input.root, run, expected)
  audit.receipts = approvals.checked
  return approvals.broken ? { ...audit, broken: approvals.broken } : audit
}

function walkLog(
  { dir, home }: { dir: string; home: string },
  audit: Audit,
  used: EvidenceUse,
  expected: Expected,
): Run | undefined {
  const where = locateLog(dir, home)
  let run: Run | undefined
  try {
    const log = readJournal(where)
    let next = log.next()
    for (; !next.done; next = log.next()) {
      run = reduce(run, next.value)
      noteEvidence(used, next.value)
      noteApproval(expected, run, next.value)
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

const MEANS: { [K in JournalProblem]?: string } = {
  'broken-chain':
    'something other than ultraplan wrote here; from this line on nothing in the log can be trusted',
  'head-mismatch':
    'events that were acknowledged are gone or were replaced; what the log shows is not all that happened',
  'head-missing': 'nobody can tell whether the end of the log was cut off',
  missing: 'the record of the run is gone',
}

function fromJournal(error: JournalError): Breakage {
  return {
    id: error.code === 'broken-chain' ? 'audit/chain' : 'audit/head',
    ...error.place,
    message: error.message,
    means: MEANS[error.code] ?? 'the log could not be read to its end',
    fix: error.fix.replace(/^run "ultraplan audit" for the extent; /, ''),
  }
}

/** The chain is sound, but it is not the log of a run. */
function notARun(error: unknown, file: string, events: number): Breakage {
  return {
    id: 'audit/chain',
    file,
    line: events + 1,
    message: error instanceof Error ? error.message : String(error),
    means: 'the lines are whole, and they do not tell of a run',
    fix: 'put the file back from a backup',
  }
}

/** The first event that names each evidence file. */
type EvidenceUse = Map<string, { seq: number; type: string }>

function noteEvidence(used: EvidenceUse, event: Event): void {
  for (const { sha256 } of refsIn(event)) {
    if (!used.has(sha256)) used.set(sha256, { seq: event.seq, type: event.type })
  }
}

/** Finds every reference in an event at any depth, so that later kinds of events are covered too. */
function* refsIn(value: unknown): Generator<EvidenceRef> {
  if (typeof value !== 'object' || value === null) return
  if ('sha256' in value && 'bytes' in value) yield value as EvidenceRef
  for (const inner of Object.values(value)) yield* refsIn(inner)
}

function auditEvidence(dir: string, used: EvidenceUse): { checked: number; broken?: Breakage } {
  let checked = 0
  const others = storedFiles(dir).filter((name) => !used.has(name))
  for (const name of [...used.keys(), ...others]) {
    const problem = evidenceProblem(dir, name)
    const use = used.get(name)
    const means = use
      ? `event ${use.seq} (${use.type}) rests on it and cannot be shown any more`
      : 'no event rests on it, but something else writes in this folder'
    if (problem) return { checked, broken: broken(problem, means) }
    if (use) checked += 1
  }
  return { checked }
}

/** Incomplete files of a crash have another ending, and no event names them. */
function storedFiles(dir: string): string[] {
  const folder = join(dir, 'evidence')
  return existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-f]{64}$/.test(name)) : []
}

function broken(problem: { file: string; message: string }, means: string): Breakage {
  return {
    id: 'audit/evidence',
    ...problem,
    means,
    fix: 'put the file back from a backup, or prove the task again: ultraplan replay --verify',
  }
}
