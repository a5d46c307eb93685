import { describe, expect, it } from 'vitest'
import { readKiro } from '../../src/plan/formats/kiro.ts'
import { readOpenSpec } from '../../src/plan/formats/openspec.ts'
import { readSpecKit } from '../../src/plan/formats/spec-kit.ts'
import { readSuperpowers } from '../../src/plan/formats/superpowers.ts'

describe('spec-kit', () => {
  it('reads id, story, files and dependencies from the title', () => {
    const { plan } = readSpecKit(
      '## Phase 3: User Story 1\n\n- [ ] T012 [P] [US1] Create User model in src/models/user.py\n- [X] T014 [US1] Implement UserService in src/services/user.py (depends on T012, T013)\n',
      'specs/001-users/tasks.md',
    )
    expect(plan.name).toBe('001-users')
    expect(plan.tasks).toMatchObject([
      {
        id: 'T012',
        title: 'Create User model in src/models/user.py',
        markers: ['P', 'US1'],
        parallel: true,
        files: ['src/models/user.py'],
        phase: 'Phase 3: User Story 1',
      },
      {
        id: 'T014',
        ticked: true,
        parallel: false,
        dependsOn: ['T012', 'T013'],
        files: ['src/services/user.py'],
      },
    ])
  })
})

describe('spec-kit with more below a task', () => {
  it('reads paragraphs with a name, and takes the stars off a title', () => {
    const { plan } = readSpecKit(
      '- [ ] T005 **Update ARCHITECTURE.md** with the parser\n- [ ] T012 [P] [US1] Domain — entities\n\n  **Description**: Write them.\n\n  **Files**:\n  - `src/a.ts` (create)\n  - `src/b.ts`\n\n  **Verify**: `npm test -- entities`\n\n  **Dependencies**: T005\n',
      'specs/001-x/tasks.md',
    )
    expect(plan.tasks).toMatchObject([
      { id: 'T005', title: 'Update ARCHITECTURE.md with the parser' },
      {
        id: 'T012',
        title: 'Domain — entities',
        files: ['src/a.ts', 'src/b.ts'],
        verify: [{ command: 'npm test -- entities' }],
        dependsOn: ['T005'],
      },
    ])
  })
})

describe('Kiro', () => {
  const { plan } = readKiro(
    `# Implementation Plan

- [ ] 1. Set up the project
  - Create folders
  - _Requirements: 1.1_

- [ ] 2. Build the store
- [ ] 2.1 Write \`src/store.ts\`
  - Keep it small
  - _Requirements: 1.2, 2.1_
  - [ ] 2.2 Nested one
- [ ]* 2.3 Write property tests
- [ ] 3. Checkpoint - Ensure all tests pass
`,
    '.kiro/specs/store/tasks.md',
  )

  it('reads numbers with a dot, bullets as steps, and requirements', () => {
    expect(plan.tasks.find((task) => task.id === '1')).toMatchObject({
      title: 'Set up the project',
      steps: ['Create folders'],
      requirements: ['1.1'],
    })
    expect(plan.tasks.find((task) => task.id === '2.1')).toMatchObject({
      files: ['src/store.ts'],
      requirements: ['1.2', '2.1'],
      steps: ['Keep it small'],
    })
  })

  it('puts a group after the tasks below it, as a checkpoint that waits for them', () => {
    expect(plan.tasks.map((task) => task.id)).toEqual(['1', '2.1', '2.2', '2.3', '2', '3'])
    expect(plan.tasks.find((task) => task.id === '2')).toMatchObject({
      kind: 'verify',
      dependsOn: ['2.1', '2.2', '2.3'],
    })
  })

  it('marks what may be left out, and takes a checkpoint for one', () => {
    expect(plan.tasks.find((task) => task.id === '2.3')?.markers).toEqual(['OPTIONAL'])
    expect(plan.tasks.find((task) => task.id === '3')?.kind).toBe('verify')
  })
})

describe('OpenSpec', () => {
  it('reads tasks under numbered headings', () => {
    const { plan } = readOpenSpec(
      '## 1. Core\n\n- [x] 1.1 Create `src/core/config.ts` with path resolution\n  - Follow XDG\n- [ ] 1.2 Define types',
      'openspec/changes/add-config/tasks.md',
    )
    expect(plan.name).toBe('add-config')
    expect(plan.tasks).toMatchObject([
      { id: '1.1', phase: '1. Core', files: ['src/core/config.ts'], steps: ['Follow XDG'], ticked: true },
      { id: '1.2', title: 'Define types', files: [] },
    ])
  })

  it('numbers a list that has no ids', () => {
    const { plan, problems } = readOpenSpec(
      '## Tasks\n- [x] First\n  - [ ] a step\n- [ ] Second\n',
      'tasks.md',
    )
    expect(plan.tasks.map((task) => [task.id, task.title])).toEqual([
      ['1', 'First'],
      ['2', 'Second'],
    ])
    expect(problems).toEqual([])
  })
})

describe('superpowers', () => {
  it('takes headings for tasks and boxes for their steps', () => {
    const { plan } = readSuperpowers(
      `# Plan

## Chunk 1: Core

### Task 1: Write the parser

**Files:**
- Create: \`src/parse.ts\`
- Test: \`test/parse.test.ts\`

- [x] **Step 1: Write the failing test**

Run: \`npx vitest run test/parse.test.ts\`
Expected: FAIL with "parse is not defined"

- [ ] **Step 2: Make it pass**

Run: \`npx vitest run test/parse.test.ts\`
Expected: PASS

- [ ] **Step 3: Commit**

\`\`\`bash
git add src
git commit -m "feat: add the parser"
\`\`\`

### Task 2: Nothing to run
`,
      'docs/superpowers/plans/2026-01-01-parser.md',
    )
    expect(plan.name).toBe('2026-01-01-parser')
    expect(plan.tasks).toMatchObject([
      {
        id: '1',
        title: 'Write the parser',
        phase: 'Chunk 1: Core',
        files: ['src/parse.ts', 'test/parse.test.ts'],
        steps: ['Write the failing test', 'Make it pass', 'Commit'],
        verify: [{ command: 'npx vitest run test/parse.test.ts', line: 18 }],
        commit: 'feat: add the parser',
        ticked: false,
      },
      { id: '2', title: 'Nothing to run', verify: [] },
    ])
  })

  it('reads named bullets under a heading', () => {
    const { plan } = readSuperpowers(
      `## Wave 1: Ground

### Task 1.1: Define the tests
- **Files**: \`src/a.rs\`; \`src/b.rs\`
- **Dependencies**: None
- **Action**: Write them
- **Verify**: \`cargo test -p a inventory\`
- **Done When**: 7 names are there
- **Status**: [x] complete

### Task 1.2: Map them
- **Dependencies**: Task 1.1
- **Verify**: \`cargo test -p a map\`
- **Status**: [ ] pending
`,
      'tasks.md',
    )
    expect(plan.tasks).toMatchObject([
      {
        id: '1.1',
        phase: 'Wave 1: Ground',
        files: ['src/a.rs', 'src/b.rs'],
        dependsOn: [],
        steps: ['Write them'],
        doneWhen: ['7 names are there'],
        verify: [{ command: 'cargo test -p a inventory' }],
        ticked: true,
      },
      { id: '1.2', dependsOn: ['1.1'], ticked: false },
    ])
  })
})
