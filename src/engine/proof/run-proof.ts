import { commandEnvironment, maskSecrets, secretMasks } from '../../gate/commands.ts'
import type { CommandRunFact } from '../../gate/facts.ts'
import { runCommand } from '../../io/run-command.ts'
import { putEvidence } from '../../journal/evidence.ts'
import type { Config } from '../../model/config.ts'
import type { CommandResult } from '../../model/evidence.ts'

export interface CommandPlace extends Pick<CommandResult, 'room' | 'commit' | 'tree' | 'restored'> {
  cwd: string
}

export interface ProofContext {
  journalDir: string
  config: Config
  env: NodeJS.ProcessEnv
  /** Variables that the task's contract names: handed on, masked in what is kept. */
  named: readonly string[]
  deadline: number
  onProgress?: ((text: string) => void) | undefined
}

/** Runs commands in one place. */
export interface Prover {
  cwd: string
  env: NodeJS.ProcessEnv
  run(
    command: Pick<CommandResult, 'purpose' | 'command'>,
    over?: Partial<ProofContext>,
  ): ReturnType<typeof runProof>
}

export const proverAt = (place: CommandPlace, context: ProofContext): Prover => ({
  cwd: place.cwd,
  env: context.env,
  run: (command, over) => runProof(command, place, { ...context, ...over }),
})

/** Less than this is not worth starting a command for. */
const LEAST_MS = 1000
/** Time that is needed to end a command and to record its output. */
const MARGIN_MS = 2000

/** Runs one command and keeps the evidence: what was run, where, how it ended, and all its output. */
export async function runProof(
  { purpose, command }: Pick<CommandResult, 'purpose' | 'command'>,
  { cwd, ...place }: CommandPlace,
  { journalDir, config, env, named, deadline, onProgress }: ProofContext,
): Promise<Pick<CommandRunFact, 'result' | 'output'>> {
  const about = { purpose, command, ...place }
  const left = deadline - Date.now() - MARGIN_MS
  if (left < LEAST_MS) {
    return {
      result: {
        ...about,
        timedOut: true,
        limit: 'gate',
        startedAt: new Date().toISOString(),
        durationMs: 0,
        excerpt: '',
      },
      output: '',
    }
  }
  const cap = config.proof.outputBytes
  // After limits.verify a command continues, because running it again would take all of that time again
  // (docs/adr/0031).
  const own = config.limits.verifyMax * 1000
  const limitMs = Math.min(own, left)
  const { verify } = config.limits
  const slow = setTimeout(() => onProgress?.(`${stillRuns(verify, limitMs)}: ${command}`), verify * 1000)
  const run = await runCommand(command, {
    cwd,
    env: commandEnvironment(env, named),
    limitMs,
    outputBytes: cap,
  })
  clearTimeout(slow)
  const mask = secretMasks(env, named, config.secrets)
  const output = maskSecrets(run.output.toString('utf8'), mask)
  const kept = putEvidence(journalDir, run.output, { mask })
  const result: CommandResult = {
    ...about,
    ...(run.exitCode === undefined ? {} : { exitCode: run.exitCode }),
    ...(run.signal ? { signal: run.signal } : {}),
    ...(run.failedToStart ? { failedToStart: run.failedToStart } : {}),
    timedOut: run.timedOut,
    ...(run.timedOut ? { limit: left < own ? 'gate' : 'verify' } : {}),
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    output: { ...kept, cut: run.cut },
    excerpt: excerptOf(output),
  }
  return { result, output }
}

/** Said of a command that is past its limit and continues. */
export const stillRuns = (seconds: number, limitMs: number): string =>
  `still runs after ${seconds} s, and may until ${Math.round(limitMs / 1000)} s`

/** Enough of an output for a message. */
function excerptOf(output: string): string {
  const lines = output.split(/\r?\n/).map((line) => line.slice(0, 300))
  if (lines.length <= 60) return lines.join('\n')
  return [...lines.slice(0, 30), `[${lines.length - 60} lines left out]`, ...lines.slice(-30)].join('\n')
}
