import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientHome } from '../io/home.ts'
import type { Permissions } from '../plan/needed-rules.ts'

/** Where a client that is started in `folder` keeps what decides on its questions. */
export interface ClientPlace {
  /** The folder that the client was started in: it reads the project's settings only there. */
  folder: string
  /** Top of the repository: trust is given to this one. */
  root: string
  home: string
  env: NodeJS.ProcessEnv
}

export interface ClientSettings extends Permissions {
  /** A person has accepted the folder; without that the client passes over the project's allow rules. */
  trusted: boolean
  /** The project's own allow rules, whether they count yet or not. */
  projectAllow: string[]
  /** Settings files that could not be read. */
  broken: string[]
  sandbox: boolean
  /** As it stands in the strongest file that has one. */
  statusLine?: unknown
  baseRef?: string
  /** Plugins that are switched on. */
  enabledPlugins: string[]
  /** Plugins whose modules the client loads before or after all others. */
  placedPlugins: string[]
  /** The organisation lets in no module but its own. */
  managedModsOnly: boolean
}

interface SettingsFile {
  enabledPlugins?: unknown
  prependPlugins?: unknown
  appendPlugins?: unknown
  allowManagedModsOnly?: unknown
  permissions?: { allow?: unknown; deny?: unknown; ask?: unknown; defaultMode?: unknown }
  sandbox?: { enabled?: unknown; autoAllowBashIfSandboxed?: unknown }
  worktree?: { baseRef?: unknown }
  statusLine?: unknown
}

/** What an organisation prescribes; only one of them can be there. */
const MANAGED = {
  linux: '/etc/claude-code/managed-settings.json',
  mac: '/Library/Application Support/ClaudeCode/managed-settings.json',
  windows: 'C:\\Program Files\\ClaudeCode\\managed-settings.json',
}

/** What all settings files come to, the strongest last: user, project, local, managed. `mode` is the session's own. */
export function readClientSettings(place: ClientPlace, mode?: string): ClientSettings {
  const broken: string[] = []
  const read = (path: string): SettingsFile => readJson(path, broken) ?? {}
  const user = read(join(clientHome(place), 'settings.json'))
  const project = [
    read(join(place.folder, '.claude', 'settings.json')),
    read(join(place.folder, '.claude', 'settings.local.json')),
  ]
  const managed = Object.values(MANAGED).map(read)
  const all = [user, ...project, ...managed]
  const trusted = isTrusted(place)
  const last = (pick: (file: SettingsFile) => unknown): unknown =>
    all.map(pick).findLast((value) => value !== undefined)
  const projectAllow = project.flatMap((file) => strings(file.permissions?.allow))
  const own = last((file) => file.permissions?.defaultMode)
  const baseRef = last((file) => file.worktree?.baseRef)
  const sandbox = last((file) => file.sandbox?.enabled) === true
  return {
    mode: mode ?? (typeof own === 'string' ? own : 'default'),
    allow: [
      ...[user, ...managed].flatMap((file) => strings(file.permissions?.allow)),
      ...(trusted ? projectAllow : []),
    ],
    deny: all.flatMap((file) => strings(file.permissions?.deny)),
    ask: all.flatMap((file) => strings(file.permissions?.ask)),
    trusted,
    projectAllow,
    broken,
    sandbox,
    sandboxed: sandbox && last((file) => file.sandbox?.autoAllowBashIfSandboxed) !== false,
    statusLine: last((file) => file.statusLine),
    enabledPlugins: [...new Set(all.flatMap((file) => switchedOn(file.enabledPlugins)))],
    placedPlugins: all.flatMap((file) => [...strings(file.prependPlugins), ...strings(file.appendPlugins)]),
    managedModsOnly: managed.some((file) => file.allowManagedModsOnly === true),
    ...(typeof baseRef === 'string' ? { baseRef } : {}),
  }
}

function isTrusted({ root, home, env }: ClientPlace): boolean {
  const file = join(env.CLAUDE_CONFIG_DIR ?? home, '.claude.json')
  const known = readJson<{ projects?: Record<string, { hasTrustDialogAccepted?: unknown }> }>(file, [])
  return known?.projects?.[root]?.hasTrustDialogAccepted === true
}

function readJson<T = SettingsFile>(path: string, broken: string[]): T | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as T
  } catch {
    // said below
  }
  broken.push(path)
  return undefined
}

const switchedOn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, on]) => (on === false ? [] : [name]))
    : []

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
