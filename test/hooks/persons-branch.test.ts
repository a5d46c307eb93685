import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claim } from '../e2e/support/claims.ts'
import { checklist, START } from '../golden/stories.ts'
import { PLAN } from '../golden/story-room.ts'
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
  expect(shown(room)).toContain('not approved and not on main')
  // The line works, and adopting the work brings it over.
  room.git('switch', '-q', 'main')
  room.git('switch', '-q', 'ultraplan/demo')
  await room.types('/ultraplan:adopt --task 1.1')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.branch()).toBe('main')
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

test('a cancel from the shell switches no branch, and names the line', async () => {
  const room = open()
  await room.types(START)
  room.terminal('hooks/cancel.sh')
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
  expect(shown(room)).toContain('f1.1.txt')
  expect(readFileSync(join(there, 'f1.1.txt'), 'utf8')).toBe('mine\n')
  expect(room.at('main')).toBe(room.base)
  room.gitAt(there, 'clean', '-fq')
  await room.types('/ultraplan:land')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.gitAt(there, 'status', '--porcelain')).toBe('')
  expect(existsSync(join(there, 'f1.1.txt'))).toBe(true)
})

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

test('land changes nothing if the merge conflicts, or if it fails its proof', async () => {
  const conflict = open(['1.1'])
  const first = await conflict.types(START)
  moveMain(conflict, { 'f1.1.txt': 'mine\n' })
  const mine = conflict.at('main')
  await does(conflict, first)
  await conflict.types('/ultraplan:land')
  expect(shown(conflict)).toContain('does not merge into main: f1.1.txt')
  expect(conflict.at('main')).toBe(mine)

  const files = checklist([{ id: '1.1' }], QUIET)
  files[PLAN] = (files[PLAN] ?? '').replace(
    '`grep -q done f1.1.txt`',
    '`test ! -e mine.txt && grep -q done f1.1.txt`',
  )
  const room = new WatchedRoom(pluginRoot, files)
  onTestFinished(() => room.close())
  const agent = await room.one(await room.types(START))
  moveMain(room, { 'mine.txt': 'mine\n' })
  const moved = room.at('main')
  agent.does('1.1', { 'f1.1.txt': 'done\n' })
  const command = 'test ! -e mine.txt && grep -q done f1.1.txt'
  await agent.says(claim('1.1', 'Write f1.1.txt', { files: ['f1.1.txt', PLAN], command }))
  await agent.back()
  expect(eventsOf(room).some(({ type }) => type === 'task_approved')).toBe(true)
  await room.types('/ultraplan:land')
  expect(shown(room)).toContain('fails on the result')
  expect(room.at('main')).toBe(moved)
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

test('the watching test itself fails for work of a task that is not approved', async () => {
  const room = open()
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'wrong\n' })
  room.git('update-ref', 'refs/heads/main', 'ultraplan/demo')
  await expect(agent.says(done('1.1'))).rejects.toThrow('approved is only nothing')
})

test('with work: isolated every executor has a worktree of its own, and edits of the person stay as they are', async () => {
  const room = open(['1.1', '1.2'], `${QUIET}work: isolated\n`)
  const directive = await room.types(START)
  room.write({ 'README.md': 'my own edit\n' })
  const next = await does(room, directive)
  expect(room.git('worktree', 'list')).toContain('.claude/worktrees/a1')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  expect(room.git('ls-tree', '--name-only', 'main')).toContain('f1.1.txt')
  // What the person edits is in the way of the second task: nothing of it is overwritten, and the file is named.
  room.write({ 'f1.2.txt': 'my own text\n' })
  const approved = room.at('main')
  await does(room, next)
  expect(readFileSync(join(room.repo, 'f1.2.txt'), 'utf8')).toBe('my own text\n')
  expect(readFileSync(join(room.repo, 'README.md'), 'utf8')).toBe('my own edit\n')
  expect(room.at('main')).toBe(approved)
  expect(JSON.stringify(eventsOf(room))).toContain('merge/in-the-way')
})

test('the picture in the README is what a run leaves', async () => {
  const room = open(['1.1', '1.2', '1.3'])
  const commit = (task: string, text: string, message: string) => {
    const plan = readFileSync(join(room.repo, PLAN), 'utf8')
    const ticked = plan.replace(`- [ ] ${task} `, `- [x] ${task} `)
    room.write({ [`f${task}.txt`]: text, [PLAN]: ticked })
    room.own.add(message)
    room.commit(message)
  }
  const first = await room.one(await room.types(START))
  commit('1.1', 'wrong\n', 'task 1.1, refused by its verify')
  await first.says(done('1.1'))
  commit('1.1', 'done\n', 'task 1.1, approved')
  await first.says(done('1.1'))
  const second = await room.one(await first.back())
  commit('1.2', 'half\n', 'task 1.2, skipped by you')
  await second.says(done('1.2'))
  await room.types('/ultraplan:skip-verify --task 1.2 --reason "External dependency"')
  await second.says(done('1.2'))
  const third = await room.one(await second.back())
  commit('1.3', 'half\n', 'task 1.3, cancelled by you')
  await room.types('/ultraplan:cancel')
  await third.says('I end here.')
  await third.back()
  const picture = room.git('log', '--graph', '--format=%s%d', '--branches').trimEnd()
  const readme = readFileSync(join(pluginRoot, 'README.md'), 'utf8').replace(/^ {4}/gm, '')
  expect(readme).toContain(picture)
})
