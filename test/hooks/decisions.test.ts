import { describe, expect, test } from 'vitest'
import { openRun } from '../../src/engine/runs/open-run.ts'
import { claim } from '../e2e/support/claims.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { callsIn } from '../support/directive-calls.ts'

const PLAN = `---
phase: 01-store
plan: 01
type: execute
wave: 1
depends_on: []
files_modified: [a.txt]
autonomous: false
---

<objective>Keep things</objective>

<tasks>
<task type="checkpoint:decision" gate="blocking">
  <decision>Which store?</decision>
  <context>Both would do.</context>
  <options>
    <option id="option-a"><name>Postgres</name></option>
    <option id="option-b"><name>SQLite</name></option>
  </options>
  <resume-signal>Say which</resume-signal>
</task>
<task type="auto">
  <name>Write the store</name>
  <files>a.txt</files>
  <action>Write it</action>
  <verify>grep -q store a.txt</verify>
  <done>a.txt holds store</done>
</task>
<task type="checkpoint:human-verify" gate="blocking">
  <what-built>A store</what-built>
  <how-to-verify>Look at it</how-to-verify>
  <resume-signal>Type approved</resume-signal>
</task>
</tasks>
`

async function asked(): Promise<ClientSession> {
  const client = new ClientSession({
    '.planning/phases/01-store/01-01-PLAN.md': PLAN,
    '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
  })
  const answer = await client.types('/ultraplan:implement .planning/phases/01-store/01-01-PLAN.md')
  expect(answer.shown + answer.told).toContain('Which store?')
  return client
}

describe('decide', () => {
  test('answers a checkpoint of the plan by number or name, and the next executor is told', async () => {
    const client = await asked()
    const { decision, told } = await client.types('/ultraplan:decide 2')
    expect(decision).toBe('context')
    const [event] = client.events('task_decided')
    expect(event).toMatchObject({ who: 'Ada <ada@example.invalid>', accepted: true })
    expect(event?.choice).toMatch(/option-b|SQLite/)
    const [call] = callsIn(told)
    const reply = await client.answers('agent-call', {
      tool_name: 'Agent',
      tool_use_id: 'toolu_1',
      tool_input: call,
    })
    expect(JSON.stringify(reply)).toContain('A person decided, at checkpoints of this plan')
  })

  test.each([
    ['Task 3 use Postgres', 'several tasks could be meant'],
    ['Task 3', 'several tasks could be meant'],
    ['Task 8: use Postgres', 'there is no task "Task 8"'],
    ['Task 4', 'Task 4: Use it is pending and asks nothing'],
  ])('never reads "%s" as an answer to the task that asks', async (words, refusal) => {
    const folder = '.planning/phases/01-store'
    const plan = (number: string, name: string, type = 'auto') => ({
      [`${folder}/01-${number}-PLAN.md`]: `---\nphase: 01-store\nplan: ${number}\n---\n<task type="${type}"><name>${name}</name><decision>Which store?</decision><files>${number}.txt</files><action>it</action><verify>grep -q x ${number}.txt</verify><done>x</done></task>\n`,
    })
    const client = new ClientSession({
      ...plan('01', 'Task 1: Choose', 'checkpoint:decision'),
      ...plan('02', 'Task 3: Write it'),
      ...plan('03', 'Task 3: Read it'),
      ...plan('04', 'Task 4: Use it'),
    })
    await client.types(`/ultraplan:implement ${folder}`)
    const { shown } = await client.types(`/ultraplan:decide ${words}`)
    expect(shown).toContain(refusal)
    expect(client.events('task_decided')).toEqual([])
    await client.types('/ultraplan:decide task queues stay with Postgres')
    expect(client.events('task_decided')).toMatchObject([{ task: '01-01-01' }])
  })

  test('a choice that is not offered decides nothing', async () => {
    const client = await asked()
    const { shown } = await client.types('/ultraplan:decide Oracle')
    expect(shown).toContain('none of the options')
    expect(client.events('task_decided')).toEqual([])
  })

  test('a checkpoint whose turn has not come asks nothing yet', async () => {
    const client = await asked()
    const last = client.run.tasks.at(-1)
    const { shown } = await client.types(`/ultraplan:decide --task ${last?.id} approved`)
    expect(shown).toContain('does not ask yet')
    expect(client.events('task_decided')).toEqual([])
  })

  test('without a choice costs no token', async () => {
    const client = await asked()
    expect((await client.types('/ultraplan:decide')).decision).toBe('block')
  })

  test('a checkpoint can be skipped like any task, with a reason', async () => {
    const client = await asked()
    const [first] = client.run.tasks
    await client.types(`/ultraplan:decide --task ${first?.id} skip --reason "the customer is unreachable"`)
    expect(client.run.tasks[0]).toMatchObject({
      status: 'skipped',
      override: { reason: 'the customer is unreachable' },
    })
  })
})

/** Task 1.1 is blocked and waits for a person. */
async function blocked(): Promise<ClientSession> {
  const client = new ClientSession(demoPlan('Write the parser', 'Write the printer'))
  await client.types('/ultraplan:implement demo')
  const open = openRun(client.repository.root, client.home)
  if ('error' in open) throw new Error(open.error)
  open.journal.update(() => [{ type: 'task_blocked', task: '1.1', cause: 'the service is down' }])
  return client
}

describe('what a person types about a task that paused', () => {
  test.each([
    '/ultraplan:decide --task 1.1 skip the staging server is down',
    '/ultraplan:decide --task 1.1 skip: the staging server is down',
    '/ultraplan:decide skip the staging server is down',
    '/ultraplan:decide 1.1 skip the staging server is down',
    '/ultraplan:decide --task 1.1 skip --reason "the staging server is down"',
  ])('"%s" skips the task, with the reason in it', async (line) => {
    const client = await blocked()
    await client.types(line)
    expect(client.events('task_skipped')).toMatchObject([
      { task: '1.1', reason: 'the staging server is down' },
    ])
  })

  test.each(['/ultraplan:decide 1.1 retry', '/ultraplan:decide Task 1.1: retry'])(
    '"%s" retries the task that it names first',
    async (line) => {
      const client = await blocked()
      await client.types(line)
      expect(client.events('task_retried')).toMatchObject([{ task: '1.1' }])
    },
  )

  test.each([
    ['/ultraplan:decide', 'task 1.1 waits for a choice'],
    ['/ultraplan:decide --task 1.1', 'task 1.1 waits for a choice'],
    ['/ultraplan:decide --task 1.1 maybe', 'task 1.1 offers retry, skip, investigate, not "maybe"'],
  ])('"%s" is answered with what can be typed', async (line, error) => {
    const client = await blocked()
    const { decision, shown } = await client.types(line)
    expect(decision).toBe('block')
    expect(shown).toBe(
      [
        `✗ ultraplan: ${error}`,
        '  to try again: /ultraplan:retry --task 1.1',
        '  to count it as complete without proof: /ultraplan:skip-verify --task 1.1 --reason "..."',
        '  to see what happened: /ultraplan:decide --task 1.1 investigate',
      ].join('\n'),
    )
  })

  test.each([
    '/ultraplan:decide skip',
    '/ultraplan:skip-verify --task 1.1',
    '/ultraplan:skip-verify 1.1 --reason ""',
  ])('S1-86 "%s" is refused and kept as a skip without a reason', async (line) => {
    const client = await blocked()
    expect((await client.types(line)).shown).toContain('a skip needs a reason')
    expect(client.events('refused')).toMatchObject([{ what: 'skipping task 1.1 without a reason' }])
  })

  test('a reason that is typed without --reason is answered with the whole command', async () => {
    const client = await blocked()
    for (const line of ['--task 1.1 the server is down', '1.1 the server is down']) {
      const { shown } = await client.types(`/ultraplan:skip-verify ${line}`)
      expect(shown).toContain('/ultraplan:skip-verify --task 1.1 --reason "the server is down"')
    }
    expect(client.events('task_skipped')).toEqual([])
  })

  test('a misspelled task is answered with the command for the only similar one', async () => {
    const client = await blocked()
    const { shown } = await client.types('/ultraplan:retry --task perser')
    expect(shown).toMatch(
      /there is no task "perser".*\n {2}1\.1 {2}Write the parser {2}\(blocked\)\n.*--task 1\.1$/,
    )
  })

  test('investigate names the command that shows what failed', async () => {
    const client = await blocked()
    expect((await client.types('/ultraplan:decide investigate')).shown).toContain('more: /ultraplan:log 1.1')
  })

  test('a task whose turn has not come needs no retry', async () => {
    const client = await blocked()
    const { shown } = await client.types('/ultraplan:retry 1.2')
    expect(shown).toContain('it starts by itself when its turn comes')
  })
})

describe('commands about the whole run', () => {
  test.each([
    ['pause --task 1.1', 'is paused'],
    ['resume 1.1', 'goes on'],
    ['cancel now please', 'is cancelled'],
  ])('"/ultraplan:%s" acts, and says that it takes no words', async (line, done) => {
    const client = await blocked()
    const { shown } = await client.types(`/ultraplan:${line}`)
    expect(shown).toContain(done)
    expect(shown).toContain(`/ultraplan:${line.split(' ')[0]} takes no words: it is about the whole run`)
  })

  test('a run that was cancelled offers nothing that it would refuse', async () => {
    const client = await blocked()
    const { shown } = await client.types('/ultraplan:cancel')
    expect(shown).toContain('/ultraplan:implement demo starts again')
    expect(shown).toContain('/ultraplan:log 1.1 tells what happened')
    expect(shown).not.toContain('/ultraplan:retry')
  })

  test('E37 resume and retry of a run that stays halted do not say that it goes on, and say how to repair it', async () => {
    const plan = demoPlan('Write a', 'Write b')
    // On a branch of its own the run would not notice that the person amends theirs.
    const config = `${plan['.ultraplan/config.yaml']}work: here\n`
    const client = new ClientSession({ ...plan, '.ultraplan/config.yaml': config })
    const { told } = await client.types('/ultraplan:implement demo')
    await finishes(client, await client.dispatches(told))
    expect(client.run.tasks[0]?.status).toBe('approved')
    const approved = `refs/ultraplan/${client.run.id}/approved`
    await client.types('/ultraplan:skip-verify --task 1.2 --reason "External dependency"')
    client.repository.git('commit', '--amend', '-q', '-m', 'better words')
    for (const line of ['retry --task 1.2', 'resume']) {
      const { shown, decision } = await client.types(`/ultraplan:${line}`)
      expect(decision).toBe('block')
      expect(shown).not.toContain('goes on')
      expect(shown).toContain(`git merge -X ours ${approved}`)
      expect(shown).toMatch(/\n {2}\/ultraplan:resume\n {2}\/ultraplan:cancel/)
    }
    expect(client.run.state).toBe('halted')
    client.repository.git('merge', '-q', '-X', 'ours', '-m', 'keep what was approved', approved)
    const { shown, told: next } = await client.types('/ultraplan:resume')
    expect(shown).toContain('goes on')
    expect(next).toContain('1.2 Write b')
  })
})

/** An executor does task 1.1 of `demoPlan` and says so. */
async function finishes(client: ClientSession, toolUseId: string): Promise<void> {
  const plan = client.read('specs/demo/tasks.md').replace('- [ ] 1.1', '- [x] 1.1')
  client.repository.write({ '0.txt': 'x\n', 'specs/demo/tasks.md': plan })
  client.repository.commit('task 1.1')
  await client.handsIn(toolUseId, claim('1.1', 'Write a', { files: ['0.txt'], command: 'grep -q x 0.txt' }))
}
