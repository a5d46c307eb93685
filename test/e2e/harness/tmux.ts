import { execFileSync } from 'node:child_process'

export interface Tmux {
  /** What stands on the screen now; empty when the program has ended. */
  capture(): string
  /** Sends words as they are. */
  literal(text: string): void
  /** Sends keys by tmux's names: `Enter`, `Escape`, `C-c`. */
  key(name: string): void
  kill(): void
}

/** Runs a program on a screen of its own: a private server, no one's configuration. */
export function startTmux(
  socket: string,
  command: string[],
  cwd: string,
  env: Record<string, string>,
  size = { columns: 180, rows: 60 },
): Tmux {
  const tmux = (...args: string[]) =>
    execFileSync('tmux', ['-S', socket, '-f', '/dev/null', ...args], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const { columns, rows } = size
  // `env -i`, because tmux adds variables of its own to every window.
  tmux(
    'new-session',
    '-d',
    '-x',
    `${columns}`,
    '-y',
    `${rows}`,
    '-c',
    cwd,
    'env',
    '-i',
    ...variables,
    ...command,
  )
  const quietly = (...args: string[]) => {
    try {
      return tmux(...args)
    } catch {
      return '' // the program has ended, and the server with it
    }
  }
  return {
    capture: () => quietly('capture-pane', '-p', '-t', '0').trimEnd(),
    literal: (text) => void tmux('send-keys', '-t', '0', '-l', '--', text),
    key: (name) => void tmux('send-keys', '-t', '0', name),
    kill: () => void quietly('kill-server'),
  }
}
