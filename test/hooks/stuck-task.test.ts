import { describe, expect, test } from 'vitest'
import { claim } from '../e2e/support/claims.ts'
import { ClientSession } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'

const CONFIG = 'review: { architect: false, spec: false }\nproof: { baseline: off }\n'

const tasksMd = (...more: string[]): Record<string, string> => ({
  'specs/demo/tasks.md': `## Phase 1: One\n\n${more
    .map(
      (bullet, index) =>
        `- [ ] 1.${index + 1} Write ${index}\n  - **Files**: \`${index}.txt\`\n  - **Verify**: \`grep -q x ${index}.txt\`\n${bullet}`,
    )
    .join('')}`,
})

const tasksJson = (...tasks: object[]): Record<string, string> => ({
  'specs/demo/TASKS.json': JSON.stringify({
    projectId: 'demo',
    tasks: tasks.map((task, index) => ({
      id: `task-00${index + 1}`,
      title: `Write ${index}`,
      filesToCreate: [`${index}.txt`],
      acceptanceCriteria: [{ description: 'x', verificationCommand: `grep -q x ${index}.txt` }],
      ...task,
    })),
  }),
})

const planMd = (plan: string, front: string, tasks = 1): Record<string, string> => ({
  [`.planning/phases/01-base/01-${plan}-PLAN.md`]: `---\nphase: 01-base\nplan: ${plan}\n${front}---\n${Array.from(
    { length: tasks },
    (_, at) =>
      `<task type="auto"><name>Write ${plan}${at}</name><files>${plan}${at}.txt</files><action>it</action><verify>grep -q x ${plan}${at}.txt</verify><done>x</done></task>\n`,
  ).join('')}`,
})

const blocked = (title: string, blocker = '') => `\`\`\`yaml
status: blocked
task_name: "${title}"
files_modified: []
verification: { command: "none", exit_code: 1, output_summary: "not run" }
done_criteria_met: false
evidence: none
error: "there is no database"
${blocker === '' ? '' : `blocked_by: "${blocker}"`}
\`\`\``

/** The first executor of a plan hands in that it cannot go on; what the session is told and the person is shown then. */
async function firstIsStuck(files: Record<string, string>, plan = 'demo', config = '', blocker = '') {
  const client = new ClientSession({ ...files, '.ultraplan/config.yaml': CONFIG + config })
  const { told, shown } = await client.types(`/ultraplan:implement ${plan}`)
  const [tool_input] = callsIn(told)
  expect(tool_input, shown).toBeDefined()
  await client.fires('agent-call', { tool_name: 'Agent', tool_use_id: 'use-1', tool_input })
  await client.handsIn('use-1', blocked(client.run.tasks[0]?.title ?? '', blocker))
  expect(client.run.tasks[0]?.status).toBe(blocker === '' ? 'blocked' : 'pending')
  const notification = '<task-notification>\n<tool-use-id>use-1</tool-use-id>\n</task-notification>'
  const answer = await client.receives(notification, { origin: { kind: 'task-notification' } })
  return {
    client,
    ...answer,
    offered: callsIn(answer.told).map(({ description }) => description.split(' ')[0]),
  }
}

test.each([
  ['a tasks.md', tasksMd('', '', ''), '1.3'],
  ['a TASKS.json', tasksJson({}, {}, {}), 'task-003'],
])(
  '%s: a task that another one blocks is queued again, and that one runs first (S1-13, S1-63, S1-64)',
  async (_, files, blocker) => {
    const { client, offered, told } = await firstIsStuck(files, 'demo', '', blocker)
    expect(offered).toEqual([blocker])
    expect(told).not.toContain('"ask"')
    expect(client.run.tasks[0]).toMatchObject({ status: 'pending', dependsOn: [blocker], forgiven: 1 })
    const { shown } = await client.types('/ultraplan:status')
    expect(shown).toContain(`is blocked by task ${blocker}, which runs first`)
  },
)

describe('a plan that declares no dependencies waits at a stuck task', () => {
  test.each([
    ['a tasks.md', tasksMd('', ''), 'demo'],
    ['a TASKS.json without dependencies', tasksJson({}, {}), 'demo'],
    ['a PLAN.md of two tasks', planMd('01', 'wave: 1\ndepends_on: []\n', 2), '01-base'],
    ['two PLAN.md that say nothing', { ...planMd('01', ''), ...planMd('02', '') }, '01-base'],
  ])('%s', async (_, files, plan) => {
    const { client, told, offered } = await firstIsStuck(files, plan)
    expect(offered).toEqual([])
    expect(told).toContain('ultraplan:next {"action":"ask"}')
    expect(told).toContain('there is no database')
    const { shown } = await client.fires('stop', { background_tasks: [] })
    expect(shown).toContain('there is no database')
    expect(shown).toContain('/ultraplan:retry --task')
    expect(client.run.tasks[1]).toMatchObject({ status: 'pending', attempts: [] })
  })
})

describe('what the plan declares independent goes on, and the person is told at once', () => {
  test.each([
    ['a tasks.md that says so', tasksMd('', '  - **Depends on**: none\n'), 'demo', '1.2'],
    ['an empty list in a TASKS.json', tasksJson({}, { dependencies: [] }), 'demo', 'task-002'],
    ['a wave-mate', { ...planMd('01', 'wave: 1\n'), ...planMd('02', 'wave: 1\n') }, '01-base', '01-02-01'],
    [
      'a plan without it',
      { ...planMd('01', ''), ...planMd('02', 'depends_on: []\n') },
      '01-base',
      '01-02-01',
    ],
  ])('%s', async (_, files, plan, next) => {
    const { client, shown, offered } = await firstIsStuck(files, plan)
    expect(offered).toEqual([next])
    expect(shown).toContain('there is no database')
    expect(shown).toContain('go on')
    const again = await client.fires('stop', { background_tasks: [] })
    expect(again.shown).toBe('')
  })

  test('and so does everything that shares no file with it, where stuck: go-on is set', async () => {
    expect((await firstIsStuck(tasksMd('', ''), 'demo', 'stuck: go-on\n')).offered).toEqual(['1.2'])
  })
})

describe('a person answers what an executor asks', () => {
  test('by decide, and the next executor is told', async () => {
    const { client } = await firstIsStuck(tasksMd(''))
    const asked = await client.types('/ultraplan:status')
    expect(asked.shown).toContain('to answer it: /ultraplan:decide --task 1.1 "..."')
    const { told, shown } = await client.types(
      '/ultraplan:decide --task 1.1 "use the file data.json, there is no database"',
    )
    expect(shown).toContain('task 1.1 is tried again')
    expect(shown).toContain('its executor is told: use the file data.json')
    const [tool_input] = callsIn(told)
    const answer = await client.answers('agent-call', {
      tool_name: 'Agent',
      tool_use_id: 'use-2',
      tool_input,
    })
    expect(answer.hookSpecificOutput.updatedInput.prompt).toContain(
      'A person has answered what was asked about this task: "use the file data.json, there is no database"',
    )
  })

  test('and a mistyped option is no answer', async () => {
    const { client } = await firstIsStuck(tasksMd(''))
    const { shown } = await client.types('/ultraplan:decide --task 1.1 retyr')
    expect(shown).toContain('not "retyr"')
    expect(client.run.tasks[0]?.status).toBe('blocked')
  })
})

describe('a person edits the plan while a task waits', () => {
  const edit = (client: ClientSession) => {
    const path = 'specs/demo/tasks.md'
    client.repository.write({
      [path]: client.repository
        .read(path)
        .replace('  - **Files**', '  - **Do**: call it summer sale\n  - **Files**'),
    })
  }

  test('a retry says that the run goes on with the plan it began with, and how the edit comes to count', async () => {
    const { client } = await firstIsStuck(tasksMd(''))
    edit(client)
    const { shown } = await client.types('/ultraplan:retry --task 1.1')
    expect(shown).toContain('task 1.1 is tried again')
    expect(shown).toContain(
      'specs/demo/tasks.md was edited since the run began, and this run goes on with the plan as it was',
    )
    expect(shown).toContain('/ultraplan:cancel, commit it on main, and /ultraplan:implement demo')
  })

  test('what they edited is not charged to the executor that commits it with its tick', async () => {
    const { client } = await firstIsStuck(tasksMd(''))
    edit(client)
    const { told } = await client.types('/ultraplan:retry --task 1.1')
    const [tool_input] = callsIn(told)
    await client.fires('agent-call', { tool_name: 'Agent', tool_use_id: 'use-2', tool_input })
    const path = 'specs/demo/tasks.md'
    const text = client.repository.read(path).replace('- [ ] 1.1', '- [x] 1.1')
    client.repository.write({ '0.txt': 'x\n', [path]: text })
    client.repository.commit('task 1.1')
    await client.handsIn(
      'use-2',
      claim('1.1', 'Write 0', { files: ['0.txt', path], command: 'grep -q x 0.txt' }),
    )
    expect(client.run.tasks[0]?.status).toBe('approved')
    expect(client.run.tasks[0]?.lastResult?.findings.map(({ message }) => message)).toContain(
      'the plan differs from the one the run was started with, since before this task',
    )
  })
})

test('what a person edits beside a task is not left by it, and need not be committed to adopt it', async () => {
  const client = new ClientSession({
    ...tasksMd(''),
    'mine.md': 'x\n',
    '.ultraplan/config.yaml': `${CONFIG}attempts: { perTask: 1, warm: 0 }\n`,
  })
  const { told } = await client.types('/ultraplan:implement demo')
  const [tool_input] = callsIn(told)
  await client.fires('agent-call', { tool_name: 'Agent', tool_use_id: 'use-1', tool_input })
  const path = 'specs/demo/tasks.md'
  const ticked = client.repository.read(path).replace('- [ ] 1.1', '- [x] 1.1')
  client.repository.write({ '0.txt': 'wrong\n', [path]: ticked })
  client.repository.commit('task 1.1')
  client.repository.write({ 'mine.md': 'my own notes\n' })
  const said = claim('1.1', 'Write 0', { files: ['0.txt', path], command: 'grep -q x 0.txt' })
  for (let n = 0; n < 3; n++) await client.handsIn('use-1', said)
  expect(client.run.tasks[0]?.lastResult?.leftAlone).toEqual(['mine.md'])
  await client.types('/ultraplan:skip-verify --task 1.1 --reason "the staging service is down"')
  expect(client.run.tasks[0]?.override).toMatchObject({ left: ['mine.md'], beside: ['mine.md'] })
  const { shown } = await client.types('/ultraplan:adopt --task 1.1')
  expect(shown).toContain('✔')
  expect(client.repository.read('mine.md')).toBe('my own notes\n')
})
