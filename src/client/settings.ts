import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText, tried } from '../io/files.ts'
import { clientHome, projectSettings } from './environment.ts'
import { isRecord, type JsonRecord, readRecord, recordIn } from './transcript.ts'

/** Where a client that is started in `folder` keeps what decides on its questions. */
export interface ClientPlace {
  /** The folder that the client was started in: it reads the project's settings only there. */
  folder: string
  /** Top of the repository: trust is given to this one. */
  root: string
  home: string
  env: NodeJS.ProcessEnv
}

export interface ClientSettings {
  mode: string
  allow: readonly string[]
  deny: readonly string[]
  ask: readonly string[]
  /** Shell commands run in the client's sandbox, without questions. */
  sandboxed: boolean
  /** A person has accepted the folder; without that the client passes over the project's allow rules. */
  trusted: boolean
  /** The project's own allow rules, whether they count yet or not. */
  projectAllow: string[]
  /** Settings files that could not be read. */
  broken: string[]
  sandbox: boolean
  /** As it is in the strongest file that has one. */
  statusLine?: unknown
  baseRef?: string
  /** Plugins that are switched on. */
  enabledPlugins: string[]
  /** Plugins whose modules the client loads before or after all others. */
  placedPlugins: string[]
  /** The organisation lets in no module but its own. */
  managedModsOnly: boolean
}

/** What an organisation prescribes; only one of them can be there. */
const MANAGED = [
  '/etc/claude-code/managed-settings.json',
  '/Library/Application Support/ClaudeCode/managed-settings.json',
  'C:\\Program Files\\ClaudeCode\\managed-settings.json',
]

/** What all settings files come to, the strongest last: user, project, local, managed. `mode` is the session's own. */
export function readClientSettings(place: ClientPlace, mode?: string): ClientSettings {
  const broken: string[] = []
  const read = (path: string): JsonRecord => readSettings(path, broken)
  const user = read(join(clientHome(place), 'settings.json'))
  const project = Object.values(projectSettings(place.folder)).map(read)
  const managed = MANAGED.map(read)
  const all = [user, ...project, ...managed]
  const trusted = isTrusted(place)
  const last = (group: string, name: string): unknown =>
    all.map((file) => recordIn(file[group])[name]).findLast((value) => value !== undefined)
  const rules = (files: JsonRecord[], kind: string): string[] =>
    files.flatMap((file) => strings(recordIn(file.permissions)[kind]))
  const projectAllow = rules(project, 'allow')
  const own = last('permissions', 'defaultMode')
  const baseRef = last('worktree', 'baseRef')
  const sandbox = last('sandbox', 'enabled') === true
  return {
    mode: mode ?? (typeof own === 'string' ? own : 'default'),
    allow: [...rules([user, ...managed], 'allow'), ...(trusted ? projectAllow : [])],
    deny: rules(all, 'deny'),
    ask: rules(all, 'ask'),
    trusted,
    projectAllow,
    broken,
    sandbox,
    sandboxed: sandbox && last('sandbox', 'autoAllowBashIfSandboxed') !== false,
    statusLine: all.map((file) => file.statusLine).findLast((value) => value !== undefined),
    enabledPlugins: [...new Set(all.flatMap((file) => switchedOn(file.enabledPlugins)))],
    placedPlugins: all.flatMap((file) => [...strings(file.prependPlugins), ...strings(file.appendPlugins)]),
    managedModsOnly: managed.some((file) => file.allowManagedModsOnly === true),
    ...(typeof baseRef === 'string' ? { baseRef } : {}),
  }
}

function isTrusted({ root, home, env }: ClientPlace): boolean {
  const { projects } = readRecord(join(env.CLAUDE_CONFIG_DIR ?? home, '.claude.json'))
  return recordIn(recordIn(projects)[root]).hasTrustDialogAccepted === true
}

function readSettings(path: string, broken: string[]): JsonRecord {
  const text = readText(path)
  const value: unknown = text === undefined ? {} : tried(() => JSON.parse(text))
  if (typeof value === 'object' && value !== null) return value as JsonRecord
  broken.push(path)
  return {}
}

const switchedOn = (value: unknown): string[] =>
  Object.entries(recordIn(value)).flatMap(([name, on]) => (on === false ? [] : [name]))

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** What of the client's settings decides whether our hooks run, and in what surroundings: hashes, by name. */
export type HeldSettings = Record<string, string>

/**
 * Switches that turn hooks off, hooks themselves (another's could rewrite what an agent is told), and what makes the
 * client load a module at once: a module can run our commands as if a person had typed them.
 */
const SWITCHES = ['disableAllHooks', 'allowManagedHooksOnly', 'hooks', 'prependPlugins', 'appendPlugins']

/** Variables that change which programs a hook finds, or what they do. */
const SURROUNDINGS =
  /^(PATH|PATHEXT|HOME|USERPROFILE|SHELL|ENV|BASH_ENV|IFS|CLAUDECODE|(NODE|LD|DYLD|GIT|CLAUDE|ULTRAPLAN)_.*)$/i

/** The held part of a settings file; permission rules and everything else pass. Undefined where the text is no JSON. */
export function heldSettings(text: string): HeldSettings | undefined {
  const settings: unknown = tried(() => JSON.parse(text))
  if (!isRecord(settings)) return settings === undefined ? undefined : {}
  const { env, enabledPlugins } = settings
  const isOn = ([, value]: [string, unknown]) => value !== undefined && value !== false
  const named = (group: string, value: unknown, names: RegExp) =>
    Object.entries(recordIn(value)).flatMap(([name, each]): [string, unknown][] =>
      names.test(name) ? [[`${group}.${name}`, each]] : [],
    )
  const held = [
    ...SWITCHES.map((name): [string, unknown] => [name, (settings as JsonRecord)[name]]).filter(isOn),
    ...named('env', env, SURROUNDINGS).filter(isOn),
    // Switched off counts, so `false` is kept here.
    ...named('enabledPlugins', enabledPlugins, /^ultraplan(@|$)/),
  ]
  // Values may be secret; only whether they changed counts.
  return Object.fromEntries(held.map(([name, value]) => [name, sha256(JSON.stringify(value))]))
}

/** The held part of a file; a missing one holds nothing, and undefined is one that cannot be read. */
export function readHeld(file: string): HeldSettings | undefined {
  try {
    return heldSettings(readFileSync(file, 'utf8'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? {} : undefined
  }
}

/** The names that differ, in order. */
export const changedSettings = (before: HeldSettings = {}, after: HeldSettings = {}): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .sort()

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
