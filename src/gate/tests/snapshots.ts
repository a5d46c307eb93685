import type { FileChange } from '../facts.ts'

const SNAPSHOT = /__snapshots__\/([^/]+)\.snap$/

/** Snapshots that are gone while the tests that compare with them stayed as they were: a runner writes new ones and calls that a success. */
export function lostSnapshots(changes: readonly FileChange[], paths: ReadonlySet<string>): string[] {
  const touched = new Set(changes.flatMap(({ path, from }) => [path, from ?? path]))
  return changes.flatMap(({ path, kind }) => {
    const test = path.replace(SNAPSHOT, '$1')
    return kind === 'deleted' && test !== path && paths.has(test) && !touched.has(test) ? [path] : []
  })
}
