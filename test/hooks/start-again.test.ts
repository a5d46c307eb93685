import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { START } from '../golden/stories.ts'
import { PLAN } from '../golden/story-room.ts'
import { commits, done, inShell, openMarked, QUIET, shown } from '../support/marked-room.ts'
import { eventsOf, type WatchedRoom } from '../support/watched-room.ts'

/** An executor ticks its task and commits work that is not approved; the person cancels, and the executor ends. */
async function cancelled(room: WatchedRoom): Promise<void> {
  const agent = await room.one(await room.types(START))
  commits(room, '1.1', '', 'wrong')
  await room.types('/ultraplan:cancel')
  await agent.says('I end here.')
  await agent.back()
}

/** What the person reads, line by line. */
const lines = (room: WatchedRoom): string[] => {
  const { reason, systemMessage } = JSON.parse(shown(room))
  return `${reason ?? ''}\n${systemMessage ?? ''}`.split('\n')
}

test('the advice after a cancel leads to a run that proves the task and moves the branch of the person', async () => {
  const room = await openMarked(['1.1'])
  await cancelled(room)
  await room.types('/ultraplan:summary')
  const advice = lines(room).find((line) => line.includes('/ultraplan:implement')) ?? ''
  expect(advice).toMatch(/^ {2}1\. git switch main, then \/ultraplan:implement demo starts again/)
  const run = room.run

  // Typed without the switch: a clear sentence, and nothing begins.
  await room.types(START)
  expect(shown(room)).toContain('HEAD is on ultraplan/demo, the branch of an earlier run')
  expect(shown(room)).toContain('1 commit there is not approved')
  expect(shown(room)).toContain('git switch main')
  expect(room.run).toBe(run)
  expect(room.git('branch', '--list', 'ultraplan/*').trim()).toBe('* ultraplan/demo')

  const [, command = ''] = /1\. (git switch .*?), then/.exec(advice) ?? []
  execFileSync('sh', ['-c', command], { cwd: room.repo, stdio: 'pipe' })
  const agent = await room.one(await room.types(START))
  expect(eventsOf(room)[0]).toMatchObject({ target: 'main', tasks: [{ id: '1.1', doneBefore: false }] })
  commits(room)
  await agent.says(done())
  await agent.back()
  expect(room.at('main')).toBe(room.at('ultraplan/demo-2'))
  expect(room.branch()).toBe('main')
})

test('on the branch of a run that left nothing unapproved there, the next run is for the same branch of the person', async () => {
  const room = await openMarked(['1.1'])
  await room.types(START)
  room.terminal('hooks/cancel.sh')
  await room.types('what is left?')
  expect(room.branch()).toBe('ultraplan/demo')
  const agent = await room.one(await room.types(START))
  expect(eventsOf(room)[0]).toMatchObject({ branch: 'ultraplan/demo-2', target: 'main' })
  expect(room.branch()).toBe('ultraplan/demo-2')
  commits(room)
  await agent.says(done())
  await agent.back()
  expect(room.at('main')).toBe(room.at('ultraplan/demo-2'))
  expect(room.branch()).toBe('main')
})

test('while an agent of the earlier run may still commit there, no run begins that could lead HEAD to the branch of the person', async () => {
  const room = await openMarked(['1.1'])
  room.live()
  const agent = await room.one(await room.types(START))
  await room.types('/ultraplan:cancel')
  await room.types(START)
  expect(shown(room)).toContain('HEAD is on ultraplan/demo, the branch of an earlier run')
  expect(shown(room)).toContain('an agent of it may still commit there')
  expect(shown(room)).toContain('when its agents have ended: git switch main, then type this again')
  await room.types('/ultraplan:cancel')
  // Its last command runs to its end.
  commits(room, '1.1', '', 'wrong')
  expect(room.at('main')).toBe(room.base)
  expect(room.branch()).toBe('ultraplan/demo')
  await agent.says('I end here.')
  await agent.back()
})

test('where the branch of the person is checked out in another folder, that folder is named', async () => {
  const room = await openMarked(['1.1'])
  await room.types(START)
  room.terminal('hooks/cancel.sh')
  await room.types('what is left?')
  const there = `${room.root}/there`
  room.git('worktree', 'add', '-q', there, 'main')
  await room.types(START)
  expect(shown(room)).toContain(`main is checked out in ${there}: start the run there`)
  expect(room.branch()).toBe('ultraplan/demo')
})

test.each(['here', 'branch'])(
  'a tick of an attempt that was not approved is open, with work: %s; a tick of the person counts',
  async (work) => {
    const room = await openMarked(['1.1', '1.2', '1.3'], { config: `${QUIET}work: ${work}\n` })
    // Unapproved work is on the branch of the person here: with `work: here`, and because they take it.
    room.look = () => undefined
    const agent = await room.one(await room.types(START))
    inShell(room, `sed -i 's/- \\[ \\] 1.2 /- [x] 1.2 /' ${PLAN}`)
    commits(room, '1.1', '', 'wrong')
    await room.types('/ultraplan:cancel')
    await agent.says('I end here.')
    await agent.back()
    room.git('switch', '-qc', 'mine')
    room.write({ [PLAN]: room.git('show', `HEAD:${PLAN}`).replace('- [ ] 1.3', '- [x] 1.3') })
    room.commit('Mine')
    const directive = await room.types(START)
    expect(shown(room)).toContain('1.1 and 1.2 were ticked in work that is not approved, and are open')
    expect(eventsOf(room)[0]).toMatchObject({
      tasks: [{ doneBefore: false }, { doneBefore: false }, { id: '1.3', doneBefore: true }],
    })
    const again = await room.one(directive)
    inShell(room, 'echo done > f1.1.txt; git add f1.1.txt; git commit -qm "task 1.1"')
    expect(await again.says(done().replace(`, ${PLAN}`, ''))).toBe(true)
    expect(eventsOf(room).some(({ type }) => type === 'task_approved')).toBe(true)
  },
)
