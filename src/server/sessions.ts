import { createHash, randomBytes } from 'node:crypto'

const LINK_MS = 15 * 60_000
const SESSION_MS = 12 * 3600_000
const MOST_SESSIONS = 100

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const token = (): string => randomBytes(32).toString('base64url')

/** Browser sessions: a link that works once becomes a cookie. Both are kept as hashes, and end with the server. */
export class Sessions {
  private readonly links = new Map<string, number>()
  private readonly cookies = new Map<string, number>()

  constructor(private readonly now: () => number = Date.now) {}

  /** A new link makes those before it worthless. */
  newLink(): string {
    const link = token()
    this.links.clear()
    this.links.set(digest(link), this.now() + LINK_MS)
    return link
  }

  /** The cookie of a new session; undefined for a link that was used, has expired, or never was. */
  redeem(link: string): string | undefined {
    const until = this.links.get(digest(link))
    this.links.delete(digest(link))
    if (until === undefined || until < this.now()) return undefined
    const cookie = token()
    this.cookies.set(digest(cookie), this.now() + SESSION_MS)
    const [oldest] = this.cookies.keys()
    if (this.cookies.size > MOST_SESSIONS && oldest !== undefined) this.cookies.delete(oldest)
    return cookie
  }

  isKnown(cookie: string | undefined): boolean {
    const until = cookie === undefined ? undefined : this.cookies.get(digest(cookie))
    return until !== undefined && until >= this.now()
  }
}
