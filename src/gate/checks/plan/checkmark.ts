import { taskWord } from '../../../model/task-name.ts'
import { check, type Remark } from '../../check.ts'
import type { ArtifactFacts } from '../../facts.ts'
import { readTicked } from '../../plan-text.ts'

export const checkmark = check({
  id: 'plan/checkmark',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  seed: '000',
  rows: ['S0-61', 'S0-65', 'S0-68'],
  summary: 'the ticked boxes are those of the approved tasks and of the one claimed',
  message: '{task} is not ticked ({n} of {m} expected)',
  run: (facts) => {
    const { plan, task, ticked, begun, isolated } = facts
    if (!task.box) return { skip: 'this plan has no boxes' }
    const remarks: Remark[] = []
    const expected = new Set([...(isolated ? knownThere(facts) : facts.approved), task.id])
    const right = plan.tasks.filter(({ id }) => expected.has(id) && ticked.has(id)).length
    for (const other of plan.tasks) {
      const { id, file, box } = other
      if (!box) continue
      const must = expected.has(id) && !(isolated && id === task.id)
      const may = expected.has(id) || begun.has(id)
      if (must && !ticked.has(id)) {
        remarks.push({
          file,
          line: box.line,
          message: `${taskWord(other)} is not ticked (${right} of ${expected.size} expected)`,
          fix: `change "- [ ]" to "- [x]" on line ${box.line} and commit it`,
        })
      } else if (!may && ticked.has(id)) {
        remarks.push({
          file,
          line: box.line,
          message: `${taskWord(other)} is ticked, but only ${taskWord(task)} was claimed`,
          fix: `change "- [x]" back to "- [ ]" on line ${box.line} and commit it`,
        })
      }
    }
    return remarks
  },
})

/** A worktree of a parallel group does not have the ticks of tasks that were approved after it began. */
function knownThere({ plan, planText, approved }: ArtifactFacts): string[] {
  const before = readTicked(plan, new Map([...planText].map(([path, { base }]) => [path, base])))
  return [...approved].filter((id) => before.has(id))
}
