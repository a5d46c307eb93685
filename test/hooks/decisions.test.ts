import { describe, expect, test } from 'vitest'
import { ClientSession } from '../support/client-session.ts'

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
    const call = JSON.parse(/ultraplan:next (.*)/.exec(told)?.[1] ?? '{}').agents[0]
    const reply = await client.answers('agent-call', {
      tool_name: 'Agent',
      tool_use_id: 'toolu_1',
      tool_input: call,
    })
    expect(JSON.stringify(reply)).toContain('A person decided, at checkpoints of this plan')
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

  test('costs no token when nothing follows from it', async () => {
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
