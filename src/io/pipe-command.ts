import { type ChildProcess, spawn } from 'node:child_process'
import { tried } from './files.ts'

export interface Piped {
  /** Absent when a signal ended it. */
  exitCode?: number
  stdout: string
  stderr: string
}

export interface PipeOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  input?: string
  /** Gets a function that ends the command and what it started, for as long as it runs. */
  onStart?(end: () => void): void
}

/** Runs a command with `sh -c`, feeds it, and keeps what it says on each stream apart. */
export function pipeCommand(command: string, options: PipeOptions): Promise<Piped> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', command], {
      cwd: options.cwd,
      env: options.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own, so that it can be ended with everything below it.
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    options.onStart?.(() => endGroup(child))
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...(code === null ? {} : { exitCode: code }), stdout, stderr }))
    // Who does not read its input closes the pipe early; that is its right.
    child.stdin.on('error', () => {})
    child.stdin.end(options.input ?? '')
  })
}

function endGroup(child: ChildProcess): void {
  const { pid, exitCode } = child
  if (pid === undefined || exitCode !== null) return
  // It may be faster.
  tried(() => (process.platform === 'win32' ? child.kill() : process.kill(-pid, 'SIGKILL')))
}
