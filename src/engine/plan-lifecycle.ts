import type { Finding } from '../model/finding.ts'
import type { Plan } from '../model/plan.ts'
import { type Lifecycle, lifecycleOf } from '../run/lifecycle.ts'
import { openRun } from './open-run.ts'

/** Where a plan stands: by its lint, and by the newest run of this repository when that is a run of it. */
export function planLifecycle(
  cwd: string,
  home: string,
  { plan, findings }: { plan: Plan; findings: readonly Finding[] },
): Lifecycle {
  const lint = findings.some((finding) => finding.severity === 'block') ? 'blocked' : 'clean'
  try {
    const open = openRun(cwd, home)
    if ('error' in open || open.run.spec !== plan.name) return lifecycleOf(lint, []).plan
    return lifecycleOf(lint, open.journal.events()).plan
  } catch {
    // A broken journal is `ultraplan audit`'s to report; a plan can be linted all the same.
    return lifecycleOf(lint, []).plan
  }
}
