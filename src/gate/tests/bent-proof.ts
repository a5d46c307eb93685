import type { Task } from '../../model/plan.ts'
import type { FileChange, ProofPart } from '../facts.ts'
import { matchesAny, matchesPath } from '../match-path.ts'
import { DISTURBS } from './disturbs.ts'
import { isChecker, isTestFile, mentions } from './test-files.ts'

/** Part of a task's proof that the task changed although the plan does not name it there. */
export interface BentPart {
  path: string
  message: string
  /** Whether its purpose surely was to check the work. Other parts may be the work itself. */
  sure: boolean
  /** Set if restoring it is not the right fix. */
  fix?: string
}

/** With these options a runner only prints what it would do. */
const ONLY_SAYS = /--(?:collect-only|dry-run|list-?tests?|no-run|show-?config|version|help)\b/i

/**
 * A task may not change its own proof unless the plan says so. Parts that are surely checkers are refused: the scripts
 * and recipes that the command goes through, and programs that are named for checking. Parts that may be the work
 * itself are shown as a warning.
 */
export function bentParts(
  parts: readonly ProofPart[],
  changes: readonly FileChange[],
  task: Task,
  commands: readonly string[],
): BentPart[] {
  const isNamed = (path: string) => named(task, path)
  const bent = parts.flatMap((part): BentPart[] => {
    if (part.kind === 'script' || part.kind === 'recipe') return bentCommand(part, isNamed(part.path))
    const change = changes.find(({ path, from }) => (from ?? path) === part.path)
    return part.kind === 'tests' || !change || isNamed(part.path) ? [] : bentProgram(part, change)
  })
  bent.push(...shadows(parts, changes, commands, isNamed))
  const told = new Set(bent.map(({ path }) => path))
  return [
    ...bent,
    ...changes.flatMap((change) => mentioned(change, commands, (path) => told.has(path) || isNamed(path))),
  ]
}

function bentProgram({ path, by }: ProofPart, { kind, from, before, after }: FileChange): BentPart[] {
  if (before?.text === after?.text) return []
  const isGone = kind === 'deleted' || from !== undefined
  // Tests are counted elsewhere, and every task may add tests.
  const isTest = isTestFile(path) && !isGone
  if (isTest && onlyAdds(before?.text ?? '', after?.text)) return []
  const message = `\`${short(by)}\` runs it to prove the task, and it was ${isGone ? 'taken away' : 'changed'} though the task does not name it`
  return [
    { path, message, sure: isChecker(path) && !isTest && !asksMore(path, before?.text ?? '', after?.text) },
  ]
}

const MODULES =
  /\bpython[\d.]*\s+(?:-[A-Za-z]\s+)*-m\s*(pytest|unittest|nose2|mypy|ruff|flake8|pylint|black|coverage|tox|doctest|compileall)\b/g

/** New files that change what a command means: a module named like the runner, or a file named like a target. */
function shadows(
  parts: readonly ProofPart[],
  changes: readonly FileChange[],
  commands: readonly string[],
  isNamed: (path: string) => boolean,
): BentPart[] {
  const all = [...commands, ...parts.flatMap((part) => ('before' in part ? part.before : []))]
  const modules = all.flatMap((command) => [...command.matchAll(MODULES)].map(([, name]) => name))
  const targets = parts.flatMap((part) =>
    part.kind === 'recipe' && part.before !== '' && !part.phony ? part : [],
  )
  return changes.flatMap(({ path, kind }): BentPart[] => {
    if (kind !== 'added' && kind !== 'renamed') return []
    const module = modules.find((name) => path === `${name}.py` || path.startsWith(`${name}/`))
    if (module !== undefined)
      return [
        {
          path,
          message: `python takes it for ${module}, which proves the task`,
          sure: true,
          fix: 'give it another name',
        },
      ]
    const target = targets.find(({ path: file, name }) => {
      const made = `${file.slice(0, file.lastIndexOf('/') + 1)}${name}`
      return path === made || path.startsWith(`${made}/`)
    })
    // A file that the task has to create may be what the target makes. But tests that are not run prove nothing.
    if (target === undefined || (target.proves !== 'surely' && isNamed(path))) return []
    const message = `make takes the target "${target.name}" for made because of it, and runs nothing`
    return [
      {
        path,
        message,
        sure: target.proves !== undefined,
        fix: `declare "${target.name}" as .PHONY, or give the file another name`,
      },
    ]
  })
}

/** A shell script to which only plain commands were added. */
function asksMore(path: string, before: string, after: string | undefined): boolean {
  if (!/\.(?:sh|bash)$/.test(path) || !onlyAdds(before, after)) return false
  const had = new Set(before.split(/\r?\n/))
  const isErrexit = /^\s*set\s+-\w*e|^#!.*\s-\w*e/m.test(before)
  return isErrexit && !(after ?? '').split(/\r?\n/).some((line) => !had.has(line) && DISTURBS.test(line))
}

function bentCommand(part: Extract<ProofPart, { before: string }>, isNamed: boolean): BentPart[] {
  const { path, name, before, after, change, lost, by, needs } = part
  const what = `${part.kind === 'script' ? 'the script' : 'the target'} "${name}", which \`${short(by)}\` runs to prove the task,`
  if (after !== undefined && change !== 'kept' && ONLY_SAYS.test(after) && !ONLY_SAYS.test(before))
    return [{ path, message: `${what} now only says what it would do: ${short(after)}`, sure: true }]
  if (isNamed || change === 'same' || change === 'kept') return []
  const became =
    after === undefined
      ? 'is gone'
      : needs && (before === after || before === '')
        ? `needed ${short(needs.before.join(' '))} and now needs ${short(needs.after.join(' ')) || 'nothing'}`
        : `was ${short(before)} and is now ${short(after)}`
  const less =
    change !== 'lost' || after === undefined
      ? ''
      : lost.length > 0
        ? `, which no longer runs ${lost.slice(0, 3).join(', ')}`
        : ', which ends the shell before it or hides what comes of it'
  return [
    { path, message: `${what} ${became}${less}; the task does not name ${path}`, sure: change === 'lost' },
  ]
}

/** Files that the commands name without running them: a file to compare with, or one that is built. */
function mentioned(
  { path, before, after }: FileChange,
  commands: readonly string[],
  isSettled: (path: string) => boolean,
): BentPart[] {
  const isChanged = before?.text !== undefined && before.text !== after?.text
  if (!isChanged || isSettled(path) || !commands.some((command) => mentions(command, path))) return []
  if (isChecker(path) && onlyAdds(before.text ?? '', after?.text)) return []
  const message =
    'a command that proves the task calls it, and it was changed though the task does not name it'
  return [{ path, message, sure: false }]
}

/** Every line is still there, in its order. */
export function onlyAdds(before: string, after: string | undefined): boolean {
  const lines = (after ?? '').split(/\r?\n/)
  let at = 0
  return before.split(/\r?\n/).every((line) => {
    const found = line.trim() === '' ? at : lines.indexOf(line, at)
    at = line.trim() === '' ? at : found + 1
    return found >= 0
  })
}

/** The plan's task names a file: in its lists, or in the words that say what is to be done. */
function named(task: Task, path: string): boolean {
  const own = [...task.files, ...task.outputs, ...(task.packet?.fileScope ?? [])]
  if (matchesAny(own, path)) return true
  const words = [task.title, ...task.steps, ...task.doneWhen].join('\n')
  return words
    .split(/[\s'"`()[\],;]+/)
    .map((word) => word.replace(/[.:]+$/, ''))
    .some((word) => /[./]/.test(word) && (matchesPath(word, path) || path.endsWith(`/${word}`)))
}

const short = (command: string) => {
  const line = command.split('\n')[0] ?? ''
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
