import type { Task } from '../model/plan.ts'
import { splitLines } from './lines.ts'

/** The text with the task's box ticked: one character differs. Undefined when the box is not there any more. */
export const tickBox = (text: string, task: Task): string | undefined => setBox(text, task, 'x')

export const untickBox = (text: string, task: Task): string | undefined => setBox(text, task, ' ')

function setBox(text: string, task: Task, char: 'x' | ' '): string | undefined {
  const at = findBox(text, task)
  if (at === undefined) return undefined
  const now = text[at] as string
  if (char === 'x' ? now.toLowerCase() === 'x' : now === ' ') return text
  return text.slice(0, at) + char + text.slice(at + 1)
}

/** Where the box stands, also when lines above it were added or taken away since the plan was read. */
function findBox(text: string, task: Task): number | undefined {
  if (!task.box) return undefined
  const column = task.box.column - 1
  const before = task.block.slice(0, column)
  const after = task.block.slice(column + 1).split(/\r\n|\n|\r/, 1)[0] ?? ''
  const matches = (line: string) =>
    line.length === column + 1 + after.length && line.startsWith(before) && line.endsWith(after)
  const lines = splitLines(text)
  const expected = lines[task.box.line - 1]
  if (expected && matches(expected.text)) return expected.start + column
  const found = lines.filter((line) => matches(line.text))
  return found.length === 1 ? (found[0]?.start ?? 0) + column : undefined
}
