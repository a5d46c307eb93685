import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fireHook } from '../../demo/hook-client.ts'
import { hookPlace, pluginRoot } from '../support/hook-place.ts'
import { makeRepository } from '../support/repository.ts'

const PACKAGE = JSON.stringify({ scripts: { test: 'node --test' } })

/** A committed plan in a project that npm tests, the program, and the built hook for what a person types. */
function project(files: Record<string, string>) {
  const { root, git } = makeRepository({ 'package.json': PACKAGE, ...files })
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.invalid')
  const place = hookPlace({ cwd: root })
  const env = { ...place.env, PATH: `${join(pluginRoot, 'bin')}${delimiter}${process.env.PATH}` }
  return {
    git,
    shell: (line: string) => spawnSync('sh', ['-c', line], { cwd: root, env, encoding: 'utf8' }),
    async types(line: string) {
      const [, command_name = '', command_args = ''] = /^\/(\S+) ?(.*)$/.exec(line) ?? []
      const { output } = await fireHook(place, 'UserPromptExpansion', { command_name, command_args })
      const told = output.hookSpecificOutput?.additionalContext ?? ''
      return { shown: output.reason ?? output.systemMessage ?? '', told }
    },
  }
}

/** A small plan in the shape of each planner, where it keeps it; and what a person reads in it. */
const PLANS: Record<string, { files: Record<string, string>; format: string }> = {
  'smart-ralph': {
    files: {
      'specs/demo/tasks.md':
        '# Tasks\n\n## Phase 1: POC\n\n- [ ] 1.1 Parse a line\n  - **Do**: write it\n  - **Files**: `parse.js`\n  - **Done when**: `parse("a")` is `["a"]`\n\n- [ ] 1.2 Print a line\n  - **Do**: write it\n',
    },
    format: 'tasks-md',
  },
  GSD: {
    files: Object.fromEntries(
      [
        ['01', 'Parse a line'],
        ['02', 'Print a line'],
      ].map(([plan, name]) => [
        `.planning/phases/01-base/01-${plan}-PLAN.md`,
        `---\nphase: 01-base\nplan: ${plan}\ntype: execute\nwave: 1\n---\n\n<tasks>\n<task type="auto">\n  <name>Task 1: ${name}</name>\n  <action>Write it.</action>\n</task>\n</tasks>\n`,
      ]),
    ),
    format: 'plan-md',
  },
  'spec-kit': {
    files: {
      'specs/001-login/tasks.md':
        '# Tasks: Login\n\n## Phase 1: Setup\n\n- [ ] T001 Parse a line in src/parse.js\n- [ ] T002 [P] [US1] Print a line in src/print.js\n',
    },
    format: 'spec-kit',
  },
  Kiro: {
    files: {
      '.kiro/specs/login/tasks.md':
        '# Implementation Plan\n\n- [ ] 1. Parse a line\n  - In `parse.js`\n  - _Requirements: 1.1_\n\n- [ ] 2. Print a line\n  - In `print.js`\n  - _Requirements: 1.2_\n',
    },
    format: 'kiro',
  },
  OpenSpec: {
    files: {
      'openspec/changes/add-login/tasks.md':
        '## 1. Lines\n\n- [ ] 1.1 Parse a line\n- [ ] 1.2 Print a line\n',
    },
    format: 'openspec',
  },
  superpowers: {
    files: {
      'docs/superpowers/plans/2026-01-05-login.md':
        '# Login Implementation Plan\n\n### Task 1: Parse a line\n\n- [ ] **Step 1: Write it**\n\n### Task 2: Print a line\n\n- [ ] **Step 1: Write it**\n',
    },
    format: 'superpowers',
  },
  'task-master': {
    files: {
      '.taskmaster/tasks/tasks.json': JSON.stringify({
        master: {
          tasks: [
            {
              id: 1,
              title: 'Parse a line',
              status: 'pending',
              dependencies: [],
              testStrategy: '',
              subtasks: [],
            },
            {
              id: 2,
              title: 'Print a line',
              status: 'pending',
              dependencies: [1],
              testStrategy: '',
              subtasks: [],
            },
          ],
        },
      }),
    },
    format: 'task-master',
  },
  BMAD: {
    files: {
      '_bmad-output/implementation-artifacts/1-2-login.md':
        '# Story 1.2: Lines\n\nStatus: ready-for-dev\n\n## Acceptance Criteria\n\n1. A line is printed\n\n## Tasks / Subtasks\n\n- [ ] Task 1: Parse a line (AC: 1)\n  - [ ] Write it\n- [ ] Task 2: Print a line (AC: 1)\n  - [ ] Write it\n',
    },
    format: 'bmad',
  },
}

describe('the three lines of the docs', () => {
  const page = readFileSync(join(pluginRoot, 'docs/plan-formats.md'), 'utf8')
  const guides = [...page.matchAll(/^([\w-]+)[^\n]*:\n\n((?: {4}.+\n){3})(?=\n)/gm)].map(
    ([, planner = '', lines = '']) => [planner, lines.split('\n').map((line) => line.slice(4))] as const,
  )

  test('are there for every planner', () => {
    expect(guides.map(([planner]) => planner)).toEqual(Object.keys(PLANS))
  })

  test.each(guides)('%s: each is typed as it stands, and the run starts', async (planner, lines) => {
    const [lint = '', prepare = '', implement = ''] = lines
    const { files, format } = PLANS[planner] as (typeof PLANS)[string]
    const { shell, types, git } = project(files)
    const read = shell(lint)
    expect(read.stdout).toMatch(/^ +1 .*Parse a line[\s\S]*^ +2 .*Print a line[\s\S]*^ +no verify/m)
    expect(read.stdout).toContain(`(${format}, 2 tasks)`)
    expect(shell(prepare)).toMatchObject({ status: 0 })
    expect(git('status', '--porcelain')).toBe('')
    const { told, shown } = await types(implement)
    expect(told).toContain('ultraplan:next {"action":"dispatch"')
    expect(shown).toMatch(new RegExp(`^read as ${format}: 2 tasks: .*Parse a line.*; .*Print a line`))
    expect(shown).toContain('2 tasks share `npm test`: it shows that nothing broke, not that each was done')
  })
})

describe('plans in other shapes', () => {
  test.each([
    [
      'subtasks in JSON',
      'TASKS.json',
      JSON.stringify({
        tasks: [
          { taskId: 'L1', title: 'Lines', subtasks: [{ title: 'Parse a line' }, { title: 'Print a line' }] },
        ],
      }),
      /^read as tasks-json: 3 tasks: .*Parse a line.*; .*Print a line.*; .*Lines/,
    ],
    [
      'boxes whose numbers begin again',
      'specs/lines/tasks.md',
      '## Phase 1: In\n- [ ] 1. Parse a line\n  - Do: it\n\n## Phase 2: Out\n- [ ] 1. Print a line\n  - Do: it\n',
      /^read as tasks-md: 2 tasks: P1-1 Parse a line.*; P2-1 Print a line/,
    ],
  ])('%s: start after one command', async (_, file, text, first) => {
    const { shell, types } = project({ [file]: text })
    expect(
      shell(`ultraplan prepare ${file} --yes && git add -A && git commit -qm "Add proofs"`),
    ).toMatchObject({ status: 0 })
    const { told, shown } = await types(`/ultraplan:implement ${file}`)
    expect(told).toContain('ultraplan:next {"action":"dispatch"')
    expect(shown).toMatch(first)
  })
})

describe('in Claude Code', () => {
  const kiro = PLANS.Kiro?.files ?? {}

  test('/ultraplan:lint shows each task as it was read, and what is missing', async () => {
    const { types } = project(kiro)
    const { shown, told } = await types('/ultraplan:lint login')
    expect(told).toBe('')
    expect(shown.split('\n').slice(0, 7)).toEqual([
      '✗ login (kiro, 2 tasks): 1 blocking',
      '',
      '   1  1  Parse a line',
      '         no verify',
      '   2  2  Print a line',
      '         no verify',
      '',
    ])
    expect(shown).toContain('`/ultraplan:prepare .kiro/specs/login/tasks.md` proposes proofs')
  })

  test('/ultraplan:prepare shows, writes after --yes, and takes back what it wrote', async () => {
    const { types, git } = project(kiro)
    const offered = await types('/ultraplan:prepare login')
    expect(offered.shown).toContain('nothing is changed yet; to do it, type: /ultraplan:prepare login --yes')
    expect(git('status', '--porcelain')).toBe('')
    expect((await types('/ultraplan:implement login')).shown).toContain('finding to fix first')
    await types('/ultraplan:prepare login --yes')
    expect(git('status', '--porcelain').trim()).toBe('?? .kiro/specs/login/verify.yaml')
    await types('/ultraplan:prepare login --undo --yes')
    expect(git('status', '--porcelain')).toBe('')
  })

  test('/ultraplan:prepare takes the command that a person names', async () => {
    const { types, git } = project(kiro)
    const offered = await types('/ultraplan:prepare login --default "make check"')
    expect(offered.shown).toContain('type: /ultraplan:prepare login --default "make check" --yes')
    await types('/ultraplan:prepare --default "make check" --yes login')
    expect(git('status', '--porcelain').trim()).toBe('?? .kiro/specs/login/verify.yaml')
  })

  test('/ultraplan:implement shows the count and the first tasks before it begins', async () => {
    const list = Array.from(
      { length: 6 },
      (_, at) => `- [${at === 0 ? 'x' : ' '}] 1.${at} Write ${at}\n  - **Verify**: \`test -s ${at}\`\n`,
    )
    const { types } = project({ 'specs/demo/tasks.md': list.join('') })
    const { shown } = await types('/ultraplan:implement demo')
    expect(shown.split('\n')[0]).toBe(
      'read as tasks-md: 5 tasks (1 done before): 1.1 Write 1; 1.2 Write 2; 1.3 Write 3 and 2 more',
    )
  })
})
