import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readText } from './implement-command.ts'

/** What `init` wrote, so that it can be taken away again: kept in the git folder, since it is about this clone. */
export interface InitRecord {
  version: 1
  /** By the path below the top of the repository. */
  settings: Record<string, SettingsRecord>
  /** Files that are ours from the first byte to the last, with the hash of what was written. */
  files: Record<string, string>
}

export interface SettingsRecord {
  /** The text before the first `init`; absent when there was no file. */
  before?: string
  /** Hash of the text that was written. */
  after: string
  rules: string[]
  /** Paths of values that were not there before. */
  members: { path: string[]; value: unknown }[]
}

const place = (commonDir: string): string => join(commonDir, 'ultraplan', 'init.json')

export function readRecord(commonDir: string): InitRecord {
  const text = readText(place(commonDir))
  try {
    const record = JSON.parse(text ?? '') as InitRecord
    if (record.version === 1) return record
  } catch {
    // None, or one that a later version wrote: then nothing is known to be ours.
  }
  return { version: 1, settings: {}, files: {} }
}

export function writeRecord(commonDir: string, record: InitRecord): void {
  const file = place(commonDir)
  if (Object.keys(record.settings).length + Object.keys(record.files).length === 0) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o600 })
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
