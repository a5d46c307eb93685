import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditRun } from '../../src/engine/report/audit.ts'
import { runsHere } from '../../src/engine/report/status.ts'
import { openRun } from '../../src/engine/runs/open-run.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'

const SKIP = '/ultraplan:skip-verify --task 1.1 --reason "External dependency"'

/** As the README tells who uninstalls it, or as after a move to another machine. */
const removeRecords = ({ home }: ClientSession, what = '') =>
  rmSync(join(home, '.ultraplan', what), { recursive: true, force: true })

/** Without the prompt's own hook, which has nothing to say about a run that it cannot read. */
const types = (client: ClientSession, name: string, words = '') =>
  client.fires('command', {
    command_name: `ultraplan:${name}`,
    command_args: words,
    prompt: `/ultraplan:${name} ${words}`.trim(),
  })

async function started(...titles: string[]): Promise<ClientSession> {
  const client = new ClientSession(demoPlan(...titles))
  await client.types('/ultraplan:implement demo')
  return client
}

test('a finished run is shown as before when ~/.ultraplan is gone, with the reason why it cannot be changed', async () => {
  const client = await started('Write a')
  await client.types(SKIP)
  removeRecords(client)
  for (const line of ['status', 'summary', 'log', 'show 1.1']) {
    const { shown } = await client.types(`/ultraplan:${line}`)
    expect(shown).toContain('skipped')
    expect(shown).not.toContain('the record of the last event')
  }
  expect((await client.types('/ultraplan:status')).shown).toContain(
    'finished: by its log alone, ~/.ultraplan has lost its record\n',
  )
  expect(runsHere(client.repository.root, client.home)).toMatchObject([{ run: { state: 'finished' } }])
  const open = openRun(client.repository.root, client.home)
  if ('error' in open) throw new Error(open.error)
  expect(auditRun({ ...open, root: client.repository.root }).broken).toMatchObject({ id: 'audit/head' })
  for (const line of ['retry --task 1.1', 'adopt --task 1.1']) {
    const { decision, shown } = await client.types(`/ultraplan:${line}`)
    expect(decision).toBe('block')
    expect(shown).toMatch(/^✗ ultraplan: the record of the last event of run \S+ is not in ~\/\.ultraplan/)
    expect(shown).toContain('start the plan again')
  }
  const again = await client.types('/ultraplan:implement nosuch')
  expect(again.shown).toContain('nosuch')
  expect(again.shown).not.toContain('record')
})

test('the next run starts although the record of the one before it is gone', async () => {
  const client = await started('Write a')
  await client.types(SKIP)
  removeRecords(client)
  client.repository.git('switch', '-q', 'main')
  const { told } = await client.types('/ultraplan:implement demo')
  expect(told).toContain('"action":"dispatch"')
  expect(client.run.state).toBe('running')
})

test.each(['', 'heads'])(
  'a run that goes on is not read without its record (~/.ultraplan/%s), and the answer says how to go on',
  async (what) => {
    const client = await started('Write a')
    removeRecords(client, what)
    for (const [name = '', words] of [['status'], ['implement', 'demo'], ['log', '9.9'], ['resume']]) {
      const { decision, shown } = await types(client, name, words)
      expect(decision).toBe('block')
      expect(shown).toContain('the run cannot go on or be changed')
      expect(shown).toContain('/ultraplan:cancel')
    }
    expect((await types(client, 'cancel')).shown).toContain('is cancelled')
    expect((await client.types('/ultraplan:status')).shown).toContain('cancelled')
    client.repository.git('switch', '-q', 'main')
    expect((await client.types('/ultraplan:implement demo')).told).toContain('"action":"dispatch"')
  },
)

test('a log that says it ended is not believed while a session drives the run', async () => {
  const client = await started('Write a')
  await client.types(SKIP)
  await client.types('/ultraplan:retry --task 1.1')
  expect(client.run.state).toBe('running')
  const open = openRun(client.repository.root, client.home)
  if ('error' in open) throw new Error(open.error)
  const log = join(open.dir, 'journal.jsonl')
  const lines = readFileSync(log, 'utf8').split('\n')
  const end = lines.findIndex((line) => line.includes('"run_finished"'))
  writeFileSync(log, `${lines.slice(0, end + 1).join('\n')}\n`)
  removeRecords(client, 'heads')
  expect((await types(client, 'status')).shown).toContain('the run cannot go on or be changed')
})
