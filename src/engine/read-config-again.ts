import { tryGit } from '../io/git.ts'
import type { Config } from '../model/config.ts'
import type { Run } from '../model/run.ts'
import type { NoPerson } from '../run/speaks-for-person.ts'
import { attemptSpans } from './attempt-spans.ts'
import { whoActs } from './identity.ts'
import { textInCommit, writtenByInit } from './init-files.ts'
import type { OpenRun } from './open-run.ts'
import { CONFIG_FILE, committedConfig } from './read-config.ts'
import { append } from './record.ts'
import { branchHead } from './run-branch.ts'

/**
 * A run keeps the configuration that it began with until a person resumes it: then what is committed by now counts.
 * What was committed while an executor was at work may be the executor's, and lowers no rule (E23). Says what changed.
 */
export function readConfigAgain(
  open: OpenRun,
  commonDir: string,
  nobody: NoPerson | undefined,
): string | undefined {
  const { run } = open
  const head = branchHead(run)
  if (head === undefined) return undefined
  const read = committedConfig(run.root, head)
  if ('problems' in read) {
    const [first] = read.problems
    return `${CONFIG_FILE} cannot be used (${first?.message ?? 'it cannot be read'}), so the run keeps the configuration that it has`
  }
  const changes = differences(run.config, read.config)
  if (changes.length === 0) return undefined
  if (nobody !== undefined)
    return `${CONFIG_FILE} has changed, but ${nobody.error}, so the run keeps the configuration that it has; ${nobody.fix}`
  const span = changedByExecutor(run, head, commonDir)
  if (span !== undefined)
    return `${CONFIG_FILE} was changed in ${span.slice(0, 10)}, while an executor was at work, so the run keeps the configuration that it has; to set it: /ultraplan:pause, commit it, /ultraplan:resume`
  append(open, { type: 'config_read', config: read.config, commit: head, changes, who: whoActs(run.root) })
  return `the configuration was read again: ${changes.join(', ')}`
}

/** The newest change of the file, if it lies in an executor's stretch of the branch and is not what `init` wrote. */
function changedByExecutor(run: Run, head: string, commonDir: string): string | undefined {
  const [newest] = commitsOf(run, run.base, head)
  if (newest === undefined) return undefined
  if (writtenByInit(commonDir, [CONFIG_FILE], textInCommit(run.root, newest)).size > 0) return undefined
  // A ticket that nobody has used is nobody's work.
  const begun = run.tasks.map((task) => ({
    ...task,
    attempts: task.attempts.filter(({ toolUseId }) => toolUseId),
  }))
  const spans = begun.flatMap((task) => attemptSpans(task, head))
  return spans.some(({ from, to }) => commitsOf(run, from, to).includes(newest)) ? newest : undefined
}

const commitsOf = ({ root }: Run, from: string, to: string): string[] =>
  (tryGit(root, ['rev-list', `${from}..${to}`, '--', CONFIG_FILE]) ?? '')
    .split('\n')
    .filter((line) => line !== '')

/** `limits.executor: 300 -> 600`, for every value that differs. */
function differences(before: Config, after: Config): string[] {
  const [old, now] = [flat(before), flat(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => `${key}: ${old.get(key) ?? 'none'} -> ${now.get(key) ?? 'none'}`)
}

function flat(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map([[path, JSON.stringify(value) ?? 'none']])
  return new Map(
    Object.entries(value).flatMap(([key, below]) => [...flat(below, path === '' ? key : `${path}.${key}`)]),
  )
}
