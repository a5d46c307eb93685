import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { START } from '../golden/stories.ts'
import { GONE, PLAN } from '../golden/story-room.ts'
import { commits, done, openMarked, shown } from '../support/marked-room.ts'
import { eventsOf, type WatchedRoom } from '../support/watched-room.ts'

/** What the person reads. */
const read = (room: WatchedRoom): string => {
  const { reason, systemMessage } = JSON.parse(shown(room))
  return `${reason ?? ''}\n${systemMessage ?? ''}`
}

const types = (room: WatchedRoom, line: string): string =>
  execFileSync('sh', ['-c', line], { cwd: room.repo, encoding: 'utf8', stdio: 'pipe' })

/** Task 1.1 is approved or not, and the run is cancelled while HEAD cannot return by itself. */
async function cancelled({ approved = false, besides = (_room: WatchedRoom) => {} } = {}) {
  const room = await openMarked(['1.1', '1.2'])
  let agent = await room.one(await room.types(START))
  besides(room)
  if (approved) {
    commits(room)
    await agent.says(done())
    agent = await room.one(await agent.back())
  }
  commits(room, approved ? '1.2' : '1.1', '', 'wrong')
  await agent.says('I end here.')
  await room.types('/ultraplan:cancel')
  await agent.back()
  expect(room.branch()).toBe('ultraplan/demo')
  return room
}

/** A commit of the person on their own branch, in a folder of its own. */
const movesOn = (room: WatchedRoom): void => {
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', there, 'main')
  room.write({ 'mine.txt': 'mine\n' }, there)
  room.commit('Mine', there)
  room.git('worktree', 'remove', there)
}

/** The way back, as the summary has it. */
async function wayBack(room: WatchedRoom): Promise<string> {
  await room.types('/ultraplan:summary')
  return /back to your branch: (.*)/.exec(read(room))?.[1] ?? ''
}

test('the way back names what is in the way, and otherwise a line that works', async () => {
  const room = await cancelled()
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', there, 'main')
  expect(await wayBack(room)).toBe(`go to ${there}, where main is checked out`)
  expect(read(room)).toContain(
    `1. go to ${there}, where main is checked out, then /ultraplan:implement demo starts again`,
  )
  expect(read(room)).not.toContain('git switch')
  room.git('worktree', 'remove', there)

  room.git('branch', 'side', room.git('commit-tree', '-p', 'HEAD', '-m', 'side', 'HEAD^{tree}').trim())
  room.git('merge', '-q', '--no-ff', '--no-commit', 'side')
  expect(await wayBack(room)).toMatch(/^a merge is in progress: finish or abort it/)
  room.git('merge', '--abort')

  // Main has a folder where the person has a file.
  const mine = room.git('commit-tree', '-p', 'main', '-m', 'Mine', `HEAD:specs`).trim()
  room.git('update-ref', 'refs/heads/main', mine)
  room.write({ demo: 'of the person\n', 'f1.1.txt': 'of the person\n', 'notes.txt': 'not in the way\n' })
  expect(() => types(room, 'git switch -q main')).toThrow()
  const line = await wayBack(room)
  expect(line).toBe(
    'uncommitted changes are in the way, in f1.1.txt, demo: commit them or move them away, then git switch main',
  )
  await room.types(START)
  expect(read(room)).toContain(line)
  for (const path of ['demo', 'f1.1.txt']) renameSync(join(room.repo, path), join(room.root, path))
  room.git('checkout', '-q', '--', 'f1.1.txt')
  types(room, 'git switch -q main')

  room.git('switch', '-q', 'ultraplan/demo')
  room.write({ 'notes.txt': 'not in the way\n' })
  expect(await wayBack(room)).toBe('git switch main')
  types(room, 'git switch -q main')
})

test('approved work that is not on the branch of the person yet is brought there before they go back', async () => {
  const room = await cancelled({ approved: true, besides: movesOn })
  await room.types('/ultraplan:summary')
  expect(read(room)).toContain('back to your branch: /ultraplan:land, then git switch main')
  expect(read(room)).toContain('1. /ultraplan:land, then git switch main, then /ultraplan:implement demo')
  await room.types(START)
  expect(read(room)).toContain(
    '/ultraplan:land, which brings the approved work there, then git switch main, then type this again',
  )
  await room.types('/ultraplan:land')
  types(room, 'git switch -q main')
  // The look of the room knows the approvals of one run.
  room.look = () => undefined
  await room.one(await room.types(START))
  expect(eventsOf(room)[0]).toMatchObject({
    target: 'main',
    tasks: [
      { id: '1.1', doneBefore: true },
      { id: '1.2', doneBefore: false },
    ],
  })
})

test('by hand, a merge is for the folder in which the branch of the person is checked out', async () => {
  const there = (room: WatchedRoom) => join(room.root, 'there')
  const room = await cancelled({
    approved: true,
    besides(one) {
      one.git('worktree', 'add', '-q', there(one), 'main')
      one.write({ 'f1.1.txt': 'mine\n' }, there(one))
      one.commit('Mine', there(one))
    },
  })
  await room.types('/ultraplan:land')
  expect(read(room)).toMatch(/by hand: go to \S+there, where main is checked out, then git merge \w{10}/)
})

test('a run that halts on another branch names what is in the way, or the line that works', async () => {
  const room = await openMarked(['1.1', '1.2'])
  const agent = await room.one(await room.types(START))
  commits(room)
  await agent.says(done())
  await agent.back()
  room.git('switch', '-qc', 'side', room.base)
  room.write({ [PLAN]: 'edited\n' })
  await room.types('/ultraplan:resume')
  expect(read(room)).toContain(`side is checked out: uncommitted changes are in the way, in ${PLAN}: commit`)
  room.git('checkout', '-q', '--', PLAN)
  room.git('branch', '-D', 'ultraplan/demo')
  await room.types('/ultraplan:resume')
  const [, line = ''] = /side is checked out: (git .*?), /.exec(read(room)) ?? []
  types(room, line)
  expect(room.branch()).toBe('ultraplan/demo')
  expect(await room.types('/ultraplan:resume')).toContain('"action":"dispatch"')
})

test('while an agent is at work the way back is to wait for its end: it would commit on the branch of the person', async () => {
  const room = await openMarked()
  room.live()
  const agent = await room.one(await room.types(START))
  commits(room, '1.1', '', 'wrong')
  await room.types('/ultraplan:cancel')
  expect(read(room)).toContain(
    'an agent of the run may be at work there; what it commits after a switch comes to main',
  )
  expect(read(room)).toContain(
    '1. when its agents have ended: git switch main, then /ultraplan:implement demo',
  )
  await room.types(START)
  expect(read(room)).toContain('when its agents have ended: git switch main, then type this again')
  await agent.says('I end here.')
  await agent.back()
  await room.types('/ultraplan:summary')
  expect(read(room)).not.toContain('at work there')
  expect(read(room)).toContain('1. git switch main, then /ultraplan:implement demo')
  await room.types(START)
  expect(read(room)).not.toContain('agents have ended')
})

test.skipIf(process.platform !== 'linux')(
  'a command that outlives its client may still commit: HEAD stays for it, and the way back is to wait',
  async () => {
    const room = await openMarked()
    await room.one(await room.types(START))
    // As the client starts it. Nothing ends it when the client is killed.
    const env = { PATH: process.env.PATH, CLAUDE_PID: `${GONE}`, CLAUDE_CODE_SESSION_ID: 'session-1' }
    const shell = spawn('sh', ['-c', 'echo begun; read -r line'], { cwd: room.repo, env })
    await once(shell.stdout, 'data')
    await room.types('/ultraplan:cancel')
    expect(room.branch()).toBe('ultraplan/demo')
    // The client is gone, and with it the agent, which never handed anything in.
    await room.types('/ultraplan:summary')
    expect(read(room)).toContain(
      'an agent of the run may be at work there; what it commits after a switch comes to main',
    )
    await room.types(START)
    expect(read(room)).toContain('when its agents have ended: git switch main, then type this again')
    shell.stdin.end('go on\n')
    await once(shell, 'close')
    expect(await wayBack(room)).toBe('git switch main')
    expect(read(room)).not.toContain('at work there')
  },
)

test('uncommitted work of a skipped task is committed on the branch of the run, before the way back', async () => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  room.write({ 'f1.1.txt': 'half\n' })
  await agent.says(done())
  await room.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
  await agent.says(done())
  await agent.back()
  expect(room.branch()).toBe('ultraplan/demo')
  expect(await wayBack(room)).toBe(
    'uncommitted changes are in the way, in f1.1.txt: commit them or move them away, then git switch main',
  )
  commits(room, '1.1', '', 'half')
  expect(await wayBack(room)).toBe('git switch main')
})

test('while the run goes on, nobody is told to merge by hand where its executors work', async () => {
  const room = await openMarked(['1.1', '1.2'])
  room.live()
  const agent = await room.one(await room.types(START))
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', there, 'main')
  room.write({ 'f1.1.txt': 'mine\n' }, there)
  room.commit('Mine', there)
  room.git('worktree', 'remove', there)
  commits(room)
  await agent.says(done())
  await room.one(await agent.back())
  await room.types('/ultraplan:land')
  expect(read(room)).toMatch(/by hand, when the run has ended: git switch main, then git merge \w{10}/)
  await room.types('/ultraplan:cancel')
  await room.types('/ultraplan:land')
  expect(read(room)).toMatch(/by hand, when its agents have ended: git switch main, then git merge \w{10}/)
})

test('an undone override turns HEAD to no branch that is checked out in another folder', async () => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  commits(room, '1.1', '', 'half')
  await agent.says(done())
  await room.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
  await agent.says(done())
  await agent.back()
  await room.types('/ultraplan:adopt --task 1.1')
  expect(room.branch()).toBe('main')
  const there = join(room.root, 'there')
  room.git('worktree', 'add', '-q', there, 'ultraplan/demo')
  await room.types('/ultraplan:retry --task 1.1')
  expect(room.branch()).toBe('main')
  expect(read(room)).toContain(`go to ${there}, where ultraplan/demo is checked out`)
})

test('a configuration that is read by a resume that halts at once is told', async () => {
  const room = await openMarked(['1.1', '1.2'])
  const agent = await room.one(await room.types(START))
  commits(room)
  await agent.says(done())
  await agent.back()
  await room.types('/ultraplan:pause')
  room.write({
    '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\nlimits: { verify: 60 }\n',
  })
  room.commit('Configure', room.repo)
  room.git('switch', '-qc', 'side')
  await room.types('/ultraplan:resume')
  expect(read(room)).toContain('the configuration was read again: ')
  expect(read(room)).toContain('side is checked out')
})
