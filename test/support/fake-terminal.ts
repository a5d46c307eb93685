import type { Terminal } from '../../src/cli/command.ts'

export interface FakeTerminal extends Terminal {
  /** What was printed so far. */
  stdout: string
  stderr: string
}

export function fakeTerminal(cwd: string, more: Partial<Terminal> = {}): FakeTerminal {
  const terminal: FakeTerminal = {
    cwd,
    home: `${cwd}/.home`,
    env: { PATH: process.env.PATH },
    colour: false,
    columns: 80,
    interactive: false,
    stdout: '',
    stderr: '',
    out: (text) => {
      terminal.stdout += text
    },
    err: (text) => {
      terminal.stderr += text
    },
    ...more,
  }
  return terminal
}
