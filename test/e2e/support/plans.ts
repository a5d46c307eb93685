import { bash, executor, say } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { claim } from './claims.ts'

/** For scenarios that are about something else than reviews. */
export const NO_REVIEW = 'review: { architect: false, spec: false }\n'

export interface PlannedTask {
  id: string
  title: string
  files: string[]
  verify: string
}

/** A tasks.md of one phase. */
export function checklist(tasks: readonly PlannedTask[], phase = '1: Make it work'): string {
  const blocks = tasks.map(
    ({ id, title, files, verify }) => `- [ ] ${id} ${title}
  - **Do**: ${title}
  - **Files**: ${files.map((file) => `\`${file}\``).join(', ')}
  - **Done when**: \`${verify}\` exits 0
  - **Verify**: \`${verify}\`
  - **Commit**: \`feat: task ${id}\`
`,
  )
  return `## Phase ${phase}\n\n${blocks.join('\n')}`
}

/** A task that writes its own file, and whose verify looks for it. */
export const fileTask = (id: string, title = `Write ${id}`): PlannedTask => ({
  id,
  title,
  files: [`${id}.txt`],
  verify: `grep -qx done-${id} ${id}.txt`,
})

/** What an honest executor types: the work, the tick, the commit. */
export const doTask = (id: string, content = `done-${id}`): string =>
  `echo ${content} > ${id}.txt && ${tick(id)} && git add -A && git commit -qm 'feat: task ${id}'`

export const tick = (id: string): string => `sed -i 's/^- \\[ \\] ${id} /- [x] ${id} /' specs/demo/tasks.md`

export const honestClaim = (
  id: string,
  title = `Write ${id}`,
  command = `grep -qx done-${id} ${id}.txt`,
): string => claim(id, title, { files: [`${id}.txt`], command })

/** What an executor says that cannot continue, or could not do its task. */
const honestFailure =
  (status: 'blocked' | 'failure') =>
  (id: string, title = `Write ${id}`) =>
    [
      'The service is down.',
      '',
      '```yaml',
      `status: ${status}`,
      `task_name: "Task ${id}: ${title}"`,
      'error: the staging service does not answer',
      '```',
    ].join('\n')

export const blockedClaim = honestFailure('blocked')
export const failedClaim = honestFailure('failure')

/** An executor that does what it says. */
export const honest = (id: string, attempt?: number) =>
  executor({ task: id, ...(attempt ? { attempt } : {}), turns: [[bash(doTask(id))], [say(honestClaim(id))]] })

/** A plan of such tasks in one phase, each played honestly unless the cast says otherwise. */
export function demo(
  title: string,
  ids: readonly string[],
  over: Partial<Scenario> & { config?: string } = {},
): Scenario {
  const { config = '', files = {}, ...rest } = over
  return {
    title,
    files: {
      'specs/demo/tasks.md': checklist(ids.map((id) => fileTask(id))),
      '.ultraplan/config.yaml': `${NO_REVIEW}${config}`,
      ...files,
    },
    prompt: '/ultraplan:implement demo',
    cast: ids.map((id) => honest(id)),
    ...rest,
  }
}
