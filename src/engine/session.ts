import { processStart, type StartedWith, startedWith } from '../io/process-ref.ts'
import type { ProcessRef } from '../model/event.ts'

/** The client that a hook speaks for. A run is bound to all three: id, process, and the process's start. */
export interface Session {
  id: string
  client: ProcessRef
  mode: 'screen' | 'print'
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
  /** What the client's own process was started with: a hook's environment is not the same. */
  startedWith(): StartedWith | undefined
  /** Its main agent is the executor (`--agent`). */
  solo?: boolean
}

interface SessionInput {
  session_id: string
  cwd: string
  agent_type?: string
  agent_id?: string
}

/** The client behind a hook call, from what it says of itself in the environment. */
export function sessionOf(
  { session_id, cwd, agent_type, agent_id }: SessionInput,
  env: NodeJS.ProcessEnv,
  home: string,
): Session {
  let client: ProcessRef | undefined
  return {
    id: session_id,
    // Looked up when somebody wants it, once: macOS and Windows have to start a program for it.
    get client() {
      client ??= clientOf(env)
      return client
    },
    mode: env.CLAUDE_CODE_ENTRYPOINT === 'cli' ? 'screen' : 'print',
    cwd,
    home,
    env,
    startedWith: () => startedWith(Number(env.CLAUDE_PID ?? 0)),
    solo: agent_type === 'ultraplan:spec-executor' && agent_id === undefined,
  }
}

function clientOf(env: NodeJS.ProcessEnv): ProcessRef {
  const pid = Number(env.CLAUDE_PID ?? 0)
  const startedAt = processStart(pid)
  return startedAt === undefined ? { pid } : { pid, startedAt }
}
