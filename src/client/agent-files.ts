import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { namesIn, readText } from '../io/files.ts'
import type { Run, Ticket } from '../model/run.ts'
import { clientHome, isOurs, type Session } from './session.ts'
import { type JsonRecord, readRecord } from './transcript.ts'

export interface PairedCall {
  toolUseId: string
  worktree?: { path: string; branch?: string }
}

/** Stands for the Agent call where there is none: in a session whose main agent is the executor. */
export const SOLO = 'solo'

/** A session's own transcript, which records who typed what, and the folder of its agents' transcripts beside it. */
export function transcriptPlaces(session: string, sessionTranscript: string): string[] {
  if (sessionTranscript === '') return []
  const folder = join(dirname(sessionTranscript), session)
  return [folder, `${folder}.jsonl`]
}

/** The transcript of an agent. A hook inside an agent is told only the path of the session's own transcript. */
export const agentTranscript = (sessionTranscript: string, agentId: string): string =>
  join(sessionTranscript.replace(/\.jsonl$/, ''), 'subagents', `agent-${agentId}.jsonl`)

/**
 * The Agent call that started this agent, read from the client's own file beside the transcript. Only agents that the
 * session itself started count (depth 1). Agents of a workflow, a skill or a message belong to another call, or to
 * none.
 */
export function pairedCall(transcriptPath: string, agentId: string): PairedCall | undefined {
  const name = basename(transcriptPath, '.jsonl')
  if (agentId === '' || name !== `agent-${agentId}`) return undefined
  const { toolUseId, spawnDepth, worktreePath, worktreeBranch } = readMeta(
    join(dirname(transcriptPath), `${name}.meta.json`),
  )
  if (typeof toolUseId !== 'string' || spawnDepth !== 1) return undefined
  if (typeof worktreePath !== 'string') return { toolUseId }
  const branch = typeof worktreeBranch === 'string' ? { branch: worktreeBranch } : {}
  return { toolUseId, worktree: { path: worktreePath, ...branch } }
}

/** The Agent call that started an agent, found from the session's own transcript. */
export const callOfAgent = (sessionTranscript: string, agentId: string): string | undefined =>
  pairedCall(agentTranscript(sessionTranscript, agentId), agentId)?.toolUseId

/** The open ticket that an agent works on. */
export function ticketOfAgent(run: Run, sessionTranscript: string, agentId: string): Ticket | undefined {
  const call = callOfAgent(sessionTranscript, agentId)
  return call === undefined ? undefined : run.tickets.find(({ toolUseId }) => toolUseId === call)
}

/**
 * Whether the client started an agent for this call: then one of its files names the call. If the files cannot be read
 * the answer is yes, so that an agent counts as never started only if that is certain.
 */
export const hasBegun = (sessionTranscript: string, toolUseId: string): boolean =>
  !existsSync(sessionTranscript) ||
  agentFolders(dirname(sessionTranscript))
    .flatMap((folder) => namesIn(folder).map((name) => join(folder, name)))
    .some((path) => path.endsWith('.meta.json') && readRecord(path).toolUseId === toolUseId)

/** Whether the person ended this agent, with Ctrl-C or in the client's list. No event tells it before the next prompt. */
export const wasStopped = (session: Pick<Session, 'env' | 'home' | 'id'>, agentId: string): boolean => {
  const projects = join(clientHome(session), 'projects')
  const file = join(session.id, 'subagents', `agent-${agentId}.meta.json`)
  return namesIn(projects).some((name) => readRecord(join(projects, name, file)).stoppedByUser === true)
}

/** Whether an agent works on a ticket, or did; the client can refuse a call after its ticket was used. */
export const isBegun = ({ agentId, judging, toolUseId }: Ticket, sessionTranscript: string): boolean =>
  agentId !== undefined ||
  judging !== undefined ||
  (toolUseId !== undefined && hasBegun(sessionTranscript, toolUseId))

/** Removes the reference that the client adds to a name: `name [ref]`. */
export const plainName = (name: string): string => name.replace(/\s*\[[^\]]*\]$/, '').trim()

/** The names under which the session's own files list ultraplan agents, running or finished. */
export function namesOfOurs(session: string, sessionTranscript: string): Set<string> {
  const folder = join(dirname(sessionTranscript), session, 'subagents')
  const names = namesIn(folder).flatMap((file) => {
    const id = /^agent-(.+)\.meta\.json$/.exec(file)?.[1]
    if (id === undefined) return []
    // A file that cannot be read throws here, and the call is then refused.
    const meta = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>
    return isOurs(meta.agentType) ? [id, meta.name, meta.description] : []
  })
  return new Set(names.flatMap((name) => (typeof name === 'string' ? plainName(name) : [])))
}

/**
 * After /branch the client writes an agent's transcript into the new session's folder and leaves this file in the one
 * where the agent was started.
 */
function readMeta(path: string): JsonRecord {
  const elsewhere = () =>
    agentFolders(dirname(dirname(dirname(path)))).map((folder) => join(folder, basename(path)))
  return readRecord(
    existsSync(path) ? path : (elsewhere().find((candidate) => existsSync(candidate)) ?? path),
  )
}

const agentFolders = (sessions: string): string[] =>
  namesIn(sessions).map((session) => join(sessions, session, 'subagents'))

/**
 * Git compresses new objects at this level in the shells of a run's agents. Zlib writes a class of the level into the
 * second byte of each object, so the file of a commit says whether such a shell made it, whatever command did it. Git's
 * own level is 1; 2 costs no more, and nothing else changes.
 */
const LEVEL = 2
export const AGENT_CLASS = 1

/** A name that only our line has. It also keeps a shell inside such a shell from counting twice. */
const DONE = 'ULTRAPLAN_MARKS'

/** Git tidies up after a commit by packing, and the file of a packed commit is gone. */
const SETTINGS = [
  ['core.looseCompression', LEVEL],
  ['gc.auto', 0],
  ['maintenance.auto', 'false'],
]

/** After what the person has set in these variables. */
const ASSIGNED = SETTINGS.map(([key, value], index) => {
  const place = `$((\${GIT_CONFIG_COUNT:-0}+${index}))`
  return `"GIT_CONFIG_KEY_${place}=${key}" "GIT_CONFIG_VALUE_${place}=${value}"`
}).join(' ')

/** The client runs this before every command of an agent's shell, and of a person's `!`. It does nothing without a run. */
const SHELL_LINE = `[ -n "\${${DONE}-}" ] || [ ! -e ~/.ultraplan/active/"\${CLAUDE_CODE_SESSION_ID:-none}" ] || export ${DONE}=1 ${ASSIGNED} "GIT_CONFIG_COUNT=$((\${GIT_CONFIG_COUNT:-0}+${SETTINGS.length}))"`

/**
 * At the start of a session, also a resumed one, the client names a file for such lines, in a folder of its own. A person
 * may have set the same variable to a file of theirs, which a client that names none passes on: that one is left alone.
 */
export const LEAVE_SHELL_LINE = `case "\${CLAUDE_ENV_FILE-}" in *session-env*) grep -q ${DONE} "$CLAUDE_ENV_FILE" 2>/dev/null || printf '\\n%s\\n' '${SHELL_LINE}' >>"$CLAUDE_ENV_FILE";; esac; `

/** Whether the client has our line for the shells of this session. A client that cannot have it keeps no such file. */
export function marksCommits(session: Pick<Session, 'env' | 'home' | 'id'>): boolean {
  const folder = join(clientHome(session), 'session-env', session.id)
  return namesIn(folder).some((name) => readText(join(folder, name))?.includes(DONE))
}
