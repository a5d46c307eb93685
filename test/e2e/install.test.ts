import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fireHook } from '../../demo/hook-client.ts'
import { clientBinary, repositoryRoot } from './harness/client-binary.ts'
import { environmentOf, openRoom, type Room } from './harness/room.ts'

const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))

let room: Room
let env: Record<string, string>
let installed: string
let details: string

/** Adds the marketplace from a clone and installs from it, with an empty HOME and no way to any network. */
beforeAll(() => {
  room = openRoom()
  const nowhere = 'http://127.0.0.1:9'
  env = environmentOf(room, {
    ANTHROPIC_BASE_URL: nowhere,
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    npm_config_offline: 'true',
  })
  const clone = join(room.root, 'clone')
  run('git', 'clone', '--quiet', repositoryRoot, clone)
  const claude = clientBinary() ?? ''
  run(claude, 'plugin', 'marketplace', 'add', clone)
  run(claude, 'plugin', 'install', 'ultraplan@ultraplan')
  details = run(claude, 'plugin', 'details', 'ultraplan')
  installed = join(room.home, '.claude/plugins/cache/ultraplan/ultraplan', version)
})

afterAll(() => room.close())

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: room.repo, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

test('the plugin installs from the marketplace into an empty HOME, with nothing downloaded', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  expect(files).toContain(join('dist', 'hook.cjs'))
  expect(files.filter((path) => path.split(/[/\\]/).includes('node_modules'))).toEqual([])
  // How large a folder itself is depends on the file system.
  const sizes = files.map((path) => statSync(join(installed, path))).filter((entry) => entry.isFile())
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1e6
  expect(megabytes).toBeLessThan(10)
})

test('the installed program says its version, and plays the demo', () => {
  const program = join(installed, 'bin/ultraplan')
  expect(run(program, '--version')).toBe(`${version}\n`)
  expect(run(program, 'demo')).toContain('1 of 1 task approved')
})

test('the installed hooks answer', async () => {
  const place = { plugin: installed, cwd: room.repo, session: 'session-1', pid: process.pid, env }
  const { output } = await fireHook(place, 'UserPromptExpansion', { command_name: 'ultraplan:status' })
  expect(output).toMatchObject({
    decision: 'block',
    reason: expect.stringContaining('is not inside a git repository'),
  })
})

test('the plugin adds at most 400 tokens to a session', () => {
  const [, tokens] = /Always-on:\s+~?([\d,]+) tok/.exec(details) ?? []
  expect(tokens, details).toBeDefined()
  expect(Number(tokens?.replaceAll(',', ''))).toBeLessThanOrEqual(400)
})
