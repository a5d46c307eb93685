import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tried } from './files.ts'
import { rings } from './process-ref.ts'

const LIMIT_MS = 2000

/** AppleScript that reads its words from its arguments, so that no text becomes a part of the script. */
const SCRIPT = [
  'on run argv',
  'display notification (item 2 of argv) with title (item 1 of argv)',
  'end run',
].flatMap((line) => ['-e', line])

/**
 * Shows a notification with the system's own program. Where there is none, the terminal is asked with OSC 9, which
 * others ignore: here, or by the client that runs this hook. Both texts are data: arguments of a program, or one line
 * without control characters.
 */
export function notifyDesktop(title: string, text: string): void {
  const [program, args] =
    process.platform === 'darwin'
      ? (['osascript', [...SCRIPT, title, text]] as const)
      : (['notify-send', ['--app-name=ultraplan', '--', title, text]] as const)
  const { status } = spawnSync(program, args, { stdio: 'ignore', timeout: LIMIT_MS, windowsHide: true })
  if (status === 0) return
  const harmless = `${title}: ${text}`.replace(/\p{Cc}/gu, ' ')
  const sequence = `\u001b]9;${harmless}\u0007`
  if (tried(() => writeFileSync('/dev/tty', sequence), 'no terminal') !== 'no terminal') return
  rings(sequence)
}
