import { claimedCommits } from '../gate/claim/mentions.ts'
import type { ArtifactFacts, CommandRunFact, ProofFacts } from '../gate/facts.ts'
import { protectedPaths } from '../gate/protected-paths.ts'
import { headCommit } from '../io/git.ts'
import { notInHistory, resolveCommits } from '../io/git-objects.ts'
import { readEvidence } from '../journal/evidence.ts'
import type { CommandResult } from '../model/evidence.ts'
import { ignoredProof } from './ignored-proof.ts'
import type { JudgeInput } from './judge-claim.ts'
import { type ProofCommand, proofCommands } from './proof-commands.ts'
import { inRoom, type Room } from './room.ts'
import { type CommandPlace, runProof } from './run-proof.ts'

/** Runs what proves the task, on the committed tree, and gathers what came of it. */
export async function prove(input: JudgeInput, facts: ArtifactFacts): Promise<ProofFacts> {
  const { config } = facts
  const commands = proofCommands(input.task, input.plan, config, packageScripts(facts))
  const clean = config.proof.room === 'clean'
  const runs = clean
    ? await inRoom(
        {
          cwd: input.cwd,
          commit: facts.head,
          links: [...config.proof.links, ...submodules(facts)],
          restore: { commit: facts.base, paths: protectedPaths(facts.changes, input.task, input.plan) },
        },
        (room) => runAll(input, facts, commands, room),
      )
    : await runAll(input, facts, commands, undefined)
  return Object.freeze({
    ...facts,
    runs,
    baseline: baselineOf(input),
    ignored: clean ? undefined : await ignoredProof(input, facts, runs),
    claimedCommits: whereCommits(input.cwd, claimedCommits(facts.claim), facts.head),
    headAfter: headCommit(input.cwd) ?? '',
  })
}

async function runAll(
  input: JudgeInput,
  facts: ArtifactFacts,
  commands: readonly ProofCommand[],
  room: Room | undefined,
): Promise<CommandRunFact[]> {
  const { proof } = facts.config
  const place: CommandPlace = {
    cwd: room?.path ?? input.cwd,
    room: room ? 'clean' : input.ticket.isolated ? 'worktree' : 'tree',
    commit: facts.head,
    tree: facts.tree,
    ...(room && room.restored.length > 0 ? { restored: room.restored } : {}),
  }
  const runs: CommandRunFact[] = []
  const setup: ProofCommand[] =
    (room || input.fresh) && proof.setup
      ? [{ purpose: 'setup', command: proof.setup, weight: 'blocking', label: 'set-up' }]
      : []
  for (const command of [...setup, ...commands]) {
    input.onProgress?.(`${command.purpose}: ${command.command}`)
    const run = await once(input, facts, command, place, runs)
    runs.push(run)
    if (command.purpose === 'setup' && run.result.exitCode !== 0) break
  }
  return runs
}

/** A criterion that repeats the verify is not run twice; a failure is tried again only where that is configured. */
async function once(
  input: JudgeInput,
  facts: ArtifactFacts,
  command: ProofCommand,
  place: CommandPlace,
  before: readonly CommandRunFact[],
): Promise<CommandRunFact> {
  const { purpose, weight, label, verify } = command
  const about = { weight, label, ...(verify ? { verify } : {}) }
  const same = before.find(({ result }) => result.command === command.command)
  if (same) return { ...same, ...about, result: { ...same.result, purpose } }
  const context = {
    journalDir: input.journalDir,
    config: facts.config,
    env: input.env,
    named: input.task.contract?.environmentVarsRequired ?? [],
    deadline: input.deadline,
  }
  const first = await runProof(command, place, context)
  if (first.result.exitCode === 0 || first.result.timedOut || !facts.config.proof.flaky)
    return { ...first, ...about }
  const second = await runProof(command, place, context)
  return { ...second, ...about, firstTry: first.result }
}

function baselineOf({ run, task, baseline, journalDir }: JudgeInput): ProofFacts['baseline'] {
  if (!baseline) {
    const green = run.tasks.find(({ id }) => id === task.id)?.flags.includes('baseline-green')
    return green ? { green, output: '' } : undefined
  }
  const green = baseline.length > 0 && baseline.every(({ exitCode }) => exitCode === 0)
  return { green, output: baseline.map((result) => outputOf(journalDir, result)).join('\n') }
}

/** What can no longer be read is left to the audit. */
function outputOf(journalDir: string, { output, excerpt }: CommandResult): string {
  try {
    return output ? readEvidence(journalDir, output) : excerpt
  } catch {
    return excerpt
  }
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

function packageScripts({ files }: ArtifactFacts): Record<string, string> {
  try {
    return (
      (JSON.parse(files.get('package.json')?.text ?? '{}') as { scripts?: Record<string, string> }).scripts ??
      {}
    )
  } catch {
    return {}
  }
}

const submodules = ({ changes }: ArtifactFacts) =>
  changes.flatMap(({ path, submodule }) => (submodule ? [path] : []))
