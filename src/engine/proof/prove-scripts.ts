import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, posix, sep } from 'node:path'
import { PLAIN_OUTPUT } from '../../gate/commands.ts'
import type { ArtifactFacts, CommandRunFact, NotRun, ProofFacts } from '../../gate/facts.ts'
import { CHECK_PURPOSES, type PackageCheck, packageChecks, scriptFor } from '../../gate/package-checks.ts'
import { refuses } from '../../gate/script-remarks.ts'
import { isPackage, scriptsOf } from '../../gate/tests/test-files.ts'
import { tried } from '../../io/files.ts'
import { changedObjects, firstParent } from '../../io/git-objects.ts'
import { readEvidence } from '../../journal/evidence.ts'
import type { CommandResult } from '../../model/evidence.ts'
import { listed, missingPackages, type ScriptCommand, scriptCommands } from '../facts/proof-commands.ts'
import type { CommitReader, JudgeInput } from '../facts/work-range.ts'
import { type Bringing, bringingFor } from '../runs/bring-ignored.ts'
import { PREFIX } from '../runs/checkout.ts'
import { inPrepared, type ProofContext, type Prover } from './run-proof.ts'

/** A claim whose commit is being proved, with the facts about it. */
export interface Proof extends JudgeInput, ProofContext {
  facts: ArtifactFacts & Pick<ProofFacts, 'compared'>
}

/** A merge commit is compared with the branch before it, because the work of other tasks of the group is not this task's. */
export function comparisonOf(
  { cwd, checkout }: JudgeInput,
  { base, head, changes }: ArtifactFacts,
): Pick<ProofFacts, 'base' | 'compared'> {
  if (!checkout) return { base, compared: changes }
  const before = firstParent(cwd, head)
  return { base: before, compared: changedObjects(cwd, before, head) }
}

/** The scripts that check the packages whose files the task changed. */
export function scriptsOfWork({ task, plan, facts }: Proof, commit: CommitReader): ScriptCommand[] {
  const own = facts.compared
    .flatMap(({ path, from }) => (from === undefined ? [path] : [from, path]))
    .filter((path) => !plan.files.some((file) => file.path === path))
  const reader = { read: commit.text, has: (path: string) => facts.paths.has(path) }
  return scriptCommands(task, plan, facts.config, packageChecks(own, reader))
}

interface ScriptRuns {
  runs: CommandRunFact[]
  notRun: NotRun[]
}

/** Runs the scripts in a checkout, after all commands that the plan asks for: if time runs out, it runs out for the scripts. */
export async function runScripts(
  proof: Proof,
  scripts: readonly ScriptCommand[],
  prover: Prover,
  before: readonly CommandRunFact[],
): Promise<ScriptRuns> {
  const done: ScriptRuns = { runs: [], notRun: removedScripts(proof.facts) }
  const deadline = deadlineFor(proof, before)
  for (const script of scripts) {
    const { purpose, command, weight, label, check } = script
    const reason = whyNot(check, prover.cwd)
    if (reason) {
      done.notRun.push({ purpose, command, ...reason })
      continue
    }
    const same = before.find(({ result }) => shortened(result.command) === shortened(command))
    if (!same) proof.onProgress?.(`${purpose}: ${command}`)
    const run = same ?? (await runPlain(prover, script, deadline))
    const was = scriptBefore(check, proof.facts)
    done.runs.push({
      result: { ...run.result, purpose },
      output: withoutCheckout(run.output, proof),
      weight,
      label,
      script: { folder: check.folder, text: check.text, ...(was === undefined ? {} : { before: was }) },
    })
  }
  return done
}

/** `pnpm lint`, as plans write it, is `pnpm run lint`. */
const shortened = (command: string) => command.replace(/\b(pnpm|yarn) run /, '$1 ')

const runPlain = ({ env, run }: Prover, command: Parameters<Prover['run']>[0], deadline: number) =>
  run(command, { env: { ...env, ...PLAIN_OUTPUT }, deadline })

/** The work of a parallel group is proved again when it is merged, so time is kept back for the plan's commands of that proof. */
function deadlineFor({ ticket, checkout, deadline }: JudgeInput, runs: readonly CommandRunFact[]): number {
  if (!ticket.isolated || checkout) return deadline
  const asked = runs.filter(({ script }) => !script)
  return deadline - 2 * asked.reduce((sum, { result }) => sum + result.durationMs, 5000)
}

/** Why running a script would say nothing about the work, as far as that is known before it runs. */
function whyNot({ text, folder, dependencies }: PackageCheck, root: string) {
  if (/(?:^|\s)--watch(?:\s|$)/.test(text)) {
    const fix = 'name another command in the configuration, or off'
    return { why: `it watches and never ends (${text})`, fix }
  }
  const missing = missingPackages(folder, dependencies, root)
  if (missing.length === 0) return undefined
  return {
    why: `packages are not installed in the checkout of the commit: ${listed(missing)}`,
    fix: 'install them where the run works, or set `proof.setup` to the command that does (`npm ci`)',
  }
}

const manifestBefore = ({ changes }: ArtifactFacts, path: string) =>
  scriptsOf(changes.find((change) => (change.from ?? change.path) === path)?.before?.text)

/** What the script was before the task. For a package that the task added: the script of the package above it, which covered these files. */
function scriptBefore({ folder, script, text, above }: PackageCheck, facts: ArtifactFacts) {
  const path = posix.join(folder, 'package.json')
  const isAdded = facts.changes.some((change) => change.path === path && change.kind === 'added')
  const was = isAdded ? above : manifestBefore(facts, path)[script]
  return was === text ? undefined : was
}

/** Scripts that a package had when the task began and that the task removed. */
function removedScripts({ changes, config }: ArtifactFacts): NotRun[] {
  return changes.flatMap(({ path, before, after }) =>
    CHECK_PURPOSES.flatMap((purpose): NotRun[] => {
      if (!isPackage(path) || after === undefined || config.proof[purpose] !== undefined) return []
      const name = scriptFor(purpose, scriptsOf(before?.text))
      if (name === undefined || scriptFor(purpose, scriptsOf(after.text)) !== undefined) return []
      const why = `the task took this script out of ${path}`
      return [{ purpose, command: `run ${name}`, why, fix: 'see that it was meant to go' }]
    }),
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The output with paths into a checkout shortened to paths from the top of the repository, so that two outputs can be compared. */
function withoutCheckout(output: string, { run, cwd, checkout }: JudgeInput): string {
  const names = new Set([run.root, cwd, checkout?.path ?? cwd].map((path) => escaped(basename(path))))
  const parts = output.split(new RegExp(`${PREFIX}\\w+[\\\\/](?:${[...names].join('|')})(?=[\\\\/])`))
  const last = parts.pop() ?? ''
  return [...parts.map((part) => part.slice(0, beginOfPath(part))), last].join('')
}

/** Where the path at the end of the text begins. A space ends a path, except in the name of the temporary folder. */
function beginOfPath(text: string): number {
  const temporary = `${realpathSync.native(tmpdir())}${sep}`
  if (text.endsWith(temporary)) return text.length - temporary.length
  let at = text.length
  while (at > 0 && !/[\s"'`()[\]]/.test(text[at - 1] ?? '')) at -= 1
  return at
}

export const isCheckRun = ({ result }: CommandRunFact) =>
  CHECK_PURPOSES.some((purpose) => purpose === result.purpose)
export const hasFailed = ({ result }: Pick<CommandRunFact, 'result'>) =>
  result.exitCode !== 0 && !result.timedOut && result.failedToStart === undefined

/** Calls `use` in a checkout in which `proof.setup` has run. `undefined` when no such checkout can be made. */
function apart<T>(
  proof: Proof,
  { commit = proof.facts.head, bring = bringing(proof) }: { commit?: string; bring?: Bringing },
  use: (prover: Prover) => Promise<T>,
): Promise<T | undefined> {
  const options = { dir: proof.journalDir, root: proof.run.root, commit, bring, room: roomOf(proof) }
  return inPrepared(options, proof, use).catch(() => undefined)
}

export const roomOf = ({ config }: Pick<Proof, 'config'>): CommandResult['room'] =>
  config.proof.checkout === 'clean' ? 'clean' : 'checkout'
export const bringing = ({ run, task, ticket }: JudgeInput): Bringing =>
  bringingFor(run, task.id, ticket.issuedAt)

/** Runs the scripts in a checkout even if the proof itself runs in the folder of the work, because scripts may write (`--fix`). */
export async function runScriptsApart(proof: Proof, scripts: readonly ScriptCommand[]): Promise<ScriptRuns> {
  if (scripts.length === 0) return { runs: [], notRun: removedScripts(proof.facts) }
  const ran = await apart(proof, {}, (prover) => runScripts(proof, scripts, prover, []))
  if (ran) return ran
  const why = 'no checkout of the commit can be made and set up'
  const fix = 'name a command in the configuration, or off'
  return { runs: [], notRun: scripts.map(({ purpose, command }) => ({ purpose, command, why, fix })) }
}

/**
 * A checkout may lack files that honest work needs: files that git ignores and that were made for the task. A compiler
 * or linter that fails is therefore run again in a checkout that has them, never in the folder where a person works.
 */
export async function tryWithIgnored(
  proof: Proof,
  runs: readonly CommandRunFact[],
): Promise<CommandRunFact[]> {
  const failed = runs.filter((run) => isCheckRun(run) && hasFailed(run) && refuses(run, proof.facts))
  if (failed.length === 0) return [...runs]
  const bring = { ...bringing(proof), from: proof.cwd, before: Number.POSITIVE_INFINITY }
  const again = await apart(proof, { bring }, async (prover) => {
    const answers = new Map<CommandRunFact, CommandRunFact>()
    for (const run of failed) {
      proof.onProgress?.(`${run.result.purpose}, with ignored files: ${run.result.command}`)
      const there = await runPlain(prover, run.result, deadlineFor(proof, runs))
      const passed = there.result.exitCode === 0
      if (!passed && !hasFailed(there)) continue
      const output = run.script ? withoutCheckout(there.output, proof) : there.output
      answers.set(run, { ...run, ...there, output, ...(passed ? { alone: run.result } : {}) })
    }
    return answers
  })
  return runs.map((run) => again?.get(run) ?? run)
}

/** Adds to each failed script its result on the commit that the task began on, from the journal or by running it now. */
export async function withBase(
  proof: Proof,
  base: string,
  runs: readonly CommandRunFact[],
): Promise<CommandRunFact[]> {
  const failed = runs.filter((run) => run.weight === 'compared' && hasFailed(run))
  const found = new Map(failed.map(({ result }) => [result.command, recorded(proof, base, result.command)]))
  const missing = [...found].flatMap(([command, known]) => (known ? [] : command))
  if (missing.length > 0)
    await apart(proof, { commit: base }, async (prover) => {
      for (const command of missing) {
        proof.onProgress?.(`before the task: ${command}`)
        const baseline = { purpose: 'baseline' as const, command }
        found.set(command, await runPlain(prover, baseline, deadlineFor(proof, runs)))
      }
    })
  return runs.map((run) => {
    const there = failed.includes(run) ? found.get(run.result.command) : undefined
    return there ? { ...run, base: { ...there, output: withoutCheckout(there.output, proof) } } : run
  })
}

/** The recorded result of the same command on that commit, from an earlier claim or an earlier task. */
function recorded(
  { run, ran = [], journalDir, config }: Proof,
  base: string,
  command: string,
): CommandRunFact['base'] {
  const known = [...run.tasks.flatMap(({ lastResult }) => lastResult?.commands ?? []), ...ran].findLast(
    (each) =>
      each.command === command &&
      each.commit === base &&
      each.room === roomOf({ config }) &&
      each.restored === undefined &&
      /^(?:baseline|typecheck|lint)$/.test(each.purpose) &&
      each.exitCode !== undefined &&
      !each.timedOut,
  )
  const { output: kept } = known ?? {}
  const output = kept && tried(() => readEvidence(journalDir, kept))
  return known && output !== undefined ? { result: { ...known, purpose: 'baseline' }, output } : undefined
}
