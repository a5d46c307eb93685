import { claimedCommits, claimedPasses } from '../../gate/claim.ts'
import type { ArtifactFacts, CommandRunFact, IgnoredProof, ProofFacts } from '../../gate/facts.ts'
import { protectedPaths } from '../../gate/match-path.ts'
import { countTests } from '../../gate/tests/count-tests.ts'
import { readTestCounts } from '../../gate/tests/test-counts.ts'
import { isNamedTest } from '../../gate/tests/test-files.ts'
import { headCommit } from '../../io/git.ts'
import { notInHistory, resolveCommits } from '../../io/git-objects.ts'
import type { CommitReader } from '../facts/commit-reader.ts'
import { folderIsAsCommitted } from '../facts/own-changes.ts'
import {
  type ProofCommand,
  proofCommands,
  type ScriptCommand,
  setupCommand,
} from '../facts/proof-commands.ts'
import type { JudgeInput } from '../facts/work-range.ts'
import { bringingFor } from '../runs/bring-ignored.ts'
import { type Checkout, inCheckout } from '../runs/checkout.ts'
import { ignoredProof } from './ignored-proof.ts'
import {
  comparisonOf,
  contextOf,
  hasFailed,
  isCheckRun,
  type Proof,
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
  const proof: Proof = { ...input, facts: { ...artifacts, compared } }
  const ran = await runWhereConfigured(proof, {
    commands: proofCommands(input.task, artifacts.config),
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
  const { run, task, ticket } = proof
  if (proof.checkout) return runInCheckout(proof, work, proof.checkout)
  if (proof.facts.config.proof.checkout !== 'tree') {
    const bring = bringingFor(run, task.id, ticket.issuedAt)
    return inCheckout(
      { dir: proof.journalDir, root: run.root, commit: proof.facts.head, bring },
      (checkout) => runInCheckout(proof, work, checkout),
    )
  }
  const runs = await runAll(proof, work.commands, proverInFolder(proof))
  const ignored = await ignoredProof(proof, runs)
  const scripts = await runScriptsApart(proof, work.scripts)
  return {
    runs: [...runs, ...scripts.runs],
    notRun: scripts.notRun,
    ignored,
    missing: [],
    headAfter: headCommit(proof.cwd) ?? '',
  }
}

/** Runs again where work would be refused although the checkout lacked ignored files that the executor had. */
async function withIgnored(proof: Proof, proved: Proved): Promise<Proved> {
  const { missing, ignored = [] } = proved
  // In a worktree of its own an executor has files that no other folder has.
  const isLacking = missing.length > 0 || proof.ticket.isolated
  if (!isLacking || proof.checkout || proof.facts.config.proof.checkout !== 'own') return proved
  const runs = await tryWithIgnored(proof, proved.runs)
  const onlyThere = runs.filter((run) => run.alone && !proved.runs.includes(run))
  return {
    ...proved,
    runs,
    ignored: [...ignored, ...onlyThere.map(({ result }) => neededBy(result.command, missing))],
  }
}

async function runInCheckout(proof: Proof, { commands, scripts }: Work, checkout: Checkout): Promise<Proved> {
  const isClean = proof.facts.config.proof.checkout === 'clean'
  const restored = isClean ? protectedPaths(proof.facts.changes, proof.task, proof.plan) : []
  checkout.restore(proof.facts.base, restored)
  const prover = proverAt(
    {
      cwd: checkout.path,
      room: isClean ? 'clean' : 'checkout',
      commit: proof.facts.head,
      tree: proof.facts.tree,
      ...(restored.length > 0 ? { restored } : {}),
    },
    contextOf(proof, checkout.environment(proof.env)),
  )
  const runs = await runAll(proof, [...setupCommand(proof.facts.config), ...commands], prover)
  const moved = checkout.head()
  const here = isClean || proof.checkout ? runs : await tryWhereWorked(proof, runs, prover)
  const isSetUp = !runs.some(({ result }) => result.purpose === 'setup' && result.exitCode !== 0)
  // Run last, because a linter may write here (`--fix`).
  const checked = isSetUp ? await runScripts(proof, scripts, prover, runs) : { runs: [], notRun: [] }
  const onlyThere = here.filter(({ alone }) => alone)
  const headNow = headCommit(proof.cwd) ?? ''
  return {
    runs: [...here, ...checked.runs],
    notRun: checked.notRun,
    ignored: isClean ? undefined : onlyThere.map(({ result }) => neededBy(result.command, checkout.leftOut)),
    missing: checkout.leftOut,
    headAfter: headNow === proof.facts.head ? (moved ?? '') : headNow,
  }
}

const proverInFolder = (proof: Proof): Prover =>
  proverAt(
    {
      cwd: proof.cwd,
      room: proof.ticket.isolated ? 'worktree' : 'tree',
      commit: proof.facts.head,
      tree: proof.facts.tree,
    },
    contextOf(proof, proof.env),
  )

async function runAll(
  { onProgress, facts }: Proof,
  commands: readonly ProofCommand[],
  prover: Prover,
): Promise<CommandRunFact[]> {
  const runs: CommandRunFact[] = []
  for (const command of commands) {
    onProgress?.(`${command.purpose}: ${command.command}`)
    const run = await once(prover, command, runs, facts.config.proof.flaky)
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
  if (!folderIsAsCommitted(proof.cwd, proof.facts.head, proof.plan, proof.facts.config)) return [...runs]
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
    return {
      ...run,
      output: there.output,
      result: { ...there.result, purpose: run.result.purpose },
      alone: run.result,
    }
  })
}

/** Files that the command names come first. */
function neededBy(command: string, leftOut: readonly string[]): IgnoredProof {
  const named = leftOut.filter((path) => command.includes(path))
  return { command, how: 'only-there', paths: named.length > 0 ? named : leftOut }
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
  const counts = [...texts].map(([path, { text }]) =>
    text === undefined ? 0 : (countTests(path, text)?.tests.length ?? 0),
  )
  return { testsHeld: counts.reduce((a, b) => a + b, 0) }
}
