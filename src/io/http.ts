export type Posted = { kind: 'taken' } | { kind: 'refused'; why: string }

/** Sends a JSON text to an address. Never throws, and takes no longer than `limitMs`. `sign` adds headers for the text. */
export async function postJson(
  url: string,
  body: unknown,
  limitMs: number,
  sign: (text: string) => Record<string, string> = () => ({}),
): Promise<Posted> {
  const text = JSON.stringify(body)
  if (!/^https?:\/\//i.test(url)) return { kind: 'refused', why: 'the address is neither http nor https' }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'ultraplan', ...sign(text) },
      body: text,
      // Redirects are refused: the text goes to the configured address and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    // The answer is not read. Without this the connection would stay open.
    await response.body?.cancel()
    return response.ok ? { kind: 'taken' } : { kind: 'refused', why: `it answered ${response.status}` }
  } catch (error) {
    return { kind: 'refused', why: causeOf(error) }
  }
}

/** The error of fetch only says that it failed; its cause says why. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it did not answer in time'
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}

const PROBE_LIMIT_MS = 3000

/**
 * Whether an endpoint exists: any answer but 404. It is asked with OPTIONS, else with HEAD, and never with its own
 * method: a POST would change something.
 */
export async function endpointAnswers(baseUrl: string, endpoint: string): Promise<boolean> {
  const [, path = '/'] = endpoint.trim().split(/\s+/)
  const url = `${baseUrl.replace(/\/+$/, '')}${path.replace(/\{[^}]+\}|:[A-Za-z_]\w*|\*+/g, '0')}`
  return (await answers(url, 'OPTIONS')) || (await answers(url, 'HEAD'))
}

async function answers(url: string, method: 'OPTIONS' | 'HEAD'): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    })
    await response.body?.cancel()
    return response.status !== 404
  } catch {
    return false
  }
}
