import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { agentTranscript } from '../../src/client/agent-files.ts'
import { pinnedPlan, pinnedTask } from '../../src/engine/runs/find-task.ts'
import { openRun } from '../../src/engine/runs/open-run.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { honestClaim } from '../support/gate-scenario.ts'

const AGENT = 'a1'

/** A run whose first task was done as it should be, and whose executor is about to stop. */
async function doneTask(): Promise<ClientSession & { dir: string; claims(): Promise<unknown> }> {
  const client = new ClientSession(demoPlan('Write one', 'Write two'))
  const { told } = await client.types('/ultraplan:implement demo')
  const toolUseId = await client.dispatches(told)
  const transcript = agentTranscript(join(client.home, 'session-1.jsonl'), AGENT)
  mkdirSync(join(transcript, '..'), { recursive: true })
  writeFileSync(transcript.replace('.jsonl', '.meta.json'), JSON.stringify({ toolUseId, spawnDepth: 1 }))
  const plan = client.read('specs/demo/tasks.md')
  client.repository.write({ '0.txt': 'x\n', 'specs/demo/tasks.md': plan.replace('- [ ] 1.1', '- [x] 1.1') })
  client.repository.commit('one')
  const open = openRun(client.repository.root, client.home)
  if ('error' in open) throw new Error(open.error)
  // Enough for a snapshot: from then on opening the run does not read the older lines.
  open.journal.update(() => [{ type: 'noted', text: 'x'.repeat(200_000) }])
  const task = pinnedTask(pinnedPlan(open.dir, open.run), open.run.tasks[0]?.id ?? '')
  const claims = () =>
    client.answers('claim', {
      agent_id: AGENT,
      agent_type: 'ultraplan:spec-executor',
      agent_transcript_path: transcript,
      last_assistant_message: honestClaim(task, { files_modified: '[0.txt]' }),
    })
  return Object.assign(client, { dir: open.dir, claims })
}

const checkOf = (client: ClientSession) =>
  client.run.tasks[0]?.lastResult?.checks.find(({ id }) => id === 'journal/intact')

test('a journal that is whole was looked at, and the claim passes', async () => {
  const client = await doneTask()
  await client.claims()
  expect(client.run.tasks[0]).toMatchObject({ status: 'approved' })
  expect(checkOf(client)).toMatchObject({ result: 'pass' })
})

test('E22 an older line of the journal that was changed halts the run, though opening it does not miss it', async () => {
  const client = await doneTask()
  const log = join(client.dir, 'journal.jsonl')
  const [first = '', ...rest] = readFileSync(log, 'utf8').split('\n')
  writeFileSync(log, [first.replace(/"who":"Ada/, '"who":"Eve'), ...rest].join('\n'))
  await client.claims()
  expect(checkOf(client)).toMatchObject({
    result: 'fail',
    detail: expect.stringContaining('the journal of the run is damaged'),
  })
  expect(client.run).toMatchObject({ state: 'halted', tasks: [{ status: 'blocked' }, { status: 'pending' }] })
})
