import { applyEdits, type TextEdit } from '../plan/foreign-edit.ts'
import type { FileCall } from './fence-file.ts'

/** The text that a file tool's call would leave; undefined when the tool itself will refuse, or is another one. */
export function editResult({ tool, input }: FileCall, before: string): string | undefined {
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
