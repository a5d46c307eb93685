/** A command that a person types after `/ultraplan:`. All are for people only; `src/hooks/commands.ts` has what they do. */
export interface CommandInfo {
  name: string
  description: string
  argumentHint: string
  /** What may stand after the name. Absent: the name alone is an example. */
  example?: string
  /** The model continues the run afterwards. Otherwise it only says what was recorded. */
  goesOn?: true
  /** The gate that the command lowers. Such a command acts for a person, and is refused if no person can have typed it. */
  lowers?: string
}

/** The only list of commands, for `commands/*.md` and for what the program refuses outside of a session. */
export const COMMANDS: readonly CommandInfo[] = [
  {
    name: 'implement',
    description: 'Run a plan, with proof',
    argumentHint: '<spec folder, name or plan file> [--optional run|skip]',
    example: 'demo',
    goesOn: true,
  },
  { name: 'status', description: 'Show the run', argumentHint: '' },
  {
    name: 'log',
    description: 'Tell what happened',
    argumentHint: '[task]',
    example: '1.2',
  },
  { name: 'summary', description: 'Sum the run up', argumentHint: '' },
  {
    name: 'show',
    description: 'Show the gate result',
    argumentHint: '<task>',
    example: '1.2',
  },
  { name: 'report', description: 'Write the run as HTML', argumentHint: '[run]' },
  {
    name: 'new',
    description: 'Write a plan to fill in',
    argumentHint: '<name>',
    example: 'add-login',
  },
  { name: 'lint', description: 'Check a plan', argumentHint: '[plan]', example: 'demo' },
  {
    name: 'prepare',
    description: 'Propose missing proofs',
    argumentHint: '[plan] [--default "<command>"] [--probe] [--yes] [--undo]',
    example: 'demo --probe',
  },
  {
    name: 'init',
    description: 'Set the project up',
    argumentHint:
      '[plan] [--mode <mode>] [--pre-push] [--status-line] [--launcher] [--notify] [--yes] [--undo]',
    example: 'demo',
  },
  {
    name: 'doctor',
    description: 'Check what runs need',
    argumentHint: '[plan]',
    example: 'demo',
  },
  { name: 'pane', description: 'Show the run beside the chat', argumentHint: '' },
  { name: 'cancel', description: 'End the run; nothing is removed', argumentHint: '' },
  { name: 'pause', description: 'Pause the run', argumentHint: '' },
  {
    name: 'retry',
    description: 'Try a task again, or undo an override',
    argumentHint: '[--task <id or name>] [--longer]',
    example: '--task 1.2 --longer',
    goesOn: true,
    lowers: 'gives new attempts to a task that waits for a person',
  },
  {
    name: 'decide',
    description: 'Answer a checkpoint or a paused task',
    argumentHint: '[--task <id>] <choice>',
    example: '--task 1.2 option-a',
    lowers: 'answers a checkpoint, skips a task or lets an unsure review count',
  },
  {
    name: 'skip-verify',
    description: 'Count a task as complete (unverified)',
    argumentHint: '--task <id or name> --reason "<why>"',
    example: '--task 1.2 --reason "the staging service is down"',
    lowers: 'counts a task as complete without proof',
  },
  {
    name: 'force-complete',
    description: 'Bypass all checks of a task',
    argumentHint: '--task <id or name> --override-all',
    example: '--task 1.2 --override-all',
    lowers: 'asks to bypass every check of a task',
  },
  {
    name: 'confirm',
    description: 'Confirm a force-complete',
    argumentHint: 'OVERRIDE',
    example: 'OVERRIDE',
    lowers: 'bypasses every check of a task',
  },
  {
    name: 'adopt',
    description: 'Answer for unproved work',
    argumentHint: '--task <id or name> | --commits',
    example: '--task 1.2',
    lowers: 'counts work as approved that nothing has proved',
  },
  {
    name: 'land',
    description: 'Bring approved work to your branch',
    argumentHint: '',
  },
  {
    name: 'resume',
    description: 'Go on with a run',
    argumentHint: '',
    goesOn: true,
  },
  {
    name: 'help',
    description: 'List the commands',
    argumentHint: '[command]',
    example: 'retry',
  },
]

export const commandNamed = (name: string | undefined): CommandInfo | undefined =>
  COMMANDS.find((command) => command.name === name)

/** Where a person types: in a terminal, or in Claude Code, on its screen or with -p. */
export type Where = 'terminal' | 'screen' | 'print'

/** The program's lines in a text, down to the first option. */
const LINES = new RegExp(
  `(?<![\\w/.:-]|! )ultraplan (${[...COMMANDS.map(({ name }) => name), 'audit', 'gate', 'replay'].join('|')})(?![\\w-])((?: [^\\s\`;,:()"]+){0,2}? --[a-z-]+)?`,
  'g',
)

/**
 * A text with lines for a terminal, where the person is: in Claude Code the slash command, or the program by the shell
 * of the screen, which finds it without a launcher. Who uses -p is in a terminal.
 */
export const typedIn = (text: string, where: Where): string =>
  where === 'terminal'
    ? text
    : text.replace(LINES, (line: string, name: string, option = '') => {
        const command = commandNamed(name)
        const [last = ''] = option.match(/--[a-z-]+$/) ?? []
        if (command?.argumentHint.includes(last)) return line.replace('ultraplan ', '/ultraplan:')
        return where === 'screen' ? `! ${line}` : line
      })

/** A command of the program, where the person is. */
export const commandTyped = (words: string, where: Where): string => typedIn(`ultraplan ${words}`, where)

/** `/ultraplan:retry --task <id or name>` */
const WIDEST = 54

/** What a command needs. Its help has the options, which may be left out. */
const shortHint = (hint: string): string => hint.replace(/ *\[--(?!task)[^\]]*\]/g, '').trim()

/** All commands on one page. `/ultraplan:plan` is a skill, because a model carries it out. */
export function commandList(): string {
  const plan = { name: 'plan', description: 'Draft a plan from a goal', argumentHint: '<goal>' }
  const lines = [plan, ...COMMANDS].map(
    ({ name, description, argumentHint }) =>
      `${`/ultraplan:${name} ${shortHint(argumentHint)}`.padEnd(WIDEST)}  ${description}`,
  )
  return [
    'ultraplan runs a plan and counts a task as done only with proof.',
    ...lines,
    '/ultraplan:help <command> shows its options and an example',
  ].join('\n')
}

/** One command with its use and an example. */
export const commandHelp = ({ name, description, argumentHint, example = '' }: CommandInfo): string =>
  [
    description,
    `usage: ${`/ultraplan:${name} ${argumentHint}`.trim()}`,
    `example: ${`/ultraplan:${name} ${example}`.trim()}`,
  ].join('\n')

/** The ultraplan command that a prompt is, if a person typed it. */
export const commandIn = (prompt: string): CommandInfo | undefined =>
  commandNamed(/^\s*\/ultraplan:([a-z-]+)/.exec(prompt)?.[1])
