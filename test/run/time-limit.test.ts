import { expect, test } from 'vitest'
import { Config } from '../../src/model/config.ts'
import type { Ticket } from '../../src/model/run.ts'
import { dueAt, isLate } from '../../src/run/time-limit.ts'
import { aRun, aTask, at } from '../support/run-builder.ts'

const ticket = (over: Partial<Ticket> = {}): Ticket => ({
  id: 't',
  task: '1.1',
  role: 'spec-executor',
  attempt: 1,
  iteration: 1,
  base: 'b',
  isolated: false,
  issuedAt: at(0),
  redeemedAt: at(10),
  ...over,
})
const run = aRun({ tasks: [aTask('1.1')] })

test('an executor has five minutes from its start, a reviewer three (S1-66, S1-68)', () => {
  expect(dueAt(run, ticket())?.toISOString()).toBe(at(310))
  expect(dueAt(run, ticket({ role: 'architect' }))?.toISOString()).toBe(at(190))
})

test('the maxima of the seed hold for the configuration (S1-66, S1-67, S1-68)', () => {
  for (const limits of [{ executor: 901 }, { verify: 301 }, { review: 601 }]) {
    expect(Config.safeParse({ limits }).success).toBe(false)
  }
  expect(Config.safeParse({ limits: { executor: 900, verify: 300, review: 600 } }).success).toBe(true)
})

test('the time of the gate is not the agent’s', () => {
  expect(isLate(run, ticket(), new Date(at(311)))).toBe(true)
  expect(isLate(run, ticket({ gateMs: 2000 }), new Date(at(311)))).toBe(false)
})

test('a person’s "retry longer" gives an executor the longest time (S1-70)', () => {
  const longer = aRun({ tasks: [aTask('1.1', { longer: true })] })
  expect(dueAt(longer, ticket())?.toISOString()).toBe(at(910))
})

test('a ticket that nobody has used cannot be late', () => {
  const { redeemedAt: _, ...unused } = ticket()
  expect(isLate(run, unused, new Date(at(99_999)))).toBe(false)
})
