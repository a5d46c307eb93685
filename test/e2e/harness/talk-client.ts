import { spawn } from 'node:child_process'
import type { StreamLine } from './print-client.ts'
import { waitUntil } from './wait-until.ts'

/** A `-p` client that several prompts go to, one after the other, in one process. */
export interface Talk {
  pid: number
  sessionId(): string
  /** Sends a prompt and waits for its end; returns what a person would read. */
  type(line: string, limit?: number): Promise<string>
  /** Sends a prompt and does not wait. */
  send(line: string): void
  /** The same as Esc on the screen; resolves when the turn has ended. */
  interrupt(): Promise<void>
  stream(): StreamLine[]
  end(): Promise<void>
}

/** Starts `claude -p --input-format stream-json` in a process group of its own. */
export function startTalk(binary: string, args: string[], cwd: string, env: Record<string, string>): Talk {
  const json = ['--input-format', 'stream-json', '--output-format', 'stream-json', '--verbose']
  const child = spawn(binary, ['-p', ...args, ...json], {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`the client did not start: ${binary}`)
  const lines: StreamLine[] = []
  let rest = ''
  let hasEnded = false
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const parts = `${rest}${text}`.split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) if (part.startsWith('{')) lines.push(JSON.parse(part))
  })
  child.on('exit', () => {
    hasEnded = true
  })
  const stream = () => lines
  const results = () => lines.filter(({ type }) => type === 'result').length
  const write = (line: object) => void child.stdin.write(`${JSON.stringify(line)}\n`)
  const send = (line: string) => write({ type: 'user', message: { role: 'user', content: line } })
  return {
    pid,
    stream,
    send,
    async interrupt() {
      const before = results()
      write({ type: 'control_request', request_id: 'interrupt', request: { subtype: 'interrupt' } })
      await waitUntil('the turn to end', 120_000, () => results() > before)
    },
    sessionId: () => stream().find(({ session_id }) => session_id !== undefined)?.session_id ?? '',
    async type(line, limit = 240_000) {
      const [before, from] = [results(), stream().length]
      send(line)
      await waitUntil(`an answer to "${line}"`, limit, () => results() > before)
      return stream().slice(from).map(wordsOf).join('\n')
    },
    async end() {
      child.stdin.end()
      await waitUntil('the client to end', 120_000, () => hasEnded)
    },
  }
}

function wordsOf({ type, subtype, result, content }: StreamLine): string {
  if (type === 'result') return result ?? ''
  return type === 'system' && subtype === 'informational' ? String(content) : ''
}
