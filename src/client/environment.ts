import { join } from 'node:path'
import type { StartedWith } from '../io/process-ref.ts'
import { startedWith } from '../io/process-ref.ts'
import type { Session } from './session.ts'

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

const SETTINGS = ['settings.json', 'settings.local.json']

/** The parts of the client's own folder that decide which code it loads for a person. */
export const loadedPlaces = (place: { env: NodeJS.ProcessEnv; home: string }): string[] =>
  ['skills', 'dev-mods', ...SETTINGS].map((name) => join(clientHome(place), name))

/** A project's settings: for all who work on it, and for one person alone. */
export const projectSettings = (folder: string): Record<'shared' | 'own', string> => ({
  shared: join(folder, '.claude', 'settings.json'),
  own: join(folder, '.claude', 'settings.local.json'),
})

/** Whether a path leads to a project's settings; its parts are in lower case. */
export const isProjectSettings = (parts: readonly string[]): boolean =>
  parts.at(-2) === '.claude' && SETTINGS.includes(parts.at(-1) ?? '')

/** Where the client makes the worktrees of its agents, below the top of a repository. */
export const WORKTREES = '.claude/worktrees'

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
  const { env } = startOf(session) ?? { env: {} as Record<string, string> }
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
