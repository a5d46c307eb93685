import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fireHook } from '../../demo/hook-client.ts'
import { hookPlace, markActive, pluginRoot } from '../support/hook-place.ts'

/** The files that each addition of CONTRIBUTING.md touches. */
const HOOK_FILES: Record<string, (text: string) => string> = {
  'src/hooks/table.ts': (text) =>
    text.replace(
      'const ENTRIES: readonly Entry[] = [\n',
      `$&  {
    name: 'compacting',
    event: 'PreCompact',
    guard: 'driver',
    hook: () => ({ kind: 'show', text: 'a planted hook speaks' }),
  },
`,
    ),
}

const COMMAND_FILES: Record<string, (text: string) => string> = {
  'src/model/commands.ts': (text) =>
    text.replace(
      'export const COMMANDS: readonly CommandInfo[] = [\n',
      "$&  { name: 'waive', description: 'Waive a task', argumentHint: '--task <id>', lowers: 'waives a task' },\n",
    ),
  'src/hooks/commands.ts': (text) =>
    text.replace(
      'export const ACTS: Readonly<Record<string, Act>> = {\n',
      `$&  waive: {
    usage: '/ultraplan:waive --task <id>',
    options: ['task'],
    flag: '',
    act: async (by, { task }) => (await import('../engine/people/waive-task.ts')).waiveTask(by, task),
  },
`,
    ),
  'src/engine/people/waive-task.ts': () =>
    `import type { Typed } from './person.ts'

export const waiveTask = ({ command }: Typed, task: string) => ({ text: \`\${command}: \${task} is waived\` })
`,
}

let plugin: string

beforeAll(() => {
  plugin = mkdtempSync(join(tmpdir(), 'ultraplan-test-'))
  for (const name of ['src', 'demo', 'scripts', 'hooks', 'bin', 'package.json'])
    cpSync(join(pluginRoot, name), join(plugin, name), { recursive: true })
  symlinkSync(join(pluginRoot, 'node_modules'), join(plugin, 'node_modules'))
  for (const [path, change] of Object.entries({ ...HOOK_FILES, ...COMMAND_FILES })) {
    const before = path.includes('waive') ? '' : readFileSync(join(plugin, path), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`${path} has no place for it any more`)
    writeFileSync(join(plugin, path), after)
  }
  const { status, stderr } = spawnSync(process.execPath, [join(plugin, 'scripts/build.mjs')], {
    cwd: plugin,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}, 120_000)

afterAll(() => rmSync(plugin, { recursive: true, force: true }))

test('a hook is added in one file, and an override command in three', () => {
  expect(Object.keys(HOOK_FILES)).toHaveLength(1)
  expect(Object.keys(COMMAND_FILES)).toHaveLength(3)
})

test('the new hook is called, in a session that drives a run and in no other', async () => {
  const place = hookPlace({ plugin })
  expect((await fireHook(place, 'PreCompact', {})).stdout).toBe('')
  markActive(place.home, place.session)
  const { output } = await fireHook(place, 'PreCompact', {})
  expect(output.systemMessage).toBe('a planted hook speaks')
})

test('the new command is typed, has a file that no model can call, and is refused in a terminal', async () => {
  const place = hookPlace({ plugin })
  const types = (command_args: string) =>
    fireHook(place, 'UserPromptExpansion', { command_name: 'ultraplan:waive', command_args })
  expect((await types('--task 1.1')).output.reason).toBe('✔ /ultraplan:waive: 1.1 is waived')
  expect((await types('--tusk 1.1')).output.reason).toContain('there is no option --tusk here')
  expect(readFileSync(join(plugin, 'commands/waive.md'), 'utf8')).toContain('disable-model-invocation: true')
  const { status, stderr } = spawnSync(join(plugin, 'bin/ultraplan'), ['waive'], {
    cwd: place.cwd,
    env: place.env,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('type /ultraplan:waive in the Claude Code session'),
  })
})
