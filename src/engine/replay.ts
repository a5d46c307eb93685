import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Replay, ViewComparison } from '../model/audit.ts'
import type { Run } from '../model/run.ts'
import { reduce } from '../run/reduce.ts'
import { openJournalAt } from './open-run.ts'
import { canonicalJson } from './receipt.ts'

export interface View {
  name: string
  render(run: Run): string
  /** Where its text stands, for views that are written to a file. */
  file?(run: Run, dir: string): string
}

/** Rebuilds the run from the first event on, and compares every view with what is shown now. */
export function replayRun(dir: string, home: string, views: readonly View[]): Replay {
  const journal = openJournalAt(dir, home)
  const shown = journal.state
  let rebuilt: Run | undefined
  let events = 0
  for (const event of journal.events()) {
    rebuilt = reduce(rebuilt, event)
    events += 1
    // Others may append meanwhile; what is shown is the state of the opening.
    if (event.seq === shown?.lastSeq) break
  }
  if (!rebuilt || !shown) throw new Error(`the journal of run ${basename(dir)} is empty`)
  return { run: basename(dir), events, views: compareAll(views, rebuilt, shown, dir) }
}

const STATE: View = { name: 'state of the run', render: (run) => canonicalJson(run, 1) }

function compareAll(views: readonly View[], rebuilt: Run, shown: Run, dir: string): ViewComparison[] {
  return [STATE, ...views].map((view) => {
    const text = view.render(rebuilt)
    const inMemory = compare(view.name, text, view.render(shown))
    const file = view.file?.(rebuilt, dir)
    if (!inMemory.same || file === undefined || !existsSync(file)) return inMemory
    return { ...compare(view.name, timeless(text), timeless(readFileSync(file, 'utf8'))), file }
  })
}

/** A file is not written again for an event that changes nothing in it but the time. */
const timeless = (text: string): string => text.replace(/, as of \S+Z\.$/m, '.')

function compare(view: string, rebuilt: string, found: string): ViewComparison {
  if (rebuilt === found) return { view, same: true }
  const [a, b] = [rebuilt.split('\n'), found.split('\n')]
  const at = a.findIndex((line, index) => line !== b[index])
  const index = at === -1 ? a.length : at
  const difference = { line: index + 1, rebuilt: a[index] ?? '(end)', found: b[index] ?? '(end)' }
  return { view, same: false, difference }
}
