import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { CommandRunFact } from '../../gate/facts.ts'
import { CHECK_PURPOSES, type PackageCheck, packageChecks } from '../../gate/package-checks.ts'
import { isPackage } from '../../gate/tests/test-files.ts'
import { headCommit } from '../../io/git.ts'
import type { Config } from '../../model/config.ts'
import type { CommandResult } from '../../model/evidence.ts'
import type { Plan, Task, Verify } from '../../model/plan.ts'
import { isProof } from '../../model/proof-runs.ts'
import type { Diagnosis } from '../../model/reports.ts'
import { type CommitReader, readCommit } from './work-range.ts'

/** A command that proves something about the task, and how much its failure weighs. */
export interface ProofCommand {
  purpose: CommandResult['purpose']
  command: string
  weight: CommandRunFact['weight']
  label: string
  verify?: Verify
}

/** Variables that the task's contract names. */
export const namedVariables = ({ contract }: Task): readonly string[] =>
  contract?.environmentVarsRequired ?? []

/** The configured command that prepares a fresh checkout. */
export const setupCommand = ({ proof: { setup } }: Config): ProofCommand[] =>
  setup ? [{ purpose: 'setup', command: setup, weight: 'blocking', label: 'set-up' }] : []

/** The verify of a task, or the configured default where a plan has none. */
export function verifyCommands(task: Task, config: Config): ProofCommand[] {
  const own = task.verify.flatMap((verify): ProofCommand[] =>
    verify.command
      ? [{ purpose: 'verify', command: verify.command, weight: 'blocking', label: '', verify }]
      : [],
  )
  const { default: fallback } = config.verify
  if (own.length > 0 || !fallback || task.criteria.some(isProof)) return own
  return [{ purpose: 'verify', command: fallback, weight: 'blocking', label: '' }]
}

/** What proves the task: its verify or, where it has none, the criteria that block. */
export function decidingCommands(task: Task, config: Config): ProofCommand[] {
  const verify = verifyCommands(task, config)
  return verify.length > 0 ? verify : criteriaCommands({ ...task, criteria: task.criteria.filter(isProof) })
}

const criteriaCommands = ({ criteria }: Task): ProofCommand[] =>
  criteria.flatMap(({ command, description, severity }): ProofCommand[] =>
    command ? [{ purpose: 'criterion', command, weight: severity, label: description }] : [],
  )

/** All commands that the gate runs for a task because the plan or the configuration names them, those of the plan first. */
export const proofCommands = (task: Task, config: Config): ProofCommand[] => [
  ...verifyCommands(task, config),
  ...criteriaCommands(task),
  ...CHECK_PURPOSES.flatMap((purpose): ProofCommand[] => {
    const command = config.proof[purpose]
    if (!command || command === 'off') return []
    return [{ purpose, command, weight: isRed(task) ? 'warning' : 'blocking', label: '' }]
  }),
]

/** A script of a package that the gate runs although the plan does not name it. */
export interface ScriptCommand extends ProofCommand {
  check: PackageCheck
}

/**
 * Scripts of packages that neither the plan nor the configuration names. Seed 004 refuses work on which they fail. In
 * other plans their result is compared with the commit that the task began on.
 */
export const scriptCommands = (
  task: Task,
  plan: Pick<Plan, 'format'>,
  config: Config,
  checks: readonly PackageCheck[],
): ScriptCommand[] =>
  checks
    .filter(({ purpose }) => config.proof[purpose] === undefined)
    .map((check) => ({
      purpose: check.purpose,
      command: check.command,
      weight: isRed(task) ? 'warning' : plan.format === 'tasks-json' ? 'blocking' : 'compared',
      label: '',
      check,
    }))

/** A [RED] task writes tests for code that does not exist yet. */
const isRed = ({ markers }: Task): boolean => markers.includes('RED')

const readerOf = ({ text, tree }: CommitReader) => ({ read: text, has: (path: string) => tree().has(path) })

/** What the gate will run besides the verify, going by the task's Files; without Files, for the top package. */
export function checksAhead(
  root: string,
  base: string,
  task: Task,
  plan: Plan,
  config: Config,
): ProofCommand[] {
  const named = task.files.length > 0 ? task.files : ['']
  // A folder or a glob may hold code.
  const files = named.map((path) =>
    posix.extname(path) === '' || path.includes('*') ? posix.join(path, 'any.ts') : path,
  )
  const found = packageChecks(files, readerOf(readCommit(root, base)))
  const isCheck = ({ purpose }: ProofCommand) => CHECK_PURPOSES.some((each) => each === purpose)
  return [...proofCommands(task, config).filter(isCheck), ...scriptCommands(task, plan, config, found)]
}

/** The scripts of all packages of the repository, unless the configuration names another command or switches them off. */
export function checksOfRepository(root: string, config: Config): PackageCheck[] {
  const head = headCommit(root)
  if (head === undefined) return []
  const commit = readCommit(root, head)
  const packages = [...commit.tree().keys()].filter(isPackage)
  // Read together: the reader keeps the texts.
  commit.texts(packages)
  const files = packages.map((path) => posix.join(posix.dirname(path), 'any.ts'))
  return packageChecks(files, readerOf(commit)).filter(({ purpose }) => config.proof[purpose] === undefined)
}

/** For `doctor`: what is run after a task besides its verify, or why not. */
export function examineChecks(root: string, config: Config): Diagnosis[] {
  const found = checksOfRepository(root, config)
  return CHECK_PURPOSES.map((name): Diagnosis => {
    const named = config.proof[name]
    if (named === 'off') return { name, state: 'ok', what: `off (proof.${name})` }
    if (named) return { name, state: 'ok', what: `${named} has to pass after every task (proof.${name})` }
    const checks = found.filter(({ purpose }) => purpose === name)
    if (checks.length === 0)
      return { name, state: 'ok', what: `no package has a ${name} script; proof.${name} names a command` }
    const missing = checks.flatMap(({ folder, dependencies }) => missingPackages(folder, dependencies, root))
    const what = `${listed(checks)} after a task that changes code of the package`
    if (missing.length === 0) return { name, state: 'ok', what }
    return {
      name,
      state: 'warn',
      what: `${what}, but not while packages are not installed: ${listed([...new Set(missing)])}`,
      next: `install them, or set proof.setup to the command that does`,
    }
  })
}

/** Dependencies that no `node_modules` from the package's folder upwards holds. */
export function missingPackages(folder: string, dependencies: readonly string[], root: string): string[] {
  const folders = folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  const above = [...new Set(['', ...folders])].map((each) => join(root, each))
  if (above.some((each) => existsSync(join(each, '.pnp.cjs')))) return []
  return [...new Set(dependencies)].filter(
    (name) => !above.some((each) => existsSync(join(each, 'node_modules', name))),
  )
}

const MOST = 3

/** The first few, and how many more. */
export function listed(each: readonly (string | PackageCheck)[]): string {
  const words = each.map((one) => (typeof one === 'string' ? one : one.command))
  const more = words.length > MOST ? ` and ${words.length - MOST} more` : ''
  return `${words.slice(0, MOST).join(', ')}${more}`
}
