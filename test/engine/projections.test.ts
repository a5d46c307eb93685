import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { leaveCancelMark } from '../../src/engine/people/control-run.ts'
import { readActive, waitingFile } from '../../src/engine/runs/active.ts'
import { type OpenRun, openJournalAt, openRunAt } from '../../src/engine/runs/open-run.ts'
import { approvedRef } from '../../src/engine/runs/projections/approved-ref.ts'
import { allReceipts } from '../../src/engine/runs/projections/receipts.ts'
import { project } from '../../src/engine/runs/projections/table.ts'
import { statePath, stateText, tamperedViews } from '../../src/engine/runs/projections/views.ts'
import { append } from '../../src/engine/runs/record.ts'
import { isAlive } from '../../src/io/process-ref.ts'
import type { EventBody } from '../../src/model/event.ts'
import { claim } from '../e2e/support/claims.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { provedRun } from '../support/proved-run.ts'
import { reviewedRun } from '../support/reviewed-run.ts'
import { webhookServer } from '../support/webhook-server.ts'

// The files that follow from a run are updated after every event, no matter which hook wrote it.

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
  // The sender records that it was taken, and ends: it must not write into a folder that is being removed.
  const [claimed] = client.events('webhook_claimed')
  await vi.waitUntil(() => claimed?.sender && !isAlive(claimed.sender), 60_000)
  expect(client.run.outbox).toBeUndefined()
})

test('the due file is removed when the work of the last running agent is approved', async () => {
  const client = new ClientSession(demoPlan('Write a', 'Write b'))
  const { told } = await client.types('/ultraplan:implement demo')
  const due = join(client.home, '.ultraplan', 'due', client.session.id)
  const call = await client.dispatches(told)
  expect(existsSync(due)).toBe(true)
  await finishes(client, call)
  expect(client.run).toMatchObject({ state: 'running', tasks: [{ status: 'approved' }, {}] })
  expect(existsSync(due)).toBe(false)
})

test('the due file is removed when the last running agent is lost', async () => {
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

const NOTE: EventBody = { type: 'noted', text: 'something else' }

const opened = ({ dir, home }: ReturnType<typeof provedRun>): OpenRun => {
  const open = openRunAt(dir, home)
  if (!open) throw new Error('no run')
  return open
}

describe('work that a hook left undone', () => {
  test('is done at the next event if the hook was killed after its own event: the approved ref, and one receipt', () => {
    const run = provedRun()
    const commit = run.approve('1.1', { 'a.txt': 'a\n' }, 'true', { record: false })
    expect(allReceipts(run.root)).toEqual([])
    for (let times = 0; times < 2; times += 1) append(opened(run), NOTE)
    expect(run.git('rev-parse', approvedRef(run.runId)).trim()).toBe(commit)
    expect(allReceipts(run.root)).toMatchObject([{ carrier: commit, receipt: { task: '1.1' } }])
  })

  test('is done at the next event when git failed', () => {
    const run = provedRun()
    const lock = join(run.root, '.git', 'refs', 'notes', 'ultraplan.lock')
    mkdirSync(join(lock, '..'), { recursive: true })
    writeFileSync(lock, '')
    run.approve('1.1', { 'a.txt': 'a\n' }, 'true')
    rmSync(lock)
    expect(allReceipts(run.root)).toEqual([])
    append(opened(run), NOTE)
    expect(allReceipts(run.root)).toHaveLength(1)
  })

  test('is done by the next process that opens a run which has ended, so that a later commit can be pushed', () => {
    const run = provedRun()
    const work = join(run.dir, 'work')
    run.write({ 'half.txt': 'half done\n' })
    const tip = run.commit('half done')
    run.journal.update(() => [{ type: 'run_cancelled', who: 'Ada' }])
    expect(readFileSync(work, 'utf8')).toMatch(/^refs\/heads\/main\n[0-9a-f]{40}$/)
    opened(run)
    expect(readFileSync(work, 'utf8')).toBe(tip)
    expect(readActive(run.home, 's1')).toBeUndefined()
  })

  test('does not change the files of another run that the session drives meanwhile', () => {
    const run = provedRun()
    const active = join(run.home, '.ultraplan', 'active', 's1')
    writeFileSync(active, JSON.stringify({ ...readActive(run.home, 's1'), run: 'another' }))
    run.journal.update(() => [NOTE])
    append(opened(run), NOTE)
    expect(readActive(run.home, 's1')?.run).toBe('another')
  })
})

test('the waiting file is removed when another client resumes the session: its process belonged to the old client', () => {
  const run = provedRun()
  const waiting = waitingFile(run.home, 's1')
  mkdirSync(join(waiting, '..'), { recursive: true })
  writeFileSync(waiting, JSON.stringify({ pid: process.pid }))
  append(opened(run), {
    type: 'run_bound',
    session: 's1',
    client: { pid: 2 },
    mode: 'screen',
    cause: 'resumed',
  })
  expect(existsSync(waiting)).toBe(false)
  expect(readActive(run.home, 's1')?.run).toBe(run.runId)
})

test('STATE.md is written only if an event changes it, with the time of that event', () => {
  const run = provedRun()
  const open = opened(run)
  const path = statePath(open.run, run.dir)
  const [text, { mtimeMs }] = [readFileSync(path, 'utf8'), statSync(path)]
  append(open, NOTE)
  expect(readFileSync(path, 'utf8')).toBe(text)
  expect(statSync(path).mtimeMs).toBe(mtimeMs)
  append(open, { type: 'run_paused', who: 'Ada' })
  expect(readFileSync(path, 'utf8')).toBe(stateText(open.run))
})

test('a slow hook does not replace the newer state that a faster one has written', () => {
  const run = provedRun()
  const [slow, fast] = [opened(run), opened(run)]
  const before = slow.run
  const { state } = openJournalAt(run.dir, run.home).update(() => [NOTE])
  append(fast, { type: 'run_paused', who: 'Ada' })
  project({ ...slow, run: state ?? before }, before)
  expect(readFileSync(statePath(fast.run, run.dir), 'utf8')).toBe(stateText(fast.run))
})

test('a cancel mark on a run that has ended writes no second receipt', () => {
  const run = provedRun()
  const commit = run.approve('1.1', { 'a.txt': 'a\n' }, 'true')
  run.tell({ type: 'run_finished', commit })
  leaveCancelMark(run.dir, run.root, 'Ada')
  opened(run)
  expect(allReceipts(run.root)).toHaveLength(1)
})

test('a worker that outlives a cancel from the shell does not count later commits of the person as work of the run', () => {
  const run = provedRun()
  run.write({ 'half.txt': 'half done\n' })
  const tip = run.commit('half done')
  const worker = opened(run)
  leaveCancelMark(run.dir, run.root, 'Ada')
  append(worker, NOTE)
  run.write({ 'mine.txt': 'mine\n' })
  run.commit('a commit of the person')
  opened(run)
  expect(readFileSync(join(run.dir, 'work'), 'utf8')).toBe(tip)
})

describe('an edit of STATE.md', () => {
  /** Task 1.1 is with its reviewer. */
  const scene = () => {
    const plan = ['1.1', '1.2'].map((id) => `- [ ] ${id} Do ${id}\n  - **Verify**: \`test -e ${id}\`\n`)
    const made = reviewedRun(`# Tasks: demo\n\n${plan.join('')}`, { review: { spec: false } })
    made.work('1.1', { 'a.txt': 'a\n' })
    made.issue('1.1', 'architect')
    const open = made.open()
    append(open, NOTE)
    const path = statePath(open.run, open.dir)
    return { made, open, path, seen: () => tamperedViews(open.run, path, open.dir) }
  }

  test('while only a reviewer is at work is not charged to the executor after it', () => {
    const { made, open, path, seen } = scene()
    appendFileSync(path, 'a remark of the person\n')
    append(open, NOTE)
    made.issue('1.2', 'spec-executor')
    project(made.open(), open.run)
    expect(seen()).toEqual([])
  })

  test('while an executor is at work is charged to it, also when a killed hook left its events undone', async () => {
    const { made, open, path, seen } = scene()
    made.issue('1.2', 'spec-executor')
    project(made.open(), open.run)
    appendFileSync(path, 'all tasks: approved\n')
    await vi.waitUntil(() => new Date().toISOString() > made.open().run.lastAt)
    made.tell(NOTE)
    append(made.open(), NOTE)
    expect(seen()).toHaveLength(1)
  })
})
