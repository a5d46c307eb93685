import type { Finding } from '../model/finding.ts'
import type { PlanReading, Task } from '../model/plan.ts'
import { buildBody } from './checklist/build-task.ts'
import { readFields } from './checklist/fields.ts'
import { type Box, type Heading, scanBoxes } from './checklist/scan.ts'
import { readTitle, type TitleParts } from './checklist/title.ts'
import { readFrontMatter } from './front-matter.ts'
import { splitLines } from './lines.ts'
import { maskLines } from './mask.ts'

/** Reads the tasks.md of seed 000. `file` is relative to the repository, with forward slashes. */
export function readTasksMd(text: string, file: string): PlanReading {
  const lines = splitLines(text)
  const front = readFrontMatter(text, file)
  const mask = maskLines(lines, file, front.lines)
  const { boxes, headings } = scanBoxes(lines, mask.kinds)
  const titled = boxes.map((box) => ({ box, parts: readTitle(box.behind) }))
  const numbered = titled.some(({ parts }) => parts.id !== undefined)
  const problems: Finding[] = [...front.problems, ...mask.problems]
  const phases = new PhaseFinder(headings)
  const tasks: Task[] = []
  let position = 0
  for (const [index, { box, parts }] of titled.entries()) {
    const id = parts.id ?? (numbered || box.indent > 0 ? undefined : String(++position))
    if (id === undefined) {
      if (box.indent === 0) problems.push(notATask(file, box, parts))
      continue
    }
    tasks.push(taskOf(box, { ...parts, id }, firstTaskBelow(index)))
  }
  return {
    plan: {
      format: 'tasks-md',
      name: nameOf(front.data, file),
      ...titleOf(headings),
      files: [{ path: file, text }],
      tasks,
    },
    problems,
  }

  /** A task's own bullets end where the first task below it begins. */
  function firstTaskBelow(index: number): number {
    let next = index + 1
    while (next < titled.length && titled[next]?.parts.id === undefined) next += 1
    return titled[next]?.box.line ?? lines.length
  }

  function taskOf(box: Box, parts: TitleParts & { id: string }, below: number): Task {
    let end = box.end
    while (end > box.line + 1 && lines[end - 1]?.blank) end -= 1
    const phase = phases.of(box)
    const last = lines[end - 1]
    return {
      id: parts.id,
      title: parts.title,
      file,
      line: box.line + 1,
      endLine: end,
      block: text.slice(lines[box.line]?.start ?? 0, last ? last.start + last.text.length : undefined),
      ...(phase === undefined ? {} : { phase }),
      ...buildBody(parts, readFields(lines, mask.kinds, box.line + 1, Math.min(end, below))),
      criteria: [],
      outputs: [],
      ticked: box.char === 'x' || box.char === 'X',
      box: { line: box.line + 1, column: box.column },
    }
  }
}

/** The heading that names a task's phase: one that says so, else the second level. */
class PhaseFinder {
  private readonly said: boolean
  private readonly byLine = new Map<number, string>()

  constructor(headings: readonly Heading[]) {
    this.said = headings.some((heading) => /^phase\b/i.test(heading.text))
    let current: Heading | undefined
    for (const heading of headings) {
      if (this.names(heading)) current = heading
      else if (current && heading.level < current.level) current = undefined
      if (current) this.byLine.set(heading.line, current.text)
    }
  }

  of(box: Box): string | undefined {
    return box.heading === undefined ? undefined : this.byLine.get(box.heading.line)
  }

  private names(heading: Heading): boolean {
    return /^phase\b/i.test(heading.text) || heading.level === 2 || (!this.said && heading.level === 3)
  }
}

const notATask = (file: string, box: Box, parts: TitleParts): Finding => ({
  id: 'read/no-id',
  severity: 'warn',
  file,
  line: box.line + 1,
  message: `check box without a task id is not read as a task: ${parts.title.slice(0, 60)}`,
  fix: 'give it an id such as 1.2, or take the box away',
})

function nameOf(data: Record<string, unknown>, file: string): string {
  if (typeof data.spec === 'string' && data.spec !== '') return data.spec
  const parts = file.split('/')
  return parts.at(-2) ?? (parts.at(-1) ?? file).replace(/\.[^.]*$/, '')
}

function titleOf(headings: readonly Heading[]): { title?: string } {
  const first = headings.find((heading) => heading.level === 1)
  return first ? { title: first.text } : {}
}
