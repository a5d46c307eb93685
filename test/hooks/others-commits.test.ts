import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specReview } from '../e2e/support/verdicts.ts'
import { START } from '../golden/stories.ts'
import { PLAN, type StoryAgent } from '../golden/story-room.ts'
import { commits, done, inShell, mine, openMarked, shown } from '../support/marked-room.ts'
import { eventsOf, type WatchedRoom } from '../support/watched-room.ts'

const isApproved = (room: WatchedRoom, id = '1.1'): boolean =>
  eventsOf(room).some(({ type, task }) => type === 'task_approved' && task === id)

async function handsIn(agent: StoryAgent, id = '1.1'): Promise<string> {
  await agent.says(done(id))
  return agent.back()
}

test.each([
  ['of another file', { 'mine.txt': 'mine\n' }],
  ['of a file of the task', { 'f1.1.txt': 'mine\n' }],
])('a commit of the person %s, while a command of the executor runs, is theirs', async (_, files) => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  mine(room, files)
  commits(room)
  await handsIn(agent)
  expect(isApproved(room)).toBe(true)
  expect(room.at('main')).toBe(room.base)
  const name = Object.keys(files)[0]
  expect(shown(room)).toMatch(/what to do next\\n {2}1\. look at 1 commit that no executor made/)
  await room.types('what is this?')
  expect(shown(room)).toContain(`1 commit that no executor made is on ultraplan/demo (${name})`)
  await room.types('/ultraplan:adopt --commits')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
})

test('a commit of the person after the last one of the executor is theirs, and what it has of the task counts', async () => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  inShell(room, `sed -i 's/- \\[ \\] 1.1 /- [x] 1.1 /' ${PLAN}; git commit -qam 'task 1.1'`)
  const own = room.at('HEAD')
  mine(room, { 'f1.1.txt': 'done\n' })
  await handsIn(agent)
  expect(isApproved(room)).toBe(true)
  expect(room.at('main')).toBe(room.base)
  expect(eventsOf(room).findLast(({ type }) => type === 'gate_judged')?.result).toMatchObject({
    filesChanged: expect.arrayContaining(['f1.1.txt']),
    others: [{ from: own, count: 1 }],
  })
})

test('an executor whose own commits have no mark is not refused, and its work lands', async () => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  agent.does('1.1', { 'f1.1.txt': 'done\n' })
  await handsIn(agent)
  expect(isApproved(room)).toBe(true)
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
})

test('a commit of the person in a file of the task is theirs also if the executor makes none, once shells were seen to mark', async () => {
  const room = await openMarked(['1.1', '1.2'])
  const first = await room.one(await room.types(START))
  commits(room)
  const second = await room.one(await handsIn(first))
  const approved = room.at('main')
  const plan = readFileSync(join(room.repo, PLAN), 'utf8').replace('- [ ] 1.2', '- [x] 1.2')
  mine(room, { 'f1.2.txt': 'done\n', [PLAN]: plan })
  await handsIn(second, '1.2')
  expect(isApproved(room, '1.2')).toBe(true)
  expect(room.at('main')).toBe(approved)
  expect(shown(room)).toMatch(/what to do next\\n {2}1\. look at 1 commit that no executor made/)
  await room.types('/ultraplan:adopt --commits')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
})

test('an executor whose commit is taken for a person’s is told so, and not to undo it', async () => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  const commit = mine(room, { 'extra.txt': 'done\n' })
  await agent.says(done())
  expect(shown(room)).toContain(`commit ${commit.slice(0, 12)} (extra.txt) is taken for a person's`)
  expect(shown(room)).toContain('leave it as it is, on the branch')
  commits(room)
  await agent.says(done().replace('f1.1.txt', 'extra.txt'))
  await agent.back()
  expect(isApproved(room)).toBe(true)
  expect(room.replies().some(({ stdout }) => stdout.includes('but it is as it was'))).toBe(false)
  expect(room.git('branch', '--contains', commit)).toContain('ultraplan/demo')
})

test('without our line in the client every commit made meanwhile is the executor’s, as before', async () => {
  const room = await openMarked(['1.1'], { marks: false })
  const agent = await room.one(await room.types(START))
  mine(room, { 'mine.txt': 'mine\n' })
  room.own.add('Mine')
  agent.does('1.1', { 'f1.1.txt': 'done\n' })
  await handsIn(agent)
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
})

test.each([
  ['of the executor', 'git commit -qam task', true],
  ['of the person, while a command of the executor makes none', 'sleep 9', false],
])(
  'around /clear, when shells are not marked yet, a commit %s is told apart by the time',
  async (_, command, isOwn) => {
    const room = await openMarked()
    const agent = await room.one(await room.types(START))
    await agent.launched()
    inShell(room, "echo one > f1.1.txt; git add f1.1.txt; git commit -qm 'task 1.1: one'")
    const began = new Date().toISOString()
    agent.does('1.1', { 'f1.1.txt': 'done\n' })
    await room.fire('SessionStart', { source: 'clear' }, { session: 'session-2' })
    expect(eventsOf(room).some(({ type }) => type === 'run_bound')).toBe(true)
    const call = { type: 'tool_use', id: 'c1', name: 'Bash', input: { command } }
    const end = { type: 'tool_result', tool_use_id: 'c1', content: '' }
    const later = new Date(Date.now() + 60_000).toISOString()
    const transcript = join(room.home, 'session-1/subagents/agent-a1.jsonl')
    writeFileSync(
      transcript,
      [
        { timestamp: began, message: { content: [call] } },
        { timestamp: later, message: { content: [end] } },
      ]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    )
    if (!isOwn) room.own.add('task 1.1')
    await room.fire(
      'SubagentStop',
      {
        agent_id: 'a1',
        agent_type: 'ultraplan:spec-executor',
        agent_transcript_path: transcript,
        last_assistant_message: done(),
        stop_hook_active: false,
        background_tasks: [],
      },
      { session: 'session-2' },
    )
    const result = eventsOf(room).findLast(({ type }) => type === 'gate_judged')?.result
    if (isOwn) expect(result).not.toHaveProperty('others')
    else expect(result).toMatchObject({ others: [{ count: 1 }] })
    expect(room.at('main') === room.at('ultraplan/demo')).toBe(isOwn)
  },
)

test('a commit of the person is no work of an executor that was lost', async () => {
  const room = await openMarked()
  const lost = await room.one(await room.types(START))
  mine(room, { 'mine.txt': 'mine\n' })
  const again = await lost.back()
  expect(eventsOf(room).find(({ type }) => type === 'agent_lost')).toMatchObject({
    others: [{ files: ['mine.txt'] }],
  })
  const agent = await room.one(again)
  commits(room)
  await handsIn(agent)
  expect(isApproved(room)).toBe(true)
  expect(room.at('main')).toBe(room.base)
  expect(shown(room)).toMatch(/what to do next\\n {2}1\. look at 1 commit that no executor made/)
})

test('at a prompt a commit of the person is named while the executor still works, and once', async () => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  await agent.launched()
  commits(room)
  await room.types('hello')
  expect(eventsOf(room).some(({ type }) => type === 'commits_found')).toBe(false)
  mine(room, { 'mine.txt': 'mine\n' })
  await room.types('how is it going?')
  expect(shown(room)).toContain('1 commit that no executor made is on ultraplan/demo (mine.txt)')
  await room.types('and now?')
  await agent.says(done())
  expect(eventsOf(room).filter(({ type }) => type === 'commits_found')).toHaveLength(1)
  expect(isApproved(room)).toBe(true)
  expect(room.at('main')).toBe(room.base)
})

test.each([
  ['resets', 'git reset -q --hard HEAD~1'],
  ['amends', 'git commit -q --amend -m "task 1.1"'],
  ['rebases', 'git rebase -q --force-rebase HEAD~1'],
  ['squashes', 'git reset -q --soft HEAD~2; git commit -qm "task 1.1"'],
])(
  'a commit of the person that the executor %s away is kept, named, and comes back by the line',
  async (_, command) => {
    const room = await openMarked()
    room.git('config', 'core.logAllRefUpdates', 'false')
    const agent = await room.one(await room.types(START))
    commits(room)
    const lost = mine(room, { 'mine.txt': 'mine\n' })
    inShell(room, command)
    commits(room, '1.1', '--allow-empty')
    expect(room.git('branch', '--contains', lost)).toBe('')
    await handsIn(agent)
    expect(isApproved(room)).toBe(true)
    expect(shown(room)).toMatch(
      /what to do next\\n {2}1\. look at 1 commit that no executor made and that is on no branch any more \(mine\.txt\)/,
    )
    await room.types('what is this?')
    expect(shown(room)).toContain('1 commit that no executor made was taken off ultraplan/demo (mine.txt)')
    const [line = ''] = /git branch kept-\w+ \w+/.exec(shown(room)) ?? []
    room.git('reflog', 'expire', '--expire=now', '--expire-unreachable=now', '--all')
    room.git('gc', '-q', '--prune=now')
    room.git(...line.split(' ').slice(1))
    expect(room.at(line.split(' ')[2] ?? '')).toBe(lost)
    // It holds nothing back: the branch of the person is where the approved work is.
    expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  },
)

test('what an executor amends of its own, and what the person amends of theirs, is not told as lost', async () => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  commits(room)
  commits(room, '1.1', '--amend --allow-empty')
  mine(room, { 'mine.txt': 'first\n' })
  room.git('commit', '-q', '--amend', '-m', 'Mine, better')
  await handsIn(agent)
  const result = eventsOf(room).findLast(({ type }) => type === 'gate_judged')?.result
  expect(result).toMatchObject({ others: [{ count: 1, files: ['mine.txt'] }] })
  expect(room.git('for-each-ref', 'refs/ultraplan').match(/kept/)).toBeNull()
})

test('a commit that touches only the plan is named, and the engine’s own are not', async () => {
  const room = await openMarked(['1.1', '1.2'])
  const first = await room.one(await room.types(START))
  commits(room)
  const next = await handsIn(first)
  const plan = readFileSync(join(room.repo, PLAN), 'utf8')
  mine(room, { [PLAN]: `${plan}\nA remark of mine.\n` })
  await room.types('how is it going?')
  expect(shown(room)).toContain(`1 commit that no executor made is on ultraplan/demo (${PLAN})`)
  const second = await room.one(next)
  commits(room, '1.2')
  await handsIn(second, '1.2')
  expect(eventsOf(room).filter(({ type }) => type === 'commits_found')).toHaveLength(1)
})

test('the line for shells does nothing without a run, keeps what the person set, and is there once', async () => {
  const room = await openMarked()
  const env = 'env | grep -E "^(GIT_CONFIG|ULTRAPLAN)" | sort'
  expect(inShell(room, `${env} || :`)).toBe('')
  await room.types(START)
  const theirs = 'export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=user.name GIT_CONFIG_VALUE_0=Eve'
  const line = readFileSync(join(room.home, '.claude/session-env/session-1/sessionstart-hook-0.sh'), 'utf8')
  expect(
    execFileSync('sh', ['-euc', `${theirs}\n${line}\n${line}\n${env}; git config user.name`], {
      env: { PATH: process.env.PATH, HOME: room.home, CLAUDE_CODE_SESSION_ID: 'session-1' },
      encoding: 'utf8',
    }),
  ).toBe(
    'GIT_CONFIG_COUNT=4\nGIT_CONFIG_KEY_0=user.name\nGIT_CONFIG_KEY_1=core.looseCompression\nGIT_CONFIG_KEY_2=gc.auto\nGIT_CONFIG_KEY_3=maintenance.auto\nGIT_CONFIG_VALUE_0=Eve\nGIT_CONFIG_VALUE_1=2\nGIT_CONFIG_VALUE_2=0\nGIT_CONFIG_VALUE_3=false\nULTRAPLAN_MARKS=1\nEve\n',
  )
})

test('a commit of the person is first in the summary also if they cancel while the executor works', async () => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  await agent.launched()
  commits(room)
  mine(room, { 'mine.txt': 'mine\n' })
  await room.types('/ultraplan:cancel')
  expect(shown(room)).toMatch(
    /what to do next\\n {2}1\. look at 1 commit that no executor made \(mine\.txt\)/,
  )
})

test('a commit of the person that was named, and that the executor takes off then, is kept and named at a cancel', async () => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  await agent.launched()
  commits(room)
  const lost = mine(room, { 'mine.txt': 'mine\n' })
  await room.types('how is it going?')
  expect(shown(room)).toContain('1 commit that no executor made is on ultraplan/demo (mine.txt)')
  inShell(room, 'git reset -q --hard HEAD~1')
  await room.types('/ultraplan:cancel')
  expect(shown(room)).toMatch(/1\. look at 1 commit that no executor made and that is on no branch any more/)
  expect(room.git('for-each-ref', 'refs/ultraplan')).toContain(`kept/${lost}`)
})

test('of two commits of the person one is taken off by an executor that is lost; the other still holds their branch back', async () => {
  const room = await openMarked(['1.1', '1.2'])
  const first = await room.one(await room.types(START))
  commits(room)
  const next = await handsIn(first)
  const approved = room.at('main')
  mine(room, { 'mine.txt': 'mine\n' })
  const lost = mine(room, { 'other.txt': 'mine\n' })
  room.own.delete('Mine')
  await room.types('how is it going?')
  const second = await room.one(next)
  inShell(room, 'git reset -q --hard HEAD~1')
  const third = await room.one(await second.back())
  expect(room.git('for-each-ref', 'refs/ultraplan')).toContain(`kept/${lost}`)
  commits(room, '1.2')
  await handsIn(third, '1.2')
  expect(isApproved(room, '1.2')).toBe(true)
  expect(room.at('main')).toBe(approved)
})

test('what another commit changed in the tests meanwhile is no reason to refuse the work, and is named with its approval', async () => {
  const room = await openMarked()
  room.write({ 'test/a.test.js': "test('a', () => { expect(1).toBe(1) })\n" })
  room.commit('Mine')
  const agent = await room.one(await room.types(START))
  commits(room)
  room.git('rm', '-q', 'test/a.test.js')
  room.git('commit', '-qm', 'Mine')
  await handsIn(agent)
  expect(isApproved(room)).toBe(true)
  expect(shown(room)).toMatch(/worth a look\\n.*a commit that the executor did not make changed it meanwhile/)
})

test('the line for shells needs no session of the client, and is not left in a file of the person', async () => {
  const room = await openMarked()
  await room.types(START)
  const file = join(room.home, '.claude/session-env/session-1/sessionstart-hook-0.sh')
  const line = readFileSync(file, 'utf8')
  const env = { PATH: process.env.PATH, HOME: room.home }
  const command = `${line}\nenv | grep -E "^(GIT_CONFIG|ULTRAPLAN)" || echo none`
  // A folder of active runs is there, and no name of a session.
  expect(execFileSync('sh', ['-euc', command], { env, encoding: 'utf8' })).toBe('none\n')
  await room.fire('SessionStart', { source: 'resume' }, { env: { ...env, CLAUDE_ENV_FILE: file } })
  expect(readFileSync(file, 'utf8')).toBe(line)
  const theirs = join(room.home, 'my env.sh')
  writeFileSync(theirs, 'export MINE=1')
  await room.fire('SessionStart', { source: 'resume' }, { env: { ...env, CLAUDE_ENV_FILE: theirs } })
  expect(readFileSync(theirs, 'utf8')).toBe('export MINE=1')
})

test('a commit of the person while a reviewer works is named at their next prompt, and their branch gets what is before it', async () => {
  const room = await openMarked(['1.1'], {
    config: 'review: { architect: false }\nproof: { baseline: off }\n',
  })
  const agent = await room.one(await room.types(START))
  commits(room)
  const own = room.at('HEAD')
  const reviewer = await room.one(await handsIn(agent))
  mine(room, { 'mine.txt': 'mine\n' })
  await room.types('how is it going?')
  expect(shown(room)).toContain('1 commit that no executor made is on ultraplan/demo (mine.txt)')
  await reviewer.says(specReview('REVIEW_PASS', [['quality', 'PASS', '[code] f1.1.txt:1 says all']]))
  await reviewer.back()
  expect(isApproved(room)).toBe(true)
  expect(room.at('main')).toBe(own)
  expect(eventsOf(room).filter(({ type }) => type === 'commits_found')).toHaveLength(1)
  await room.types('/ultraplan:adopt --commits')
  expect(room.at('main')).toBe(room.at('ultraplan/demo'))
})

test.each(['status', 'summary'])(
  'a commit of the person is named also if their next prompt is /ultraplan:%s',
  async (command) => {
    const room = await openMarked(['1.1', '1.2'])
    const agent = await room.one(await room.types(START))
    commits(room)
    await handsIn(agent)
    mine(room, { 'mine.txt': 'mine\n' })
    await room.types(`/ultraplan:${command}`)
    expect(shown(room)).toContain('1 commit that no executor made is on ultraplan/demo (mine.txt)')
    if (command === 'summary')
      expect(shown(room)).toMatch(/what to do next\\n {2}1\. look at 1 commit that no executor made/)
  },
)

test.each(['at work', 'gone meanwhile', 'none'])(
  'a cancel from the shell names a commit of the person at the next prompt; the executor is %s',
  async (executor) => {
    const room = await openMarked(['1.1', '1.2'])
    const agent = await room.one(await room.types(START))
    commits(room)
    if (executor === 'none') await handsIn(agent)
    mine(room, { 'mine.txt': 'mine\n' })
    room.terminal('hooks/cancel.sh')
    if (executor === 'gone meanwhile') {
      await agent.back()
      await room.fire('Stop', { last_assistant_message: 'Cancelled.', background_tasks: [] })
    }
    mine(room, { 'later.txt': 'after the end\n' })
    await room.types('what is left?')
    expect(shown(room)).toContain('1 commit that no executor made is on ultraplan/demo (mine.txt)')
    await room.types('/ultraplan:summary')
    expect(shown(room)).toMatch(
      /what to do next\\n {2}1\. look at 1 commit that no executor made \(mine\.txt\)/,
    )
    expect(eventsOf(room).filter(({ type }) => type === 'commits_found')).toHaveLength(1)
  },
)

/** What the client writes down: the calls of the executor, and what the person runs with `!` in the same session. */
function writesDown(room: WatchedRoom, calls: object[], session: object[]): void {
  const lines = (entries: object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  writeFileSync(join(room.home, 'session-1/subagents/agent-a1.jsonl'), lines(calls))
  appendFileSync(join(room.home, 'session-1.jsonl'), lines(session))
}

const now = (): string => new Date().toISOString()

const WAITS = "sleep 9; git commit -qm 'task 1.1'"

test.each([
  ['a commit of the person with ! is theirs', 'git add mine.txt && git commit -qm Mine', 'Mine', WAITS],
  [
    'also if the command of the executor has its subject among other words',
    'git add mine.txt && git commit -qm Mine',
    'Mine',
    "sleep 9; git commit -qm 'Mine: task 1.1'",
  ],
  [
    'also if both have the same subject and git has answered to the person',
    'git add mine.txt && git commit -m Mine',
    'Mine',
    "sleep 9; git commit -qm 'Mine'",
  ],
  ['what the executor commits while ! runs a test is its own', 'npm test', 'task 1.1', WAITS],
  // A script of the executor commits without the word.
  [
    'what the executor commits while ! only reads the log is its own',
    'git log --oneline',
    'task 1.1',
    './save.sh',
  ],
  [
    'what the executor commits is its own, though ! has its subject among other words',
    "sleep 9; git commit -qm 'not task 1.1'",
    'task 1.1',
    WAITS,
  ],
])('while a command of the executor runs, %s', async (_, typed, last, command) => {
  const room = await openMarked()
  const agent = await room.one(await room.types(START))
  const began = now()
  if (last === 'Mine') commits(room)
  const from = now()
  room.write({ 'mine.txt': 'mine\n' })
  const answer = last === 'Mine' ? inShell(room, typed) : commits(room)
  const to = now()
  const call = { type: 'tool_use', id: 'c1', name: 'Bash', input: { command } }
  const end = { type: 'tool_result', tool_use_id: 'c1', content: '' }
  writesDown(
    room,
    [
      { timestamp: began, message: { content: [call] } },
      { timestamp: now(), message: { content: [end] } },
    ],
    [
      { type: 'user', timestamp: from, message: { content: `<bash-input>${typed}</bash-input>` } },
      { type: 'user', timestamp: to, message: { content: `<bash-stdout>${answer}</bash-stdout>` } },
    ],
  )
  await handsIn(agent)
  expect(isApproved(room)).toBe(true)
  expect(room.git('log', '-1', '--format=%s', 'ultraplan/demo').trim()).toBe(last)
  const others = eventsOf(room).findLast(({ type }) => type === 'gate_judged')?.result
  if (last === 'Mine') expect(others).toMatchObject({ others: [{ count: 1, files: ['mine.txt'] }] })
  else expect(others).not.toHaveProperty('others')
  expect(room.at('main')).toBe(last === 'Mine' ? room.base : room.at('ultraplan/demo'))
})

test('the commits of an executor pack nothing, so that a commit of the person beside them is still told apart', async () => {
  const room = await openMarked()
  // As in a repository that has grown: git tidies up after the next commit. It counts the objects of one folder, 17.
  room.git('config', 'gc.auto', '1')
  room.git('config', 'gc.autoDetach', 'false')
  const texts = [...Array(2000).keys()].map((n) => `text ${n}`)
  const hashed = (text: string) => createHash('sha1').update(`blob ${text.length}\0${text}`).digest('hex')
  const counted = texts.filter((text) => hashed(text).startsWith('17'))
  expect(counted.length).toBeGreaterThan(3)
  room.write(Object.fromEntries(counted.map((text) => [`.git/${text}`, text])))
  room.git('hash-object', '-w', '--', ...counted.map((text) => `.git/${text}`))
  const agent = await room.one(await room.types(START))
  const theirs = mine(room, { 'mine.txt': 'mine\n' })
  commits(room)
  expect(room.git('count-objects', '-v')).toContain('in-pack: 0')
  await handsIn(agent)
  expect(isApproved(room)).toBe(true)
  expect(room.at('main')).toBe(room.base)
  expect(eventsOf(room).findLast(({ type }) => type === 'gate_judged')?.result).toMatchObject({
    others: [{ to: theirs }],
  })
})

test.each([
  ['words', {}],
  ['lines', { 'f1.1.txt': 'done, and more\n' }],
])(
  'a person who amends the %s of an approved commit is told that it left the branch, and no executor begins on the amended one',
  async (_, files) => {
    const room = await openMarked(['1.1', '1.2'])
    const agent = await room.one(await room.types(START))
    commits(room)
    const next = await handsIn(agent)
    const approved = room.at('main')
    room.write(files)
    room.git('commit', '-qa', '--amend', '-m', 'Mine')
    await room.types('how is it going?')
    expect(shown(room)).toContain(
      `the approved commit ${approved.slice(0, 10)} is not on ultraplan/demo any more`,
    )
    const [line = ''] = /git merge -X ours \w+/.exec(shown(room)) ?? []
    await expect(room.dispatch(next)).rejects.toThrow('history was rewritten')
    expect(eventsOf(room).at(-1)).toMatchObject({
      type: 'run_halted',
      cause: expect.stringContaining('git merge -X ours'),
    })
    // The line brings it back, and the run goes on to its end.
    room.git(...line.split(' ').slice(1), '--no-edit', '-q')
    for (const [path, text] of Object.entries(files)) expect(room.git('show', `HEAD:${path}`)).toBe(text)
    const second = await room.one(await room.types('/ultraplan:resume'))
    commits(room, '1.2')
    await handsIn(second, '1.2')
    expect(isApproved(room, '1.2')).toBe(true)
    expect(room.at('main')).toBe(approved)
    await room.types('/ultraplan:adopt --commits')
    expect(room.at('main')).toBe(room.at('ultraplan/demo'))
  },
)
