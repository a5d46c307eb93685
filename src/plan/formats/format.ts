import type { PlanReading } from '../../model/plan.ts'
import { type Box, type Heading, scanBoxes } from '../checklist/scan.ts'
import { type TitleParts, titleBoxes } from '../checklist/titles.ts'
import { frontMatterLines } from '../document.ts'
import { splitLines } from '../lines.ts'
import { maskLines } from '../mask.ts'
import { type RawTask, scanTasks } from './plan-md/tags.ts'

/** The kinds of evidence for a format, the strongest first. If two formats have the same, the first of the table wins. */
const EVIDENCE = ['syntax', 'tags', 'ids', 'folder', 'fields', 'habits', 'boxes', 'name'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** One way of writing a plan. Everything about a format is in its file; `FORMATS` lists them. */
export interface Format {
  id: string
  /** Where its planner keeps plans, below the top of the repository. `holds`: each plan is a folder or a markdown file. */
  folders?: readonly string[]
  holds?: 'folders' | 'files'
  /** The files of such a folder that are the plan. */
  files?: RegExp
  /** The strongest evidence that a text is in this format, or the two things it could be. */
  detects(text: Sighting): Evidence | Ambiguity | undefined
  read(text: string, file: string, nearby?: Nearby): PlanReading
  /** Makes one plan of all files of a folder; without it a plan is one file. */
  join?(readings: readonly PlanReading[], name: string): PlanReading
  /** The planner that writes it: how its files are known without their tasks, and what a task is in them. */
  tool?: { name: string; owns(text: Sighting): boolean; wants: string }
  /** How a person adds a verify to a task. Absent if the planner has no verify, so that a default is used. */
  addVerify?: string
}

/** The text of another file of the repository, where a planner keeps what it is about. */
export type Nearby = (path: string) => string | undefined

/** Two readings of a text, each with how many tasks it would have. */
export interface Ambiguity {
  evidence: Evidence
  readings: readonly [Reading, Reading]
}
type Reading = readonly [name: string, tasks: number]

/** What can be seen in a text without reading it as any format. */
export interface Sighting {
  file: string
  /** Its name without folders, in lower case. */
  base: string
  isJson: boolean
  /** What the JSON says; undefined if it is none. */
  json(): unknown
  boxes: readonly Box[]
  /** Some of them may be tasks: not all are under a heading about criteria. */
  hasList: boolean
  headings: readonly Heading[]
  /** Titles of the boxes that have an id. */
  named: readonly (TitleParts & { id: string })[]
  tags: readonly RawTask[]
  /** Whether a line outside of fences and comments matches. */
  says(pattern: RegExp): boolean
}

export function look(text: string, file: string): Sighting {
  const base = (file.split('/').at(-1) ?? file).toLowerCase()
  const isJson = base.endsWith('.json') || (!base.endsWith('.md') && /^\uFEFF?\s*\{/.test(text))
  const lines = isJson ? [] : splitLines(text)
  const { kinds } = maskLines(lines, file, frontMatterLines(text))
  const scan = scanBoxes(lines, kinds)
  const { boxes, headings } = scan
  const { titled } = titleBoxes(scan)
  return {
    file,
    base,
    isJson,
    json: () => (isJson ? parsed(text) : undefined),
    boxes,
    hasList: titled.length > 0,
    headings,
    named: titled.map(({ parts }) => parts).filter(hasId),
    tags: scanTasks(text, lines, kinds),
    says: (pattern) => lines.some((line, at) => kinds[at] === 'text' && pattern.test(line.text)),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const hasId = (title: TitleParts): title is TitleParts & { id: string } => title.id !== undefined

/** Smaller is stronger. */
export const rank = (seen: Evidence | Ambiguity): number =>
  EVIDENCE.indexOf(typeof seen === 'string' ? seen : seen.evidence)
