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
  shown: 'waiting for you',
  labels: ['approved', 'escalated'],
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
  doing: [] as { text: string; since: string }[],
}

/** The client beneath our module: what it was asked, and a home in which a run may be active. */
function client(
  on: any,
  {
    active = false,
    broken = false,
    called = undefined as number | undefined,
    answer = 'it ran',
    input = '',
    /** A question of the client has the place of the input line. */
    asks = false,
    commands = [] as string[],
    ended = false,
    closed = undefined as string | undefined,
    /** What the client does with a command that our module runs. */
    take = async (_command: string) => {},
    look = {} as object,
    isLocked = false,
    /** Nothing can be opened: another module has the call, or the client has no place for it. */
    isClosedOff = false,
    /** Another key was given for this client before ours. */
    isSecond = false,
  } = {},
) {
  const seen = {
    signed: [] as any[],
    keys: [] as string[],
    ran: [] as string[],
    logged: [] as string[],
    filled: [] as string[],
    since: [] as string[],
    asked: 0,
    followed: 0,
    opened: 0,
    closed: 0,
    drawn: 0,
    /** What the program that pauses was started with, and how much was signed by then. */
    paused: [] as unknown[][],
    stored: new Map<string, unknown>([['closed', closed]]),
  }
  let size = 1
  let told = 0
  let tell = () => {}
  on('env.get', () => ({ value: '/home/p' }))
  on('session.id', () => ({ value: 's1' }))
  on('session.start', (_: any, e: any) => ({ cwd: e.cwd }))
  on('session.end', (_: any, e: any) => ({ sessionId: e.sessionId }))
  on('command.list', () => ({ value: commands.map((name) => ({ name })) }))
  on('command.register', (_: any, e: any) => ({ value: { command: e.name } }))
  let open = false
  on('ui.open', () => {
    if (isClosedOff) throw new Error('no pane here')
    seen.opened += 1
    open = true
    return { value: { isPlaced: true } }
  })
  on('ui.close', () => {
    seen.closed += 1
    open = false
    return { value: undefined }
  })
  on('ui.panes', () => ({
    value: open ? [{ id: 'run', title: 'ultraplan', isShown: true, isFocused: false, isPlaced: true }] : [],
  }))
  on('ui.invalidate', () => {
    seen.drawn += 1
    return { value: undefined }
  })
  on('store.get', (_: any, e: any) => ({ value: seen.stored.get(e.key) }))
  on('store.set', (_: any, e: any) => {
    if (isLocked) throw new Error('Lock file is already being held')
    seen.stored.set(e.key, e.value)
    return { value: undefined }
  })
  on('store.delete', (_: any, e: any) => {
    if (isLocked) throw new Error('Lock file is already being held')
    seen.stored.delete(e.key)
    return { value: undefined }
  })
  on('ui.log', (_: any, e: any) => {
    seen.logged.push(e.text)
    return { value: undefined }
  })
  on('fs.exists', (_: any, e: any) => ({
    value: e.path.endsWith('.second') ? isSecond && seen.keys.length > 0 : active,
  }))
  on('fs.stat', () => ({ value: { kind: 'file', size, mtimeMs: 1, isLink: false } }))
  on('fs.read', (_: any, e: any) => ({ value: e.path.includes('active') ? JSON.stringify(RUN) : '' }))
  on('fs.write', (_: any, e: any) => {
    seen.signed.push(JSON.parse(e.text))
    return { value: undefined }
  })
  on('process.run', (_: any, e: any) => {
    const isKey = e.argv[1].endsWith('register-key.cjs')
    if (isKey) seen.keys.push(e.stdin)
    else seen.asked += 1
    if (e.argv[2] === 'pause') seen.paused.push([...e.argv.slice(2), seen.signed.length])
    if (e.argv.includes('--since')) seen.since.push(e.argv[e.argv.indexOf('--since') + 1])
    const stdout = JSON.stringify(
      isKey ? { file: '/k.signed', isFirst: !isSecond } : { ...LOOK, ...look, called },
    )
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
  // It tells each size of the journal once, as the real one does, until the test ends it.
  on('process.spawn', async function* (_: any, e: any) {
    seen.followed += 1
    const since = e.argv[e.argv.indexOf('--since') + 1]
    seen.since.push(since)
    let from: unknown = since === 'bound' ? since : Number(since)
    for (let n = 0; !ended; n++) {
      const text = `${JSON.stringify({ ...LOOK, ...look, called, from, seq: LOOK.seq + n, size })}\n`
      // A pipe cuts where it likes.
      yield { stream: 'stdout', text: text.slice(0, 50) }
      yield { stream: 'stdout', text: text.slice(50) }
      from = LOOK.seq + n
      told = size
      while (told === size && !ended) await new Promise<void>((resolve) => (tell = resolve))
    }
    return { value: { code: 0, signal: null } }
  })
  on('command.run', async (_: any, e: any) => {
    seen.ran.push(`${e.command} ${e.args}`)
    await take(e.command)
    return { text: answer }
  })
  on('prompt.read', () => ({ value: { text: input, cursor: 0 } }))
  on('prompt.fill', (_: any, e: any) => {
    seen.filled.push(e.text)
    if (!asks) input = e.text
    return { isFilled: true }
  })
  const grow = () => {
    size += 1
    tell()
  }
  const end = () => {
    ended = true
    tell()
  }
  const answerIt = () => (asks = false)
  const mend = () => (broken = false)
  return { seen, grow, end, answerIt, mend, begin: () => (active = true), hide: () => (open = false) }
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

for (const name of ['pause', 'resume', 'cancel', 'land'])
  test(`a typed ${name} is signed as the person's, and one of a module goes on without`, async ($: any, on: any) => {
    mock.clock(on)
    const { seen } = client(on)
    await start($)
    for (const kind of ['plugin', 'composer'])
      expect((await run($, { command: `ultraplan:${name}`, args: ' ' }, kind)).text).toBe('it ran')
    expect(seen.signed.map(({ origin, count }: any) => `${origin} ${count}`)).toEqual(['composer 1'])
  })

/** The client tells what the input line becomes, and who made it so. */
const lineBecomes = ($: any, text: string, origin: object) =>
  $.prompt.change({ text, cursor: text.length, origin } as any)
const key = ($: any, text: string, inputText: string) =>
  $.prompt.edit({
    origin: { kind: 'composer' },
    key: { key: inputText },
    text,
    cursor: text.length,
    start: text.length,
    end: text.length,
    inputText,
  } as any)
const typedLine = '/ultraplan:skip-verify --task 1.1 --reason "x"'

for (const [how, put] of Object.entries({
  'puts into the input line': ($: any) => lineBecomes($, typedLine, { kind: 'plugin', name: 'rival' }),
  // The client does not always raise what the line becomes.
  'writes into the input line': ($: any) =>
    $.prompt.fill({ text: typedLine, mode: 'replace', origin: { kind: 'plugin', name: 'rival' } } as any),
  'makes of another line': ($: any) => lineBecomes($, 'as below', { kind: 'clear' }),
  'makes of a key': ($: any) => key($, 'fine, o', 'k'),
  suggests: ($: any) =>
    $.prompt.suggest({ text: typedLine, origin: { kind: 'plugin', name: 'rival' } } as any),
}))
  test(`a command that a module ${how} is not the person's when they press Enter`, async ($: any, on: any) => {
    mock.clock(on)
    const { seen } = client(on)
    on('prompt.change', (_: any, e: any) => ({ text: e.text === 'as below' ? typedLine : e.text }))
    on('prompt.suggest', () => ({ isShown: true }))
    on('prompt.edit', () => ({ text: typedLine, cursor: 0 }))
    await start($)
    await put($)
    expect((await run($, SKIP, 'composer')).text).toMatch(
      /(rival|a module) has put \/ultraplan:skip-verify into the input line/,
    )
    expect([seen.ran, seen.signed]).toEqual([[], []])
    // Another command, and what comes from a phone, is not touched by it.
    expect((await run($, { command: 'ultraplan:retry', args: '' }, 'composer')).text).toBe('it ran')
    expect((await run($, SKIP, 'bridge')).text).toBe('it ran')
  })

test('a command that is typed, or that the client completes, calls up again or gives back is of the person', async ($: any, on: any) => {
  mock.clock(on)
  const { seen } = client(on)
  on('prompt.change', (_: any, e: any) => ({ text: e.text }))
  on('prompt.edit', (_: any, e: any) => ({ text: `${e.text}${e.inputText}`, cursor: 0 }))
  await start($)
  let text = ''
  for (const letter of typedLine) text = (await key($, text, letter)).text
  expect(text).toBe(typedLine)
  for (const origin of [{ kind: 'engine' }, { kind: 'plugin', name: 'ultraplan' }])
    await lineBecomes($, typedLine, origin)
  await lineBecomes($, '', { kind: 'clear' })
  expect((await run($, SKIP, 'composer')).text).toBe('it ran')
  expect(seen.signed.map(({ origin }: any) => origin)).toEqual(['composer'])
})

test('the word OVERRIDE that a module puts into the input line is signed as of the module', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, end } = client(on, { active: true })
  on('prompt.change', (_: any, e: any) => ({ text: e.text }))
  on('prompt.submit', (_: any, e: any) => ({ text: e.text }))
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  const word = { text: 'OVERRIDE', origin: { kind: 'composer' }, wait: false }
  await $.prompt.submit(word as any)
  await lineBecomes($, 'OVERRIDE', { kind: 'plugin', name: 'rival' })
  await $.prompt.submit(word as any)
  expect(seen.signed.map(({ origin }: any) => origin)).toEqual(['composer', 'plugin'])
  end()
})

test('/implement of another module starts nothing', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen } = client(on)
  await start($)
  expect((await run($, { command: 'implement', args: 'x' }, 'plugin')).text).toMatch(/not from a person/)
  await clock.advance(5000)
  expect([seen.ran, seen.signed]).toEqual([[], []])
})

test('a key that cannot be made known refuses, and does not keep anybody from stopping', async ($: any, on: any) => {
  mock.clock(on)
  const { seen } = client(on, { broken: true })
  await start($)
  expect((await run($, SKIP, 'composer')).text).toMatch(/restart the client to override/)
  expect((await run($, { command: 'ultraplan:cancel', args: '' }, 'composer')).text).toBe('it ran')
  expect(seen.ran).toEqual(['ultraplan:cancel '])
})

test('a key that could not be made known at first is told again when it is needed', async ($: any, on: any) => {
  mock.clock(on)
  const { seen, mend } = client(on, { broken: true })
  await start($)
  expect((await run($, SKIP, 'composer')).text).toMatch(/could not be signed/)
  mend()
  expect((await run($, SKIP, 'composer')).text).toBe('it ran')
  expect(seen.signed.map(({ count }: any) => count)).toEqual([1])
  // A second key would refuse every override of this client.
  expect(new Set(seen.keys).size).toBe(1)
})

test('that another key was given is said once, and only in a run', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, begin, end } = client(on, { isSecond: true })
  await start($)
  await clock.advance(10_000)
  expect(seen.logged).toEqual([])
  begin()
  await run($, SKIP, 'composer')
  while (seen.logged.length < 3) await clock.advance(1)
  await clock.advance(30_000)
  expect(seen.logged.filter((line) => line.includes('restart the client to override')).length).toBe(1)
  // No program is started again and again.
  expect(seen.keys.length).toBe(1)
  end()
})

test('without a run nothing is looked at, drawn or signed', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen } = client(on)
  await start($)
  await clock.advance(10_000)
  expect(seen.asked).toBe(0)
  expect(seen.opened).toBe(0)
})

test('one process follows the journal, and what it says is told at once and drawn', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, grow, end } = client(on, { active: true })
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  expect(seen.logged).toEqual([LOOK.lines[0], LOOK.waits[0]?.line])
  await clock.advance(20_000)
  for (let n = 0; n < 3; n++) {
    const before = seen.logged.length
    grow()
    // No time has to pass.
    while (seen.logged.length === before) await clock.advance(0)
  }
  // What waits for the person is told once.
  expect(seen.logged.slice(2)).toEqual([LOOK.lines[0], LOOK.lines[0], LOOK.lines[0]])
  expect([seen.followed, seen.asked, seen.opened]).toEqual([1, 0, 1])
  end()
})

test('a process that has ended is started again when the journal has grown, from where it was', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, grow, end } = client(on, { active: true })
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  end()
  await clock.advance(20_000)
  expect(seen.followed).toBe(1)
  grow()
  await clock.advance(20_000)
  expect(seen.since.slice(0, 2)).toEqual([String(Number.MAX_SAFE_INTEGER), '9'])
  // Whatever goes wrong, it is not started at every look.
  expect(seen.followed).toBeLessThanOrEqual(5)
})

test('of a run that comes to the session later, what was before is not told', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, begin, end } = client(on)
  await start($)
  begin()
  await run($, SKIP, 'composer')
  while (seen.since.length === 0) await clock.advance(1)
  expect(seen.since).toEqual(['bound'])
  end()
})

test('what was told when the turn ended is not told again by the process that follows', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, grow, end } = client(on, { active: true })
  on('turn.complete', (_: any, e: any) => ({ text: e.text }))
  await $.session.start({ cwd: '/', surface: 'terminal', isInteractive: false })
  while (seen.logged.length < 2) await clock.advance(1)
  end()
  grow()
  await $.session.end({ reason: 'other', sessionId: 's1', resume: false } as any)
  expect(seen.asked).toBe(1)
  expect(seen.logged.length).toBe(3)
})

const ANSWERED = 'operation blocked by hook:\n✔ done\n\n\nOriginal prompt: /ultraplan:status'

for (const [input, rest] of [
  ['/ultraplan:status ', ['']],
  ['a draft\n/ultraplan:status', ['a draft']],
  ['a draft', []],
] as const)
  test(`of ${JSON.stringify(input)} the answered command is taken away`, async ($: any, on: any) => {
    const clock = mock.clock(on)
    const { seen } = client(on, { answer: ANSWERED, input })
    await start($)
    const { text } = await run($, { command: 'ultraplan:status', args: '' }, 'composer')
    expect(text).toBe(ANSWERED)
    await clock.advance(10_000)
    expect(seen.filled).toEqual([...rest])
  })

test('while a question has its place, the line is looked at until it can be taken away', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, answerIt } = client(on, { answer: ANSWERED, input: '/ultraplan:status', asks: true })
  await start($)
  await run($, { command: 'ultraplan:status', args: '' }, 'composer')
  await clock.advance(60_000)
  const before = seen.filled.length
  expect(before > 100).toBe(true)
  answerIt()
  await clock.advance(1_000)
  expect(seen.filled.length).toBe(before + 1)
})

test('the line of a command that goes on is left alone', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen } = client(on, { input: '/ultraplan:status' })
  await start($)
  await run($, { command: 'ultraplan:status', args: '' }, 'composer')
  await clock.advance(10_000)
  expect(seen.filled).toEqual([])
})

test('what was done on the board wakes the session, once', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, grow, end } = client(on, { active: true, called: 9 })
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  grow()
  while (seen.logged.length < 3) await clock.advance(1)
  await clock.advance(5000)
  expect(seen.ran).toEqual(['ultraplan:resume '])
  end()
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

const BAND = {
  plugin: 'ultraplan',
  component: 'AbovePrompt',
  requestId: 'band',
  surface: 'terminal',
  props: {
    hasSurvey: false,
    isCollapsed: false,
    isWorking: false,
    maxRows: 20,
    bodyColumns: 75,
    scroll: { offset: 0, bodyRows: 20 },
    view: {},
  },
} as const

const AT_WORK = {
  waits: [],
  now: 'ultraplan demo · 1/2 1.1',
  doing: [{ text: '1/2 1.1', since: '2026-01-26T14:00:00Z' }],
}

test('while nothing changes the time is drawn every five seconds, and nothing once the pane is closed', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, end, hide } = client(on, { active: true, look: AT_WORK })
  await start($)
  while (seen.drawn === 0) await clock.advance(1)
  const before = seen.drawn
  await clock.advance(60_000)
  expect(seen.drawn - before).toBeGreaterThanOrEqual(11)
  expect(seen.drawn - before).toBeLessThanOrEqual(12)
  hide()
  const closed = seen.drawn
  await clock.advance(60_000)
  expect(seen.drawn).toBe(closed)
  end()
})

test('of 500 tasks only those near the window are drawn', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const tasks = Array.from({ length: 500 }, (_, n) => ({ ...LOOK.tasks[0], id: `1.${n + 1}` }))
  const { seen, end } = client(on, { active: true, look: { tasks } })
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  for (const [offset, first] of [
    [0, 1],
    [250, 240],
    [470, 499],
  ] as const) {
    const ui = await $.ui.mount({
      ...PANE,
      surface: 'terminal',
      props: { ...PANE.props, scroll: { offset, bodyRows: 20 } },
    })
    expect(await ui.find({ type: 'Text', text: new RegExp(`1\\.${first} Write a`) })).toBeDefined()
    const far = offset < 200 ? 400 : 10
    expect(await ui.find({ type: 'Text', text: new RegExp(`1\\.${far} Write a`) })).toBeUndefined()
    await ui.unmount()
  }
  end()
})

for (const [state, now, line] of [
  ['running', LOOK.now, 'ultraplan 1/2 · ⏸ 1.2 waits for you: q'],
  ['halted', 'ultraplan demo · HALTED: a b', 'ultraplan 1/2 · halted, /ultraplan:resume goes on: a b'],
  ['finished', 'ultraplan demo · FINISHED', 'ultraplan 1/2 · finished: 1 escalated'],
])
  test(`a ${state} run has its line above the prompt when the pane is not there`, async ($: any, on: any) => {
    const clock = mock.clock(on)
    const { seen, end, hide } = client(on, { active: true, look: { state, now } })
    await start($)
    while (seen.logged.length < 2) await clock.advance(1)
    const ui = await $.ui.mount(BAND)
    expect(await ui.find({ type: 'Text', text: /ultraplan/ })).toBeUndefined()
    await ui.unmount()
    hide()
    const below = await $.ui.mount(BAND)
    expect((await below.find({ type: 'Text', text: /ultraplan/ }))?.text).toBe(line)
    await below.unmount()
    end()
  })

test('a pane that the person has closed stays closed in the session that resumes the run', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, end } = client(on, { active: true, closed: 'r1' })
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  expect(seen.opened).toBe(0)
  await run($, { command: 'ultraplan:pane', args: '' }, 'composer')
  expect([seen.opened, seen.stored.get('closed')]).toEqual([1, undefined])
  end()
})

test('the pane opens also while the client cannot write what the module remembers', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, end } = client(on, { active: true, closed: 'r1', isLocked: true })
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  expect(await run($, { command: 'ultraplan:pane', args: '' }, 'composer')).toEqual({
    text: 'the pane is open',
  })
  expect(seen.opened).toBe(1)
  end()
})

test('a pane that cannot be opened says so, and not that the module is missing', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, end } = client(on, { active: true, isClosedOff: true })
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  const { text } = await run($, { command: 'ultraplan:pane', args: '' }, 'composer')
  expect(text).toMatch(/the pane cannot be opened now; \/ultraplan:status shows the run/)
  // The line above the prompt is there instead.
  expect(seen.drawn).toBeGreaterThan(0)
  end()
})

/** The client takes what our module has run as a prompt, when the session is idle; only then the call returns. */
const takeCommand = ($: any, command: string, args: string, name = 'ultraplan') =>
  $.prompt.submit({
    text: `/${command} ${args}`,
    command: { name: command, args },
    origin: { kind: 'plugin', name },
  } as any)
const takeRetry = ($: any, name?: string) => takeCommand($, 'ultraplan:retry', '--task 1.2', name)

test('the pane shows the run on every surface, and its button is signed as a button', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen } = client(on, { active: true, take: () => takeRetry($) })
  on('prompt.submit', (_: any, e: any) => ({ text: e.text }))
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  for (const surface of ['terminal', 'desktop'] as const) {
    const ui = await $.ui.mount({ ...PANE, surface })
    expect(await ui.find({ type: 'Text', text: /1\.1 Write a .*approved ORANGE/ })).toBeDefined()
    expect(await ui.find({ type: 'Text', text: /1\.2 Write b .*escalated ×3/ })).toBeDefined()
    expect(await ui.find({ type: 'Text', text: /✗ 1\.2 refused/ })).toBeDefined()
    const before = seen.signed.length
    const drawn = seen.drawn
    await ui.press({ key: 'retry-1.2' })
    // The command waits until the session is idle; the press is answered at once.
    expect(seen.drawn).toBe(drawn + 1)
    while (seen.signed.length === before) await clock.advance(1)
    await ui.unmount()
  }
  expect(seen.signed.map(({ origin }: any) => origin)).toEqual(['button', 'button'])
  expect(seen.ran).toEqual(['ultraplan:retry --task 1.2', 'ultraplan:retry --task 1.2'])
})

test('the tokens and the cost of a task are in the pane, as the client tells them', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const agents = [{ agentId: 'a1', task: '1.2' }]
  const { seen, end } = client(on, { active: true, look: { agents } })
  on('turn.complete', (_: any, e: any) => ({ text: e.text }))
  on('session.measure', (_: any, e: any) => ({ changed: e.changed }))
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  const usage = { input_tokens: 11_000, output_tokens: 1_400 }
  await $.turn.complete({ text: 'done', turnId: 't1', agentId: 'a1', usage } as any)
  await $.session.measure({ cost: { usd: 0.12 }, changed: ['cost'], context: {}, rateLimits: {} } as any)
  const ui = await $.ui.mount({ ...PANE, surface: 'terminal' })
  expect(await ui.find({ type: 'Text', text: /1\.2 Write b .*12k ~\$0\.12/ })).toBeDefined()
  await ui.unmount()
  end()
})

test('a command /implement of the project is its own, whoever runs it', async ($: any, on: any) => {
  mock.clock(on)
  const { seen } = client(on, { broken: true, commands: ['implement'] })
  await start($)
  for (const kind of ['composer', 'plugin', 'scheduled-trigger'])
    expect((await run($, { command: 'implement', args: 'x' }, kind)).text).toBe('it ran')
  expect(seen.ran.length).toBe(3)
})

test('a button is signed when its command is taken, whatever was signed while it waited', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const drops: unknown[] = []
  const { seen } = client(on, {
    active: true,
    async take() {
      const ended = { text: 'an agent ended', origin: { kind: 'task-notification' }, wait: false }
      await $.prompt.submit(ended as any)
      // Another module cannot use the press.
      drops.push((await takeRetry($, 'rival')).drop)
      await takeRetry($)
    },
  })
  on('prompt.submit', (_: any, e: any) => ({ text: e.text }))
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  const ui = await $.ui.mount({ ...PANE, surface: 'terminal' })
  await ui.press({ key: 'retry-1.2' })
  while (seen.signed.length < 2) await clock.advance(1)
  await ui.unmount()
  expect(drops[0]).toMatch(/came from plugin rival/)
  expect(seen.signed.map(({ origin }: any) => origin)).toEqual(['task-notification', 'button'])
  expect((await takeRetry($)).drop).toMatch(/not from a person/)
})

test('a press that the client did not take leaves nothing for a later command', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen } = client(on, { active: true })
  on('prompt.submit', (_: any, e: any) => ({ text: e.text }))
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  const ui = await $.ui.mount({ ...PANE, surface: 'terminal' })
  await ui.press({ key: 'retry-1.2' })
  while (seen.ran.length === 0) await clock.advance(1)
  await clock.advance(1000)
  await ui.unmount()
  expect((await takeRetry($)).drop).toMatch(/not from a person/)
  expect(seen.signed).toEqual([])
})

test('Resume is signed as a button, and needs no signature', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const look = { state: 'paused', now: 'ultraplan demo · PAUSED: by A' }
  const taken: unknown[] = []
  const { seen } = client(on, {
    active: true,
    look,
    async take(command) {
      taken.push((await takeCommand($, command, '')).text)
    },
  })
  on('prompt.submit', (_: any, e: any) => ({ text: e.text }))
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  const ui = await $.ui.mount({ ...PANE, surface: 'terminal' })
  await ui.press({ key: 'resume' })
  while (taken.length < 1) await clock.advance(1)
  // Nobody is kept from resuming: another module may, too, and it is not signed.
  await takeCommand($, 'ultraplan:resume', '', 'rival')
  await ui.unmount()
  expect(taken).toEqual(['/ultraplan:resume '])
  expect(seen.signed.map(({ origin }: any) => origin)).toEqual(['button'])
})

test('the last refusal of a run that is resumed is in the pane, and no line tells it again', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, end } = client(on, { active: true, look: { lines: [], lastRefusal: '✗ 1.1 refused before' } })
  await start($)
  while (seen.logged.length < 1) await clock.advance(1)
  const ui = await $.ui.mount({ ...PANE, surface: 'terminal' })
  expect(await ui.find({ type: 'Text', text: /✗ 1\.1 refused before/ })).toBeDefined()
  expect(seen.logged).toEqual([LOOK.waits[0]?.line])
  await ui.unmount()
  end()
})

test('what a button was answered goes with the next thing that happens', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen, grow, end } = client(on, { active: true })
  on('prompt.submit', (_: any, e: any) => ({ text: e.text }))
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  const ui = await $.ui.mount({ ...PANE, surface: 'terminal' })
  await ui.press({ key: 'retry-1.2' })
  await ui.unmount()
  const answers = async () => {
    const drawn = await $.ui.mount({ ...PANE, surface: 'terminal' })
    const found = await drawn.find({ type: 'Text', text: /asked for/ })
    await drawn.unmount()
    return found?.text
  }
  expect(await answers()).toBe('retry: asked for')
  grow()
  while (seen.logged.length < 3) await clock.advance(1)
  expect(await answers()).toBeUndefined()
  end()
})

test('Pause is signed as a button before it is asked for', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const { seen } = client(on, { active: true })
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  const ui = await $.ui.mount({ ...PANE, surface: 'terminal' })
  await ui.press({ key: 'pause' })
  while (seen.paused.length === 0) await clock.advance(1)
  await ui.unmount()
  expect(seen.paused).toEqual([['pause', '/', '/home/p', 's1', 1]])
  expect(seen.signed.map(({ origin }: any) => origin)).toEqual(['button'])
})

test('that agents in flight finish is said while there are some', async ($: any, on: any) => {
  const clock = mock.clock(on)
  const look: any = { doing: [{ text: '1.2 · attempt 3/3', since: '2026-01-26T14:00:00Z' }] }
  const { seen, grow, end } = client(on, { active: true, look })
  await start($)
  while (seen.logged.length < 2) await clock.advance(1)
  const answers = async () => {
    const drawn = await $.ui.mount({ ...PANE, surface: 'terminal' })
    const found = await drawn.find({ type: 'Text', text: /agents in flight/ })
    await drawn.unmount()
    return found?.text
  }
  const ui = await $.ui.mount({ ...PANE, surface: 'terminal' })
  await ui.press({ key: 'pause' })
  while (seen.paused.length === 0) await clock.advance(1)
  await ui.unmount()
  expect(await answers()).toBe('pause: agents in flight finish')
  look.state = 'paused'
  grow()
  while (seen.logged.length < 3) await clock.advance(1)
  expect(await answers()).toBe('pause: agents in flight finish')
  look.doing = []
  grow()
  while (seen.logged.length < 4) await clock.advance(1)
  expect(await answers()).toBeUndefined()
  end()
})
