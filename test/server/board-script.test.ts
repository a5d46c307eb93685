import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import SCRIPT from '../../src/server/browser/board.js?raw'
import { boardServer } from '../support/board-server.ts'
import { showcase } from '../support/showcase.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The script on a page about run `mine`, with as much of a browser as it uses. */
function openPage() {
  const main = { innerHTML: 'old', querySelectorAll: () => [], replaceChildren: vi.fn() }
  const field = { value: '', closest: () => ({}) }
  const body = { dataset: { page: 'task', run: 'mine', since: '' }, closest: () => null }
  const leave: (() => void)[] = []
  const document = {
    body,
    activeElement: body as object,
    getElementById: (id: string) => (id === 'main' ? main : { dataset: {} }),
    querySelectorAll: () => [field],
    addEventListener: (_: string, listener: () => void) => leave.push(listener),
  }
  const fetch = vi.fn(async () => ({ ok: true, status: 200, text: async () => 'new' }))
  class Parser {
    parseFromString = (text: string) => ({
      getElementById: () => ({ innerHTML: text, childNodes: [], querySelectorAll: () => [] }),
    })
  }
  const sources: { onmessage?: (message: { data: string }) => void }[] = []
  class Source {
    constructor() {
      sources.push(this)
    }
  }
  const run = new Function('document', 'location', 'fetch', 'DOMParser', 'EventSource', SCRIPT)
  run(document, { href: '/' }, fetch, Parser, Source)
  return {
    fetch,
    shown: main.replaceChildren,
    news: (key: string) => sources[0]?.onmessage?.({ data: JSON.stringify({ runs: [{ key }] }) }),
    type(text: string) {
      document.activeElement = field
      field.value = text
    },
    /** The focus goes elsewhere. */
    leave() {
      document.activeElement = body
      for (const listener of leave) listener()
    },
    wait: () => vi.advanceTimersByTimeAsync(5000),
  }
}

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

test('what a person has typed is not replaced, even after the focus has left it', async () => {
  const page = openPage()
  page.type('Ada')
  page.news('mine')
  page.leave()
  await page.wait()
  expect(page.shown).not.toHaveBeenCalled()
  page.type('')
  await page.wait()
  expect(page.shown).not.toHaveBeenCalled()
  page.leave()
  await page.wait()
  expect(page.shown).toHaveBeenCalledTimes(1)
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
  expect(page.shown).not.toHaveBeenCalled()
})

test('a page that could not be read is read again', async () => {
  const page = openPage()
  page.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  page.news('mine')
  await page.wait()
  expect(page.fetch).toHaveBeenCalledTimes(2)
  expect(page.shown).toHaveBeenCalledTimes(1)
})

test('the pages of a run and of a task name their run', async () => {
  const server = boardServer(showcase())
  const key = server.runs.all()[0]?.key
  for (const path of [`/runs/${key}`, '/tasks/2.1'])
    expect(await (await server.get(path)).text()).toMatch(new RegExp(`<body[^>]* data-run="${key}"`))
})
