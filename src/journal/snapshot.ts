import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type FileOperations, readIfThere, writeAtomic } from '../io/files.ts'
import type { Position } from './line.ts'

/** The state at a position, so that opening a run does not read the whole log. */
export interface Snapshot<S> {
  /** The reducer that made the state; another one starts from the first event. */
  version: string
  position: Position
  state: S | undefined
}

const AFTER_BYTES = 32 * 1024

/** A log that has grown by so much since its snapshot gets a new one; a larger state is written less often. */
export function isSnapshotDue(
  logBytes: number,
  last: { at: number; bytes: number },
  afterBytes: number = AFTER_BYTES,
): boolean {
  return logBytes - last.at >= Math.max(afterBytes, 2 * last.bytes)
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const snapshotPath = (dir: string) => join(dir, 'snapshot.json')

/** The snapshot that the head vouches for, if it is there and made by this reducer. */
export function readSnapshot<S>(
  files: FileOperations,
  dir: string,
  hash: string,
  version: string,
): { snapshot: Snapshot<S>; bytes: number } | undefined {
  const bytes = readIfThere(files, snapshotPath(dir))
  if (bytes === undefined || sha256(bytes) !== hash) return undefined
  const snapshot = JSON.parse(bytes.toString('utf8')) as Snapshot<S>
  return snapshot.version === version ? { snapshot, bytes: bytes.length } : undefined
}

/** Returns what the head has to vouch for. Only under the journal's lock. */
export function writeSnapshot<S>(
  files: FileOperations,
  dir: string,
  snapshot: Snapshot<S>,
): { hash: string; bytes: number } {
  const bytes = Buffer.from(JSON.stringify(snapshot))
  const path = snapshotPath(dir)
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: 'content' })
  return { hash: sha256(bytes), bytes: bytes.length }
}
