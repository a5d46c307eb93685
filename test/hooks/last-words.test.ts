import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settleStop } from '../../src/engine/dispatch/next-step.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'

const claim = `\`\`\`yaml
status: success
task_name: "1.1 Write it"
files_modified: ["0.txt", "specs/demo/tasks.md"]
verification: { command: "grep -q x 0.txt", exit_code: 0, output_summary: "no output, exit 0" }
done_criteria_met: true
evidence: 0.txt holds x
error: null
\`\`\`
TASK_COMPLETE`

/** A session whose only task is handed in, done or not done. */
async function handedIn(mode: 'print' | 'screen', isDone: boolean) {
  const plan = demoPlan('Write it')
  const config = `${plan['.ultraplan/config.yaml']}attempts: { perTask: 1, warm: 1 }\n`
  const client = new ClientSession({ ...plan, '.ultraplan/config.yaml': config }, { mode })
  const { told } = await client.types('/ultraplan:implement demo')
  const call = await client.dispatches(told)
  const { repository } = client
  const tasks = client.read('specs/demo/tasks.md').replace('- [ ] 1.1', '- [x] 1.1')
  repository.write({ '0.txt': isDone ? 'x\n' : 'nothing yet\n', 'specs/demo/tasks.md': tasks })
  repository.git('add', '-A')
  repository.git('commit', '-qm', 'feat: write it')
  const { decision } = await client.handsIn(call, claim)
  if (decision === 'block') await client.handsIn(call, claim)
  const stops = (last_assistant_message: string) =>
    client.fires('stop', { last_assistant_message, background_tasks: [] })
  const agentIsBack = () =>
    client.fires('agent-back', {
      tool_name: 'Agent',
      tool_use_id: call,
      tool_input: { subagent_type: 'ultraplan:spec-executor' },
      tool_response: { status: 'completed' },
    })
  return { client, stops, agentIsBack }
}

/** What the session is asked to pass on. */
const passedOn = (told: string): string => told.split('\n\nultraplan: your last message is')[0] ?? ''
const owed = (client: ClientSession): string[] =>
  readdirSync(join(client.home, '.ultraplan/unsaid')).filter((name) => name === client.session.id)

test('without a screen a session that hides an escalation is sent back with it, twice and no more', async () => {
  const { client, stops, agentIsBack } = await handedIn('print', false)
  const { told } = await agentIsBack()
  expect(client.run.tasks[0]?.status).toBe('escalated')
  const text = passedOn(told)
  // What failed, the command, what to type.
  expect(text).toMatch(
    /^ultraplan asks: task 1\.1 needs you after 1 attempt: [^\n]*\n {2}\| \$ grep -q x 0\.txt {2}\(exit 1\)\n[\s\S]*\/ultraplan:retry --task 1\.1\n[\s\S]*\/ultraplan:skip-verify --task 1\.1 --reason/,
  )
  for (const _ of ['once', 'twice']) {
    const again = await stops('All done!')
    expect(passedOn(again.told)).toBe(text)
  }
  const third = await stops('All done!')
  expect(third).toMatchObject({
    decision: 'pass',
    shown: expect.stringContaining('ultraplan asks: task 1.1'),
  })
  expect((await stops('All done!')).decision).toBe('pass')
})

test('an escalation that was passed on, however its lines are broken, is not asked for again', async () => {
  const { stops, agentIsBack } = await handedIn('print', false)
  const text = passedOn((await agentIsBack()).told)
  expect((await stops(`\`\`\`\n${text.replaceAll('\n', '\n\n')}\n\`\`\``)).decision).toBe('pass')
  expect((await stops('It rains in Bern.')).decision).toBe('pass')
})

test('without a screen the summary is asked for until the last message has it', async () => {
  const { client, stops, agentIsBack } = await handedIn('print', true)
  const summary = passedOn((await agentIsBack()).told)
  expect(summary).toMatch(/^demo finished after .*: 1 of 1 task approved/)
  expect(client.active()).toEqual([])
  expect(passedOn((await stops('All done!')).told)).toBe(summary)
  expect((await stops(summary)).decision).toBe('pass')
  expect(owed(client)).toEqual([])
})

test('a summary that is found at the stop itself is asked for too, twice and no more', async () => {
  const { client, stops } = await handedIn('print', true)
  const summary = passedOn((await stops('I wait.')).told)
  expect(summary).toMatch(/^demo finished after /)
  expect(passedOn((await stops('All done!')).told)).toBe(summary)
  expect((await stops('All done!')).decision).toBe('pass')
  expect(owed(client)).toEqual([])
})

test('on the screen, where the person is shown it, no session is sent back', async () => {
  for (const isDone of [true, false]) {
    const { stops, agentIsBack } = await handedIn('screen', isDone)
    const { told } = await agentIsBack()
    expect(told).not.toContain('word for word')
    expect((await stops('All done!')).decision).toBe('pass')
  }
})

test('after /clear a run that waits for its person says for what, and not that it goes on by itself', async () => {
  const { client, agentIsBack } = await handedIn('screen', false)
  await agentIsBack()
  const after = { ...client.session, id: 'session-2' }
  const { shown } = await client.fires('session-start', { source: 'clear' }, after)
  expect(shown).toContain('is waiting for you')
  expect(shown).toContain('task 1.1 needs you after 1 attempt: ')
  expect(shown).toContain('/ultraplan:status has what to type')
  expect(shown).not.toContain('goes on with your next prompt')
})

test('a session that is continued on a screen owes no last words any more', async () => {
  for (const isDone of [true, false]) {
    const { client, stops, agentIsBack } = await handedIn('print', isDone)
    await agentIsBack()
    expect((await stops('All done!')).decision).not.toBe('pass')
    const onScreen = { ...client.session, mode: 'screen' as const }
    const input = { message: 'Hello', running: [], backgroundTasks: [], transcript: '', now: new Date() }
    expect(await settleStop(onScreen, input)).toMatchObject({ kind: 'let-go' })
    expect(owed(client)).toEqual([])
  }
})

test('without a screen a session that does not follow has to say that the run is parked', async () => {
  const client = new ClientSession(demoPlan('Write it'), { mode: 'print' })
  await client.types('/ultraplan:implement demo')
  const stops = (last_assistant_message: string) =>
    client.fires('stop', { last_assistant_message, background_tasks: [] })
  const untilParked = async () => {
    let told = ''
    while (client.run.state === 'running') ({ told } = await stops('All done!'))
    return told
  }
  const told = await untilParked()
  expect(client.run.state).toBe('parked')
  expect(passedOn(told)).toBe(
    'ultraplan: the run is parked (the session stopped 3 times without starting the executor of task 1.1); /ultraplan:resume goes on',
  )
  expect((await stops(passedOn(told))).decision).toBe('pass')
  // A run that went on in between and stands still again has to be told again.
  await client.types('/ultraplan:resume')
  expect(passedOn(await untilParked())).toBe(passedOn(told))
})
