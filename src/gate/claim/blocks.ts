/** A stretch of a message: text, a fenced block of code, or a comment that nobody sees. */
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
 * Cuts a message at its fences, its comments, and a long one at blank lines before a line that is not indented. A markdown parser
 * takes more than linear time on some texts, and a gate that is not done in time is passed by: the pieces stay small.
 */
export function splitBlocks(message: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  let closes: ((line: string) => boolean) | undefined
  let blank = false
  const begin = (kind: Block['kind'], line: number) => {
    open = { kind, line, text: '' }
    blocks.push(open)
    return open
  }
  for (const [index, line] of message.split('\n').entries()) {
    const number = index + 1
    if (closes && open) {
      const end = closes(line)
      if (!(end && open.kind === 'code')) open.text += `${line}\n`
      if (end) open = closes = undefined
      continue
    }
    const fence = FENCE.exec(line)?.[1]
    if (fence) {
      begin('code', number)
      closes = (each) => closesFence(each, fence)
    } else if (/^ {0,3}<!--/.test(line)) {
      const comment = begin('comment', number)
      comment.text = `${line}\n`
      if (line.includes('-->')) open = undefined
      else closes = (each) => each.includes('-->')
    } else {
      const cut = blank && /^\S/.test(line) && (open?.text.length ?? 0) > LONG_ENOUGH
      const block = open && !cut ? open : begin('text', number)
      block.text += `${line}\n`
    }
    blank = line.trim() === ''
  }
  return blocks
}

/** A fence is closed by at least as many of the same sign, with nothing behind them. */
function closesFence(line: string, fence: string): boolean {
  const word = line.trim()
  return word.length >= fence.length && word === (fence[0] ?? '').repeat(word.length)
}
