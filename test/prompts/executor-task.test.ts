import { expect, test } from 'vitest'
import { executorTask } from '../../src/prompts/executor-task.ts'
import { taskWith } from '../support/facts.ts'

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
