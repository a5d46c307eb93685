import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { evidenceProblem } from '../journal/evidence.ts'
import type { Breakage } from '../model/audit.ts'
import type { Event } from '../model/event.ts'
import type { EvidenceRef } from '../model/evidence.ts'

/** Where in the journal each file is first spoken of. */
export type EvidenceUse = Map<string, { seq: number; type: string }>

export function noteEvidence(used: EvidenceUse, event: Event): void {
  for (const { sha256 } of refsIn(event)) {
    if (!used.has(sha256)) used.set(sha256, { seq: event.seq, type: event.type })
  }
}

/** Every reference in an event, wherever it stands: later kinds of events are looked through as well. */
function* refsIn(value: unknown): Generator<EvidenceRef> {
  if (typeof value !== 'object' || value === null) return
  if ('sha256' in value && 'bytes' in value) yield value as EvidenceRef
  for (const inner of Object.values(value)) yield* refsIn(inner)
}

export function auditEvidence(dir: string, used: EvidenceUse): { checked: number; broken?: Breakage } {
  let checked = 0
  for (const [sha256, { seq, type }] of used) {
    const problem = evidenceProblem(dir, sha256)
    if (problem) {
      return {
        checked,
        broken: broken(problem, `event ${seq} (${type}) rests on it and cannot be shown any more`),
      }
    }
    checked += 1
  }
  for (const name of storedFiles(dir)) {
    if (used.has(name)) continue
    const problem = evidenceProblem(dir, name)
    if (problem) {
      return {
        checked,
        broken: broken(problem, 'no event rests on it, but something else writes in this folder'),
      }
    }
  }
  return { checked }
}

/** Files that a crash left half-made have another ending and belong to nobody. */
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
