import { spawn } from 'node:child_process'

/** One line of `--output-format stream-json`. */
export interface StreamLine {
  type: string
  subtype?: string
  session_id?: string
  result?: string
  is_error?: boolean
  [field: string]: unknown
}

export interface PrintRun {
  mode: 'print'
  exitCode: number | undefined
  sessionId: string
  /** What the person reads at the end. */
  result: string
  stream: StreamLine[]
  stderr: string
}

export interface PrintClient {
  pid: number
  ended: Promise<PrintRun>
  kill(signal?: NodeJS.Signals): void
}

/** Starts `claude -p` in a process group of its own. */
export function startPrintClient(
  binary: string,
  args: string[],
  cwd: string,
  env: Record<string, string>,
): PrintClient {
  const flags = ['--output-format', 'stream-json', '--verbose', '--include-hook-events']
  const child = spawn(binary, ['-p', ...args, ...flags], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pid = child.pid
  if (pid === undefined) throw new Error(`the client did not start: ${binary}`)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  const ended = new Promise<PrintRun>((resolve) => {
    const finish = () => resolve(readRun(child.exitCode ?? undefined, stdout, stderr))
    child.on('close', finish)
    // A process that the client left behind may keep the pipe open permanently.
    child.on('exit', () => setTimeout(finish, 1_000))
  })
  return {
    pid,
    ended,
    kill(signal = 'SIGKILL') {
      try {
        process.kill(-pid, signal)
      } catch {
        // it has ended
      }
    },
  }
}

function readRun(exitCode: number | undefined, stdout: string, stderr: string): PrintRun {
  const stream = stdout
    .split('\n')
    .flatMap((line): StreamLine[] => (line.startsWith('{') ? [JSON.parse(line)] : []))
  return {
    mode: 'print',
    exitCode,
    sessionId: stream.find((line) => line.session_id !== undefined)?.session_id ?? '',
    result: stream.findLast((line) => line.type === 'result')?.result ?? '',
    stream,
    stderr,
  }
}
