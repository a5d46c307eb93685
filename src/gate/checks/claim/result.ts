import type { Task } from '../../../model/plan.ts'
import { taskName, taskWord, wordFor } from '../../../model/task-name.ts'
import { check, type Remark } from '../../check.ts'
import { namesTask } from '../../claim.ts'
import type { ClaimFacts } from '../../facts.ts'

export const result = check({
  id: 'claim/result',
  stage: 'claim',
  failure: 'MALFORMED',
  rows: ['S1-14', 'S1-15', 'S1-16', 'S1-17', 'S1-18', 'S1-19', 'S1-24', 'S1-42', 'S1-44', 'S1-56', 'S1-71'],
  summary: 'the claim holds one result block with every field of seed 001, for this task',
  message: '{field}: expected {what}, got {what}',
  run: (facts) => {
    const { claim, task } = facts
    const [first, ...more]: Remark[] = [...claim.problems, ...otherTask(facts), ...sameEvidence(facts)]
    if (!first) return []
    // The whole block is shown once, with the first problem. The other problems say what their field needs.
    return [{ ...first, fix: first.fix ?? `hand in a block like this:\n${resultTemplate(task)}` }, ...more]
  },
})

function otherTask({ claim: { result: said }, task, plan }: ClaimFacts): Remark[] {
  if (!said?.taskName || namesTask(said.taskName, task, plan)) return []
  const message = `task_name: expected ${JSON.stringify(taskName(task))}, got ${JSON.stringify(said.taskName)}`
  return [{ line: said.line, message }]
}

/** Two tasks may not be claimed with exactly the same evidence, unless it is so short that it could be a coincidence. */
function sameEvidence({ claim: { result: said }, earlier, task, plan }: ClaimFacts): Remark[] {
  const own = plain(said?.evidence ?? '')
  if (own.length < 40) return []
  const same = earlier.find((other) => other.task !== task.id && plain(other.evidence) === own)
  if (!same) return []
  const message = `the evidence is word for word that of ${wordFor(plan.tasks, same.task)}`
  const fix = `say what shows that ${taskWord(task)} is done`
  return [{ line: said?.line, message, fix, failure: 'FALSE_CLAIM' }]
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** A correct result block for this task, shown to an executor that handed in a wrong one. */
function resultTemplate(task: Task): string {
  const command = task.verify.find((verify) => verify.command)?.command ?? 'the verify command'
  const files = task.files.slice(0, 3).map((file) => JSON.stringify(file))
  return [
    '```yaml',
    'status: success',
    `task_name: ${JSON.stringify(taskName(task))}`,
    `files_modified: [${files.join(', ')}]`,
    'verification:',
    `  command: ${JSON.stringify(command)}`,
    '  exit_code: 0',
    '  output_summary: "one line of what it printed"',
    'done_criteria_met: true',
    'evidence: |',
    '  what shows that it is done',
    'error: null',
    '```',
    'TASK_COMPLETE',
  ].join('\n')
}
