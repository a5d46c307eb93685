const LIMIT_MS = 3000

/** Whether something answers there; not found, not allowed and not implemented are no answer. */
export async function endpointAnswers(baseUrl: string, endpoint: string): Promise<boolean> {
  const [method = 'GET', path = '/'] = endpoint.trim().split(/\s+/)
  const url = `${baseUrl.replace(/\/+$/, '')}${path.replace(/\{[^}]+\}|:[A-Za-z_]\w*/g, '0')}`
  try {
    const response = await fetch(url, {
      method: method.toUpperCase(),
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    await response.body?.cancel()
    return ![404, 405, 501].includes(response.status)
  } catch {
    return false
  }
}
