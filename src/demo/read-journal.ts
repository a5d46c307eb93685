import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event } from '../model/event.ts'

/** An event as it stands in the file; the demo reads it as anyone could. */
export type JournalEvent = Event

/** The one run of the demo's repository. */
export function readJournal(repo: string): JournalEvent[] {
  const runs = join(repo, '.git', 'ultraplan', 'runs')
  const [run] = readdirSync(runs)
  if (run === undefined) throw new Error('no run was started')
  return readFileSync(join(runs, run, 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalEvent)
}
