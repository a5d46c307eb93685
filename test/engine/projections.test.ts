import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { claim } from '../e2e/support/claims.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { webhookServer } from '../support/webhook-server.ts'

// What is shown of a run beside its journal follows every event, whichever hook wrote it.

const STATE = 'specs/demo/STATE.md'

/** An executor does task 1.1 of `demoPlan` and hands it in. */
async function finishes(client: ClientSession, toolUseId: string): Promise<void> {
  const plan = client.read('specs/demo/tasks.md').replace('- [ ] 1.1', '- [x] 1.1')
  client.repository.write({ '0.txt': 'x\n', 'specs/demo/tasks.md': plan })
  client.repository.commit('task 1.1')
  const folder = join(client.home, client.session.id, 'subagents')
  mkdirSync(folder, { recursive: true })
  const meta = { toolUseId, spawnDepth: 1, agentType: 'ultraplan:spec-executor' }
  writeFileSync(join(folder, 'agent-a1.meta.json'), JSON.stringify(meta))
  await client.fires('claim', {
    agent_type: 'ultraplan:spec-executor',
    agent_id: 'a1',
    agent_transcript_path: join(folder, 'agent-a1.jsonl'),
    last_assistant_message: claim('1.1', 'Write a', { files: ['0.txt'], command: 'grep -q x 0.txt' }),
    background_tasks: [],
  })
}

test('a run that is parked because its coordinator was refused too often tells the webhook', async () => {
  const server = await webhookServer()
  const plan = demoPlan('Write a')
  const client = new ClientSession({
    ...plan,
    '.ultraplan/config.yaml': `${plan['.ultraplan/config.yaml']}webhook: ${server.url}\n`,
  })
  await client.types('/ultraplan:implement demo')
  const tool_input = { subagent_type: 'ultraplan:spec-executor', prompt: 'ultraplan-ticket 0123456789abcdef' }
  for (let times = 0; times < 10; times += 1)
    await client.fires('agent-call', { tool_name: 'Agent', tool_use_id: `toolu_${times}`, tool_input })
  expect(client.run.state).toBe('parked')
  expect(client.events('announced')).toMatchObject([{ about: [{ event: 'run_parked' }] }])
  await vi.waitUntil(() => server.got.length > 0, 60_000)
  expect(server.got).toMatchObject([{ event: 'run_parked' }])
})

test('once the last agent in flight is approved nothing is due, and no tool call asks for the time any more', async () => {
  const client = new ClientSession(demoPlan('Write a', 'Write b'))
  const { told } = await client.types('/ultraplan:implement demo')
  const due = join(client.home, '.ultraplan', 'due', client.session.id)
  const call = await client.dispatches(told)
  expect(existsSync(due)).toBe(true)
  await finishes(client, call)
  expect(client.run).toMatchObject({ state: 'running', tasks: [{ status: 'approved' }, {}] })
  expect(existsSync(due)).toBe(false)
})

test('an agent that is lost leaves nothing due', async () => {
  const client = new ClientSession(demoPlan('Write a'), { mode: 'print' })
  const { told } = await client.types('/ultraplan:implement demo')
  const call = await client.dispatches(told)
  const input = {
    tool_name: 'Agent',
    tool_use_id: call,
    tool_input: { subagent_type: 'ultraplan:spec-executor' },
  }
  await client.fires('agent-back', { ...input, tool_response: { status: 'completed', agentId: 'a1' } })
  expect(client.run.tickets.filter(({ redeemedAt }) => redeemedAt !== undefined)).toEqual([])
  expect(existsSync(join(client.home, '.ultraplan', 'due', client.session.id))).toBe(false)
})

test('a run that is halted by a change of branch is halted in STATE.md too', async () => {
  const client = new ClientSession(demoPlan('Write a'))
  await client.types('/ultraplan:implement demo')
  client.repository.git('switch', '-q', '-c', 'elsewhere')
  await client.fires('stop', { last_assistant_message: 'I wait.', background_tasks: [] })
  expect(client.run.state).toBe('halted')
  expect(client.read(STATE)).toContain(`Run ${client.run.id} is halted`)
})
