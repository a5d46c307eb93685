import { cut, markdownLine } from './terminal.ts'

/** What the engine writes into `.progress.md`, in the words of seed 000. */
export type ProgressEntry =
  /** `next` is the index of the next task that triggers a review. */
  | { kind: 'review-skipped'; next: number; name: string; nextName?: string | undefined }
  | {
      kind: 'review'
      /** The plan's own id and title of the task. */
      name: string
      /** From 0; the first of a parallel group stands for all of it. */
      taskIndex: number
      iteration: number
      status: 'REVIEW_PASS' | 'REVIEW_FAIL' | 'REVIEW_PASS (no signal)'
      findings: readonly string[]
      /** `asked again`: the review could not be read, so it decided nothing. */
      action:
        | 'fix task added'
        | 'warnings appended, proceeded'
        | 'proceeded'
        | 'asked again'
        | 'a person was asked'
        | 'skipped by a person'
        | 'forced by a person'
        | 'the run was cancelled'
    }
  | { kind: 'review-capped'; iterations: number; findings: readonly string[] }
  /** A fix task that failed twice (S0-58). */
  | { kind: 'fix-given-up'; fix: string; findings: readonly string[] }
  | { kind: 'suggestions'; task: string; suggestions: readonly string[] }

const SUGGESTIONS = '## Review Suggestions'
const MOST_FINDINGS = 3
const LONGEST = 300

/** The new text of `.progress.md`. The old text stays as it was. */
export function addProgress(text: string, entry: ProgressEntry): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = entryLines(entry)
  const at = entry.kind === 'suggestions' ? endOfSuggestions(text.split(/\r?\n/)) : undefined
  if (at !== undefined) {
    const present = text.split(/(?<=\n)/)
    const before = ended(present.slice(0, at).join(''), eol)
    return before + lines.slice(2).join(eol) + eol + present.slice(at).join('')
  }
  const before = ended(text, eol)
  const gap = before.trim() === '' || /\n\r?\n$/.test(before) ? '' : eol
  return before + gap + lines.join(eol) + eol
}

const ended = (text: string, eol: string): string => (text === '' || text.endsWith('\n') ? text : text + eol)
/** A task's name for the beginning of a sentence, made from the form for the middle of one. */
const begun = (word: string): string => item(word).replace(/^./u, (first) => first.toUpperCase())
const item = (text: string): string => cut(markdownLine(text), LONGEST)

function entryLines(entry: ProgressEntry): string[] {
  switch (entry.kind) {
    case 'review-skipped':
      return [
        `Skipping artifact review (next at task ${entry.next})`,
        `${item(entry.name)}${entry.nextName === undefined ? '' : `; the next review is at ${item(entry.nextName)}`}`,
      ]
    case 'review': {
      const findings = entry.findings.slice(0, MOST_FINDINGS).map((finding) => `  - ${item(finding)}`)
      return [
        `### Review: execution (Task ${entry.taskIndex}, Iteration ${entry.iteration})`,
        item(entry.name),
        `- Status: ${entry.status}`,
        ...(findings.length === 0 ? ['- Findings: none'] : ['- Findings:', ...findings]),
        `- Action: ${entry.action}`,
      ]
    }
    case 'review-capped':
      return [
        `Max iterations (${entry.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${entry.findings.map(item).join('; ') || 'none named'}`,
      ]
    case 'fix-given-up':
      return [
        `${begun(entry.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${entry.findings.map(item).join('; ') || 'none named'}`,
      ]
    case 'suggestions':
      return [SUGGESTIONS, '', ...entry.suggestions.map((text) => `- ${begun(entry.task)}: ${item(text)}`)]
  }
}

/** Index of the line after the last suggestion, if the file has the section already. */
function endOfSuggestions(lines: readonly string[]): number | undefined {
  const headings = headingsIn(lines)
  const start = headings.find((index) => lines[index]?.trimEnd() === SUGGESTIONS)
  if (start === undefined) return undefined
  const section = lines.slice(
    start + 1,
    headings.find((index) => index > start),
  )
  return start + 2 + section.findLastIndex((line) => line.trim() !== '')
}

/** The indexes of the headings. A line inside a fence that looks like a heading is not one. */
function headingsIn(lines: readonly string[]): number[] {
  let fence = ''
  return lines.flatMap((line, index) => {
    const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1]
    if (mark !== undefined) fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence
    return fence === '' && mark === undefined && /^#{1,6} /.test(line) ? [index] : []
  })
}
