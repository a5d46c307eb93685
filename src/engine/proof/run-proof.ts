import { commandEnvironment, maskSecrets, secretMasks } from '../../gate/commands.ts'
import type { CommandRunFact } from '../../gate/facts.ts'
import { treeOf } from '../../io/git-objects.ts'
import { runCommand } from '../../io/run-command.ts'
import { putEvidence } from '../../journal/evidence.ts'
import type { Config } from '../../model/config.ts'
import type { CommandResult } from '../../model/evidence.ts'
import { given } from '../../run/change.ts'
import { setupCommand } from '../facts/proof-commands.ts'
import { type CheckoutOptions, inCheckout } from '../runs/checkout.ts'

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
export type Prover = ReturnType<typeof proverAt>

export const proverAt = (place: CommandPlace, context: ProofContext) => ({
  cwd: place.cwd,
  env: context.env,
  run: (command: Command, over?: Partial<ProofContext>) => runProof(command, place, { ...context, ...over }),
})

type Command = Pick<CommandResult, 'purpose' | 'command'>

/** Runs `use` in a checkout that `proof.setup` has made ready; `undefined` where the set-up fails. */
export async function inPrepared<T>(
  { room, ...options }: CheckoutOptions & Pick<CommandResult, 'room'>,
  context: ProofContext,
  use: (prover: Prover) => Promise<T>,
): Promise<T | undefined> {
  const { root, commit } = options
  const tree = treeOf(root, commit)
  return inCheckout(options, async ({ path: cwd, environment }) => {
    const prover = proverAt({ cwd, room, commit, tree }, { ...context, env: environment(context.env) })
    for (const setup of setupCommand(context.config))
      if ((await prover.run(setup)).result.exitCode !== 0) return undefined
    return use(prover)
  })
}

/** Less than this is not worth starting a command for. */
const LEAST_MS = 1000
/** Time that is needed to end a command and to record its output. */
const MARGIN_MS = 2000

/** Runs one command and keeps the evidence: what was run, where, how it ended, and all its output. */
export async function runProof(
  { purpose, command }: Command,
  { cwd, ...place }: CommandPlace,
  { journalDir, config, env, named, deadline, onProgress }: ProofContext,
): Promise<Pick<CommandRunFact, 'result' | 'output'>> {
  const about = { purpose, command, ...place }
  const left = deadline - Date.now() - MARGIN_MS
  if (left < LEAST_MS) {
    const never = { timedOut: true, startedAt: new Date().toISOString(), durationMs: 0, excerpt: '' }
    return { result: { ...about, ...never, limit: 'gate' }, output: '' }
  }
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
    outputBytes: config.proof.outputBytes,
  })
  clearTimeout(slow)
  const mask = secretMasks(env, named, config.secrets)
  const output = maskSecrets(run.output.toString('utf8'), mask)
  const kept = putEvidence(journalDir, run.output, { mask })
  const result: CommandResult = {
    ...about,
    ...given(run, 'exitCode', 'signal', 'failedToStart', 'timedOut', 'startedAt', 'durationMs'),
    ...(run.timedOut ? { limit: left < own ? 'gate' : 'verify' } : {}),
    output: { ...kept, cut: run.cut },
    excerpt: excerptOf(output, cwd),
  }
  return { result, output }
}

/** Said of a command that is past its limit and continues. */
export const stillRuns = (seconds: number, limitMs: number): string =>
  `still runs after ${seconds} s, and may until ${Math.round(limitMs / 1000)} s`

/** Enough of an output for a message. A file is named as in the repository, because the checkout is gone when it is read. */
function excerptOf(whole: string, cwd: string): string {
  const output = whole.replaceAll(`file://${cwd}/`, '').replaceAll(`${cwd}/`, '')
  const lines = output.split(/\r?\n/).map((line) => line.slice(0, 300))
  if (lines.length <= 60) return lines.join('\n')
  return [...lines.slice(0, 30), `[${lines.length - 60} lines left out]`, ...lines.slice(-30)].join('\n')
}
