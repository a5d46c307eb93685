import type { Plan, Task } from '../model/plan.ts'
import type { Uncommitted } from './facts.ts'
import { cleanPath, matchesAny } from './match-path.ts'
import { specFile } from './plan-text.ts'

export interface Charge {
  task: Pick<Task, 'files' | 'outputs'>
  plan: Plan
  /** The executor works in a worktree of its own: nobody else writes there. */
  isolated: boolean
  /** Paths that the executor's own file tools wrote. */
  written: Iterable<string>
}

/** What editors, systems and tools leave behind, and what nothing that is committed can need. */
const DROPPINGS =
  /(?:^|\/)(?:\.[^/]*\.sw[a-p]|4913|#[^/]*#|\.#[^/]*|[^/]*~|\.DS_Store|Thumbs\.db|desktop\.ini|\.nfs\w+|\.fuse_hidden\w+|\.eslintcache|\.coverage|[^/]*\.tsbuildinfo)$|(?:^|\/)(?:__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.hypothesis|\.nyc_output|\.idea)\/|^\.claude\/settings\.local\.json$/

/**
 * Splits uncommitted files into those the executor answers for and those that are left alone, because a person may
 * have made them: the executor is charged with spec files, with files that the task names and with what its own file
 * tools wrote. In a worktree of its own it is charged with everything.
 */
export function splitUncommitted(
  files: readonly Uncommitted[],
  charge: Charge,
): { charged: Uncommitted[]; leftAlone: Uncommitted[] } {
  const counted = files.filter(({ path, kind }) => !(kind === 'untracked' && DROPPINGS.test(path)))
  const written = [...charge.written]
  const named = [...charge.task.files, ...charge.task.outputs]
  const isCharged = ({ path }: Uncommitted) =>
    charge.isolated ||
    specFile(charge.plan, path) ||
    matchesAny(named, path) ||
    [...named.map((entry) => cleanPath(entry)), ...written].some((each) => isOrLiesIn(each, path))
  return {
    charged: counted.filter(isCharged),
    leftAlone: counted.filter((file) => !isCharged(file)),
  }
}

/** Git shows a submodule, and a repository that it does not know, as one path. */
const isOrLiesIn = (file: string, path: string): boolean =>
  file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`)
