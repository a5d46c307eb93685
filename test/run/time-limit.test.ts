import { describe, expect, test } from 'vitest'
import { Config } from '../../src/model/config.ts'
import type { Ticket } from '../../src/model/run.ts'
import { reduce } from '../../src/run/reduce.ts'
import {
  configFor,
  dueAt,
  dueNow,
  gateSeconds,
  isInGrace,
  isLate,
  limitWords,
} from '../../src/run/time-limit.ts'
import { anAttempt, aRun, aSummary, aTask, at, Story } from '../support/run-builder.ts'

const ticket = (over: Partial<Ticket> = {}): Ticket => ({
  id: 't',
  task: '1.1',
  role: 'spec-executor',
  attempt: 1,
  iteration: 1,
  base: 'b',
  isolated: false,
  issuedAt: at(0),
  redeemedAt: at(0),
  ...over,
})
const run = aRun({ tasks: [aTask('1.1')] })
const limited = (limits: unknown, over = {}) =>
  aRun({ config: Config.parse({ limits }), tasks: [aTask('1.1', over)] })
const due = (seconds: number, over: Partial<Ticket> = {}, of = run) =>
  dueNow(of, ticket(over), new Date(at(seconds))).map(({ kind }) => kind)
const dueIn = (over: Partial<Ticket> = {}, of = run) => {
  const date = dueAt(of, ticket(over))
  return date && (date.getTime() - Date.parse(at(0))) / 1000
}

describe('an executor', () => {
  test('is looked at after five minutes, told to finish at 48, and over at 60 (S1-66)', () => {
    expect([299, 300, 2879].map((seconds) => due(seconds))).toEqual([[], ['look'], ['look']])
    const going = { until: 3500 }
    expect([2879, 2880, 3499].map((seconds) => due(seconds, going))).toEqual([[], ['finish'], ['finish']])
    expect(due(3500, { ...going, warned: true })).toEqual(['look'])
    expect(due(3600, going)).toEqual(['over'])
  })

  test('starts node only when something is due: at its limit, at 80 %, at its maximum', () => {
    expect(dueIn()).toBe(300)
    expect(dueIn({ until: 540 })).toBe(540)
    expect(dueIn({ until: 3100 })).toBe(2880)
    expect(dueIn({ until: 3100, warned: true })).toBe(3100)
    expect(dueIn({ until: 3700, warned: true })).toBe(3600)
  })

  test('that was told that its time is over may commit for two more minutes', () => {
    const over = {
      overran: true,
      overrun: { limit: { key: 'limits.executorMax', seconds: 3600 }, atMs: 3_610_000 },
    } as const
    expect(isInGrace(ticket(over), new Date(at(3730)))).toBe(true)
    expect(isInGrace(ticket(over), new Date(at(3731)))).toBe(false)
    expect(isInGrace(ticket({ ...over, gateMs: 60_000 }), new Date(at(3790)))).toBe(true)
  })
})

test('a reviewer has three minutes, and ten while it makes new calls (S1-68)', () => {
  const role = 'architect' as const
  expect([179, 180].map((seconds) => due(seconds, { role }))).toEqual([[], ['look']])
  expect(due(480, { role, until: 500 })).toEqual(['finish'])
  expect(due(600, { role, until: 700 })).toEqual(['over'])
  expect(isInGrace(ticket({ role }), new Date(at(1)))).toBe(false)
})

test('the time of the gate, and of a person who is asked, is not the agent’s', () => {
  expect(due(301, { gateMs: 2000 })).toEqual([])
  expect(isLate(run, ticket(), new Date(at(3600)))).toBe(true)
  expect(isLate(run, ticket({ gateMs: 2000 }), new Date(at(3601)))).toBe(false)
})

test('a ticket that is not used yet, or whose proof goes on without its agent, has no time limit', () => {
  const { redeemedAt: _, ...unused } = ticket()
  expect(isLate(run, unused, new Date(at(99_999)))).toBe(false)
  expect(dueAt(run, unused)).toBeUndefined()
  const judging = { process: { pid: 1 }, at: at(5), claim: { sha256: 'a', bytes: 1, cut: 0 }, deferred: true }
  expect(dueIn({ judging })).toBeUndefined()
})

describe('in the configuration', () => {
  const figures = (limits: unknown) => Config.parse({ limits }).limits
  test('a limit is at most its maximum, and the maxima can be raised (S1-66, S1-67, S1-68)', () => {
    for (const [limits, key] of [
      [{ executor: 3601 }, 'limits.executorMax (3600'],
      [{ verify: 301 }, 'limits.verifyMax (300'],
      [{ review: 601 }, 'limits.reviewMax (600'],
    ] as const)
      expect(() => figures(limits)).toThrow(key)
    const raised = {
      executor: 7200,
      executorMax: 20_000,
      verify: 900,
      verifyMax: 1200,
      review: 700,
      reviewMax: 700,
    }
    expect(figures(raised)).toMatchObject(raised)
  })

  test('a whole gate takes at most 30 minutes (S1-127)', () => {
    expect(gateSeconds(Config.parse({}))).toBe(30 * 60)
    expect(gateSeconds(Config.parse({ limits: { gateMax: 60 } }))).toBe(300)
  })

  test('what was allowed before still is', () => {
    expect(figures({ executor: 900, verify: 300, review: 600, afterTimeout: 3, gate: 480 })).toMatchObject({
      executor: 900,
      verify: 300,
      review: 600,
    })
    expect(figures({ verify: 3600, verifyMax: 3600 })).toMatchObject({ verify: 3600 })
  })

  test('document-001 stands for the figures of that document', () => {
    expect(figures('document-001')).toEqual({
      executor: 300,
      executorMax: 900,
      verify: 120,
      verifyMax: 300,
      review: 180,
      reviewMax: 600,
      longer: 1,
      afterTimeout: 30,
      gate: 480,
      gateMax: 1800,
    })
    expect(() => figures('document-002')).toThrow('document-001')
  })
})

describe('a person’s "retry longer" (S1-70)', () => {
  test('gives everybody the maximum at once, and doubles it', () => {
    const { limits } = configFor(limited({ task: 9000 }), { longer: 1 })
    expect(limits).toMatchObject({ executor: 3600, executorMax: 7200, verify: 300, verifyMax: 600 })
    expect(limits).toMatchObject({ review: 600, reviewMax: 1200, gateMax: 3600, task: 18_000 })
    expect(dueIn({}, limited({}, { longer: 1 }))).toBe(3600)
  })

  test('doubles it again the next time: what is advised at a limit has to help', () => {
    const { limits } = configFor(limited({}), { longer: 2 })
    expect(limits).toMatchObject({ executor: 7200, executorMax: 14_400, verify: 600, verifyMax: 1200 })
    expect(limits).toMatchObject({ review: 1200, reviewMax: 2400, gateMax: 7200 })
  })

  test('stays within the maxima of document 001 where those are set', () => {
    const { limits } = configFor(limited('document-001'), { longer: 1 })
    expect(limits).toMatchObject({
      executor: 900,
      executorMax: 900,
      verify: 300,
      verifyMax: 300,
      reviewMax: 600,
    })
  })
})

describe('limits.task', () => {
  const attempts = [
    anAttempt({ ticket: 'before', spentMs: 500_000 }),
    anAttempt({ ticket: 't', spentMs: 1000 }),
  ]
  test('leaves an attempt what the ones before it left', () => {
    const some = limited({ task: 700 }, { attempts })
    expect(due(160, { until: 400 }, some)).toEqual(['finish'])
    expect(due(200, { until: 400 }, some)).toEqual(['over'])
    expect(due(200, { until: 400 }, limited({}, { attempts }))).toEqual([])
  })

  test('starts again when a person says retry', () => {
    expect(due(200, {}, limited({ task: 700 }, { attempts, forgiven: 1 }))).toEqual([])
  })

  test('used up, the person is asked at once, and told which key it was', () => {
    const story = new Story([aSummary('1.1')], 'demo', { limits: { task: 15 } })
    // Ten seconds are counted, then ten more: claims are handed in ten seconds after the start.
    const failed = { outcome: 'FAILED', failure: 'VERIFY_FAILURE', colour: 'RED', commit: '' } as const
    story.dispatch('1.1').claim('1.1').judge('1.1', failed)
    expect(story.run.tasks[0]).toMatchObject({ status: 'executing', attempts: [{ spentMs: 10_000 }] })
    story.claim('1.1').judge('1.1', failed)
    expect(story.run.tasks[0]).toMatchObject({
      status: 'escalated',
      pausedFor: {
        reason: expect.stringMatching(/^its attempts have taken \d+ s together, and limits.task is 15 s/),
        options: ['retry longer', 'skip', 'investigate'],
      },
    })
  })
})

test('the gate has thirty minutes for a claim, and a single command always its own maximum', () => {
  expect(gateSeconds(Config.parse({}))).toBe(1800)
  expect(gateSeconds(Config.parse({ limits: { verifyMax: 3600 } }))).toBe(3600)
})

test('a duration is told in minutes where it is some', () => {
  expect(limitWords({ key: 'limits.executorMax', seconds: 3600 })).toBe('60 min of work (limits.executorMax)')
  expect(limitWords({ key: 'limits.executor', seconds: 20 })).toBe('no progress for 20 s (limits.executor)')
})

describe('a journal of a version with one limit for each step', () => {
  function old(claimedAfter: number) {
    const story = new Story([aSummary('1.1')])
    story.dispatch('1.1').claim('1.1')
    const [started, issued, redeemed, claimed] = story.events
    if (started?.type !== 'run_started' || !issued || !redeemed || !claimed) throw new Error('a story')
    const { executor, verify, verifyMax, review, afterTimeout, gate } = started.config.limits
    const limits = { executor, verify, verifyMax, review, afterTimeout, gate }
    const config = { ...started.config, limits } as unknown as Config
    const late = { ...claimed, at: new Date(Date.parse(redeemed.at) + claimedAfter * 1000).toISOString() }
    const first = reduce(undefined, { ...started, config })
    return [issued, redeemed, late].reduce(reduce, first)
  }

  test('is read with the same meaning: a claim after 310 seconds was over time', () => {
    expect(old(310).tickets[0]?.overran).toBe(true)
    expect(old(290).tickets[0]?.overran).toBeUndefined()
  })

  test('and "retry longer" meant 900 seconds', () => {
    const { limits } = configFor(old(1), { longer: 1 })
    expect(limits).toMatchObject({ executorMax: 900 })
  })
})
