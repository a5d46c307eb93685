import { parentPort, workerData } from 'node:worker_threads'
import { type FileOperations, realFiles } from '../../../src/io/files.ts'
import { type LockOwner, withLock } from '../../../src/io/lock.ts'

/** One party of the lock, on a thread of its own, that makes no file operation before it is allowed to. */
export interface Thread {
  index: number
  turns: number
  folder: string
  shared: SharedArrayBuffer
  parties: number
}

/** Places in the shared memory: per party what it does, whether it is dead, whether it is inside; then the sums. */
export const DOING = { running: 0, asking: 1, allowed: 2, finished: 3 }
export const shape = (parties: number) => ({
  doing: 0,
  dead: parties,
  inside: 2 * parties,
  most: 3 * parties,
  entered: 3 * parties + 1,
  length: 3 * parties + 2,
})

function play({ index, turns, folder, shared, parties }: Thread): void {
  const memory = new Int32Array(shared)
  const at = shape(parties)
  const ask = () => {
    Atomics.store(memory, at.doing + index, DOING.asking)
    Atomics.notify(memory, at.doing + index)
    Atomics.wait(memory, at.doing + index, DOING.asking)
    Atomics.store(memory, at.doing + index, DOING.running)
  }
  const names = Object.keys(realFiles) as (keyof FileOperations)[]
  const files = Object.fromEntries(
    names.map((name) => [
      name,
      (...args: unknown[]) => {
        ask()
        return (realFiles[name] as (...args: unknown[]) => unknown)(...args)
      },
    ]),
  ) as unknown as FileOperations
  const self: LockOwner = { pid: index + 1, startedAt: 'now', space: 'here' }
  const isAlive = ({ pid }: LockOwner) => Atomics.load(memory, at.dead + pid - 1) === 0
  for (let turn = 0; turn < turns; turn += 1) {
    withLock(files, folder, { waitMs: 600_000, party: { self, isAlive } }, () => {
      Atomics.store(memory, at.inside + index, 1)
      const inside = memory.slice(at.inside, at.inside + parties).reduce((sum, one) => sum + one, 0)
      if (inside > Atomics.load(memory, at.most)) Atomics.store(memory, at.most, inside)
      Atomics.add(memory, at.entered, 1)
      // Others may do what they like meanwhile.
      for (let n = 0; n < 4; n += 1) ask()
      Atomics.store(memory, at.inside + index, 0)
    })
  }
  Atomics.store(memory, at.doing + index, DOING.finished)
  Atomics.notify(memory, at.doing + index)
}

if (parentPort) play(workerData as Thread)
