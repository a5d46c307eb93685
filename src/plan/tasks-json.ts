import type { Finding } from '../model/finding.ts'
import type { PlanReading, Task } from '../model/plan.ts'
import { planName } from './plan-name.ts'
import { elementSpans } from './tasks-json/element-spans.ts'
import { jsonTask } from './tasks-json/json-task.ts'
import { applyBuildPhases } from './tasks-json/waves.ts'

/** Reads the TASKS.json of seed 004. Status is kept in the run: the file is not written. */
export function readTasksJson(text: string, file: string): PlanReading {
  const problems: Finding[] = []
  const report = (message: string, fix: string, line = 1) =>
    problems.push({ id: 'read/json', severity: 'block', file, line, message, fix })
  const data = parse(text.replace(/^\uFEFF/, ''), report)
  const values = data && Array.isArray(data.tasks) ? data.tasks : []
  if (data && !Array.isArray(data.tasks)) report('there is no list "tasks"', 'add "tasks": […]')
  const spans = values.length > 0 ? elementSpans(text, 'tasks') : []
  let line = 1
  let seen = 0
  const lineAt = (offset: number) => {
    for (; seen < offset; seen += 1) if (text[seen] === '\n') line += 1
    return line
  }
  const tasks: Task[] = values.map((value, index) => {
    const span = spans[index] ?? { start: 0, end: 0 }
    const start = lineAt(span.start)
    const place = { file, line: start, endLine: lineAt(span.end), block: text.slice(span.start, span.end) }
    return jsonTask(value, { ...place, position: index + 1 }, problems)
  })
  const title = data && typeof data.projectName === 'string' ? data.projectName : undefined
  return {
    plan: {
      format: 'tasks-json',
      name: planName(file, data?.projectId),
      ...(title === undefined ? {} : { title }),
      files: [{ path: file, text }],
      tasks: applyBuildPhases(data?.buildPhases, tasks, file, problems),
    },
    problems,
  }
}

function parse(
  text: string,
  report: (message: string, fix: string, line?: number) => void,
): Record<string, unknown> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const message = (error as Error).message
    const line = text.slice(0, errorPosition(message, text)).split('\n').length
    report(`this is not JSON: ${message.replace(/\s+/g, ' ')}`, 'mend it there', line)
    return undefined
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  report('the file is not an object', 'write {"projectId": …, "tasks": […]}')
  return undefined
}

/** The engine names the position, or quotes what stands around it, or has met the end. */
function errorPosition(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  if (/end of JSON/.test(message)) return text.length
  const quoted = /^Unexpected token '?(.)'?, (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(
    message,
  )
  const snippet = quoted?.[2] ?? ''
  const at = snippet === '' ? -1 : text.indexOf(snippet)
  // The sign stands in the middle of what is quoted around it.
  const middle = Math.max(
    0,
    snippet.indexOf(quoted?.[1] ?? '', Math.max(0, Math.floor(snippet.length / 2) - 2)),
  )
  return at < 0 ? 0 : at + middle
}
