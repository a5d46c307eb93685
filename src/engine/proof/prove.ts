import { claimedCommits, claimedPasses } from '../../gate/claim.ts'
import type { ArtifactFacts, CommandRunFact, IgnoredProof, ProofFacts } from '../../gate/facts.ts'
import { protectedPaths } from '../../gate/match-path.ts'
import { countTests } from '../../gate/tests/count-tests.ts'
import { readTestCounts } from '../../gate/tests/test-counts.ts'
import { isNamedTest } from '../../gate/tests/test-files.ts'
import { headCommit } from '../../io/git.ts'
import { notInHistory, resolveCommits } from '../../io/git-objects.ts'
import { folderIsAsCommitted } from '../facts/own-changes.ts'
import {
  namedVariables,
  type ProofCommand,
  proofCommands,
  type ScriptCommand,
  setupCommand,
} from '../facts/proof-commands.ts'
import type { CommitReader, JudgeInput } from '../facts/work-range.ts'
import { type Checkout, inCheckout } from '../runs/checkout.ts'
import { ignoredProof } from './ignored-proof.ts'
import {
  bringing,
  comparisonOf,
  hasFailed,
  isCheckRun,
  type Proof,
  roomOf,
  runScripts,
  runScriptsApart,
  scriptsOfWork,
  tryWithIgnored,
  withBase,
} from './prove-scripts.ts'
import { type Prover, proverAt } from './run-proof.ts'

/** Runs the commands that prove the task on the committed tree, and gathers the results. */
export async function prove(
  input: JudgeInput,
  artifacts: ArtifactFacts,
  commit: CommitReader,
): Promise<ProofFacts> {
  const { base, compared } = comparisonOf(input, artifacts)
  const { config } = artifacts
  const proof = { ...input, config, named: namedVariables(input.task), facts: { ...artifacts, compared } }
  const ran = await runWhereConfigured(proof, {
    commands: proofCommands(input.task, config),
    scripts: scriptsOfWork(proof, commit),
  })
  const proved = await withIgnored(proof, { ...ran, runs: await withBase(proof, base, ran.runs) })
  return Object.freeze({
    ...proof.facts,
    ...proved,
    ...testsHeld(commit, artifacts, proved.runs),
    claimedCommits: whereCommits(input.cwd, claimedCommits(artifacts.claim), artifacts.head),
  })
}

type Proved = Pick<ProofFacts, 'runs' | 'notRun' | 'ignored' | 'missing' | 'headAfter'>

interface Work {
  commands: readonly ProofCommand[]
  scripts: readonly ScriptCommand[]
}

async function runWhereConfigured(proof: Proof, work: Work): Promise<Proved> {
  if (proof.checkout) return runInCheckout(proof, work, proof.checkout)
  if (proof.config.proof.checkout !== 'tree') {
    const { journalDir: dir, run, facts } = proof
    const options = { dir, root: run.root, commit: facts.head, bring: bringing(proof) }
    return inCheckout(options, (checkout) => runInCheckout(proof, work, checkout))
  }
  const runs = await runAll(proof, work.commands, proverInFolder(proof))
  const ignored = await ignoredProof(proof, runs)
  const scripts = await runScriptsApart(proof, work.scripts)
  const headAfter = headCommit(proof.cwd) ?? ''
  return { ...scripts, runs: [...runs, ...scripts.runs], ignored, missing: [], headAfter }
}

/** Runs again where work would be refused although the checkout lacked ignored files that the executor had. */
async function withIgnored(proof: Proof, proved: Proved): Promise<Proved> {
  const { missing, ignored = [] } = proved
  // In a worktree of its own an executor has files that no other folder has.
  const isLacking = missing.length > 0 || proof.ticket.isolated
  if (!isLacking || proof.checkout || proof.config.proof.checkout !== 'own') return proved
  const runs = await tryWithIgnored(proof, proved.runs)
  const onlyThere = runs.filter((run) => !proved.runs.includes(run))
  return { ...proved, runs, ignored: [...ignored, ...neededBy(onlyThere, missing)] }
}

async function runInCheckout(proof: Proof, { commands, scripts }: Work, checkout: Checkout): Promise<Proved> {
  const room = roomOf(proof)
  const isClean = room === 'clean'
  const restored = isClean ? protectedPaths(proof.facts.changes, proof.task, proof.plan) : []
  checkout.restore(proof.facts.base, restored)
  const { head: commit, tree } = proof.facts
  const prover = proverAt(
    { cwd: checkout.path, room, commit, tree, ...(restored.length > 0 ? { restored } : {}) },
    { ...proof, env: checkout.environment(proof.env) },
  )
  const runs = await runAll(proof, [...setupCommand(proof.config), ...commands], prover)
  // A command may have moved the checkout to another commit.
  const moved = headCommit(checkout.path)
  const here = isClean || proof.checkout ? runs : await tryWhereWorked(proof, runs, prover)
  const isSetUp = !runs.some(({ result }) => result.purpose === 'setup' && result.exitCode !== 0)
  // Run last, because a linter may write here (`--fix`).
  const checked = isSetUp ? await runScripts(proof, scripts, prover, runs) : { runs: [], notRun: [] }
  const headNow = headCommit(proof.cwd) ?? ''
  return {
    runs: [...here, ...checked.runs],
    notRun: checked.notRun,
    ignored: isClean ? undefined : neededBy(here, checkout.leftOut),
    missing: checkout.leftOut,
    headAfter: headNow === commit ? (moved ?? '') : headNow,
  }
}

function proverInFolder(proof: Proof): Prover {
  const { cwd, ticket, facts } = proof
  const room = ticket.isolated ? 'worktree' : 'tree'
  return proverAt({ cwd, room, commit: facts.head, tree: facts.tree }, proof)
}

async function runAll(
  { onProgress, config }: Proof,
  commands: readonly ProofCommand[],
  prover: Prover,
): Promise<CommandRunFact[]> {
  const runs: CommandRunFact[] = []
  for (const command of commands) {
    onProgress?.(`${command.purpose}: ${command.command}`)
    const run = await once(prover, command, runs, config.proof.flaky)
    runs.push(run)
    if (command.purpose === 'setup' && run.result.exitCode !== 0) break
  }
  return runs
}

/** A criterion that repeats the verify is not run twice. A failed command is repeated only if that is configured. */
async function once(
  prover: Prover,
  command: ProofCommand,
  before: readonly CommandRunFact[],
  isTriedAgain: boolean,
): Promise<CommandRunFact> {
  const { purpose, weight, label, verify } = command
  const about = { weight, label, ...(verify ? { verify } : {}) }
  const same = before.find(({ result }) => result.command === command.command)
  if (same) return { ...same, ...about, result: { ...same.result, purpose } }
  const first = await prover.run(command)
  if (first.result.exitCode === 0 || first.result.timedOut || !isTriedAgain) return { ...first, ...about }
  return { ...(await prover.run(command)), ...about, firstTry: first.result }
}

/**
 * A checkout may lack files that honest work needs. A command that fails there is run again where the work was done, if
 * that folder is as committed. If it passes there, it has to fail in the checkout once more to count as passed;
 * otherwise it is flaky.
 */
async function tryWhereWorked(
  proof: Proof,
  runs: readonly CommandRunFact[],
  checkout: Prover,
): Promise<CommandRunFact[]> {
  // Compilers and linters may write (`--fix`), so they are repeated in a checkout with the ignored files, see
  // `tryWithIgnored`.
  const isTried = (run: CommandRunFact) => !isCheckRun(run) && hasFailed(run)
  const failed = runs.filter(isTried)
  if (failed.length === 0 || failed.some(({ result }) => result.purpose === 'setup')) return [...runs]
  if (!folderIsAsCommitted(proof.cwd, proof.facts.head, proof.plan, proof.config)) return [...runs]
  const folder = proverInFolder(proof)
  const answers = new Map<string, Pick<CommandRunFact, 'result' | 'output'>>()
  for (const { result } of failed) {
    if (answers.has(result.command)) continue
    proof.onProgress?.(`${result.purpose}, where the work was done: ${result.command}`)
    const there = await folder.run(result)
    if (there.result.exitCode !== 0) continue
    const again = await checkout.run(result)
    if (again.result.exitCode !== 0 && !again.result.timedOut) answers.set(result.command, there)
  }
  return runs.map((run) => {
    const there = isTried(run) ? answers.get(run.result.command) : undefined
    if (!there) return run
    const result = { ...there.result, purpose: run.result.purpose }
    return { ...run, output: there.output, result, alone: run.result }
  })
}

/** For commands that passed only outside the checkout: the files that they name, else all that the checkout lacks. */
function neededBy(runs: readonly CommandRunFact[], leftOut: readonly string[]): IgnoredProof[] {
  return runs.flatMap(({ alone, result: { command } }) => {
    const named = leftOut.filter((path) => command.includes(path))
    return alone ? [{ command, how: 'only-there', paths: named.length > 0 ? named : leftOut }] : []
  })
}

function whereCommits(cwd: string, names: readonly string[], head: string): ProofFacts['claimedCommits'] {
  const known = resolveCommits(cwd, names)
  return new Map(
    names.map((name) => {
      const commit = known.get(name)
      if (!commit) return [name, 'nowhere']
      return [name, notInHistory(cwd, [commit], head).length === 0 ? 'in-history' : 'elsewhere']
    }),
  )
}

/** Counts the tests in the source. That is slow, so only when a claim gives a higher number than was measured. */
function testsHeld(
  commit: CommitReader,
  { claim, paths }: ArtifactFacts,
  runs: readonly CommandRunFact[],
): Pick<ProofFacts, 'testsHeld'> {
  const measured = runs.flatMap(({ output }) => readTestCounts(output)?.passed ?? [])
  if (measured.length === 0 || claimedPasses(claim) <= measured.reduce((a, b) => a + b, 0)) return {}
  const texts = commit.texts([...paths].filter(isNamedTest))
  const tests = [...texts].flatMap(([path, { text = '' }]) => countTests(path, text)?.tests ?? [])
  return { testsHeld: tests.length }
}
