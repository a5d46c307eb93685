// Run by `claude plugin test` in a copy (plugin-test.test.ts makes it): vitest does not know this kit.
// biome-ignore-all lint/suspicious/noExplicitAny: the kit's types are the client's
import { expect, mock, test } from 'claude-code/testing'

const SKIP = { command: 'ultraplan:skip-verify', args: '--task 1.1 --reason "x"' }
const PRESENTATION = { isFullscreen: false, columns: 80 }
const RUN = { run: 'r1', dir: '/r', root: '/' }
const LOOK = {
  run: 'r1',
  spec: 'demo',
  state: 'running',
  tasks: [
    { id: '1.1', title: 'Write a', status: 'approved', attempts: 1, flags: ['orange'] },
    { id: '1.2', title: 'Write b', status: 'escalated', attempts: 3, flags: [] },
  ],
  seq: 9,
  lines: ['✗ 1.2 refused (attempt 3): `npm test` exited 1'],
  waits: [
    { task: '1.2', question: 'q', options: ['retry', 'skip', 'investigate'], line: '⏸ 1.2 waits for you: q' },
  ],
  now: 'ultraplan demo · WAITING for you: q',
}

/** The client beneath our module: what it was asked, and a home in which a run may be active. */
function client(on: any, { active = false, broken = false, called = undefined as number | undefined } = {}) {
  const seen = {
    signed: [] as any[],
    ran: [] as string[],
    logged: [] as string[],
    asked: 0,
    opened: 0,
    closed: 0,
  }
  let size = 1
  on('env.get', () => ({ value: '/home/p' }))
  on('session.id', () => ({ value: 's1' }))
  on('session.start', (_: any, e: any) => ({ cwd: e.cwd }))
  on('session.end', (_: any, e: any) => ({ sessionId: e.sessionId }))
  on('command.list', () => ({ value: [] }))
  on('command.register', (_: any, e: any) => ({ value: { command: e.name } }))
  on('ui.open', () => {
    seen.opened += 1
    return { value: { isPlaced: true } }
  })
  on('ui.close', () => {
    seen.closed += 1
    return { value: undefined }
  })
  on('ui.invalidate', () => ({ value: undefined }))
  on('ui.log', (_: any, e: any) => {
    seen.logged.push(e.text)
    return { value: undefined }
  })
  on('fs.exists', () => ({ value: active }))
  on('fs.stat', () => ({ value: { kind: 'file', size, mtimeMs: 1, isLink: false } }))
  on('fs.read', (_: any, e: any) => ({ value: e.path.includes('active') ? JSON.stringify(RUN) : '' }))
  on('fs.write', (_: any, e: any) => {
    seen.signed.push(JSON.parse(e.text))
    return { value: undefined }
  })
  on('process.run', (_: any, e: any) => {
    const isKey = e.argv[1].endsWith('register-key.cjs')
    if (!isKey) seen.asked += 1
    const stdout = JSON.stringify(isKey ? { file: '/k.signed', isFirst: true } : { ...LOOK, called })
    return {
      value: {
        exitCode: broken ? 1 : 0,
        stdout,
        stderr: '',
        isStdoutTruncated: false,
        isStderrTruncated: false,
      },
    }
  })
  on('command.run', (_: any, e: any) => {
    seen.ran.push(`${e.command} ${e.args}`)
    return { text: 'it ran' }
  })
  return { seen, grow: () => (size += 1) }
}

const start = ($: any) => $.session.start({ cwd: '/', surface: 'terminal', isInteractive: true })
const run = ($: any, said: object, kind: string) =>
  $.command.run({ ...said, origin: { kind }, presentation: PRESENTATION } as any)

for (const kind of ['composer', 'sdk', 'bridge'])
  test(`what came from ${kind} is signed and goes on`, async ($: any, on: any) => {
    mock.clock(on)
    const { seen } = client(on)
    await start($)
    expect((await run($, SKIP, kind)).text).toBe('it ran')
    expect(seen.signed.map(({ origin, count }: any) => `${origin} ${count}`)).toEqual([`${kind} 1`])
    expect(seen.signed[0].signature.length).toBe(128)
  })

for (const kind of [
  'scheduled-trigger',
  'task-notification',
  'peer',
  'unclassified',
  'auto-continuation',
  'plugin',
])
  test(`a command from ${kind} is refused and not signed`, async ($: any, on: any) => {
    mock.clock(on)
    const { seen } = client(on)
    await start($)
    expect((await run($, SKIP, kind)).text).toMatch(/not from a person/)
    expect(seen.ran).toEqual([])
    expect(seen.signed).toEqual([])
  })

test('a key that cannot be made known refuses, and does not keep anybody from stopping', async ($: any, on: any) => {
  mock.clock(on)
  const { seen } = client(on, { broken: true })
  await start($)
  expect((await run($, SKIP, 'composer')).text).toMatch(/restart the client to override/)
  expect((await run($, { command: 'ultraplan:cancel', args: '' }, 'composer')).text).toBe('it ran')
  expect(seen.ran).toEqual(['ultraplan:cancel '])
})

test('without a run nothing is looked at, drawn or signed', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen } = client(on)
  await start($)
  await clock.advance(10_000)
  expect(seen.asked).toBe(0)
  expect(seen.opened).toBe(0)
})

test('a journal that does not grow starts no process', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, grow } = client(on, { active: true })
  await start($)
  await clock.advance(5_000)
  expect(seen.asked).toBe(1)
  grow()
  await clock.advance(5_000)
  expect(seen.asked).toBe(2)
  expect(seen.opened).toBe(1)
})

test('what was done on the board wakes the session, once', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, grow } = client(on, { active: true, called: 9 })
  await start($)
  await clock.advance(1000)
  grow()
  await clock.advance(5000)
  expect(seen.asked).toBe(2)
  expect(seen.ran).toEqual(['ultraplan:resume '])
})

const PANE = {
  plugin: 'ultraplan',
  component: 'Pane',
  requestId: 'run',
  props: {
    title: 'ultraplan',
    isFocused: false,
    bodyColumns: 48,
    placement: 'dock',
    scroll: { offset: 0, bodyRows: 20 },
    view: {},
  },
} as const

test('the pane shows the run on every surface, and its button is signed as a button', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen } = client(on, { active: true })
  await start($)
  for (const surface of ['terminal', 'desktop'] as const) {
    const ui = await $.ui.mount({ ...PANE, surface })
    expect(await ui.find({ type: 'Text', text: /1\.1 Write a .*approved ORANGE/ })).toBeDefined()
    expect(await ui.find({ type: 'Text', text: /1\.2 Write b .*escalated ×3/ })).toBeDefined()
    expect(await ui.find({ type: 'Text', text: /✗ 1\.2 refused/ })).toBeDefined()
    await ui.press({ key: 'retry-1.2' })
    await clock.advance(10)
    await ui.unmount()
  }
  expect(seen.signed.map(({ origin }: any) => origin)).toEqual(['button', 'button'])
  expect(seen.ran).toEqual(['ultraplan:retry --task 1.2', 'ultraplan:retry --task 1.2'])
})
