import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import { type ApiKey, BEARER } from '../engine/setup/api-key.ts'
import { RateLimit } from './rate-limit.ts'
import type { Sessions } from './sessions.ts'

/** `key` may report and read; `session` is a browser in which a person may act. */
export type Caller = 'key' | 'session'
export interface Env {
  Variables: { caller?: Caller }
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
}

/** Browsers share cookies among all ports of a host: a name for each port lets two boards be open at once. */
export const cookieName = (host: string): string => `ultraplan_session_${/:(\d+)$/.exec(host)?.[1] ?? 80}`

export interface Guarded {
  key: ApiKey
  sessions: Sessions
  /** What may stand in the Host header: everything else is another name that leads here. */
  hosts: ReadonlySet<string>
  limits?: { anonymous: RateLimit; known: RateLimit }
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not `no-referrer`: a browser would then send `Origin: null` with the board's own forms.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** A sentence and the next step, for programs. */
export const refusal = (
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500,
  error: string,
  fix: string,
) => new HTTPException(status, { message: error, cause: fix })

/**
 * Looks at every request before a route sees it: the Host (a foreign name that leads to this machine), the Origin (a
 * page of another place), how many come, and who sends it.
 */
export function guard({ key, sessions, hosts, limits = realLimits() }: Guarded): MiddlewareHandler<Env> {
  return async (context, next) => {
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value)
    const host = context.req.header('host')?.toLowerCase() ?? ''
    if (!hosts.has(host))
      throw refusal(403, 'the Host header names another place', 'use the address that the server printed')
    const origin = context.req.header('origin')?.toLowerCase()
    if (origin !== undefined && origin !== `http://${host}`)
      throw refusal(403, 'the Origin header names another place', 'open the board itself')
    const caller = callerOf(context, key, sessions.isKnown(getCookie(context, cookieName(host))))
    const address = context.env?.incoming?.socket?.remoteAddress ?? 'unknown'
    const wait = caller ? limits.known.take(`${caller} ${address}`) : limits.anonymous.take(address)
    if (wait > 0) {
      context.header('retry-after', String(wait))
      throw refusal(429, 'too many requests', `wait ${wait} s`)
    }
    if (caller) context.set('caller', caller)
    await next()
  }
}

const realLimits = () => ({ anonymous: new RateLimit(20, 100), known: new RateLimit(300, 1000) })

/** A request that shows a key counts as the key's, even if a browser session comes with it. */
function callerOf(context: Context<Env>, key: ApiKey, isSession: boolean): Caller | undefined {
  const given = context.req.header('authorization')
  if (given !== undefined) {
    const [, bearer] = BEARER.exec(given) ?? []
    return bearer !== undefined && key.matches(bearer) ? 'key' : undefined
  }
  return isSession ? 'session' : undefined
}

/** Lets only these callers through. */
export const only =
  (...callers: Caller[]): MiddlewareHandler<Env> =>
  async (context, next) => {
    const caller = context.get('caller')
    if (!caller) {
      context.header('www-authenticate', 'Bearer')
      throw refusal(401, 'no key, or a wrong one', 'send Authorization: Bearer <key>')
    }
    if (!callers.includes(caller))
      throw refusal(
        403,
        caller === 'key' ? 'a key may only report and read' : 'a report needs the key',
        'see docs/board.md',
      )
    await next()
  }
