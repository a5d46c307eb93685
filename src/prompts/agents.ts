import type { Role } from '../model/roles.ts'
import architect from './text/architect.md?raw'
import securityReviewer from './text/security-reviewer.md?raw'
import specExecutor from './text/spec-executor.md?raw'
import specReviewer from './text/spec-reviewer.md?raw'
import verifier from './text/verifier.md?raw'

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

const READ_ONLY = ['Read', 'Grep', 'Glob']

/** A reviewer looks and answers. `model` is what the configuration says by default; the run's own is set at dispatch. */
const reviewer = (name: Role, model: string, looksAt: string, body: string): AgentDefinition => ({
  name,
  description: `Reviews ${looksAt} in an ultraplan run; started by ticket only.`,
  model,
  tools: READ_ONLY,
  maxTurns: 80,
  body,
})

export const AGENTS: readonly AgentDefinition[] = [
  {
    name: 'spec-executor',
    description: 'Carries out one task of an ultraplan run; started by ticket only.',
    model: 'inherit',
    disallowedTools: NO_HELPERS,
    maxTurns: 200,
    body: specExecutor,
  },
  reviewer('spec-reviewer', 'inherit', 'a task against its spec', specReviewer),
  reviewer('architect', 'opus', 'a task', architect),
  reviewer('verifier', 'haiku', 'an output', verifier),
  reviewer('security-reviewer', 'inherit', 'security', securityReviewer),
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
