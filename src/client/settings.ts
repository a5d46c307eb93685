import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, readText, tried } from '../io/files.ts'
import { clientHome } from './session.ts'
import { isRecord, type JsonRecord, readRecord, recordIn, sha256 } from './transcript.ts'

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

/** The places of the settings of a client that is started in `folder`. */
export interface ClientPlace {
  /** The folder that the client was started in: it reads the project's settings only there. */
  folder: string
  /** Top of the repository: trust is given to this one. */
  root: string
  home: string
  env: NodeJS.ProcessEnv
}

export type ClientSettings = ReturnType<typeof readClientSettings>

/** What an organisation prescribes; only one of them can be there. */
const MANAGED = [
  '/etc/claude-code/managed-settings.json',
  '/Library/Application Support/ClaudeCode/managed-settings.json',
  'C:\\Program Files\\ClaudeCode\\managed-settings.json',
]

/** The combined settings of all files, the strongest last: user, project, local, managed. `mode` is the session's own. */
export function readClientSettings(place: ClientPlace, mode?: string) {
  const broken: string[] = []
  const hooksOff: [path: string, off: unknown][] = []
  const read = (path: string): JsonRecord => {
    const text = readText(path)
    const value: unknown = text === undefined ? {} : tried(() => JSON.parse(text))
    if (isRecord(value)) {
      if (value.disableAllHooks !== undefined) hooksOff.push([path, value.disableAllHooks])
      return value
    }
    broken.push(path)
    return {}
  }
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
    /** A person has accepted the folder. Otherwise the client ignores the project's allow rules. */
    trusted,
    /** The project's own allow rules, whether they count yet or not. */
    projectAllow,
    /** Settings files that could not be read. */
    broken,
    sandbox,
    /** Shell commands run in the client's sandbox, without questions. */
    sandboxed: sandbox && last('sandbox', 'autoAllowBashIfSandboxed') !== false,
    /** As it is in the strongest file that has one. */
    statusLine: all.map((file) => file.statusLine).findLast((value) => value !== undefined),
    enabledPlugins: [...new Set(all.flatMap((file) => switchedOn(file.enabledPlugins)))],
    /** Plugins whose modules the client puts before or after all others. One that is in both is before. */
    prependPlugins: all.flatMap((file) => strings(file.prependPlugins)),
    appendPlugins: all.flatMap((file) => strings(file.appendPlugins)),
    /** What the strongest file says of a plugin; undefined when none names it. */
    isEnabled: (plugin: string): unknown =>
      all.map((file) => recordIn(file.enabledPlugins)[plugin]).findLast((value) => value !== undefined),
    /** The file that turns all hooks off. */
    hooksOffIn: hooksOff.at(-1)?.[1] === true ? hooksOff.at(-1)?.[0] : undefined,
    /** The organisation allows only hooks of its own, and of plugins that it enables itself. */
    managedHooksOnly: managed.some((file) => file.allowManagedHooksOnly === true),
    isEnabledByManaged: (plugin: string): boolean =>
      managed.some((file) => recordIn(file.enabledPlugins)[plugin] === true),
    /** The mode that a file sets. Without one the screen begins in auto mode, and -p in default mode. */
    ownMode: typeof own === 'string' ? own : undefined,
    /** The organisation allows only its own modules. */
    managedModsOnly: managed.some((file) => file.allowManagedModsOnly === true),
    baseRef: typeof baseRef === 'string' ? baseRef : undefined,
  }
}

function isTrusted({ root, home, env }: ClientPlace): boolean {
  const { projects } = readRecord(join(env.CLAUDE_CONFIG_DIR ?? home, '.claude.json'))
  return recordIn(recordIn(projects)[root]).hasTrustDialogAccepted === true
}

const switchedOn = (value: unknown): string[] =>
  Object.entries(recordIn(value)).flatMap(([name, on]) => (on === false ? [] : [name]))

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** The settings of the client that decide whether our hooks run, and in which environment: hashes, by name. */
export type HeldSettings = Record<string, string>

/**
 * Settings that turn hooks off, hooks themselves (another hook could rewrite what an agent is told), and settings that
 * make the client load a module at once: a module can run our commands as if a person had typed them.
 */
const SWITCHES = ['disableAllHooks', 'allowManagedHooksOnly', 'hooks', 'prependPlugins', 'appendPlugins']

/** Variables that change which programs a hook finds, or what they do. */
const SURROUNDINGS =
  /^(PATH|PATHEXT|HOME|USERPROFILE|SHELL|ENV|BASH_ENV|IFS|CLAUDECODE|(NODE|LD|DYLD|GIT|CLAUDE|ULTRAPLAN)_.*)$/i

/**
 * The part of a settings file that must not change during a run. Permission rules and everything else may change.
 * Undefined if the text is not JSON.
 */
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
    // A plugin that is switched off counts too, so `false` is kept here.
    ...named('enabledPlugins', enabledPlugins, /^ultraplan(@|$)/),
  ]
  // Values may be secret; only whether they changed counts.
  return Object.fromEntries(held.map(([name, value]) => [name, sha256(JSON.stringify(value))]))
}

/** The held part of a file. It is empty for a missing file and undefined for one that cannot be read. */
export function readHeld(file: string): HeldSettings | undefined {
  try {
    return heldSettings(readFileSync(file, 'utf8'))
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? {} : undefined
  }
}

export const changedSettings = (before: HeldSettings = {}, after: HeldSettings = {}): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .sort()
