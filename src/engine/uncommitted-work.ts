import { tryGit } from '../io/git.ts'
import { workStatus } from '../io/git-status.ts'
import type { Run } from '../model/run.ts'

/** What lies in the folder and in no commit; an override leaves it there for a person. */
export function uncommittedWork(run: Run): string[] {
  if (tryGit(run.root, ['rev-parse', '--git-dir']) === undefined) return []
  return workStatus(run.root).map((entry) => entry.path)
}
