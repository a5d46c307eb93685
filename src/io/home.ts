import { join } from 'node:path'

/** The folder of ours in a person's home: `active/` and `heads/`. */
export function ultraplanHome(home: string): string {
  return join(home, '.ultraplan')
}

/** Where the client keeps a person's own settings, its transcripts and what it says of its sessions. */
export const clientHome = ({ env, home }: { env: NodeJS.ProcessEnv; home: string }): string =>
  env.CLAUDE_CONFIG_DIR ?? join(home, '.claude')
