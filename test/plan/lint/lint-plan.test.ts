import { describe, expect, it } from 'vitest'
import { readKiro } from '../../../src/plan/formats/kiro.ts'
import { readOpenSpec } from '../../../src/plan/formats/openspec.ts'
import { readPlanMd } from '../../../src/plan/formats/plan-md/plan-md.ts'
import { readTasksJson } from '../../../src/plan/formats/tasks-json.ts'
import { readTasksMd } from '../../../src/plan/formats/tasks-md.ts'
import { type LintOptions, lintPlan } from '../../../src/plan/lint/lint-plan.ts'
import { LINT_RULES } from '../../../src/plan/lint/rules/index.ts'

const findings = (text: string, options: LintOptions = {}) => lintPlan(readTasksMd(text, 'tasks.md'), options)
const brief = (text: string, options: LintOptions = {}) =>
  findings(text, options).map(({ id, severity, line }) => `${id} ${severity} ${line}`)

const task = (id: string, more = '', verify = '`npm test -- a`') =>
  `- [ ] ${id} Title\n  - **Verify**: ${verify}\n${more === '' ? '' : `  - ${more}\n`}`

describe('the rules', () => {
  it('have ids of their own, and a summary each', () => {
    const ids = LINT_RULES.map((rule) => rule.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const rule of LINT_RULES) {
      expect(rule.id).toMatch(/^lint\/[a-z-]+$/)
      expect(rule.summary.length).toBeGreaterThan(10)
    }
  })

  it('find nothing in a good plan', () => {
    expect(findings(task('1.1') + task('1.2', '**Depends on**: 1.1'))).toEqual([])
  })

  it('every finding has a file, a line, an id, a message and a fix', () => {
    for (const finding of findings(
      '- [ ] 1.1 A\n- [ ] 1.1 B\n  - **Verify**: true\n  - **Done when**: It works\n',
    )) {
      expect(finding).toMatchObject({
        file: 'tasks.md',
        line: expect.any(Number),
        id: expect.any(String),
        message: expect.any(String),
        fix: expect.any(String),
      })
    }
  })
})

describe('structure', () => {
  it('a plan without tasks blocks', () => {
    expect(brief('# Nothing\n')).toEqual(['lint/no-tasks block 1'])
  })

  it('ids are unique', () => {
    expect(findings(task('1.1') + task('1.1'))).toMatchObject([
      { id: 'lint/unique-id', severity: 'block', line: 3, message: 'task id 1.1 is used before, at line 1' },
    ])
  })

  it('dependencies resolve; a number written another way is recognised', () => {
    expect(findings(task('T012') + task('T013', '**Depends on**: T12'))).toMatchObject([
      { id: 'lint/depends', severity: 'block', fix: 'did you mean T012?' },
    ])
  })

  it('dependencies make no circle, and every circle is told once', () => {
    const text =
      task('1.1', '**Depends on**: 1.3') +
      task('1.2', '**Depends on**: 1.1') +
      task('1.3', '**Depends on**: 1.2')
    expect(findings(text)).toMatchObject([
      { id: 'lint/cycle', severity: 'block', message: 'tasks wait for each other: 1.1 -> 1.3 -> 1.2 -> 1.1' },
    ])
    expect(brief(task('1.1', '**Depends on**: 1.1'))).toEqual(['lint/cycle block 1'])
  })

  it('no task waits for a later phase, which waits for it', () => {
    const text = `## Phase 1: A\n${task('1.1', '**Depends on**: 2.1')}\n## Phase 2: B\n${task('2.1')}`
    expect(brief(text)).toEqual(['lint/cycle block 2'])
  })

  it('a chain of ten thousand dependencies is no trouble', () => {
    const text = Array.from({ length: 10_000 }, (_, at) =>
      task(`1.${at + 1}`, at === 0 ? '' : `**Depends on**: 1.${at}`),
    ).join('')
    expect(findings(text)).toEqual([])
  })

  it('parallel tasks that share a file warn, unless one waits for the other', () => {
    const two = (more: string) =>
      `- [ ] 1.1 [P] A\n  - **Files**: \`a.ts\`\n  - **Verify**: \`npm test -- a\`\n- [ ] 1.2 [P] B\n  - **Files**: \`a.ts\`\n  - **Verify**: \`npm test -- b\`\n${more}`
    expect(findings(two(''))).toMatchObject([
      {
        id: 'lint/parallel',
        severity: 'warn',
        line: 4,
        message: 'task 1.1 and task 1.2 are marked [P] and both touch a.ts, so they run one after the other',
      },
    ])
    expect(findings(two('  - **Depends on**: 1.1\n'))).toEqual([])
  })

  it('a sixth parallel task in a row, and [P] on a [VERIFY] task, warn', () => {
    const six = Array.from({ length: 6 }, (_, at) => task(`1.${at} [P]`)).join('')
    expect(brief(six)).toEqual(['lint/parallel warn 11'])
    expect(brief(task('1.1 [P] [VERIFY]'))).toEqual(['lint/parallel warn 1'])
  })

  it.each([
    ['/etc/passwd', 'lies outside the repository'],
    ['../other/a.ts', 'lies outside the repository'],
    ['a/../../b.ts', 'lies outside the repository'],
    ['path/to/file.ts', 'is a placeholder'],
    ['README.md/a.ts', 'cannot exist: README.md is a file'],
    ['.git/config', "is git's own"],
  ])('the file %s could not exist', (path, why) => {
    const entry = (name: string) => (name === 'README.md' ? ('file' as const) : undefined)
    expect(findings(task('1.1', `**Files**: \`${path}\``), { root: '/repo', entry })).toMatchObject([
      { id: 'lint/files', severity: 'warn', message: `${path} ${why}` },
    ])
  })

  it.each(['src/new/a.ts', '/repo/src/a.ts', 'src/[id]/page.tsx', 'docs/*.md', 'src/'])(
    'the file %s could exist',
    (path) => {
      expect(
        findings(task('1.1', `**Files**: \`${path}\``), { root: '/repo', entry: () => undefined }),
      ).toEqual([])
    },
  )
})

describe('verify', () => {
  it('is present; the fix is worded for the format', () => {
    expect(findings('- [ ] 1.1 A\n')).toMatchObject([
      { id: 'lint/verify-present', severity: 'block', line: 1 },
    ])
    expect(lintPlan(readOpenSpec('## 1. A\n- [ ] 1.1 A\n', 't.md'))[0]?.fix).toContain('verify.yaml')
    expect(
      lintPlan(readPlanMd('<task type="auto">\n<name>A</name>\n</task>\n', 'PLAN.md'))[0]?.fix,
    ).toContain('<verify>')
    expect(lintPlan(readTasksJson('{"tasks":[{"id":"t","title":"T"}]}', 'TASKS.json'))[0]?.fix).toContain(
      'verificationCommand',
    )
  })

  it('may be the command of an acceptance criterion', () => {
    const text =
      '{"tasks":[{"id":"t","acceptanceCriteria":[{"description":"a","verificationCommand":"npm test -- a"}]}]}'
    expect(lintPlan(readTasksJson(text, 'TASKS.json'))).toEqual([])
  })

  it.each(['Manual review', 'N/A', 'All of the above'])('is runnable: %s is not', (text) => {
    expect(brief(task('1.1', '', text))).toEqual(['lint/verify-runnable block 2'])
  })

  it('is one finding for all verifies that are not runnable, with the tasks and what settles it', () => {
    const plan = Array.from({ length: 14 }, (_, at) => task(`1.${at + 1}`, '', 'Manual review')).join('')
    const found = findings(`${plan}${task('2.1', '', '`npm test -- b`')}`)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ id: 'lint/verify-runnable', severity: 'block', line: 2 })
    expect(found[0]?.message).toBe(
      'the verifies of 14 of 15 open tasks are no commands, so nothing can prove them: 1.1 (line 2), 1.2 (line 4), 1.3 (line 6), 1.4 (line 8), 1.5 (line 10), 1.6 (line 12), 1.7 (line 14), 1.8 (line 16) and 6 more; the first says: Manual review',
    )
    expect(found[0]?.fix).toMatch(
      /^`ultraplan prepare \S+` proposes .*; or write a command in backticks for each/,
    )
  })

  it('is not asked of a checkpoint, nor of what is ticked', () => {
    const plan = '<task type="checkpoint:human-verify">\n<what-built>A</what-built>\n</task>\n'
    expect(lintPlan(readPlanMd(plan, 'PLAN.md'))).toEqual([])
    expect(brief('- [x] 1.1 A\n- [ ] 1.2 B\n  - **Verify**: `npm test -- b`\n')).toEqual([])
  })

  it.each(['true', 'echo done', 'cat a.ts', 'npm test || true', 'exit 0'])(
    'is not constant: %s blocks (E33)',
    (command) => {
      expect(brief(task('1.1', '', `\`${command}\``))).toEqual(['lint/verify-constant block 2'])
    },
  )

  it.each(['ls', 'ls src/a.ts', 'grep x a | wc -l', 'git status', 'git diff'])(
    'checks something: %s only shows it',
    (command) => {
      const [finding, ...rest] = findings(task('1.1', '**Files**: `src/a.ts`', `\`${command}\``))
      expect(finding).toMatchObject({ id: 'lint/verify-shows', severity: 'warn', line: 2 })
      expect(finding?.fix).toMatch(/`[^`]+`/)
      expect(rest).toEqual([])
    },
  )

  it('may show a number that is compared', () => {
    expect(findings(task('1.1', '', '`grep x a | wc -l` returns 5'))).toEqual([])
  })

  it.each([
    'npm test',
    'npm run test',
    'pytest -q',
    'go test ./...',
    'cargo test',
    'npx vitest run',
    'make test',
  ])('concerns the task: %s is the whole suite (S1-130)', (command) => {
    const [finding, ...rest] = findings(task('1.1', '**Files**: `src/parser.ts`', `\`${command}\``))
    expect(finding).toMatchObject({ id: 'lint/verify-broad', severity: 'warn' })
    expect(finding?.fix).toContain('for example `')
    expect(rest).toEqual([])
  })

  it.each([
    'npm test -- parser',
    'npm run test:unit',
    'pytest -k parser',
    'go test ./parser',
    'cargo test parser',
    'tsc --noEmit && npm test',
  ])('concerns the task: %s does (S1-128)', (command) => {
    expect(findings(task('1.1', '', `\`${command}\``))).toEqual([])
  })

  it('may be the whole suite in a [VERIFY] task, and as the default', () => {
    expect(findings(task('1.1 [VERIFY]', '', '`npm test`'))).toEqual([])
  })

  it('does not expect 0 from grep -c', () => {
    expect(brief(task('1.1', '', '`cd a; grep -c x f` returns 0'))).toEqual(['lint/verify-count warn 2'])
  })
})

describe('done-when', () => {
  it.each(['Task complete', 'It works', 'Done.', 'Everything works correctly', 'Feature is implemented'])(
    '%s cannot be measured (S1-133)',
    (text) => {
      expect(brief(task('1.1', `**Done when**: ${text}`))).toEqual(['lint/done-vague warn 1'])
    },
  )

  it.each([
    'PlannerId class exists with id, createdAt, version properties; all 5 tests pass',
    'Parser returns the correct AST for 3 inputs',
    'No references to `foo` remain',
    'All 12 routes of src/api/routes.ts handle errors properly',
  ])('%s can (S1-132)', (text) => {
    expect(findings(task('1.1', `**Done when**: ${text}`))).toEqual([])
  })
})

describe('configuration', () => {
  it('tunes our own rules, and lowers nothing that a seed blocks', () => {
    expect(brief(task('1.1', '', '`npm test`'), { severities: { 'lint/verify-broad': 'off' } })).toEqual([])
    expect(brief(task('1.1', '', '`npm test`'), { severities: { 'lint/verify-broad': 'block' } })).toEqual([
      'lint/verify-broad block 2',
    ])
    expect(brief(task('1.1', '', '`true`'), { severities: { 'lint/verify-constant': 'off' } })).toEqual([
      'lint/verify-constant block 2',
    ])
    expect(brief(task('1.1', '', '`true`'), { severities: { 'lint/verify-constant': 'warn' } })).toEqual([
      'lint/verify-constant block 2',
    ])
  })
})

describe('other formats', () => {
  it('a group of Kiro causes no deadlock', () => {
    const reading = readKiro('- [ ] 1. Group\n- [ ] 1.1 A\n- [ ] 1.2 B\n', '.kiro/specs/x/tasks.md')
    expect(lintPlan(reading).filter((finding) => finding.id === 'lint/cycle')).toEqual([])
  })

  it('a decision without options warns', () => {
    const plan = '<task type="checkpoint:decision">\n<decision>A or B?</decision>\n</task>\n'
    expect(lintPlan(readPlanMd(plan, 'PLAN.md')).map((finding) => finding.id)).toEqual(['lint/checkpoint'])
  })

  it('findings come in the order of the file', () => {
    const lines = findings('- [ ] 1.1 A\n  - **Done when**: It works\n- [ ] 1.1 B\n').map(
      (finding) => finding.line ?? 0,
    )
    expect(lines).toEqual([...lines].sort((a, b) => a - b))
  })
})

describe('a task of TASKS.json that asks for a security review', () => {
  const plan = (...tasks: object[]) =>
    lintPlan(readTasksJson(JSON.stringify({ tasks }, undefined, 1), 'TASKS.json'))
      .filter(({ id }) => id === 'lint/security-companion')
      .map(({ severity, message }) => `${severity}: ${message}`)
  const proof = {
    acceptanceCriteria: [{ description: 'it logs in', verificationCommand: 'npm test -- auth' }],
  }
  const auth = { id: 'task-001', title: 'Create auth', securityReviewRequired: true, ...proof }
  const companion = { id: 'task-002', title: 'Security review of auth', dependencies: ['task-001'], ...proof }

  it('has a companion task that reviews it (S4-41)', () => {
    expect(plan(auth)).toEqual([
      'warn: task task-001 asks for a security review, and no task of the plan does it',
    ])
    expect(plan({ ...auth, title: 'Security: create the login' })).toHaveLength(1)
    expect(plan(auth, companion)).toEqual([])
    expect(plan(auth, { ...companion, title: 'Look at auth', type: 'security' })).toEqual([])
    expect(plan(auth, { ...companion, dependencies: [] })).toHaveLength(1)
    expect(plan({ ...auth, securityReviewRequired: false })).toEqual([])
  })
})
