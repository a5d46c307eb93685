import { describe, expect, test } from 'vitest'
import type { Run } from '../../src/model/run.ts'
import { asksOf } from '../../src/run/next.ts'
import { shownState } from '../../src/view/run-view.ts'
import { renderRuns, renderStatus, shareCells, statusJson } from '../../src/view/status.ts'
import { displayWidth } from '../../src/view/terminal.ts'
import { ReviewStory } from '../support/review-story.ts'
import { anAttempt, aRun, aSummary, aTask, at, Story } from '../support/run-builder.ts'

const plain = { columns: 80, colour: false }

const story = () =>
  new Story(['1.1', '1.2', '1.3', '1.4', '1.5'].map((id) => aSummary(id)))
    .approve('1.1')
    .skip('1.2')
    .force('1.3')
    .dispatch('1.4')

describe('status as text', () => {
  test('shows the run, a bar, a legend and one line per task', () => {
    expect(renderStatus(story().run, plain)).toBe(`demo  running
[##########??????????!!!!!!!!!!~~~~~~~~~~----------]  1 of 5 approved
# 1 approved  ? 1 skipped (unverified)  ! 1 forced  ~ 1 in progress  - 1 pending
run demo-1 on main, started 14:00:10, last event 14:01:40

  ID   TASK          STATUS                TRIES
  1.1  Title of 1.1  approved              1/3
  1.2  Title of 1.2  skipped (unverified)
  1.3  Title of 1.3  forced
> 1.4  Title of 1.4  executing             1/3
  1.5  Title of 1.5  pending
`)
  })

  test('breaks no line in two that is to be typed', () => {
    const { run } = story()
    const question = `task 1.5 needs you after 2 attempts: ${'its verify failed again and again, '.repeat(3)}`
    const asks = [{ task: '1.5', question, options: ['retry', 'skip', 'investigate'] }]
    const lines = renderStatus(run, { ...plain, columns: 40, asks }).split('\n')
    expect(lines).toContain(
      '    to count it as complete without proof: /ultraplan:skip-verify --task 1.5 --reason "..."',
    )
  })

  test('cuts off neither the name of the run nor its times', () => {
    const run = { ...story().run, id: '20260126T140000-a-plan-with-a-long-name-6a82' }
    expect(renderStatus(run, plain)).toContain(
      '\nrun 20260126T140000-a-plan-with-a-long-name-6a82 on main, started 14:00:10, last\nevent 14:01:40\n\n',
    )
  })

  test('says what waits for a person: what failed, the failing command, what to type', () => {
    const { run } = story().fail('1.5').fail('1.5')
    expect(renderStatus(run, { ...plain, asks: asksOf(run, new Date(at(10_000))) })).toContain(`
waiting for you
  task 1.5 needs you after 2 attempts: the verify failed 3 times, the limit for
  one kind of failure (npm test exited 1)
    $ npm test -- parser  (exit 1)
      1 passed, 2 failed
    to try again: /ultraplan:retry --task 1.5
    to count it as complete without proof: /ultraplan:skip-verify --task 1.5 --reason "..."
    to see what happened: /ultraplan:decide --task 1.5 investigate
`)
  })

  test('is running while agents work beside a task that waits, and waits for you when nothing goes on', () => {
    const heading = (run: Run) =>
      renderStatus(run, { ...plain, asks: asksOf(run, new Date(at(10_000))) }).split('\n')[0]
    const stuck = new Story().fail('1.1').fail('1.1')
    expect(heading(stuck.run)).toBe('demo  waiting for you')
    expect(heading(story().fail('1.5').fail('1.5').run)).toBe('demo  running')
    expect(heading(stuck.tell({ type: 'run_paused', who: 'Ada' }).run)).toMatch(/^demo {2}paused/)
  })

  test('a run whose agents all wait for an answer to the client waits for you; one at work goes on', () => {
    const call = { tool: 'Bash', what: 'npm test', rule: 'Bash(npm test *)' }
    const told = new Story([aSummary('1.1'), aSummary('1.2')]).dispatch('1.1')
    const word = () => shownState(told.run).word
    expect(word()).toBe('running')
    told.tell({ type: 'permission_waiting', ticket: 'ticket-1', call })
    expect(word()).toBe('waiting for you')
    told.dispatch('1.2')
    expect(word()).toBe('running')
    told.tell({ type: 'permission_waiting', ticket: 'ticket-2', call })
    expect(word()).toBe('waiting for you')
    told.tell({ type: 'permission_given', ticket: 'ticket-1' })
    expect(word()).toBe('running')
  })

  test('shows the question of a checkpoint with what to type', () => {
    const asks = [
      { task: '1.5', question: 'does it look right?', options: ['approved', 'describe what is wrong'] },
    ]
    expect(renderStatus(story().run, { ...plain, asks })).toContain(
      '  does it look right?\n    /ultraplan:decide --task 1.5 approved\n',
    )
  })

  test('never says that an agent is at work after the client is gone', () => {
    const text = renderStatus(story().run, { ...plain, isGone: true })
    expect(text).toMatch(/^demo {2}stopped: its client is gone\n/)
    expect(text).toContain('~ 1 interrupted')
    expect(text).toContain('  1.4  Title of 1.4  interrupted           1/3')
    expect(text).toContain(
      'waiting for you\n  the client that drove the run is gone, and nothing goes on without one\n    /ultraplan:resume in Claude Code goes on\n',
    )
    expect(text).not.toMatch(/running|executing|in progress|> /)
    expect(statusJson(story().run, true)).toMatchObject({ state: 'running', client: 'gone' })
  })

  test('shows times in the time zone of the reader', () => {
    const zone = process.env.TZ
    process.env.TZ = 'America/New_York'
    try {
      expect(renderStatus(story().run, plain)).toContain('started 09:00:10, last event 09:01:40\n')
    } finally {
      process.env.TZ = zone ?? 'UTC'
    }
  })

  test('says why a run waits', () => {
    const run = story().tell({ type: 'run_parked', cause: 'nothing new three times' }).run
    expect(renderStatus(run, plain)).toContain('demo  parked: nothing new three times')
  })

  test('has no escape without colour, and the same text with it', () => {
    const run = story().run
    const coloured = renderStatus(run, { ...plain, colour: true })
    expect(coloured).toContain('\u001b[32m')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is compared away
    expect(coloured.replace(/\u001b\[\d+m/g, '').replace(/ +$/gm, '')).toBe(renderStatus(run, plain))
  })

  test('long titles and other alphabets stay in their column', () => {
    const tasks = [
      'a very long title '.repeat(8),
      '計画を検証してから完了とする'.repeat(4),
      'проверка '.repeat(20),
    ].map((title, index) => aTask(`${index}`, { title, status: 'approved', attempts: [anAttempt()] }))
    for (const columns of [40, 80, 140]) {
      const lines = renderStatus(aRun({ tasks }), { columns, colour: false }).split('\n')
      const rows = lines.filter((line) => line.includes(' approved ') && !line.includes('#'))
      const ends = rows.map((line) => displayWidth(line.slice(0, line.indexOf(' approved '))))
      expect(rows).toHaveLength(columns < 50 ? 0 : 3)
      expect(new Set(ends).size).toBeLessThanOrEqual(1)
      for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
    }
  })

  test('in few rows shows the task that waits for the person, and says where its choices are cut', () => {
    const ids = Array.from({ length: 9 }, (_, index) => `1.${index + 1}`)
    const stuck = new Story(ids.map((id) => aSummary(id))).approve('1.1').approve('1.2').approve('1.3')
    const { run } = stuck.fail('1.4').fail('1.4')
    const asks = asksOf(run, new Date(at(10_000)))
    for (const rows of [12, 16, 20]) {
      const lines = renderStatus(run, { ...plain, asks, rows })
        .trimEnd()
        .split('\n')
      expect(lines.length).toBeLessThanOrEqual(rows)
      expect(lines.filter((line) => /^ {2}1\.4 .* escalated/.test(line))).toHaveLength(1)
      const isWhole = lines.at(-1)?.endsWith('/ultraplan:decide --task 1.4 investigate')
      expect(isWhole || lines.at(-1) === '  … ultraplan status has the rest').toBe(true)
      expect(lines).toContain('waiting for you')
    }
  })

  test('fits sixty tasks into the rows there are, around what is going on', () => {
    const tasks = Array.from({ length: 60 }, (_, index) =>
      aTask(`t${index}`, { status: index < 30 ? 'approved' : index === 30 ? 'executing' : 'pending' }),
    )
    const text = renderStatus(aRun({ tasks }), { ...plain, rows: 24 })
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(24)
    expect(text).toContain('> t30')
    expect(text).toMatch(/… \d+ more above[\s\S]*… \d+ more below/)
  })

  test('a legend that is too long for a line goes on in the next', () => {
    const text = renderStatus(story().run, { columns: 50, colour: false })
    expect(text).toContain(
      '# 1 approved  ? 1 skipped (unverified)  ! 1 forced\n~ 1 in progress  - 1 pending\n',
    )
  })

  test('a box that was ticked before the run does not read as approved', () => {
    const text = renderStatus(aRun({ tasks: [aTask('1', { doneBefore: true })] }), plain)
    expect(text).toContain('0 of 1 approved')
    expect(text).toContain('done before')
  })
})

/** In the words of document 004; attempt 1 for all of them. */
const inQueue = (status: string) => expect.objectContaining({ status, attempt_number: 1 })

describe('status as json', () => {
  test('has exactly the shape that scripts live on', () => {
    expect(statusJson(story().run)).toEqual({
      run: 'demo-1',
      spec: 'demo',
      state: 'running',
      tasks: [
        {
          id: '1.1',
          title: 'Title of 1.1',
          status: 'approved',
          attempts: 1,
          flags: [],
          queue: inQueue('completed'),
        },
        {
          id: '1.2',
          title: 'Title of 1.2',
          status: 'skipped',
          attempts: 0,
          flags: ['unverified'],
          queue: inQueue('completed'),
        },
        {
          id: '1.3',
          title: 'Title of 1.3',
          status: 'forced',
          attempts: 0,
          flags: ['forced'],
          queue: inQueue('completed'),
        },
        {
          id: '1.4',
          title: 'Title of 1.4',
          status: 'executing',
          attempts: 1,
          flags: [],
          queue: inQueue('in_progress'),
        },
        {
          id: '1.5',
          title: 'Title of 1.5',
          status: 'pending',
          attempts: 0,
          flags: [],
          queue: inQueue('pending'),
        },
      ],
      totals: {
        total: 5,
        pending: 1,
        executing: 1,
        verifying: 0,
        reviewing: 0,
        approved: 1,
        failed: 0,
        blocked: 0,
        escalated: 0,
        skipped: 1,
        forced: 1,
      },
    })
  })

  test('a box that was ticked before the run is skipped by it, and says why', () => {
    const [task] = statusJson(aRun({ tasks: [aTask('1', { doneBefore: true })] })).tasks
    expect(task).toMatchObject({ status: 'skipped', flags: ['done-before'] })
  })
})

test('whatever exists has a cell in the bar, and all cells are given out', () => {
  expect(shareCells([59, 1, 0], 10)).toEqual([9, 1, 0])
  expect(shareCells([1, 1, 1], 10)).toEqual([4, 3, 3])
  expect(shareCells([0, 0], 10)).toEqual([0, 0])
})

describe('a task in the words of document 004', () => {
  const queue = (story: Story) => statusJson(story.run).tasks[0]?.queue

  test('between attempts is pending, with the attempt counted up and its times cleared (S4-29, S4-30, S4-31)', () => {
    const story = new Story()
    expect(queue(story)).toEqual({ status: 'pending', attempt_number: 1, started_at: null, claimed_at: null })
    story.dispatch('1.1')
    expect(queue(story)).toMatchObject({
      status: 'in_progress',
      attempt_number: 1,
      started_at: expect.any(String),
    })
    story.tell({ type: 'agent_lost', ticket: 'ticket-1', failure: 'EXECUTION_FAILURE', cause: 'it is gone' })
    expect(queue(story)).toEqual({ status: 'pending', attempt_number: 2, started_at: null, claimed_at: null })
  })

  test('is not counted up while the session has not started the executor that it was told to (S4-29, S4-30)', () => {
    const story = new Story().offer('1.1')
    const waiting = { status: 'pending', started_at: null, claimed_at: null }
    expect(statusJson(story.run).tasks[0]?.attempts).toBe(0)
    expect(queue(story)).toEqual({ ...waiting, attempt_number: 1 })
    story
      .tell({ type: 'task_blocked', task: '1.1', cause: 'git refuses' })
      .retry('1.1')
      .fail('1.1')
      .offer('1.1')
    expect(queue(story)).toEqual({ ...waiting, attempt_number: 2 })
    expect(renderStatus(story.run, plain)).toContain('1/3\n')
  })

  test('that is a fix which was given up keeps the number of its last attempt (S4-32)', () => {
    const story = new ReviewStory({ review: { architect: false } }).pass('1.1')
    story.review('1.1', 'spec-reviewer', { decision: 'reject', path: 'code' }).addFix('1.1', '1.1.1')
    story.fail('1.1.1').fail('1.1.1')
    const fix = statusJson(story.run).tasks[1]
    expect(fix).toMatchObject({ attempts: 2, queue: { status: 'failed', attempt_number: 2 } })
  })

  test('after the third attempt is failed, with the error stored (S4-32, S4-33)', () => {
    const story = new Story()
    for (const n of [1, 2, 3])
      story.dispatch('1.1').tell({
        type: 'agent_lost',
        ticket: `ticket-${n}`,
        failure: 'EXECUTION_FAILURE',
        cause: 'it is gone',
      })
    expect(queue(story)).toMatchObject({
      status: 'failed',
      attempt_number: 3,
      error: expect.stringContaining('it is gone'),
    })
  })

  test('is completed when it is approved', () => {
    expect(queue(new Story().approve('1.1'))).toMatchObject({ status: 'completed', attempt_number: 1 })
  })
})

test('a list of runs leaves its times out where they do not fit, and cuts none: a run is named by its time', () => {
  const rows = [{ id: '20260126T140000-demo-ab12', run: new Story().run }]
  expect(renderRuns(rows, 80)).toMatch(/ {2}0 of 2 approved {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n$/)
  expect(renderRuns(rows, 60)).toBe('20260126T140000-demo-ab12  running  0 of 2 approved\n')
})
