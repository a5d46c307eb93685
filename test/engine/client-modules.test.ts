import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clientModules, type ModulePlace } from '../../src/client/modules.ts'

const MODULE = '{"modules":["./register.js"]}'

function setUp() {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-modules-')))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  const [home, root] = [join(top, 'home'), join(top, 'project')]
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
  /** A plugin at a place, with the given hooks file. */
  const plugin = (path: string, name: string, hooks = MODULE, manifest = {}) => {
    write(`${path}/.claude-plugin/plugin.json`, JSON.stringify({ name, ...manifest }))
    write(`${path}/hooks/hooks.json`, hooks)
    write(`${path}/hooks/register.js`, 'export const register = () => {}\n')
    return join(top, path)
  }
  const place: ModulePlace = { folder: root, root, home, env: {}, session: 's1' }
  const names = (over: Partial<ModulePlace> = {}) =>
    clientModules({ ...place, ...over }).map(({ name }) => name)
  return { top, place, write, plugin, names }
}

test('skills of the person and of the project, and a session\u2019s own folder, bring modules', () => {
  const { plugin, names } = setUp()
  plugin('home/.claude/skills/a', 'a')
  plugin('project/.claude/skills/b', 'b')
  plugin('home/.claude/dev-mods/s1/c', 'c')
  plugin('home/.claude/dev-mods/another/d', 'd')
  expect(names()).toEqual(['a@skills-dir', 'b@skills-dir', 'c@dev-mods'])
})

test('an installed plugin counts when it is switched on', () => {
  const { plugin, write, names } = setUp()
  const on = plugin('home/.claude/plugins/cache/m/on/1', 'on')
  const off = plugin('home/.claude/plugins/cache/m/off/1', 'off')
  const list = { 'on@m': [{ installPath: on }], 'off@m': [{ installPath: off }] }
  write('home/.claude/plugins/installed_plugins.json', JSON.stringify({ version: 2, plugins: list }))
  write('home/.claude/settings.json', '{"enabledPlugins":{"on@m":true,"off@m":false}}')
  expect(names()).toEqual(['on@m'])
})

test('folders named on the command line and in the environment count, our own does not', () => {
  const { plugin, names } = setUp()
  const [a, b] = [plugin('x/a', 'a'), plugin('x/b', 'b')]
  const ours = plugin('x/ours', 'ultraplan')
  const client = { env: {}, args: ['claude', '--plugin-dir', a, `--plugin-dir=${ours}`] }
  expect(names({ client, env: { CLAUDE_CODE_PLUGIN_DIRS: b }, plugin: ours })).toEqual([
    'a@inline',
    'b@inline',
  ])
})

test('our own plugin is none, in the folder that it was installed from, and in the client\u2019s copy of it', () => {
  const { top, plugin, write, names } = setUp()
  const clone = plugin('clone', 'ultraplan')
  const copy = plugin('home/.claude/plugins/cache/ultraplan/1', 'ultraplan')
  const list = { 'ultraplan@m': [{ installPath: copy }] }
  write('home/.claude/plugins/installed_plugins.json', JSON.stringify({ version: 2, plugins: list }))
  write('home/.claude/settings.json', '{"enabledPlugins":{"ultraplan@m":true}}')
  expect(names({ plugin: clone })).toEqual(['ultraplan@m'])
  const known = { m: { source: { source: 'directory' }, installLocation: join(top, 'clone') } }
  write('home/.claude/plugins/known_marketplaces.json', JSON.stringify(known))
  write('clone/.claude-plugin/marketplace.json', '{"plugins":[{"name":"ultraplan","source":"./"}]}')
  expect(names({ plugin: clone })).toEqual([])
  expect(names({ plugin: copy })).toEqual([])
  expect(names({ plugin: join(top, 'another') })).toEqual(['ultraplan@m'])
})

test('a plugin without a module is none, wherever its hooks stand', () => {
  const { plugin, write, names } = setUp()
  plugin('home/.claude/skills/plain', 'plain', '{"hooks":{}}')
  plugin('home/.claude/skills/broken', 'broken', '{')
  plugin('home/.claude/skills/second', 'second', '{}', { hooks: './hooks/mods.json' })
  write('home/.claude/skills/second/hooks/mods.json', MODULE)
  plugin('home/.claude/skills/inline', 'inline', '{}', { hooks: { modules: ['./register.js'] } })
  write('home/.claude/skills/words/SKILL.md', 'hello')
  expect(names()).toEqual(['inline@skills-dir', 'second@skills-dir'])
})

test('an entry that puts an unknown plugin first is still named', () => {
  const { plugin, write, names } = setUp()
  plugin('home/.claude/skills/known', 'known')
  write(
    'home/.claude/settings.json',
    '{"prependPlugins":["known@skills-dir","gone@m"],"appendPlugins":["gone@m"]}',
  )
  expect(names()).toEqual(['known@skills-dir', 'gone@m'])
})

test('its hash changes with any code of the plugin, and with nothing else', () => {
  const { plugin, write, place } = setUp()
  plugin('home/.claude/skills/a', 'a')
  const hash = () => clientModules(place)[0]?.digest
  const before = hash()
  write('home/.claude/skills/a/README.md', 'words')
  write('home/.claude/skills/a/node_modules/x/index.js', 'a library')
  expect(hash()).toBe(before)
  write('home/.claude/skills/a/lib/deep/more.ts', 'code')
  expect(hash()).not.toBe(before)
})
