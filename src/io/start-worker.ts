import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ProcessRef } from '../model/event.ts'
import { processStart } from './process-ref.ts'

/** Starts the bundled worker in a group of its own: it outlives the hook and holds none of its pipes. */
export function startWorker(args: readonly string[], env: NodeJS.ProcessEnv = process.env): ProcessRef {
  // Hooks know the plugin's folder from the client alone.
  const program = join(env.CLAUDE_PLUGIN_ROOT ?? '', 'dist', 'worker.js')
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
