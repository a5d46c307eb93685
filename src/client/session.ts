import { join } from 'node:path'
import { isSameProcess } from '../io/process-ref.ts'
import type { StartedWith } from '../io/started-with.ts'
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
  /** What the client's own process was started with: a hook's environment is not the same. */
  startedWith(): StartedWith | undefined
  /** Its main agent is the executor (`--agent`). */
  solo?: boolean
}

/**
 * Whether this client drives the run: the same session in the same process. A nested client that was
 * opened on the live session has the same id and another process, and gets nothing.
 */
export const isDriver = (run: Run, session: Session): boolean =>
  run.session === session.id && isSameProcess(run.client, session.client)

/** The type of an agent of ours, as the client names it. */
export const isOurs = (agentType: unknown): boolean => String(agentType ?? '').startsWith('ultraplan:')

/** The folder that the client was started in: it reads the project's settings only there. */
export const projectFolder = ({ env, cwd }: Pick<Session, 'env' | 'cwd'>): string =>
  env.CLAUDE_PROJECT_DIR ?? cwd

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

const SETTINGS = ['settings.json', 'settings.local.json']

/** What of the client's own folder decides which code it loads for a person. */
export const loadedPlaces = (place: { env: NodeJS.ProcessEnv; home: string }): string[] =>
  ['skills', 'dev-mods', ...SETTINGS].map((name) => join(clientHome(place), name))

/** A project's settings, for everybody and for one person alone. */
export const projectSettings = (folder: string): string[] =>
  SETTINGS.map((name) => join(folder, '.claude', name))

/** Whether a path leads to a project's settings; its parts are in lower case. */
export const isProjectSettings = (parts: readonly string[]): boolean =>
  parts.at(-2) === '.claude' && SETTINGS.includes(parts.at(-1) ?? '')

/** Where the client makes the worktrees of its agents, below the top of a repository. */
export const WORKTREES = '.claude/worktrees'
