import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { CHECK_PURPOSES, type PackageCheck, packageChecks } from '../../gate/package-checks.ts'
import { isPackage } from '../../gate/tests/test-files.ts'
import { headCommit } from '../../io/git.ts'
import type { Config } from '../../model/config.ts'
import type { Plan, Task } from '../../model/plan.ts'
import type { Diagnosis } from '../../model/reports.ts'
import { type CommitReader, readCommit } from '../facts/commit-reader.ts'
import { type ProofCommand, proofCommands, scriptCommands } from '../facts/proof-commands.ts'

const readerOf = (commit: CommitReader) => ({
  read: (path: string) => commit.texts([path]).get(path)?.text,
  has: (path: string) => commit.tree().has(path),
})

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
