import type { FileChange } from '../facts.ts'

const WHOLE_FILE =
  /@ts-nocheck\b|\/\*\s*eslint-disable\s*\*\/|\bbiome-ignore-all\b|#\s*(?:mypy:\s*ignore-errors|type:\s*ignore\s*$|pyright:\s*ignore|flake8:\s*noqa\s*$|ruff:\s*noqa\s*$|pylint:\s*(?:skip-file|disable=all))|#!\[allow\((?:warnings|clippy::all)\)\]|\/\/\s*nolint\s*$/

/** Lines that a task added and that keep a whole file from being checked by compiler or linter. */
export function suppressions(changes: readonly FileChange[]): { path: string; line: number; what: string }[] {
  return changes.flatMap(({ path, before, after }) => {
    const had = new Set(before?.text?.split(/\r?\n/))
    return (after?.text ?? '').split(/\r?\n/).flatMap((text, index) => {
      // `# type: ignore` and its kin speak of the whole file only where they stand alone.
      const isOwn = /^\s*(?:\/\/|\/\*|#)/.test(text)
      return isOwn && !had.has(text) && WHOLE_FILE.test(text)
        ? [{ path, line: index + 1, what: text.trim().slice(0, 80) }]
        : []
    })
  })
}
