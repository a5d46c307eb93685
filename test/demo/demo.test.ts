import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { displayWidth } from '../../src/view/terminal.ts'
import { wordReplies } from '../golden/normalise.ts'
import { recordReplies } from '../golden/recording-plugin.ts'
import { processorClock } from '../support/processor-time.ts'

const root = join(import.meta.dirname, '../..')

/** Only what a clone has: no node_modules, no git identity, an empty HOME, and a minimal PATH. */
function freshMachine() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-test-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [plugin, home, temporary, bin] = ['plugin', 'home', 'tmp', 'bin'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  for (const made of [plugin, home, temporary, bin]) mkdirSync(made)
  for (const part of ['bin', 'dist', 'hooks', 'package.json'])
    cpSync(join(root, part), join(plugin, part), { recursive: true })
  // Of the system only what POSIX promises beside node and git.
  for (const tool of ['node', 'git', 'sh', 'cat', 'grep', 'dirname', 'env'])
    symlinkSync(which(tool), join(bin, tool))
  const env = { PATH: bin, HOME: home, TMPDIR: temporary }
  return { folder, plugin, home, temporary, env, program: join(plugin, 'bin/ultraplan') }
}

function which(tool: string): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = spawnSync('test', ['-x', join(folder, tool)])
    if (found.status === 0) return realpathSync(join(folder, tool))
  }
  throw new Error(`${tool} is not on the PATH`)
}

describe('ultraplan demo, after a clone with nothing but node and git', () => {
  test('shows two lies refused, the approval, and what the person gets, on one page, with colour where a terminal wants it', () => {
    const { program, temporary, home, ...machine } = freshMachine()
    const before = processorClock()
    const env = { ...machine.env, FORCE_COLOR: '1' }
    const shown = spawnSync(program, ['demo'], { env, cwd: home, encoding: 'utf8' })
    expect({ status: shown.status, stderr: shown.stderr }).toEqual({ status: 0, stderr: '' })
    for (const colour of ['\u001b[31m', '\u001b[32m']) expect(shown.stdout).toContain(colour)
    const stdout = stripVTControlCharacters(shown.stdout)
    const order = [
      '"Done. All 2 tests pass."',
      '[proof/verify]',
      '"Fixed. All 2 tests pass now."',
      '[tests/integrity]',
      'itself: exit 0',
      'approved',
      'what you get',
      '+export const total = (sum) => (sum >= 100 ? sum * 0.9 : sum)',
      'ultraplan summary',
      'discount finished',
    ]
    expect(order.filter((text, index) => place(stdout, order.slice(0, index + 1)) < 0 && text)).toEqual([])
    expect(stdout.split('\n').length).toBeLessThan(60)
    expect(stdout.split('\n').filter((line) => displayWidth(line) > 80)).toEqual([])
    expect(readdirSync(temporary)).toEqual([])
    // Not by the clock: the machine may be busy. On a quiet one the demo waits for nothing else.
    expect(processorClock() - before).toBeLessThan(4000)
  })

  test('with --full shows each lie refused by its check, the retry, the approval, STATE.md and the journal, in a pipe without colour; every hook answers word for word as before', async () => {
    const { folder, program, env, temporary, home, plugin } = freshMachine()
    const replies = recordReplies(plugin, join(folder, 'replies'))
    const { status, stdout, stderr } = spawnSync(program, ['demo', '--full'], {
      env,
      cwd: home,
      encoding: 'utf8',
    })

    expect(stderr).toBe('')
    expect(status).toBe(0)
    const order = [
      'this ticket is unknown',
      '[claim/signal]',
      'told exactly this',
      '[claim/contradiction]',
      '[plan/checkmark]',
      '[plan/committed]',
      'a fresh executor gets the task',
      'attempt 2',
      'approved',
      'says that all tasks are complete',
      '[####--------] 1/3',
      '[proof/verify]',
      '[########----] 2/3',
      '# State: greeter',
      'Total: 3 tasks, 3 approved, 0 failed',
      'run_started',
      'FAILED proof/verify',
      'run_finished',
      '6 lies refused, 3 tasks approved.',
    ]
    expect(order.filter((text, index) => place(stdout, order.slice(0, index + 1)) < 0 && text)).toEqual([])
    expect(stdout).not.toContain('\u001b')
    expect(stdout.split('\n').filter((line) => displayWidth(line) > 80)).toEqual([])
    expect(readdirSync(temporary)).toEqual([])
    expect(readdirSync(home)).toEqual([])
    expect(readdirSync(plugin).sort()).toEqual(['bin', 'dist', 'hooks', 'package.json'])
    const room = realpathSync(temporary)
    const words = wordReplies(replies(), [[room, '<room>']]).replace(/ultraplan-demo-\w{6}/g, 'demo')
    await expect(words).toMatchFileSnapshot(join(root, 'test/fixtures/replies/demo.md'))
  })

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves nothing behind when it is ended by %s',
    async (signal) => {
      const { program, env, temporary } = freshMachine()
      const child = spawn(program, ['demo'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      let ended: NodeJS.Signals | null = null
      let there = 0
      await new Promise<void>((resolve) => {
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('[proof/verify]')) {
            there = readdirSync(temporary).length
            child.kill(signal)
          }
        })
        child.on('close', (_, by) => {
          ended = by
          resolve()
        })
      })
      expect(ended).toBe(signal)
      expect(there).toBe(1)
      expect(readdirSync(temporary)).toEqual([])
    },
  )

  test('leaves nothing behind when its reader goes away', () => {
    const { program, env, temporary } = freshMachine()
    const { stdout } = spawnSync('/bin/sh', ['-c', `"${program}" demo | head -n 12`], {
      env: { ...env, PATH: `${env.PATH}:${process.env.PATH}` },
      encoding: 'utf8',
    })
    expect(stdout.split('\n')).toHaveLength(13)
    expect(readdirSync(temporary)).toEqual([])
  })

  test('leaves nothing behind and says why when a hook is broken', () => {
    const { program, plugin, env, temporary } = freshMachine()
    rmSync(join(plugin, 'dist/hook.cjs'))
    const { status, stderr } = spawnSync(program, ['demo'], { env, encoding: 'utf8' })
    expect(status).toBe(2)
    expect(stderr).toContain('the UserPromptExpansion hook ended with 2')
    expect(readdirSync(temporary)).toEqual([])
  })
})

/** The position of the last of these texts when each is looked for after the one before; -1 when one is missing. */
function place(text: string, parts: readonly string[]): number {
  let at = 0
  for (const part of parts) {
    at = text.indexOf(part, at)
    if (at < 0) return -1
  }
  return at
}
