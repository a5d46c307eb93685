import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pluginFolder } from '../../client/session.ts'
import { readText, tried, ultraplanHome } from '../../io/files.ts'

const launcherFile = (home: string): string => join(ultraplanHome(home), 'status-line.sh')

/** The entry in the client's settings: the same for every version of the plugin. */
export const STATUS_LINE = {
  type: 'command',
  command: 'sh ~/.ultraplan/status-line.sh',
  // The client asks again only when something happens in the session, but a proof may run outside of it.
  refreshInterval: 2,
}

/** Sessions that drive no run only start a shell, and see nothing. */
const launcher = (pluginRoot: string): string => `#!/bin/sh
# Written by ultraplan, for the client's status line: the run that this session drives, else nothing.
program='${join(pluginRoot, 'bin', 'ultraplan').replaceAll("'", `'\\''`)}'
if [ -f "$HOME/.ultraplan/active/$CLAUDE_CODE_SESSION_ID" ] && [ -x "$program" ]; then
  "$program" status --line 2>/dev/null
else
  read -r nothing
fi
exit 0
`

/**
 * Writes the script that the settings name. Every version of the plugin is installed into a folder of its own, so the
 * settings cannot name the program itself.
 */
export function writeLauncher(home: string, pluginRoot: string): void {
  const file = launcherFile(home)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, launcher(pluginRoot), { mode: 0o700 })
}

/** If a person has asked for the status line, the start of a run updates the script to the current version of the plugin. */
export function refreshLauncher(home: string, env: NodeJS.ProcessEnv): void {
  const root = pluginFolder(env)
  if (!root) return
  const known = readText(launcherFile(home))
  // One that cannot be written is not worth a message.
  if (known !== undefined && known !== launcher(root)) tried(() => writeLauncher(home, root))
}
