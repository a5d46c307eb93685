import type { Role } from '../model/roles.ts'
import type { Run, TaskState } from '../model/run.ts'

/** The names that the client's Agent tool takes; anything else would make it refuse the call. */
const NAMES = ['haiku', 'sonnet', 'opus', 'fable'] as const

/**
 * What a role runs on, from the configuration; undefined leaves it to the client. A verifier never runs on the
 * executor's model: who did the work does not check it (S3-01, S3-10).
 */
export function modelFor(run: Run, task: TaskState, role: Role): string | undefined {
  const { models } = run.config.review
  const configured = role === 'spec-executor' ? models.executor : models[role]
  const executor = nameIn(task.attempts.at(-1)?.model ?? models.executor)
  if (role === 'verifier') {
    const wanted = nameIn(configured)
    return wanted !== undefined && wanted !== executor ? wanted : NAMES.find((name) => name !== executor)
  }
  // The Agent tool has no word for it; what the executor inherited is what a reviewer would.
  const inherits = configured === 'inherit' && role !== 'spec-executor' && models.executor === undefined
  return inherits ? executor : nameIn(configured)
}

const nameIn = (model: string | undefined): string | undefined =>
  NAMES.find((name) => model?.toLowerCase().includes(name))
