/** A plan to start from, for people who write by hand. It passes the lint as it is. */
export function planTemplate(name: string): { name: string; text: string }[] {
  return [
    { name: 'requirements.md', text: requirements(name) },
    { name: 'design.md', text: design(name) },
    { name: 'tasks.md', text: tasks(name) },
  ]
}

const requirements = (name: string) => `# Requirements: ${name}

What shall be true when this is done, seen from outside. Reviewers read this page.

- FR-1: \`ultraplan-example\` prints its version with \`--version\`

## Out of scope

- Nothing else changes
`

const design = (name: string) => `# Design: ${name}

How it is built: the files, what each of them does, and why so. Reviewers read this page.

- \`src/example.ts\` exports \`version\`
- \`test/example.test.ts\` holds its tests
`

const tasks = (name: string) => `---
spec: ${name}
---

# Tasks: ${name}

<!--
A task is one commit. Its verify is a command that fails today and passes when the task is done;
the gate runs it, not the executor. See docs/plan-formats.md; check with: ultraplan lint ${name}

Markers behind the id: [P] may run beside its neighbours, [VERIFY] a checkpoint that runs commands only,
[TRIVIAL] [SIMPLE] [MODERATE] [COMPLEX] how much review it gets, [GUARD] its verify passes before and after.
-->

## Phase 1: Make it work

- [ ] 1.1 Export the version
  - **Do**:
    1. Create \`src/example.ts\`
    2. Export \`version\`, read from package.json
  - **Files**: \`src/example.ts\`
  - **Done when**: \`src/example.ts\` exports \`version\`
  - **Verify**: \`grep -q "export const version" src/example.ts\`
  - **Commit**: \`feat(example): export the version\`
  - _Requirements: FR-1_

- [ ] 1.2 Test the version
  - **Do**: Write a test that compares \`version\` with package.json
  - **Files**: \`test/example.test.ts\`
  - **Done when**: \`test/example.test.ts\` passes with 1 test
  - **Verify**: \`npx vitest run test/example.test.ts\`
  - **Commit**: \`test(example): compare the version\`
  - _Requirements: FR-1_

- [ ] 1.3 [VERIFY] Everything still works
  - **Do**: Run the whole suite
  - **Verify**: \`npm test\`
`
