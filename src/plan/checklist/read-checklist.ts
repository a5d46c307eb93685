import type { Finding } from '../../model/finding.ts'
import type { PlanFormat, PlanReading, Task } from '../../model/plan.ts'
import { readFrontMatter } from '../front-matter.ts'
import { splitLines } from '../lines.ts'
import { maskLines } from '../mask.ts'
import { packetIn } from '../packet/find-packet.ts'
import { planName } from '../plan-name.ts'
import { buildBody } from './build-task.ts'
import { readFields } from './fields.ts'
import { phasesOf } from './phases.ts'
import { type Box, scanBoxes } from './scan.ts'
import { readTitle, type TitleParts } from './title.ts'

/** What one planner's check lists have that others have not; applied to a task when its bullets have been read. */
export interface Dialect {
  format: PlanFormat
  adapt?(task: Task, box: Box): Task
  /** Looks at all tasks together. */
  finish?(tasks: Task[]): Task[]
}

/** Reads a markdown check list. `file` is relative to the repository, with forward slashes. */
export function readChecklist(text: string, file: string, dialect: Dialect): PlanReading {
  const lines = splitLines(text)
  const front = readFrontMatter(text, file)
  const mask = maskLines(lines, file, front.lines)
  const { boxes, headings } = scanBoxes(lines, mask.kinds)
  const titled = boxes.map((box) => ({ box, parts: readTitle(box.behind) }))
  const numbered = titled.some(({ parts }) => parts.id !== undefined)
  const below = nextTasks()
  const problems: Finding[] = [...front.problems, ...mask.problems]
  const phaseOf = phasesOf(headings)
  const tasks: Task[] = []
  let position = 0
  for (const [index, { box, parts }] of titled.entries()) {
    const id = parts.id ?? (numbered || box.indent > 0 ? undefined : String(++position))
    if (id !== undefined) tasks.push(taskOf(box, { ...parts, id }, below[index] as number))
    else if (box.indent === 0) problems.push(notATask(file, box, parts))
  }
  const title = headings.find((heading) => heading.level === 1)?.text
  return {
    plan: {
      format: dialect.format,
      name: planName(file, front.data.spec),
      ...(title ? { title } : {}),
      files: [{ path: file, text }],
      tasks: dialect.finish ? dialect.finish(tasks) : tasks,
    },
    problems,
  }

  /** For each box, the line of the first task behind it: there its own bullets end. */
  function nextTasks(): number[] {
    const next: number[] = new Array(titled.length)
    let line = lines.length
    for (let at = titled.length - 1; at >= 0; at -= 1) {
      next[at] = line
      const { box, parts } = titled[at] as (typeof titled)[number]
      if (parts.id !== undefined || (!numbered && box.indent === 0)) line = box.line
    }
    return next
  }

  function taskOf(box: Box, parts: TitleParts & { id: string }, nextTask: number): Task {
    let end = box.end
    while (end > box.line + 1 && lines[end - 1]?.blank) end -= 1
    const ownEnd = Math.min(end, nextTask)
    const phase = phaseOf(box)
    const last = lines[end - 1]
    const body = buildBody(parts, readFields(lines, mask.kinds, box.line + 1, ownEnd))
    const { packet, problems: found } = packetIn(lines, box.line + 1, ownEnd, file)
    problems.push(...found)
    const tier = body.tier ?? packet?.tier
    const task: Task = {
      id: parts.id,
      title: parts.title,
      file,
      line: box.line + 1,
      endLine: end,
      block: text.slice(lines[box.line]?.start ?? 0, last ? last.start + last.text.length : undefined),
      ...(phase === undefined ? {} : { phase }),
      ...body,
      ...(tier === undefined ? {} : { tier }),
      ...(packet === undefined ? {} : { packet }),
      criteria: [],
      outputs: [],
      ticked: box.char === 'x' || box.char === 'X',
      box: { line: box.line + 1, column: box.column },
    }
    return dialect.adapt ? dialect.adapt(task, box) : task
  }
}

const notATask = (file: string, box: Box, parts: TitleParts): Finding => ({
  id: 'read/no-id',
  severity: 'warn',
  file,
  line: box.line + 1,
  message: `a check box without a task id is not read as a task: ${parts.title.slice(0, 60)}`,
  fix: 'give it an id such as 1.2, or take the box away',
})
