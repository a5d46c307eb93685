import type { CommandResult } from '../model/evidence.ts'
import type { GateResult } from '../model/gate.ts'
import { type Remark, shortened } from './check.ts'
import type { CommandRunFact } from './facts.ts'
import { literally } from './match-path.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Variables that are removed: the client's own keys and switches, and those that change what node or git does. */
const STRIPPED =
  /^(?:ANTHROPIC_|CLAUDE|ULTRAPLAN_|NODE_OPTIONS$|GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|PREFIX)$)/i

/** The output of compilers and linters is parsed, so they must print no colours and ask no questions. */
export const PLAIN_OUTPUT = { CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' } as const

/** The environment of a command that the gate runs. A variable that the task's contract names is kept. */
export const commandEnvironment = (env: Environment, named: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && (!STRIPPED.test(entry[0]) || named.includes(entry[0])),
    ),
  )

const KEYS = { verify: 'limits.verifyMax', gate: 'limits.gateMax' }
const LONGER = 'types /ultraplan:retry --longer or raises '
const shown = (command: string) => `\`${shortened(command, 160)}\``

/** What is wrong with how a command ended; `undefined` when it exited 0. */
export function commandFailure(result: CommandResult): Remark | undefined {
  const { exitCode, signal, timedOut, durationMs, limit, failedToStart } = result
  const command = shown(result.command)
  if (failedToStart)
    return {
      message: `${command} could not be started: ${failedToStart}`,
      fix: 'see that sh and the folder exist',
    }
  if (timedOut && durationMs === 0)
    return {
      message: `${command} was not started: the time of the gate for one claim was used up (limits.gateMax)`,
      fix: `claim again; if it happens again, a person makes the commands of this task shorter, ${LONGER}limits.gateMax`,
      failure: 'TIMEOUT',
    }
  if (timedOut) {
    const key = limit && KEYS[limit]
    return {
      message: `${command} did not end within ${Math.max(1, Math.round(durationMs / 1000))} s${key ? ` (${key})` : ''}`,
      fix: `make it end by itself: no watcher, no server left running, no prompt${key ? `; if it needs longer, a person ${LONGER}${key}` : ''}`,
      failure: 'TIMEOUT',
    }
  }
  if (exitCode === 0) return undefined
  const end = exitCode === undefined ? `was ended by ${signal ?? 'a signal'}` : `exited ${exitCode}`
  return { message: `${command} ${end}`, fix: 'fix what it reports, commit, and claim again' }
}

/**
 * Whether a command reached the time limit of the hook but not its own limit, so that the proof can continue outside
 * the hook. Work that is refused for another reason is refused at once.
 */
export const isCutShort = ({ outcome, failure, commands }: GateResult): boolean =>
  (outcome === 'PASSED' || failure === 'TIMEOUT') && commands.some(({ limit }) => limit === 'gate')

/** The commands that prove the task: its verify or, if it has none, the criteria that block. */
export function decidingRuns(runs: readonly CommandRunFact[]): CommandRunFact[] {
  const verify = runs.filter(({ result }) => result.purpose === 'verify')
  if (verify.length > 0) return verify
  return runs.filter(({ result, weight }) => result.purpose === 'criterion' && weight === 'blocking')
}

/** Programs that pass on what they read and exit 0 in any case. */
const PASS_ON = /^(?:cat|tee|head|tail|sort|uniq|wc|less|more|cut|tr|column|sed\s+-n\s+\S+)\b/

/** The program after the last pipe, if it hides how the program before it ended: `npm test | tail` ends as `tail` does. */
export function hidesExit(command: string): string | undefined {
  // Quoted text and redirections may contain `|` and `>` without being a pipe.
  const bare = command
    .replace(/'[^']*'|"(?:\\.|[^"\\])*"/g, 'Q')
    .replace(/\s*[12&]?>>?\s*(?:&\d|[^\s&|;]+)/g, '')
    .trim()
  if (/\bpipefail\b/.test(bare)) return undefined
  const last = bare.split(/&&|\|\||;|\n/).at(-1) ?? ''
  const pipe = last.split('|').map((part) => part.trim())
  const end = pipe.at(-1) ?? ''
  return pipe.length > 1 && PASS_ON.test(end) ? end : undefined
}

const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|PRIVATE|DATABASE_URL|DSN)$/i
const SHORTEST = 6

/** Patterns of what must not be in the evidence: values of variables that the contract names or that are named like secrets, and the configured patterns. */
export function secretMasks(
  env: Environment,
  named: readonly string[],
  patterns: readonly string[],
): RegExp[] {
  const values = Object.entries(env).flatMap(([name, value]) =>
    value && value.length >= SHORTEST && (named.includes(name) || SECRET_NAME.test(name)) ? [value] : [],
  )
  // Longest first, so that a value that contains another one is masked completely.
  const literal = [...new Set(values)]
    .sort((a, b) => b.length - a.length)
    .map((value) => new RegExp(literally(value), 'g'))
  return [...literal, ...patterns.flatMap(pattern)]
}

function pattern(source: string): RegExp[] {
  try {
    return [new RegExp(source, 'g')]
  } catch {
    // A bad pattern is reported where the configuration is read. Here it masks nothing.
    return []
  }
}

export const maskSecrets = (text: string, masks: readonly RegExp[]): string =>
  masks.reduce((masked, mask) => masked.replace(mask, '[masked]'), text)
