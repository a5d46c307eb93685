import type { RootContent } from 'mdast'
import type { Block } from './blocks.ts'
import type { Signal } from './claim.ts'
import { parseBlock } from './prose.ts'

const SIGNAL = 'TASK_COMPLETE'
const EMPHASIS = /^[*_`\s]+|[*_`\s]+$/g

/** The last line counts when it is shown as text: not in a code block, not in a comment. */
export function readSignal(text: string, blocks: readonly Block[]): Signal {
  const seen = blocks.findLast((block) => block.kind !== 'text' || block.text.trim() !== '')
  const lines = seen?.text.split('\n') ?? []
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const alone = seen?.kind === 'text' && lines[last]?.replace(EMPHASIS, '') === SIGNAL
  if (alone && !isCode(seen, last + 1)) return 'last'
  return text.includes(SIGNAL) ? 'elsewhere' : 'none'
}

/** Indented by four blanks it is code, unless it belongs to a list. */
function isCode(block: Block, line: number): boolean {
  const tree = parseBlock(block)
  return tree ? within(tree.children, line) : /^ {4}|^\t/.test(block.text.split('\n')[line - 1] ?? '')
}

function within(nodes: readonly RootContent[], line: number): boolean {
  for (const node of nodes) {
    const { position } = node
    if (!position || line < position.start.line || line > position.end.line) continue
    if (node.type === 'code') return true
    if ('children' in node) return within(node.children, line)
  }
  return false
}
