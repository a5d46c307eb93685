import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { agentTool, type ToolCall } from '../../client/agent-calls.ts'
import { namesOfOurs, plainName } from '../../client/agent-files.ts'
import { clientHome, projectFolder, type Session } from '../../client/session.ts'
import { changedSettings, type HeldSettings, projectSettings, readHeld } from '../../client/settings.ts'
import { tried } from '../../io/files.ts'
import { oneLine } from '../../view/terminal.ts'
import { readActive } from '../runs/active.ts'
import { openActiveRun, type Refusal } from '../runs/open-run.ts'
import { append } from '../runs/record.ts'

const LONGEST = 200

/** The person is told at their next prompt. The call stays refused even if the journal cannot be written. */
export function recordRefusal(
  session: Pick<Session, 'home' | 'id'>,
  refusal: { id: string; what: string; agentId?: string | undefined },
): void {
  const { id, what, agentId } = refusal
  try {
    const open = openActiveRun(session.home, session.id)
    if (!open) return
    const words = oneLine(what).slice(0, LONGEST)
    append(open, { type: 'refused', id, what: words, ...(agentId ? { agentId } : {}) })
  } catch {}
}

/** A file beside the journal with the hashes of each settings file when this client began to drive the run. */
const remembered = (dir: string): string => join(dir, 'settings.json')

/** Recorded when a client begins to drive the run. Later, only a difference from it counts as a change. */
export function rememberSettings(session: Session, root: string, dir: string): void {
  const files = [
    join(clientHome(session), 'settings.json'),
    ...[root, projectFolder(session)].flatMap((folder) => Object.values(projectSettings(folder))),
  ]
  const known = Object.fromEntries([...new Set(files)].map((file) => [file, readHeld(file) ?? {}]))
  writeFileSync(remembered(dir), JSON.stringify(known), { mode: 0o600 })
}

/** A settings change that the client is about to apply. */
export interface ConfigChange {
  /** `user_settings`, `project_settings`, `skills` … */
  source: string
  file: string
}

export const WOULD_CHANGE = 'would change the hooks that judge the run, or load code beside them'

/** The client is about to apply a change. A change that touches hooks, or loads code, is refused until the run ends. */
export function fenceSettings(session: Session, { source, file }: ConfigChange): Refusal | undefined {
  const active = readActive(session.home, session.id)
  if (!active) return undefined
  // A skill may contain hooks or a module of the client, and the name of the changed file does not show whether it
  // does.
  if (source === 'skills') {
    recordRefusal(session, { id: 'fence/skills', what: `the change of the skill ${file}` })
    return {
      error: `${file}  a skill can load code into the client, so none changes while a run is active  [fence/skills]`,
      fix: 'nothing to do: the client goes on with the skills that it has, and reads this one after the run',
    }
  }
  const after = file === '' ? undefined : readHeld(file)
  // A file that cannot be read changes no setting.
  const names = after === undefined ? [] : changedSettings(readRemembered(active.dir)[file], after)
  if (names.length === 0) return undefined
  recordRefusal(session, { id: 'fence/settings', what: `the change of ${names.join(', ')} in ${file}` })
  return {
    error: `${file}  ${names.join(', ')} ${WOULD_CHANGE}  [fence/settings]`,
    fix: 'put the file back as it was; change it after the run, or end the run with /ultraplan:cancel first',
  }
}

/** The skill that leads to a module of the client is about to be called. */
export function fenceSkill(
  session: Session,
  skill: string,
  agentId: string | undefined,
): Refusal | undefined {
  if (!readActive(session.home, session.id)) return undefined
  recordRefusal(session, { id: 'fence/skill', what: `the skill ${skill.trim()}`, agentId })
  return {
    error: 'this skill loads code into the client, and loaded code could act as the person  [fence/skill]',
    fix: 'do without it; the person can call it after the run',
  }
}

const readRemembered = (dir: string): Record<string, HeldSettings> =>
  tried(() => JSON.parse(readFileSync(remembered(dir), 'utf8')) as Record<string, HeldSettings>, {})

/**
 * Agents of a run start by ticket and hand in by their last message: no workflow starts them, no message reaches them,
 * and only the person stops them.
 */
export function fenceAgents(
  session: Session,
  call: ToolCall & { transcript: string; agentId?: string },
): Refusal | undefined {
  const open = openActiveRun(session.home, session.id)
  if (!open) return undefined
  const refuse = (id: string, what: string, error: string, fix: string): Refusal => {
    recordRefusal(session, { id, what, agentId: call.agentId })
    return { error: `${error}  [${id}]`, fix }
  }
  const { kind, to } = agentTool(call)
  if (kind === 'workflow')
    return refuse(
      'fence/workflow',
      'the Workflow tool',
      'a workflow could start agents of the run without a ticket',
      'follow the last ultraplan:next line with the Agent tool',
    )
  const isKnown = open.run.tickets.some(({ agentId }) => agentId !== undefined && agentId === to)
  if (!isKnown && !namesOfOurs(session.id, call.transcript).has(plainName(to))) return undefined
  return kind === 'stop'
    ? refuse(
        'fence/stop',
        `stopping the run's agent ${to}`,
        'agents of the run are stopped by the person alone',
        'wait for the agent; the person can type /ultraplan:pause or /ultraplan:cancel',
      )
    : refuse(
        'fence/message',
        `a message to the run's agent ${to}`,
        'agents of the run take no messages: their prompt is the engine’s',
        'wait for the agent; what it hands in is judged, and you get the next directive',
      )
}
