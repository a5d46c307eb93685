import type { Plan, Task } from '../model/plan.ts'
import type { Uncommitted } from './facts.ts'
import { cleanPath, matchesAny } from './match-path.ts'
import { specFile } from './plan-text.ts'

export interface Charge {
  task: Pick<Task, 'files' | 'outputs'>
  plan: Plan
  /** The executor works in a worktree of its own, where no other program or person writes. */
  isolated: boolean
  /** Paths that the executor's own file tools wrote. */
  written: Iterable<string>
}

/** Files that editors, operating systems and tools leave behind. Committed work never depends on them. */
const DROPPINGS =
  /(?:^|\/)(?:\.[^/]*\.sw[a-p]|4913|#[^/]*#|\.#[^/]*|[^/]*~|\.DS_Store|Thumbs\.db|desktop\.ini|\.nfs\w+|\.fuse_hidden\w+|\.eslintcache|\.coverage|[^/]*\.tsbuildinfo)$|(?:^|\/)(?:__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.hypothesis|\.nyc_output|\.idea)\/|^\.claude\/settings\.local\.json$/

/**
 * Splits uncommitted files into two groups. The executor has to commit or remove the charged ones: spec files, files
 * that the task names, and files that its own file tools wrote. The rest is left alone, because a person may have made
 * them. An executor in a worktree of its own is charged with every file there.
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

/** Git shows a submodule, or a nested repository that it does not know, as one path that stands for all files in it. */
const isOrLiesIn = (file: string, path: string): boolean =>
  file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`)

/**
 * How an agent is told to commit a file: named in `git add` and again in `git commit`, so that a person's own changes
 * in the same folder, staged or not, stay out of the commit. A test runs every command that is advised here.
 */
export const commitByName = (path: string): string =>
  `git add -- ${fileWord(path)} && git commit -m "say what it does" -- ${fileWord(path)}`

/** For a file when only the agent knows whether the agent made it. */
export const commitIfYours = (path: string): string =>
  `commit it if you made it, otherwise leave it: ${commitByName(path)}`

/** The agent undoes its change by hand: restoring an older version of the file would also undo a person's changes. */
export const takeBack = (path: string, base: string): string =>
  `take back your own change by editing it (git diff ${base.slice(0, 12)} HEAD -- ${fileWord(path)} shows it): ${commitByName(path)}`

/** The text quoted so that a POSIX shell reads it as one word. */
export const shellWord = (text: string): string =>
  /^[\w./@%+=:,][\w./@%+=:,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** Git reads a name with these characters as a pattern, which other files could match too. */
const fileWord = (path: string): string => shellWord(/[*?[\\]|^:/.test(path) ? `:(literal)${path}` : path)
