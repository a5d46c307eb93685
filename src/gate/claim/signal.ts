import type { Root, RootContent } from 'mdast'
import type { Signal } from './claim.ts'

const SIGNAL = 'TASK_COMPLETE'
const EMPHASIS = /^[*_`\s]+|[*_`\s]+$/g

/** A line counts when it is shown as text: not in a code block, not in a comment. */
export function readSignal(text: string, tree: Root): Signal {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const alone = last >= 0 && lines[last]?.replace(EMPHASIS, '') === SIGNAL
  if (alone && !hidden(tree.children, last + 1)) return 'last'
  return text.includes(SIGNAL) ? 'elsewhere' : 'none'
}

function hidden(nodes: readonly RootContent[], line: number): boolean {
  for (const node of nodes) {
    const { position } = node
    if (!position || line < position.start.line || line > position.end.line) continue
    if (node.type === 'code') return true
    if (node.type === 'html') return node.value.startsWith('<!--')
    if ('children' in node) return hidden(node.children, line)
  }
  return false
}
