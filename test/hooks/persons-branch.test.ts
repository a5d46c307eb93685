import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claim } from '../e2e/support/claims.ts'
import { specReview } from '../e2e/support/verdicts.ts'
import { checklist, START } from '../golden/stories.ts'
import { GONE, PLAN } from '../golden/story-room.ts'
import { pluginRoot } from '../support/hook-place.ts'
import { eventsOf, WatchedRoom } from '../support/watched-room.ts'

const QUIET = 'review: { architect: false, spec: false }\nproof: { baseline: off }\n'

function open(ids = ['1.1', '1.2'], config = QUIET): WatchedRoom {
  const room = new WatchedRoom(
    pluginRoot,
    checklist(
      ids.map((id) => ({ id })),
      config,
    ),
  )
  onTestFinished(() => room.close())
  return room
}

const done = (id: string): string =>
  claim(id, `Write f${id}.txt`, { files: [`f${id}.txt`, PLAN], command: `grep -q done f${id}.txt` })

/** The next agent commits this for its task and hands it in; the next directive. */
async function does(room: WatchedRoom, directive: string, text = 'done\n'): Promise<string> {
  const agent = await room.one(directive)
  agent.does(agent.task, { [`f${agent.task}.txt`]: text })
  await agent.says(done(agent.task))
  return agent.back()
}

/** The newest answer that the person sees. */
const shown = (room: WatchedRoom): string =>
  room
    .replies()
    .map(({ stdout }) => stdout)
    .findLast((text) => text.includes('systemMessage') || text.includes('reason')) ?? ''

test('the run works on a branch of its own, and the person is told in one line', async () => {
  const room = open()
  await room.types(START)
  expect(room.branch()).toBe('ultraplan/demo')
  expect(room.at('ultraplan/demo')).toBe(room.base)
  expect(shown(room)).toContain('the run works on ultraplan/demo; main moves only to approved work')
  expect(room.git('status', '--porcelain')).toBe('')
})

test('what a run writes is said at the first run of a repository, and not again', async () => {
  const room = open()
  await room.types(START)
  const words = [
    'commits of executors and of ultraplan on ultraplan/demo, in your name',
    'refs/notes/ultraplan',
  ]
  for (const word of [...words, '.progress.md', '.git/info/exclude', '~/.ultraplan'])
    expect(shown(room)).toContain(word)
  await room.types('/ultraplan:cancel')
  await room.types(START)
  expect(shown(room)).toContain('the run works on')
  expect(shown(room)).not.toContain('refs/notes/ultraplan')
})

test('a failed attempt stays on the branch of the run, and an approval moves the branch of the person', async () => {
  const room = open()
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'wrong\n' })
  expect(await agent.says(done('1.1'))).toBe(false)
  expect(room.at('main')).toBe(room.base)
  agent.does('1.1', { 'f1.1.txt': 'done\n' })
  await agent.says(done('1.1'))
  // Both attempts of the approved task are its work.
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  const next = await agent.back()
  await does(room, next)
  expect(room.branch()).toBe('main')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.git('status', '--porcelain')).toBe('')
  expect(room.git('rev-parse', '--abbrev-ref', '@{-1}').trim()).toBe('ultraplan/demo')
  expect(shown(room)).toContain('git branch -d ultraplan/demo removes the branch of the run')
  room.git('branch', '-d', 'ultraplan/demo')
  expect(room.looks).toBeGreaterThan(5)
})

test('skipped work never reaches the branch of the person, and HEAD stays with the line to type', async () => {
  const room = open()
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'half\n' })
  await agent.says(done('1.1'))
  const next = await room.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
  await agent.says(done('1.1'))
  const told = (await agent.back()) || next
  await does(room, told)
  expect(eventsOf(room).at(-1)?.type).toBe('directive_given')
  expect(room.at('main')).toBe(room.base)
  expect(room.branch()).toBe('ultraplan/demo')
  expect(shown(room)).toContain('back to your branch: git switch main')
  expect(shown(room)).toMatch(/\d commits? on ultraplan\/demo (?:is|are) not on main: git log/)
  // The line works, and adopting the work brings it over.
  room.git('switch', '-q', 'main')
  room.git('switch', '-q', 'ultraplan/demo')
  await room.types('/ultraplan:adopt --task 1.1')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.branch()).toBe('main')
  // What was adopted stays: nothing is ever reset.
  const adopted = room.at('main')
  await room.types('/ultraplan:retry --task 1.1')
  expect(shown(room)).toContain('main keeps what you adopted')
  expect(room.at('main')).toBe(adopted)
  expect(room.branch()).toBe('ultraplan/demo')
})

test('after a cancel in the session HEAD returns if no file changes by it, and otherwise stays', async () => {
  const quiet = open()
  await quiet.types(START)
  await quiet.types('/ultraplan:cancel')
  expect(quiet.branch()).toBe('main')

  const busy = open()
  const agent = await busy.one(await busy.types(START))
  busy.write({ 'f1.1.txt': 'half\n' })
  busy.commit('task 1.1')
  await busy.types('/ultraplan:cancel')
  expect(busy.branch()).toBe('ultraplan/demo')
  expect(shown(busy)).toContain('back to your branch: git switch main')
  await agent.says('I end here.')
  await agent.back()
  expect(busy.branch()).toBe('ultraplan/demo')
  expect(busy.at('main')).toBe(busy.base)
})

test('a line to type is safe to type, whatever the branch of the person is called', async () => {
  const room = open(['1.1'])
  room.git('switch', '-q', '-c', "it's-$(echo)")
  await room.one(await room.types(START))
  room.write({ 'f1.1.txt': 'half\n' })
  room.commit('task 1.1')
  await room.types('/ultraplan:cancel')
  const { reason = '' } = JSON.parse(shown(room))
  const [, line = ''] = /back to your branch: (.*)/.exec(reason) ?? []
  execFileSync('sh', ['-c', line], { cwd: room.repo, stdio: 'pipe' })
  expect(room.branch()).toBe("it's-$(echo)")
})

test('HEAD waits for an agent that is still at work when the run is cancelled', async () => {
  const room = open()
  const agent = await room.one(await room.types(START))
  await room.types('/ultraplan:cancel')
  expect(room.branch()).toBe('ultraplan/demo')
  await agent.says('I end here.')
  await agent.back()
  await room.fire('Stop', { last_assistant_message: 'Cancelled.', background_tasks: [] })
  expect(room.branch()).toBe('main')
})

test('HEAD waits for a background shell of an agent that was lost', async () => {
  const room = open()
  const agent = await room.one(await room.types(START))
  await agent.says(done('1.1'))
  const output = join(room.root, 'shell.out')
  const file = openSync(output, 'w')
  const call = { type: 'tool_use', id: 'c1', name: 'Bash', input: { command: 'x', run_in_background: true } }
  const content = `Command running in background with ID: b1. Output is being written to: ${output}`
  const lines = [call, { type: 'tool_result', tool_use_id: 'c1', content }]
  const written = lines.map((block) => `${JSON.stringify({ message: { content: [block] } })}\n`)
  writeFileSync(join(room.home, 'session-1/subagents/agent-a1.jsonl'), written.join(''))
  await agent.back()
  await room.types('/ultraplan:cancel')
  expect(room.branch()).toBe('ultraplan/demo')
  expect(shown(room)).toContain('back to your branch: git switch main')
  closeSync(file)
  // The person's line works, and so does land, which looks again.
  await room.types('/ultraplan:land')
  // Other systems do not show who has a file open.
  expect(room.branch()).toBe(process.platform === 'linux' ? 'main' : 'ultraplan/demo')
})

test('a cancel from the shell switches no branch, and names the line', async () => {
  const room = open()
  await room.types(START)
  expect(room.terminal('hooks/cancel.sh')).toContain(
    'git switch --no-overwrite-ignore main goes back to yours',
  )
  expect(readFileSync(join(room.run, 'target'), 'utf8')).toBe('main\n')
  await room.types('what is left?')
  expect(room.branch()).toBe('ultraplan/demo')
  expect(readFileSync(join(room.repo, 'specs/demo/SUMMARY.md'), 'utf8')).toContain('git switch main')
})

test('a taken name and a branch called ultraplan get another name; nothing is moved', async () => {
  const room = open()
  room.git('branch', 'ultraplan/demo')
  await room.types(START)
  expect(room.branch()).toBe('ultraplan/demo-2')

  const other = open()
  other.git('branch', 'ultraplan')
  await other.types(START)
  expect(other.branch()).toBe('ultraplan-run/demo')
})

test.each([
  ['as branches', ['ultraplan', 'ultraplan-run', 'ultraplan-run-2'], 'ultraplan-run-3/demo'],
  ['in other cases', ['ultraplan', 'Ultraplan-Run'], 'ultraplan-run-2/demo'],
  ['as a folder', ['ultraplan/demo/one', 'ultraplan/demo-2/one'], 'ultraplan/demo-3'],
  [
    'by many runs',
    ['demo', ...[...Array(70).keys()].map((n) => `demo-${n + 2}`)].map((n) => `ultraplan/${n}`),
    'ultraplan/demo-72',
  ],
])('however many names are taken %s, the run gets the next one', async (_, taken, free) => {
  const room = open()
  for (const name of taken) room.git('branch', name)
  if (taken.length > 50) room.git('pack-refs', '--all')
  await room.types(START)
  expect(room.branch()).toBe(free)
  for (const name of taken) expect(room.at(`refs/heads/${name}`)).toBe(room.base)
})

test('a repository whose hook allows no such branch is asked a few times, not for every number', async () => {
  const room = open()
  const hook = join(room.repo, '.git/hooks/reference-transaction')
  const asked = join(room.root, 'asked')
  writeFileSync(
    hook,
    `#!/bin/sh\n[ "$1" = prepared ] || exit 0\ngrep -q refs/heads/ultraplan || exit 0\necho x >> '${asked}'; echo 'only feature/* here' >&2; exit 1\n`,
  )
  chmodSync(hook, 0o755)
  await room.types(START)
  expect(shown(room)).toContain('no branch can be made for the run')
  expect(room.branch()).toBe('main')
  expect(readFileSync(asked, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(4)
})

test('a hook of the repository that protects a branch is asked, and what it refuses waits for the person', async () => {
  const room = open(['1.1'])
  const hook = join(room.repo, '.git/hooks/reference-transaction')
  writeFileSync(hook, `#!/bin/sh\n[ "$1" = prepared ] || exit 0\n! grep -q refs/heads/main\n`)
  chmodSync(hook, 0o755)
  await does(room, await room.types(START))
  expect(room.at('main')).toBe(room.base)
  expect(eventsOf(room).some(({ type }) => type === 'task_approved')).toBe(true)
  expect(shown(room)).toContain('/ultraplan:land tries again and says why')
  await room.types('/ultraplan:land')
  expect(shown(room)).toContain('git does not move main')
  const [line = ''] = /git branch <name> \w+/.exec(shown(room)) ?? []
  room.git(...line.replace('<name>', 'for-review').split(' ').slice(1))
  expect(room.at('for-review')).toBe(room.at('ultraplan/demo'))
  writeFileSync(hook, '#!/bin/sh\nexit 0\n')
  await room.types('/ultraplan:land')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.branch()).toBe('main')
})

test('a branch that is checked out in another worktree does not move by itself; land brings files and branch', async () => {
  const room = open(['1.1'])
  const directive = await room.types(START)
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', there, 'main')
  await does(room, directive)
  expect(room.at('main')).toBe(room.base)
  expect(room.gitAt(there, 'status', '--porcelain')).toBe('')
  expect(shown(room)).toContain('is checked out in')
  // Edits that are in the way are named, and nothing changes.
  writeFileSync(join(there, 'f1.1.txt'), 'mine\n')
  await room.types('/ultraplan:land')
  expect(shown(room)).toMatch(/git does not move main: error: .*f1\.1\.txt/)
  expect(readFileSync(join(there, 'f1.1.txt'), 'utf8')).toBe('mine\n')
  expect(room.at('main')).toBe(room.base)
  room.gitAt(there, 'clean', '-fq')
  await room.types('/ultraplan:land')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.gitAt(there, 'status', '--porcelain')).toBe('')
  expect(existsSync(join(there, 'f1.1.txt'))).toBe(true)
})

test.each(['absolute', 'relative'])(
  'land names a worktree that was deleted by hand, and how git forgets it; its path is %s',
  async (kind) => {
    const room = open(['1.1'])
    const directive = await room.types(START)
    const there = join(room.root, 'there')
    room.git('worktree', 'add', '-q', there, 'main')
    const gitDir = room.gitAt(there, 'rev-parse', '--absolute-git-dir').trim()
    // As git writes it with worktree.useRelativePaths.
    if (kind === 'relative')
      writeFileSync(join(gitDir, 'gitdir'), `${relative(gitDir, join(there, '.git'))}\n`)
    await does(room, directive)
    rmSync(there, { recursive: true })
    await room.types('/ultraplan:land')
    expect(shown(room)).toContain(`main is checked out in ${there}, and that folder is not there`)
    expect(shown(room)).toContain('git worktree prune')
    expect(shown(room)).toContain('disks that are not mounted')
    expect(room.at('main')).toBe(room.base)
    room.git('worktree', 'prune')
    await room.types('/ultraplan:land')
    expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  },
)

test.each(['in its configuration', 'in that of its own worktree'])(
  'in a worktree of a bare repository, which says so %s, approved work lands',
  async (where) => {
    const room = open(['1.1'])
    const bare = join(room.root, 'bare.git')
    room.git('clone', '-q', '--bare', room.repo, bare)
    rmSync(room.repo, { recursive: true })
    room.gitAt(bare, 'config', 'user.name', 'Ada')
    room.gitAt(bare, 'config', 'user.email', 'ada@example.invalid')
    if (where !== 'in its configuration') {
      room.gitAt(bare, 'config', 'extensions.worktreeConfig', 'true')
      room.gitAt(bare, 'config', '--unset', 'core.bare')
      room.gitAt(bare, 'config', '--worktree', 'core.bare', 'true')
    }
    room.gitAt(bare, 'worktree', 'add', '-q', room.repo, 'main')
    // The run is in the bare repository, where the look of the room does not find its events.
    room.look = () => undefined
    await does(room, await room.types(START))
    expect(shown(room)).toContain('main has all approved work')
    expect(room.git('rev-parse', 'main')).toBe(room.git('rev-parse', 'ultraplan/demo'))
    expect(room.at('main')).not.toBe(room.base)
    expect(room.branch()).toBe('main')
  },
)

/** The person commits on main in a worktree of its own, while the run goes on, and removes that worktree. */
function moveMain(room: WatchedRoom, files: Record<string, string>): void {
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', there, 'main')
  room.write(files, there)
  room.own.add('Mine')
  room.commit('Mine', there)
  room.git('worktree', 'remove', there)
}

test('if the branch of the person has moved, the run goes on, and land merges and proves', async () => {
  const room = open(['1.1'])
  const directive = await room.types(START)
  moveMain(room, { 'mine.txt': 'mine\n' })
  const mine = room.at('main')
  await does(room, directive)
  expect(room.at('main')).toBe(mine)
  expect(shown(room)).toContain('main has moved to')
  await room.types('/ultraplan:land')
  expect(room.git('ls-tree', '--name-only', 'main')).toContain('mine.txt')
  expect(room.git('ls-tree', '--name-only', 'main')).toContain('f1.1.txt')
  const landed = eventsOf(room).find(({ type }) => type === 'work_landed')
  expect(landed).toMatchObject({ branch: 'main', commit: room.at('main'), proof: [{ exitCode: 0 }] })
  // HEAD has other files than main now, so it stays.
  expect(room.branch()).toBe('ultraplan/demo')
})

test.each([
  ['test ! -e mine.txt && grep -q done f1.1.txt', 'fails on the result'],
  [
    'if test -e mine.txt; then sleep 100; fi; grep -q done f1.1.txt',
    'did not end within its time on the result',
  ],
])('land changes nothing if the merge is not proved: %s', async (command, words) => {
  const files = checklist([{ id: '1.1' }], `${QUIET}limits: { verify: 5, verifyMax: 5 }\n`)
  files[PLAN] = (files[PLAN] ?? '').replace('`grep -q done f1.1.txt`', `\`${command}\``)
  const room = new WatchedRoom(pluginRoot, files)
  onTestFinished(() => room.close())
  const agent = await room.one(await room.types(START))
  moveMain(room, { 'mine.txt': 'mine\n' })
  const moved = room.at('main')
  agent.does('1.1', { 'f1.1.txt': 'done\n' })
  await agent.says(claim('1.1', 'Write f1.1.txt', { files: ['f1.1.txt', PLAN], command }))
  await agent.back()
  expect(eventsOf(room).some(({ type }) => type === 'task_approved')).toBe(true)
  await room.types('/ultraplan:land')
  expect(shown(room)).toContain(words)
  expect(room.at('main')).toBe(moved)
})

test('land changes nothing if the merge conflicts', async () => {
  const conflict = open(['1.1'])
  const first = await conflict.types(START)
  moveMain(conflict, { 'f1.1.txt': 'mine\n' })
  const mine = conflict.at('main')
  await does(conflict, first)
  await conflict.types('/ultraplan:land')
  expect(shown(conflict)).toContain('does not merge into main: f1.1.txt')
  expect(conflict.at('main')).toBe(mine)
})

test('a commit of the person on the branch of the run is named at the next prompt and first in the summary', async () => {
  const room = open()
  const next = await does(room, await room.types(START))
  room.write({ 'mine.txt': 'mine\n' })
  room.commit('Mine')
  await room.types('how is it going?')
  expect(shown(room)).toContain('1 commit that no executor made is on ultraplan/demo (mine.txt)')
  expect(shown(room)).toContain('/ultraplan:adopt --commits')
  await does(room, next)
  expect(room.git('ls-tree', '--name-only', 'main')).not.toContain('mine.txt')
  expect(shown(room)).toMatch(/what to do next\\n {2}1\. look at 1 commit that no executor made/)
  await room.types('/ultraplan:adopt --commits')
  expect(room.git('ls-tree', '--name-only', 'main')).toContain('mine.txt')
})

test('an adoption of commits brings over what is approved before other work that waits', async () => {
  const room = open(['1.1', '1.2', '1.3'])
  const next = await does(room, await room.types(START))
  room.write({ 'mine.txt': 'mine\n' })
  room.commit('Mine')
  await room.types('hello')
  const third = await does(room, next)
  const approved = room.at('ultraplan/demo')
  const agent = await room.one(third)
  agent.does('1.3', { 'f1.3.txt': 'half\n' })
  await agent.says(done('1.3'))
  await room.types('/ultraplan:skip-verify --task 1.3 --reason "External dependency"')
  await agent.says(done('1.3'))
  await agent.back()
  await room.types('/ultraplan:adopt --commits')
  expect(shown(room)).toContain('main has the approved work up to')
  expect(shown(room)).toContain('and stops before work that is not approved')
  expect(room.at('main')).toBe(approved)
  await room.types('/ultraplan:adopt --task 1.3')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.git('ls-tree', '--name-only', 'main')).toContain('f1.3.txt')
})

test('an adoption of one task brings over what is approved before another one that waits', async () => {
  const room = open(['1.1', '1.2', '1.3'])
  const skip = async (directive: string, id: string) => {
    const agent = await room.one(directive)
    agent.does(id, { [`f${id}.txt`]: 'half\n' })
    await agent.says(done(id))
    const next = await room.types(`/ultraplan:skip-verify --task ${id} --reason "External dependency"`)
    await agent.says(done(id))
    return (await agent.back()) || next
  }
  const third = await does(room, await skip(await room.types(START), '1.1'))
  const approved = room.at('ultraplan/demo')
  await skip(third, '1.3')
  expect(room.at('main')).toBe(room.base)
  await room.types('/ultraplan:adopt --task 1.1')
  expect(room.at('main')).toBe(approved)
})

test('the commits that the branch of the person has and lacks are counted from it, also after an adoption is undone', async () => {
  const room = open()
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'half\n' })
  await agent.says(done('1.1'))
  const next = await room.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
  await agent.says(done('1.1'))
  await does(room, (await agent.back()) || next)
  await room.types('/ultraplan:adopt --task 1.1')
  const again = await room.one(await room.types('/ultraplan:retry --task 1.1'))
  again.does('1.1', { 'f1.1.txt': 'other\n' })
  await again.says(done('1.1'))
  await room.types('/ultraplan:cancel')
  const lacks = Number(room.git('rev-list', '--count', 'main..ultraplan/demo'))
  expect(lacks).toBeGreaterThan(0)
  expect(room.git('rev-list', '--count', 'ultraplan/demo..main').trim()).toBe('0')
  const said = room.terminal('bin/ultraplan', 'summary')
  expect(said).not.toContain('that the run does not have')
  expect(said).toContain('main keeps what you adopted')
  const counted = /(\d+) commits? on ultraplan\/demo (?:is|are) not on main: git log (\S+)/.exec(said)
  expect(counted?.[1]).toBe(String(lacks))
  expect(room.git('rev-list', '--count', counted?.[2] ?? '').trim()).toBe(String(lacks))
})

test.each([
  ['a commit', 1, 'kept as a file'],
  ['a commit', 1, 'packed meanwhile'],
  ['commits that came together', 2, 'packed meanwhile'],
])(
  '%s of the person while an executor works in the same folder, %i, %s, are named, and hold their branch back',
  async (_, count, kept) => {
    const room = open(['1.1'])
    const agent = await room.one(await room.types(START))
    const later = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()
    room.write({ 'mine.txt': 'mine\n' })
    room.commit('Mine')
    // The room commits at a fixed time. This is the commit again, made now; git cuts the second, so it says a bit later.
    const tree = room.git('write-tree').trim()
    const now = {
      cwd: room.repo,
      env: { ...process.env, GIT_COMMITTER_DATE: later(2) },
      encoding: 'utf8',
    } as const
    let mine = room.base
    for (let n = 0; n < count; n += 1)
      mine = execFileSync('git', ['commit-tree', tree, '-p', mine, '-m', 'Mine'], now).trim()
    execFileSync('git', ['update-ref', '-m', 'pull', 'refs/heads/ultraplan/demo', mine], now)
    if (kept === 'packed meanwhile') room.git('repack', '-adq')
    agent.does('1.1', { 'f1.1.txt': 'done\n' })
    const call = {
      type: 'tool_use',
      id: 'c1',
      name: 'Bash',
      input: { command: 'grep -q done f1.1.txt && git commit' },
    }
    const end = { type: 'tool_result', tool_use_id: 'c1', content: '' }
    const lines = [
      { timestamp: later(60), message: { content: [call] } },
      { timestamp: later(61), message: { content: [end] } },
    ]
    writeFileSync(
      join(room.home, 'session-1/subagents/agent-a1.jsonl'),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    )
    await agent.says(done('1.1'))
    await agent.back()
    expect(eventsOf(room).some(({ type }) => type === 'task_approved')).toBe(true)
    expect(room.at('main')).toBe(room.base)
    expect(eventsOf(room).findLast(({ type }) => type === 'gate_judged')?.result).toMatchObject({
      others: [{ from: room.base, to: mine, count }],
    })
    expect(shown(room)).toMatch(/what to do next\\n {2}1\. look at \d commits? that no executor made/)
    await room.types('what is this?')
    expect(shown(room)).toMatch(
      /\d commits? that no executor made (?:is|are) on ultraplan\/demo \(mine\.txt\)/,
    )
    await room.types('/ultraplan:adopt --commits')
    expect(room.git('ls-tree', '--name-only', 'main')).toMatch(/f1\.1\.txt[\s\S]*mine\.txt/)
  },
)

test('with work: here the run commits on the branch of the person, as before', async () => {
  const room = open(['1.1'], `${QUIET}work: here\n`)
  await room.types(START)
  expect(room.branch()).toBe('main')
  expect(room.git('branch', '--list', 'ultraplan*')).toBe('')
  expect(eventsOf(room)[0]).not.toHaveProperty('target')
  await room.types('/ultraplan:land')
  expect(shown(room)).toContain('worked on main itself')
})

test('in a linked worktree HEAD of that worktree moves, and the main folder is left alone', async () => {
  const room = open(['1.1'])
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', '-b', 'feature', there)
  await room.fire(
    'UserPromptExpansion',
    { prompt: START, command_name: 'ultraplan:implement', command_args: 'demo' },
    { cwd: there },
  )
  expect(room.gitAt(there, 'branch', '--show-current').trim()).toBe('ultraplan/demo')
  expect(room.branch()).toBe('main')
  expect(eventsOf(room)[0]).toMatchObject({ branch: 'ultraplan/demo', target: 'feature' })
})

test('a branch of the person that is gone is not made again; the line to type is named', async () => {
  const room = open(['1.1'])
  const directive = await room.types(START)
  room.git('branch', 'keep', 'main')
  room.git('branch', '-m', 'main', 'renamed')
  room.look = () => undefined
  await does(room, directive)
  expect(room.git('branch', '--list', 'main')).toBe('')
  expect(shown(room)).toContain('there is no branch main any more')
})

test('a submodule stays as it is when HEAD goes to the branch of the run and back', async () => {
  const room = open(['1.1'])
  const [inner, allowed] = [join(room.root, 'inner'), ['-c', 'protocol.file.allow=always']]
  room.git('init', '-q', '-b', 'main', inner)
  room.write({ 'inner.txt': 'inner\n' }, inner)
  room.gitAt(
    inner,
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@b',
    'commit',
    '-q',
    '--allow-empty',
    '-m',
    'inner',
  )
  room.git(...allowed, 'submodule', '--quiet', 'add', inner, 'sub')
  room.own.add('Add a submodule')
  room.commit('Add a submodule')
  const before = room.git('submodule', 'status')
  const directive = await room.types(START)
  expect(room.branch()).toBe('ultraplan/demo')
  expect(room.git('submodule', 'status')).toBe(before)
  await does(room, directive)
  expect(room.branch()).toBe('main')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.git('submodule', 'status')).toBe(before)
  expect(room.git('status', '--porcelain')).toBe('')
})

test('a run goes on in another client, and halts there with the line if HEAD is elsewhere', async () => {
  const room = open(['1.1'])
  await room.types(START)
  const other = { session: 'session-2', pid: GONE - 1 }
  room.git('switch', '-q', 'main')
  await room.types('/ultraplan:resume', other)
  expect(shown(room)).toContain('git switch ultraplan/demo, then /ultraplan:resume')
  room.git('switch', '-q', 'ultraplan/demo')
  const next = await room.types('/ultraplan:resume', other)
  expect(next).toContain('"action":"dispatch"')
  expect(eventsOf(room)[0]).toMatchObject({ branch: 'ultraplan/demo', target: 'main' })
})

test('a rebase of the branch of the person is left alone, and so is a merge that they began', async () => {
  const room = open(['1.1'])
  const directive = await room.types(START)
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', there, 'main')
  expect(() => room.gitAt(there, 'rebase', '-q', '--exec', 'false', '--root')).toThrow()
  room.look = () => undefined
  await does(room, directive)
  const rebased = room.gitAt(there, 'rev-parse', 'HEAD')
  expect(room.at('main')).toBe(room.base)
  await room.types('/ultraplan:land')
  expect(shown(room)).toContain('git does not move main: main is in use in')
  expect(room.at('main')).toBe(room.base)
  expect(room.gitAt(there, 'rev-parse', 'HEAD')).toBe(rebased)

  const merging = open(['1.1'])
  await merging.types(START)
  merging.git('branch', 'side', merging.git('commit-tree', '-p', 'HEAD', '-m', 'side', 'HEAD^{tree}').trim())
  merging.git('merge', '-q', '--no-ff', '--no-commit', 'side')
  await merging.types('/ultraplan:cancel')
  expect(merging.branch()).toBe('ultraplan/demo')
  expect(shown(merging)).toContain('back to your branch: a merge is in progress: finish or abort it')
})

test('the watching test itself fails for work of a task that is not approved', async () => {
  const room = open()
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'wrong\n' })
  room.git('update-ref', 'refs/heads/main', 'ultraplan/demo')
  await expect(agent.says(done('1.1'))).rejects.toThrow('approved is only nothing')
})

test('the watching test itself fails for a commit of no task that came after an adoption', async () => {
  const room = open(['1.1'])
  await room.types(START)
  room.write({ 'mine.txt': 'mine\n' })
  room.commit('Mine')
  await room.types('hello')
  await room.types('/ultraplan:adopt --commits')
  expect(eventsOf(room).some(({ type }) => type === 'commits_adopted')).toBe(true)
  room.look()
  room.write({ 'later.txt': 'later\n' })
  room.commit('Later')
  room.git('update-ref', 'refs/heads/main', 'HEAD')
  expect(() => room.look()).toThrow('main has')
})

const ISOLATED = `${QUIET}work: isolated\n`

test('with work: isolated the folder of the person stays on their branch, and approved work comes there with its files', async () => {
  const room = open(['1.1', '1.2'], ISOLATED)
  const directive = await room.types(START)
  expect(room.branch()).toBe('main')
  expect(shown(room)).toContain(
    'the run works on ultraplan/demo, in worktrees; main moves only to approved work',
  )
  room.write({ 'README.md': 'my own edit\n' })
  const next = await does(room, directive)
  expect(room.git('worktree', 'list')).toContain('.claude/worktrees/a1')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.git('status', '--porcelain').trim()).toBe('?? README.md')
  expect(readFileSync(join(room.repo, 'f1.1.txt'), 'utf8')).toBe('done\n')
  await does(room, next)
  expect(room.branch()).toBe('main')
  expect(readFileSync(join(room.repo, 'README.md'), 'utf8')).toBe('my own edit\n')
  expect(shown(room)).toContain('main has all approved work')
  expect(shown(room)).not.toContain('git switch')
})

test('with work: isolated a cancel from the shell names no branch to go back to', async () => {
  const room = open(['1.1'], ISOLATED)
  await room.types(START)
  const said = room.terminal('hooks/cancel.sh')
  expect(said).toContain('is cancelled')
  expect(said).not.toContain('git switch')
})

test.each([
  ['merge.autoStash', 'true'],
  ['branch.main.mergeOptions', '--autostash'],
  ['branch.main.mergeOptions', '--squash'],
])(
  'with work: isolated approved work waits for edits that are in the way, and names them, with %s %s',
  async (key, value) => {
    const room = open(['1.1', '1.2'], ISOLATED)
    // Nothing of theirs is stashed on the way, whatever git is told to do at a merge.
    room.git('config', key, value)
    const directive = await room.types(START)
    const mine = `${readFileSync(join(room.repo, PLAN), 'utf8')}\nMy own line.\n`
    room.write({ [PLAN]: mine })
    const next = await does(room, directive)
    expect(eventsOf(room).filter(({ type }) => type === 'task_approved')).toHaveLength(1)
    expect(room.at('main')).toBe(room.base)
    expect(readFileSync(join(room.repo, PLAN), 'utf8')).toBe(mine)
    expect(shown(room)).toContain('main waits for your uncommitted changes')
    expect(shown(room)).toContain(`(${PLAN})`)
    // As soon as they are out of the way, it comes with the next step of the run.
    room.git('checkout', '-q', '--', PLAN)
    await does(room, next)
    expect(room.at('main')).toBe(room.at('ultraplan/demo'))
    expect(room.git('status', '--porcelain')).toBe('')
  },
)

test('with work: isolated the person commits on their branch meanwhile, and land merges and proves', async () => {
  const room = open(['1.1'], ISOLATED)
  const directive = await room.types(START)
  room.own.add('Mine')
  room.write({ 'mine.txt': 'mine\n' })
  room.commit('Mine')
  const mine = room.at('main')
  await does(room, directive)
  expect(room.at('main')).toBe(mine)
  expect(eventsOf(room).some(({ type }) => type === 'commits_found')).toBe(false)
  expect(shown(room)).toContain('/ultraplan:land merges it and proves the result')
  await room.types('/ultraplan:land')
  expect(room.git('ls-tree', '--name-only', 'main')).toMatch(/f1\.1\.txt[\s\S]*mine\.txt/)
  expect(readFileSync(join(room.repo, 'f1.1.txt'), 'utf8')).toBe('done\n')
  expect(room.git('status', '--porcelain')).toBe('')
})

test('with work: isolated a merge by hand is not named before what it would overwrite without a word', async () => {
  const room = open(['1.1'], ISOLATED)
  room.own.add('Mine')
  room.write({ '.gitignore': 'local.txt\n' })
  room.commit('Mine')
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'done\n', 'local.txt': 'of the task\n', '.gitignore': '' })
  room.write({ 'local.txt': 'of the person\n', 'f1.1.txt': 'mine\n' })
  room.git('add', 'f1.1.txt')
  room.git('commit', '-qm', 'Mine')
  await agent.says(done('1.1'))
  await agent.back()
  await room.types('/ultraplan:land')
  expect(shown(room)).toContain('does not merge into main: f1.1.txt')
  expect(shown(room)).toMatch(/by hand: commit or move away local\.txt, then git merge \w{10}/)
  expect(readFileSync(join(room.repo, 'local.txt'), 'utf8')).toBe('of the person\n')
  rmSync(join(room.repo, 'local.txt'))
  await room.types('/ultraplan:land')
  expect(shown(room)).toMatch(/by hand: git merge \w{10}/)
})

test('with work: isolated the person may work on any branch, and no edit of theirs is held by a skip', async () => {
  const room = open(['1.1', '1.2'], ISOLATED)
  const directive = await room.types(START)
  room.git('switch', '-qc', 'feature')
  rmSync(join(room.repo, 'specs'), { recursive: true })
  room.commit('Without the plan')
  const own = room.at('feature')
  room.write({ 'mine.txt': 'mine\n' })
  const agent = await room.one(directive)
  await agent.says(done('1.1'))
  await room.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
  expect(eventsOf(room).find(({ type }) => type === 'task_skipped')).toMatchObject({ left: [] })
  await agent.says(done('1.1'))
  await does(room, await agent.back())
  expect(room.branch()).toBe('feature')
  expect(room.at('feature')).toBe(own)
  // A view that has no place is no failure, after which everything would be done again.
  expect(existsSync(join(room.repo, 'specs'))).toBe(false)
  expect(Number(readFileSync(join(room.run, '.projected'), 'utf8'))).toBeGreaterThan(0)
  expect(eventsOf(room).some(({ type }) => type === 'run_halted')).toBe(false)
  expect(shown(room)).not.toContain('git switch')
})

test('with work: isolated a reviewer sees the commit under review, and a fix task is added on the branch of the run', async () => {
  const room = open(['1.1'], 'review: { architect: false }\nproof: { baseline: off }\nwork: isolated\n')
  room.write({ 'mine.txt': 'mine\n' })
  const review = await does(room, await room.types(START))
  const reviewer = await room.one(review)
  const seen = join(room.repo, '.claude/worktrees/a2')
  expect(room.gitAt(seen, 'rev-parse', 'HEAD').trim()).toBe(room.at('ultraplan/demo'))
  expect(room.at('main')).toBe(room.base)
  await reviewer.says(specReview('REVIEW_FAIL', [['quality', 'FAIL', '[code] f1.1.txt:1 is bare']]))
  const fixer = await room.one(await reviewer.back())
  expect(room.at('main')).toBe(room.base)
  fixer.does('1.1.1', { 'f1.1.txt': 'done with care\n' })
  await fixer.says(claim('1.1.1', 'Fix', { files: ['f1.1.txt', PLAN], command: 'grep -q done f1.1.txt' }))
  const second = await room.one(await fixer.back())
  await second.says(specReview('REVIEW_PASS', [['quality', 'PASS', '[code] f1.1.txt:1 says all']]))
  await second.back()
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.git('show', 'main:specs/demo/.progress.md')).toContain('1.1')
  expect(readFileSync(join(room.repo, PLAN), 'utf8')).toContain('- [x] 1.1.1')
  expect(room.git('status', '--porcelain').trim()).toBe('?? mine.txt')
})

test.each([
  ['a revert that they began', 'a revert is in progress in', ['revert', 'HEAD~1'], ['revert', '--abort']],
  ['a merge that they began', 'a merge is in progress in', ['merge', '-q', 'side'], ['merge', '--abort']],
  ['a file of theirs', 'f1.1.txt', ['checkout', '-q', 'side', '--', 'f1.1.txt'], ['rm', '-qf', 'f1.1.txt']],
])(
  'work of a group that merges waits for %s, says so, and costs no attempt',
  async (_, words, begin, end) => {
    const room = open()
    const plan = readFileSync(join(room.repo, PLAN), 'utf8')
    for (const [message, text] of [
      ['One', 'one\n'],
      ['Two', 'two\n'],
      ['Three', 'three\n'],
    ] as const) {
      room.write({ 'mine.txt': text, [PLAN]: plan.replaceAll(/(?<=- \[ \] 1\.\d )/g, '[P] ') })
      room.commit(message)
    }
    room.git('switch', '-qc', 'side', 'HEAD~1')
    room.write({ 'mine.txt': 'other\n', 'f1.1.txt': 'mine\n' })
    room.commit('Side')
    room.git('switch', '-q', 'main')
    for (const own of ['One', 'Two', 'Three']) room.own.add(own)
    const [first, second] = await room.dispatch(await room.types(START))
    first?.does('1.1', { 'f1.1.txt': 'done\n' })
    second?.does('1.2', { 'f1.2.txt': 'done\n' })
    try {
      room.git(...begin)
    } catch {}
    await first?.says(done('1.1'))
    await first?.back()
    expect(eventsOf(room).findLast(({ type }) => type === 'gate_judged')?.result).toMatchObject({
      outcome: 'BLOCKED',
      findings: [{ id: 'merge/in-the-way', message: expect.stringContaining(words) }],
    })
    await room.types('/ultraplan:status')
    expect(shown(room)).toContain(words)
    expect(shown(room)).not.toContain('would overwrite')
    room.git(...end)
    await second?.says(done('1.2'))
    await second?.back()
    const third = await room.one(await room.types('/ultraplan:retry --task 1.1'))
    third.does('1.1', { 'f1.1.txt': 'done\n' })
    await third.says(done('1.1'))
    await third.back()
    expect(eventsOf(room).filter(({ type }) => type === 'task_approved')).toHaveLength(2)
  },
)
