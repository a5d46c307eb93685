import { referenceDocs } from '../engine/project/checks.ts'
import { protocolSkill } from '../engine/project/protocol-skill.ts'
import { configReference } from '../engine/setup/config-file.ts'
import { renderHooks, renderModules } from '../hooks/render.ts'
import { COMMANDS } from '../model/commands.ts'
import { AGENTS, renderAgent, renderCommand, renderManifests } from '../prompts/agents.ts'

/** Every generated file of the plugin by its path; scripts/build.mjs writes them. */
export function rendered(): Record<string, string> {
  return {
    ...Object.fromEntries(AGENTS.map((agent) => [`agents/${agent.name}.md`, renderAgent(agent)])),
    ...Object.fromEntries(COMMANDS.map((command) => [`commands/${command.name}.md`, renderCommand(command)])),
    'hooks/hooks.json': renderHooks(),
    'hooks/mods.json': renderModules(),
    ...renderManifests(),
    ...referenceDocs(),
    ...protocolSkill(),
    'docs/configuration.md': configReference(),
  }
}
