import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readText, tried } from '../../io/files.ts'
import { tryGit } from '../../io/git.ts'
import { IMPLEMENT_COMMAND } from './implement-command.ts'
import { PRE_PUSH_HOOK } from './pre-push.ts'

/** What `init` wrote, so that it can be removed again. In the git folder, because it is about this clone. */
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

/** Where there is none, or one that a later version wrote, nothing is known to be ours. */
export function readRecord(commonDir: string): InitRecord {
  const record = tried(() => JSON.parse(readText(place(commonDir)) ?? '') as InitRecord)
  return record?.version === 1 ? record : { version: 1, settings: {}, files: {} }
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

/**
 * Those of some paths that hold what `init` wrote, byte by byte: a person set the project up during a run, and no executor
 * answers for that. The record can be forged by any shell, so it vouches for nothing but what `init` writes.
 */
export function writtenByInit(
  commonDir: string,
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
): Set<string> {
  const { settings, files } = readRecord(commonDir)
  const hashes = new Map([
    ...Object.entries(files),
    ...Object.entries(settings).map(([path, { after }]): [string, string] => [path, after]),
  ])
  return new Set(
    paths.filter((path) => {
      const hash = hashes.get(path)
      const text = hash === undefined ? undefined : textOf(path)
      return text !== undefined && hashOf(text) === hash && couldBeInits(path, text)
    }),
  )
}

export const textInFolder =
  (folder: string) =>
  (path: string): string | undefined =>
    readText(join(folder, path))

export const textInCommit =
  (root: string, commit: string) =>
  (path: string): string | undefined =>
    tryGit(root, ['cat-file', 'blob', `${commit}:${path}`])

/** Not from the module that reads it: that would load its parser with every dispatch. */
const CONFIG_FILE = '.ultraplan/config.yaml'
const SETTINGS = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/

/** Our own texts, settings of the client, and a configuration that sets nothing: it lowers no rule (E23). */
function couldBeInits(path: string, text: string): boolean {
  if (path === CONFIG_FILE) return text.split('\n').every((line) => /^\s*(?:#|$)/.test(line))
  return text === IMPLEMENT_COMMAND || text === PRE_PUSH_HOOK || SETTINGS.test(path)
}
