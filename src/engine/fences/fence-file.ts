import { dirname, join, resolve, sep } from 'node:path'
import { fileOf, realTarget } from '../../client/agent-calls.ts'
import { transcriptPlaces } from '../../client/agent-files.ts'
import { pluginFolder, type Session, sessionsFolder, WORKTREES } from '../../client/session.ts'
import { isProjectSettings, loadedPlaces } from '../../client/settings.ts'
import { foldsCase, ultraplanHome } from '../../io/files.ts'
import { type ActiveRun, readActive } from '../runs/active.ts'
import type { Refusal } from '../runs/open-run.ts'

/** A file tool's call, as far as a fence needs it. */
export interface FileCall {
  tool: string
  input: Record<string, unknown>
  /** The session's own. */
  transcript: string
  agentId?: string
  agentType?: string
}

/**
 * Refuses file tools the paths that a run has fenced. This runs at every file call, so it has to be fast: an ordinary
 * file costs one small read and a few comparisons, and everything else is loaded only when there is something to refuse
 * or to compare.
 */
export async function fenceFile(session: Session, call: FileCall): Promise<Refusal | undefined> {
  const active = readActive(session.home, session.id)
  const path = fileOf(call.input)
  if (!active || path === '') return undefined
  const named = resolve(
    session.cwd,
    path.replace(/^~(?=\/|\\|$)/, () => session.home),
  )
  const real = realTarget(named)
  const places = placesOf(active, session, call, real)
  const fence = fenceAround(fold(real), places) ?? fenceAround(fold(named), places)
  if (fence === undefined) return undefined
  if (fence !== 'plan' && fence !== 'settings' && fence !== 'held')
    return refuse(session, call, { id: `fence/${fence}`, ...FENCES[fence] })
  // Loaded only where a result has to be compared.
  const { FENCE_BY_RESULT } = await import('./fence-edit.ts')
  const found = FENCE_BY_RESULT[fence](session, call, real)
  return found && refuse(session, call, found)
}

async function refuse(session: Session, call: FileCall, fence: Fence): Promise<Refusal> {
  const path = fileOf(call.input)
  const { recordRefusal } = await import('./fence-session.ts')
  recordRefusal(session, { id: fence.id, what: `${call.tool} of ${path}`, agentId: call.agentId })
  return { error: `${path}  ${fence.what}  [${fence.id}]`, fix: fence.instead }
}

/** Where a run keeps files that only the engine writes. All paths are absolute and resolved, with case folded in the same way. */
function placesOf(active: ActiveRun, session: Session, call: FileCall, path: string) {
  const root = realTarget(active.root)
  const installed = pluginFolder(session.env)
  const plugin = installed && realTarget(installed)
  const worktrees = join(root, WORKTREES)
  const worktree = isWithin(path, worktrees) ? path.slice(worktrees.length + 1).split(sep)[0] : undefined
  const resolved = (places: string[]) => places.map((place) => fold(realTarget(place)))
  return {
    state: fold(realTarget(ultraplanHome(session.home))),
    // The run's folder is <git folder>/ultraplan/runs/<run>.
    commonDir: fold(realTarget(dirname(dirname(dirname(active.dir))))),
    /** The repository's top folder, and the tops of worktrees that agents may work in. */
    tops: [fold(root), ...(worktree ? [fold(join(worktrees, worktree))] : [])],
    /** Relative to a top. */
    plans: (active.plans ?? []).map(fold),
    /** Whether STATE.md and SUMMARY.md beside a plan are the run's own. */
    views: active.views ?? true,
    /** Files that may be left for a person to commit, relative to the first of `tops`. */
    held: (active.held ?? []).map(fold),
    /** The transcripts of the session and of its agents, and the client's records of sessions. */
    records: resolved([sessionsFolder(session), ...transcriptPlaces(session.id, call.transcript)]),
    /** What the client loads for the person: modules, skills, their own settings. */
    client: resolved(loadedPlaces(session)),
    /** Unless the project that is worked on is the plugin itself. */
    plugin: plugin && !isWithin(plugin, root) ? fold(plugin) : undefined,
  }
}

type FencedPlaces = ReturnType<typeof placesOf>

const fold = (path: string): string => (foldsCase ? path.toLowerCase() : path)

export interface Fence {
  id: string
  what: string
  instead: string
}

/** Why a place is fenced, and what to do instead. */
const FENCES = {
  state: {
    what: 'this is the record of the run, and only the engine writes it',
    instead: 'hand in your claim, and the engine writes what it proves; people type /ultraplan: commands',
  },
  view: {
    what: 'this is rendered from the record of the run after every event',
    instead: 'read it; what you have to say belongs into your claim',
  },
  config: {
    what: 'the rules of a run are the ones that were committed before it started',
    instead: 'change them after the run, or ask the person to /ultraplan:cancel it first',
  },
  git: {
    what: 'git hooks and the git folder are not edited while a run is active',
    instead: 'use git itself: git add, git commit',
  },
  transcript: {
    what: 'the client keeps its own record of the session here',
    instead: 'say what you have to say in your last message',
  },
  client: {
    what: 'the client loads code and settings from here, and loaded code could act as the person',
    instead: 'leave it as it is; ask the person to change it after the run',
  },
  plugin: {
    what: 'this is the program that judges the run',
    instead: 'ask the person to end the run with /ultraplan:cancel before the plugin is changed',
  },
} as const

/** Files that may be edited, depending on the result of the edit. */
export type ByResult = 'plan' | 'settings' | 'held'
type Fenced = keyof typeof FENCES | ByResult

/** The fence around a path, or the name of the place where the result of the edit decides. */
function fenceAround(path: string, places: FencedPlaces): Fenced | undefined {
  if (isWithin(path, places.state) || isWithin(path, join(places.commonDir, 'ultraplan'))) return 'state'
  if (isWithin(path, places.commonDir)) return 'git'
  if (places.records.some((place) => isWithin(path, place))) return 'transcript'
  if (places.client.some((place) => isWithin(path, place))) return 'client'
  if (places.plugin !== undefined && isWithin(path, places.plugin)) return 'plugin'
  // The longest top first, because a worktree is inside the repository.
  const top = places.tops.filter((folder) => isWithin(path, folder)).sort((a, b) => b.length - a.length)[0]
  if (top === undefined) return undefined
  const parts = path.slice(top.length + 1).split(sep)
  if (top === places.tops[0] && places.held.includes(parts.join('/'))) return 'held'
  return fenceInside(parts, places)
}

function fenceInside(parts: readonly string[], { plans, views }: FencedPlaces): Fenced | undefined {
  const lower = parts.map((part) => part.toLowerCase())
  if (lower.includes('.git')) return 'git'
  if (lower[0] === '.ultraplan') return 'config'
  const path = parts.join('/')
  if (plans.includes(path)) return 'plan'
  const name = lower.at(-1)
  if (isProjectSettings(lower)) return 'settings'
  const folder = parts.slice(0, -1).join('/')
  const beside = plans.some((plan) => plan.split('/').slice(0, -1).join('/') === folder)
  return views && beside && (name === 'state.md' || name === 'summary.md') ? 'view' : undefined
}

const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
