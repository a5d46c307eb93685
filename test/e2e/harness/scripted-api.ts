import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendAnswer } from './answer.ts'
import { type Ask, type RoleReader, readAsk } from './ask.ts'
import type { Cast, Played } from './cast.ts'
import type { MessagesRequest } from './wire.ts'

/** One request and what was answered, in the order of arrival. */
export interface Exchange extends Ask, Played {
  number: number
  bytes: number
  at: number
  /** `open` while the answer is on its way; `cut` when the client hung up before its end. */
  state: 'open' | 'answered' | 'cut'
}

export interface ScriptedApi {
  url: string
  exchanges: Exchange[]
  /** Lets an answer that stopped at `hold(name)` go on; also one that will stop there later. */
  release(name: string): void
  isHeld(name: string): boolean
  close(): Promise<void>
}

/** A Messages API on loopback whose every word comes from the cast. */
export async function startScriptedApi(cast: Cast, roleOf?: RoleReader): Promise<ScriptedApi> {
  const exchanges: Exchange[] = []
  const holds = new Holds()
  const server = createServer((req, res) => {
    answer(req, res).catch((error) => res.destroy(error))
  })

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await readBody(req)
    if (req.method !== 'POST' || !/^\/v1\/messages(\?|$)/.test(req.url ?? '')) {
      res.setHeader('content-type', 'application/json')
      res.end('{"input_tokens":10}')
      return
    }
    const request: MessagesRequest = JSON.parse(body)
    const ask = readAsk(request, req.headers, roleOf)
    const exchange: Exchange = Object.assign(ask, {
      number: exchanges.length + 1,
      bytes: Buffer.byteLength(body),
      at: Date.now(),
      state: 'open' as const,
      steps: [],
    })
    exchanges.push(exchange)
    res.on('close', () => {
      exchange.state = res.writableFinished ? 'answered' : 'cut'
    })
    Object.assign(exchange, await cast.play(ask))
    await sendAnswer(res, request, `e2e_${exchange.number}`, exchange.steps, (name) => holds.wait(name))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    release: (name) => holds.release(name),
    isHeld: (name) => holds.isHeld(name),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

class Holds {
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #released = new Set<string>()

  async wait(name: string): Promise<void> {
    if (this.#released.has(name)) return
    await new Promise<void>((resolve) => {
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve])
    })
  }

  isHeld(name: string): boolean {
    return this.#waiting.has(name)
  }

  release(name: string): void {
    this.#released.add(name)
    for (const resolve of this.#waiting.get(name) ?? []) resolve()
    this.#waiting.delete(name)
  }
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
