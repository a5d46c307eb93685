import type { CommandInfo } from '../model/commands.ts'
import { REVIEWERS, type Role, roleOf } from '../model/roles.ts'
import { VERSION } from '../model/version.ts'
import { roleTexts } from './review-prompt.ts'
import specExecutor from './text/spec-executor.md?raw'

/** An agent of the plugin. Rendered to agents/<name>.md; its system text is the body. */
export interface AgentDefinition {
  name: Role
  description: string
  model: string
  /** Tools that it may not use. An executor has every other tool of the session. */
  disallowedTools?: readonly string[]
  tools?: readonly string[]
  maxTurns: number
  body: string
}

const NO_HELPERS =
  'Agent Skill SendMessage CronCreate CronDelete CronList ScheduleWakeup Workflow AskUserQuestion EnterPlanMode EnterWorktree'

export const AGENTS: readonly AgentDefinition[] = [
  {
    name: 'spec-executor',
    description: 'Carries out one task of an ultraplan run; started by ticket only.',
    model: 'inherit',
    disallowedTools: NO_HELPERS.split(' '),
    maxTurns: 200,
    body: specExecutor,
  },
  // A reviewer only reads and answers. `model` is the default of the configuration; the run's own is set at dispatch.
  ...REVIEWERS.map((name) => ({
    name,
    description: `Reviews ${roleOf(name).looksAt} in an ultraplan run; started by ticket only.`,
    model: roleOf(name).model ?? 'inherit',
    tools: ['Read', 'Grep', 'Glob'],
    maxTurns: 80,
    body: roleTexts(name).agent,
  })),
]

export function renderAgent(agent: AgentDefinition): string {
  const lines = [
    '---',
    `name: ${agent.name}`,
    `description: ${agent.description}`,
    `model: ${agent.model}`,
    `maxTurns: ${agent.maxTurns}`,
    ...(agent.tools ? [`tools: ${agent.tools.join(', ')}`] : []),
    ...(agent.disallowedTools ? [`disallowedTools: ${agent.disallowedTools.join(', ')}`] : []),
    '---',
    '',
  ]
  return `${lines.join('\n')}${agent.body}`
}

const NAME = 'ultraplan'
const DESCRIPTION =
  'Runs a plan through executor agents and counts a task as done only when evidence the agent did not write says so.'
const OWNER = { name: 'ultraplan maintainers' }

/** plugin.json and marketplace.json, with the one version number of package.json. */
export function renderManifests(): Record<string, string> {
  return {
    '.claude-plugin/plugin.json': json({
      name: NAME,
      version: VERSION,
      description: DESCRIPTION,
      author: OWNER,
      license: 'MIT',
      keywords: ['plan', 'verification', 'gate', 'agents', 'evidence'],
      icon: './.claude-plugin/icon.png',
      // Beside hooks/hooks.json, which the client reads by itself.
      hooks: './hooks/mods.json',
    }),
    '.claude-plugin/marketplace.json': json({
      name: NAME,
      owner: OWNER,
      description: 'ultraplan: done means proved',
      plugins: [
        { name: NAME, source: './', description: DESCRIPTION, version: VERSION, category: 'development' },
      ],
    }),
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

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
