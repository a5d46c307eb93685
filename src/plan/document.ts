import type { Finding } from '../model/finding.ts'
import { readFrontMatter } from './front-matter.ts'
import { type Line, splitLines } from './lines.ts'
import { type LineKind, maskLines } from './mask.ts'

/** A markdown plan before its tasks are read. */
export interface Document {
  text: string
  file: string
  lines: readonly Line[]
  kinds: readonly LineKind[]
  /** The front matter. */
  data: Record<string, unknown>
  /** What is wrong with it; readers add to it. */
  problems: Finding[]
}

export function openDocument(text: string, file: string): Document {
  const lines = splitLines(text)
  const front = readFrontMatter(text, file)
  const { kinds, problems } = maskLines(lines, file, front.lines)
  return { text, file, lines, kinds, data: front.data, problems: [...front.problems, ...problems] }
}

/** The text of some lines, from 0, as it stands. */
export function linesBetween({ text, lines }: Document, from: number, to: number): string {
  const last = lines[to - 1]
  return text.slice(lines[from]?.start ?? 0, last ? last.start + last.text.length : undefined)
}

/** What a person calls the plan: the spec or phase folder, or the file where its name says more than `tasks.md`. */
export function planName(file: string, stated?: unknown): string {
  if (typeof stated === 'string' && stated.trim() !== '') return stated.trim()
  const parts = file.split('/')
  const base = parts.at(-1) ?? file
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/\.tasks$/i, '')
    .replace(/[-_.]?PLAN$/, '')
  if (stem !== '' && !/^(?:tasks|plan)$/i.test(stem)) return stem
  return parts.at(-2) ?? (stem || base)
}
