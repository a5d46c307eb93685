import { spawn } from 'node:child_process'
import type { AddressInfo, Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { type ServerType, serve } from '@hono/node-server'
import { BoardRuns } from '../engine/report/board-runs.ts'
import { type ApiKey, apiKey } from '../engine/setup/api-key.ts'
import { makeApp } from './app.ts'
import { Live } from './events.ts'
import { Sessions } from './sessions.ts'

export interface ServerOptions {
  home: string
  env: NodeJS.ProcessEnv
  port: number
  host: string
  open: boolean
  newKey: boolean
  /** The operating system, for its way to open a browser. */
  platform: NodeJS.Platform
  say(text: string): void
}

export interface Running {
  url: string
  close(): Promise<void>
}

/** Starts the board. What it says goes to the terminal of the person who started it, and nowhere else. */
export async function startServer(options: ServerOptions): Promise<Running> {
  const { home, env, host, say } = options
  const server = await listen(options, (request, bindings) => app.fetch(request, bindings))
  // Not before it listens: a new key that nobody is shown would make the old one worthless.
  const key = orClose(server, () => apiKey(home, env, options.newKey))
  const runs = new BoardRuns(home)
  const live = new Live(runs)
  const sessions = new Sessions()
  const hosts = new Set<string>()
  let address = ''
  const link = () => `${address}/open/${sessions.newLink()}`
  const app = makeApp({
    key,
    runs,
    live,
    sessions,
    hosts,
    onOpened: () => say(`opened; for another browser: ${link()}\n`),
  })
  const { port } = server.address() as AddressInfo
  for (const name of hostHeaders(host, port)) hosts.add(name)
  address = `http://${shown(host)}:${port}`
  live.start()
  // A message whose process died with the machine is sent by whoever opens the run next.
  const sending = setInterval(() => sendQueued(runs), SEND_EVERY_MS)
  sendQueued(runs)
  tell(options, address, key, link())
  return {
    url: address,
    async close() {
      clearInterval(sending)
      live.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A server that cannot begin must not stay: the program would not end. */
function orClose<T>(server: ServerType, make: () => T): T {
  try {
    return make()
  } catch (error) {
    server.close()
    throw error
  }
}

async function listen(
  { port, host }: ServerOptions,
  answer: Parameters<typeof serve>[0]['fetch'],
): Promise<ServerType> {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve({ fetch: answer, port, hostname: host }, () => resolve(started))
    started.on('error', reject)
  })
  // A client that reports once in a while keeps its connection: shorter than this, it would meet a closing one.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000
  server.on('clientError', refuseRubbish)
  return server
}

/** Node answers what is not HTTP before a route sees it; programs get the same kind of answer as from a route. */
function refuseRubbish({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = RUBBISH[code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify({ error: `${status.slice(4).toLowerCase()}: ${code}`, fix: 'send HTTP/1.1' })
  const head = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close']
  socket.end([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'))
}

const RUBBISH: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

const SEND_EVERY_MS = 10_000

function sendQueued(runs: BoardRuns): void {
  for (const board of runs.all()) {
    try {
      runs.announce(board)
    } catch {
      // The run cannot be opened: the board says so.
    }
  }
}

function tell(
  { host, open, say, platform }: ServerOptions,
  address: string,
  { made, given }: ApiKey,
  link: string,
) {
  say(`the board is at ${address}\n`)
  if (!LOOPBACK.has(host))
    say('warning: others on the network can reach it, and what is sent is not encrypted\n')
  if (made !== undefined) say(`the key for the API, shown once: ${made}\n`)
  else if (given === 'usable') say('the key for the API is FOUNDATION_API_KEY\n')
  else if (given === 'unusable')
    say(
      'warning: no request can send FOUNDATION_API_KEY: a key has 1 to 512 characters of ASCII without blanks; set another and start again\n',
    )
  else say('the key for the API is the one that was shown before; --new-key makes another\n')
  say(`open the board with this link; it works once: ${link}\nCtrl-C ends the server; runs go on\n`)
  if (open) openBrowser(link, platform)
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])
const ANY = new Set(['0.0.0.0', '::'])
const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host)
const shown = (host: string): string => (ANY.has(host) ? '127.0.0.1' : bracketed(host))

/** What may stand in the Host header. Browsers leave out the port of HTTP. */
export const hostHeaders = (host: string, port: number): string[] =>
  namesOf(host).flatMap((name) => (port === 80 ? [name, `${name}:80`] : `${name}:${port}`))

/** What a browser may call this server. */
function namesOf(host: string): string[] {
  const local = ['127.0.0.1', 'localhost', '[::1]']
  if (LOOPBACK.has(host)) return local
  if (!ANY.has(host)) return [bracketed(host).toLowerCase()]
  const own = Object.values(networkInterfaces()).flatMap(
    (all) => all?.map(({ address }) => bracketed(address)) ?? [],
  )
  return [...local, ...own]
}

/** A machine without a browser shows the link in the terminal only. */
function openBrowser(link: string, platform: NodeJS.Platform): void {
  const [program, ...args] =
    platform === 'darwin'
      ? ['open', link]
      : platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', link]
        : ['xdg-open', link]
  const child = spawn(program ?? '', args, { detached: true, stdio: 'ignore' })
  child.on('error', () => {})
  child.unref()
}
