/** A slash command of the plugin. All are for people only: `disable-model-invocation` also keeps them out of the context. */
export interface CommandDefinition {
  name: string
  description: string
  argumentHint: string
  /** What the model is told when the hook lets the prompt through. */
  body: string
}

const FOLLOW =
  'Follow the `ultraplan:next` line that ultraplan added to this prompt: one call of the Agent tool for each description in its `agents`, with the key above it as subagent_type and `prompt` as it stands, all in one message, and nothing else.'
const RECORDED =
  'What ultraplan recorded stands beside this prompt. Follow its `ultraplan:next` line; say nothing more than one sentence.'

const command = (
  name: string,
  description: string,
  argumentHint = '',
  body = RECORDED,
): CommandDefinition => ({ name, description, argumentHint, body })

export const COMMANDS: readonly CommandDefinition[] = [
  command('implement', 'Run a plan, task by task, with proof', '<spec folder, name or plan file>', FOLLOW),
  command('status', 'Show the run'),
  command('lint', 'Check a plan before running it', '[plan]'),
  command(
    'init',
    'Set the project up: permission rules, the bare /implement, a configuration',
    '[plan] [--mode <mode>] [--pre-push] [--status-line] [--yes] [--undo]',
  ),
  command('cancel', 'End the run; nothing is removed'),
  command('pause', 'Pause the run'),
  command(
    'retry',
    'Try a paused or blocked task again, or undo an override',
    '[--task <id or name>] [--longer]',
    FOLLOW,
  ),
  command('decide', 'Answer a checkpoint or a paused task', '[--task <id>] <choice>'),
  command(
    'skip-verify',
    'Take a task as complete (unverified), with a reason',
    '--task <id or name> --reason "<why>"',
  ),
  command(
    'force-complete',
    'Bypass all checks of a task; asks for confirmation',
    '--task <id or name> --override-all',
  ),
  command('confirm', 'Confirm a force-complete', 'OVERRIDE'),
  command(
    'adopt',
    'Answer for skipped or forced work, or for commits of your own, so that the approved ref goes on',
    '--task <id or name> | --commits',
  ),
  command('resume', 'Go on with a paused, parked or orphaned run', '', FOLLOW),
]

export function renderCommand(command: CommandDefinition): string {
  return [
    '---',
    `description: ${command.description}`,
    `argument-hint: ${JSON.stringify(command.argumentHint)}`,
    'disable-model-invocation: true',
    '---',
    '',
    command.body,
    '',
  ].join('\n')
}
