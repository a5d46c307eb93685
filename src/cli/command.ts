import { type ParseArgsConfig, parseArgs } from 'node:util'
import { pickTask } from '../engine/runs/find-task.ts'
import { type OpenRun, openRun, type Refusal } from '../engine/runs/open-run.ts'
import { nearest } from '../model/nearest.ts'
import type { TaskState } from '../model/run.ts'

/** What a command may use of its process. `main/` passes the real terminal, a test a fake one. */
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
  /** Set if the output is a screen that can be redrawn. */
  live?: LiveScreen
  out(text: string): void
  err(text: string): void
  /** One line from the person; absent when no person is there. */
  askLine?(question: string): Promise<string>
  /** What another program passes on stdin. Empty if nothing comes at once. */
  readInput?(): Promise<string>
  /** Runs the board until it is ended; returns the exit code. */
  serve?(options: ServeOptions): Promise<number>
  /** Registers `clean` to be called at the end of the program, also when Ctrl-C, the system or a closed pipe ends it early. */
  onInterrupt?(clean: () => void): void
  /** Calls back when the program that started this one is gone. */
  onOrphaned?(end: () => void): void
}

export interface ServeOptions {
  port: number
  host: string
  /** Opens the board in the person's browser. */
  open: boolean
  newKey: boolean
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
  /** Options by their long names. */
  options?: Options
}

/** The word after `ultraplan`. Exit codes: 0 fine, 1 findings or broken, 2 could not do it. */
export interface Command extends Described {
  run(args: readonly string[], terminal: Terminal): Promise<number> | number
}

type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']
export const FLAG = { type: 'boolean' } as const
export const TEXT = { type: 'string' } as const

/** One call of a command: what was typed, and what most commands do with it. */
export interface Call<Values = unknown> {
  values: Values
  words: readonly string[]
  terminal: Terminal
  /** The first word, which names a task. */
  task(): string
  /** The run a reading command is about: the newest of this repository, or the one that a word or `--run` names. */
  open(word?: string): OpenRun
  /** Prints everything as JSON for a program (`--json`), or a text for a person. */
  print(value: unknown, text: () => string): void
}

/** A command with options, and at most `words` words after it. Without an exit code of its own it ends with 0. */
export function command<const O extends Options>(
  described: Described & {
    options: O
    words?: number
    act(call: Call<Values<O>>): Promise<number | undefined> | number | undefined
  },
): Command {
  const { act, ...rest } = described
  return {
    ...rest,
    async run(args, terminal) {
      const { values, positionals: words } = readArguments(args, described)
      const { json, run } = values as { json?: boolean; run?: string }
      const call: Call<Values<O>> = {
        values,
        words,
        terminal,
        task() {
          if (words[0] === undefined) throw new UsageError('no task was named', `usage: ${rest.usage}`)
          return words[0]
        },
        open: (word) => orFail(openRun(terminal.cwd, terminal.home, word ?? run)),
        print: (value, text) => terminal.out(json ? `${JSON.stringify(value, undefined, 2)}\n` : text()),
      }
      return (await act(call)) ?? 0
    },
  }
}

/** After a wrong argument the usage of the command is shown. */
function readArguments<O extends Options>(
  args: readonly string[],
  { options, usage, words = 0 }: { options: O; usage: string; words?: number },
) {
  const read = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true })
    } catch (error) {
      const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/[.'] /)
      const [, typed = ''] = /^Unknown option '--([\w-]+)/.exec(first) ?? []
      const near = nearest(typed, Object.keys(options))
      const meant = near === undefined ? '' : `did you mean --${near}? `
      throw new UsageError(first.replace(/^Unknown option/, 'there is no option'), `${meant}usage: ${usage}`)
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

/** Returns the answer of the engine; a refusal ends the command. */
export function orFail<T extends object>(answer: T | Refusal): Exclude<T, Refusal> {
  if ('error' in answer) throw new UsageError(answer.error, answer.fix)
  return answer as Exclude<T, Refusal>
}

export function taskOrFail(open: OpenRun, words: string, name: string): TaskState {
  const found = pickTask(open.run, words, `ultraplan ${name} <id>`)
  if ('error' in found) throw new UsageError(found.error, found.fix.replaceAll('\n', '\n  '))
  return found
}

/** Lines are broken only on a screen. */
export const lookOf = ({ colour, interactive, columns }: Terminal) =>
  interactive ? { colour, columns } : { colour }
