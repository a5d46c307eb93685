import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { namesIn, tried } from '../io/files.ts'
import type { StartedWith } from '../io/process-ref.ts'
import type { ClientModule } from '../model/event.ts'
import { realTarget } from './agent-calls.ts'
import { clientHome } from './session.ts'

import { type ClientPlace, readClientSettings } from './settings.ts'
import { readRecord, recordIn } from './transcript.ts'

export interface ModulePlace extends ClientPlace {
  /** The session whose development folder counts, when there is one. */
  session?: string
  client?: StartedWith | undefined
  /** Our own plugin, which is not listed. */
  plugin?: string | undefined
}

/** A module of the client, and the folder that it comes from. */
export interface FoundModule extends ClientModule {
  folder: string
}

interface Plugin {
  /** As the client names it: `x@skills-dir`. */
  name: string
  folder: string
  /** Where the client keeps a copy of a plugin that it loads from a folder of the person's. */
  copy?: string
}

/**
 * Modules of other plugins that are loaded in the client or would be loaded at its start. Each of them sees a typed
 * command before our hooks do, and can run one. The client's own modules are not counted.
 */
export function clientModules(place: ModulePlace): FoundModule[] {
  const settings = readClientSettings(place)
  if (settings.managedModsOnly) return []
  const home = clientHome(place)
  const own = place.plugin === undefined ? undefined : realTarget(place.plugin)
  const plugins = [
    ...pluginDirs(place).map((folder) => ({ name: `${nameOf(folder)}@inline`, folder })),
    ...installed(home).filter(({ name }) => settings.enabledPlugins.includes(name)),
    ...children(join(home, 'skills'), 'skills-dir'),
    ...[...new Set([place.root, place.folder])].flatMap((folder) =>
      children(join(folder, '.claude', 'skills'), 'skills-dir'),
    ),
    ...(place.session === undefined ? [] : children(join(home, 'dev-mods', place.session), 'dev-mods')),
  ]
  const isOurs = ({ folder, copy }: Plugin) => [folder, copy].some((path) => path && realTarget(path) === own)
  const found = plugins.filter((plugin) => !isOurs(plugin) && hasModule(plugin.folder))
  // An entry whose plugin cannot be found is still shown.
  const placed = [...settings.prependPlugins, ...settings.appendPlugins]
  const unknown = placed.filter((name) => !plugins.some((one) => one.name === name))
  return [
    ...found.map(({ name, folder }) => ({ name, folder, digest: digestOf(folder) })),
    ...[...new Set(unknown)].map((name) => ({ name, folder: 'an unknown place', digest: '' })),
  ]
}

/** What the journal keeps of them. */
export const withoutFolders = (modules: readonly FoundModule[]): ClientModule[] =>
  modules.map(({ folder: _folder, ...module }) => module)

/** What `implement` tells the person before the first task. */
export const moduleRemark = (modules: readonly FoundModule[]): string =>
  [
    'modules of other plugins in this client could change what you type, type for you, keep hooks from running and answer for a reviewer, so every override of this run is marked "in doubt":',
    ...modules.map(({ name, folder }) => `  ${name} (${folder})`),
    '  if you know them there is nothing to do; if not: /ultraplan:cancel, uninstall them, restart the client; docs/security.md says more',
  ].join('\n')

function pluginDirs({ client, env, folder }: ModulePlace): string[] {
  const args = client?.args ?? []
  const named = args.flatMap((word, index) => {
    if (word === '--plugin-dir') return args[index + 1] ?? []
    return /^--plugin-dir=(.+)$/s.exec(word)?.[1] ?? []
  })
  const listed = (env.CLAUDE_CODE_PLUGIN_DIRS ?? '').split(delimiter)
  return [...named, ...listed].filter((path) => path !== '').map((path) => resolve(folder, path))
}

function installed(home: string): Plugin[] {
  const plugins = recordIn(readRecord(join(home, 'plugins', 'installed_plugins.json')).plugins)
  return Object.entries(plugins).flatMap(([name, entries]) =>
    [entries].flat().flatMap((one) => {
      const copy = recordIn(one).installPath
      if (typeof copy !== 'string') return []
      const folder = folderInMarketplace(home, name)
      return folder === undefined ? [{ name, folder: copy }] : [{ name, folder, copy }]
    }),
  )
}

/** A marketplace that is a folder of this machine is read at every start: its plugins are loaded from there. */
function folderInMarketplace(home: string, id: string): string | undefined {
  const [name, marketplace = ''] = id.split('@')
  const known = readRecord(join(home, 'plugins', 'known_marketplaces.json'))
  const { source, installLocation } = recordIn(known[marketplace])
  if (recordIn(source).source !== 'directory' || typeof installLocation !== 'string') return undefined
  const { plugins } = readRecord(join(installLocation, '.claude-plugin', 'marketplace.json'))
  const entry = [plugins]
    .flat()
    .map(recordIn)
    .find((each) => each.name === name)
  return typeof entry?.source === 'string' ? resolve(installLocation, entry.source) : undefined
}

/** A plugin of this name in the client, with the version of its files. `switched`: it counts only if settings enable it. */
export function pluginNamed(place: ModulePlace, wanted: string) {
  const home = clientHome(place)
  const always = [
    ...pluginDirs(place).map((folder) => ({ name: `${nameOf(folder)}@inline`, folder })),
    ...children(join(home, 'skills'), 'skills-dir'),
  ].map((plugin) => ({ ...plugin, switched: false }))
  const all = [...always, ...installed(home).map((plugin) => ({ ...plugin, switched: true }))]
  const found = all.find(({ name }) => name.split('@')[0] === wanted)
  return found && { ...found, version: readRecord(join(found.folder, MANIFEST)).version }
}

const children = (folder: string, kind: string): Plugin[] =>
  namesIn(folder).map((entry) => {
    const path = join(folder, entry)
    return { name: `${nameOf(path)}@${kind}`, folder: path }
  })

const MANIFEST = join('.claude-plugin', 'plugin.json')

function nameOf(folder: string): string {
  const { name } = readRecord(join(folder, MANIFEST))
  return typeof name === 'string' ? name : basename(folder)
}

/** Hooks are defined in hooks/hooks.json, in files that the manifest names, or in the manifest itself. */
function hasModule(folder: string): boolean {
  const named = [readRecord(join(folder, MANIFEST)).hooks].flat()
  return ['hooks/hooks.json', ...named]
    .map((one) => recordIn(typeof one === 'string' ? readRecord(join(folder, one)) : one))
    .some(({ modules }) => Array.isArray(modules) && modules.length > 0)
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/i
/** More files than a real module has. The digest of a larger module covers only its first files. */
const MOST_FILES = 500

/** A digest of all code in the folder, because a module can import any file. */
function digestOf(folder: string): string {
  const hash = createHash('sha256')
  for (const path of codeFiles(folder).slice(0, MOST_FILES)) {
    hash.update(`${path}\0`)
    hash.update(tried(() => readFileSync(join(folder, path)), 'unreadable'))
  }
  return hash.digest('hex')
}

function codeFiles(folder: string, below = ''): string[] {
  const names = namesIn(join(folder, below)).filter((name) => name !== 'node_modules' && name !== '.git')
  return names.sort().flatMap((name) => {
    const path = below === '' ? name : `${below}/${name}`
    if (CODE.test(name)) return [path]
    const isFolder = statSync(join(folder, path), { throwIfNoEntry: false })?.isDirectory()
    return isFolder ? codeFiles(folder, path) : []
  })
}
