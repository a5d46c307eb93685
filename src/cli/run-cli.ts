import { type CommandInfo, commandHelp, commandNamed } from '../model/commands.ts'
import { nearest } from '../model/nearest.ts'
import { VERSION } from '../model/version.ts'
import { palette } from '../view/paint.ts'
import { oneLine, pad, wrap } from '../view/terminal.ts'
import { type Command, type Terminal, UsageError } from './command.ts'

const board = () => import('./board.ts')
const control = () => import('./control.ts')
const judging = () => import('./judging.ts')
const plans = () => import('./plans.ts')
const reading = () => import('./reading.ts')
const setup = () => import('./setup.ts')

/** Every command, loaded only when it is asked for. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  audit: async () => (await reading()).audit,
  cancel: async () => (await control()).cancel,
  checks: async () => (await setup()).checks,
  completion: async () => completion,
  demo: async () => (await control()).demo,
  doctor: async () => (await setup()).doctor,
  gate: async () => (await judging()).gate,
  help: async () => help,
  init: async () => (await setup()).init,
  lint: async () => (await plans()).lint,
  log: async () => (await reading()).log,
  new: async () => (await plans()).newCommand,
  pause: async () => (await control()).pause,
  prepare: async () => (await plans()).prepare,
  replay: async () => (await reading()).replay,
  report: async () => (await board()).report,
  runs: async () => (await import('./status.ts')).runs,
  serve: async () => (await board()).serve,
  show: async () => (await reading()).show,
  status: async () => (await import('./status.ts')).status,
  summary: async () => (await reading()).summary,
  verify: async () => (await judging()).verify,
  worktrees: async () => (await reading()).worktrees,
}

/** Finds the command, runs it, and words what went wrong: one sentence and the next step. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version' || name === '-v' || name === 'version') {
    terminal.out(`${VERSION}\n`)
    return 0
  }
  try {
    const asked = helpFor(name, rest)
    if (asked) return await help.run(asked, terminal)
    const load = COMMANDS[name ?? '']
    if (!load && name) (await control()).refuseOutside(name, terminal)
    if (!load) throw noCommand(name ?? '')
    return await (await load()).run(rest, terminal)
  } catch (error) {
    terminal.err(`ultraplan: ${worded(error)}\n`)
    return 2
  }
}

function noCommand(name: string): UsageError {
  // A skill of the plugin, which is in no list of commands.
  if (name === 'plan')
    return new UsageError(
      'plan is not a command of the terminal: Claude Code drafts a plan with you',
      'start claude in this folder and type /ultraplan:plan <goal>',
    )
  const near = nearest(name, Object.keys(COMMANDS))
  const meant = near === undefined ? '' : `did you mean ultraplan ${near}? `
  return new UsageError(`there is no command ${oneLine(name)}`, `${meant}ultraplan help lists the commands`)
}

/** Errors that know their place and the next step show both. */
function worded(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { place, fix } = error as Error & { place?: { file?: string; line?: number }; fix?: string }
  const where = place?.file === undefined ? '' : `${place.file}${place.line ? `:${place.line}` : ''}  `
  return `${where}${error.message}${fix === undefined ? '' : `\n  ${fix}`}`
}

/** The arguments for `help`: without a command, or with `--help` alone or after a command. Words after `--` belong to the command. */
function helpFor(name: string | undefined, rest: readonly string[]): string[] | undefined {
  const flag = (word: string | undefined) => word === '--help' || word === '-h'
  if (name === undefined || flag(name)) return []
  const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest
  return own.some(flag) ? [name] : undefined
}

/** All commands on one page, or one with its usage and examples. */
const help: Command = {
  summary: 'list the commands, or explain one',
  usage: 'ultraplan help [command]',
  examples: ['ultraplan help', 'ultraplan help status'],
  async run([name], terminal) {
    if (name === undefined) {
      const all = Object.entries(COMMANDS).sort(([a], [b]) => (a < b ? -1 : 1))
      const commands = await Promise.all(all.map(async ([word, load]) => ({ word, ...(await load()) })))
      terminal.out(overview(commands, terminal))
    } else {
      const command = await COMMANDS[name]?.()
      const typed = command ? undefined : commandNamed(name)
      if (!command && !typed) throw noCommand(name)
      terminal.out(
        command ? explain(command, terminal) : `in Claude Code: ${commandHelp(typed as CommandInfo)}\n`,
      )
    }
    return 0
  },
}

/** Prints a script that makes the shell complete commands, options, and the names of plans. */
const completion: Command = {
  summary: 'print the completion for bash or zsh',
  usage: 'ultraplan completion bash|zsh',
  examples: [
    'ultraplan completion bash   # in ~/.bashrc: eval "$(ultraplan completion bash)"',
    'ultraplan completion zsh    # in ~/.zshrc, after compinit: eval "$(ultraplan completion zsh)"',
  ],
  async run([shell, ...rest], terminal) {
    if ((shell !== 'bash' && shell !== 'zsh') || rest.length > 0)
      throw new UsageError('completion is for bash or for zsh', `usage: ${completion.usage}`)
    const { completionScript } = await import('./completion.ts')
    const words = await Promise.all(
      Object.entries(COMMANDS).map(async ([word, load]) => {
        const { options = {} } = await load()
        return { word, options: Object.keys(options).map((name) => `--${name}`) }
      }),
    )
    terminal.out(completionScript(shell, words))
    return 0
  },
}

function overview(
  commands: readonly { word: string; summary: string }[],
  { columns, colour }: Terminal,
): string {
  const { bold, dim } = palette(colour)
  const width = Math.max(...commands.map(({ word }) => word.length))
  const lines = commands.flatMap(({ word, summary }) => {
    const [first = '', ...rest] = wrap(summary, columns - width - 4)
    return [`  ${bold(pad(word, width))}  ${first}`, ...rest.map((line) => `  ${' '.repeat(width)}  ${line}`)]
  })
  // The text is wrapped before it is coloured, so that no colour code is cut in two.
  const words = (text: string) => wrap(text, columns)
  return [
    ...words(
      'ultraplan runs a plan through executor agents and counts a task as done only when the gate has proved it',
    ),
    '',
    ...lines,
    '',
    ...words(
      'ultraplan help <command> explains one; a run is started in Claude Code with /ultraplan:implement <spec>',
    ).map(dim),
    ...words('exit codes: 0 fine, 1 findings or broken, 2 could not do it').map(dim),
    '',
  ].join('\n')
}

function explain({ summary, usage, examples }: Command, { colour, columns }: Terminal): string {
  const { bold } = palette(colour)
  const shown = examples.map((line) => `  ${line}`)
  return [
    ...wrap(summary, columns),
    '',
    bold('usage'),
    `  ${usage}`,
    '',
    bold('examples'),
    ...shown,
    '',
  ].join('\n')
}
