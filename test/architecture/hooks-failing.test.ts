import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fireHook, type HookAnswer } from '../../demo/hook-client.ts'
import { HOOKS, type HookEntry } from '../../src/hooks/table.ts'
import { inputFor } from '../support/hook-input.ts'
import { hookPlace, markActive, pluginRoot } from '../support/hook-place.ts'

/** A copy of the plugin's scripts, with the given files as dist. */
function brokenPlugin(dist: Record<string, string> | undefined, scripts = true): string {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(pluginRoot, 'hooks'), join(folder, 'hooks'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  if (!scripts) for (const name of ['run.sh', 'agent.sh', 'call.sh']) rmSync(join(folder, 'hooks', name))
  if (dist) mkdirSync(join(folder, 'dist'))
  for (const [name, text] of Object.entries(dist ?? {})) writeFileSync(join(folder, 'dist', name), text)
  return folder
}

/** A PATH that has a shell and little else. */
function pathWithoutNode(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ultraplan-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const tool of ['sh', 'cat']) symlinkSync(`/bin/${tool}`, join(folder, tool))
  return folder
}

interface Accident {
  what: string
  plugin?: () => string
  path?: () => string
  /** What the message has to name. */
  says: RegExp
}

const ACCIDENTS: Accident[] = [
  { what: 'node is missing', path: pathWithoutNode, says: /node was not found/ },
  { what: 'dist is missing', plugin: () => brokenPlugin(undefined), says: /program is missing/ },
  { what: 'dist does not parse', plugin: () => brokenPlugin({ 'hook.cjs': 'const ;' }), says: /broke/ },
  {
    what: 'dist is half there',
    plugin: () => brokenPlugin({ 'hook.cjs': 'import "./shared-gone.js"' }),
    says: /broke/,
  },
  {
    what: 'of dist only the first file is there',
    plugin: () => brokenPlugin({ 'hook.cjs': readFileSync(join(pluginRoot, 'dist/hook.cjs'), 'utf8') }),
    says: /broke: Cannot find module/,
  },
  { what: 'dist throws', plugin: () => brokenPlugin({ 'hook.cjs': 'throw new Error("no")' }), says: /broke/ },
  {
    what: 'dist answers and then breaks',
    plugin: () =>
      brokenPlugin({
        'hook.cjs': `process.stdout.write('{"decision":"approve"}'); process.exitCode = 3`,
      }),
    says: /broke/,
  },
  {
    what: 'dist is killed',
    plugin: () => brokenPlugin({ 'hook.cjs': `process.kill(process.pid, 'SIGKILL')` }),
    says: /broke/,
  },
]

function fire({ plugin, path }: Pick<Accident, 'plugin' | 'path'>, entry: HookEntry): Promise<HookAnswer> {
  const place = hookPlace({ ...(plugin ? { plugin: plugin() } : {}) })
  markActive(place.home, place.session)
  if (path) place.env = { ...place.env, PATH: path() }
  return fireHook(place, entry.event, inputFor(entry), entry.name)
}

const closed = HOOKS.filter(({ onFailure }) => onFailure === 'closed')
const open = HOOKS.filter(({ onFailure }) => onFailure === 'open')

test('where a task could be counted the hooks are closed, and a person can still repair by the others (A01)', () => {
  expect([...new Set(closed.map(({ event }) => event))].sort()).toEqual([
    'PreToolUse',
    'Stop',
    'SubagentStop',
    'UserPromptExpansion',
  ])
  expect(open.length).toBeGreaterThan(2)
})

describe.each(ACCIDENTS)('while a run is active and $what (A01)', (accident) => {
  test.each(closed)('$name blocks and says what to do', async (entry) => {
    const { exitCode, stderr, stdout } = await fire(accident, entry)
    // The client blocks on exit 2 and reads the reason from stderr. Any other exit would allow the call.
    expect(exitCode).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(accident.says)
    expect(stderr).toContain('ultraplan cancel')
  })

  test.each(open)('$name allows the call and prints nothing', async (entry) => {
    expect(await fire(accident, entry)).toMatchObject({ exitCode: 0, stdout: '' })
  })
})

test.each(closed)('$name blocks even when its own script is gone (A01)', async (entry) => {
  const { exitCode } = await fire({ plugin: () => brokenPlugin({}, false) }, entry)
  expect(exitCode).toBe(2)
})

test.each(open)(
  '$name lets go when its own script is gone: a person must be able to type (A01)',
  async (entry) => {
    const { exitCode, stdout } = await fire({ plugin: () => brokenPlugin({}, false) }, entry)
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' })
  },
)

test('settings of the project do not reach our interpreter (C16)', async () => {
  const place = hookPlace()
  place.env = { ...place.env, NODE_OPTIONS: '--require=/nonexistent/evil.cjs', NODE_PATH: '/nonexistent' }
  const { exitCode, output } = await fireHook(place, 'UserPromptExpansion', {
    command_name: 'ultraplan:status',
  })
  expect(exitCode).toBe(0)
  expect(output.reason).toContain('is not inside a git repository')
})
