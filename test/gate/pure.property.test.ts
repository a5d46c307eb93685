import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankOut, lexisOf } from '../../src/gate/blank-source.ts'
import { planEdits } from '../../src/gate/checks/plan/unchanged.ts'
import { findAdmissions } from '../../src/gate/claim.ts'
import { buildRequeuePrompt } from '../../src/gate/feedback.ts'
import { matchesPath } from '../../src/gate/match-path.ts'
import { readTicked } from '../../src/gate/plan-text.ts'
import { readClaim } from '../../src/gate/read-claim.ts'
import { checkSyntax } from '../../src/gate/syntax.ts'
import { countTests } from '../../src/gate/tests/count-tests.ts'
import { readFailingTests, readTestCounts } from '../../src/gate/tests/test-counts.ts'
import type { Task } from '../../src/model/plan.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { honestClaim, PLAN, PLAN_FILE } from '../support/gate-scenario.ts'

const { plan } = readTasksMd(PLAN, PLAN_FILE)
const own = plan.tasks[1] as Task
const source = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'\'"`/*#\n\\ab{}()$ -<') }),
)

describe('any text at all', () => {
  test('is read as a claim without a throw', () => {
    fc.assert(fc.property(source, (text) => void readClaim(text)))
  })

  test('never makes a signal out of what is not its last line', () => {
    fc.assert(
      fc.property(source, fc.constantFrom('x', 'really', '- done'), (text, end) => {
        expect(readClaim(`${text}\nTASK_COMPLETE\n${end}`).signal).toBe('elsewhere')
      }),
    )
  })

  test('keeps its length and its lines when comments and strings are blanked', () => {
    for (const path of ['a.js', 'a.py', 'a.go', 'a.rs', 'a.sql', 'a.rb']) {
      const lexis = lexisOf(path)
      if (!lexis) throw new Error(path)
      fc.assert(
        fc.property(source, (text) => {
          const blanked = blankOut(text, lexis)
          expect(blanked).toHaveLength(text.length)
          expect(blanked.split('\n')).toHaveLength(text.split('\n').length)
          for (let at = 0; at < text.length; at += 1) expect([text[at], ' ']).toContain(blanked[at])
        }),
      )
    }
  })

  test('is parsed, counted and searched without a throw', () => {
    fc.assert(
      fc.property(
        source,
        fc.constantFrom('a.json', 'tsconfig.json', 'a.yaml', 'a.py', 'a.sql', 'a.test.ts', 'a.rb'),
        (text, path) => {
          checkSyntax(path, text)
          countTests(path, text)
          readTestCounts(text)
          readFailingTests(text)
        },
      ),
    )
  })
})

describe('an admission', () => {
  const PHRASES = [
    'requires manual',
    'cannot be automated',
    'could not complete',
    'needs human',
    'manual intervention',
  ]
  const emphasis = fc.constantFrom('', '*', '**', '_', '__')

  test('is found in any case, emphasis and line breaking (E09)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PHRASES),
        emphasis,
        fc.constantFrom(' ', '\n', '  ', '\u00a0'),
        fc.boolean(),
        (phrase, mark, gap, loud) => {
          const words = (loud ? phrase.toUpperCase() : phrase)
            .split(' ')
            .map((word) => `${mark}${word}${mark}`)
          const { prose } = readClaim(`The last step ${words.join(gap)} it is.\n\nTASK_COMPLETE`)
          expect(findAdmissions(prose, 'Add the greeting')).toHaveLength(1)
        },
      ),
    )
  })

  test('is not found behind one negation, in quotes or in code (H02)', () => {
    const wrap = fc.constantFrom(
      (phrase: string) => `nothing here ${phrase}`,
      (phrase: string) => `it never ${phrase}`,
      (phrase: string) => `the text "${phrase}" is gone`,
      (phrase: string) => `the constant \`${phrase}\` is gone`,
      (phrase: string) => `> ${phrase}`,
    )
    fc.assert(
      fc.property(fc.constantFrom(...PHRASES), wrap, (phrase, write) => {
        expect(findAdmissions(readClaim(write(phrase)).prose, '')).toEqual([])
      }),
    )
  })
})

describe('the plan', () => {
  const lines = PLAN.trimEnd().split('\n')
  const boxes = plan.tasks.flatMap(({ box }) => (box ? [box] : []))

  test('is unchanged whatever boxes of tasks are ticked, and they are seen', () => {
    fc.assert(
      fc.property(fc.subarray(plan.tasks), fc.constantFrom('\n', '\r\n'), (ticked, end) => {
        const now = lines.map((line, index) => {
          const box = boxes.find((each) => each.line === index + 1)
          const on = ticked.some((task) => task.box?.line === index + 1)
          return box ? `${line.slice(0, box.column - 1)}${on ? 'x' : ' '}${line.slice(box.column)}` : line
        })
        const text = now.join(end)
        expect(planEdits(plan, PLAN_FILE, text, own)).toEqual([])
        expect(readTicked(plan, new Map([[PLAN_FILE, text]]))).toEqual(new Set(ticked.map(({ id }) => id)))
      }),
    )
  })

  test('is changed by any other edit of any line (E20, E21)', () => {
    const edit = fc.constantFrom(
      (line: string) => `${line} more`,
      (line: string) => `more ${line}`,
      () => undefined,
      (line: string) => `${line}\nan added line`,
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: lines.length - 1 }), edit, (at, change) => {
        fc.pre(lines[at] !== '')
        const text = lines.flatMap((line, index) => (index === at ? (change(line) ?? []) : [line])).join('\n')
        expect(planEdits(plan, PLAN_FILE, text, own).length).toBeGreaterThan(0)
      }),
    )
  })
})

test('a result block survives being written and read, whatever its words contain', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      (evidence, summary) => {
        fc.pre(evidence.trim() !== '' && !/`{3}|~{3}/.test(evidence + summary))
        const claim = readClaim(
          honestClaim(own, {
            evidence: JSON.stringify(evidence),
            verification: `{ command: x, exit_code: 0, output_summary: ${JSON.stringify(summary)} }`,
          }),
        )
        expect(claim.problems).toEqual([])
        expect(claim.result?.evidence).toBe(evidence.trim())
      },
    ),
  )
})

test('a path matches itself, its folder and a glob above it', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9_.-]{0,8}$/)
  fc.assert(
    fc.property(fc.array(name, { minLength: 2, maxLength: 4 }), (parts) => {
      const path = parts.join('/')
      expect(matchesPath(path, path)).toBe(true)
      expect(matchesPath(parts[0] as string, path)).toBe(true)
      expect(matchesPath(`${parts[0]}/`, path)).toBe(true)
      expect(matchesPath(`${parts[0]}/**`, path)).toBe(true)
      expect(matchesPath(`**/${parts.at(-1)}`, path)).toBe(true)
      expect(matchesPath(`other-${parts[0]}`, path)).toBe(false)
    }),
  )
})

test('the re-queue block is replaced, never piled up', () => {
  const failed = (detail: string) => ({
    level: 'contract' as const,
    passed: false,
    failedChecks: [{ name: 'n', detail }],
    summary: '',
  })
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[\w ]{1,20}$/), { minLength: 1, maxLength: 5 }), (details) => {
      const prompt = details.reduce(
        (text, detail, index) => buildRequeuePrompt(text, [failed(detail)], index + 2),
        'Do the task.',
      )
      expect(prompt.match(/=== PREVIOUS ATTEMPT FAILED/g)).toHaveLength(1)
      expect(prompt).toBe(
        buildRequeuePrompt('Do the task.', [failed(details.at(-1) ?? '')], details.length + 1),
      )
    }),
  )
})
