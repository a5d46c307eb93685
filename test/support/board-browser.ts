import axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished, vi } from 'vitest'
import { launchBrowser } from './browser.ts'

export const WAIT = { timeout: 30_000 }

/** A browser for each test: this one runs in a single process, where an offline context disturbs its neighbours. */
export async function openContext(): Promise<BrowserContext> {
  const browser = await launchBrowser()
  onTestFinished(() => browser.close(), 60_000)
  return browser.newContext()
}

/** A page whose errors, and requests to other places, fail the test. */
export async function watched(
  context: BrowserContext,
  own: string,
): Promise<{ page: Page; trouble: string[] }> {
  const page = await context.newPage()
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(message.text()))
      trouble.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !request.url().startsWith('file:')) trouble.push(request.url())
  })
  return { page, trouble }
}

export const inColumn = (page: Page, column: string, title: string) =>
  page
    .locator('.column', { has: page.getByRole('heading', { name: column }) })
    .getByText(title, { exact: true })

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself there
    const { violations } = await (globalThis as any).axe.run()
    return violations.map(
      (one: { id: string; nodes: { html: string }[] }) => `${one.id}: ${one.nodes[0]?.html.slice(0, 200)}`,
    )
  })
}

/** Runs in the page: keeps what jumped without a person's doing. */
const OBSERVE = `
  globalThis.jumps = []
  const name = ({ node, previousRect, currentRect }) => {
    const one = node?.nodeType === 1 ? node : node?.parentElement
    const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    return [one?.tagName, one?.id, at(previousRect), '->', at(currentRect)].join(' ')
  }
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
      globalThis.jumps.push({ value: hadRecentInput ? 0 : value, startTime, of: sources.map(name) })
  }).observe({ type: 'layout-shift', buffered: true })
`

const SETTLE = `(async () => {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
})()`

/** Pushes everything down, and says when. */
const PUSH = `(() => {
  const block = document.createElement('div')
  block.textContent = 'in the way'
  document.getElementById('main').prepend(block)
  return performance.now()
})()`

interface Jump {
  value: number
  startTime: number
  of: string[]
}

/** Measures layout shifts from the next page on, as browsers define them (Cumulative Layout Shift). */
export async function measureJumps(page: Page) {
  await page.addInitScript(OBSERVE)
  const settled = () => page.evaluate(SETTLE)
  return {
    settled,
    /** At the end a real jump is made: when the observer has told it, it has told all before. */
    async jumps(): Promise<{ sum: number; found: Jump[] }> {
      await settled()
      const pushed: number = await page.evaluate(PUSH)
      const jumped = async () => (await page.evaluate<Jump[]>('globalThis.jumps')).at(-1)?.startTime ?? 0
      await vi.waitUntil(async () => (await jumped()) >= pushed, WAIT)
      const all: Jump[] = await page.evaluate('globalThis.jumps')
      const found = all.filter(({ startTime }) => startTime < pushed)
      return { sum: found.reduce((sum, { value }) => sum + value, 0), found }
    },
  }
}
