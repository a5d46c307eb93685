import { join, sep } from 'node:path'

/** Where a run keeps what only the engine writes. All paths absolute, resolved and folded alike. */
export interface FencedPlaces {
  /** `~/.ultraplan`. */
  state: string
  /** The git folder that all worktrees share. */
  commonDir: string
  /** The repository's top folder, and the tops of worktrees that agents may work in. */
  tops: string[]
  /** Plan files, relative to a top. */
  plans: string[]
  /** Whether STATE.md and SUMMARY.md beside a plan are the run's own. */
  views: boolean
  /** Files that may be a person's to commit, relative to the repository's top, which is the first of `tops`. */
  held: string[]
  /** Where the client keeps the transcripts of the session's agents. */
  transcripts?: string
  /** Where the client says of its sessions which process drives them, and which one was moved to the background. */
  sessions: string
  /** What the client loads for the person: modules, skills, their own settings. */
  client: string[]
  /** The plugin itself, when it is not what is being worked on. */
  plugin?: string
}

export interface Fence {
  id: string
  what: string
  instead: string
}

const STATE: Fence = {
  id: 'fence/state',
  what: 'this is the record of the run, and only the engine writes it',
  instead: 'hand in your claim, and the engine writes what it proves; people type /ultraplan: commands',
}
const VIEW: Fence = {
  id: 'fence/view',
  what: 'this is rendered from the record of the run after every event',
  instead: 'read it; what you have to say belongs into your claim',
}
const CONFIG: Fence = {
  id: 'fence/config',
  what: 'the rules of a run are the ones that were committed before it started',
  instead: 'change them after the run, or ask the person to /ultraplan:cancel it first',
}
const GIT: Fence = {
  id: 'fence/git',
  what: 'git hooks and the git folder are not edited while a run is active',
  instead: 'use git itself: git add, git commit',
}
const TRANSCRIPT: Fence = {
  id: 'fence/transcript',
  what: 'the client keeps its own record of the session here',
  instead: 'say what you have to say in your last message',
}
const CLIENT: Fence = {
  id: 'fence/client',
  what: 'the client loads code and settings from here, and loaded code could act as the person',
  instead: 'leave it as it is; ask the person to change it after the run',
}
const PLUGIN: Fence = {
  id: 'fence/plugin',
  what: 'this is the program that judges the run',
  instead: 'ask the person to end the run with /ultraplan:cancel before the plugin is changed',
}

/** Places where the result of an edit decides. */
export type ByResult = 'plan' | 'settings' | 'held'

/** The fence around a path, or the name of the place where the result of the edit decides. */
export function fenceAround(path: string, places: FencedPlaces): Fence | ByResult | undefined {
  if (isWithin(path, places.state) || isWithin(path, join(places.commonDir, 'ultraplan'))) return STATE
  if (isWithin(path, places.commonDir)) return GIT
  const { transcripts } = places
  // The session's own stands beside the folder of its agents, and says who typed what.
  if (transcripts !== undefined && (isWithin(path, transcripts) || path === `${transcripts}.jsonl`))
    return TRANSCRIPT
  if (isWithin(path, places.sessions)) return TRANSCRIPT
  if (places.client.some((place) => isWithin(path, place))) return CLIENT
  if (places.plugin !== undefined && isWithin(path, places.plugin)) return PLUGIN
  // The longest top first: a worktree lies inside the repository.
  const top = places.tops.filter((folder) => isWithin(path, folder)).sort((a, b) => b.length - a.length)[0]
  if (top === undefined) return undefined
  const parts = path.slice(top.length + 1).split(sep)
  if (top === places.tops[0] && places.held.includes(parts.join('/'))) return 'held'
  return fenceInside(parts, places)
}

function fenceInside(parts: readonly string[], { plans, views }: FencedPlaces): Fence | ByResult | undefined {
  const lower = parts.map((part) => part.toLowerCase())
  if (lower.includes('.git')) return GIT
  if (lower[0] === '.ultraplan') return CONFIG
  const path = parts.join('/')
  if (plans.includes(path)) return 'plan'
  const name = lower.at(-1)
  if (lower.at(-2) === '.claude' && (name === 'settings.json' || name === 'settings.local.json'))
    return 'settings'
  const folder = parts.slice(0, -1).join('/')
  const beside = plans.some((plan) => plan.split('/').slice(0, -1).join('/') === folder)
  return views && beside && (name === 'state.md' || name === 'summary.md') ? VIEW : undefined
}

export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
