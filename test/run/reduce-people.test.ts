import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventBody } from '../../src/model/event.ts'
import type { TaskState } from '../../src/model/run.ts'
import { next } from '../../src/run/next.ts'
import { aSummary, Story } from '../support/run-builder.ts'

const person = { who: 'Ada <ada@example.org>', session: 's1', prompt: 'p1' }
const NOW = new Date('2026-01-26T15:00:00Z')
const task = (story: Story, id: string): TaskState => {
  const found = story.run.tasks.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no task ${id}`)
  return found
}

describe('signatures are counted in each client', () => {
  const bound = (pid: number, key?: string): EventBody => ({
    type: 'run_bound',
    session: 's1',
    client: { pid, startedAt: `at-${pid}` },
    mode: 'print',
    cause: 'the session was resumed',
    ...(key ? { key } : {}),
  })
  const retried: EventBody = { type: 'task_retried', task: '1.1', ...person, signature: 1 }
  const last = (...events: EventBody[]) =>
    events.reduce((story, event) => story.tell(event), new Story().fail('1.1')).run.lastSignature

  test('a new client begins again, also if its module has not given its key yet', () => {
    expect(last(bound(2), retried)).toBe(1)
    expect(last(bound(2), retried, bound(3))).toBeUndefined()
    expect(last(bound(2, 'k2'), retried, bound(3))).toBeUndefined()
    expect(last(bound(2, 'k2'), retried, bound(3, 'k3'))).toBeUndefined()
  })

  test('a session that changes its id in the same client does not', () => {
    expect(last(bound(2), retried, bound(2))).toBe(1)
    expect(last(bound(2, 'k2'), retried, bound(2, 'k2'))).toBe(1)
  })
})

describe('a skip', () => {
  test('S1-92 S1-93 S1-94 keeps who, when, why and its mark', () => {
    const story = new Story().fail('1.1').skip('1.1', 'External dependency')
    expect(task(story, '1.1')).toMatchObject({
      status: 'skipped',
      override: { kind: 'skipped', reason: 'External dependency', ...person },
      flags: ['unverified'],
    })
    expect(task(story, '1.1').pausedFor).toBeUndefined()
  })

  test('is told to the person at their next prompt, with how to undo it', () => {
    const [notice] = new Story().skip('1.1').run.notices
    expect(notice?.text).toContain('/ultraplan:retry --task 1.1')
  })

  test('is told without a retry once the run is cancelled, which would refuse it; so is its adoption', () => {
    const story = new Story().skip('1.1').tell({ type: 'run_cancelled', who: 'ada' })
    story.tell({ type: 'override_adopted', task: '1.1', commit: 'e'.repeat(40), ...person })
    const texts = story.run.notices.map(({ text }) => text)
    expect(texts).toEqual([
      expect.stringMatching(/^task 1\.1 was skipped by Ada <ada@example\.org> \([^)]*\)$/),
      'the unverified work of task 1.1 was adopted by Ada <ada@example.org>',
    ])
  })

  test('of an approved task changes nothing', () => {
    const story = new Story().approve('1.1').skip('1.1')
    expect(task(story, '1.1').status).toBe('approved')
    expect(story.run.anomalies).toHaveLength(1)
  })

  test('while an executor is at work starts nothing beside it', () => {
    const story = new Story().dispatch('1.1').skip('1.1')
    expect(next(story.run, NOW)).toMatchObject({ kind: 'wait' })
    story.tell({ type: 'agent_lost', ticket: 'ticket-1', cause: 'done', failure: 'EXECUTION_FAILURE' })
    expect(task(story, '1.1').status).toBe('skipped')
    expect(next(story.run, NOW)).toMatchObject({ kind: 'dispatch', agents: [{ task: '1.2' }] })
  })

  test('that came while a claim was judged stands, whatever the gate says', () => {
    const story = new Story().dispatch('1.1').claim('1.1').skip('1.1').judge('1.1')
    expect(task(story, '1.1').status).toBe('skipped')
    story.tell({ type: 'task_approved', task: '1.1', commit: 'c'.repeat(40) })
    expect(task(story, '1.1').status).toBe('skipped')
  })
})

describe('the approved ref', () => {
  const approvedHead = (story: Story) => story.run.approvedHead[0]

  test('stops before skipped work until a person adopts it; the mark stays', () => {
    const story = new Story().skip('1.1').approve('1.2')
    expect(approvedHead(story)).toBe('b')
    story.tell({ type: 'override_adopted', task: '1.1', commit: 'e'.repeat(40), ...person })
    expect(approvedHead(story)).toBe('e')
    expect(task(story, '1.1')).toMatchObject({
      status: 'skipped',
      flags: ['unverified'],
      override: { adopted: { who: person.who, commit: 'e'.repeat(40) } },
    })
  })

  test('goes back before adopted work whose override is undone, and the person hears of both', () => {
    const story = new Story().fail('1.1').skip('1.1')
    const before = story.run.approvedHead
    story.tell({ type: 'override_adopted', task: '1.1', commit: 'e'.repeat(40), ...person })
    expect(story.run.approvedHead).toBe('e'.repeat(40))
    expect(story.run.notices.at(-1)?.text).toBe(
      `the unverified work of task 1.1 was adopted by ${person.who}; /ultraplan:retry --task 1.1 undoes it`,
    )
    story.tell({ type: 'override_undone', task: '1.1', ...person })
    expect(story.run.approvedHead).toBe(before)
    expect(story.run.notices.at(-1)?.text).toContain('was undone')
  })

  test('passes commits that no executor made once a person adopts them, and the run goes on', () => {
    const story = new Story()
    const [from, to] = ['b'.repeat(40), 'd'.repeat(40)]
    story.tell({ type: 'commits_found', from, to, count: 1, files: ['a.txt'] })
    expect(approvedHead(story)).toBe('b')
    story.tell({ type: 'commits_adopted', commit: to, ...person })
    expect(story.run).toMatchObject({ state: 'running', approvedHead: to, knownHead: to })
    expect(next(story.run, NOW)).toMatchObject({ kind: 'dispatch', agents: [{ task: '1.1' }] })
  })

  test('waits for the adoption of all that was skipped', () => {
    const story = new Story().skip('1.1').skip('1.2')
    story.tell({ type: 'override_adopted', task: '1.1', commit: 'e'.repeat(40), ...person })
    expect(approvedHead(story)).toBe('b')
    story.tell({ type: 'override_adopted', task: '1.2', commit: 'f'.repeat(40), ...person })
    expect(approvedHead(story)).toBe('f')
  })

  test('stops before commits of a task that failed, and goes on when it is approved after all', () => {
    const story = new Story().fail('1.1').approve('1.2')
    expect(approvedHead(story)).toBe('b')
    story.retry('1.1').approve('1.1')
    expect(approvedHead(story)).toBe('c')
  })

  test('is not held back by a failed attempt that committed nothing', () => {
    const story = new Story().dispatch('1.1').claim('1.1')
    story.judge('1.1', { outcome: 'BLOCKED', failure: 'BLOCKED', commit: 'b'.repeat(40) }).approve('1.2')
    expect(approvedHead(story)).toBe('c')
  })

  test('goes on after an undone skip', () => {
    const story = new Story().skip('1.1').approve('1.2')
    story.tell({ type: 'override_undone', task: '1.1', ...person }).approve('1.1')
    expect(approvedHead(story)).toBe('c')
  })
})

describe('force', () => {
  test('S1-101 marks the task and closes the question', () => {
    const story = new Story().tell({ type: 'force_asked', task: '1.1', client: { pid: 1 }, ...person })
    expect(story.run.force).toMatchObject({ task: '1.1' })
    story.force('1.1')
    expect(story.run.force).toBeUndefined()
    expect(task(story, '1.1')).toMatchObject({ status: 'forced', flags: ['forced'] })
  })

  test('that expired leaves the task as it was', () => {
    const story = new Story().tell({ type: 'force_asked', task: '1.1', client: { pid: 1 }, ...person })
    story.tell({ type: 'force_lapsed', task: '1.1', cause: 'something else was typed' })
    expect(story.run.force).toBeUndefined()
    expect(task(story, '1.1').status).toBe('pending')
  })
})

describe('undo and retry', () => {
  test('an undone override is tried again with a fresh count', () => {
    const story = new Story().fail('1.1').skip('1.1')
    story.tell({ type: 'override_undone', task: '1.1', ...person })
    expect(task(story, '1.1')).toMatchObject({ status: 'pending', flags: [] })
    expect(task(story, '1.1').override).toBeUndefined()
    expect(next(story.run, NOW)).toMatchObject({ kind: 'dispatch', agents: [{ task: '1.1' }] })
  })

  test('an override undone while its executor still works gives the task back to it', () => {
    const story = new Story().dispatch('1.1').skip('1.1')
    story.tell({ type: 'override_undone', task: '1.1', ...person })
    expect(task(story, '1.1').status).toBe('executing')
    story
      .claim('1.1')
      .judge('1.1')
      .tell({ type: 'task_approved', task: '1.1', commit: 'c'.repeat(40) })
    expect(task(story, '1.1').status).toBe('approved')
  })

  test('a retry with more time says so', () => {
    const story = new Story().fail('1.1').fail('1.1').fail('1.1')
    story.tell({ type: 'task_retried', task: '1.1', longer: true, ...person })
    expect(task(story, '1.1')).toMatchObject({ status: 'pending', longer: 1 })
  })

  test('undoing the last override opens a finished run again', () => {
    const story = new Story([aSummary('1.1')])
      .skip('1.1')
      .tell({ type: 'run_finished', commit: 'c'.repeat(40) })
    story.tell({ type: 'override_undone', task: '1.1', ...person }).tell({ type: 'run_resumed', who: 'Ada' })
    expect(story.run).toMatchObject({ state: 'running' })
    expect(story.run.endedAt).toBeUndefined()
    expect(next(story.run, NOW)).toMatchObject({ kind: 'dispatch' })
  })
})

describe('a checkpoint', () => {
  const checkpoint = () =>
    new Story([
      aSummary('1.1', {
        kind: 'checkpoint',
        checkpoint: { type: 'human-verify', question: 'Look', options: [] },
      }),
      aSummary('1.2'),
    ])

  test('is passed by a person who says yes', () => {
    const story = checkpoint().tell({
      type: 'task_decided',
      task: '1.1',
      choice: 'approved',
      accepted: true,
      ...person,
    })
    expect(task(story, '1.1')).toMatchObject({ status: 'approved', flags: ['decided by a person'] })
    // A shell could have typed it.
    expect(story.run.notices.at(-1)?.text).toContain(`task 1.1 was decided by ${person.who}`)
  })

  test('stays closed for a person who says no, until they say yes', () => {
    const story = checkpoint().tell({
      type: 'task_decided',
      task: '1.1',
      choice: 'too dark',
      accepted: false,
      ...person,
    })
    expect(task(story, '1.1').status).toBe('blocked')
    expect(next(story.run, NOW)).toMatchObject({ kind: 'ask', task: '1.1' })
    story.tell({ type: 'task_decided', task: '1.1', choice: 'approved', accepted: true, ...person })
    expect(task(story, '1.1').status).toBe('approved')
  })
})

test('no order of overrides and claims approves a task that did not pass, or loses a mark', () => {
  const step = fc.constantFrom(
    'dispatch',
    'claim',
    'fail',
    'pass',
    'approve',
    'skip',
    'force',
    'undo',
    'adopt',
    'retry',
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.constantFrom('1.1', '1.2')), { maxLength: 25 }), (steps) => {
      const story = new Story()
      const passed = new Set<string>()
      for (const [kind, id] of steps) {
        const ticket = story.run.tickets.find((open) => open.task === id)
        const events: Record<string, () => EventBody | undefined> = {
          skip: () => ({ type: 'task_skipped', task: id, reason: 'r', ...person }),
          force: () => ({ type: 'task_forced', task: id, ...person }),
          undo: () => ({ type: 'override_undone', task: id, ...person }),
          adopt: () => ({ type: 'override_adopted', task: id, commit: 'e'.repeat(40), ...person }),
          retry: () => ({ type: 'task_retried', task: id, ...person }),
          approve: () => ({ type: 'task_approved', task: id, commit: 'c'.repeat(40) }),
        }
        if (kind === 'dispatch') {
          if (!ticket && task(story, id).status === 'pending') story.dispatch(id)
        } else if (kind === 'claim') {
          if (ticket && !ticket.judging) story.claim(id)
        } else if (kind === 'pass' || kind === 'fail') {
          if (!ticket?.judging) continue
          story.judge(id, kind === 'pass' ? {} : { outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
          if (kind === 'pass') passed.add(id)
        } else {
          const event = events[kind]?.()
          if (event) story.tell(event)
        }
        for (const one of story.run.tasks) {
          if (one.status === 'approved') expect(passed.has(one.id)).toBe(true)
          if (one.override)
            expect(one.flags).toContain(one.override.kind === 'skipped' ? 'unverified' : 'forced')
          if (one.status === 'skipped' || one.status === 'forced') expect(one.override?.kind).toBe(one.status)
        }
      }
    }),
  )
})

describe('a cancel', () => {
  test('leaves no task in progress: no agent works on it any more, and nothing it hands in counts', () => {
    const story = new Story().dispatch('1.1').claim('1.1').tell({ type: 'run_cancelled', who: 'ada' })
    expect(task(story, '1.1')).toMatchObject({ status: 'pending', attempts: [{}] })
    expect(story.run.stopping).toMatchObject([{ task: '1.1' }])
  })
})
