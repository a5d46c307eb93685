import type { Project } from './propose.ts'

/** Stands wherever a person has to write something. The lint blocks until none is left. */
export const TO_FILL_IN = 'FILL IN'

/** Pages that reviewers read beside a plan. */
export const PAGES = ['requirements.md', 'design.md']

/** A plan to start from, for people who write by hand. Its commands are those of the project, where it has any. */
export function planTemplate(name: string, project: Project): { name: string; text: string }[] {
  return [
    { name: 'requirements.md', text: requirements(name) },
    { name: 'design.md', text: design(name) },
    { name: 'tasks.md', text: tasks(name, project) },
  ]
}

const requirements = (name: string) => `# Requirements: ${name}

What shall be true when this is done, seen from outside. Reviewers read this page.

- FR-1: ${TO_FILL_IN}: one thing that is true afterwards, with names and values

## Out of scope

- ${TO_FILL_IN}: what stays as it is
`

const design = (name: string) => `# Design: ${name}

How it is built: the files, what each of them does, and why so. Reviewers read this page.

- ${TO_FILL_IN}: a file, and what it does
`

/** The test is a task of its own, so that it is not written by the one whose work it judges. */
function tasks(name: string, { test, newTest, testFile }: Project): string {
  const path = newTest?.(name)
  const command = path === undefined ? undefined : testFile(path)
  const body = path === undefined || command === undefined ? withoutTests() : testFirst(path, command)
  return `---
spec: ${name}
---

# Tasks: ${name}

<!--
A task is one commit. Its verify is a command that fails today and passes when the task is done;
the gate runs it, not the executor. See docs/plan-formats.md; check with: ultraplan lint ${name}
What is left to write is in capitals; lint names each such line.

Markers behind the id: [P] may run beside its neighbours, [VERIFY] a checkpoint that runs commands only,
[RED] a test that fails, [GREEN] the code that makes it pass, [GUARD] its verify passes before and after,
[TRIVIAL] [SIMPLE] [MODERATE] [COMPLEX] how much review it gets.
-->

## Phase 1: Make it work

${body}
- [ ] 1.3 [VERIFY] Everything still works
  - **Do**: Run the whole suite
  - **Verify**: \`${test ?? `${TO_FILL_IN}: the command that runs every test`}\`
`
}

const testFirst = (path: string, command: string) => `- [ ] 1.1 [RED] Write the test
  - **Do**: ${TO_FILL_IN}: what the test calls, and what it expects
  - **Files**: \`${path}\`
  - **Done when**: \`${path}\` is there, and fails because the code is missing
  - **Verify**: \`test -f ${path} && ! ${command}\`
  - **Commit**: \`test: ${TO_FILL_IN}\`
  - _Requirements: FR-1_

- [ ] 1.2 [GREEN] Make it pass
  - **Do**: ${TO_FILL_IN}: which files change, and how
  - **Files**: \`${TO_FILL_IN}\`
  - **Done when**: \`${path}\` passes, unchanged
  - **Verify**: \`${command}\`
  - **Commit**: \`feat: ${TO_FILL_IN}\`
  - _Requirements: FR-1_
`

/** No way to run one test was found here. */
const withoutTests = () =>
  ['1.1', '1.2']
    .map(
      (id) => `- [ ] ${id} ${TO_FILL_IN}: what this task makes
  - **Do**: ${TO_FILL_IN}: which files change, and how
  - **Files**: \`${TO_FILL_IN}\`
  - **Done when**: ${TO_FILL_IN}: something that can be measured
  - **Verify**: \`${TO_FILL_IN}: a command that fails today\`
  - **Commit**: \`feat: ${TO_FILL_IN}\`
  - _Requirements: FR-1_
`,
    )
    .join('\n')
