import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hookName } from '../golden/recording-plugin.ts'
import { checklist, START } from '../golden/stories.ts'
import { StoryRoom } from '../golden/story-room.ts'

/** What the hooks of a built plugin may load, and what each of them does load when it has nothing to say. */
export interface HookLoads {
  /** The size of every file of dist that a hook can load, by its path there. */
  files: Record<string, number>
  /** By the name of the hook: the files that it loads at least, and their bytes together. */
  starts: Record<string, { bytes: number; files: string[] }>
}

const EXECUTOR = { agent_id: 'nobody', agent_type: 'ultraplan:spec-executor' }

/** Events that leave the hooks silent in a session that drives a run, with an executor at work. */
const SILENT: Record<string, Record<string, unknown>> = {
  'session-start': { ...EXECUTOR, source: 'compact' },
  command: { command_name: 'other:command', command_args: '' },
  'bare-command': { command_name: 'implement', command_args: '' },
  prompt: { prompt: 'how far is it?' },
  'agent-call': { tool_name: 'Agent', tool_input: { subagent_type: 'Explore' } },
  fence: { tool_name: 'Write', tool_input: { file_path: '/nonexistent/a.txt', content: '' } },
  'fence-agents': { tool_name: 'SendMessage', tool_input: { to: 'nobody' } },
  'fence-skill': { tool_name: 'Skill', tool_input: { skill: 'pdf' } },
  handback: { tool_name: 'SubagentHandback', tool_input: {} },
  'permission-asked': { tool_name: 'Bash', tool_input: { command: 'ls' } },
  'permission-denied': { tool_name: 'Bash', tool_input: { command: 'ls' } },
  'call-ended': { tool_name: 'Bash', tool_input: { command: 'ls' } },
  'call-failed': { tool_name: 'Bash', tool_input: { command: 'ls' } },
  'calls-ended': {},
  settings: { source: 'user_settings' },
  'agent-back': { tool_name: 'Agent', tool_input: { subagent_type: 'Explore' } },
  'agent-failed': { tool_name: 'Agent', tool_input: { subagent_type: 'Explore' } },
  'agent-start': EXECUTOR,
  claim: { agent_id: 'nobody', agent_type: '' },
  stop: {
    last_assistant_message: 'I wait.',
    background_tasks: [{ id: 'a1', type: 'subagent', status: 'running' }],
  },
  late: { ...EXECUTOR, tool_name: 'Bash' },
  wake: {},
  // The turn of a session that drives no run any more: otherwise this one waits, and wakes it.
  'turn-failed': { session_id: 'session-2', error: 'overloaded' },
}

export async function measureHooks(plugin: string): Promise<HookLoads> {
  const dist = join(plugin, 'dist')
  const files = Object.fromEntries(reachable(dist).map((path) => [path, sizeOf(dist, path)]))
  const room = new StoryRoom(plugin, checklist([{ id: '1.1' }]))
  try {
    const agent = await room.one(await room.types(START))
    await agent.launched()
    const starts = hookNames(plugin).map((name) => {
      const loaded = loadedBy(dist, name, room)
      return [name, { bytes: loaded.reduce((sum, path) => sum + sizeOf(dist, path), 0), files: loaded }]
    })
    return { files, starts: Object.fromEntries(starts) }
  } finally {
    room.close()
  }
}

const sizeOf = (dist: string, path: string): number => statSync(join(dist, path)).size

/** Every file that hook.cjs names, and those that they name. */
function reachable(dist: string): string[] {
  const found = new Set(['hook.cjs'])
  for (const path of found) {
    const text = readFileSync(join(dist, path), 'utf8')
    const named = text.matchAll(/require\("(\.\.?\/[\w./-]+\.cjs)"\)/g)
    for (const [, name = ''] of named) found.add(join(path, '..', name).split(sep).join('/'))
  }
  return [...found].sort()
}

function hookNames(plugin: string): string[] {
  const { hooks } = JSON.parse(readFileSync(join(plugin, 'hooks/hooks.json'), 'utf8')) as {
    hooks: Record<string, { hooks: { command: string }[] }[]>
  }
  const all = Object.values(hooks).flat()
  return all.flatMap((entry) => entry.hooks.map(({ command }) => hookName(command))).sort()
}

/** Node itself writes down which files it loaded, modules and CommonJS alike. */
function loadedBy(dist: string, name: string, room: StoryRoom): string[] {
  const about = SILENT[name]
  if (!about) throw new Error(`test/architecture/hook-loads.ts has no silent event for the hook ${name}`)
  const coverage = mkdtempSync(join(tmpdir(), 'ultraplan-loads-'))
  try {
    const { env, input } = room.handsOver(about)
    const { stdout, status } = spawnSync(process.execPath, [join(dist, 'hook.cjs'), name], {
      cwd: room.repo,
      env: { ...env, NODE_V8_COVERAGE: coverage },
      input,
      encoding: 'utf8',
    })
    if (status !== 0 || stdout !== '') throw new Error(`${name} is not silent (${status}): ${stdout}`)
    const prefix = pathToFileURL(dist).href
    const loaded = readdirSync(coverage).flatMap((file) => {
      const { result } = JSON.parse(readFileSync(join(coverage, file), 'utf8')) as {
        result: { url: string }[]
      }
      return result.flatMap(({ url }) => (url.startsWith(prefix) ? url.slice(prefix.length + 1) : []))
    })
    return loaded.sort()
  } finally {
    rmSync(coverage, { recursive: true, force: true })
  }
}
