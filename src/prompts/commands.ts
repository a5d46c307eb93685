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

export const COMMANDS: readonly CommandDefinition[] = [
  {
    name: 'implement',
    description: 'Run a plan, task by task, with proof',
    argumentHint: '<spec folder, name or plan file>',
    body: FOLLOW,
  },
  { name: 'status', description: 'Show the run', argumentHint: '', body: RECORDED },
  { name: 'lint', description: 'Check a plan before running it', argumentHint: '[plan]', body: RECORDED },
  {
    name: 'init',
    description: 'Set the project up: permission rules, the bare /implement, a configuration',
    argumentHint: '[plan] [--mode <mode>] [--pre-push] [--status-line] [--yes] [--undo]',
    body: RECORDED,
  },
  { name: 'cancel', description: 'End the run; nothing is removed', argumentHint: '', body: RECORDED },
  { name: 'pause', description: 'Pause the run', argumentHint: '', body: RECORDED },
  {
    name: 'retry',
    description: 'Try a paused or blocked task again, or undo an override',
    argumentHint: '[--task <id or name>] [--longer]',
    body: FOLLOW,
  },
  {
    name: 'decide',
    description: 'Answer a checkpoint or a paused task',
    argumentHint: '[--task <id>] <choice>',
    body: RECORDED,
  },
  {
    name: 'skip-verify',
    description: 'Take a task as complete (unverified), with a reason',
    argumentHint: '--task <id or name> --reason "<why>"',
    body: RECORDED,
  },
  {
    name: 'force-complete',
    description: 'Bypass all checks of a task; asks for confirmation',
    argumentHint: '--task <id or name> --override-all',
    body: RECORDED,
  },
  { name: 'confirm', description: 'Confirm a force-complete', argumentHint: 'OVERRIDE', body: RECORDED },
  {
    name: 'adopt',
    description:
      'Answer for skipped or forced work, or for commits of your own, so that the approved ref goes on',
    argumentHint: '--task <id or name> | --commits',
    body: RECORDED,
  },
  {
    name: 'resume',
    description: 'Go on with a paused, parked or orphaned run',
    argumentHint: '',
    body: FOLLOW,
  },
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
