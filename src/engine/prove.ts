import { commandEnvironment } from '../gate/command-environment.ts'
import type { ArtifactFacts, CommandRunFact, ProofFacts } from '../gate/facts.ts'
import { treeOf } from '../io/git-work.ts'
import { runCommand } from '../io/run-command.ts'
import { putEvidence } from '../journal/evidence.ts'
import type { CommandResult } from '../model/evidence.ts'
import type { JudgeInput } from './judge-claim.ts'

/** Less than this is not worth starting a command for. */
const LEAST_MS = 1000

/** Runs what proves the task, on the committed tree. */
export async function prove(input: JudgeInput, facts: ArtifactFacts): Promise<ProofFacts> {
  const { config } = facts
  const commands = input.task.verify.flatMap(({ command }) => (command ? [command] : []))
  if (commands.length === 0 && config.verify.default) commands.push(config.verify.default)
  const tree = treeOf(input.cwd, facts.head)
  const runs: CommandRunFact[] = []
  for (const command of commands) {
    input.onProgress?.(`verify: ${command}`)
    runs.push(await proveOne(input, facts, tree, 'verify', command))
  }
  return Object.freeze({ ...facts, runs })
}

async function proveOne(
  input: JudgeInput,
  facts: ArtifactFacts,
  tree: string,
  purpose: CommandResult['purpose'],
  command: string,
): Promise<CommandRunFact> {
  const { proof, limits } = facts.config
  const named = input.task.contract?.environmentVarsRequired ?? []
  const left = input.deadline - Date.now()
  const about = {
    purpose,
    command,
    commit: facts.head,
    tree,
    room: input.ticket.isolated ? 'worktree' : 'tree',
  } as const
  if (left < LEAST_MS) {
    const result = {
      ...about,
      timedOut: true,
      startedAt: new Date().toISOString(),
      durationMs: 0,
      excerpt: 'not started: no time was left for it',
    }
    return { result, output: '' }
  }
  const run = await runCommand(command, {
    cwd: input.cwd,
    env: commandEnvironment(input.env, named),
    limitMs: Math.min(limits.verify * 1000, left),
    outputBytes: proof.outputBytes,
  })
  const output = run.output.toString('utf8')
  const ref = putEvidence(input.journalDir, run.output, { cap: proof.outputBytes })
  const result: CommandResult = {
    ...about,
    ...(run.exitCode === undefined ? {} : { exitCode: run.exitCode }),
    ...(run.signal ? { signal: run.signal } : {}),
    ...(run.failedToStart ? { failedToStart: run.failedToStart } : {}),
    timedOut: run.timedOut,
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    output: ref,
    excerpt: excerptOf(output),
  }
  return { result, output }
}

/** Enough of an output for a message. */
function excerptOf(output: string): string {
  const lines = output.split(/\r?\n/).map((line) => line.slice(0, 300))
  if (lines.length <= 60) return lines.join('\n')
  return [...lines.slice(0, 30), `[${lines.length - 60} lines left out]`, ...lines.slice(-30)].join('\n')
}
