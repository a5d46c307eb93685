import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readText, tried } from '../../io/files.ts'
import { tryGit } from '../../io/git.ts'
import { IMPLEMENT_COMMAND } from './implement-command.ts'
import { PRE_PUSH_HOOK } from './pre-push.ts'

/** What `init` wrote, so that it can be removed again. It is kept in the git folder, because it is about this clone only. */
export interface InitRecord {
  version: 1
  /** Keys are paths from the top of the repository. */
  settings: Record<string, SettingsRecord>
  /** Files that `init` wrote as a whole, each with the hash of its text. */
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
 * The paths whose files are exactly as `init` wrote them. A person set the project up during a run, and no executor is
 * charged with these files. Any shell can forge the record, so only texts that `init` could have written are accepted.
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

/** Not imported from the module that reads the file, because that would load the YAML parser with every dispatch. */
const CONFIG_FILE = '.ultraplan/config.yaml'
const SETTINGS = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/

/** Texts that `init` can have written: its fixed texts, settings of the client, and a configuration in which every line is a comment (E23). */
function couldBeInits(path: string, text: string): boolean {
  if (path === CONFIG_FILE) return text.split('\n').every((line) => /^\s*(?:#|$)/.test(line))
  return text === IMPLEMENT_COMMAND || text === PRE_PUSH_HOOK || SETTINGS.test(path)
}
