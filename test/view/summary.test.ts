import { describe, expect, test } from 'vitest'
import { branchLines } from '../../src/view/branches.ts'
import { renderState, renderSummaryMarkdown } from '../../src/view/state.ts'
import { renderSummary, summaryJson } from '../../src/view/summary.ts'
import { aCommand, aReview, aRun, aSummary, aTask, Story } from '../support/run-builder.ts'

const story = () => {
  const told = new Story(['1.1', '1.2', '1.3', '1.4'].map((id) => aSummary(id)))
    .approve('1.1')
    .dispatch('1.2')
    .claim('1.2')
  told.judge('1.2', { outcome: 'FAILED', failure: 'VERIFY_FAILURE' }).claim('1.2').judge('1.2')
  told
    .tell({ type: 'task_approved', task: '1.2', commit: 'd'.repeat(40) })
    .skip('1.3')
    .force('1.4')
  return told.tell({ type: 'run_finished', commit: 'd'.repeat(40) })
}

describe('the final summary', () => {
  test('says what was approved, retried, skipped and forced, and what to do next', () => {
    expect(
      renderSummary(story().run),
    ).toBe(`demo finished after 2 min 30 s: 2 of 4 tasks approved, 0 retried, 1 skipped (unverified), 1 forced
the gate: 1 claim refused because the verify failed
warning: task 1.4 was forced by Ada <ada@example.org> at 14:02:30 and bypassed all quality checks; fix the task or its verification instead

skipped (unverified)
  task 1.3: External API rate limit exceeded (Ada <ada@example.org>, 14:02:20)

time and attempts
  1.1  approved              1 attempt   30.0 s        Title of 1.1
  1.2  approved              1 attempt   50.0 s        Title of 1.2
  1.3  skipped (unverified)                            Title of 1.3
  1.4  forced                                          Title of 1.4

what to do next
  1. fix task 1.4 or its verification, then /ultraplan:retry --task 1.4 sends it through the gate; the approved ref stops before it until then, or until /ultraplan:adopt --task 1.4
  2. check the work of task 1.3 yourself; the approved ref stops before it until /ultraplan:adopt --task 1.3
  3. git log --oneline bbbbbbbbbb..dddddddddd shows the approved work
  4. ultraplan replay --verify proves every approved task again from its commit
`)
  })

  test('its headline counts the tasks that rest on a shared proof, and each is marked', () => {
    const shared = { sharedProof: true }
    const told = new Story([aSummary('1.1', shared), aSummary('1.2', shared), aSummary('1.3')])
    told
      .approve('1.1')
      .approve('1.2')
      .approve('1.3')
      .tell({ type: 'run_finished', commit: 'd'.repeat(40) })
    const [headline] = renderSummary(told.run).split('\n')
    expect(headline).toContain('3 of 3 tasks approved')
    expect(headline).toContain('2 of 3 rest on a shared proof')
    expect(renderSummaryMarkdown(told.run)).toContain('2 of 3 rest on a shared proof')
    expect(summaryJson(told.run).tasks.map(({ id, flags }) => [id, flags])).toEqual([
      ['1.1', ['shared proof']],
      ['1.2', ['shared proof']],
      ['1.3', []],
    ])
    const own = new Story([aSummary('1.1')]).approve('1.1')
    expect(renderSummary(own.run)).not.toContain('shared proof')
  })

  test('counts what the gate did, and lists every ORANGE mark with its reason', () => {
    const told = new Story([aSummary('1.1'), aSummary('1.2')])
      .dispatch('1.1')
      .tell({ type: 'baseline_ran', task: '1.1', commands: [aCommand({ exitCode: 0 })] })
      .claim('1.1')
    const refused = { outcome: 'FAILED', failure: 'FALSE_CLAIM' } as const
    told
      .judge('1.1', refused)
      .claim('1.1')
      .judge('1.1', { ...refused, commit: 'e'.repeat(40) })
      .claim('1.1')
    told.judge('1.1', {
      colour: 'ORANGE',
      findings: [{ id: 'proof/vacuous', severity: 'warn', message: 'the verify already passed' }],
    })
    told.tell({ type: 'task_approved', task: '1.1', commit: 'd'.repeat(40) })
    const text = renderSummary(told.approve('1.2').run)
    expect(text).toContain(
      '2 of 2 tasks approved, 0 retried, 0 skipped (unverified), 0 forced\nthe gate: 2 false claims refused, 1 verify green before the work\n',
    )
    expect(text).toContain(
      '\nORANGE: approved, and worth a look\n  task 1.1: the verify already passed [proof/vacuous]\n\n',
    )
    expect(text).not.toContain('\nwarnings\n')
    expect(renderSummary(new Story().approve('1.1').run)).toContain('\nthe gate: nothing was refused\n')
  })

  test('says what the gate warned of where it let work pass, at most ten of them on the screen', () => {
    const alone = (file: string) => ({
      id: 'work/left-alone',
      severity: 'warn' as const,
      failure: 'FALSE_CLAIM' as const,
      file,
      message: `${file} has changes that are not part of this task; left alone`,
    })
    const told = new Story([aSummary('1.1')]).dispatch('1.1').claim('1.1')
    const files = ['README.md', ...Array.from({ length: 11 }, (_, index) => `notes-${index}.txt`)]
    told.judge('1.1', { colour: 'ORANGE', findings: files.map(alone) })
    told.tell({ type: 'task_approved', task: '1.1', commit: 'd'.repeat(40) })
    const line =
      'task 1.1: README.md has changes that are not part of this task; left alone [work/left-alone]'
    const text = renderSummary(told.run)
    expect(text).toContain(`ORANGE: approved, and worth a look\n  ${line}\n`)
    expect(text).toContain('notes-8.txt')
    expect(text).toContain('  and 2 more, in SUMMARY.md\n')
    expect(text).not.toContain('notes-9.txt')
    const page = renderSummaryMarkdown(told.run)
    expect(page).toContain('## ORANGE\n\n- task 1.1: README.md has changes')
    expect(page).toContain('notes-10.txt')
    expect(summaryJson(told.run).warnings).toHaveLength(12)
  })

  test('names every ORANGE task with a reason, however many there are', () => {
    const ids = Array.from({ length: 14 }, (_, n) => `1.${n + 1}`)
    const told = new Story(ids.map((id) => aSummary(id)))
    const warn = (message: string) => ({ id: 'proof/vacuous', severity: 'warn' as const, message })
    for (const id of ids) {
      told
        .dispatch(id)
        .claim(id)
        .judge(id, {
          colour: 'ORANGE',
          findings: [warn(`first of ${id}`), warn(`second of ${id}`)],
        })
      told.tell({ type: 'task_approved', task: id, commit: 'd'.repeat(40) })
    }
    const text = renderSummary(told.run)
    for (const id of ids) expect(text).toContain(`\n  task ${id}: first of ${id} [proof/vacuous]\n`)
    expect(text).toContain('  and 9 more, in SUMMARY.md\n')
  })

  test('marks that have one reason are told in one line', () => {
    const because = [{ from: 'architect', value: 0.6, why: 'approved with concerns: odd names' }]
    const task = aTask('1.1', {
      status: 'approved',
      flags: ['orange', 'architect is not sure', 'concerns', 'over time'],
      confidence: { value: 0.6, because },
    })
    expect(summaryJson(aRun({ tasks: [task] })).orange.map(({ reason }) => reason)).toEqual([
      'architect is not sure, concerns (approved with concerns: odd names, confidence 0.60)',
      'over time',
    ])
  })

  test('a task that stopped at its first attempt was not retried', () => {
    const told = new Story(['1.1', '1.2'].map((id) => aSummary(id))).dispatch('1.1').claim('1.1')
    told.judge('1.1', { outcome: 'BLOCKED', failure: 'BLOCKED' }).skip('1.1')
    expect(summaryJson(told.run).retried).toEqual([])
  })

  test('forced work brings a warning into SUMMARY.md (S1-102, S1-103)', () => {
    const text = renderSummaryMarkdown(story().run)
    expect(text).toMatch(
      /> warning: task 1\.4 was forced by Ada .* and bypassed all quality checks; fix the task or its verification instead/,
    )
    expect(text).toContain('- Task 1.4: Title of 1.4 (forced) by Ada')
    expect(text).toContain('| 1.2 | Title of 1.2 | approved | 1 | 50.0 s | dddddddddd |')
    expect(text).toContain('| 1.3 | Title of 1.3 | skipped (unverified) | 0 |')
  })

  test('the JSON has all of it', () => {
    expect(summaryJson(story().run)).toMatchObject({
      run: 'demo-1',
      state: 'finished',
      approved: ['1.1', '1.2'],
      retried: [],
      gate: { verifyFailed: 1, falseClaims: 0 },
      skipped: [{ id: '1.3', reason: 'External API rate limit exceeded' }],
      forced: [{ id: '1.4' }],
      outstanding: [],
      durationMs: 150_000,
      tasks: [
        { id: '1.1', attempts: 1, claims: 1, failures: 0, durationMs: 30_000 },
        { id: '1.2', claims: 2, failures: 1 },
        {},
        {},
      ],
    })
  })

  test('review findings without an answer are outstanding; those fixed later are not', () => {
    const mended = [
      aReview({ role: 'spec-reviewer', decision: 'reject', findings: ['old'] }),
      aReview({ role: 'spec-reviewer', findings: ['fine'] }),
    ]
    const capped = [
      aReview({ role: 'spec-reviewer', decision: 'reject', findings: ['no error handling', 'no docs'] }),
    ]
    const silent = [aReview({ role: 'spec-reviewer', decision: 'no-signal' })]
    const tasks = [mended, capped, silent].map((reviews, index) =>
      aTask(`${index}`, { status: 'approved', reviews }),
    )
    const { outstanding, next } = summaryJson(aRun({ state: 'finished', tasks }))
    expect(outstanding.map(({ task, finding }) => `${task} ${finding}`)).toEqual([
      '1 no error handling',
      '1 no docs',
      '2 spec-reviewer gave no signal',
    ])
    expect(next).toContain('answer the review findings on task 1, task 2')
  })

  test('a run that waits for a person says how it continues', () => {
    const parked = new Story().tell({ type: 'run_parked', cause: 'rate limit' }).run
    expect(summaryJson(parked).next).toEqual(['/ultraplan:resume goes on with the run'])
    const stuck = new Story().fail('1.1').fail('1.1').run
    expect(summaryJson(stuck).next[0]).toBe(
      'decide on task 1.1 (the verify failed 3 times, the limit for one kind of failure): /ultraplan:retry --task 1.1 tries again, ultraplan log 1.1 tells what happened',
    )
  })

  test('E37 a run that no task halted says what halted it, and how to end it', () => {
    const { run } = new Story().tell({ type: 'run_halted', cause: 'history was rewritten' })
    expect(summaryJson(run).next).toEqual([
      'fix what halted the run (history was rewritten), or /ultraplan:cancel ends it',
    ])
  })

  test('the time of a task does not contain what it waited for the person', () => {
    const told = new Story([aSummary('1.1')]).fail('1.1').fail('1.1').fail('1.1')
    expect(told.run.tasks[0]?.pausedFor).toBeDefined()
    const worked = summaryJson(told.run).tasks[0]?.durationMs
    expect(worked).toBeGreaterThan(0)
    for (let prompts = 0; prompts < 9; prompts += 1) told.tell({ type: 'prompt_seen', session: 's1' })
    told.skip('1.1')
    expect(summaryJson(told.run).tasks[0]?.durationMs).toBe(worked)
  })

  test('work that is left uncommitted is to be committed, and nothing else is', () => {
    const told = (left: string[]) =>
      renderSummary(
        new Story([aSummary('1.1')]).tell({
          type: 'task_skipped',
          task: '1.1',
          reason: 'the service is down',
          left,
          who: 'Ada',
          session: 's',
          prompt: '',
        }).run,
      )
    expect(told(['a.ts'])).toContain('check the work of task 1.1 yourself, and commit what is not committed;')
    expect(told([])).toContain('check the work of task 1.1 yourself; the approved ref stops before it')
  })

  test('adopting skipped work later adds nothing to the time that its task took', () => {
    const told = new Story().dispatch('1.1').skip('1.1')
    const took = () => summaryJson(told.run).tasks[0]?.durationMs
    const before = took()
    told.tell({
      type: 'override_adopted',
      task: '1.1',
      who: 'Ada',
      commit: 'd'.repeat(40),
      session: 's',
      prompt: '',
    })
    expect(told.run.tasks[0]?.override?.adopted).toBeDefined()
    expect(before).toBeGreaterThan(0)
    expect(took()).toBe(before)
  })

  test('work that a person adopted is told as that, and asks for no commit any more', () => {
    const by = { who: 'Ada', commit: 'd'.repeat(40), session: 's', prompt: '' }
    const skipped = new Story().dispatch('1.1').skip('1.1')
    expect(renderSummaryMarkdown(skipped.run)).toContain('); requires a manual commit\n')
    const { run } = skipped.tell({ type: 'override_adopted', task: '1.1', ...by })
    for (const text of [renderSummaryMarkdown(run), renderSummary(run)]) {
      expect(text).toMatch(/External API rate limit exceeded \(.*\); adopted by Ada\n/)
      expect(text).not.toContain('manual commit')
    }
    expect(renderState(run)).toContain('    requires_manual_commit: false\n    adopted_by: "Ada"\n')
  })

  test('a branch that stops before skipped work is not said to have all that was approved', () => {
    const facts = { branch: 'ultraplan/demo', target: 'main', on: 'main', isThere: true }
    const landing = { kind: 'landed', own: 0, at: 'd'.repeat(40) } as const
    const lines = (open: number) =>
      branchLines(aRun({ approvedHead: 'd'.repeat(40) }), { ...facts, landing, open })
    expect(lines(0)[0]).toBe('main has all approved work, up to dddddddddd')
    expect(lines(2).slice(0, 2)).toEqual([
      'main has the approved work up to dddddddddd, and stops before work that is not approved',
      '2 commits on ultraplan/demo are not on main: git log dddddddddd..ultraplan/demo',
    ])
  })

  test('a cancelled run offers no retry, which it would refuse', () => {
    const { next } = summaryJson(new Story().force('1.1').tell({ type: 'run_cancelled', who: 'Ada' }).run)
    expect(next.join()).not.toContain('/ultraplan:retry')
    expect(next.join()).toContain('until /ultraplan:adopt --task 1.1')
  })

  test.each([
    [1, ['a.txt'], 'look at 1 commit that no executor made (a.txt): git log', 'stops before it until'],
    [
      2,
      ['a.txt', 'b\u001b[2J.txt', 'c.txt', 'd.txt'],
      'look at 2 commits that no executor made (a.txt, b.txt, c.txt and others): git log',
      'stops before them until',
    ],
  ])('C10 %d commits that no executor made are named with their files', (count, files, what, until) => {
    const [from, to] = ['a'.repeat(40), 'b'.repeat(40)]
    const { run } = new Story().tell({ type: 'commits_found', from, to, count, files })
    expect(summaryJson(run).next).toEqual([
      `${what} aaaaaaaaaa..bbbbbbbbbb; the approved ref ${until} /ultraplan:adopt --commits`,
    ])
  })

  test('a title cannot add a column or a row to the table', () => {
    const text = renderSummaryMarkdown(aRun({ tasks: [aTask('1', { title: 'a | b\n| c <!--' })] }))
    expect(text).toContain('| 1 | a \\| b \\| c &lt;!-- | pending |')
  })
})
