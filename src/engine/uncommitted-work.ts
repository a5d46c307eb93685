import { findRepository } from '../io/git.ts'
import { workStatus } from '../io/git-status.ts'
import type { Run } from '../model/run.ts'
import { textInFolder, writtenByInit } from './init-files.ts'

/** What is in the folder and in no commit; an override leaves it there for a person. */
export function uncommittedWork(run: Run): string[] {
  const repository = findRepository(run.root)
  if (!repository) return []
  const paths = workStatus(run.root).map(({ path }) => path)
  const byInit = writtenByInit(repository.commonDir, paths, textInFolder(run.root))
  return paths.filter((path) => !byInit.has(path))
}
