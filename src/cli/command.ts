import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type OpenRun, openRun, type Refusal } from '../engine/open-run.ts'
import { pickTask } from '../engine/pick-task.ts'
import type { TaskState } from '../model/run.ts'

/** What a command may touch: `main/` hands in the real ones, a test its own. */
export interface Terminal {
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
  /** The folder of the plugin that this program belongs to. */
  plugin?: string
  /** Colour only for a terminal; none for pipes, CI and agents. */
  colour: boolean
  columns: number
  interactive: boolean
  /** There when the output is a screen that can be drawn again. */
  live?: LiveScreen
  out(text: string): void
  err(text: string): void
  /** One line from the person; absent when nobody is there. */
  askLine?(question: string): Promise<string>
  /** What another program hands in; empty when none does, or not at once. */
  readInput?(): Promise<string>
  /** Has `clean` called at the program's end, also when Ctrl-C, the system or a closed pipe brings it early. */
  onInterrupt?(clean: () => void): void
}

export interface LiveScreen {
  size(): { columns: number; rows: number }
  /** Calls back when the person (Ctrl-C) or the system asks for an end; returns how to stop listening. */
  onEnd(callback: () => void): () => void
  onResize(callback: () => void): () => void
}

/** What `help` says of a command. */
interface Described {
  summary: string
  usage: string
  examples: readonly string[]
}

/** The word after `ultraplan`. Exit codes: 0 fine, 1 findings or broken, 2 could not do it. */
export interface Command extends Described {
  run(args: readonly string[], terminal: Terminal): Promise<number> | number
}

type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']
export const FLAG = { type: 'boolean' } as const
export const TEXT = { type: 'string' } as const

/** A command with options and at most `words` words after it; without `--json` and the like it takes none. */
export function command<const O extends Options>(
  described: Described & {
    options: O
    words?: number
    act(values: Values<O>, words: readonly string[], terminal: Terminal): Promise<number> | number
  },
): Command {
  const { act, ...rest } = described
  return {
    ...rest,
    run(args, terminal) {
      const { values, positionals } = readArguments(args, described)
      return act(values, positionals, terminal)
    },
  }
}

/** A mistake is answered with how the command is used. */
function readArguments<O extends Options>(
  args: readonly string[],
  { options, usage, words = 0 }: { options: O; usage: string; words?: number },
) {
  const read = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true })
    } catch (error) {
      const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/[.'] /)
      throw new UsageError(first.replace(/^Unknown option/, 'there is no option'), `usage: ${usage}`)
    }
  })()
  const named = read.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const twice = named.find((name, index) => named.indexOf(name) < index && options[name]?.type === 'string')
  if (twice !== undefined)
    throw new UsageError(`--${twice} stands there twice, and only one can be meant`, `usage: ${usage}`)
  const extra = read.positionals[words]
  if (extra !== undefined) throw new UsageError(`nothing is known to do with "${extra}"`, `usage: ${usage}`)
  return read
}

/** A mistake of the person's: printed as one sentence with the next step, exit 2. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }
}

/** What the engine answers; a refusal ends the command. */
export function orFail<T extends object>(answer: T | Refusal): Exclude<T, Refusal> {
  if ('error' in answer) throw new UsageError(answer.error, answer.fix)
  return answer as Exclude<T, Refusal>
}

/** The run a reading command is about: the newest of this repository, or the named one. */
export const openOrFail = ({ cwd, home }: Terminal, run: string | undefined): OpenRun =>
  orFail(openRun(cwd, home, run))

export function taskOrFail(open: OpenRun, words: string, name: string): TaskState {
  const found = pickTask(open.run, words, `ultraplan ${name} <id>`)
  if ('error' in found) throw new UsageError(found.error, found.fix.replaceAll('\n', '\n  '))
  return found
}

export function wordOrFail([word]: readonly string[], usage: string): string {
  if (word === undefined) throw new UsageError('no task was named', `usage: ${usage}`)
  return word
}

/** For a program all of it, for a person in words. */
export const print = (
  terminal: Terminal,
  json: boolean | undefined,
  value: unknown,
  text: () => string,
): void => terminal.out(json ? `${JSON.stringify(value, undefined, 2)}\n` : text())

/** Lines are broken only on a screen. */
export const lookOf = ({
  colour,
  interactive,
  columns,
}: Terminal): { colour: boolean; columns?: number } => ({
  colour,
  ...(interactive ? { columns } : {}),
})
