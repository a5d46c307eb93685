/** For scenarios that are about something else than reviews. */
export const NO_REVIEW = 'review: { architect: false, spec: false }\n'

export interface PlannedTask {
  id: string
  title: string
  files: string[]
  verify: string
}

/** A tasks.md of one phase. */
export function checklist(tasks: readonly PlannedTask[]): string {
  const blocks = tasks.map(
    ({ id, title, files, verify }) => `- [ ] ${id} ${title}
  - **Do**: ${title}
  - **Files**: ${files.map((file) => `\`${file}\``).join(', ')}
  - **Done when**: \`${verify}\` exits 0
  - **Verify**: \`${verify}\`
  - **Commit**: \`feat: task ${id}\`
`,
  )
  return `# Tasks: demo\n\n## Phase 1: Make it work\n\n${blocks.join('\n')}`
}
