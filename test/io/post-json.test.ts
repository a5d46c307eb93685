import { expect, test } from 'vitest'
import { postJson } from '../../src/io/http.ts'
import { webhookServer } from '../support/webhook-server.ts'

test('a JSON body arrives as it is', async () => {
  const server = await webhookServer()
  expect(await postJson(server.url, { text: 'h\u00e9llo' }, 5000)).toEqual({ kind: 'taken' })
  expect(server.got).toEqual([{ text: 'h\u00e9llo' }])
})

test.each([
  [500, 'it answered 500'],
  [404, 'it answered 404'],
])('an answer of %i is a refusal', async (status, why) => {
  const server = await webhookServer(() => status)
  expect(await postJson(server.url, {}, 5000)).toEqual({ kind: 'refused', why })
})

test('a redirection is not followed: what a run says goes nowhere else', async () => {
  const server = await webhookServer(() => 302)
  expect(await postJson(server.url, {}, 5000)).toMatchObject({ kind: 'refused' })
  expect(server.requests).toBe(1)
})

test('a server that never answers costs no more than the limit', async () => {
  const server = await webhookServer(() => 'silence')
  const begun = Date.now()
  expect(await postJson(server.url, {}, 200)).toEqual({ kind: 'refused', why: 'it did not answer in time' })
  expect(Date.now() - begun).toBeLessThan(60_000)
})

test('an address that does not answer is a refusal with its cause', async () => {
  const server = await webhookServer()
  const gone = server.url.replace(/:\d+/, ':1')
  expect(await postJson(gone, {}, 2000)).toMatchObject({
    kind: 'refused',
    why: expect.stringMatching(/ECONNREFUSED|bad port/),
  })
})

test.each(['file:///etc/passwd', 'ftp://x', 'nonsense', ''])(
  '%s is no address for a webhook',
  async (url) => {
    expect(await postJson(url, {}, 1000)).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('http'),
    })
  },
)
