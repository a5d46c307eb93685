import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlan } from '../../src/engine/project/read-plan.ts'
import { makeRepository } from '../support/repository.ts'

const LIST = '- [ ] 1.1 A\n  - **Verify**: `npm test -- a`\n'
const XML = (depends: string) =>
  `---\nwave: 1\ndepends_on: [${depends}]\n---\n<task type="auto">\n<name>A</name>\n<verify>npm test -- a</verify>\n</task>\n`

function read(files: Record<string, string>, argument: string, cwd = '') {
  const { root } = makeRepository(files)
  return readPlan(root, argument, join(root, cwd))
}

it('of several tags of task-master the one is read that its state.json names', () => {
  const tasks = (title: string) => ({ tasks: [{ id: 1, title, status: 'pending' }] })
  const files = {
    '.taskmaster/tasks/tasks.json': JSON.stringify({ master: tasks('Wash'), auth: tasks('Dry') }),
    '.taskmaster/state.json': '{"currentTag": "auth"}',
  }
  expect(read(files, '.taskmaster/tasks/tasks.json')).toMatchObject({ plan: { tasks: [{ title: 'Dry' }] } })
})

describe('a plan is found by', () => {
  it.each([
    ['demo', ''],
    ['specs/demo', ''],
    ['specs/demo/', ''],
    ['specs/demo/tasks.md', ''],
    ['demo/tasks.md', 'specs'],
    ['tasks.md', 'specs/demo'],
    ['specs/demo', 'packages/web'],
    ['demo', 'packages/web'],
  ])('%s from %j (H11)', (argument, cwd) => {
    expect(read({ 'specs/demo/tasks.md': LIST, 'packages/web/x': '' }, argument, cwd)).toMatchObject({
      plan: { name: 'demo', format: 'tasks-md', tasks: [{ id: '1.1', file: 'specs/demo/tasks.md' }] },
    })
  })

  it.each([
    ['.specify/specs/001-users/tasks.md', '- [ ] T001 A\n', '001-users', 'spec-kit'],
    ['specs/001-users/tasks.md', '- [ ] T001 A\n', '1', 'spec-kit'],
    ['.kiro/specs/store/tasks.md', '- [ ] 1. A\n', 'store', 'kiro'],
    ['openspec/changes/add-x/tasks.md', '- [ ] 1.1 A\n', 'add-x', 'openspec'],
    ['.planning/phases/01-base/01-01-PLAN.md', XML(''), '01-base', 'plan-md'],
    ['.planning/phases/01-base/01-01-PLAN.md', XML(''), '1', 'plan-md'],
    ['.planning/phases/01-base/01-01-PLAN.md', XML(''), '01-01', 'plan-md'],
    ['docs/superpowers/plans/2026-x.md', '### Task 1: A\n', '2026-x', 'superpowers'],
    ['TASKS.json', '{"tasks":[{"id":"t"}]}', 'TASKS.json', 'tasks-json'],
    ['specs/shop/TASKS.json', '{"tasks":[{"id":"t"}]}', 'shop', 'tasks-json'],
  ])('%s, with %j as its name', (path, text, argument, format) => {
    expect(read({ [path]: text }, argument)).toMatchObject({ plan: { format, tasks: [{}] } })
  })

  it('an absolute path', () => {
    const { root } = makeRepository({ 'specs/demo/tasks.md': LIST })
    expect(readPlan(root, join(root, 'specs', 'demo'))).toMatchObject({ plan: { name: 'demo' } })
  })
})

describe('a phase folder', () => {
  it('of two formats is refused with both files, and the one to name', () => {
    const place = '.planning/phases/01-base'
    const { root } = makeRepository({
      [`${place}/01-01-PLAN.md`]: XML(''),
      [`${place}/01-02-PLAN.md`]: '- [ ] 1.1 A\n- [ ] 1.2 B\n',
    })
    expect(readPlan(root, '01-base')).toEqual({
      error: `the files of this folder are in two formats: ${place}/01-01-PLAN.md in plan-md, ${place}/01-02-PLAN.md in tasks-md`,
      fix: `name the one that you mean: ${place}/01-01-PLAN.md`,
    })
  })

  it('of several PLAN.md is one plan, in the order of its waves', () => {
    const files = {
      '.planning/phases/01-base/01-02-PLAN.md': XML('01-01').replace('wave: 1', 'wave: 2'),
      '.planning/phases/01-base/01-01-PLAN.md': XML(''),
      '.planning/phases/01-base/01-01-SUMMARY.md': '# done\n',
    }
    expect(read(files, '01-base')).toMatchObject({
      plan: { name: '01-base', tasks: [{ id: '01-01-01' }, { id: '01-02-01', dependsOn: ['01-01-01'] }] },
      problems: [],
    })
  })

  it('keeps apart what spec-kit calls plan.md', () => {
    expect(
      read({ 'specs/001-x/tasks.md': '- [ ] T001 A\n', 'specs/001-x/plan.md': '# prose\n' }, '001-x'),
    ).toMatchObject({
      plan: { format: 'spec-kit' },
    })
  })
})

describe('commands from beside the plan', () => {
  it('come from verify.yaml, and are pinned with it', () => {
    const files = {
      'openspec/changes/x/tasks.md': '- [ ] 1.1 A\n',
      'openspec/changes/x/verify.yaml': '1.1: npm test -- a\n',
    }
    expect(read(files, 'x')).toMatchObject({
      plan: {
        files: [{}, { path: 'openspec/changes/x/verify.yaml' }],
        tasks: [{ verify: [{ command: 'npm test -- a' }] }],
      },
    })
  })

  it('come from <plan>.verify.yaml where plans share a folder', () => {
    const files = {
      'docs/plans/a.md': '### Task 1: A\n',
      'docs/plans/a.verify.yaml': '1: npm test -- a\n',
      'docs/plans/b.md': '### Task 1: B\n',
    }
    expect(read(files, 'a')).toMatchObject({ plan: { tasks: [{ verify: [{ command: 'npm test -- a' }] }] } })
    expect(read(files, 'b')).toMatchObject({ plan: { tasks: [{ verify: [] }] } })
  })
})

describe('an error says what to do', () => {
  it.each([
    [{}, 'nothing', 'no plan named nothing'],
    [{}, '', 'there is no plan in this repository'],
    [
      { 'specs/a/tasks.md': LIST, 'openspec/changes/a/tasks.md': LIST },
      'a',
      'a is the name of 2 plans: specs/a and openspec/changes/a',
    ],
    [
      { 'specs/a/tasks.md': LIST, 'specs/a/TASKS.json': '{}' },
      'a',
      'a can be read as tasks.md or as TASKS.json',
    ],
    [{ 'specs/a/notes.md': 'x' }, 'a', 'specs/a holds no plan'],
    [
      { '.kiro/specs/a/tasks.md': '1. words\n' },
      'a',
      '.kiro/specs/a/tasks.md is a file of Kiro, and no task in it is read: it has no check boxes such as "- [ ] 1.1 Title"',
    ],
    [{ 'notes.md': '# words\n' }, 'notes.md', 'notes.md holds no task in any format that is known'],
  ])('%j with %j: %s', (files, argument, error) => {
    const answer = read({ 'README.md': 'x', ...files } as Record<string, string>, argument)
    expect(answer).toMatchObject({ error, fix: expect.stringMatching(/\w+/) })
  })

  it('when the text is not UTF-8', async () => {
    const repository = makeRepository({ 'specs/a/tasks.md': LIST })
    const { writeFileSync } = await import('node:fs')
    writeFileSync(join(repository.root, 'specs/a/tasks.md'), Buffer.from([0x2d, 0x20, 0xff, 0xfe]))
    expect(readPlan(repository.root, 'a')).toMatchObject({
      error: expect.stringContaining('is not UTF-8 text'),
    })
  })
})
