import type { Role } from '../model/roles.ts'
import specExecutor from './text/spec-executor.md?raw'

/** An agent of the plugin. Rendered to agents/<name>.md; its system text is the body. */
export interface AgentDefinition {
  name: Role
  description: string
  model: string
  /** What it may not use; an executor has every other tool of the session. */
  disallowedTools?: readonly string[]
  tools?: readonly string[]
  maxTurns: number
  body: string
}

const NO_HELPERS = [
  'Agent',
  'Skill',
  'SendMessage',
  'CronCreate',
  'CronDelete',
  'CronList',
  'ScheduleWakeup',
  'Workflow',
  'AskUserQuestion',
  'EnterPlanMode',
  'EnterWorktree',
]

export const AGENTS: readonly AgentDefinition[] = [
  {
    name: 'spec-executor',
    description: 'Carries out one task of an ultraplan run; started by ticket only.',
    model: 'inherit',
    disallowedTools: NO_HELPERS,
    maxTurns: 200,
    body: specExecutor,
  },
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
