interface Bucket {
  left: number
  at: number
}

const MOST_BUCKETS = 10_000

/** Allows `perSecond` requests of each name, and `burst` at once. */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>()

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** How many seconds to wait; 0 if the request may pass. */
  take(name: string): number {
    const now = this.now()
    const before = this.buckets.get(name) ?? { left: this.burst, at: now }
    const left = Math.min(this.burst, before.left + ((now - before.at) / 1000) * this.perSecond)
    // The oldest comes first in the map: a name that is used again moves to its end.
    this.buckets.delete(name)
    this.buckets.set(name, { left: Math.max(0, left - 1), at: now })
    const [oldest] = this.buckets.keys()
    if (this.buckets.size > MOST_BUCKETS && oldest !== undefined) this.buckets.delete(oldest)
    return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / this.perSecond))
  }
}
