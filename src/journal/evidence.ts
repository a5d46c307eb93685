import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ensureFolder, type FileOperations, readIfThere, realFiles, writeAtomic } from '../io/files.ts'
import type { EvidenceRef } from '../model/evidence.ts'
import { diskError, GO_ON, JournalError } from './journal-error.ts'
import { sha256 } from './line.ts'

const pathOf = (dir: string, hash: string) => join(dir, 'evidence', hash)

/** The path of the file, for display. Code that relies on the content uses `readEvidence`. */
export const evidencePath = (dir: string, ref: EvidenceRef): string => pathOf(dir, ref.sha256)

/**
 * Stores the bytes beside the journal; they are on disk before it returns. The same content is stored once. Text that
 * matches `mask` is masked. The middle of what is longer than `cap` bytes is left out, and the place is marked.
 */
export function putEvidence(
  dir: string,
  content: string | Uint8Array,
  options: { cap?: number; mask?: RegExp[]; files?: FileOperations } = {},
): EvidenceRef {
  const { cap = Number.POSITIVE_INFINITY, mask = [], files = realFiles } = options
  const { bytes, cut } = leaveOutMiddle(maskSecrets(Buffer.from(content as Uint8Array), mask), cap)
  const hash = sha256(bytes)
  const path = pathOf(dir, hash)
  try {
    if (readIfThere(files, path)?.equals(bytes) !== true) {
      ensureFolder(files, join(dir, 'evidence'))
      const temporary = `${path}.${randomBytes(4).toString('hex')}.new`
      writeAtomic(files, path, bytes, { temporary, sync: 'both' })
    }
  } catch (error) {
    throw diskError(error, path)
  }
  return { sha256: hash, bytes: bytes.length, cut }
}

/** Throws when the file is not what was recorded. */
export function readEvidence(dir: string, ref: EvidenceRef, files: FileOperations = realFiles): string {
  const file = pathOf(dir, ref.sha256)
  const bytes = readIfThere(files, file)
  if (bytes === undefined) throw new JournalError('evidence-missing', { file }, MISSING, GO_ON)
  if (sha256(bytes) !== ref.sha256) throw new JournalError('evidence-changed', { file }, CHANGED, GO_ON)
  return bytes.toString('utf8')
}

const MISSING = 'the evidence file is not there'
const CHANGED = 'the evidence file was changed after it was written'

/** The same check for an audit, which continues after a problem. */
export function evidenceProblem(dir: string, hash: string): { file: string; message: string } | undefined {
  const file = pathOf(dir, hash)
  const bytes = readIfThere(realFiles, file)
  if (bytes === undefined) return { file, message: MISSING }
  return sha256(bytes) === hash ? undefined : { file, message: CHANGED }
}

function maskSecrets(bytes: Buffer, masks: readonly RegExp[]): Buffer {
  if (masks.length === 0) return bytes
  let text = bytes.toString('utf8')
  const before = text
  for (const mask of masks) {
    const everywhere = new RegExp(mask.source, mask.flags.includes('g') ? mask.flags : `${mask.flags}g`)
    text = text.replace(everywhere, (secret) => (secret === '' ? '' : '[masked]'))
  }
  // If nothing was masked, the original bytes are kept, even if they are not UTF-8.
  return text === before ? bytes : Buffer.from(text)
}

function leaveOutMiddle(bytes: Buffer, cap: number): { bytes: Buffer; cut: number } {
  if (bytes.length <= cap) return { bytes, cut: 0 }
  const mark = (cut: number) => Buffer.from(`\n[ultraplan: ${cut} bytes left out here]\n`)
  const kept = Math.max(0, cap - mark(bytes.length).length)
  const headEnd = outsideCharacter(bytes, Math.floor(kept / 2), -1)
  const tailStart = outsideCharacter(bytes, bytes.length - Math.ceil(kept / 2), 1)
  const cut = tailStart - headEnd
  return { bytes: Buffer.concat([bytes.subarray(0, headEnd), mark(cut), bytes.subarray(tailStart)]), cut }
}

/** The nearest place in a direction that does not cut a character in two. */
function outsideCharacter(bytes: Buffer, at: number, step: 1 | -1): number {
  let place = at
  while (place > 0 && Math.abs(place - at) < 3 && ((bytes[place] ?? 0) & 0xc0) === 0x80) place += step
  return place
}
