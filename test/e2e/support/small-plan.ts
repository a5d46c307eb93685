import type { Part } from '../harness/cast.ts'
import { bash, executor, say } from '../harness/index.ts'
import { claim } from './claims.ts'

export interface SmallTask {
  id: string
  title: string
  file: string
  word: string
}

export const taskA: SmallTask = { id: '1.1', title: 'Write a', file: 'a.txt', word: 'hello' }
export const taskB: SmallTask = { id: '1.2', title: 'Write b', file: 'b.txt', word: 'world' }

/** A plan of small tasks with the reviewers switched off: what is shown here is about people. */
export function smallPlan(...tasks: SmallTask[]): Record<string, string> {
  const blocks = tasks.map(({ id, title, file, word }) =>
    [
      `- [ ] ${id} ${title}`,
      `  - **Do**: Write ${word} into ${file}`,
      `  - **Files**: \`${file}\``,
      `  - **Done when**: ${file} holds ${word}`,
      `  - **Verify**: \`grep -q ${word} ${file}\``,
      `  - **Commit**: \`feat: write ${file}\``,
    ].join('\n'),
  )
  return {
    'specs/demo/tasks.md': `# Tasks: demo\n\n## Phase 1: Make it work\n\n${blocks.join('\n\n')}\n`,
    '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
  }
}

export const doing = ({ id, file, word }: SmallTask): string =>
  `echo ${word} > ${file} && sed -i 's/- \\[ \\] ${id}/- [x] ${id}/' specs/demo/tasks.md && git add -A && git commit -qm 'feat: write ${file}'`

export const handIn = ({ id, title, file, word }: SmallTask): string =>
  claim(id, title, { files: [file], command: `grep -q ${word} ${file}` })

/** An executor that does its task and says so. */
export const honest = (task: SmallTask, attempt?: number): Part =>
  executor({
    task: task.id,
    ...(attempt === undefined ? {} : { attempt }),
    turns: [[bash(doing(task))], [say(handIn(task))]],
  })

export const blockedClaim = ({ id, title }: SmallTask): string =>
  [
    'The service is down.',
    '',
    '```yaml',
    'status: blocked',
    `task_name: "Task ${id}: ${title}"`,
    'error: the staging service does not answer',
    '```',
  ].join('\n')

/** An executor that says that it cannot: no retry, a person is asked. */
export const blocked = (task: SmallTask, attempt?: number): Part =>
  executor({
    task: task.id,
    ...(attempt === undefined ? {} : { attempt }),
    turns: [[say(blockedClaim(task))]],
  })

/** One phase for each task: none begins before those before it are done. */
export function phased(...tasks: SmallTask[]): Record<string, string> {
  const files = smallPlan(...tasks)
  const plan = files['specs/demo/tasks.md'] ?? ''
  const parts = plan.split(/^(?=- \[ \] )/m)
  const phases = parts.map((part, index) => (index < 2 ? part : `## Phase ${index}: More\n\n${part}`))
  return { ...files, 'specs/demo/tasks.md': phases.join('') }
}
