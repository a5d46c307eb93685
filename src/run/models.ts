import { isReviewer, type Role, roleOf } from '../model/roles.ts'
import type { Run, TaskState } from '../model/run.ts'

/** The names that the client's Agent tool takes; anything else would make it refuse the call. */
const NAMES = ['haiku', 'sonnet', 'opus', 'fable'] as const

/**
 * What a role runs on, from the configuration; undefined leaves it to the client. A voter never runs on the executor's
 * model: who did the work does not check it (S3-01, S3-10).
 */
export function modelFor(run: Run, task: TaskState, role: Role): string | undefined {
  const { models } = run.config.review
  if (!isReviewer(role)) return nameIn(models.executor)
  const configured = models[role]
  const wanted = nameIn(configured)
  const executor = nameIn(task.attempts.at(-1)?.model ?? models.executor)
  if (roleOf(role).flow === 'votes')
    return wanted !== undefined && wanted !== executor ? wanted : NAMES.find((name) => name !== executor)
  // The Agent tool has no word for it; what the executor inherited is what a reviewer would.
  return configured === 'inherit' && models.executor === undefined ? executor : wanted
}

const nameIn = (model: string | undefined): string | undefined =>
  NAMES.find((name) => model?.toLowerCase().includes(name))
