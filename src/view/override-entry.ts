import type { TaskState } from '../model/run.ts'
import { taskName } from './names.ts'
import { oneLine } from './terminal.ts'
import { isoSeconds } from './time.ts'
import type { Yaml } from './yaml.ts'

/** The entry of seed 001 for work that no gate has proved: who, when, why, and that nothing is committed for it. */
export function overrideEntry(task: TaskState): { [key: string]: Yaml } | undefined {
  const { override } = task
  if (!override) return undefined
  const name = taskName(task)
  const by = oneLine(override.who)
  const at = isoSeconds(override.at)
  const reason = oneLine(override.reason)
  const doubts = override.doubts ? { in_doubt: oneLine(override.doubts.join('; ')) } : {}
  return override.kind === 'skipped'
    ? {
        name,
        status: 'complete (unverified)',
        skip_reason: reason,
        skipped_by: by,
        skipped_at: at,
        ...doubts,
        requires_manual_commit: true,
      }
    : {
        name,
        status: 'complete (forced)',
        force_reason: reason,
        forced_by: by,
        forced_at: at,
        ...doubts,
        session: oneLine(override.session),
        prompt: oneLine(override.prompt),
        requires_manual_commit: true,
      }
}
