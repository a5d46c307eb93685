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

/** Waits until every agent that was let in before this one has begun; never for long, and never in vain for ever. */
export async function awaitTurn(run: Run, dir: string, ticket: Ticket): Promise<void> {
  const before = run.tasks
    .flatMap((task) => task.attempts)
    .filter((attempt) => attempt.isolated && attempt.base === ticket.base && attempt.toolUseId !== undefined)
    .filter((attempt) => attempt.ticket !== ticket.id).length
  const deadline = Date.now() + LONGEST_WAIT_MS
  while (countStarted(dir, ticket.base) < before && Date.now() < deadline) await sleep(LOOK_EVERY_MS)
}

function countStarted(dir: string, base: string): number {
  try {
    return readdirSync(startedFolder(dir, base)).length
  } catch {
    return 0
  }
}
