import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { writeActive } from '../../src/engine/runs/active.ts'
import { refreshLaunchers, statusLauncher, writeLauncher } from '../../src/engine/runs/launchers.ts'
import { journalRun } from '../support/journaled-run.ts'
import { Story } from '../support/run-builder.ts'

/** A run that session s1 drives. */
function driven(story = new Story().dispatch('1.1')) {
  const run = journalRun(story)
  writeActive(run.home, { ...story.run, root: run.root, session: 's1' }, run.dir)
  const line = async (input?: string, cwd = run.root) => {
    const terminal = { ...run.terminal(), cwd, readInput: async () => input ?? '' }
    const code = await runCli(['status', '--line'], terminal)
    return { code, out: terminal.printed, err: terminal.complained }
  }
  return { ...run, line }
}

const says = (session: string, cwd = '/') => JSON.stringify({ session_id: session, cwd, model: {} })
const NOTHING = { code: 0, out: '', err: '' }

describe('ultraplan status --line', () => {
  test('shows the run that the client\u2019s session drives, in colour, wherever that session stands', async () => {
    const { code, out } = await driven().line(says('s1'), tmpdir())
    expect(code).toBe(0)
    expect(out).toContain('gate 1/3: executor')
    expect(out).toContain('\u001b[')
  })

  test('shows nothing to a session that drives no run, though the repository has one', async () => {
    expect(await driven().line(says('s2'))).toEqual(NOTHING)
  })

  test('without a client shows the run of the repository, plain', async () => {
    const { line } = driven()
    const [plain, strange] = [await line(), await line('not JSON')]
    expect(plain.out).toBe('ultraplan demo · 1/2 1.1 · attempt 1/3 · gate 1/3: executor\n')
    expect(strange).toEqual(plain)
  })

  test('says nothing where no run goes on, or none can be read, and never complains', async () => {
    expect(await driven(new Story().tell({ type: 'run_cancelled', who: 'Ada' })).line()).toEqual(NOTHING)
    expect(await driven().line('', tmpdir())).toEqual(NOTHING)
    const broken = driven()
    writeFileSync(join(broken.dir, 'journal.jsonl'), 'no journal\n')
    rmSync(join(broken.dir, 'snapshot.json'), { force: true })
    expect(await broken.line(says('s1'))).toEqual(NOTHING)
  })
})

describe('the script that the client\u2019s settings name', () => {
  function home(sessions: string[]) {
    const path = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
    onTestFinished(() => rmSync(path, { recursive: true, force: true }))
    const plugin = join(path, "it's a plugin")
    mkdirSync(join(plugin, 'bin'), { recursive: true })
    writeFileSync(join(plugin, 'bin/ultraplan'), '#!/bin/sh\necho "$@"; cat; echo bad >&2; exit 1\n', {
      mode: 0o755,
    })
    mkdirSync(join(path, '.ultraplan/active'), { recursive: true })
    for (const session of sessions) writeFileSync(join(path, '.ultraplan/active', session), '{}')
    const run = (session?: string) =>
      execFileSync('sh', [join(path, '.ultraplan/status-line.sh')], {
        input: 'what the client says',
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: path, ...(session ? { CLAUDE_CODE_SESSION_ID: session } : {}) },
        stdio: ['pipe', 'pipe', 'pipe'],
      })
    return { path, plugin, run }
  }

  test('asks the program only for a session that drives a run, and never fails', () => {
    const { path, plugin, run } = home(['s1'])
    writeLauncher(statusLauncher(path, plugin))
    expect(run('s1')).toBe('status --line\nwhat the client says')
    expect(run('s2')).toBe('')
    expect(run()).toBe('')
    rmSync(plugin, { recursive: true })
    expect(run('s1')).toBe('')
  })

  test('is brought to the present version of the plugin, but only where a person asked for it', () => {
    const { path, plugin, run } = home(['s1'])
    const env = { CLAUDE_PLUGIN_ROOT: plugin }
    refreshLaunchers(path, env)
    expect(() => readFileSync(join(path, '.ultraplan/status-line.sh'))).toThrow('ENOENT')
    writeLauncher(statusLauncher(path, '/an/older/version'))
    expect(run('s1')).toBe('')
    refreshLaunchers(path, env)
    expect(run('s1')).toContain('status --line')
  })
})
