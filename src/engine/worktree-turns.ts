import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Run, Ticket } from '../model/run.ts'

/**
 * The client makes the worktrees of several agents at once and stumbles over git's own locks now and then: an agent
 * then never starts. So the agents of a group are let in one after the other, each when those before it have begun.
 */
const LONGEST_WAIT_MS = 8000
const LOOK_EVERY_MS = 40

const startedFolder = (dir: string, base: string): string => join(dir, 'started', base)

/** An isolated agent has begun: its worktree is there. */
export function noteStart(dir: string, base: string, agentId: string): void {
  mkdirSync(startedFolder(dir, base), { recursive: true })
  writeFileSync(join(startedFolder(dir, base), agentId), '')
}

/** The client could not make one: no agent need wait for it. Which agent it would have been is not known, only the call. */
export const noteNoStart = (dir: string, base: string, toolUseId: string): void =>
  noteStart(dir, base, failed(toolUseId))

const FAILED = 'call-'
const failed = (toolUseId: string): string => `${FAILED}${toolUseId.replace(/[^\w-]/g, '')}`

/** Waits until every agent that was let in before this one has begun or failed to; never for long. */
export async function awaitTurn(run: Run, dir: string, ticket: Ticket): Promise<void> {
  const before = run.tasks
    .flatMap((task) => task.attempts)
    .filter((attempt) => attempt.isolated && attempt.base === ticket.base && attempt.ticket !== ticket.id)
    .flatMap(({ toolUseId }) => (toolUseId === undefined ? [] : failed(toolUseId)))
  // A failed call whose attempt was taken back before this one came is not waited for, so it does not count either.
  const settled = () =>
    namesIn(startedFolder(dir, ticket.base)).filter(
      (name) => !name.startsWith(FAILED) || before.includes(name),
    ).length
  const deadline = Date.now() + LONGEST_WAIT_MS
  while (settled() < before.length && Date.now() < deadline) await sleep(LOOK_EVERY_MS)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
