import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { askingFile } from '../places.ts'
import { drives } from './session-files.ts'
import type { Projection } from './table.ts'

/** While the client asks a person about a call, the shell guard of the hooks that look for the answer sees this file. */
export const asking: Projection = {
  name: 'asking',
  overwrites: true,
  project(run, { home }) {
    if (!drives(home, run)) return
    const file = askingFile(home, run.session)
    const isAsking = run.tasks.some((task) => task.waiting)
    if (existsSync(file) === isAsking) return
    if (!isAsking) {
      rmSync(file, { force: true })
      return
    }
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, '', { mode: 0o600 })
  },
}
