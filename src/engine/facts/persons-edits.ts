import { writtenFiles } from '../../client/agent-calls.ts'
import type { ArtifactFacts, ClaimFacts } from '../../gate/facts.ts'
import { lastPart } from '../../gate/match-path.ts'
import { splitUncommitted } from '../../gate/plan-text.ts'
import { discards } from '../../plan/shell/discards.ts'
import { taskOf } from '../../run/change.ts'
import type { JudgeInput } from './work-range.ts'

/** Files that a package manager writes, mostly without being named. */
const LOCKFILE =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|go\.sum|[\w-]+\.lock|gradle\.lockfile|packages\.lock\.json)$/i

/** The files that the executor's own file tools wrote, in all attempts. */
export const writtenBy = ({
  cwd,
  run,
  task,
}: Pick<JudgeInput, 'cwd' | 'run'> & { task: { id: string } }): Set<string> =>
  new Set(
    (taskOf(run, task.id)?.attempts ?? []).flatMap(({ transcript, startedAt }) =>
      writtenFiles(cwd, { transcript, since: startedAt }),
    ),
  )

/**
 * What the executor may have done to the edits of a person who works in the same folder: files that it committed
 * although nothing it said or did names them, and commands of it that discard what is not committed. Where its
 * transcript cannot be read, and in a worktree of its own, nothing is known to be a person's.
 */
export function personsEdits(
  input: JudgeInput,
  { claim, ran }: ClaimFacts,
  changed: readonly string[],
): Pick<ArtifactFacts, 'taken' | 'discarded'> {
  const { plan, task, ticket } = input
  if (ticket.isolated || ran === undefined) return { taken: [], discarded: [] }
  const files = changed.map((path) => ({ path, kind: 'modified' as const }))
  const { leftAlone } = splitUncommitted(files, { task, plan, isolated: false, written: writtenBy(input) })
  const words = [claim.text, ...ran].join('\n')
  const taken = leftAlone.map(({ path }) => path).filter((path) => !LOCKFILE.test(path))
  return {
    taken: taken.filter((path) => !words.includes(lastPart(path))),
    discarded: [...new Set(ran.filter(discards))],
  }
}
