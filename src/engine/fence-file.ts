import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { foldsCase } from '../io/files.ts'
import { clientHome, ultraplanHome } from '../io/home.ts'
import { type ByResult, type Fence, type FencedPlaces, fenceAround, isWithin } from '../run/fenced-place.ts'
import { type ActiveRun, readActive } from './active.ts'
import type { Refusal } from './open-run.ts'
import type { Session } from './session.ts'

/** A file tool's call, as far as a fence needs it. */
export interface FileCall {
  tool: string
  path: string
  input: Record<string, unknown>
  transcriptPath: string
  agentId?: string
  agentType?: string
}

/**
 * Refuses a file tool what a run has fenced. The hot path: an ordinary file costs one small read and a few comparisons;
 * everything else is loaded only when there is something to refuse or to compare.
 */
export async function fenceFile(session: Session, call: FileCall): Promise<Refusal | undefined> {
  const active = readActive(session.home, session.id)
  if (!active || call.path === '') return undefined
  const named = resolve(
    session.cwd,
    call.path.replace(/^~(?=\/|\\|$)/, () => session.home),
  )
  const real = realTarget(named)
  const places = placesOf(active, session, call, real)
  const fence = fenceAround(fold(real), places) ?? fenceAround(fold(named), places)
  if (fence === undefined) return undefined
  if (typeof fence !== 'string') return refuse(session, call, fence)
  const found = await byResult[fence](session, call, real)
  return found && refuse(session, call, found)
}

/** Loaded only where a result has to be compared. */
const byResult: Record<
  ByResult,
  (session: Session, call: FileCall, path: string) => Promise<Fence | undefined>
> = {
  plan: async (session, call, path) => (await import('./fence-plan.ts')).fencePlan(session, call, path),
  held: async (session, call, path) => (await import('./fence-held.ts')).fenceHeld(session, call, path),
  settings: async (_, call, path) => (await import('./fence-settings.ts')).fenceSettingsEdit(call, path),
}

async function refuse(session: Session, call: FileCall, fence: Fence): Promise<Refusal> {
  const { recordRefusal } = await import('./record-refusal.ts')
  recordRefusal(session, { id: fence.id, what: `${call.tool} of ${call.path}`, agentId: call.agentId })
  return { error: `${call.path}  ${fence.what}  [${fence.id}]`, fix: fence.instead }
}

function placesOf(active: ActiveRun, session: Session, call: FileCall, path: string): FencedPlaces {
  const root = realTarget(active.root)
  const plugin = session.env.CLAUDE_PLUGIN_ROOT
  const transcripts = call.transcriptPath === '' ? undefined : join(dirname(call.transcriptPath), session.id)
  const worktrees = join(root, '.claude', 'worktrees')
  const worktree = isWithin(path, worktrees) ? path.slice(worktrees.length + 1).split(sep)[0] : undefined
  const pluginFolder = plugin ? realTarget(plugin) : undefined
  return {
    state: fold(realTarget(ultraplanHome(session.home))),
    // The run's folder is <git folder>/ultraplan/runs/<run>.
    commonDir: fold(realTarget(dirname(dirname(dirname(active.dir))))),
    tops: [fold(root), ...(worktree ? [fold(join(worktrees, worktree))] : [])],
    plans: (active.plans ?? []).map(fold),
    views: active.views ?? true,
    held: (active.held ?? []).map(fold),
    sessions: fold(realTarget(join(clientHome(session), 'sessions'))),
    client: LOADED.map((name) => fold(realTarget(join(clientHome(session), name)))),
    ...(transcripts ? { transcripts: fold(realTarget(transcripts)) } : {}),
    ...(pluginFolder && !isWithin(pluginFolder, root) ? { plugin: fold(pluginFolder) } : {}),
  }
}

/** What of the client's own folder decides which code it loads for a person. */
const LOADED = ['skills', 'dev-mods', 'settings.json', 'settings.local.json']

/** Where a path really leads: links are followed as far as it exists. */
function realTarget(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realTarget(parent), basename(path))
  }
}

const fold = (path: string): string => (foldsCase ? path.toLowerCase() : path)
