import { rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Repository } from '../io/git.ts'
import { readText } from './implement-command.ts'
import { hashOf, type InitRecord, readRecord, writeRecord } from './init-record.ts'
import { undoSettings } from './init-settings.ts'

/** What taking `init` back would do to one file. */
export interface UndoStep {
  name: string
  path: string
  /** `keep`: a person has changed it since. */
  kind: 'delete' | 'restore' | 'keep'
  text?: string
  what: string
}

export interface UndoPlan {
  repository: Repository
  steps: UndoStep[]
  record: InitRecord
}

/** Finds out what of `init`'s files is still as it was written. Nothing is touched. */
export function planUndo(repository: Repository): UndoPlan {
  const record = readRecord(repository.commonDir)
  const steps: UndoStep[] = []
  for (const [name, settings] of Object.entries(record.settings)) {
    const path = join(repository.root, name)
    const text = readText(path)
    if (text === undefined) continue
    try {
      const after = undoSettings(text, settings)
      if (after === undefined) steps.push({ name, path, kind: 'delete', what: 'holds nothing else' })
      else if (after !== text)
        steps.push({ name, path, kind: 'restore', text: after, what: 'without what init added' })
    } catch {
      steps.push({ name, path, kind: 'keep', what: 'is not JSON any more' })
    }
  }
  for (const [name, hash] of Object.entries(record.files)) {
    const path = join(repository.root, name)
    const text = readText(path)
    if (text === undefined) continue
    if (hashOf(text) === hash) steps.push({ name, path, kind: 'delete', what: 'is as init wrote it' })
    else steps.push({ name, path, kind: 'keep', what: 'was changed since' })
  }
  return { repository, steps, record }
}

export function applyUndo({ repository, steps }: UndoPlan): void {
  for (const { kind, path, text } of steps) {
    if (kind === 'restore') writeFileSync(path, text ?? '')
    if (kind !== 'delete') continue
    rmSync(path, { force: true })
    removeEmptyFolders(dirname(path), repository.root)
  }
  writeRecord(repository.commonDir, { version: 1, settings: {}, files: {} })
}

/** Folders that held nothing but our files go with them; git's own stay. */
function removeEmptyFolders(folder: string, root: string): void {
  for (let at = folder; at.startsWith(root) && at !== root && !/[\\/]\.git[\\/]/.test(at); at = dirname(at)) {
    try {
      rmdirSync(at)
    } catch {
      return
    }
  }
}
