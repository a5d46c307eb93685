import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { readAssertionResults } from './assertion-results.ts'
import type { Claim } from './claim.ts'
import { readProse } from './prose.ts'
import { readResult } from './result-block.ts'
import { readSignal } from './signal.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

/** Reads an executor's last message. Never throws: what cannot be read becomes a problem. */
export function readClaim(message: string): Claim {
  const text = message.replace(/\r\n?/g, '\n')
  const tree: Root = parser.parse(text)
  return {
    text,
    signal: readSignal(text, tree),
    prose: readProse(tree),
    ...readResult(tree),
    assertions: readAssertionResults(text),
  }
}
