// One process of the storm: appends its events one by one and tells each as soon as the journal has it.
import { writeSync } from 'node:fs'
import { type FileOperations, realFiles } from '../src/io/files.ts'
import { openJournal, type Reducer } from '../src/journal/journal.ts'

export interface WorkerOrder {
  dir: string
  home: string
  name: string
  events: number
  /** The file operation, counted from the opening on, at which the process kills itself; a write gets to its half. */
  killAt?: number
}

/** How many events there are of each process. */
const counts: Reducer<Record<string, number>> = {
  version: '1',
  reduce(state = {}, event) {
    const name = event.type === 'noted' ? (event.text.split(' ')[0] ?? '') : event.type
    return { ...state, [name]: (state[name] ?? 0) + 1 }
  },
}

function killingAt(at: number): FileOperations {
  let n = 0
  const names = Object.keys(realFiles) as (keyof FileOperations)[]
  const wrap = (name: keyof FileOperations) => {
    return (...args: unknown[]) => {
      n += 1
      if (n === at) {
        if (name === 'write') {
          const [fd, bytes, position] = args as [number, Uint8Array, number]
          realFiles.write(fd, bytes.subarray(0, bytes.length >> 1), position)
        }
        process.kill(process.pid, 'SIGKILL')
      }
      return (realFiles[name] as (...args: unknown[]) => unknown)(...args)
    }
  }
  return Object.fromEntries(names.map((name) => [name, wrap(name)])) as unknown as FileOperations
}

const order = JSON.parse(process.argv[2] ?? '') as WorkerOrder
const { dir, home, name, events, killAt } = order
const journal = openJournal(dir, {
  home,
  reducer: counts,
  waitMs: 120_000,
  ...(killAt === undefined ? {} : { files: killingAt(killAt) }),
})
for (let n = 1; n <= events; n += 1) {
  const begun = performance.now()
  const { events: written } = journal.update(() => [{ type: 'noted', text: `${name} ${n}` }])
  const ms = performance.now() - begun
  writeSync(1, `${n} ${written.at(-1)?.seq} ${ms.toFixed(2)}\n`)
}
