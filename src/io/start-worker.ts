import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ProcessRef } from '../model/event.ts'
import { processStart } from './process-ref.ts'

/** Starts the bundled worker in a group of its own: it outlives the hook and holds none of its pipes. */
export function startWorker(args: readonly string[], env: NodeJS.ProcessEnv): ProcessRef {
  // All bundles stand side by side in dist.
  const program = fileURLToPath(new URL('./worker.js', import.meta.url))
  const child = spawn(process.execPath, [program, ...args], {
    detached: true,
    stdio: 'ignore',
    env,
    windowsHide: true,
  })
  child.unref()
  if (child.pid === undefined) throw new Error('a worker could not be started')
  const startedAt = processStart(child.pid)
  return startedAt === undefined ? { pid: child.pid } : { pid: child.pid, startedAt }
}
