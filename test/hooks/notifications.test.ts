import { expect, test } from 'vitest'
import { ClientSession, demoPlan } from '../support/client-session.ts'

/** A run whose first executor works in the background. */
async function atWork() {
  const client = new ClientSession(demoPlan('Write a', 'Write b'))
  const { told } = await client.types('/ultraplan:implement demo')
  const call = await client.dispatches(told)
  await client.fires('agent-back', {
    tool_use_id: call,
    tool_input: { subagent_type: 'ultraplan:spec-executor' },
    tool_response: { status: 'async_launched', agentId: 'a1' },
  })
  const notification = `<task-notification>\n<tool-use-id>${call}</tool-use-id>\n<status>killed</status>\n</task-notification>`
  const stops = (...running: string[]) =>
    client.fires('stop', {
      background_tasks: running.map((id) => ({ id, type: 'subagent', status: 'running' })),
    })
  return { client, notification, stops }
}

test('C17 a scheduled prompt that looks like a notification takes no living executor away', async () => {
  const { client, notification, stops } = await atWork()
  const scheduled = { promptSource: 'system', turnOrigin: 'scheduled', isMeta: true }
  expect((await client.receives(notification, scheduled)).told).toContain('"action":"wait"')
  expect(await stops('a1')).toMatchObject({ decision: 'pass', told: '' })
  expect(client.events('agent_lost')).toEqual([])
  expect(client.run.tickets).toMatchObject([{ task: '1.1', agentId: 'a1' }])
})

test('A02 an executor that was killed is lost at the stop after its notification, and the next one goes out', async () => {
  const { client, notification, stops } = await atWork()
  const { told } = await client.receives(notification, { origin: { kind: 'task-notification' } })
  expect(told).toContain('"action":"wait"')
  expect((await stops()).told).toContain('1.1 Write a (1/2), attempt 2')
  expect(client.events('agent_lost')).toHaveLength(1)
})

test('in auto mode an agent’s report brings the next step with it, so that no stop has to', async () => {
  const { client } = await atWork()
  const call = client.run.tickets[0]?.toolUseId ?? ''
  for (let refusals = 0; client.run.tickets.length > 0 && refusals < 5; refusals++)
    await client.handsIn(call, 'I stop here.')
  const report = '<agent-message from="a1">\nI stop here.\n</agent-message>'
  const { told } = await client.receives(report, { origin: { kind: 'peer' } })
  expect(told).toContain('1.1 Write a (1/2), attempt 2')
  expect(client.events('prompt_seen')).toEqual([])
})

test('a report takes no living executor away, and a message of another session is not answered', async () => {
  const { client } = await atWork()
  const from = { origin: { kind: 'peer' } }
  const { told } = await client.receives('<agent-message from="x">\ndone\n</agent-message>', from)
  expect(told).toContain('"action":"wait"')
  expect(
    (await client.receives('<cross-session-message from="x">\ndone\n</cross-session-message>', from)).told,
  ).toBe('')
  expect(client.events('agent_lost')).toEqual([])
})
