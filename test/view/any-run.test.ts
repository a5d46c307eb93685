import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { STATUSES } from '../../src/model/run.ts'
import { renderShow, showJson } from '../../src/view/show.ts'
import { renderState, renderSummaryMarkdown } from '../../src/view/state.ts'
import { renderStatus, statusJson } from '../../src/view/status.ts'
import { renderSummary, summaryJson } from '../../src/view/summary.ts'
import { displayWidth } from '../../src/view/terminal.ts'
import { anyRun } from '../support/arbitrary-run.ts'

const DANGEROUS = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u

describe('any run at all', () => {
  test('no line of status is wider than the terminal, at any width and height', () => {
    fc.assert(
      fc.property(
        anyRun,
        fc.integer({ min: 1, max: 200 }),
        fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
        (run, columns, rows) => {
          const lines = renderStatus(run, { columns, colour: false, ...(rows ? { rows } : {}) })
            .replace(/\n$/, '')
            .split('\n')
          for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
          if (rows) expect(lines.length).toBeLessThanOrEqual(rows)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('no control character and no mark that turns text around gets out of any view', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const views = [
          renderState(run),
          renderStatus(run, { columns: 80, colour: false }),
          renderSummary(run),
          renderSummaryMarkdown(run),
          ...[statusJson(run), summaryJson(run)].map((value) => JSON.stringify(value, undefined, 2)),
          ...run.tasks.map((task) => renderShow(run, task)),
        ]
        for (const view of views) expect(view).not.toMatch(DANGEROUS)
      }),
      { numRuns: 60 },
    )
  })

  test('the yaml of a state and of a gate result can be read', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const blocks = [...renderState(run).matchAll(/^```yaml\n([\s\S]*?)\n```$/gm)].map(([, text]) =>
          parse(text ?? ''),
        )
        expect(blocks.some((block) => block.gate_stats)).toBe(true)
        for (const task of run.tasks)
          expect(parse(renderShow(run, task))).toEqual(JSON.parse(JSON.stringify(showJson(run, task))))
      }),
      { numRuns: 40 },
    )
  })

  test('the totals add up, and only approved tasks are counted as approved', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const { totals, tasks } = statusJson(run)
        expect(STATUSES.reduce((sum, status) => sum + totals[status], 0)).toBe(totals.total)
        expect(totals.approved).toBe(run.tasks.filter((task) => task.status === 'approved').length)
        for (const task of tasks) expect(STATUSES).toContain(task.status)
      }),
    )
  })
})
