import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, thisProcess } from '../io/process-ref.ts'
import type { ProcessRef } from '../model/event.ts'
import type { Run } from '../model/run.ts'
import { next } from '../run/next.ts'
import { type Reviewer, reviewTurn } from '../run/review-turn.ts'
import type { OpenRun } from './open-run.ts'

/** A reviewer's call that waits for the work; its hook leaves a file for as long as it holds the call. */
interface HeldCall {
  /** The ticket of the executor that it was called along with. */
  executor: string
  role: Reviewer
  process: ProcessRef
}

const folderOf = (dir: string): string => join(dir, 'held')

/** Gives back what takes the file away again. */
export function noteHeld(dir: string, toolUseId: string, call: Omit<HeldCall, 'process'>): () => void {
  const file = join(folderOf(dir), toolUseId.replace(/[^\w-]/g, ''))
  const held: HeldCall = { executor: call.executor, role: call.role, process: thisProcess() }
  mkdirSync(folderOf(dir), { recursive: true })
  writeFileSync(file, JSON.stringify(held))
  return () => rmSync(file, { force: true })
}

export const isAnyHeld = (dir: string): boolean => heldCalls(dir).length > 0

/** Whether held calls bring what comes next, so that nobody has to be told of it. */
export function isBroughtByHeld({ run, dir }: OpenRun, now: Date): boolean {
  const held = heldCalls(dir)
  if (held.length === 0) return false
  const action = next(run, now)
  if (action.kind === 'wait')
    return held.some(({ executor, role }) => {
      const turn = reviewTurn(run, executor, role, now)
      return turn.kind === 'later' && turn.before.length > 0
    })
  if (action.kind !== 'dispatch') return false
  return action.agents.every((agent) =>
    held.some(({ executor, role }) => role === agent.role && lastTicket(run, agent.task) === executor),
  )
}

const lastTicket = (run: Run, task: string): string | undefined =>
  run.tasks.find(({ id }) => id === task)?.attempts.at(-1)?.ticket

function heldCalls(dir: string): HeldCall[] {
  let names: string[]
  try {
    names = readdirSync(folderOf(dir))
  } catch {
    return []
  }
  return names.flatMap((name) => {
    const file = join(folderOf(dir), name)
    try {
      const held = JSON.parse(readFileSync(file, 'utf8')) as HeldCall
      if (isAlive(held.process)) return [held]
      rmSync(file, { force: true })
    } catch {
      // Let in, or turned away, in this moment.
    }
    return []
  })
}
