import type { RoleReader } from './ask.ts'
import type { Coordinator, Part } from './cast.ts'
import type { FixtureRepo } from './fixture-repo.ts'

/** A story: a repository with a plan in it, what the person types, and what everyone does. */
export interface Scenario {
  title: string
  /** The repository's first commit. */
  files: Record<string, string>
  /** What else is there before the client starts: more commits, untracked files, a remote. */
  prepare?(repo: FixtureRepo): void
  /** What the person types first. */
  prompt: string
  cast: Part[]
  /** Without it the coordinator follows every directive. */
  coordinator?: Coordinator
  role?: RoleReader
  /** Somebody other than an executor commits on the run's branch; otherwise the engine must not see such a commit. */
  sneaks?: boolean
  /** The plugin's root; the repository under test by default. */
  plugin?: string
}

export interface ClientOptions {
  args?: string[]
  /** A folder below the repository to start the client in. */
  cwd?: string
  env?: Record<string, string>
  /** The screen: its size, and the client's theme. */
  columns?: number
  rows?: number
  theme?: 'dark' | 'light'
  /** The settings of the organization that manages this machine, for this client only; needs `unshare`. */
  managed?: object
  /** True plays with what is installed in HOME, false with the folder of the plugin. */
  installed?: boolean
  /** False plays with the client's own permission rules. */
  bypassPermissions?: boolean
}
