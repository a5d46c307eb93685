import { spawn } from '@lydell/node-pty'
import headless from '@xterm/headless'

export interface Terminal {
  /** What is on the screen now. */
  capture(): string
  /** The same as pieces of one style each, for a picture. */
  pieces(): Piece[][]
  /** What the program asked the terminal to notify its person of, with OSC 9. */
  notifications: string[]
  /** Sends words as they are. */
  literal(text: string): void
  /** Sends a key by its name: `Enter`, `Escape`, `Left`, `C-c`, `x`; or of the mouse, `click 12,3`. */
  key(name: string): void
  close(): void
}

/** Words of one line that look the same. A colour is `#rrggbb`, or a number of the palette. */
export interface Piece {
  text: string
  column: number
  colour: string | number | undefined
  bold: boolean
  dim: boolean
  italic: boolean
}

const keys: Record<string, string> = {
  Enter: '\r',
  Escape: '\x1b',
  Tab: '\t',
  Up: '\x1b[A',
  Down: '\x1b[B',
  Right: '\x1b[C',
  Left: '\x1b[D',
  PageDown: '\x1b[6~',
  Home: '\x1b[H',
  End: '\x1b[F',
}

/** Runs a program on a pseudo-terminal, with an emulated terminal of that size as its screen. */
export function startTerminal(
  command: string[],
  cwd: string,
  env: Record<string, string>,
  { columns, rows } = { columns: 180, rows: 60 },
): Terminal {
  const [file, ...args] = command
  if (file === undefined) throw new Error('a terminal needs a program to run')
  const screen = new headless.Terminal({ cols: columns, rows, allowProposedApi: true })
  const pty = spawn(file, args, { cwd, env, cols: columns, rows, name: env.TERM ?? 'xterm-256color' })
  let isOpen = true
  const send = (text: string) => {
    if (isOpen) pty.write(text)
  }
  pty.onData((text) => screen.write(text))
  pty.onExit(() => {
    isOpen = false
  })
  // The program asks its terminal who it is and where the cursor is; the emulator answers.
  screen.onData(send)
  const notifications: string[] = []
  screen.parser.registerOscHandler(9, (text) => notifications.push(text) > 0)
  return {
    notifications,
    capture() {
      const { active } = screen.buffer
      const line = (index: number) => active.getLine(active.baseY + index)?.translateToString(true) ?? ''
      return Array.from({ length: rows }, (_, index) => line(index))
        .join('\n')
        .trimEnd()
    },
    pieces() {
      const { active } = screen.buffer
      return Array.from({ length: rows }, (_, index) => {
        const line = active.getLine(active.baseY + index)
        const found: Piece[] = []
        for (let column = 0; line && column < columns; column += 1) {
          const cell = line.getCell(column)
          if (!cell || cell.getWidth() === 0) continue
          const number = cell.getFgColor()
          const rgb = `#${number.toString(16).padStart(6, '0')}`
          const look = {
            colour: cell.isFgRGB() ? rgb : cell.isFgPalette() ? number : undefined,
            bold: cell.isBold() !== 0,
            dim: cell.isDim() !== 0,
            italic: cell.isItalic() !== 0,
          }
          const last = found.at(-1)
          const isSame =
            last && (Object.keys(look) as (keyof typeof look)[]).every((key) => last[key] === look[key])
          if (last && isSame) last.text += cell.getChars() || ' '
          else found.push({ text: cell.getChars() || ' ', column, ...look })
        }
        return found.filter(({ text }) => text.trim() !== '')
      })
    },
    literal: send,
    key: (name) => send(codeOf(name)),
    close() {
      if (isOpen) pty.kill('SIGKILL')
      isOpen = false
    },
  }
}

function codeOf(name: string): string {
  const [, column, row] = /^click (\d+),(\d+)$/.exec(name) ?? []
  if (column !== undefined) return `\x1b[<0;${column};${row}M\x1b[<0;${column};${row}m`
  const control = /^C-([a-z])$/.exec(name)?.[1]
  const plain = name.length === 1 ? name : keys[name]
  const code = control === undefined ? plain : String.fromCharCode(control.charCodeAt(0) - 96)
  if (code === undefined) throw new Error(`the terminal does not know the key ${name}`)
  return code
}
