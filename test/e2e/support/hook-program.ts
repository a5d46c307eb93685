import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf } from '../harness/room.ts'
import type { Stage } from '../harness/stage.ts'
import { waitUntil } from '../harness/wait-until.ts'

/** An agent that a session started, as the client's own files name it. */
export interface StartedAgent {
  id: string
  transcript: string
}

export async function startedAgents(stage: Stage, session: string): Promise<StartedAgent[]> {
  const projects = join(stage.room.home, '.claude/projects')
  return waitUntil('the files of an agent', 120_000, () => {
    for (const project of readdirSync(projects)) {
      const folder = join(projects, project, session, 'subagents')
      try {
        const metas = readdirSync(folder).filter((name) => name.endsWith('.meta.json'))
        if (metas.length === 0) continue
        return metas.map((name) => {
          const transcript = join(folder, name.replace(/\.meta\.json$/, '.jsonl'))
          return { id: name.replace(/^agent-(.*)\.meta\.json$/, '$1'), transcript }
        })
      } catch {
        // another project, or not yet there
      }
    }
    return undefined
  })
}

/** Runs a hook of the plugin with made-up input, in the name of the client that drives the run. */
function fireHook(
  stage: Stage,
  hook: { name: string; event: string },
  input: Record<string, unknown>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const [started] = stage.journal('run_started')
  const { session, client } = started as unknown as { session: string; client: { pid: number } }
  const child = spawn('sh', [join(stage.plugin, 'hooks/run.sh'), hook.name, 'closed'], {
    cwd: stage.repo.path,
    env: environmentOf(stage.room, {
      CLAUDE_PLUGIN_ROOT: stage.plugin,
      CLAUDE_PROJECT_DIR: stage.repo.path,
      CLAUDE_CODE_SESSION_ID: session,
      CLAUDE_PID: String(client.pid),
      CLAUDE_CODE_ENTRYPOINT: 'sdk-cli',
    }),
  })
  child.stdin.end(
    JSON.stringify({ session_id: session, cwd: stage.repo.path, hook_event_name: hook.event, ...input }),
  )
  const out = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      out[name] += text
    })
  return new Promise((done) => child.on('close', (code) => done({ code, ...out })))
}

/** A SubagentStop of this agent. */
export const claimOf = (stage: Stage, agent: StartedAgent, over: Record<string, unknown> = {}) =>
  fireHook(
    stage,
    { name: 'claim', event: 'SubagentStop' },
    {
      agent_id: agent.id,
      agent_type: 'ultraplan:spec-executor',
      agent_transcript_path: agent.transcript,
      background_tasks: [],
      ...over,
    },
  )
