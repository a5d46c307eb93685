import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'

const root = join(import.meta.dirname, '../..')

async function running(): Promise<ClientSession> {
  const client = new ClientSession(demoPlan('Write a'))
  await client.types('/ultraplan:implement demo')
  return client
}
const runFolder = (client: ClientSession): string => {
  const runs = join(client.repository.root, '.git/ultraplan/runs')
  return join(runs, readdirSync(runs)[0] ?? '')
}
async function cli(client: ClientSession, ...args: string[]) {
  let [out, err] = ['', '']
  const code = await runCli(args, {
    cwd: client.repository.root,
    home: client.home,
    env: {},
    colour: false,
    columns: 100,
    interactive: false,
    out: (text: string) => {
      out += text
    },
    err: (text: string) => {
      err += text
    },
  } as Parameters<typeof runCli>[1])
  return { code, out, err }
}

/** bin/ultraplan on a machine without node. */
function shellOnly(client: ClientSession, cwd = client.repository.root, tools = ['sh', 'git']) {
  const path = mkdtempSync(join(tmpdir(), 'ultraplan-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  for (const tool of tools) {
    const found = ['/usr/bin', '/bin', '/usr/local/bin'].map((folder) => join(folder, tool)).find(existsSync)
    if (found) symlinkSync(found, join(path, tool))
  }
  const { status, stdout } = spawnSync('/bin/sh', [join(root, 'bin/ultraplan'), 'cancel'], {
    cwd,
    env: { PATH: path, HOME: client.home },
    encoding: 'utf8',
  })
  return { code: status, out: stdout }
}

describe('ultraplan cancel', () => {
  test('A01 without node the session of the run ends it from any folder', async () => {
    const client = await running()
    const elsewhere = mkdtempSync(join(tmpdir(), 'ultraplan-test-'))
    onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
    const [session = ''] = readdirSync(join(client.home, '.ultraplan/active'))
    const { status, stdout } = spawnSync('/bin/sh', [join(root, 'hooks/cancel.sh')], {
      cwd: elsewhere,
      env: { PATH: process.env.PATH, HOME: client.home, CLAUDE_CODE_SESSION_ID: session },
      encoding: 'utf8',
    })
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('is cancelled') })
    expect(existsSync(join(client.home, '.ultraplan/active', session))).toBe(false)
    expect(existsSync(join(runFolder(client), 'cancelled'))).toBe(true)
  })

  test('ends the run and touches nothing else', async () => {
    const client = await running()
    client.repository.write({ 'a.txt': 'half done' })
    expect(await cli(client, 'cancel')).toMatchObject({
      code: 0,
      out: expect.stringContaining('is cancelled'),
    })
    expect(client.active()).toEqual([])
    expect(client.run).toMatchObject({ state: 'cancelled' })
    expect(client.read('a.txt')).toBe('half done')
    expect(await cli(client, 'cancel')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is cancelled already'),
    })
  })

  test('ends a run whose journal is broken, and the plan can be started again', async () => {
    const client = await running()
    writeFileSync(join(runFolder(client), 'journal.jsonl'), 'broken\n')
    expect(await cli(client, 'cancel')).toMatchObject({ code: 0 })
    expect(client.active()).toEqual([])
    // Ids begin with the second.
    client.now = new Date(Date.now() + 2000)
    const { decision } = await client.types('/ultraplan:implement demo')
    expect(decision).toBe('context')
  })

  test.runIf(process.platform !== 'win32')('A01 needs neither node nor dist', async () => {
    const client = await running()
    const { code, out } = shellOnly(client)
    expect(code).toBe(0)
    expect(out).toContain('is cancelled; its commits, worktrees and journal are as they were')
    expect(client.active()).toEqual([])
    // The mark becomes an event as soon as there is an engine again.
    expect(client.run).toMatchObject({ state: 'cancelled', cause: 'cancelled by Ada' })
    expect(client.events('run_cancelled')).toHaveLength(1)
    expect(existsSync(join(runFolder(client), 'cancelled'))).toBe(false)
  })

  test.runIf(process.platform !== 'win32')(
    'A01 A11 finds the run from a sub-folder and a worktree, even without git',
    async () => {
      for (const tools of [['sh', 'git'], ['sh']]) {
        for (const where of ['below', 'worktree']) {
          const client = await running()
          const folder = join(client.repository.root, where)
          if (where === 'below') mkdirSync(folder)
          else client.repository.git('worktree', 'add', '-q', folder)
          expect(shellOnly(client, folder, tools).code, `${where} with ${tools}`).toBe(0)
          expect(client.active()).toEqual([])
        }
      }
    },
  )

  test.runIf(process.platform !== 'win32')('leaves other repositories alone', async () => {
    const client = await running()
    const other = new ClientSession(demoPlan('Write a'))
    const { code } = shellOnly(client, other.repository.root)
    expect(code).toBe(2)
    expect(client.active()).toEqual(['session-1'])
  })
})

test.each(['skip-verify', 'force-complete'])(
  'C07 ultraplan %s says where it is and does nothing',
  async (name) => {
    const client = await running()
    const { code, err } = await cli(client, name, '--task', '1.1')
    expect(code).toBe(2)
    expect(err).toContain(`type /ultraplan:${name} in the Claude Code session`)
    expect(client.run.tasks[0]?.status).toBe('pending')
  },
)
