import type { Nodes, Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import type { Processor } from 'unified'
import { z } from 'zod'
import { shortened } from './check.ts'
import type { Prose } from './claim.ts'

/** The one markdown parser: what agents write is GitHub's dialect. */
export const markdown: Pick<Processor<Root>, 'parse'> = remark().use(remarkGfm)

/** Longer pieces, and everything before the last so many characters, are read line by line. */
const LONGEST_BLOCK = 3000
const PARSED_TOTAL = 40_000

const CODE_SIGN = '\u25a1'

export const parseBlock = ({ text }: Block): Root | undefined =>
  text.length > LONGEST_BLOCK ? undefined : markdown.parse(text)

/** The same for a message in pieces. */
export function proseOfBlocks(blocks: readonly Block[]): Prose[] {
  const texts = blocks.filter(({ kind }) => kind === 'text')
  let left = PARSED_TOTAL
  const fromLast = texts.toReversed().map((block) => {
    left -= block.text.length
    const tree = left < 0 ? undefined : parseBlock(block)
    return tree ? readProse(tree, block.line) : plainProse(block)
  })
  return fromLast.reverse().flat()
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableRow'])

/** Someone's own words, one entry a paragraph, heading or table row: emphasis and line breaks are gone, code and quotations left out. */
export function readProse(tree: Root, firstLine = 1): Prose[] {
  const found: Prose[] = []
  const collect = (node: Nodes): void => {
    if (node.type === 'blockquote' || node.type === 'code') return
    if (BLOCKS.has(node.type)) {
      const text = tidy(words(node))
      if (text) found.push({ line: firstLine + (node.position?.start.line ?? 1) - 1, text })
    } else if ('children' in node) for (const child of node.children) collect(child)
  }
  collect(tree)
  return found
}

/** Code is replaced by one character, so that the words around it do not run together. */
function words(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return CODE_SIGN
  if (node.type === 'break') return ' '
  if (node.type === 'tableCell') return `${node.children.map(words).join('')} | `
  return 'children' in node ? node.children.map(words).join('') : ''
}

/** The same without a tree: quotations by their mark, code by its backticks, emphasis taken out. */
function plainProse({ text, line }: Block): Prose[] {
  return text.split(/\n[ \t]*\n/).flatMap((paragraph) => {
    const own = paragraph
      .split('\n')
      .filter((each) => !/^[ \t]*>/.test(each))
      .join(' ')
      .replace(/(`+)[^`]+\1/g, CODE_SIGN)
      .replace(/[*_~#]+/g, '')
    return own.trim() ? [{ line, text: tidy(own) }] : []
  })
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g
const tidy = (text: string) => text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()

/** A part of a message: text, a fenced block of code, or an invisible comment. */
export interface Block {
  kind: 'text' | 'code' | 'comment'
  /** Line of its first line in the message, from 1. */
  line: number
  text: string
}

/** Shorter texts stay whole. */
const LONG_ENOUGH = 1000

const FENCE = /^[ \t]*(`{3,}|~{3,})([^`]*|[^~]*)$/

/**
 * Cuts a message at its fences and comments, and a long one also at blank lines before a line that is not indented. A
 * markdown parser takes more than linear time on some texts, and the client ignores a gate that is too slow. So the
 * pieces are kept small.
 */
export function splitBlocks(message: string): Block[] {
  const blocks: Block[] = []
  let open: OpenBlock | undefined
  let blank = false
  for (const [index, line] of message.split('\n').entries()) {
    if (!open?.closes) {
      const cut = blank && /^\S/.test(line) && (open?.block.text.length ?? 0) > LONG_ENOUGH
      blank = line.trim() === ''
      const begun = begin(line, index + 1, !open || cut)
      if (begun) blocks.push(begun.block)
      open = begun ?? open
      if (begun?.block.kind === 'code') continue
    }
    open = open && goOn(open, line)
  }
  return blocks
}

interface OpenBlock {
  block: Block
  /** Absent for text, which goes on until something else begins. */
  closes?: (line: string) => boolean
}

/** The block that a line begins; other text begins one only where it has to. */
function begin(line: string, number: number, mustBegin: boolean): OpenBlock | undefined {
  const blockOf = (kind: Block['kind']): Block => ({ kind, line: number, text: '' })
  const fence = FENCE.exec(line)?.[1]
  if (fence) return { block: blockOf('code'), closes: (each) => closesFence(each, fence) }
  if (/^ {0,3}<!--/.test(line)) return { block: blockOf('comment'), closes: (each) => each.includes('-->') }
  return mustBegin ? { block: blockOf('text') } : undefined
}

/** Adds a line, and returns the block as long as it is open. */
function goOn(open: OpenBlock, line: string): OpenBlock | undefined {
  const { block, closes } = open
  const isEnd = closes?.(line) === true
  if (!isEnd || block.kind !== 'code') block.text += `${line}\n`
  return isEnd ? undefined : open
}

/** A fence is closed by at least as many of the same sign, with nothing behind them. */
function closesFence(line: string, fence: string): boolean {
  const word = line.trim()
  return word.length >= fence.length && word === (fence[0] ?? '').repeat(word.length)
}

/** Whether a line lies in a node of one of these types, from 1. */
export function isLineIn(
  types: readonly Nodes['type'][],
  nodes: readonly RootContent[],
  line: number,
): boolean {
  const node = nodes.find(
    ({ position }) => position && line >= position.start.line && line <= position.end.line,
  )
  if (!node) return false
  return types.includes(node.type) || ('children' in node && isLineIn(types, node.children, line))
}

/** Text, or a number that YAML made of it. */
export const plainText = z.union([z.string().trim(), z.number().transform(String)])

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a field, for a message about it. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  return shortened(JSON.stringify(value) ?? 'nothing', 60)
}
