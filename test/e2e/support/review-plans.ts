import { bash, executor, say } from '../harness/index.ts'
import { claim } from './claims.ts'

/** A checklist whose tasks each write one file: `1.1` writes `f1-1.txt`. */
export function checklist(tasks: readonly { id: string; markers?: string; more?: string[] }[]): string {
  const phases = [...new Set(tasks.map(({ id }) => id.split('.')[0]))]
  return [
    '# Tasks: demo',
    ...phases.flatMap((phase) => [
      '',
      `## Phase ${phase}: Part ${phase}`,
      ...tasks
        .filter(({ id }) => id.split('.')[0] === phase)
        .flatMap(({ id, markers = '', more = [] }) => [
          '',
          `- [ ] ${id} ${markers === '' ? '' : `${markers} `}${titleOf(id)}`,
          `  - **Do**: Write done into ${fileOf(id)}`,
          `  - **Files**: \`${fileOf(id)}\``,
          `  - **Done when**: ${fileOf(id)} holds done`,
          `  - **Verify**: \`${verifyOf(id)}\``,
          `  - **Commit**: \`feat: write ${fileOf(id)}\``,
          ...more.map((line) => `  - ${line}`),
        ]),
    ]),
    '',
  ].join('\n')
}

export const fileOf = (id: string): string => `f${id.replaceAll('.', '-')}.txt`
export const titleOf = (id: string): string => `Write ${fileOf(id)}`
export const verifyOf = (id: string): string => `grep -q done ${fileOf(id)}`

/** Ticks the box of a task. */
export const tick = (id: string, plan = 'specs/demo/tasks.md'): string =>
  `sed -i 's/- \\[ \\] ${id.replaceAll('.', '\\.')} /- [x] ${id} /' ${plan}`

/** An executor that does its task as the checklist asks for, and says so. */
export const honest = (id: string, over: { attempt?: number; content?: string; file?: string } = {}) =>
  executor({
    task: id,
    ...(over.attempt === undefined ? {} : { attempt: over.attempt }),
    turns: [
      [
        bash(
          `echo "${over.content ?? 'done'}" >> ${over.file ?? fileOf(id)} && ${tick(id)} && git add -A && git commit -qm 'feat: write ${fileOf(id)}'`,
        ),
      ],
      [say(claim(id, titleOf(id), { files: [over.file ?? fileOf(id)], command: verifyOf(id) }))],
    ],
  })
