import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryGit } from '../io/git.ts'
import { IMPLEMENT_COMMAND } from './implement-command.ts'
import { hashOf, readRecord } from './init-record.ts'
import { PRE_PUSH_HOOK } from './pre-push.ts'

/**
 * Those of some paths that hold what `init` wrote, byte by byte: a person set the project up while a run went on, and no
 * executor answers for that. The record can be forged by any shell, so it vouches for nothing but what `init` writes.
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
  (path: string): string | undefined => {
    try {
      return readFileSync(join(folder, path), 'utf8')
    } catch {
      return undefined
    }
  }

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
