import { type GitSettings, gitSettings } from '../io/git-settings.ts'
import { flaggedFiles, workIds, workStatus } from '../io/git-status.ts'

/** How a repository stood before the run: none of it is an executor's doing. */
export interface Before extends GitSettings {
  /** Untracked and changed files. */
  files: string[]
  /** What a changed file held, so that a further change shows. */
  ids: Record<string, string>
  /** Files that git was told to take as unchanged. */
  flagged: string[]
}

const MOST_IDS = 200

/** Taken when a run starts, kept as its `before`. */
export function recordBefore(cwd: string, commonDir: string): Before {
  const status = workStatus(cwd)
  const changed = status.filter(({ kind }) => kind === 'modified').map(({ path }) => path)
  const ids = [...workIds(cwd, changed.slice(0, MOST_IDS))].filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    files: status.map(({ path }) => path),
    ids: Object.fromEntries(ids),
    flagged: flaggedFiles(cwd),
    ...gitSettings(cwd, commonDir),
  }
}

/** Reads what a run kept; a plain list of paths is what the first runs kept. */
export function readBefore(text: string): Partial<Before> & Pick<Before, 'files'> {
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value)) return { files: value.map(String) }
  return { files: [], ...(value as Partial<Before>) }
}
