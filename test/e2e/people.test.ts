import { describe, expect, test } from 'vitest'
import { openStage } from './harness/index.ts'
import type { Scenario } from './harness/scenario.ts'
import { MODES, personAt } from './support/one-client.ts'
import { blocked, honest, phased, taskA, taskB } from './support/small-plan.ts'

const WHO = 'A Person <person@example.com>'

/** Task 1.1 is blocked and 2.1 waits for it: only a person gets the run on. */
const stuck = (): Scenario => ({
  title: 'a task that only a person can decide about',
  files: phased(taskA, { ...taskB, id: '2.1' }),
  prompt: '/ultraplan:implement demo',
  cast: [blocked(taskA, 1), honest(taskA), honest({ ...taskB, id: '2.1' })],
})

describe.each(MODES)('a person, in mode %s', (mode) => {
  const begin = async () => {
    const stage = await openStage(stuck())
    const person = await personAt(stage, mode)
    await person.types(stage.scenario.prompt)
    expect(stage.status().tasks).toMatchObject([{ status: 'blocked' }, { status: 'pending' }])
    return { stage, person, requests: () => stage.exchanges.length }
  }

  test('H13 S1-86 skips a task with a good reason; the run goes on and the mark stays', async () => {
    const { stage, person } = await begin()
    const base = stage.repo.head()
    await person.types('/ultraplan:skip-verify --task "Task 1.1" --reason "External dependency"')

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
  })

  test('S1-90 S1-91 gets no skip for a reason that is none, and it costs no token', async () => {
    const { stage, person, requests } = await begin()
    const before = requests()
    const slow = await person.types('/ultraplan:skip-verify --task 1.1 --reason "Tests take too long"')
    expect(slow).toContain('Not a valid skip reason')
    const good = await person.types('/ultraplan:skip-verify --task 1.1 --reason Looks good to me')
    expect(good).toContain('Gate exists to prevent this')
    const none = await person.types('/ultraplan:skip-verify --task 1.1')
    expect(none).toContain('a skip needs a reason')
    expect(requests()).toBe(before)
    expect(stage.journal('task_skipped')).toEqual([])
    expect(stage.journal('refused')).toHaveLength(3)
  })

  test('S1-88 has to accept the risk of time pressure in words', async () => {
    const { stage, person } = await begin()
    const asked = await person.types('/ultraplan:skip-verify --task 1.1 --reason "time pressure"')
    expect(asked).toContain('USER RISK')
    expect(stage.journal('task_skipped')).toEqual([])
    await person.types('/ultraplan:skip-verify --task 1.1 --reason "time pressure, I accept the risk"')
    expect(stage.journal('task_skipped')).toMatchObject([{ reason: 'time pressure, I accept the risk' }])
  })

  test('sees the near matches when a task is not clear, and nothing is skipped', async () => {
    const { stage, person } = await begin()
    const shown = await person.types('/ultraplan:skip-verify --task "Write" --reason "External dependency"')
    expect(shown).toContain('several tasks could be meant')
    expect(shown).toMatch(/1\.1 +Write a.*2\.1 +Write b/s)
    expect(stage.journal('task_skipped')).toEqual([])
  })

  test('H13 S1-97 S1-99 forces a task with OVERRIDE; it stays marked and the summary warns', async () => {
    const { stage, person } = await begin()
    const asked = await person.types('/ultraplan:force-complete --task "Task 1.1" --override-all')
    expect(asked).toContain("This bypasses quality checks. Type 'OVERRIDE' to confirm")
    expect(asked).toContain('Never use force override')
    expect(stage.status().tasks[0]).toMatchObject({ status: 'blocked' })
    await person.types('/ultraplan:confirm OVERRIDE')
    // S1-100: who asked, who confirmed, when, in which client.
    expect(stage.journal('force_asked')).toMatchObject([{ task: '1.1', who: WHO, client: expect.anything() }])
    expect(stage.journal('task_forced')).toMatchObject([{ task: '1.1', who: WHO }])
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'forced', flags: ['forced'] }, { status: 'approved' }],
    })
    expect(stage.repo.read('specs/demo/STATE.md')).toContain('(forced)')
    expect(stage.repo.read('specs/demo/SUMMARY.md')).toContain('bypassed all quality checks')
  })

  test('who mistypes the word has forced nothing, and has to ask again', async () => {
    const { stage, person, requests } = await begin()
    const before = requests()
    await person.types('/ultraplan:force-complete --task 1.1 --override-all')
    const mistyped = await person.types('/ultraplan:confirm OVERIDE')
    expect(mistyped).toContain('has lapsed')
    const late = await person.types('/ultraplan:confirm OVERRIDE')
    expect(late).toContain('nothing waits to be confirmed')
    expect(stage.journal('force_lapsed')).toMatchObject([{ task: '1.1', cause: 'the word was not OVERRIDE' }])
    expect(stage.journal('task_forced')).toEqual([])
    expect(requests()).toBe(before)
  })

  test('who types something else lets the question lapse', async () => {
    const { stage, person } = await begin()
    await person.types('/ultraplan:force-complete --task 1.1 --override-all')
    expect(await person.types('what would that OVERRIDE do?')).toContain(
      'the force override of task 1.1 lapsed (something else was typed)',
    )
    const late = await person.types('/ultraplan:confirm OVERRIDE')
    expect(late).toContain('nothing waits to be confirmed')
    expect(stage.journal('force_lapsed')).toMatchObject([{ cause: 'something else was typed' }])
    expect(stage.journal('task_forced')).toEqual([])
  })

  test('S1-82 retries a paused task, and it is done', async () => {
    const { stage, person } = await begin()
    await person.types('/ultraplan:retry --task 1.1')
    expect(stage.journal('task_retried')).toMatchObject([{ task: '1.1', who: WHO }])
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'approved', attempts: 2 }, { status: 'approved' }],
    })
  })

  test('undoes a skip, also when it has ended the run', async () => {
    const { stage, person } = await begin()
    await person.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
    expect(stage.status().state).toBe('finished')
    await person.types('/ultraplan:retry --task 1.1')
    expect(stage.status()).toMatchObject({
      state: 'finished',
      tasks: [{ status: 'approved', flags: [] }, { status: 'approved' }],
    })
    const [run] = stage.journal('run_started')
    expect(stage.repo.git('rev-parse', `refs/ultraplan/${run?.run}/approved`)).toBe(stage.repo.head())
  })

  test('adopts skipped work, and the approved ref goes on', async () => {
    const { stage, person } = await begin()
    await person.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
    const shown = await person.types('/ultraplan:adopt --task 1.1')
    expect(shown).toContain('task 1.1 is adopted')
    const [run] = stage.journal('run_started')
    expect(stage.repo.git('rev-parse', `refs/ultraplan/${run?.run}/approved`)).toBe(stage.repo.head())
    expect(stage.status().tasks[0]).toMatchObject({ status: 'skipped', flags: ['unverified'] })
  })

  test('pauses, and goes on when they say so', async () => {
    const { stage, person } = await begin()
    await person.types('/ultraplan:pause')
    expect(stage.status().state).toBe('paused')
    await person.types('/ultraplan:retry 1.1')
    expect(stage.status().state).toBe('finished')
  })

  test('pauses and resumes, and asking how it stands costs no token', async () => {
    const { stage, person, requests } = await begin()
    const before = requests()
    expect(await person.types('/ultraplan:status')).toMatch(/1\.1 +Write a +blocked/)
    expect(await person.types('/ultraplan:pause')).toContain('is paused')
    expect(await person.types('/ultraplan:resume')).toContain('goes on')
    expect(stage.journal('run_resumed')).toMatchObject([{ who: WHO }])
    expect(stage.status().state).toBe('running')
    expect(await person.types('/ultraplan:cancel')).toContain('is cancelled')
    expect(requests()).toBe(before)
    expect(stage.status().state).toBe('cancelled')
    expect(stage.repo.changes()).toEqual([])
  })

  test('gets a summary at the end: in the session, beside the plan, and as JSON', async () => {
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
    await person.types('/ultraplan:force-complete --task 3.1 --override-all')
    const shown = await person.types('/ultraplan:confirm OVERRIDE')
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
      next: expect.arrayContaining([expect.stringContaining('check the work of 1.1')]),
    })
    expect(stage.repo.changes()).toEqual([])
  })

  test('only mentions the words, and nothing happens', async () => {
    const { stage, person } = await begin()
    await person.types(
      'should I use /ultraplan:skip-verify --task 1.1 --reason "External dependency" or OVERRIDE?',
    )
    expect(stage.journal('task_skipped')).toEqual([])
    expect(stage.status().tasks[0]).toMatchObject({ status: 'blocked' })
  })
})
