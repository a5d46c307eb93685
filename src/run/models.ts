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
  const wanted = nameIn(role === 'spec-executor' ? models.executor : models[role])
  if (role !== 'verifier') return wanted
  const executor = nameIn(task.attempts.at(-1)?.model ?? models.executor)
  if (wanted !== undefined && wanted !== executor) return wanted
  return NAMES.find((name) => name !== executor)
}

const nameIn = (model: string | undefined): string | undefined =>
  NAMES.find((name) => model?.toLowerCase().includes(name))
