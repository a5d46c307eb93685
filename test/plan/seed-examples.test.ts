import { describe, expect, it } from 'vitest'
import { lint } from '../../src/cli/plans.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { makeRepository } from '../support/repository.ts'

/** `ultraplan lint --json` on one file: what it finds, as id and severity. */
async function linted(file: string, text: string): Promise<{ code: number; found: string[]; tasks: number }> {
  const terminal = fakeTerminal(makeRepository({ [file]: text }).root)
  const code = await lint.run([file, '--json'], terminal)
  const { findings, count: tasks } = JSON.parse(terminal.stdout)
  return {
    code,
    tasks,
    found: findings.map((each: { id: string; severity: string }) => `${each.id} ${each.severity}`),
  }
}

describe('seed 000', () => {
  const task = (verify: string) => `- [ ] 1.2 Add the parser
  - **Files**: \`src/parse.ts\`
  - **Verify**: \`npm test -- parse\`

- [ ] 1.2.1 [FIX 1.2] Fix: no error for an empty input
  - **Do**: Address reviewer finding: no error for an empty input
    1. Review the finding details
    2. Implement the suggested fix
    3. Verify alignment with design.md
  - **Files**: \`src/parse.ts\`
  - **Done when**: Reviewer finding "no error for an empty input" addressed
  - **Verify**: ${verify}
  - **Commit**: \`fix(parse): address review finding from task 1.2\`
`

  it('its fix task lints clean (S0-45 to S0-50)', async () => {
    expect(await linted('tasks.md', task('`npm test -- parse`'))).toEqual({ code: 0, tasks: 2, found: [] })
  })

  it('with its slots left unfilled it does not', async () => {
    expect((await linted('tasks.md', task('the verify of the original task'))).found).toEqual([
      'lint/verify-runnable block',
    ])
  })
})

describe('seed 001', () => {
  const plan = (
    verify: string,
    done = 'PlannerId class exists with id, createdAt, version properties; all 5 tests pass',
  ) =>
    `<tasks>\n<task type="auto">\n  <name>Task 3: Create PlannerId</name>\n  <files>src/domain/PlannerId.ts</files>\n  <action>Create it</action>\n  <verify>${verify}</verify>\n  <done>${done}</done>\n</task>\n</tasks>\n`

  it.each(['npm test -- PlannerId', 'grep -c "export class Foo" src/Foo.ts', 'tsc --noEmit && npm test'])(
    'DO: %s (S1-128)',
    async (verify) => {
      expect(await linted('PLAN.md', plan(verify))).toEqual({ code: 0, tasks: 1, found: [] })
    },
  )

  it.each([
    ['echo "done"', 1, 'lint/verify-constant block'],
    ['npm test', 0, 'lint/verify-broad warn'],
    ['cat file.ts', 1, 'lint/verify-constant block'],
  ])("DON'T: %s (S1-129, S1-130, S1-131)", async (verify, code, finding) => {
    expect(await linted('PLAN.md', plan(verify))).toEqual({ code, tasks: 1, found: [finding] })
  })

  it.each(['Task complete', 'It works'])("DON'T: done when %s (S1-133)", async (done) => {
    expect(await linted('PLAN.md', plan('npm test -- PlannerId', done))).toEqual({
      code: 0,
      tasks: 1,
      found: ['lint/done-vague warn'],
    })
  })

  it('comments after its examples are not part of them', async () => {
    const text = plan('npm test -- PlannerId').replace(
      '</verify>',
      '</verify>          <!-- Specific test -->',
    )
    expect((await linted('PLAN.md', text)).found).toEqual([])
  })
})

describe('seed 002', () => {
  const PACKET = `# --- SPEC ---
version: 1
intent: "Add .env to .gitignore to keep secrets out of commits"
assertions:
  - id: A1
    positive: ".gitignore MUST contain a line matching .env*"
    negative: ".gitignore MUST NOT lack the .env* pattern"
constraints:
  - "MUST NOT remove existing entries"
file_scope:
  - .gitignore
# --- END SPEC ---`
  const task = (packet: string) =>
    `- [ ] 1.1 [SIMPLE] Ignore secrets\n  - **Verify**: \`grep -q "^.env" .gitignore\`\n\n${packet}\n`

  it('a good packet lints clean', async () => {
    expect(await linted('tasks.md', task(PACKET))).toEqual({ code: 0, tasks: 1, found: [] })
  })

  it.each([
    ['1a', PACKET.replace('# --- END SPEC ---', ''), 'packet/delimiters block'],
    ['1b', PACKET.replace('version: 1', 'version: [1'), 'packet/yaml block'],
    ['1c', PACKET.replace('version: 1\n', ''), 'packet/fields block'],
    ['1d', PACKET.replace(/\n {4}negative.*/, ''), 'packet/assertions block'],
    ['1e', PACKET.replace('MUST contain', 'contains'), 'packet/vocabulary block'],
    [
      '1f',
      PACKET.replace('.gitignore MUST contain a line matching .env*', 'Secrets MUST be handled correctly'),
      'packet/quality block',
    ],
    [
      '1g',
      PACKET.replace(
        'constraints:',
        `${'  - {id: A2, positive: "a MUST b", negative: "a MUST NOT b"}\n'.repeat(7)}constraints:`,
      ),
      'packet/seven block',
    ],
  ])('check %s blocks (S2-15 to S2-21)', async (_, packet, finding) => {
    const { code, found } = await linted('tasks.md', task(packet))
    expect(code).toBe(1)
    expect(found.filter((each) => each.endsWith('block'))).toEqual([finding])
  })

  it('its own list of tasks is read as five, with the boxes below as steps, and has nothing that proves them', async () => {
    const story = `## Tasks / Subtasks

- [ ] Task 1: Add Section 14 to spec-protocol.md (AC: #1, #2)
  - [ ] Add new Section 14 after Section 13
  - [ ] Layer 1 (Automated Gates) section with 3 gates
- [ ] Task 2: Define gate-specific validation checks (AC: #2)
  - [ ] Gate 1 checks: delimiter presence, YAML parse
- [ ] Task 3: Document failure handling (AC: #5)
- [ ] Task 4: Document integration with Layer 2 (AC: #5)
- [ ] Task 5: Validate completeness (AC: #1-#7)
`
    expect(await linted('story.md', story)).toEqual({
      code: 1,
      tasks: 5,
      found: ['lint/verify-present block'],
    })
  })
})

describe('seed 003', () => {
  it('its acceptance criteria are no tasks, and the lint says where they are', async () => {
    const list = Array.from({ length: 9 }, (_, at) => `- [ ] Criterion number ${at}`).join('\n')
    const { code, tasks, found } = await linted('spec.md', `## Acceptance Criteria\n\n${list}\n`)
    expect({ code, tasks, kinds: [...new Set(found)] }).toEqual({
      code: 1,
      tasks: 0,
      kinds: ['lint/no-tasks block', 'read/no-task warn'],
    })
  })

  it('a tier can be set for a task, and expected outputs are its files (S3-52)', async () => {
    const text =
      '- [ ] 1.1 Write the report\n  - **Files**: `out/report.json`\n  - **Verification tier**: 2\n  - **Verify**: `node check.js out/report.json`\n'
    expect(await linted('tasks.md', text)).toEqual({ code: 0, tasks: 1, found: [] })
  })
})

describe('seed 004', () => {
  const task = (more: object = {}) =>
    JSON.stringify({
      projectId: 'auth',
      tasks: [
        {
          id: 'task-001',
          title: 'Create auth service',
          integrationContract: {
            exports: ['UserService'],
            apiEndpoints: ['POST /api/auth/register'],
            databaseMutations: [],
            environmentVarsRequired: ['JWT_SECRET'],
            downstreamTasks: [],
          },
          filesToCreate: ['services/gateway/src/routes/auth.ts'],
          acceptanceCriteria: [
            { description: 'registers', verificationCommand: 'pnpm test auth', severity: 'blocking' },
          ],
          ...more,
        },
      ],
    })

  it('a task with a contract and a criterion that can be run lints clean', async () => {
    expect(await linted('TASKS.json', task())).toEqual({ code: 0, tasks: 1, found: [] })
  })

  it.each([
    [{ acceptanceCriteria: [{ description: 'registers' }] }, 'lint/verify-present block'],
    [
      { acceptanceCriteria: [{ description: 'registers', verificationCommand: 'true' }] },
      'lint/verify-constant block',
    ],
    [{ dependencies: ['task-000'] }, 'lint/depends block'],
    [{ dependencies: ['task-001'] }, 'lint/cycle block'],
    [{ integrationContract: { downstreamTasks: ['task-009'] } }, 'lint/depends warn'],
    [{ filesToCreate: ['../other/auth.ts'] }, 'lint/files warn'],
  ])('%j gives %s', async (more, finding) => {
    expect((await linted('TASKS.json', task(more))).found).toEqual([finding])
  })
})
