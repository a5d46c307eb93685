import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Event } from '../../src/model/event.ts'
import { type ReportShown, renderReport, reportWithin, SHORTEST } from '../../src/view/html/report.ts'
import type { Told } from '../../src/view/html/task-page.ts'
import {
  aCommand,
  aFailure,
  anAttempt,
  aResult,
  aRun,
  aSummary,
  aTask,
  aVerdict,
  Story,
} from '../support/run-builder.ts'

/** A hundred tasks in which every text is this text, and every list has so many entries. */
function shownWith(text: string, count: number): ReportShown {
  const times = <T>(make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index))
  const at = '2026-01-26T14:02:30.000Z'
  const command = (index: number) => ({
    ...aCommand({ command: `${text}${index}`, excerpt: text }),
    exitCode: 1,
  })
  const told: Told = { at, tone: 'bad', title: text, body: [text, text] }
  const tasks = Array.from({ length: 100 }, (_, index) =>
    aTask(`${text}${index}`, {
      title: text,
      status: index % 2 === 0 ? 'approved' : 'escalated',
      approvedCommit: 'c'.repeat(40),
      attempts: times(() => anAttempt({ failures: [aFailure({ reason: text })] })),
      reviews: times((iteration) => ({
        role: 'verifier' as const,
        iteration,
        at,
        verdict: aVerdict({ role: 'verifier', feedback: text, concerns: [text] }),
      })),
      lastResult: aResult({ commands: times(command), filesChanged: times(() => text) }),
      override: { kind: 'forced', who: text, at, reason: text, session: text, prompt: text },
      decision: { choice: text, who: text, at },
      pausedFor: { reason: text, options: [] },
    }),
  )
  const story = new Story([aSummary('1')]).events
  const refused = times((index): Event => {
    const result = aResult({ outcome: 'FAILED' })
    const shared = { v: 1, seq: index, prev: '', hash: '', type: 'gate_judged', ticket: 't', result }
    return { ...shared, at: new Date(Date.parse(at) + index * 1000).toISOString() } as unknown as Event
  })
  const run = aRun({ spec: text, branch: text, who: text, root: text, cause: text, tasks })
  return {
    run,
    events: [...story, ...refused],
    usage: tasks.map(({ id }) => ({ task: id, input: 1, output: 1 })),
    asked: tasks[0]?.id,
    madeAt: at,
    tasks: tasks.map((task) => ({
      task,
      story: times(() => told),
      diff: { text: `${text}\n`.repeat(count), cut: false },
    })),
  }
}

const letters = ['x', '"', '計', '👩‍💻', 'a\u0301', '\n', '\t', 'a\n', '\u001b[31m']
/** Together they are never so much that the test itself takes long. */
const size = fc
  .record({ letter: fc.constantFrom(...letters), length: fc.constantFrom(0, 1, 30, 100, 5000) })
  .chain(({ letter, length }) =>
    fc
      .integer({ min: 0, max: Math.min(60, Math.ceil(5000 / Math.max(1, length))) })
      .map((count) => ({ text: letter.repeat(length), count })),
  )

test('a hundred tasks are below 2 MB when everything is as short as it can be, whatever is in them', () => {
  fc.assert(
    fc.property(size, ({ text, count }) => {
      const page = reportWithin(shownWith(text, count), SHORTEST)
      expect(Buffer.byteLength(page)).toBeLessThan(2_000_000)
      // Every task is still there.
      expect(page.match(/id="task-\d+"/g)).toHaveLength(100)
    }),
    {
      numRuns: 12,
      examples: [[{ text: '"'.repeat(5000), count: 1 }], [{ text: '計'.repeat(100), count: 12 }]],
    },
  )
})

test('what is left out of a report that would be too large is said, and only as much as it takes', () => {
  const large = renderReport(shownWith('"quoted" text '.repeat(30), 20))
  expect(Buffer.byteLength(large)).toBeLessThan(2_000_000)
  expect(large).toMatch(/\d+ earlier steps left out here: ultraplan log/)
  expect(large).toMatch(/\d+ commands left out here/)
  expect(large).toMatch(/\d+ more are left out here: ultraplan summary has them/)
  const small = renderReport(shownWith('word', 4))
  expect(small).not.toMatch(/left out|…/)
  expect(small).toContain('word99')
})
