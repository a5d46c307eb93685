/** One replacement of the client's Edit tool. */
interface TextEdit {
  old: string
  new: string
  all: boolean
}

const unix = (text: string): string => text.replace(/\r\n?/g, '\n')

/** What a file will hold after the edits; undefined when one does not fit, and the tool itself will say so. */
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

/** The text that a file tool's call would leave; undefined when the tool itself will refuse, or is another one. */
export function editResult(
  { tool, input }: { tool: string; input: Record<string, unknown> },
  before: string,
): string | undefined {
  switch (tool) {
    case 'Write':
      return typeof input.content === 'string' ? input.content : undefined
    case 'Edit':
      return applyEdits(before, [editOf(input)])
    case 'MultiEdit':
      return applyEdits(before, (Array.isArray(input.edits) ? input.edits : []).map(editOf))
    default:
      return undefined
  }
}

const editOf = (edit: Record<string, unknown>): TextEdit => ({
  old: String(edit.old_string ?? ''),
  new: String(edit.new_string ?? ''),
  all: edit.replace_all === true,
})

export interface OwnTask {
  id: string
  line: number
}

const BOX = /^(\s*[-*+]\s+\[)[ xX](\]\s+)(.*)$/

/**
 * The first line that an executor may not change in the plan: anything but the box of its own task. Line ends do not
 * count; a line more or less does.
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
  // Some checklists have no ids of their own; there the line has to do.
  return named || own.some((task) => task.line === line && !/^[A-Z]*\d+(\.\w+)*$/.test(first ?? ''))
}
