import type { Code, Nodes, Root } from 'mdast'
import type { Prose } from '../claim/claim.ts'
import { markdown, readProse } from '../claim/prose.ts'

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
  return { text, lines: text.split('\n'), tree, prose: readProse(tree), fences: fencesIn(tree) }
}

function fencesIn(node: Nodes): Code[] {
  if (node.type === 'code') return [node]
  if (node.type === 'blockquote') return []
  return 'children' in node ? node.children.flatMap(fencesIn) : []
}

/** Whether nothing but blanks stands behind a line. */
export const isLast = (message: Message, line: number): boolean =>
  message.lines.slice(line).every((after) => after.trim() === '')
