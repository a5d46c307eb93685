import type { Plan, Task } from '../model/plan.ts'
import type { ArtifactFacts, FileChange } from './facts.ts'
import { cleanPath, isGlob } from './match-path.ts'

/** The boxes that are ticked in the current files of the plan. A task's line is found even if lines were added above it. */
export function readTicked(plan: Plan, current: ReadonlyMap<string, string | undefined>): Set<string> {
  const ticked = new Set<string>()
  const pinned = new Map(plan.files.map((file) => [file.path, splitLines(file.text)]))
  const now = new Map([...current].map(([path, text]) => [path, splitLines(text ?? '')]))
  for (const task of plan.tasks) {
    if (boxOf(task, pinned.get(task.file) ?? [], now.get(task.file) ?? []) === 'ticked') ticked.add(task.id)
  }
  return ticked
}

function boxOf(task: Task, pinned: readonly string[], now: readonly string[]): 'ticked' | 'open' | 'gone' {
  const { box } = task
  const was = box && pinned[box.line - 1]
  if (!box || was === undefined) return 'gone'
  const column = box.column - 1
  const same = (line: string | undefined) =>
    line !== undefined &&
    line.slice(0, column) === was.slice(0, column) &&
    line.slice(column + 1) === was.slice(column + 1)
  const at = now[box.line - 1]
  const line = same(at) ? at : now.find(same)
  if (line === undefined) return 'gone'
  return /x/i.test(line[column] ?? '') ? 'ticked' : 'open'
}

/** Lines without their ends. Trailing blanks and a missing last newline are ignored. */
export const splitLines = (text: string): string[] =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\s+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const COMPANIONS = new Set(['requirements.md', 'design.md', 'research.md', '.progress.md'])

/** The files of the plan and those in its folder. A plan at the top of a repository does not own all of it. */
export function specFile(plan: Plan, path: string): boolean {
  return plan.files.some((file) => {
    if (file.path === path) return true
    const folder = folderOf(file.path)
    if (!path.startsWith(folder)) return false
    return folder !== '' || COMPANIONS.has(path)
  })
}

/** The log, and the separate log of an executor of a parallel group. */
const PROGRESS = /^\.progress(-[\w.-]+)?\.md$/

/** The two files of a spec that every executor may edit: the plan (its box) and the log. They are not output of a task. */
export function engineFile(plan: Plan, path: string): boolean {
  return plan.files.some(
    (file) => file.path === path || (folderOf(file.path) === folderOf(path) && PROGRESS.test(nameOf(path))),
  )
}

/** Every command that the plan has the gate run. */
export const commandsOf = (plan: Plan): string[] =>
  plan.tasks.flatMap(({ verify, criteria }) =>
    [...verify, ...criteria].flatMap(({ command }) => command ?? []),
  )

/** Tasks that only check, preserve or repair something: their verify may pass before any work. */
export function mayBeginGreen(task: Task): boolean {
  if (task.kind !== 'work' || task.fixOf !== undefined) return true
  return task.markers.some((marker) => /^(?:guard|fix\b|checkpoint|verify)/i.test(marker))
}

const OPTIONAL =
  /\b(?:if needed|if necessary|optional(?:ly)?|as needed|maybe|or similar|delete[sd]?|remove[sd]?|deletion|removal|rename[sd]?|moved?)\b/i
const PLACEHOLDER = /[<>\u2026]|\.\.\.|\{\{|\bYYYY|\bNNN|\bxxx\b|\*\*?$/i
const FILE =
  /^[^\s:]*(?:\.[A-Za-z0-9]+|\/(?:Makefile|Dockerfile|LICENSE|Procfile|Gemfile|Rakefile|Jenkinsfile))$/

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
