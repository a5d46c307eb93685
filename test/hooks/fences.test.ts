import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ClientSession, demoPlan } from '../support/client-session.ts'

const PLAN = 'specs/demo/tasks.md'

async function running(): Promise<ClientSession> {
  const client = new ClientSession({ ...demoPlan('Write a', 'Write b'), 'src/a.ts': '' })
  const { told } = await client.types('/ultraplan:implement demo')
  await client.dispatches(told)
  return client
}
const executor = { agent_id: 'a1', agent_type: 'ultraplan:spec-executor' }
const writes = (client: ClientSession, file_path: string, more: Record<string, unknown> = {}) =>
  client.fires('fence', { tool_name: 'Write', tool_input: { file_path, content: 'x' }, ...executor, ...more })
const edits = (
  client: ClientSession,
  old_string: string,
  new_string: string,
  more: Record<string, unknown> = {},
) =>
  client.fires('fence', {
    tool_name: 'Edit',
    tool_input: { file_path: join(client.repository.root, PLAN), old_string, new_string },
    ...executor,
    ...more,
  })

describe('a file tool, while a run is active', () => {
  // Tables are walked in one run: to start one takes longer than all of them.
  test('E22 E23 may not write what is the engine’s; each refusal says what to do instead', async () => {
    const client = await running()
    const places = [
      ['specs/demo/STATE.md', 'fence/view'],
      ['specs/demo/SUMMARY.md', 'fence/view'],
      ['.ultraplan/config.yaml', 'fence/config'],
      ['.ultraplan/anything', 'fence/config'],
      ['src/../.ultraplan/config.yaml', 'fence/config'],
      ['.git/hooks/pre-push', 'fence/git'],
      ['.git/config', 'fence/git'],
      ['.git/refs/ultraplan/x/approved', 'fence/git'],
      ['.git/ultraplan/runs/x/journal.jsonl', 'fence/state'],
      ['vendored/.git/hooks/pre-commit', 'fence/git'],
      ['.claude/worktrees/agent-a1/.ultraplan/config.yaml', 'fence/config'],
      ['.claude/worktrees/agent-a1/specs/demo/STATE.md', 'fence/view'],
    ] as const
    for (const [path, id] of places) {
      const { decision, shown } = await writes(client, join(client.repository.root, path))
      expect(decision, path).toBe('deny')
      expect(shown, path).toContain(`[${id}]`)
      expect(shown.split('\n'), path).toHaveLength(2)
    }
    expect(client.events('refused').map(({ id }) => id)).toEqual(places.map(([, id]) => id))
    expect(client.events('refused')[0]).toMatchObject({ agentId: 'a1' })
  })

  test('an agent may not overwrite what a skipped task left uncommitted; the session that talks to the person may', async () => {
    const client = await running()
    client.repository.write({ 'note.txt': 'half done\n' })
    await client.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
    const note = join(client.repository.root, 'note.txt')
    const { decision, shown } = await writes(client, note)
    expect(decision).toBe('deny')
    expect(shown).toContain(
      'was uncommitted when task 1.1 was skipped, and a person commits it  [fence/held]',
    )
    expect((await writes(client, join(client.repository.root, 'other.txt'))).decision).toBe('pass')
    expect((await writes(client, note, { agent_id: undefined, agent_type: undefined })).decision).toBe('pass')
  })

  test('may write everything else', async () => {
    const client = await running()
    const free = [
      'src/a.ts',
      'new/b.ts',
      'STATE.md',
      'docs/STATE.md',
      '.gitignore',
      '.github/x.yml',
      'specs/demo/design.md',
    ]
    for (const path of free)
      expect(await writes(client, join(client.repository.root, path)), path).toMatchObject({
        decision: 'pass',
      })
    expect(client.events('refused')).toEqual([])
  })

  test('E22 the folder in the home, by any spelling', async () => {
    const client = await running()
    for (const path of [join(client.home, '.ultraplan/active/session-1'), '~/.ultraplan/heads/x'])
      expect(await writes(client, path)).toMatchObject({ decision: 'deny' })
  })

  test('E23 a link leads to the same place', async () => {
    const client = await running()
    symlinkSync('.ultraplan', join(client.repository.root, 'rules'))
    expect(await writes(client, join(client.repository.root, 'rules/config.yaml'))).toMatchObject({
      decision: 'deny',
    })
  })

  test('C16 the plugin itself and the client’s record of its agents', async () => {
    const client = await running()
    const plugin = join(client.home, 'plugin')
    mkdirSync(plugin)
    client.session.env.CLAUDE_PLUGIN_ROOT = plugin
    expect((await writes(client, join(plugin, 'dist/hook.cjs'))).shown).toContain('[fence/plugin]')
    const transcript_path = join(client.home, '.claude/projects/p/session-1.jsonl')
    const meta = join(dirname(transcript_path), 'session-1/subagents/agent-a1.meta.json')
    expect((await writes(client, meta, { transcript_path })).shown).toContain('[fence/transcript]')
    // Who typed what is read from the session's own.
    expect((await writes(client, transcript_path, { transcript_path })).shown).toContain('[fence/transcript]')
    const memory = join(dirname(transcript_path), 'memory/MEMORY.md')
    expect(await writes(client, memory, { transcript_path })).toMatchObject({ decision: 'pass' })
  })

  test('C15 what the client says of its sessions, wherever it keeps that', async () => {
    const client = await running()
    const path = join(client.home, '.claude/sessions', `${client.session.client.pid}.json`)
    expect((await writes(client, path)).shown).toContain('[fence/transcript]')
    client.session.env.CLAUDE_CONFIG_DIR = join(client.home, 'elsewhere')
    const elsewhere = join(client.home, 'elsewhere/sessions/1.json')
    expect((await writes(client, elsewhere)).shown).toContain('[fence/transcript]')
  })

  test('what the client loads for a person: modules, skills and their own settings', async () => {
    const client = await running()
    const places = ['skills/x/hooks/register.js', 'dev-mods/session-1/x/hooks/hooks.json', 'settings.json']
    for (const path of places) {
      const { decision, shown } = await writes(client, join(client.home, '.claude', path))
      expect(decision, path).toBe('deny')
      expect(shown, path).toContain('[fence/client]')
      expect(shown.split('\n'), path).toHaveLength(2)
    }
    client.session.env.CLAUDE_CONFIG_DIR = join(client.home, 'elsewhere')
    for (const path of places)
      expect(await writes(client, join(client.home, 'elsewhere', path)), path).toMatchObject({
        decision: 'deny',
      })
    for (const path of ['skills/x/SKILL.md', 'agents/x.md'])
      expect(await writes(client, join(client.repository.root, '.claude', path)), path).toMatchObject({
        decision: 'pass',
      })
  })

  test('may write the project\u2019s settings, but not what loads code or switches hooks', async () => {
    const client = await running()
    const file_path = join(client.repository.root, '.claude/settings.json')
    const put = (content: string) => writes(client, file_path, { tool_input: { file_path, content } })
    expect(await put('{"permissions":{"allow":["Bash(ls)"]}}')).toMatchObject({ decision: 'pass' })
    expect((await put('{"prependPlugins":["x@skills-dir"]}')).shown).toContain('prependPlugins')
    expect((await put('{"disableAllHooks":true}')).shown).toContain('[fence/settings]')
    mkdirSync(dirname(file_path))
    writeFileSync(file_path, '{"model":"opus"}')
    const change = (new_string: string) =>
      client.fires('fence', {
        tool_name: 'Edit',
        tool_input: { file_path, old_string: '"model":"opus"', new_string },
        ...executor,
      })
    expect(await change('"appendPlugins":["x"]')).toMatchObject({ decision: 'deny' })
    expect(await change('"model":"sonnet"')).toMatchObject({ decision: 'pass' })
  })

  test('a plugin that is being worked on is not fenced', async () => {
    const client = await running()
    client.session.env.CLAUDE_PLUGIN_ROOT = client.repository.root
    expect(await writes(client, join(client.repository.root, 'src/a.ts'))).toMatchObject({ decision: 'pass' })
  })

  test('with no run active nothing is fenced', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    for (const path of ['.ultraplan/config.yaml', 'specs/demo/STATE.md', '.git/config', PLAN])
      expect(await writes(client, join(client.repository.root, path))).toMatchObject({ decision: 'pass' })
    await client.types('/ultraplan:implement demo')
    await client.types('/ultraplan:cancel')
    expect(await writes(client, join(client.repository.root, '.git/config'))).toMatchObject({
      decision: 'pass',
    })
  })

  test('a fence holds when the journal cannot be written', async () => {
    const client = await running()
    const { dir } = JSON.parse(readFileSync(join(client.home, '.ultraplan/active/session-1'), 'utf8'))
    writeFileSync(join(dir, 'journal.jsonl'), 'broken')
    expect(await writes(client, join(client.repository.root, '.git/config'))).toMatchObject({
      decision: 'deny',
    })
  })
})

describe('the plan, while a run is active', () => {
  test('an executor may tick and untick the box of its own task', async () => {
    const client = await running()
    expect(await edits(client, '- [ ] 1.1 Write a', '- [x] 1.1 Write a')).toMatchObject({ decision: 'pass' })
  })

  test('E17 E20 E21 it may change nothing else', async () => {
    const client = await running()
    for (const [old_string, new_string, replace_all] of [
      ['- [ ] 1.2 Write b', '- [x] 1.2 Write b', false],
      ['`grep -q x 0.txt`', '`true`', false],
      ['- [ ] 1.1 Write a', '- [x] 1.1 Write nothing', false],
      ['- [ ] 1.1 Write a\n', '- [x] 1.1 Write a\n- [ ] 1.3 More\n', false],
      ['- [ ]', '- [x]', true],
    ] as const) {
      const { decision, shown } = await client.fires('fence', {
        tool_name: 'Edit',
        tool_input: { file_path: join(client.repository.root, PLAN), old_string, new_string, replace_all },
        ...executor,
      })
      expect(decision, new_string).toBe('deny')
      expect(shown).toContain('[fence/plan]')
      expect(shown).toContain('change only the box of task 1.1')
    }
  })

  test('a whole new text is compared line by line', async () => {
    const client = await running()
    const now = client.read(PLAN)
    const put = (content: string) =>
      client.fires('fence', {
        tool_name: 'Write',
        tool_input: { file_path: join(client.repository.root, PLAN), content },
        ...executor,
      })
    expect(await put(now.replace('[ ] 1.1', '[x] 1.1'))).toMatchObject({ decision: 'pass' })
    expect(await put(now.replace('[ ] 1.1', '[x] 1.1').replaceAll('\n', '\r\n'))).toMatchObject({
      decision: 'pass',
    })
    expect(await put(now.replaceAll('[ ]', '[x]'))).toMatchObject({ decision: 'deny' })
    expect(await put('')).toMatchObject({ decision: 'deny' })
  })

  test('a coordinator, and any other agent, leaves it alone', async () => {
    const client = await running()
    for (const who of [
      { agent_id: undefined, agent_type: undefined },
      { agent_id: 'b7', agent_type: 'general-purpose' },
    ])
      expect(await edits(client, '- [ ] 1.1 Write a', '- [x] 1.1 Write a', who)).toMatchObject({
        decision: 'deny',
      })
  })

  test('an edit that does not fit is the tool’s own to refuse', async () => {
    const client = await running()
    expect(await edits(client, 'not there', 'x')).toMatchObject({ decision: 'pass' })
  })
})

describe('settings, while a run is active', () => {
  const settings = (client: ClientSession, value: unknown) => {
    const file = join(client.repository.root, '.claude/settings.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
    return client.fires('settings', { source: 'project_settings', file_path: file })
  }

  test('C16 that switch hooks off or change their surroundings are blocked by name', async () => {
    const client = await running()
    for (const [value, name] of [
      [{ disableAllHooks: true }, 'disableAllHooks'],
      [{ env: { PATH: '/x' } }, 'env.PATH'],
      [{ env: { NODE_OPTIONS: '--require=x' } }, 'env.NODE_OPTIONS'],
      [{ hooks: { Stop: [] } }, 'hooks'],
      [{ prependPlugins: ['x@skills-dir'] }, 'prependPlugins'],
      [{ appendPlugins: ['x@skills-dir'] }, 'appendPlugins'],
      [{ enabledPlugins: { 'ultraplan@somewhere': false } }, 'enabledPlugins.ultraplan@somewhere'],
    ] as const) {
      const { decision, shown } = await settings(client, value)
      expect(decision, name).toBe('block')
      expect(shown).toContain(name)
    }
    expect(client.events('refused')).toHaveLength(7)
  })

  test('skills and the modules among them do not change while a run is active', async () => {
    const client = await running()
    const file_path = join(client.home, '.claude/skills/x/hooks/register.js')
    const { decision, shown } = await client.fires('settings', { source: 'skills', file_path })
    expect(decision).toBe('block')
    expect(shown).toContain('[fence/skills]')
    expect(client.events('refused')).toMatchObject([{ id: 'fence/skills' }])
    const idle = new ClientSession(demoPlan('Write a'))
    expect(await idle.fires('settings', { source: 'skills', file_path })).toMatchObject({ decision: 'pass' })
  })

  test('C16 permission rules and all else pass', async () => {
    const client = await running()
    for (const value of [
      { permissions: { allow: ['Bash(ls)'] } },
      { env: { FOO: '1' } },
      { disableAllHooks: false },
      { model: 'opus', statusLine: {} },
      'not json',
    ])
      expect(await settings(client, value), JSON.stringify(value)).toMatchObject({ decision: 'pass' })
  })

  test('what was there before the run is no change', async () => {
    const client = new ClientSession({
      ...demoPlan('Write a'),
      '.claude/settings.json': JSON.stringify({ env: { PATH: '/usr/bin' } }),
    })
    await client.types('/ultraplan:implement demo')
    const same = await settings(client, { env: { PATH: '/usr/bin' }, permissions: { allow: ['Bash(ls)'] } })
    expect(same).toMatchObject({ decision: 'pass' })
    expect(await settings(client, { env: { PATH: '/other' } })).toMatchObject({ decision: 'block' })
  })

  test('C16 the person’s own are known where CLAUDE_CONFIG_DIR says that they are', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    const file = join(client.home, 'elsewhere/settings.json')
    const put = (value: object) => writeFileSync(file, JSON.stringify(value))
    mkdirSync(dirname(file))
    client.session.env.CLAUDE_CONFIG_DIR = dirname(file)
    const env = { PATH: '/usr/bin' }
    put({ env })
    await client.types('/ultraplan:implement demo')
    const changed = () => client.fires('settings', { source: 'user_settings', file_path: file })
    put({ env, permissions: { allow: ['Bash(ls)'] } })
    expect(await changed()).toMatchObject({ decision: 'pass' })
    put({ env: { PATH: '/other' } })
    expect(await changed()).toMatchObject({ decision: 'block' })
  })

  test('with no run active they are allowed', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    expect(await settings(client, { disableAllHooks: true })).toMatchObject({ decision: 'pass' })
    expect(existsSync(join(client.home, '.ultraplan'))).toBe(false)
  })
})

describe('ways around the Agent tool, while a run is active', () => {
  const meta = (client: ClientSession, id: string, agentType: string, description = '') => {
    const transcript_path = join(client.home, '.claude/projects/p/session-1.jsonl')
    const folder = join(dirname(transcript_path), 'session-1/subagents')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `agent-${id}.meta.json`), JSON.stringify({ agentType, description }))
    return transcript_path
  }
  const sends = (client: ClientSession, to: string, transcript_path: string) =>
    client.fires('fence-agents', {
      tool_name: 'SendMessage',
      tool_input: { to, message: 'hi' },
      transcript_path,
    })

  test('C13 a workflow is refused', async () => {
    const client = await running()
    const { decision, shown } = await client.fires('fence-agents', { tool_name: 'Workflow', tool_input: {} })
    expect(decision).toBe('deny')
    expect(shown).toContain('[fence/workflow]')
  })

  test('C14 a message to an agent of the run is refused, by id or by name; to others it is not', async () => {
    const client = await running()
    const path = meta(client, 'a1', 'ultraplan:spec-executor', '1.1 Write a (1/2)')
    meta(client, 'b2', 'Explore', 'look around')
    expect(await sends(client, 'a1', path)).toMatchObject({ decision: 'deny' })
    expect(await sends(client, '1.1 Write a (1/2)', path)).toMatchObject({ decision: 'deny' })
    expect(await sends(client, 'b2', path)).toMatchObject({ decision: 'pass' })
    expect(await sends(client, 'main', path)).toMatchObject({ decision: 'pass' })
  })

  test('only the person can stop an agent of the run; other agents may be stopped', async () => {
    const client = await running()
    const path = meta(client, 'a1', 'ultraplan:spec-executor', '1.1 Write a (1/2)')
    meta(client, 'b2', 'Explore', 'look around')
    const stops = (task_id: string) =>
      client.fires('fence-agents', {
        tool_name: 'TaskStop',
        tool_input: { task_id },
        transcript_path: path,
      })
    const { decision, shown } = await stops('a1')
    expect(decision).toBe('deny')
    expect(shown).toContain('[fence/stop]')
    expect(shown).toContain('/ultraplan:cancel')
    expect(await stops('b2')).toMatchObject({ decision: 'pass' })
    expect(await stops('bash_1')).toMatchObject({ decision: 'pass' })
  })

  test('no agent in the session is told how to write modules into the client', async () => {
    const client = await running()
    const calls = (skill: string, who = {}) =>
      client.fires('fence-skill', { tool_name: 'Skill', tool_input: { skill }, ...who })
    for (const name of ['plugin-authoring', '/plugin-authoring', 'Plugin-Authoring ', 'x:plugin-authoring'])
      expect((await calls(name)).shown, name).toContain('[fence/skill]')
    expect(await calls('plugin-authoring', executor)).toMatchObject({ decision: 'deny' })
    expect(await calls('pdf')).toMatchObject({ decision: 'pass' })
    expect(client.events('refused')[0]).toMatchObject({ id: 'fence/skill' })
    const idle = new ClientSession(demoPlan('Write a'))
    const idly = idle.fires('fence-skill', { tool_name: 'Skill', tool_input: { skill: 'plugin-authoring' } })
    expect(await idly).toMatchObject({ decision: 'pass' })
  })
})
