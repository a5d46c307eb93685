import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import type { Block } from './blocks.ts'
import type { Prose } from './claim.ts'

/** The one markdown parser: what agents write is GitHub's dialect. */
export const markdown = remark().use(remarkGfm)

/** Longer pieces, and what comes before the last so many characters, are read line by line. */
const LONGEST_BLOCK = 3000
const PARSED_TOTAL = 40_000

const CODE_SIGN = '\u25a1'

export function parseBlock(block: Block): Root | undefined {
  return block.text.length > LONGEST_BLOCK ? undefined : markdown.parse(block.text)
}

/** The same for a message in pieces. */
export function proseOfBlocks(blocks: readonly Block[]): Prose[] {
  const texts = blocks.filter(({ kind }) => kind === 'text')
  let left = PARSED_TOTAL
  return texts
    .toReversed()
    .flatMap((block) => {
      left -= block.text.length
      const tree = left < 0 ? undefined : parseBlock(block)
      return [tree ? readProse(tree, block.line) : plainProse(block)]
    })
    .reverse()
    .flat()
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

/** Code keeps its place as one sign, so that the words around it do not run together. */
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
