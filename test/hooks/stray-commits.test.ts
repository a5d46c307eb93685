import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRE_PUSH_HOOK } from '../../src/engine/project/init-files.ts'
import { START } from '../golden/stories.ts'
import { commits, done, inShell, mine, openMarked, QUIET, shown } from '../support/marked-room.ts'
import { eventsOf, type WatchedRoom } from '../support/watched-room.ts'

/** A room in which work that is not approved comes to the branch of the person, which the look of the room would refuse. */
async function open(config = QUIET): Promise<WatchedRoom> {
  const room = await openMarked(['1.1', '1.2'], { config })
  room.look = () => undefined
  const remote = join(room.root, 'remote')
  room.git('init', '-q', '--bare', remote)
  room.git('remote', 'add', 'origin', remote)
  const hook = join(room.repo, '.git/hooks/pre-push')
  writeFileSync(hook, PRE_PUSH_HOOK)
  chmodSync(hook, 0o755)
  return room
}

const push = (room: WatchedRoom, what: string): boolean =>
  spawnSync('git', ['push', '-q', 'origin', what], {
    cwd: room.repo,
    env: { PATH: process.env.PATH, HOME: room.home },
  }).status === 0

const WHO = { GIT_AUTHOR_NAME: 'x', GIT_AUTHOR_EMAIL: 'x', GIT_COMMITTER_NAME: 'x', GIT_COMMITTER_EMAIL: 'x' }

test.each([
  ['moves the branch of the person to its work', 'forced'],
  ['commits on the branch of the person, to which HEAD was switched', 'switched'],
])(
  'an executor that %s: it is named at the next prompt and first in the summary, and not pushed',
  async (_, how) => {
    const room = await open()
    const agent = await room.one(await room.types(START))
    if (how === 'switched') room.git('switch', '-q', 'main')
    commits(room, '1.1', '', 'wrong')
    if (how === 'forced') inShell(room, 'git branch -f main HEAD')
    const wrong = room.at('main')
    expect(wrong).not.toBe(room.base)
    await agent.says(done())
    await room.types('how is it going?')
    expect(shown(room)).toMatch(/1 commit of the run that is not approved is on main \(f1\.1\.txt, [^)]*\)/)
    await room.types('/ultraplan:cancel')
    await agent.says('I end here.')
    await agent.back()
    expect(push(room, 'main')).toBe(false)
    await room.types('/ultraplan:summary')
    expect(shown(room)).not.toContain('as it was when the run began')
    expect(shown(room)).toMatch(
      /what to do next\\n {2}1\. look at 1 commit on main that the run has too and that is not approved/,
    )
    expect(shown(room)).not.toContain('git reset')
    // The person takes it off in their own way; then nothing is told any more.
    room.git('branch', 'kept-it', 'main')
    room.git('switch', '-q', '-C', 'main', room.base)
    expect(room.at('main')).toBe(room.base)
    expect(room.git('branch', '--contains', wrong)).toContain('kept-')
    expect(push(room, 'main')).toBe(true)
    await room.types('/ultraplan:summary')
    expect(shown(room)).toContain('main is as it was when the run began')
    expect(shown(room)).not.toContain('that the run has too')
  },
)

test('a run that finishes names work of a skipped task that is on the branch of the person, at the end', async () => {
  const room = await open()
  const agent = await room.one(await room.types(START))
  commits(room, '1.1', '', 'wrong')
  inShell(room, 'git branch -f main HEAD')
  await agent.says(done())
  const next = await room.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
  await agent.says(done())
  const second = await room.one((await agent.back()) || next)
  commits(room, '1.2')
  await second.says(done('1.2'))
  await second.back()
  expect(shown(room)).toContain('demo finished')
  expect(shown(room)).toMatch(
    /what to do next\\n {2}1\. look at 1 commit on main that the run has too and that is not approved/,
  )
})

test('a branch that the person moved themself is not said to be as it was, and nothing of theirs is called the run’s', async () => {
  const room = await open()
  const agent = await room.one(await room.types(START))
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', there, 'main')
  room.write({ 'mine.txt': 'mine\n' }, there)
  room.commit('Mine', there)
  room.git('worktree', 'remove', there)
  commits(room, '1.1', '', 'wrong')
  await room.types('how is it going?')
  await room.types('/ultraplan:cancel')
  expect(shown(room)).toContain('nothing is approved; main has 1 commit that the run does not have: git log')
  expect(shown(room)).not.toContain('as it was when the run began')
  expect(shown(room)).not.toContain('of the run on main')
  await agent.says('I end here.')
  expect(push(room, 'main')).toBe(true)
})

test('a commit that the person made on the branch of the run, and took over to their own, is theirs there too', async () => {
  const room = await open()
  const next = await room.types(START)
  mine(room, { 'mine.txt': 'mine\n' })
  room.git('branch', '-f', 'main', 'ultraplan/demo')
  await room.types('how is it going?')
  expect(shown(room)).toContain('1 commit that no executor made is on ultraplan/demo (mine.txt)')
  expect(shown(room)).not.toContain('of the run')
  // Later, too, beside work of the run that an executor puts there.
  const agent = await room.one(next)
  commits(room, '1.1', '', 'wrong')
  inShell(room, 'git branch -f main HEAD')
  await agent.says(done())
  await room.types('and now?')
  expect(shown(room)).toMatch(/1 commit of the run that is not approved is on main \(f1\.1\.txt, [^)]*\)/)
})

test('a commit that the person made on their own branch, and that an executor merged, is not called the run’s', async () => {
  const room = await open()
  const agent = await room.one(await room.types(START))
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', there, 'main')
  room.write({ 'mine.txt': 'mine\n' }, there)
  room.commit('Mine', there)
  room.git('worktree', 'remove', there)
  commits(room, '1.1', '', 'wrong')
  inShell(room, 'git merge -q --no-edit main')
  await room.types('how is it going?')
  expect(eventsOf(room).some(({ type }) => type === 'commits_found')).toBe(false)
  await agent.says(done())
  await room.types('/ultraplan:cancel')
  expect(shown(room)).not.toContain('that the run has too')
})

test('what a running command of an executor commits after the cancel is not pushed; what the person commits is', async () => {
  const room = await open()
  const agent = await room.one(await room.types(START))
  const lines = readFileSync(join(room.home, '.claude/session-env/session-1/sessionstart-hook-0.sh'), 'utf8')
  const env = { PATH: process.env.PATH, HOME: room.home, CLAUDE_CODE_SESSION_ID: 'session-1' }
  // Nothing of the run is unapproved at the cancel, which this command survives.
  const command = `${lines}\necho begun; read -r line; echo wrong > f1.1.txt; git add f1.1.txt; git commit -qm 'task 1.1'`
  const shell = spawn('sh', ['-euc', command], { cwd: room.repo, env })
  await once(shell.stdout, 'data')
  await room.types('/ultraplan:cancel')
  mine(room, { 'mine.txt': 'mine\n' })
  expect(push(room, 'HEAD:main')).toBe(true)
  shell.stdin.end('go on\n')
  expect(await once(shell, 'close')).toEqual([0, null])
  await agent.says('I end here.')
  await agent.back()
  mine(room, { 'more.txt': 'more\n' })
  expect(push(room, 'HEAD:main')).toBe(false)
})

test('who adopts a commit of theirs after a cancel is told first that work of the executor comes along', async () => {
  const room = await open()
  const agent = await room.one(await room.types(START))
  commits(room, '1.1', '', 'half')
  mine(room, { 'mine.txt': 'mine\n' })
  await room.types('/ultraplan:cancel')
  await agent.back()
  await room.types('/ultraplan:adopt --commits')
  expect(shown(room)).toMatch(/2 commits that no executor made: f1\.1\.txt, mine\.txt/)
  expect(shown(room)).toContain('work of the executor that the cancel cut off may be among them')
  expect(room.at('main')).toBe(room.base)
  await room.types('/ultraplan:adopt --commits')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
})

const ISOLATED = `${QUIET}work: isolated\n`

const [own, moved] = ['worktree-a1:main', 'moved:refs/heads/any']

test.each(['/ultraplan:cancel', 'bin/ultraplan', 'hooks/cancel.sh'])(
  'with work: isolated what a running command of an executor commits in its worktree after %s is not pushed',
  async (how) => {
    const room = await open(ISOLATED)
    const agent = await room.one(await room.types(START))
    const there = join(room.repo, '.claude/worktrees/a1')
    const command = "read -r line; git commit -q --allow-empty -m 'task 1.1'"
    // Its client marks nothing: in the worktree of an executor all is the run's.
    const shell = spawn('sh', ['-euc', command], { cwd: there, env: { PATH: process.env.PATH, ...WHO } })
    if (how === '/ultraplan:cancel') await room.types(how)
    else room.terminal(how, ...(how === 'bin/ultraplan' ? ['cancel'] : []))
    expect(push(room, own)).toBe(true)
    shell.stdin.end('go on\n')
    expect(await once(shell, 'close')).toEqual([0, null])
    expect(push(room, own)).toBe(false)
    await agent.says('I end here.')
    await agent.back()
    expect(push(room, own)).toBe(false)
    // By now the commit is known, whatever its branch is called.
    room.git('branch', '-m', 'worktree-a1', 'moved')
    expect(push(room, moved)).toBe(false)
    mine(room, { 'mine.txt': 'mine\n' })
    expect(push(room, 'main')).toBe(true)
  },
)

test('a cancelled run whose executors leave nothing in their worktrees holds nothing back', async () => {
  const room = await open(ISOLATED)
  const agent = await room.one(await room.types(START))
  await room.types('/ultraplan:cancel')
  await agent.says('I end here.')
  await agent.back()
  expect(readdirSync(room.run)).not.toContain('work')
})

test('with work: isolated the work of an executor is not pushed before it hands in, and after its branch was renamed', async () => {
  const room = await open(ISOLATED)
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'wrong\n' })
  expect(push(room, own)).toBe(false)
  expect(await agent.says(done())).toBe(false)
  room.git('branch', '-m', 'worktree-a1', 'moved')
  expect(push(room, moved)).toBe(false)
  await room.types('/ultraplan:cancel')
  expect(push(room, moved)).toBe(false)
})

test('with work: isolated an executor that moves the branch of the person is named at their next prompt, before it hands in', async () => {
  const room = await open(ISOLATED)
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'wrong\n' })
  room.git('update-ref', 'refs/heads/main', 'worktree-a1')
  await room.types('how is it going?')
  expect(shown(room)).toMatch(/1 commit of the run that is not approved is on main \(f1\.1\.txt, [^)]*\)/)
  expect(push(room, 'main')).toBe(false)
})

test('with work: isolated what was refused is not pushed from any branch that the executor made in its worktree', async () => {
  const room = await open(ISOLATED)
  const agent = await room.one(await room.types(START))
  room.gitAt(join(room.repo, '.claude/worktrees/a1'), 'switch', '-q', '-c', 'topic')
  agent.does('1.1', { 'f1.1.txt': 'wrong\n' })
  expect(await agent.says(done())).toBe(false)
  expect(push(room, 'topic')).toBe(false)
  await room.types('/ultraplan:cancel')
  expect(push(room, 'topic:main')).toBe(false)
})

test('with work: isolated what a finished run left in a worktree is not pushed after it was opened again', async () => {
  const room = await open(ISOLATED)
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'wrong\n' })
  await agent.says(done())
  const next = await room.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
  await agent.says(done())
  const second = await room.one((await agent.back()) || next)
  second.does('1.2', { 'f1.2.txt': 'done\n' })
  await second.says(done('1.2'))
  await second.back()
  expect(shown(room)).toContain('demo finished')
  room.git('branch', '-m', 'worktree-a1', 'moved')
  expect(push(room, moved)).toBe(false)
  await room.types('/ultraplan:retry --task 1.1')
  expect(push(room, moved)).toBe(false)
})
