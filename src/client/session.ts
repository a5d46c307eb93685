import { join } from 'node:path'
import { isSameProcess, type StartedWith, startedWith } from '../io/process-ref.ts'
import type { ProcessRef } from '../model/event.ts'
import type { Run } from '../model/run.ts'

/** The client that a hook speaks for. A run is bound to all three: id, process, and the process's start. */
export interface Session {
  id: string
  client: ProcessRef
  mode: 'screen' | 'print'
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
  /** What the client's own process was started with. Absent: the system is asked, which few hooks need. */
  startedWith?(): StartedWith | undefined
  /** Its main agent is the executor (`--agent`). */
  solo?: boolean
}

/**
 * Whether this client drives the run: the same session in the same process. A nested client that was opened on the live
 * session has the same id but another process, so it may do nothing.
 */
export const isDriver = (run: Run, session: Pick<Session, 'id' | 'client'>): boolean =>
  run.session === session.id && isSameProcess(run.client, session.client)

/** Whether this is the type of an ultraplan agent, as the client names it. */
export const isOurs = (agentType: unknown): boolean => String(agentType ?? '').startsWith('ultraplan:')

/** The folder that the client was started in: it reads the project's settings only there. */
export const projectFolder = ({ env, cwd }: Pick<Session, 'env' | 'cwd'>): string =>
  env.CLAUDE_PROJECT_DIR ?? cwd

/** Whether a program was started in a shell of the client. */
export const isInsideClient = (env: NodeJS.ProcessEnv): boolean => Boolean(env.CLAUDECODE)

/** The session whose shell a program was started in. */
export const insideSession = (env: NodeJS.ProcessEnv): string | undefined => env.CLAUDE_CODE_SESSION_ID

/** Our own plugin, as the client installed it. */
export const pluginFolder = (env: NodeJS.ProcessEnv): string | undefined => env.CLAUDE_PLUGIN_ROOT

/** Where the client keeps a person's own settings, its transcripts and what it says of its sessions. */
export const clientHome = ({ env, home }: { env: NodeJS.ProcessEnv; home: string }): string =>
  env.CLAUDE_CONFIG_DIR ?? join(home, '.claude')

/** Where each client says of its session which process drives it, and whether it was moved to the background. */
export const sessionsFolder = (place: { env: NodeJS.ProcessEnv; home: string }): string =>
  join(clientHome(place), 'sessions')

/** Where the client makes the worktrees of its agents, below the top of a repository. */
export const WORKTREES = '.claude/worktrees'

/** The branch that the client makes for the worktree of an agent. */
export const worktreeBranch = (agentId: string): string => `worktree-agent-${agentId}`

/**
 * The client sets these variables for its shells, and for its hooks too. So they are looked for in the environment that
 * the client itself was started with. Sessions that its daemon runs in the background have none of them.
 */
const SHELL_OF_CLIENT = ['CLAUDE_CODE_CHILD_SESSION', 'CLAUDECODE', 'CLAUDE_CODE_MESSAGING_SOCKET']

/** The environment and arguments of the client's own process; the environment of a hook is different. */
export const startOf = (session: Session): StartedWith | undefined =>
  session.startedWith ? session.startedWith() : startedWith(session.client.pid)

/** What a client says of the person in front of it. */
export function attendance(session: Session) {
  const { env }: Pick<StartedWith, 'env'> = startOf(session) ?? { env: {} }
  return {
    attended: attendedBy(session),
    /** What in its environment says that a shell of another client started it. */
    child: SHELL_OF_CLIENT.find((name) => env[name] !== undefined),
    background: (env.CLAUDE_CODE_SESSION_KIND ?? session.env.CLAUDE_CODE_SESSION_KIND) === 'bg',
  }
}

/** Whether a person is in front of the client, as the client says. Clients before 2.1.325 may not say it. */
export function attendedBy({ env }: Session): boolean | undefined {
  const said = env.CLAUDE_CODE_SESSION_ATTENDED
  return said === '1' ? true : said === '0' ? false : undefined
}
