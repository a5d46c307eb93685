import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { namesTask } from '../../src/gate/claim.ts'
import { readPlanMd } from '../../src/plan/formats/plan-md/plan-md.ts'
import { ClientSession } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'

const task = (name: string, file: string) => `<task type="auto">
<name>${name}</name>
<files>${file}</files>
<action>Write it</action>
<verify>grep -q x ${file}</verify>
<done>${file} holds x</done>
</task>
`

const plan = (n: number, ...names: string[]) => `---
phase: 03-ids
plan: 0${n}
wave: ${n}
---

<tasks>
${names.map((name, index) => task(name, `p${n}-${index}.txt`)).join('\n')}</tasks>
`

const FOLDER = '.planning/phases/03-ids'
const CONFIG = { '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n' }
const ONE = {
  ...CONFIG,
  [`${FOLDER}/03-01-PLAN.md`]: plan(1, 'Task 3: Create PlannerId', 'Task 4: Use it', 'Task 5: Show it'),
}

const skip = (task: string) => `/ultraplan:skip-verify --task ${task} --reason "the staging service is down"`

async function running(files: Record<string, string>) {
  const client = new ClientSession(files)
  const started = await client.types(`/ultraplan:implement ${FOLDER}`)
  expect(started.told).toContain('ultraplan:next')
  return { client, ...started }
}

const skipped = (client: ClientSession) => client.events('task_skipped').map(({ task }) => task)

describe('in a plan whose tasks are named 3, 4 and 5', () => {
  test.each(['"Task 3"', '3', '"Task 3: Create PlannerId"', 'Task 3: Create PlannerId', '03-01-01'])(
    '%s is the first task, by every command',
    async (words) => {
      const { client } = await running(ONE)
      const { shown, told } = await client.types(skip(words))
      expect(skipped(client)).toEqual(['03-01-01'])
      expect(`${shown}${told}`).toContain('Task 3: Create PlannerId is complete (unverified)')
      await client.types(`/ultraplan:retry --task ${words}`)
      expect(client.events('override_undone').map(({ task }) => task)).toEqual(['03-01-01'])
    },
  )

  test('the place in the plan is no name', async () => {
    const { client } = await running(ONE)
    const { shown } = await client.types(skip('1'))
    expect(shown).toContain('there is no task "1"')
    expect(shown).toContain('03-01-01  Task 3: Create PlannerId')
    expect(skipped(client)).toEqual([])
  })

  test("STATE.md and the executor's result use the plan's own name", async () => {
    const { client, told } = await running(ONE)
    const [call] = callsIn(told)
    const { hookSpecificOutput } = await client.answers('agent-call', {
      tool_name: 'Agent',
      tool_use_id: 'toolu_1',
      tool_input: call,
    })
    expect(hookSpecificOutput.updatedInput.prompt).toContain('task_name: "Task 3: Create PlannerId"')
    const state = readFileSync(join(client.repository.root, FOLDER, 'STATE.md'), 'utf8')
    expect(state).toContain('## Current Task: Task 3: Create PlannerId')
    expect(state).toContain('- Task 5: Show it: pending')
  })
})

test('with two plans that have a Task 3 neither is taken, and both are named', async () => {
  const { client } = await running({
    ...ONE,
    [`${FOLDER}/03-02-PLAN.md`]: plan(2, 'Task 3: Rename PlannerId'),
  })
  for (const words of ['"Task 3"', '3']) {
    const { shown } = await client.types(skip(words))
    expect(shown).toContain('several tasks could be meant')
    expect(shown).toContain('03-01-01  Task 3: Create PlannerId')
    expect(shown).toContain('03-02-01  Task 3: Rename PlannerId')
  }
  expect(skipped(client)).toEqual([])
  await client.types(skip('"Task 3: Rename PlannerId"'))
  expect(skipped(client)).toEqual(['03-02-01'])
})

test('a PLAN.md without a number of its own takes the numbers of its tasks for ids', () => {
  const ids = (...names: string[]) =>
    readPlanMd(names.map((name) => task(name, 'a')).join('\n'), 'PLAN.md').plan.tasks.map(({ id }) => id)
  expect(ids('Task 3: a', 'Task 4: b')).toEqual(['3', '4'])
  expect(ids('Task 3: a', 'b')).toEqual(['1', '2'])
  expect(ids('Task 3: a', 'Task 3: b')).toEqual(['1', '2'])
})

test("a result is this task's by the plan's own name, and another's by that one's", () => {
  const named = (id: string, n: number) => ({ id, title: 'Do it', name: `Task ${n}: Do it` })
  const tasks = [named('1', 3), named('2', 4), named('3', 5)] as const
  expect(namesTask('Task 3: Do it', tasks[0], { tasks })).toBe(true)
  expect(namesTask('Task 3: Do it', tasks[2], { tasks })).toBe(false)
  expect(namesTask('Task 3', tasks[0], { tasks })).toBe(true)
  expect(namesTask('Task 3', tasks[2], { tasks })).toBe(false)
  // In two plans there may be two of them.
  const twice = [...tasks, { id: '9', title: 'Do more', name: 'Task 3: Do more' }]
  expect(namesTask('Task 3', tasks[0], { tasks: twice })).toBe(false)
  expect(namesTask('Task 3: Do more', twice[3] ?? tasks[0], { tasks: twice })).toBe(true)
})
