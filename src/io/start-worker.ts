import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ProcessRef } from '../model/event.ts'
import { pluginRoot } from './files.ts'
import { processStart } from './process-ref.ts'

/** Starts the bundled worker in a process group of its own: it continues after the hook has ended, and has none of its pipes. */
export function startWorker(args: readonly string[], env: NodeJS.ProcessEnv = process.env): ProcessRef {
  const child = spawnWorker(args, env)
  if (child.pid === undefined) throw new Error('a worker could not be started')
  const startedAt = processStart(child.pid)
  return startedAt === undefined ? { pid: child.pid } : { pid: child.pid, startedAt }
}

/** Starts a worker and waits for its end, but no longer than `limitMs`. After that it continues alone. */
export function awaitWorker(args: readonly string[], env: NodeJS.ProcessEnv, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const child = spawnWorker(args, env)
    const timer = setTimeout(resolve, limitMs)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    child.once('exit', done)
    child.once('error', done)
  })
}

function spawnWorker(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  // Hooks learn the plugin's folder from the client; the program and the server find their own.
  const program = join(env.CLAUDE_PLUGIN_ROOT ?? pluginRoot() ?? '', 'dist', 'worker.cjs')
  const child = spawn(process.execPath, [program, ...args], {
    detached: true,
    stdio: 'ignore',
    env,
    windowsHide: true,
  })
  // The caller sees that the worker has no pid. Without this handler the error would end the hook.
  child.on('error', () => {})
  child.unref()
  return child
}
