import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface WebhookServer {
  url: string
  /** Every body that came, parsed. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape
  got: any[]
  requests: number
  headers: IncomingHttpHeaders[]
  /** Every body as it came. */
  texts: string[]
}

/** A webhook on loopback; `answer` says what the n-th request gets: a status, or nothing at all. */
export async function webhookServer(
  answer: (n: number) => number | 'silence' = () => 204,
): Promise<WebhookServer> {
  const seen: WebhookServer = { url: '', got: [], requests: 0, headers: [], texts: [] }
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      seen.requests += 1
      seen.headers.push(request.headers)
      seen.texts.push(text)
      const status = answer(seen.requests)
      if (status === 'silence') return
      if (status < 300) seen.got.push(JSON.parse(text))
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('thank you')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  seen.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return seen
}
