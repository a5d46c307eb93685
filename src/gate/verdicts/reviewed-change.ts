import type { Code, Nodes, Root } from 'mdast'
import type { z } from 'zod'
import type { Finding } from '../../model/gate.ts'
import type { Reviewer } from '../../model/roles.ts'
import type { Named } from '../../model/task-name.ts'
import type { Verdict } from '../../model/verdict.ts'
import type { Prose } from '../claim.ts'
import { markdown, readProse } from '../prose.ts'

/** What a verdict is compared with: the task, and the change as the reviewer was shown it. */
export interface ReviewedChange {
  readonly task: Named
  /** The other tasks of a batch that are under the same review. */
  readonly covered?: readonly Named[]
  /** All tasks of the plan. A verdict that names another task is not for this one. */
  readonly tasks: readonly Named[]
  /** The done criteria of the tasks under review in the words of the plan, and the files that the plan names for them. */
  readonly criteria?: readonly string[]
  readonly files?: readonly string[]
  /** The diff as the reviewer was shown it. */
  readonly diff?: string
  /** First and last line of each piece of the diff, by path. */
  readonly shown: ReadonlyMap<string, readonly Lines[]>
  /** All files of the commit. */
  readonly paths: ReadonlySet<string>
}

export interface Lines {
  from: number
  to: number
}

/** A problem in the words of a message; the parser adds the check's id. */
export interface Problem {
  line?: number
  message: string
  fix: string
}

export const toFinding = (id: string, { line, message, fix }: Problem): Finding => ({
  id,
  severity: 'block',
  failure: 'MALFORMED',
  ...(line === undefined ? {} : { line }),
  message,
  fix,
})

/** Whether the words of an approval support it. */
export interface Support {
  /** Problems that invalidate the approval. */
  problems: Problem[]
  /** Remarks that are shown and do not invalidate it. */
  notes: string[]
}

export const NO_SUPPORT: Support = { problems: [], notes: [] }

/** What the reader of a form extracts from a message. `read-verdict.ts` makes a verdict of it. */
export type Reading = Pick<Verdict, 'confidence' | 'findings' | 'concerns' | 'feedback'> &
  Partial<Pick<Verdict, 'path' | 'suggestions' | 'recommendation' | 'holds' | 'weak'>> & {
    /** `undefined`: it says neither. */
    says: 'approve' | 'reject' | undefined
    problems: Problem[]
    support: Support
  }

export type Reader = (text: string, change: ReviewedChange, role: Reviewer) => Reading

/** Reads each field by its own schema, so that a field that cannot be read does not affect the others. */
export function readFields<S extends Readonly<Record<string, z.ZodType>>>(
  shape: S,
  value: Readonly<Record<string, unknown>>,
  refuse: (field: string, got: unknown) => void,
): { [K in keyof S]: z.infer<S[K]> | undefined } {
  const fields = Object.entries(shape).map(([field, schema]) => {
    const read = schema.safeParse(value[field])
    if (!read.success) refuse(field, value[field])
    return [field, read.data]
  })
  return Object.fromEntries(fields)
}

/** A reviewer's last message, as markdown. */
export interface Message {
  text: string
  lines: readonly string[]
  tree: Root
  /** Its own words, without code and quotations. */
  prose: readonly Prose[]
  /** Fenced blocks that are not inside a quotation. */
  fences: readonly Code[]
}

export function readMessage(message: string): Message {
  const text = message.replace(/\r\n?/g, '\n')
  const tree = markdown.parse(text)
  return { text, lines: text.split('\n'), tree, prose: readProse(tree), fences: nodesIn(tree, 'code') }
}

/** All nodes of one type that are not inside a quotation. */
export function nodesIn<T extends Nodes['type']>(node: Nodes, type: T): Extract<Nodes, { type: T }>[] {
  if (node.type === type) return [node as Extract<Nodes, { type: T }>]
  if (node.type === 'blockquote' || !('children' in node)) return []
  return node.children.flatMap((child) => nodesIn(child, type))
}

/** Fields of a verdict as its author's own words. */
export const proseOf = (texts: readonly string[]): Prose[] => texts.map((text) => ({ line: 1, text }))

/** Whether only blanks follow a line. */
export const isLast = (message: Message, line: number): boolean =>
  message.lines.slice(line).every((after) => after.trim() === '')
