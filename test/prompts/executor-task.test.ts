import { expect, test } from 'vitest'
import { executorTask } from '../../src/prompts/executor-task.ts'
import { PACKET, taskWith } from '../support/facts.ts'

const prompt = (
  over: Parameters<typeof taskWith>[0],
  more: Partial<Parameters<typeof executorTask>[0]> = {},
) =>
  executorTask({
    task: taskWith(over),
    spec: 'demo',
    attempt: 1,
    position: 'task 1 of 2',
    folder: '/repo',
    engineTicks: false,
    ...more,
  })

const criterion = (command: string, severity: 'blocking' | 'warning') => ({
  description: 'x',
  command,
  severity,
})

test('an executor whose plan has criteria with commands is given these commands', () => {
  const text = prompt({
    verify: [],
    criteria: [criterion('npm test -- auth', 'blocking'), criterion('npm run size', 'warning')],
  })
  expect(text).not.toContain('names no command')
  expect(text).toContain('see it pass:\n```sh\nnpm test -- auth\n```')
  expect(text).toContain('a failure is noted and refuses nothing:\n```sh\nnpm run size\n```')
  expect(text).toContain('verification: { command: "npm test -- auth", exit_code: 0')
})

test('one whose plan has none is told so', () => {
  expect(prompt({ verify: [], criteria: [] })).toContain('(the plan names no command that can be run)')
})

test('an executor is told to commit its files by name, and never everything', () => {
  const text = prompt({ commit: 'feat: it' })
  expect(text).toContain('each by its name: `git add -- <files> && git commit -m "feat: it" -- <files>`')
  expect(text).toContain('Never `git add -A`, `git add .` or `git commit -a`')
  expect(text).not.toMatch(/commit everything/i)
})

test('an executor that does not tick is not told to commit the plan: a person may be editing it', () => {
  const box = { line: 3, column: 4 }
  expect(prompt({ box })).toContain('the plan included')
  expect(prompt({ box }, { engineTicks: true })).not.toContain('the plan included')
  expect(prompt({ box: undefined })).not.toContain('the plan included')
})

test('what a person decided is told with the names of the plan', () => {
  const decisions = [{ task: { id: '03-01-01', title: 'x', name: 'Task 3: Choose' }, choice: 'yes' }]
  const text = executorTask({
    task: taskWith({}),
    spec: 'demo',
    attempt: 1,
    position: 'task 1 of 2',
    folder: '/repo',
    engineTicks: false,
    decisions,
  })
  expect(text).toContain('- "Task 3: Choose": "yes"')
  expect(text).not.toContain('03-01-01')
})

test('what the gate runs besides the verify is told in a line, with what it means', () => {
  const checks = [
    { command: 'npm run typecheck', weight: 'compared' as const },
    { command: 'npx eslint .', weight: 'blocking' as const },
  ]
  expect(prompt({}, { checks })).toContain(
    '   Besides, the gate runs "npm run typecheck" (no new error in a file that you change), "npx eslint ." (has to pass).\n3. ',
  )
  expect(prompt({})).not.toContain('Besides, the gate')
})

test('an executor is told the four steps before its signal, in their order (S0-62, S0-63, S0-64, S0-65)', () => {
  const text = prompt({ box: { line: 3, column: 4 }, file: 'specs/demo/tasks.md', commit: 'feat: it' })
  const steps = [
    '2. Run its verify command and see it pass:\n```sh\ngrep -q hello src/greeting.js\n```',
    '3. Check every "done when" of the task.',
    '4. Tick the task: change `[ ]` to `[x]` on line 3 of specs/demo/tasks.md, and no other box.',
    '5. Commit every file that you made or changed, the plan included, each by its name:',
  ]
  const places = steps.map((step) => text.indexOf(step))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(text.indexOf('TASK_COMPLETE', text.length - 20)).toBeGreaterThan(places[3] ?? 0)
})

test('an executor whose task has a packet is told how to report each assertion (S2-54)', () => {
  const packet = { ...PACKET, assertions: ['A1', 'A2'].map((id) => ({ id, positive: 'x', negative: 'y' })) }
  const text = prompt({ packet })
  expect(text).toContain('one line for every assertion (A1, A2)')
  expect(text).toContain(
    '## Assertion Results\n- A1: PASS \u2014 src/file.ts:42 (what is there)\n- A2: FAIL \u2014 src/file.ts:58 (expected: \u2026; actual: \u2026)',
  )
  expect(prompt({})).not.toContain('Assertion Results')
  expect(prompt({ packet }, { protocol: '/plugin/packet.md' })).toContain(
    'The sections of a packet, which findings name by number, are explained in /plugin/packet.md.',
  )
})

test('an executor that another task blocks is told how to say which (S1-63)', () => {
  expect(prompt({})).toContain('`blocked_by: "Task N"`')
})

test('an executor in the folder of the person is told its branch, and what it means if another is checked out', () => {
  const text = prompt({}, { branch: 'ultraplan/demo' })
  expect(text).toContain(
    'Commit on ultraplan/demo only, and move no other branch. If another one is checked out',
  )
  expect(prompt({})).toContain('Switch to no other branch, and move none.')
})
