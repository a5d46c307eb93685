import type { Plan, Task } from '../model/plan.ts'
import type { FileChange } from './facts.ts'
import { matchesAny } from './match-path.ts'
import { isRunnerFile, isTestFile } from './tests/test-files.ts'

/** Changed files that a clean room puts back: plan, configuration, and tests and runner files that are not among the task's own. A new test stays. */
export function protectedPaths(changes: readonly FileChange[], task: Task, plan: Plan): string[] {
  const own = [...task.files, ...task.outputs, ...(task.packet?.fileScope ?? [])]
  return changes.flatMap((change) => {
    const { path, from, kind } = change
    if (plan.files.some((file) => file.path === path) || path.startsWith('.ultraplan/')) return [path]
    if (matchesAny(own, path) || (from !== undefined && matchesAny(own, from))) return []
    if (isRunnerFile(path)) return [path]
    return isTestFile(path) && kind !== 'added' ? (from ? [from] : [path]) : []
  })
}
