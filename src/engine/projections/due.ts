import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { dueAt } from '../../run/time-limit.ts'
import { dueFile } from '../places.ts'
import { drives } from './session-files.ts'
import type { Projection } from './table.ts'

/**
 * The client has no timer for agents, so their tool calls are looked at. A file whose time lies in the future tells the
 * shell guard, without starting node, whether an agent can be late.
 */
export const due: Projection = {
  name: 'due',
  overwrites: true,
  project(run, { home }) {
    if (!drives(home, run)) return
    const file = dueFile(home, run.session)
    const times = run.tickets.flatMap((ticket) => dueAt(run, ticket) ?? [])
    const soonest = times.sort((a, b) => a.getTime() - b.getTime())[0]
    const marked = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    // A file system keeps fractions of a second in its own way.
    if ((marked && Math.round(marked)) === soonest?.getTime()) return
    if (!soonest) {
      rmSync(file, { force: true })
      rmSync(`${file}.now`, { force: true })
      return
    }
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, '', { mode: 0o600 })
    utimesSync(file, soonest, soonest)
  },
}
