import { rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { journalRun } from '../support/journaled-run.ts'
import { aSummary, Story } from '../support/run-builder.ts'

const story = () =>
  new Story([aSummary('1.1', { title: 'Add the parser' }), aSummary('1.2', { title: 'Add the printer' })])
    .approve('1.1')
    .fail('1.2')

describe('ultraplan status', () => {
  test('shows the newest run of the repository', async () => {
    const { code, out } = await journalRun(story()).cli('status')
    expect(code).toBe(0)
    expect(out).toContain('1 of 2 approved')
    expect(out.endsWith('\n\n')).toBe(false)
  })

  test('gives scripts one JSON object', async () => {
    const { out } = await journalRun(story()).cli('status', '--json')
    expect(Object.keys(JSON.parse(out))).toEqual(['run', 'spec', 'state', 'tasks', 'totals'])
    expect(JSON.parse(out)).toMatchObject({
      run: '20260126T140000-demo-ab12',
      totals: { approved: 1, failed: 1 },
    })
  })

  test('an option that does not exist is answered with how it is used', async () => {
    const { code, err } = await journalRun(story()).cli('status', '--josn')
    expect(code).toBe(2)
    expect(err).toContain("there is no option '--josn'")
    expect(err).toContain('usage: ultraplan status')
  })

  test('a word it has no use for is not passed over', async () => {
    const { code, err } = await journalRun(story()).cli('summary', 'now')
    expect(code).toBe(2)
    expect(err).toContain('nothing is known to do with "now"')
  })

  test('a run that does not exist is answered with those that do', async () => {
    const { code, err } = await journalRun(story()).cli('status', '--run', '20260101T000000-x')
    expect(code).toBe(2)
    expect(err).toContain('ultraplan runs lists them: 20260126T140000-demo-ab12')
  })
})

describe('a run by the name of its spec', () => {
  test('is shown by status, also if the spec is named as a folder', async () => {
    const run = journalRun(story())
    for (const spec of ['demo', 'specs/demo/']) {
      const { code, out } = await run.cli('status', spec)
      expect([code, out]).toEqual([0, expect.stringContaining('1 of 2 approved')])
    }
    const { code, err } = await run.cli('status', 'other')
    expect([code, err]).toEqual([2, expect.stringContaining('there is no run other in this repository')])
  })

  test('runs lists them all, and says which has lost its client', async () => {
    const run = journalRun(story())
    expect((await run.cli('runs')).out).toMatch(
      /^20260126T140000-demo-ab12 {2}running {2}1 of 2 approved {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n$/,
    )
    const [listed] = JSON.parse((await run.cli('runs', '--json')).out)
    expect(listed).toMatchObject({ run: '20260126T140000-demo-ab12', totals: { approved: 1 } })
    expect((await journalRun(orphaned()).cli('runs')).out).toContain('  stopped  ')
  })
})

/** No system gives out such a number. */
const GONE = { pid: 4_194_305 }

function orphaned(): Story {
  const told = new Story().dispatch('1.1')
  return told.tell({
    type: 'run_bound',
    session: 's2',
    client: GONE,
    mode: 'screen',
    cause: 'the session was resumed',
  })
}

test('status, --line and --exit-code say that the client is gone', async () => {
  const run = journalRun(orphaned())
  const { code, out } = await run.cli('status', '--exit-code')
  expect(out).toMatch(/^demo {2}stopped: its client is gone\n/)
  expect(out).toContain('interrupted')
  expect(code).toBe(1)
  expect((await run.cli('status', '--line')).out).toBe(
    'ultraplan demo · STOPPED: its client is gone; /ultraplan:resume goes on\n',
  )
})

test('status --exit-code where there is no run is no success, and --help names all codes', async () => {
  const { cli, dir } = journalRun(new Story())
  rmSync(dir, { recursive: true })
  expect((await cli('status', '--exit-code')).code).toBe(2)
  const { out } = await cli('status', '--help')
  expect(out).toContain('# 0 all approved, 1 needs a person, 2 failed, 3 still at work')
})

test.each([
  ['all approved', new Story().approve('1.1').approve('1.2').tell({ type: 'run_finished', commit: 'c' }), 0],
  ['needs a person', new Story().fail('1.1').fail('1.1'), 1],
  [
    'finished with a skipped task',
    new Story().approve('1.1').skip('1.2').tell({ type: 'run_finished', commit: 'c' }),
    1,
  ],
  ['parked', new Story().tell({ type: 'run_parked', cause: 'x' }), 1],
  ['cancelled', new Story().tell({ type: 'run_cancelled', who: 'Ada' }), 2],
  ['still at work', new Story().dispatch('1.1'), 3],
])('status --exit-code of a run that is %s', async (_name, told, expected) => {
  expect((await journalRun(told).cli('status', '--exit-code')).code).toBe(expected)
  expect((await journalRun(told).cli('status')).code).toBe(0)
})

test('status --exit-code names what was ticked before the run, because this run has not proved it', async () => {
  const tasks = [aSummary('1.1', { doneBefore: true }), aSummary('1.2')]
  const told = new Story(tasks).approve('1.2').tell({ type: 'run_finished', commit: 'c' })
  const { code, err } = await journalRun(told).cli('status', '--exit-code')
  expect(code).toBe(0)
  expect(err).toMatch(/^1\.1: ticked before the run, so this run has not proved it; /)
  const { err: nothing } = await journalRun(
    new Story().approve('1.1').approve('1.2').tell({ type: 'run_finished', commit: 'c' }),
  ).cli('status', '--exit-code')
  expect(nothing).toBe('')
})

test('status --line does not drop --watch without a word', async () => {
  const { code, err } = await journalRun(new Story()).cli('status', '--line', '--watch')
  expect(code).not.toBe(0)
  expect(err).toContain('leave out --line, or --watch')
})

test('status shows what a checkpoint asks', async () => {
  const checkpoint = { type: 'human-verify' as const, question: 'does it look right?', options: [] }
  const { out } = await journalRun(new Story([aSummary('1.1', { kind: 'checkpoint', checkpoint })])).cli(
    'status',
  )
  expect(out).toContain('waiting for you\n  does it look right?')
})

describe('ultraplan log', () => {
  test('tells the story of one task, with what the executor claimed', async () => {
    const { out } = await journalRun(story()).cli('log', '1.1')
    expect(out).toContain('> TASK_COMPLETE')
    expect(out).toContain('approved at cccccccccc')
    expect(out).not.toContain('1.2')
  })

  test('says so when there is nothing to tell', async () => {
    const { out } = await journalRun(new Story()).cli('log', '1.2')
    expect(out).toBe('nothing has happened to task 1.2 yet\n')
  })

  test('--json keeps the events of a task that name only its ticket', async () => {
    const { out } = await journalRun(story()).cli('log', '1.1', '--json')
    const types = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type)
    expect(types).toEqual([
      'ticket_issued',
      'ticket_redeemed',
      'claim_received',
      'gate_judged',
      'task_approved',
    ])
  })
})

describe('ultraplan show', () => {
  test('prints the gate result with the evidence of the claim, as YAML and as JSON (S1-139)', async () => {
    const run = journalRun(story())
    const yaml = parse((await run.cli('show', '1.1', '--yaml')).out)
    expect(yaml.gate_result).toMatchObject({
      outcome: 'PASSED',
      lifecycle: 'GRADUATED',
      executor: { status: 'success', evidence: 'wrote the parser and its tests' },
    })
    expect(JSON.parse((await run.cli('show', '1.1', '--json')).out)).toEqual(yaml)
  })

  test('a task of a started run is RATIFIED until its executor begins (S2-37, S2-39)', async () => {
    const { out } = await journalRun(new Story()).cli('show', '1.1', '--yaml')
    expect(parse(out).gate_result.lifecycle).toBe('RATIFIED')
  })

  test('finds the last claim of a task that failed, too', async () => {
    const { out } = await journalRun(story()).cli('show', 'Add the printer', '--yaml')
    expect(parse(out).gate_result).toMatchObject({
      outcome: 'FAILED',
      executor: { evidence: 'wrote the parser and its tests' },
    })
  })

  test('says to a person in a few words what happened to a task, and where its evidence is', async () => {
    const run = journalRun(story())
    const { out } = await run.cli('show', '1.1')
    expect(out).toMatch(/^Task 1\.1: .* is approved\n1 attempt\n/)
    expect(out).toContain('\nwhat was proved\n')
    expect(out).toContain('ultraplan show 1.1 --yaml')
    expect(out.split('\n').length).toBeLessThan(40)
  })

  test('a task that does not exist is answered with the nearest', async () => {
    const { code, err } = await journalRun(story()).cli('show', '1.12')
    expect(code).toBe(2)
    expect(err).toBe(
      [
        'ultraplan: there is no task "1.12"  [task/unclear]',
        '    1.1  Add the parser  (approved)',
        '    1.2  Add the printer  (failed)',
        '  name one by its id: ultraplan show <id>',
        '',
      ].join('\n'),
    )
  })

  test('a title brings no escape into a complaint', async () => {
    const tasks = [aSummary('1.1', { title: 'one \u001b[2J' }), aSummary('1.2', { title: 'one too' })]
    const { err } = await journalRun(new Story(tasks)).cli('show', 'one')
    expect(err).not.toContain('\u001b')
  })

  test('a part of several titles is not guessed at', async () => {
    const { code, err } = await journalRun(story()).cli('show', 'add the')
    expect(code).toBe(2)
    expect(err).toMatch(/there is no task "add the".*\n {4}1\.1 {2}.*\n {4}1\.2 {2}/)
  })
})

describe('ultraplan summary', () => {
  test('gives the results of the run as text, markdown and JSON', async () => {
    const run = journalRun(story())
    expect((await run.cli('summary')).out).toContain('1 of 2 tasks approved')
    expect((await run.cli('summary', '--markdown')).out).toContain('# Summary: demo')
    expect(JSON.parse((await run.cli('summary', '--json')).out)).toMatchObject({
      approved: ['1.1'],
      retried: [],
      gate: { verifyFailed: 2 },
    })
  })
})

describe('help', () => {
  test.each([[[]], [['--help']], [['help']]])('%j lists every command with its summary', async (args) => {
    const { code, out } = await journalRun(story()).cli(...args)
    expect(code).toBe(0)
    for (const name of ['status', 'log', 'show', 'summary', 'cancel', 'pause'])
      expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'))
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test.each([[['help', 'status']], [['status', '--help']]])('%j explains one', async (args) => {
    const { out } = await journalRun(story()).cli(...args)
    expect(out).toContain(
      'usage\n  ultraplan status [spec] [--watch] [--json [--since <event>]] [--line | --exit-code]',
    )
    expect(out).toContain('examples\n')
  })

  test('skip and force are not commands (C07)', async () => {
    const { out } = await journalRun(story()).cli('help')
    expect(out).not.toMatch(/skip|force/)
  })
})
