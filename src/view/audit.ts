import type { Audit } from '../model/audit.ts'
import { renderFinding } from './findings.ts'
import { oneLine } from './terminal.ts'

/** Sound, with what was looked at; or the first thing that is broken, and what it means. */
export function renderAudit(audit: Audit): string {
  const { run, events, evidence, approvals, broken } = audit
  const notes = audit.notes.map((note) => `  note: ${oneLine(note)}`)
  if (broken) {
    const byte = broken.byte === undefined ? '' : ` (at byte ${broken.byte})`
    const finding = { ...broken, severity: 'block' as const, message: `${broken.message}${byte}` }
    return lines(
      `run ${run}: broken`,
      renderFinding(finding),
      `  this means: ${oneLine(broken.means)}`,
      `  sound before it: ${count(events, 'event')}, ${count(evidence, 'evidence file')}, ${count(audit.receipts, 'receipt')}`,
      ...notes,
    )
  }
  return lines(
    `run ${run}: sound`,
    `  ${count(events, 'event')}: each follows the one before it, and the head agrees`,
    `  ${count(evidence, 'evidence file')}: each is what was recorded`,
    `  ${count(approvals, 'approval')}: each has its commit and its receipt, and the approved ref stands`,
    ...notes,
  )
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`
const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
