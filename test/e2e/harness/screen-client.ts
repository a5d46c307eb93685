import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSessionFiles, type SessionFile } from './session-file.ts'
import { type Piece, startTerminal } from './terminal.ts'
import { waitUntil } from './wait-until.ts'

/** The real interactive client, and a person in front of it. */
export interface Screen {
  mode: 'screen'
  /** The current content of the screen, or the last one, without a pane that is docked at its right. */
  screen(): string
  /** The docked pane, and the whole screen. */
  pane(): string
  whole(): string
  pieces(): Piece[][]
  /** What the terminal was asked to notify its person of. */
  notifications: string[]
  /** Types a line as a person does and presses Enter once it is on the screen. */
  type(line: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'C-c' | (string & {})): Promise<void>
  /** Presses a key again and again until the screen shows this: a key pressed before its list is drawn is lost. */
  pressUntil(key: string, pattern: RegExp): Promise<void>
  waitForScreen(pattern: RegExp, limit?: number): Promise<string>
  /** Until nothing runs: no turn, no background agent, no open request, nothing left in the input line. */
  waitForIdle(limit?: number): Promise<void>
  waitForEnd(limit?: number): Promise<void>
  /** The client's own word about itself; undefined once it has ended. */
  session(): SessionFile | undefined
  /** Ends the client by its process id; SIGKILL is the laptop that lost power. */
  kill(signal?: NodeJS.Signals): Promise<void>
  close(): void
}

export interface ScreenOptions {
  home: string
  cwd: string
  env: Record<string, string>
  columns: number
  rows: number
  theme: 'dark' | 'light'
  command: string[]
  /** True while the scripted API has an answer to give. */
  isAnswering(): boolean
  /** Whether a hook answered a typed line itself since then, in milliseconds since 1970. */
  wasBlocked(since: number): boolean
  /** When an agent ended whose end the client has not told its model yet. */
  owedSince(): number | undefined
  /** Called before the first wait, so that a client that never starts still shows its screen. */
  onStart(screen: Screen): void
  note(what: string): void
}

const limitOfWait = 120_000

/** A line leads to a turn, or a hook answers it. Only a few commands do neither: the client's own, and our module's. */
const LONGEST_START = 60_000
const AT_ONCE = /^\/(?:ultraplan|ultraplan:pane|clear|compact|model|theme|exit)\b(?!:)/

export async function startScreenClient(options: ScreenOptions): Promise<Screen> {
  const { home, cwd, env, command, isAnswering, onStart, note } = options
  prepareHome(home, cwd, options.theme)
  const before = new Set(readSessionFiles(home).map(({ pid }) => pid))
  const terminal = startTerminal(command, cwd, env, { columns: options.columns, rows: options.rows })
  let last = ''
  let all = ''
  const screen = () => {
    all = terminal.capture() || all
    last = splitDock(all).main
    return last
  }
  let pid: number | undefined
  let typed = { at: 0, status: 0, patience: 0, line: '' }
  const session = () => {
    const files = readSessionFiles(home)
    const own = files.find((file) => (pid === undefined ? !before.has(file.pid) : file.pid === pid))
    pid ??= own?.pid
    return own && isAlive(own.pid) ? own : undefined
  }
  /**
   * A key and text that arrive together are taken for a paste, and the key is lost: so the empty line is waited for. The
   * input line of an agent shows a hint instead, so the wait is short.
   */
  const clearInput = async () => {
    for (let left = 10; left > 0 && inputLine(screen()) !== '❯'; left -= 1) {
      terminal.key('C-u')
      await sleep(100)
    }
  }
  let looked = { at: 0, since: 0, blocked: false }
  /** Reads the client's log at most four times a second. */
  const wasBlocked = () => {
    const isKnown = looked.since === typed.at && (looked.blocked || Date.now() - looked.at < 250)
    if (!isKnown) looked = { at: Date.now(), since: typed.at, blocked: options.wasBlocked(typed.at) }
    return looked.blocked
  }
  let asked: { at: number; owedSince: number | undefined } = { at: 0, owedSince: undefined }
  /** Whether a turn is about to begin, because an agent has ended. */
  const isOwed = () => {
    if (Date.now() - asked.at >= 250) asked = { at: Date.now(), owedSince: options.owedSince() }
    return asked.owedSince !== undefined && Date.now() - asked.owedSince < LONGEST_START
  }
  /** The client gives a command that a hook answered back to the input line: our module has to take it away. */
  const isReturned = () => wasBlocked() && inputLine(last).includes(typed.line.slice(-20))
  /** The client draws a hook's answer some time after the hook has given it. */
  const isAnswered = () =>
    !wasBlocked() || (dense(last).includes(dense(`Original prompt: ${typed.line}`)) && !isReturned())
  const client: Screen = {
    mode: 'screen',
    screen,
    pane: () => splitDock(terminal.capture()).dock,
    whole: () => terminal.capture(),
    pieces: terminal.pieces,
    notifications: terminal.notifications,
    session,
    async type(line) {
      note(`types ${line}`)
      await waitUntil(`"${typed.line}" to leave the input line`, limitOfWait, () => {
        screen()
        return !isReturned()
      })
      const patience = AT_ONCE.test(line) ? 4_000 : LONGEST_START
      typed = { at: Date.now(), status: session()?.statusUpdatedAt ?? 0, patience, line }
      // The line may be wrapped; its end is enough to know that all of it has arrived.
      const tail = line.slice(-20)
      await clearInput()
      terminal.literal(line)
      await waitUntil(`the line "${line}" to show`, limitOfWait, () => inputLine(screen()).includes(tail))
      terminal.key('Enter')
      await waitUntil(
        `the line "${line}" to be taken`,
        limitOfWait,
        () => !inputLine(screen()).includes(tail),
      )
    },
    async press(key) {
      note(`presses ${key}`)
      terminal.key(key)
    },
    async pressUntil(key, pattern) {
      note(`presses ${key} until the screen shows ${pattern}`)
      let pressed = 0
      await waitUntil(`${pattern} on the screen`, limitOfWait, () => {
        if (pattern.test(screen())) return true
        if (Date.now() - pressed < 500) return false
        terminal.key(key)
        pressed = Date.now()
        return false
      })
    },
    waitForScreen: (pattern, limit = limitOfWait) =>
      waitUntil(`${pattern} on the screen`, limit, () => (pattern.test(screen()) ? last : false)),
    async waitForIdle(limit = limitOfWait) {
      const isIdle = () => {
        screen()
        const now = session()
        // Right after Enter the client still says idle; some commands never make it busy.
        const noticed =
          now?.statusUpdatedAt !== typed.status || wasBlocked() || Date.now() - typed.at > typed.patience
        // A notification's own hook runs before the client calls itself busy.
        const isResting = now?.status === 'idle' && noticed && !isAnswering()
        return isResting && !/running \w+ hook|esc to interrupt/.test(last) && isAnswered()
      }
      // A moment of rest lies between the end of a turn, or of an agent, and the notification that begins the next turn.
      await waitUntil('the client to be idle', limit, async () => {
        const seen = isWaitingForAgents(screen())
        for (let looks = seen ? 200 : 6; looks > 0; looks--) {
          if (!isIdle() || isWaitingForAgents(last) !== seen) return false
          await sleep(50)
        }
        return !isOwed()
      })
    },
    async waitForEnd(limit = limitOfWait) {
      await waitUntil('the client to end', limit, () => {
        screen()
        return session() === undefined
      })
    },
    async kill(signal = 'SIGKILL') {
      note(`kills the client with ${signal}`)
      screen()
      const running = session()
      if (running) process.kill(running.pid, signal)
      await client.waitForEnd()
    },
    close: () => {
      screen()
      terminal.close()
    },
  }
  onStart(client)
  await waitUntil('the client to start', limitOfWait, () => {
    screen()
    return session()?.status === 'idle' && /^❯/m.test(last)
  })
  return client
}

/** The questions that a person answers only once: onboarding, the key, trust in the folder, bypass mode. */
function prepareHome(home: string, cwd: string, theme: string): void {
  const file = join(home, '.claude.json')
  const known = readJson(file)
  const projects = (known.projects ?? {}) as Record<string, object>
  writeFileSync(
    file,
    JSON.stringify({
      ...known,
      hasCompletedOnboarding: true,
      theme,
      customApiKeyResponses: { approved: ['dummy'], rejected: [] },
      bypassPermissionsModeAccepted: true,
      projects: {
        ...projects,
        [cwd]: { ...projects[cwd], hasTrustDialogAccepted: true, hasCompletedProjectOnboarding: true },
      },
    }),
  )
}

/** The client's last words are about an agent at work, which may be at its end: that takes a while on a busy machine. */
const isWaitingForAgents = (screen: string): boolean => {
  const said = screen.split('\n').filter((line) => /^[●✻] (?!ultraplan: )/.test(line))
  return /Waiting for \d+ background agents? to finish|^● ultraplan:[\w-]+\(|background agents launched/.test(
    said.at(-1) ?? '',
  )
}

/** A docked pane is at the right of a line that goes down most of the screen. */
function splitDock(screen: string): { main: string; dock: string } {
  const lines = screen.split('\n')
  const at = lines[0]?.lastIndexOf('│') ?? -1
  const isDock = at > 40 && lines.filter((line) => line[at] === '│').length > lines.length / 2
  if (!isDock) return { main: screen, dock: '' }
  const cut = (line: string) => (line[at] === '│' ? line.slice(0, at).trimEnd() : line)
  const dock = lines.filter((line) => line[at] === '│').map((line) => line.slice(at + 1).trimEnd())
  return { main: lines.map(cut).join('\n'), dock: dock.join('\n') }
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const dense = (text: string): string => text.replace(/\s/g, '')

/** The last prompt on the screen, down to the rule below it. */
function inputLine(screen: string): string {
  const lines = screen.split('\n')
  const start = lines.findLastIndex((line) => line.startsWith('❯'))
  if (start < 0) return ''
  const length = lines.slice(start).findIndex((line) => line.startsWith('──'))
  return lines
    .slice(start, length < 0 ? undefined : start + length)
    .map((line) => line.trim())
    .join('')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
