import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { pluginFolder } from '../../client/session.ts'
import { readText, tried, ultraplanHome } from '../../io/files.ts'

/**
 * A script that calls the plugin's program. Every version of the plugin is installed into a folder of its own, so a
 * place that stays the same cannot name the program itself.
 */
export interface Launcher {
  path: string
  text: string
}

/** The entry in the client's settings: the same for every version of the plugin. */
export const STATUS_LINE = {
  type: 'command',
  command: 'sh ~/.ultraplan/status-line.sh',
  // The client asks again only when something happens in the session, but a proof may run outside of it.
  refreshInterval: 2,
}

const programIn = (plugin: string): string =>
  `program='${join(plugin, 'bin', 'ultraplan').replaceAll("'", `'\\''`)}'`

/** Sessions that drive no run only start a shell, and see nothing. */
export const statusLauncher = (home: string, plugin: string): Launcher => ({
  path: join(ultraplanHome(home), 'status-line.sh'),
  text: `#!/bin/sh
# Written by ultraplan, for the client's status line: the run that this session drives, else nothing.
${programIn(plugin)}
if [ -f "$HOME/.ultraplan/active/$CLAUDE_CODE_SESSION_ID" ] && [ -x "$program" ]; then
  "$program" status --line 2>/dev/null
else
  read -r nothing
fi
exit 0
`,
})

const MARK = '# Written by ultraplan init --launcher; ultraplan init --undo removes it.'

/** Whether a file is the program's launcher, of this version or another. */
export const isProgramLauncher = (text: string | undefined): boolean => text?.split('\n')[1] === MARK

const programText = (plugin: string): string => `#!/bin/sh
${MARK}
${programIn(plugin)}
[ -x "$program" ] && exec "$program" "$@"
echo "ultraplan: $program is gone; in Claude Code, /ultraplan:init --launcher --yes writes this file again" >&2
exit 2
`

/** Where people keep programs of their own. */
const binFolders = (home: string): string[] => [join(home, '.local', 'bin'), join(home, 'bin')]

const foldersOf = ({ PATH = '' }: NodeJS.ProcessEnv): string[] => PATH.split(delimiter)

/** The launcher of the program, in the first such folder that the PATH names. */
export function programLauncher(home: string, env: NodeJS.ProcessEnv, plugin: string) {
  const named = binFolders(home).find((folder) => foldersOf(env).includes(folder))
  const folder = named ?? join(home, '.local', 'bin')
  return { path: join(folder, 'ultraplan'), text: programText(plugin), isOnPath: named !== undefined }
}

/** Where a person's shell finds `ultraplan` already. The client adds the folder of the plugin to its own shells. */
export const programOnPath = (env: NodeJS.ProcessEnv, plugin: string): string | undefined =>
  foldersOf(env)
    .filter((folder) => folder !== '' && folder !== join(plugin, 'bin'))
    .map((folder) => join(folder, 'ultraplan'))
    .find((path) => readText(path) !== undefined)

export function writeLauncher({ path, text }: Launcher): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, text, { mode: 0o700 })
}

/** The start of a run updates the launchers that a person has asked for to the current version of the plugin. */
export function refreshLaunchers(home: string, env: NodeJS.ProcessEnv): void {
  const plugin = pluginFolder(env)
  if (!plugin) return
  const status = statusLauncher(home, plugin)
  const programs = binFolders(home)
    .map((folder) => ({ path: join(folder, 'ultraplan'), text: programText(plugin) }))
    .filter(({ path }) => isProgramLauncher(readText(path)))
  for (const launcher of [status, ...programs]) {
    const known = readText(launcher.path)
    // One that cannot be written is not worth a message.
    if (known !== undefined && known !== launcher.text) tried(() => writeLauncher(launcher))
  }
}
