import type { Nodes, Root } from 'mdast'
import type { Prose } from './claim.ts'

const BLOCKS = new Set(['paragraph', 'heading', 'tableRow'])

/** The executor's own words, one entry a paragraph, heading or table row: emphasis and line breaks are gone, code and quotations left out. */
export function readProse(tree: Root): Prose[] {
  const found: Prose[] = []
  collect(tree, found)
  return found
}

function collect(node: Nodes, found: Prose[]): void {
  if (node.type === 'blockquote' || node.type === 'code') return
  if (BLOCKS.has(node.type)) {
    const text = words(node)
      .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (text) found.push({ line: node.position?.start.line ?? 1, text })
    return
  }
  if ('children' in node) for (const child of node.children) collect(child, found)
}

/** Code keeps its place as one sign, so that the words around it do not run together. */
function words(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return '\u25a1'
  if (node.type === 'break') return ' '
  if (node.type === 'tableCell') return `${node.children.map(words).join('')} | `
  return 'children' in node ? node.children.map(words).join('') : ''
}
