import { palette } from '../view/palette.ts'
import { pad, wrap } from '../view/width.ts'
import { type Command, type Terminal, UsageError } from './command.ts'
import { COMMANDS } from './index.ts'

/** All commands on one page, or one with its usage and examples. */
export const help: Command = {
  name: 'help',
  summary: 'list the commands, or explain one',
  usage: 'ultraplan help [command]',
  examples: ['ultraplan help', 'ultraplan help status'],
  async run([name], terminal) {
    if (name === undefined) terminal.out(overview(await loadAll(), terminal))
    else {
      const command = await COMMANDS[name]?.()
      if (!command) throw new UsageError(`there is no command ${name}`, 'ultraplan help lists them')
      terminal.out(explain(command, terminal))
    }
    return 0
  },
}

const loadAll = (): Promise<Command[]> =>
  Promise.all(
    Object.keys(COMMANDS)
      .sort()
      .map((name) => (COMMANDS[name] as () => Promise<Command>)()),
  )

function overview(commands: readonly Command[], { columns, colour }: Terminal): string {
  const { bold, dim } = palette(colour)
  const width = Math.max(...commands.map(({ name }) => name.length))
  const lines = commands.flatMap(({ name, summary }) => {
    const [first = '', ...rest] = wrap(summary, columns - width - 4)
    return [`  ${bold(pad(name, width))}  ${first}`, ...rest.map((line) => `  ${' '.repeat(width)}  ${line}`)]
  })
  // Wrapped before it is painted, so that no colour is cut in two.
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

function explain({ summary, usage, examples }: Command, { colour }: Terminal): string {
  const { bold } = palette(colour)
  return [
    summary,
    '',
    bold('usage'),
    `  ${usage}`,
    '',
    bold('examples'),
    ...examples.map((line) => `  ${line}`),
    '',
  ].join('\n')
}
