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

/**
 * How an agent is told to commit a file: by its name, in `git add` and in `git commit`. What a person has changed or
 * staged in the same folder stays out of the commit and stays as it is. A test runs every command that we advise.
 */
export const commitByName = (path: string): string =>
  `git add -- ${fileWord(path)} && git commit -m "say what it does" -- ${fileWord(path)}`

/** For a file of which only the agent knows whether it is its own. */
export const commitIfYours = (path: string): string =>
  `commit it if you made it, otherwise leave it: ${commitByName(path)}`

/** Undoing by hand keeps what somebody else has changed in the same file; an older version of the file would not. */
export const takeBack = (path: string, base: string): string =>
  `take back your own change by editing it (git diff ${base.slice(0, 12)} HEAD -- ${fileWord(path)} shows it): ${commitByName(path)}`

/** One word for a POSIX shell, whatever is in it. */
export const shellWord = (text: string): string =>
  /^[\w./@%+=:,][\w./@%+=:,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** Git would take a name with such signs for a pattern that other files match too. */
const fileWord = (path: string): string => shellWord(/[*?[\\]|^:/.test(path) ? `:(literal)${path}` : path)
