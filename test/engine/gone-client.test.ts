import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replayRun, VIEWS } from '../../src/engine/report/replay.ts'
import { openRunAt } from '../../src/engine/runs/open-run.ts'
import { append } from '../../src/engine/runs/record.ts'
import { thisProcess } from '../../src/io/process-ref.ts'
import { journalRun } from '../support/journaled-run.ts'
import { Story } from '../support/run-builder.ts'

const GONE = { pid: 4_194_305 }

/** A run whose client was killed while an executor was at work. */
function killed() {
  const story = new Story().dispatch('1.1')
  story.tell({
    type: 'run_bound',
    session: 's2',
    client: GONE,
    mode: 'screen',
    cause: 'the session was resumed',
  })
  const run = journalRun(story)
  const { root } = openRunAt(run.dir, run.home)?.run ?? { root: '' }
  mkdirSync(join(root, 'specs/demo'), { recursive: true })
  const state = () => readFileSync(join(root, 'specs/demo/STATE.md'), 'utf8')
  return { ...run, story, state }
}

test.each([['status'], ['runs'], ['status --line']])(
  'whoever runs %s after a kill has STATE.md say that the client is gone',
  async (words) => {
    const { cli, state } = killed()
    await cli(...words.split(' '))
    const text = state()
    expect(text).toMatch(/^\*\*Needs you\*\*\n\n- the client that drove the run is gone/)
    expect(text).toContain('/ultraplan:resume in Claude Code goes on')
    expect(text).toMatch(/\nRun \S+ has stopped, its client is gone, as of /)
    expect(text).toContain('Step 1: Executor    - INTERRUPTED')
    expect(text).toContain('Status: INTERRUPTED')
    expect(text).toContain(': interrupted, attempt 1/3')
    expect(text).toContain('gate_status: BLOCKED')
    expect(text).toContain('executor_status: blocked')
    expect(text).toMatch(/Total: 2 tasks, 0 approved, 0 failed, 1 interrupted, 1 pending/)
    expect(text).not.toMatch(/running|executing|in progress/i)
  },
)

test('what outlives the client records its result, and STATE.md does not take back that the client is gone', async () => {
  const { cli, story, tell, state, dir, home } = killed()
  await cli('status')
  story.claim('1.1')
  tell()
  const judge = openRunAt(dir, home)
  const [judged] = story.judge('1.1').events.slice(-1)
  if (!judge || judged?.type !== 'gate_judged') throw new Error('nothing was judged')
  append(judge, { type: judged.type, ticket: judged.ticket, result: judged.result })
  expect(judge.run.tasks[0]).toMatchObject({ status: 'verifying' })
  expect(state()).toMatch(/\nRun \S+ has stopped, its client is gone, as of /)
  expect(state()).not.toMatch(/RUNNING|VERIFYING|in progress/)
})

/** The session was told to start an executor, and its client says of it what a test lets it say. */
function offered(story = new Story().offer('1.1')) {
  const run = journalRun(story, undefined, true)
  const { root, session } = openRunAt(run.dir, run.home)?.run ?? { root: '', session: '' }
  mkdirSync(join(root, 'specs/demo'), { recursive: true })
  mkdirSync(join(run.home, '.claude/sessions'), { recursive: true })
  const says = (status: string) =>
    writeFileSync(
      join(run.home, '.claude/sessions/1.json'),
      JSON.stringify({ sessionId: session, status, statusUpdatedAt: 0 }),
    )
  return { ...run, says, state: () => readFileSync(join(root, 'specs/demo/STATE.md'), 'utf8') }
}

const AT_REST = 'your next prompt goes on: no agent is at work'

test('after Esc every look says that no agent is at work, and what goes on with the run', async () => {
  const { cli, says, state, dir, home } = offered()
  says('idle')
  const { out } = await cli('status')
  expect(out).toMatch(/^demo {2}waiting for you\n/)
  expect(out).toContain(`waiting for you\n  ${AT_REST}\n    /ultraplan:pause holds it`)
  expect((await cli('status', '--line')).out).toContain(`WAITING for you: ${AT_REST}`)
  expect((await cli('status', '--exit-code')).code).toBe(1)
  const { shown, waits } = JSON.parse((await cli('status', '--json', '--since', '0')).out)
  expect([shown, waits[0].line]).toEqual(['waiting for you', `⏸ the run waits for you: ${AT_REST}`])
  expect(state()).toContain(`**Needs you**\n\n- ${AT_REST}`)
  expect(state()).toMatch(/\nRun \S+ was waiting for you, as of /)
  const replayed = replayRun(dir, home, VIEWS).views.find(({ view }) => view === 'STATE.md')
  expect(replayed).toMatchObject({ same: true, file: expect.stringContaining('STATE.md') })
})

test('while the client is busy, or an agent works, nothing waits for a prompt', async () => {
  const busy = offered()
  busy.says('busy')
  expect((await busy.cli('status')).out).toMatch(/^demo {2}running\n/)
  const atWork = offered(new Story().dispatch('1.1'))
  atWork.says('idle')
  expect((await atWork.cli('status')).out).toMatch(/^demo {2}running\n/)
})

test('the summary after a kill says that the run has stopped, and what goes on with it', async () => {
  const { cli } = killed()
  const { out } = await cli('summary')
  expect(out).toMatch(/^demo stopped \(its client is gone\) after /)
  expect(out).toMatch(/1\.1 +interrupted +1 attempt/)
  expect(out).toContain('/ultraplan:resume in Claude Code goes on with the run')
  expect(out).not.toMatch(/running|executing/)
  expect(JSON.parse((await cli('summary', '--json')).out)).toMatchObject({ client: 'gone' })
})

test('the client that goes on takes that back, and a replay knows both texts', async () => {
  const { cli, state, dir, home } = killed()
  await cli('status')
  const sameState = () => replayRun(dir, home, VIEWS).views.find(({ view }) => view === 'STATE.md')
  expect(sameState()).toMatchObject({ same: true, file: expect.stringContaining('STATE.md') })
  const open = openRunAt(dir, home)
  if (!open) throw new Error('there is no run')
  append(open, { type: 'run_bound', session: 's3', client: thisProcess(), mode: 'screen', cause: 'resumed' })
  expect(state()).not.toContain('gone')
  expect(state()).toContain('RUNNING')
  expect(sameState()).toMatchObject({ same: true })
  await cli('status')
  expect(state()).not.toContain('gone')
})

test('agents that the person stopped are at work in no view, and the next prompt goes on', async () => {
  const story = new Story().dispatch('1.1')
  const [ticket] = story.run.tickets
  story.tell({ type: 'agent_launched', ticket: ticket?.id ?? '', agentId: 'agent7' })
  const { cli, says, state, dir, home } = offered(story)
  says('idle')
  expect((await cli('status')).out).toMatch(/^demo {2}running\n[\s\S]*1\.1 .*executing/)
  const session = openRunAt(dir, home)?.run.session ?? ''
  const agents = join(home, '.claude/projects/demo', session, 'subagents')
  mkdirSync(agents, { recursive: true })
  writeFileSync(join(agents, 'agent-agent7.meta.json'), JSON.stringify({ stoppedByUser: true }))
  const { out } = await cli('status')
  expect(out).toMatch(/^demo {2}waiting for you\n[\s\S]*1\.1 .*interrupted/)
  expect(out).toContain(`waiting for you\n  ${AT_REST}`)
  expect(out).not.toMatch(/executing|in progress/)
  expect((await cli('status', '--line')).out).toContain(`WAITING for you: ${AT_REST}`)
  expect((await cli('status', '--exit-code')).code).toBe(1)
  const { shown, labels, doing } = JSON.parse((await cli('status', '--json', '--since', '0')).out)
  expect([shown, labels[0], doing]).toEqual(['waiting for you', 'interrupted', []])
  expect(state()).toContain(`**Needs you**\n\n- ${AT_REST}`)
  expect(state()).toContain('Step 1: Executor    - INTERRUPTED')
  expect(state()).not.toMatch(/RUNNING|executing/)
  const replayed = replayRun(dir, home, VIEWS).views.find(({ view }) => view === 'STATE.md')
  expect(replayed).toMatchObject({ same: true })
})
