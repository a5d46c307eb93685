import type { CommandInfo } from '../model/commands.ts'

const FOLLOW =
  'Follow the `ultraplan:next` line that ultraplan added to this prompt: one call of the Agent tool for each description in its `agents`, with the key above it as subagent_type and `prompt` as it stands, all in one message, and nothing else.'
const RECORDED =
  'What ultraplan recorded stands beside this prompt. Follow its `ultraplan:next` line; say nothing more than one sentence.'

/** `disable-model-invocation` also keeps the commands out of the context. */
export function renderCommand(command: CommandInfo): string {
  return [
    '---',
    `description: ${command.description}`,
    `argument-hint: ${JSON.stringify(command.argumentHint)}`,
    'disable-model-invocation: true',
    '---',
    '',
    command.goesOn ? FOLLOW : RECORDED,
    '',
  ].join('\n')
}
