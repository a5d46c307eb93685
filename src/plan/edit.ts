import type { Task } from '../model/plan.ts'
import { splitLines } from './lines.ts'

/** The text with the task's box ticked; only that character differs. Undefined when the box cannot be found any more. */
export const tickBox = (text: string, task: Task): string | undefined => setBox(text, task, 'x')

export const untickBox = (text: string, task: Task): string | undefined => setBox(text, task, ' ')

function setBox(text: string, task: Task, char: 'x' | ' '): string | undefined {
  const at = findBox(text, task)
  if (at === undefined) return undefined
  const now = text[at] as string
  if (char === 'x' ? now.toLowerCase() === 'x' : now === ' ') return text
  return text.slice(0, at) + char + text.slice(at + 1)
}

/** The position of the box, even if lines above it were added or removed since the plan was read. */
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

/** One replacement of the client's Edit tool. */
export interface TextEdit {
  old: string
  new: string
  all: boolean
}

const unix = (text: string): string => text.replace(/\r\n?/g, '\n')

/** The text after the edits. Undefined when an edit does not match; the client's tool reports that itself. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string | undefined {
  let result = unix(text)
  for (const edit of edits) {
    const old = unix(edit.old)
    const put = unix(edit.new)
    if (old === '' || !result.includes(old)) return undefined
    result = edit.all ? result.split(old).join(put) : result.replace(old, () => put)
  }
  return result
}

export interface OwnTask {
  id: string
  line: number
}

const BOX = /^(\s*[-*+]\s+\[)[ xX](\]\s+)(.*)$/

/**
 * The number of the first changed line of the plan that the executor may not change: every line except the box of its
 * own task. Different line endings are no change, an added or removed line is one.
 */
export function foreignEdit(before: string, after: string, own: readonly OwnTask[]): number | undefined {
  const was = unix(before).split('\n')
  const is = unix(after).split('\n')
  for (let index = 0; index < Math.max(was.length, is.length); index += 1) {
    const [old, now] = [was[index], is[index]]
    if (old === now) continue
    if (old === undefined || now === undefined || !isOwnTick(old, now, index + 1, own)) return index + 1
  }
  return undefined
}

function isOwnTick(old: string, now: string, line: number, own: readonly OwnTask[]): boolean {
  const [was, is] = [BOX.exec(old), BOX.exec(now)]
  if (!was || !is || was[1] !== is[1] || was[2] !== is[2] || was[3] !== is[3]) return false
  const first = (was[3] ?? '').replace(/[*_`]/g, '').split(/\s/, 1)[0]?.replace(/:$/, '')
  const named = own.some((task) => task.id === first)
  // Some checklists have no ids. There the task is recognised by its line number.
  return named || own.some((task) => task.line === line && !/^[A-Z]*\d+(\.\w+)*$/.test(first ?? ''))
}
