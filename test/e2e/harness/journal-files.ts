import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One event of the product's journal; what the event is about is in fields of its own. */
export interface JournalEvent {
  seq: number
  at?: string
  type: string
  run: string
  [field: string]: unknown
}

/** The events of all runs in a repository, as they are in the files; a half-written last line is left out. */
export function readJournals(commonDir: string): JournalEvent[] {
  const runs = join(commonDir, 'ultraplan/runs')
  return foldersOf(runs).flatMap((run) => {
    let text: string
    try {
      text = readFileSync(join(runs, run, 'journal.jsonl'), 'utf8')
    } catch {
      return []
    }
    return text.split('\n').flatMap((line): JournalEvent[] => {
      try {
        return [{ run, ...JSON.parse(line) }]
      } catch {
        return []
      }
    })
  })
}

function foldersOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
