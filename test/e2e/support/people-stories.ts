import { expect } from 'vitest'
import { openStage } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { type Mode, personAt } from './one-client.ts'
import { blocked, honest, phased, taskA, taskB } from './small-plan.ts'

const WHO = 'A Person <person@example.com>'
const SKIP = '/ultraplan:skip-verify --task "Task 1.1" --reason "External dependency"'

/** Task 1.1 is blocked and 2.1 waits for it: only a person gets the run on. */
const stuck = (): Scenario => ({
  title: 'a task that only a person can decide about',
  files: phased(taskA, { ...taskB, id: '2.1' }),
  prompt: '/ultraplan:implement demo',
  cast: [blocked(taskA, 1), honest(taskA), honest({ ...taskB, id: '2.1' })],
})

const begin = async (mode: Mode) => {
  const stage = await openStage(stuck())
  const person = await personAt(stage, mode)
  await person.types(stage.scenario.prompt)
  expect(stage.status().tasks).toMatchObject([{ status: 'blocked' }, { status: 'pending' }])
  return { stage, person, requests: () => stage.exchanges.length }
}

export async function isRefused(mode: Mode): Promise<void> {
  const { stage, person, requests } = await begin(mode)
  const before = requests()
  const answers: [string, RegExp][] = [
    ['/ultraplan:skip-verify --task 1.1 --reason "Tests take too long"', /Not a valid skip reason/],
    ['/ultraplan:skip-verify --task 1.1 --reason Looks good to me', /Gate exists to prevent this/],
    ['/ultraplan:skip-verify --task 1.1', /a skip needs a reason/],
    ['/ultraplan:skip-verify --task 1.1 --reason "time pressure"', /USER RISK/],
    [
      '/ultraplan:skip-verify --task "Write" --reason "External dependency"',
      /there is no task "Write".*1\.1 +Write a.*2\.1 +Write b/s,
    ],
    ['/ultraplan:force-complete --task 1.1 --override-all', /Type 'OVERRIDE' to confirm/],
    ['/ultraplan:confirm OVERIDE', /has expired/],
    ['/ultraplan:confirm OVERRIDE', /nothing waits to be confirmed/],
  ]
  for (const [line, answer] of answers) expect(await person.types(line), line).toMatch(answer)
  expect(requests()).toBe(before)
  expect(stage.journal('refused').map(({ id }) => id)).toHaveLength(4)

  await person.types('/ultraplan:force-complete --task 1.1 --override-all')
  expect(await person.types('what would that OVERRIDE do?')).toContain(
    'the force override of task 1.1 expired (something else was typed)',
  )
  expect(await person.types('/ultraplan:confirm OVERRIDE')).toContain('nothing waits to be confirmed')
  expect(stage.journal('force_lapsed').map(({ cause }) => cause)).toEqual([
    'the word was not OVERRIDE',
    'something else was typed',
  ])
  // The words of a command inside a sentence are not a command.
  await person.types(`should I use ${SKIP} or OVERRIDE?`)
  for (const type of ['task_skipped', 'task_forced']) expect(stage.journal(type)).toEqual([])
  expect(stage.status().tasks[0]).toMatchObject({ status: 'blocked' })

  await person.types('/ultraplan:skip-verify --task 1.1 --reason "time pressure, I accept the risk"')
  expect(stage.journal('task_skipped')).toMatchObject([{ reason: 'time pressure, I accept the risk' }])
}

export async function skips(mode: Mode): Promise<void> {
  const { stage, person } = await begin(mode)
  const base = stage.repo.head()
  await person.types(SKIP)

  expect(stage.journal('task_skipped')).toMatchObject([
    {
      task: '1.1',
      reason: 'External dependency',
      who: WHO,
      at: expect.stringMatching(/^\d{4}-/),
      session: stage.journal('run_started')[0]?.session,
      prompt: expect.stringMatching(/\w/),
    },
  ])
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [
      { id: '1.1', status: 'skipped', flags: ['unverified'] },
      { id: '2.1', status: 'approved' },
    ],
  })
  // S1-94 S1-95 S1-96: the mark stays everywhere, and the approved ref stops before the work.
  const state = stage.repo.read('specs/demo/STATE.md')
  for (const line of [
    'status: complete (unverified)',
    'skip_reason: "External dependency"',
    'requires_manual_commit: true',
  ])
    expect(state).toContain(line)
  expect(stage.repo.read('specs/demo/SUMMARY.md')).toContain('External dependency')
  expect(stage.cli('log').stdout).toContain('External dependency')
  expect(JSON.parse(stage.cli('summary', '--json').stdout)).toMatchObject({
    skipped: [{ id: '1.1', who: WHO, reason: 'External dependency' }],
  })
  const [run] = stage.journal('run_started')
  expect(stage.repo.git('rev-parse', `refs/ultraplan/${run?.run}/approved`)).toBe(base)
  expect(stage.repo.git('notes', '--ref=ultraplan', 'show', base)).toContain('complete (unverified)')
  expect(stage.repo.changes()).toEqual([])

  await person.types('/ultraplan:retry --task 1.1')
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [{ status: 'approved', flags: [] }, { status: 'approved' }],
  })
  expect(stage.repo.git('rev-parse', `refs/ultraplan/${run?.run}/approved`)).toBe(stage.repo.head())
}

export async function pauses(mode: Mode): Promise<void> {
  const { stage, person, requests } = await begin(mode)
  const before = requests()
  expect(await person.types('/ultraplan:status')).toMatch(/1\.1 +Write a +blocked/)
  expect(await person.types('/ultraplan:pause')).toContain('is paused')
  expect(await person.types('/ultraplan:resume')).toContain('goes on')
  expect(stage.journal('run_resumed')).toMatchObject([{ who: WHO }])
  expect(stage.status().state).toBe('running')
  await person.types('/ultraplan:pause')
  expect(stage.status().state).toBe('paused')
  expect(requests()).toBe(before)
  await person.types('/ultraplan:retry 1.1')
  expect(stage.journal('task_retried')).toMatchObject([{ task: '1.1', who: WHO }])
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [{ status: 'approved', attempts: 2 }, { status: 'approved' }],
  })
}

export async function doesEverything(mode: Mode): Promise<void> {
  const third = { ...taskB, id: '3.1', title: 'Write c', file: 'c.txt', word: 'there' }
  const stage = await openStage({
    title: 'a run with everything in it',
    files: phased(taskA, { ...taskB, id: '2.1' }, third),
    prompt: '/ultraplan:implement demo',
    cast: [
      blocked(taskA, 1),
      blocked({ ...taskB, id: '2.1' }, 1),
      honest({ ...taskB, id: '2.1' }),
      blocked(third),
    ],
  })
  const person = await personAt(stage, mode)
  await person.types(stage.scenario.prompt)
  await person.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
  await person.types('/ultraplan:retry --task 2.1')
  const asked = await person.types('/ultraplan:force-complete --task 3.1 --override-all')
  expect(asked).toContain("This bypasses quality checks. Type 'OVERRIDE' to confirm")
  expect(asked).toContain('Never use force override')
  expect(stage.status().tasks[2]).toMatchObject({ status: 'blocked' })
  const shown = await person.types('/ultraplan:confirm OVERRIDE')
  // S1-100: who asked, who confirmed, when, in which client.
  expect(stage.journal('force_asked')).toMatchObject([{ task: '3.1', who: WHO, client: expect.anything() }])
  expect(stage.journal('task_forced')).toMatchObject([{ task: '3.1', who: WHO }])
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [{ status: 'skipped' }, { status: 'approved' }, { status: 'forced', flags: ['forced'] }],
  })
  expect(stage.repo.read('specs/demo/STATE.md')).toContain('(forced)')
  const markdown = stage.repo.read('specs/demo/SUMMARY.md')
  for (const text of [shown, markdown]) {
    expect(text).toMatch(/1 of 3 tasks approved, 1 retried, 1 skipped \(unverified\), 1 forced/)
    expect(text).toMatch(/External dependency/)
    expect(text).toMatch(/3\.1 was forced by A Person/)
    expect(text).toMatch(/2 attempts|\| 2 \|/)
    expect(text).toMatch(/what to do next/i)
  }
  expect(JSON.parse(stage.cli('summary', '--json').stdout)).toMatchObject({
    approved: ['2.1'],
    retried: ['2.1'],
    skipped: [{ id: '1.1', who: WHO, reason: 'External dependency' }],
    forced: [{ id: '3.1', who: WHO }],
    outstanding: [],
    tasks: [{ attempts: 1 }, { attempts: 2, durationMs: expect.any(Number) }, { attempts: 1 }],
    next: expect.arrayContaining([expect.stringContaining('check the work of task 1.1')]),
  })
  expect(markdown).toContain('bypassed all quality checks')
  expect(stage.repo.changes()).toEqual([])

  const [run] = stage.journal('run_started')
  const approved = () => stage.repo.git('rev-parse', `refs/ultraplan/${run?.run}/approved`)
  expect(approved()).not.toBe(stage.repo.head())
  for (const task of ['1.1', '3.1'])
    expect(await person.types(`/ultraplan:adopt --task ${task}`)).toContain(`task ${task} is adopted`)
  expect(approved()).toBe(stage.repo.head())
  expect(stage.status().tasks[0]).toMatchObject({ status: 'skipped', flags: ['unverified'] })
}
