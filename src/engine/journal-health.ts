import type { JournalHealth } from '../gate/facts.ts'
import { locateLog } from '../journal/head.ts'
import { readJournal } from '../journal/read-log.ts'

/** Reads the whole log, each line checked: opening a run trusts its snapshot and never looks at the lines before it. */
export function journalHealth(dir: string, home: string): JournalHealth {
  const first = problemOf(dir, home)
  // Somebody may have been writing: what is damaged is so a moment later too.
  const problem = first === undefined ? undefined : problemOf(dir, home)
  return problem === undefined ? 'whole' : { problem }
}

function problemOf(dir: string, home: string): string | undefined {
  try {
    const log = readJournal(locateLog(dir, home))
    while (!log.next().done);
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
