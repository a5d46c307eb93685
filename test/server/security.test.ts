import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { apiKey } from '../../src/engine/setup/api-key.ts'
import { openApi } from '../../src/model/openapi.ts'
import { ApiError } from '../../src/model/verification.ts'
import { Sessions } from '../../src/server/sessions.ts'
import { hostHeaders, startServer } from '../../src/server/start-server.ts'
import { boardServer, HOST, removeLater } from '../support/board-server.ts'
import { pluginRoot } from '../support/hook-place.ts'
import { Story } from '../support/run-builder.ts'

const REPORT = { level: 'syntactic', passed: false, failedChecks: [], summary: 'no', attemptNumber: 1 }
const PATH = '/api/tasks/1.1/verification'
const working = () => boardServer(new Story().dispatch('1.1'))

describe('the key (S4-13)', () => {
  const home = () => {
    const folder = mkdtempSync(join(tmpdir(), 'ultraplan-key-'))
    removeLater(folder)
    return folder
  }

  test('it is made once, shown once, and only its hash is kept, for its owner alone', () => {
    const at = home()
    const { made = '', matches } = apiKey(at, {})
    expect(made).toMatch(/^up_[\w-]{43}$/)
    expect(matches(made)).toBe(true)
    const file = join(at, '.ultraplan', 'api-key')
    expect(readFileSync(file, 'utf8')).not.toContain(made)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = apiKey(at, {})
    expect(again.made).toBeUndefined()
    expect(again.matches(made)).toBe(true)
    expect(again.matches(`${made}x`)).toBe(false)
  })

  test('FOUNDATION_API_KEY is honoured, and nothing is written then', () => {
    const at = home()
    const { made, matches } = apiKey(at, { FOUNDATION_API_KEY: 'theirs' })
    expect(made).toBeUndefined()
    expect([matches('theirs'), matches('their'), matches('')]).toEqual([true, false, false])
    expect(() => statSync(join(at, '.ultraplan'))).toThrow()
  })

  test('FOUNDATION_API_KEY counts without the blanks around it, which no header carries', () => {
    expect(apiKey(home(), { FOUNDATION_API_KEY: ' theirs\n' }).matches('theirs')).toBe(true)
  })

  test.each([
    ['a blank', 'their key'],
    ['a letter beyond ASCII', 'schl\u00fcssel'],
    ['too many letters', 'x'.repeat(513)],
  ])('no request can send a key with %s, and the start says so', async (_, key) => {
    const said: string[] = []
    const how = {
      env: { FOUNDATION_API_KEY: key },
      home: home(),
      host: '127.0.0.1',
      port: 0,
      open: false,
      newKey: false,
    }
    const server = await startServer({
      ...how,
      platform: process.platform,
      say: (text) => void said.push(text),
    })
    await server.close()
    expect(said.join('')).toContain('warning: no request can send FOUNDATION_API_KEY')
    expect(said.join('')).not.toContain(key)
  })

  test('a new key makes the old one worthless', () => {
    const at = home()
    const { made: old = '' } = apiKey(at, {})
    const { made = '', matches } = apiKey(at, {}, true)
    expect([matches(old), matches(made)]).toEqual([false, true])
  })

  test.each([
    ['none', {}],
    ['a wrong one', { authorization: 'Bearer nothing' }],
    ['another scheme', { authorization: 'Basic a-key-of-the-tests' }],
    ['one in the address', {}, '?key=a-key-of-the-tests&authorization=Bearer%20a-key-of-the-tests'],
  ])('%s: 401, and nothing changes', async (_, headers, query = '') => {
    const server = working()
    const { lastSeq } = server.run()
    expect((await server.post(`${PATH}${query}`, REPORT, headers)).status).toBe(401)
    expect((await server.get(`/api/tasks${query}`, headers)).status).toBe(401)
    expect((await server.get(`/events${query}`, headers)).status).toBe(401)
    expect(server.run().lastSeq).toBe(lastSeq)
  })
})

describe('where a request comes from', () => {
  test.each(['evil.example', 'evil.example:4747', '127.0.0.1', '127.0.0.1:4748', ''])(
    'the Host %j is refused: another name may lead to this machine',
    async (host) => {
      const server = working()
      const response = await server.request(PATH, {
        method: 'POST',
        headers: { ...server.withKey, 'content-type': 'application/json', host },
        body: JSON.stringify(REPORT),
      })
      expect(response.status).toBe(403)
    },
  )

  test('the Host has the port, which browsers leave out when it is 80', () => {
    expect(hostHeaders('127.0.0.1', 4747)).toEqual(['127.0.0.1:4747', 'localhost:4747', '[::1]:4747'])
    expect(hostHeaders('board.example', 80)).toEqual(['board.example', 'board.example:80'])
  })

  test.each(['https://evil.example', 'null', `https://${HOST}`, 'http://127.0.0.1:9999'])(
    'a page of %s can do nothing',
    async (origin) => {
      const server = working()
      const { lastSeq } = server.run()
      expect((await server.post(PATH, REPORT, { ...server.withKey, origin })).status).toBe(403)
      expect(server.run().lastSeq).toBe(lastSeq)
    },
  )

  test('no answer lets another place read it, frame it or run a script in it', async () => {
    const server = working()
    for (const path of ['/api/tasks', '/nothing', '/api/openapi.json']) {
      const { headers } = await server.get(path, { ...server.withKey, origin: `http://${HOST}` })
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })
})

/** Starts it, as often as it is called, in the same home. */
const starter = () => {
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-serve-'))
  removeLater(home)
  const how = { home, env: {}, host: '127.0.0.1', port: 0, open: false, newKey: false }
  return async (over: Partial<typeof how> = {}) => {
    const said: string[] = []
    const say = (text: string) => void said.push(text)
    const server = await startServer({ ...how, ...over, platform: process.platform, say })
    onTestFinished(() => server.close())
    return { home, url: server.url, said: () => said.join('') }
  }
}

const tryRead = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

describe('a server that starts', () => {
  test('a made key is printed once, works, and is never printed again', async () => {
    const start = starter()
    const first = await start()
    const [key = '', ...others] = first.said().match(/up_[\w-]{43}/g) ?? []
    expect(others).toEqual([])
    const answer = await fetch(`${first.url}/api/tasks`, { headers: { authorization: `Bearer ${key}` } })
    expect(answer.status).toBe(200)
    expect(first.said().split(key)).toHaveLength(2)
    expect((await start()).said()).not.toContain('up_')
  })

  test('--open gives the link to the browser of the system, and a machine without one shows it', async () => {
    const bin = mkdtempSync(join(tmpdir(), 'ultraplan-bin-'))
    removeLater(bin)
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('PATH', bin)
    const start = starter()
    const link = (said: string) => /http:\S+\/open\/\S+/.exec(said)?.[0] ?? ''
    const bare = await start({ open: true })
    expect((await fetch(link(bare.said()), { redirect: 'manual' })).status).toBe(303)
    for (const name of ['xdg-open', 'open'])
      writeFileSync(join(bin, name), `#!/bin/sh\nprintf '%s\\n' "$*" >>'${bin}/opened'\n`, { mode: 0o755 })
    vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`)
    const { said } = await start({ open: true })
    const opened = () => tryRead(join(bin, 'opened'))
    await vi.waitUntil(() => opened().endsWith('\n'), 60_000)
    expect(opened()).toBe(`${link(said())}\n`)
  })

  test('a port that is taken changes no key', async () => {
    const start = starter()
    const { url, home } = await start()
    const key = () => readFileSync(join(home, '.ultraplan', 'api-key'), 'utf8')
    const before = key()
    const port = Number(new URL(url).port)
    await expect(start({ port, newKey: true })).rejects.toThrow('EADDRINUSE')
    expect(key()).toBe(before)
  })

  test('where no key can be kept the program says so and ends', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ultraplan-serve-'))
    removeLater(folder)
    const home = join(folder, 'a-file')
    writeFileSync(home, '')
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(pluginRoot, 'dist', 'cli.cjs'), 'serve', '--port', '0'],
      { env: { PATH: process.env.PATH, HOME: home, USERPROFILE: home }, encoding: 'utf8', timeout: 60_000 },
    )
    expect(stderr).toContain('ENOTDIR')
    expect(status).toBe(2)
  })

  test('it is bound to the loopback address that it was given', async () => {
    const { url } = await starter()()
    expect((await fetch(url)).status).toBe(401)
    expect(new URL(url).hostname).toBe('127.0.0.1')
    // A server that listens everywhere would answer here too: with 403, for the Host. Not all systems have it.
    await expect(
      fetch(url.replace('127.0.0.1', '127.0.0.2'), { signal: AbortSignal.timeout(5000) }),
    ).rejects.toThrow()
  })
})

describe('a request that is not HTTP', () => {
  test.each([
    [400, 'rubbish\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('%i is answered as the description says', async (status, text) => {
    const { url } = await starter()()
    const answer = await new Promise<string>((resolve, reject) => {
      let got = ''
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
      socket.setEncoding('utf8').on('data', (part) => {
        got += part
      })
      socket.on('close', () => resolve(got)).on('error', reject)
    })
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(ApiError.parse(JSON.parse(body)).fix).not.toBe('')
    expect(openApi().paths['/api/tasks'].get.responses).toHaveProperty(String(status))
  })
})

describe('limits', () => {
  test('a stranger may try a few times, then has to wait', async () => {
    const server = boardServer(new Story(), { anonymous: 3, known: 1e9 })
    const tries = await Promise.all([1, 2, 3, 4].map(() => server.get('/api/tasks', {})))
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429])
    expect(Number(tries[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await server.get('/api/tasks')).status).toBe(200)
  })

  test('so does a caller with the key, and a person in the browser is not held up by it', async () => {
    const server = boardServer(new Story(), { anonymous: 1e9, known: 3 })
    const tries = await Promise.all([1, 2, 3, 4].map(() => server.get('/api/tasks')))
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(tries[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await server.get('/', server.cookie())).status).toBe(200)
  })
})

describe('browser sessions', () => {
  test('a link works once', () => {
    const sessions = new Sessions()
    const link = sessions.newLink()
    const cookie = sessions.redeem(link)
    expect(sessions.isKnown(cookie)).toBe(true)
    expect(sessions.redeem(link)).toBeUndefined()
    expect(sessions.isKnown('guessed')).toBe(false)
  })

  test('a link expires, and so does a session', () => {
    let now = 0
    const sessions = new Sessions(() => now)
    const link = sessions.newLink()
    now = 16 * 60_000
    expect(sessions.redeem(link)).toBeUndefined()
    const cookie = sessions.redeem(sessions.newLink())
    now += 13 * 3600_000
    expect(sessions.isKnown(cookie)).toBe(false)
  })

  test('two boards in one browser, on two ports, leave each other’s session alone', async () => {
    const servers = [await starter()(), await starter()()]
    const jar = new Map<string, string>()
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const server of servers) {
      const link = /http:\S+\/open\/\S+/.exec(server.said())?.[0] ?? ''
      const opened = await fetch(link, { redirect: 'manual', headers: { cookie: cookie() } })
      const [name = '', value = ''] = opened.headers.get('set-cookie')?.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    for (const { url } of servers)
      expect((await fetch(url, { headers: { cookie: cookie() } })).status).toBe(200)
  })

  test('a session may read and not report: that needs the key', async () => {
    const server = working()
    const cookie = server.cookie()
    expect((await server.get('/api/tasks', cookie)).status).toBe(200)
    expect((await server.post(PATH, REPORT, cookie)).status).toBe(403)
  })
})
