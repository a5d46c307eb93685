import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import SCRIPT from '../../src/server/browser/board.js?raw'
import { boardServer } from '../support/board-server.ts'
import { showcase } from '../support/showcase.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The script on a page about run `mine`, with as much of a browser as it uses. What is shown pushes a panel down. */
function openPage(name = 'task', hidden = false) {
  const field = { type: 'text', value: '' }
  const form = {
    nodeName: 'FORM',
    elements: [{ type: 'hidden', value: 'mine' }, field],
    contains: (one: unknown) => one === form || one === field,
    remove: vi.fn(),
  }
  const main = { innerHTML: 'old', childNodes: [form], contains: () => true, insertBefore: vi.fn() }
  const glides: (() => void)[] = []
  const panel = {
    getBoundingClientRect: () => {
      const top = 100 * main.insertBefore.mock.calls.length
      return { left: 0, top, bottom: top + 10, height: 10 }
    },
    animate: () => ({ finished: new Promise<void>((arrive) => glides.push(arrive)) }),
  }
  const body = { dataset: { page: name, run: 'mine', since: '' }, closest: () => null }
  const leave: (() => void)[] = []
  const look: (() => void)[] = []
  const listeners: Record<string, (() => void)[]> = { focusout: leave, visibilitychange: look }
  const document = {
    hidden,
    body,
    forms: [form],
    activeElement: body as object,
    createElement: () => ({ content: { firstElementChild: { id: 'strip' } } }),
    getElementById: (id: string) => (id === 'main' ? main : { dataset: {}, isEqualNode: () => true }),
    querySelectorAll: (selector: string) => (selector.includes('.panel') ? [panel] : []),
    addEventListener: (event: string, listener: () => void) => void listeners[event]?.push(listener),
  }
  const fetch = vi.fn(async () => ({ ok: true, status: 200, text: async () => 'new' }))
  class Parser {
    parseFromString = (text: string) => ({
      getElementById: () => ({ innerHTML: text, childNodes: [{ nodeName: 'P' }] }),
    })
  }
  const sources: Source[] = []
  class Source {
    onmessage?: (message: { data: string; lastEventId: string }) => void
    isOpen = true
    constructor(readonly url: string) {
      sources.push(this)
    }
    close() {
      this.isOpen = false
    }
  }
  const browser = {
    document,
    location: { href: '/' },
    fetch,
    DOMParser: Parser,
    EventSource: Source,
    matchMedia: () => ({ matches: false }),
    scrollY: 0,
    innerHeight: 800,
    requestAnimationFrame: (drawn: () => void) => setTimeout(drawn, 16),
  }
  new Function(...Object.keys(browser), SCRIPT)(...Object.values(browser))
  return {
    fetch,
    shown: main.insertBefore,
    /** The page that is read has no form any more. */
    formRemoved: form.remove,
    glides,
    news: (key: string, ...types: string[]) => {
      const runs = [{ key, events: types.map((type) => ({ type })), strip: '', cards: [] }]
      for (const source of sources)
        if (source.isOpen) source.onmessage?.({ data: JSON.stringify({ runs }), lastEventId: `${key}:1` })
    },
    type(text: string) {
      document.activeElement = field
      field.value = text
    },
    /** The focus goes elsewhere. */
    leave() {
      document.activeElement = body
      for (const listener of leave) listener()
    },
    /** The person goes to another tab, or comes back. */
    hides(isHidden: boolean) {
      document.hidden = isHidden
      for (const listener of look) listener()
    },
    /** The addresses of all connections that are open. */
    open: () => sources.filter(({ isOpen }) => isOpen).map(({ url }) => url),
    wait: (ms = 5000) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('only a page that is looked at holds a connection, because browsers allow six; it goes on where it was', () => {
  const page = openPage('board', true)
  expect(page.open()).toEqual([])
  page.hides(false)
  expect(page.open()).toEqual(['/events?since='])
  page.news('mine')
  page.hides(true)
  expect(page.open()).toEqual([])
  page.hides(false)
  expect(page.open()).toEqual(['/events?since=mine%3A1'])
})

test('an event of the page’s run reads the page again; one of another run does not', async () => {
  const page = openPage()
  page.news('other')
  await page.wait()
  expect(page.fetch).not.toHaveBeenCalled()
  page.news('mine')
  await page.wait()
  expect(page.fetch).toHaveBeenCalledTimes(1)
  expect(page.shown).toHaveBeenCalledTimes(1)
})

test('the page goes on around what a person has typed, which goes when they have emptied it and left', async () => {
  const page = openPage()
  page.type('Ada')
  page.news('mine')
  page.leave()
  await page.wait()
  expect(page.shown).toHaveBeenCalledTimes(1)
  page.type('')
  page.news('mine')
  await page.wait()
  expect(page.shown).toHaveBeenCalledTimes(2)
  expect(page.formRemoved).not.toHaveBeenCalled()
  page.leave()
  await page.wait()
  expect(page.formRemoved).toHaveBeenCalledTimes(1)
})

test('what a person begins to type while the page is read is not replaced', async () => {
  const page = openPage()
  page.fetch.mockImplementationOnce(async () => {
    page.type('A')
    return { ok: true, status: 200, text: async () => 'new' }
  })
  page.news('mine')
  await page.wait()
  expect(page.fetch).toHaveBeenCalledTimes(1)
  expect(page.shown).toHaveBeenCalledTimes(1)
  expect(page.formRemoved).not.toHaveBeenCalled()
})

test('a page that could not be read is read again', async () => {
  const page = openPage()
  page.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  page.news('mine')
  await page.wait()
  expect(page.fetch).toHaveBeenCalledTimes(2)
  expect(page.shown).toHaveBeenCalledTimes(1)
})

test('what arrives while something glides waits until it has arrived: two glides at once would jump', async () => {
  const page = openPage()
  page.news('mine')
  await page.wait(300)
  expect(page.glides).toHaveLength(1)
  page.news('mine')
  await page.wait(300)
  expect(page.fetch).toHaveBeenCalledTimes(2)
  expect(page.shown).toHaveBeenCalledTimes(1)
  page.glides[0]?.()
  await page.wait(100)
  expect(page.shown).toHaveBeenCalledTimes(2)
})

test('what a person begins to type while something glides is not replaced by what waited', async () => {
  const page = openPage()
  page.news('mine')
  await page.wait(300)
  page.formRemoved.mockClear()
  page.news('mine')
  await page.wait(300)
  page.type('A')
  page.glides[0]?.()
  await page.wait()
  expect(page.shown).toHaveBeenCalledTimes(2)
  expect(page.formRemoved).not.toHaveBeenCalled()
  page.type('')
  page.leave()
  await page.wait()
  expect(page.formRemoved).toHaveBeenCalledTimes(1)
})

test('what glides on a page that is not drawn holds nothing up for long', async () => {
  const page = openPage()
  page.news('mine')
  await page.wait(300)
  page.news('mine')
  await page.wait()
  expect(page.glides).toHaveLength(2)
  expect(page.shown).toHaveBeenCalledTimes(2)
})

test('a board that was read while a card moved is read again: the card may stand where it was', async () => {
  const page = openPage('board')
  page.fetch.mockImplementationOnce(async () => {
    page.news('other', 'ticket_redeemed')
    return { ok: true, status: 200, text: async () => 'old' }
  })
  page.news('mine', 'webhook_tried')
  await page.wait()
  expect(page.fetch).toHaveBeenCalledTimes(2)
})

test('the pages of a run and of a task name their run', async () => {
  const server = boardServer(showcase())
  const key = server.runs.all()[0]?.key
  for (const path of [`/runs/${key}`, '/tasks/2.1'])
    expect(await (await server.get(path)).text()).toMatch(new RegExp(`<body[^>]* data-run="${key}"`))
})
