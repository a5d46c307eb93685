import { taskWord } from '../../../model/task-name.ts'
import { check } from '../../check.ts'
import type { ArtifactFacts } from '../../facts.ts'
import { readTicked } from '../../plan-text.ts'

export const checkmark = check({
  id: 'plan/checkmark',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  rows: ['S0-61', 'S0-65', 'S0-68'],
  summary: 'the ticked boxes are those of the approved tasks and of the one claimed',
  message: '{task} is not ticked ({n} of {m} expected)',
  run: (facts) => {
    const { plan, task, ticked, begun, isolated } = facts
    if (!task.box) return { skip: 'this plan has no boxes' }
    const expected = new Set([...(isolated ? knownThere(facts) : facts.approved), task.id])
    const right = plan.tasks.filter(({ id }) => expected.has(id) && ticked.has(id)).length
    return plan.tasks.flatMap((other) => {
      const { id, file, box } = other
      const must = expected.has(id) && !(isolated && id === task.id)
      // A box that was ticked when the run began, in work that was not approved, is no executor's doing.
      const may = expected.has(id) || begun.has(id) || other.ticked
      if (!box || (ticked.has(id) ? may : !must)) return []
      const [said, to] = ticked.has(id)
        ? [`is ticked, but only ${taskWord(task)} was claimed`, '"- [x]" back to "- [ ]"']
        : [`is not ticked (${right} of ${expected.size} expected)`, '"- [ ]" to "- [x]"']
      const message = `${taskWord(other)} ${said}`
      return { file, line: box.line, message, fix: `change ${to} on line ${box.line} and commit it` }
    })
  },
})

/** A worktree of a parallel group does not have the ticks of tasks that were approved after it began. */
function knownThere({ plan, planText, approved }: ArtifactFacts): string[] {
  const before = readTicked(plan, new Map([...planText].map(([path, { base }]) => [path, base])))
  return [...approved].filter((id) => before.has(id))
}
