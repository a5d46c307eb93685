import { readAssertionResults } from './assertion-results.ts'
import { splitBlocks } from './blocks.ts'
import type { Claim } from './claim.ts'
import { proseOfBlocks } from './prose.ts'
import { readResult } from './result-block.ts'
import { readSignal } from './signal.ts'

/** Reads an executor's last message. Never throws: what cannot be read becomes a problem. */
export function readClaim(message: string): Claim {
  const text = message.replace(/\r\n?/g, '\n')
  const blocks = splitBlocks(text)
  return {
    text,
    signal: readSignal(text, blocks),
    prose: proseOfBlocks(blocks),
    ...readResult(blocks),
    assertions: readAssertionResults(text),
  }
}
