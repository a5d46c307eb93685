import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leaveCancelMark } from '../../src/engine/people/control-run.ts'
import { glance, runsFolder } from '../../src/engine/runs/active.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'

const AT_WORK = [{ id: 'agent1', type: 'subagent', status: 'running' }]

/** A session whose one executor is at work. */
async function working(): Promise<ClientSession> {
  const client = new ClientSession(demoPlan('Write it'))
  const { told } = await client.types('/ultraplan:implement demo')
  const tool_use_id = await client.dispatches(told)
  const tool_response = { status: 'async_launched', agentId: 'agent1' }
  const tool_input = { subagent_type: 'ultraplan:spec-executor' }
  await client.fires('agent-back', { tool_name: 'Agent', tool_use_id, tool_input, tool_response })
  return client
}

const folderOf = (client: ClientSession): string =>
  join(runsFolder(join(client.repository.root, '.git')), client.run.id)

test('while an executor works a glance is enough for prompts and stops, and neither writes anything', async () => {
  const client = await working()
  const log = readFileSync(join(folderOf(client), 'journal.jsonl'))
  expect(glance(client.session)).toMatchObject({ quiet: true, agents: ['agent1'] })
  expect((await client.fires('prompt', { prompt: 'how far is it?' })).decision).toBe('pass')
  expect((await client.fires('stop', { background_tasks: AT_WORK })).decision).toBe('pass')
  expect(readFileSync(join(folderOf(client), 'journal.jsonl'))).toEqual(log)
})

test('an agent that the client does not list any more is lost at that stop, glance or not (A02)', async () => {
  const client = await working()
  await client.fires('stop', { background_tasks: [] })
  expect(client.events('agent_lost')).toHaveLength(1)
})

test('what was refused meanwhile is told at the next prompt, and then a glance is enough again', async () => {
  const client = await working()
  const forged = { subagent_type: 'ultraplan:spec-executor', prompt: 'ultraplan-ticket 0123456789abcdef' }
  await client.fires('agent-call', { tool_name: 'Agent', tool_use_id: 'toolu_x', tool_input: forged })
  expect(glance(client.session)?.quiet).toBe(false)
  expect((await client.types('well?')).told).toContain('starting')
  // Whether a person typed that is known at the next one.
  expect((await client.types('thanks')).shown).toBe('')
  expect(glance(client.session)?.quiet).toBe(true)
})

test('a journal that was changed is found at the next stop, even with its length and time put back (E22)', async () => {
  const client = await working()
  const log = join(folderOf(client), 'journal.jsonl')
  const { atime, mtime } = statSync(log)
  const changed = readFileSync(log, 'utf8').replace('"spec":"demo"', '"spec":"dame"')
  writeFileSync(log, changed, { flag: 'r+' })
  utimesSync(log, atime, mtime)
  expect(glance(client.session)).toBeUndefined()
  await expect(client.fires('stop', { background_tasks: AT_WORK })).rejects.toThrow(/was changed/)
})

test('a cancel that waits for the journal is not overlooked', async () => {
  const client = await working()
  leaveCancelMark(folderOf(client), client.repository.root, 'Ada')
  expect(glance(client.session)).toBeUndefined()
  await client.fires('stop', { background_tasks: AT_WORK })
  expect(client.run.state).toBe('cancelled')
})

test('another client on the same session is told nothing, with a glance and without (C15)', async () => {
  const client = await working()
  const nested = { ...client.session, client: { pid: 1, startedAt: 'another' } }
  const forged = { subagent_type: 'ultraplan:spec-executor', prompt: 'ultraplan-ticket 0123456789abcdef' }
  const call = { tool_name: 'Agent', tool_use_id: 'toolu_x', tool_input: forged }
  for (const isQuiet of [true, false]) {
    if (!isQuiet) await client.fires('agent-call', call)
    expect(glance(nested)?.quiet).toBe(isQuiet)
    expect((await client.fires('prompt', { prompt: 'well?' }, nested)).decision).toBe('pass')
    for (const background_tasks of [AT_WORK, []])
      expect((await client.fires('stop', { background_tasks }, nested)).decision).toBe('pass')
  }
  expect(client.events('agent_lost')).toEqual([])
})

test('a commit of the person is seen also after git has packed its branch', async () => {
  const client = new ClientSession(demoPlan('Write it'))
  await client.types('/ultraplan:implement demo')
  const { repository, session } = client
  repository.git('pack-refs', '--all')
  expect(glance(session)?.quiet).toBe(true)
  repository.write({ 'mine.txt': 'mine' })
  repository.commit('Mine')
  repository.git('pack-refs', '--all')
  expect(glance(session)?.quiet).toBe(false)
  expect((await client.types('well?')).shown).toContain('1 commit that no executor made is on ultraplan/demo')
})

test('where no file says where a branch is, as in the reftable format, the run is opened', async () => {
  const client = await working()
  expect(glance(client.session)?.quiet).toBe(true)
  client.repository.git('branch', '-m', 'main', 'renamed')
  expect(glance(client.session)?.quiet).toBe(false)
})
