import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import type { Plan, Task } from '../../src/model/plan.ts'
import { tickBox } from '../../src/plan/edit.ts'
import { readPlanText } from '../../src/plan/formats/index.ts'
import { lintPlan } from '../../src/plan/lint/lint-plan.ts'
import MEANING from '../fixtures/corpus-meaning.json' with { type: 'json' }
import { measureCorpus, placeOf, renderCorpus } from '../support/corpus-table.ts'

/** Plans that other people wrote, in folders by planner. Not part of this repository. */
const corpus = process.env.ULTRAPLAN_CORPUS ?? ''
const files = corpus !== '' && existsSync(corpus) ? planFiles(corpus) : []

function planFiles(folder: string): { planner: string; path: string; text: string }[] {
  return readdirSync(folder)
    .filter((planner) => statSync(join(folder, planner)).isDirectory())
    .flatMap((planner) =>
      readdirSync(join(folder, planner))
        .filter((name) => /\.(?:md|json)$/.test(name))
        .map((name) => ({
          planner,
          path: `${planner}/${name}`,
          text: readFileSync(join(folder, planner, name), 'utf8'),
        })),
    )
}

/** The lines that have a task, found a second time by a markdown parser that shares no code with ours. */
function taskLines(text: string, format: Plan['format']): number[] {
  if (format === 'plan-md') return linesMatching(outsideFences(text), /^\s*<task\b/)
  if (format === 'tasks-json') return []
  const lines: number[] = []
  const source = text.split('\n')
  const tree = remark().use(remarkGfm).parse(text)
  let numbered = false
  // A plan without tasks of its own has its phases.
  const heading = /^#+ Task \d/m.test(text) ? /^#+ Task \d/ : /^### Phase \d/
  walk(tree, (node) => {
    const line = node.position?.start.line ?? 0
    if (format === 'superpowers') {
      if (node.type === 'heading' && heading.test(source[line - 1] ?? '')) lines.push(line)
    } else if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      if (/\[.\]\s+\W*(?:T?\d|V[A-Z]?\d?\b)/.test(source[line - 1] ?? '')) numbered = true
      lines.push(line)
    }
  })
  if (format === 'superpowers') return lines
  return lines.filter((line) =>
    numbered
      ? /\[.\]\s+\W*(?:T?\d|V[A-Z]?\d?\b)/.test(source[line - 1] ?? '')
      : !/^\s/.test(source[line - 1] ?? ''),
  )
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node)
  if ('children' in node) for (const child of node.children) walk(child, visit)
}

function outsideFences(text: string): string[] {
  let open = false
  return text.split('\n').map((line) => {
    const fence = /^\s*```/.test(line)
    if (fence) open = !open
    return open || fence ? '' : line
  })
}

const linesMatching = (lines: string[], pattern: RegExp) =>
  lines.flatMap((line, at) => (pattern.test(line) ? [at + 1] : []))

/** By code units: an emoji is two of them. */
const differing = (a: string, b: string) => a.split('').filter((char, at) => char !== b[at]).length

const rows: { planner: string; format: string; tasks: Task[] }[] = []

describe.each(files)('$path', ({ planner, path, text }) => {
  const answer = readPlanText(text, path)

  it('is read without a crash, every task line found and none invented', () => {
    // Notes and designs hold no task: nothing is made up from them.
    const reading = answer.kind === 'read' ? answer.reading : undefined
    const found = reading?.plan.tasks.map((task) => task.line) ?? []
    expect(answer.kind).not.toBe('ambiguous')
    expect([...found].sort((a, b) => a - b)).toEqual(taskLines(text, reading?.plan.format ?? 'superpowers'))
    rows.push({ planner, format: reading?.plan.format ?? 'no tasks', tasks: reading?.plan.tasks ?? [] })
    expect(() => reading && lintPlan(reading)).not.toThrow()
  })

  it('has ids and titles as a person would read them', () => {
    const tasks = answer.kind === 'read' ? answer.reading.plan.tasks : []
    const source = text.split(/\r?\n/)
    expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length)
    for (const task of tasks) {
      expect(task.id).toMatch(/^[A-Z]{0,2}[\d.X-]*$/)
      expect(task.title).not.toMatch(/^(?:\[|[-:.*]|\d+\.\d)|\*\*$/)
      expect(task.title.length).toBeGreaterThan(2)
      const heading = source
        .slice(task.line - 1, task.endLine)
        .join(' ')
        .replaceAll('**', '')
      expect(heading).toContain(task.title.replaceAll('**', ''))
    }
  })

  it('changes by one character when a box is ticked', () => {
    const tasks = answer.kind === 'read' ? answer.reading.plan.tasks : []
    const boxed = tasks.filter((task) => task.box !== undefined)
    for (const task of boxed) {
      const ticked = tickBox(text, task) ?? ''
      expect(ticked.length).toBe(text.length)
      expect(differing(ticked, text)).toBeLessThanOrEqual(1)
    }
    expect(boxed.length === 0 || boxed.length === tasks.length).toBe(true)
  })
})

describe('the corpus', () => {
  it(
    files.length > 0
      ? 'is counted, per planner and format'
      : 'is not on this machine: ULTRAPLAN_CORPUS names no folder',
    () => {
      const groups = new Map<string, typeof rows>()
      for (const row of rows) {
        const key = `${row.planner.padEnd(12)} ${row.format.padEnd(12)}`
        groups.set(key, [...(groups.get(key) ?? []), row])
      }
      const table = [...groups].map(([name, group]) => {
        const tasks = group.flatMap((row) => row.tasks)
        const runnable = tasks.filter((task) =>
          task.verify.some((verify) => verify.command !== undefined),
        ).length
        const prose = tasks.filter((task) => task.verify.length > 0).length - runnable
        const counts = [
          group.length,
          tasks.length,
          tasks.filter((task) => task.ticked).length,
          runnable,
          prose,
          tasks.length - runnable - prose,
        ]
        return `${name} ${counts.map((count) => String(count).padStart(8)).join('')}`
      })
      if (table.length > 0)
        console.log(
          ['planner      format          files   tasks  ticked  verify   prose    none', ...table].join('\n'),
        )
      expect(rows).toHaveLength(files.length)
    },
  )
})

/** Each task with what is run for it, as digests: the text of these plans is not ours to keep. */
const meaningOf = ({ tasks }: Plan): Record<string, string[]> =>
  Object.fromEntries(
    tasks.map(({ id, verify }) => [
      id,
      verify.map(({ command, doubt, expect: said, text }) => {
        const kind = command !== undefined ? 'run' : doubt !== undefined ? 'doubt' : 'words'
        const number = said?.number === undefined ? '' : ` = ${said.number}`
        const people = command !== undefined && said && !number && !said.held ? ' + words' : ''
        const digest = createHash('sha256').update(command ?? doubt ?? text)
        return `${kind} ${digest.digest('hex').slice(0, 12)}${number}${people}`
      }),
    ]),
  )

if (files.length > 0)
  describe('a sample of the corpus', () => {
    // After an intended change, compare the readings (`ultraplan lint --tasks`) and write the new digests.
    it.each(Object.entries(MEANING))('%s means what it meant', (path, expected) => {
      const answer = readPlanText(
        readFileSync(join(corpus, path), 'utf8'),
        placeOf(path.slice(path.indexOf('/') + 1)),
      )
      expect(answer.kind === 'read' ? meaningOf(answer.reading.plan) : answer.kind).toEqual(expected)
    })
  })

if (files.length > 0)
  describe('the plans of the corpus, each in a repository of its own', () => {
    it('nine of ten start after ultraplan prepare, and the table names the others', () => {
      const measured = measureCorpus(corpus)
      console.log(renderCorpus(measured))
      const share = (is: (row: (typeof measured)[number]) => boolean) =>
        measured.filter(is).length / measured.length
      expect(share(({ prepared }) => prepared)).toBeGreaterThan(0.92)
      expect(share(({ named }) => named)).toBeGreaterThan(0.92)
      expect(share(({ alone }) => alone)).toBeGreaterThan(0.75)
    })
  })
