import type { Plan, Task } from '../model/plan.ts'
import { shellWord } from '../model/run.ts'
import type { ArtifactFacts, FileChange, OutputFacts, Uncommitted } from './facts.ts'
import { cleanPath, isGlob, lastPart, matchesAny, matchesPath } from './match-path.ts'

/** The boxes that are ticked in the current files of the plan. A task's line is found even if lines were added above it. */
export function readTicked(plan: Plan, current: ReadonlyMap<string, string | undefined>): Set<string> {
  const pinned = new Map(plan.files.map((file) => [file.path, splitLines(file.text)]))
  const now = new Map([...current].map(([path, text]) => [path, splitLines(text ?? '')]))
  const ticked = plan.tasks.filter((task) =>
    isTicked(task, pinned.get(task.file) ?? [], now.get(task.file) ?? []),
  )
  return new Set(ticked.map(({ id }) => id))
}

function isTicked({ box }: Task, pinned: readonly string[], now: readonly string[]): boolean {
  const was = box && pinned[box.line - 1]
  if (!box || was === undefined) return false
  const column = box.column - 1
  const [before, after] = [was.slice(0, column), was.slice(column + 1)]
  const same = (line = '') =>
    line.length === was.length && line.startsWith(before) && line.slice(column + 1) === after
  const at = now[box.line - 1]
  const line = same(at) ? at : now.find(same)
  return /x/i.test(line?.[column] ?? '')
}

/** Lines without their ends. Trailing blanks and a missing last newline are ignored. */
export const splitLines = (text: string): string[] =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\s+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const COMPANIONS = new Set(['requirements.md', 'design.md', 'research.md', '.progress.md'])

/** The files of the plan and those in its folder. A plan at the top of a repository does not own all of it. */
export const specFile = (plan: Plan, path: string): boolean =>
  plan.files.some((file) => {
    const folder = folderOf(file.path)
    return file.path === path || (folder === '' ? COMPANIONS.has(path) : path.startsWith(folder))
  })

/** The log, and the separate log of an executor of a parallel group. */
const PROGRESS = /^\.progress(-[\w.-]+)?\.md$/

/** The two files of a spec that every executor may edit: the plan (its box) and the log. They are not output of a task. */
export const engineFile = (plan: Plan, path: string): boolean =>
  plan.files.some(
    (file) => file.path === path || (folderOf(file.path) === folderOf(path) && PROGRESS.test(lastPart(path))),
  )

/** Every command that the plan has the gate run. */
export const commandsOf = (plan: Plan): string[] =>
  plan.tasks.flatMap(({ verify, criteria }) =>
    [...verify, ...criteria].flatMap(({ command }) => command ?? []),
  )

/** Tasks that only check, preserve or repair something: their verify may pass before any work. */
export const mayBeginGreen = ({ kind, fixOf, markers }: Task): boolean =>
  kind !== 'work' ||
  fixOf !== undefined ||
  markers.some((marker) => /^(?:guard|fix\b|checkpoint|verify)/i.test(marker))

const OPTIONAL =
  /\b(?:if needed|if necessary|optional(?:ly)?|as needed|maybe|or similar|delete[sd]?|remove[sd]?|deletion|removal|rename[sd]?|moved?)\b/i
const PLACEHOLDER = /[<>\u2026]|\.\.\.|\{\{|\bYYYY|\bNNN|\bxxx\b|\*\*?$/i
const FILE =
  /^[^\s:]*(?:\.[A-Za-z0-9]+|\/(?:Makefile|Dockerfile|LICENSE|Procfile|Gemfile|Rakefile|Jenkinsfile))$/

/** Every file that the task wrote or has to write. */
export const outputs = (facts: OutputFacts): string[] => [
  ...new Set([
    ...facts.changes.flatMap(({ path, after, submodule }) => (after && !submodule ? [path] : [])),
    ...expectedOutputs(facts),
  ]),
]

interface ExpectedFrom extends Pick<ArtifactFacts, 'task' | 'paths'> {
  changes: readonly Pick<FileChange, 'kind' | 'path' | 'from'>[]
}

/**
 * What has to be in the commit when the task is done: the outputs that the plan names, and those of its files that
 * existed neither before nor now. A file that the plan calls optional, or wants removed, does not count.
 */
export function expectedOutputs({ task, changes, paths }: ExpectedFrom): string[] {
  const hadBefore = new Set(
    changes.flatMap((change) => (change.kind === 'deleted' ? [change.path] : (change.from ?? []))),
  )
  const lines = task.block.split(/\r?\n/)
  const isOptional = (entry: string) =>
    lines.some((line) => line.includes(entry) && OPTIONAL.test(line.replaceAll(entry, '')))
  const missing = task.files
    .map((entry) => cleanPath(entry))
    .filter((entry) => FILE.test(entry) && !isGlob(entry) && !PLACEHOLDER.test(entry))
    .filter((entry) => !hadBefore.has(entry) && (paths.has(entry) || !isOptional(entry)))
  return [...new Set([...task.outputs.map((entry) => cleanPath(entry)), ...missing])]
}

interface Charge {
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
  const named = [...charge.task.files, ...charge.task.outputs]
  const meant = [...named.map((entry) => cleanPath(entry)), ...charge.written]
  const isCharged = ({ path }: Uncommitted) =>
    charge.isolated ||
    specFile(charge.plan, path) ||
    matchesAny(named, path) ||
    meant.some((each) => isOrLiesIn(each, path))
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

/** Git reads a name with these characters as a pattern, which other files could match too. */
const fileWord = (path: string): string => shellWord(/[*?[\\]|^:/.test(path) ? `:(literal)${path}` : path)

/** The first commit that was left out of the task's work because it is taken for a person's; of a file, if one is named. */
export const takenForAPersons = (
  others: ArtifactFacts['others'] = [],
  path?: string,
): { commit: string; files: readonly string[] } | undefined => {
  const found = others.find(
    ({ removed, files }) => !removed && (path === undefined || files.some((file) => matchesPath(path, file))),
  )
  return found && { commit: found.to.slice(0, 12), files: found.files }
}
