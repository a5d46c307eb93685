import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BoardRuns } from '../../src/engine/report/board-runs.ts'
import { findApiTask } from '../../src/engine/report/board-tasks.ts'
import { ApiError } from '../../src/model/verification.ts'
import { announcements } from '../../src/run/announcements.ts'
import { newsAfter, readCursor, writeCursor } from '../../src/server/news.ts'
import { COLUMNS } from '../../src/view/board.ts'
import { boardServer } from '../support/board-server.ts'
import { journalRun } from '../support/journaled-run.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aSummary, Story } from '../support/run-builder.ts'
import { showcase } from '../support/showcase.ts'

/** The titles in each column of the board's page. */
async function columnsOf(server: ReturnType<typeof boardServer>) {
  const page = await (await server.get('/', server.cookie())).text()
  const sections = page.split('<section class="column').slice(1)
  return Object.fromEntries(
    sections.map((section, index) => [
      COLUMNS[index],
      [...section.matchAll(/<span class="mono">([^<]*)<\/span>/g)].map(([, id]) => id),
    ]),
  )
}

describe('the board', () => {
  test('each task is in its column; what failed for the last time needs a person (S4-35)', async () => {
    expect(await columnsOf(boardServer(showcase()))).toEqual({
      Pending: ['3.2', '3.3'],
      Executing: ['3.1'],
      Verifying: ['2.4'],
      Reviewing: [],
      'Needs Human Review': ['2.1'],
      Approved: ['1.1', '1.2', '1.3', '2.2'],
      'Skipped or Forced': ['2.3'],
    })
  })

  test('a checkpoint whose turn it is needs a person, and the page says what to type', async () => {
    const server = boardServer(new Story([aSummary('1.1', { kind: 'checkpoint', title: 'Is it good?' })]))
    expect((await columnsOf(server))['Needs Human Review']).toEqual(['1.1'])
    const page = await (await server.get('/tasks/1.1', server.cookie())).text()
    expect(page).toContain('/ultraplan:decide --task 1.1 &lt;answer&gt;')
  })

  test('a card says its title once, and a strip on which day its run began', async () => {
    const title = 'Is it good?'
    const server = boardServer(new Story([aSummary('1.1', { kind: 'checkpoint', title })]))
    const page = await (await server.get('/', server.cookie())).text()
    expect(page.split(title)).toHaveLength(2)
    expect(page).toMatch(/started \d{4}-\d\d-\d\d \d\d:\d\d /)
  })

  test('the task page tells the whole story: claim, refusal, output, and what to type', async () => {
    const server = boardServer(showcase())
    const page = await (await server.get('/tasks/2.1', server.cookie())).text()
    for (const text of [
      'claim handed in by spec-executor',
      'wrote the parser and its tests',
      'expected [ 100, 100, 100 ]',
      '[proof/verify]',
      'attempt 1: refused, because the verify ended with 1',
      'the verify failed 3 times, the limit for one kind of failure',
      'Reset to pending',
      '/ultraplan:skip-verify --task 2.1',
      '/ultraplan:force-complete --task 2.1 --override-all',
    ])
      expect(page).toContain(text)
    const approved = await (await server.get('/tasks/1.3', server.cookie())).text()
    expect(approved).toContain('What the pass rests on')
    expect(approved).not.toContain('Reset to pending')
  })

  test('where a person may accept a doubted approval, the page says what to type', async () => {
    const story = new ReviewStory({ review: { architect: true, spec: false } }, [aSummary('1.1')])
    const server = boardServer(story.pass('1.1').review('1.1', 'architect', { confidence: 0.4 }))
    const page = await (await server.get('/tasks/1.1', server.cookie())).text()
    for (const command of [
      '/ultraplan:decide --task 1.1 accept',
      '/ultraplan:decide --task 1.1 investigate',
      '/ultraplan:skip-verify --task 1.1',
      '/ultraplan:force-complete --task 1.1 --override-all',
    ])
      expect(page).toContain(command)
  })

  test('a checkpoint that is decided, or whose turn has not come, has nothing that a person may do', async () => {
    const asks = (id: string) =>
      aSummary(id, {
        kind: 'checkpoint',
        checkpoint: { type: 'human-verify', question: 'Is it good?', options: [] },
      })
    const story = new Story([asks('1.1'), aSummary('1.2'), asks('1.3')])
    const ada = { who: 'Ada', session: 's1', prompt: 'p1' }
    story.tell({ type: 'task_decided', task: '1.1', choice: 'approved', accepted: true, ...ada })
    const server = boardServer(story)
    const page = async (id: string) => (await server.get(`/tasks/${id}`, server.cookie())).text()
    for (const id of ['1.1', '1.3']) expect(await page(id)).not.toContain('data-part="person"')
    story.approve('1.2')
    server.tell()
    expect(await page('1.3')).toContain('This task waits for a person')
  })

  test('the run page has the plots', async () => {
    const server = boardServer(showcase())
    const page = await (await server.get(`/runs/${server.runs.all()[0]?.key}`, server.cookie())).text()
    for (const title of ['Open tasks over time', 'Attempts per task', 'Gate time per stage', 'Tokens'])
      expect(page).toContain(title)
  })

  test('text of a plan is text, and never markup', async () => {
    const title = `<img src=x onerror=alert(1)>"'\u001b[31m</script><script>`
    const server = boardServer(
      new Story([aSummary('<b>1</b>', { title })], '<i>spec</i>').dispatch('<b>1</b>'),
    )
    for (const path of ['/', `/runs/${server.runs.all()[0]?.key}`, '/tasks/%3Cb%3E1%3C%2Fb%3E']) {
      const response = await server.get(path, server.cookie())
      const page = await response.text()
      expect(response.status).toBe(200)
      expect(page).not.toMatch(/<img|<b>|<i>|<script>/)
      expect(page).not.toContain('\u001b')
      expect(page).toContain('&lt;i&gt;spec')
    }
  })

  test('without a session every page is closed, and says how to open it', async () => {
    const server = boardServer(showcase())
    for (const path of ['/', '/runs/x', '/tasks/1.1']) {
      const response = await server.get(path, {})
      expect(response.status).toBe(401)
      expect(await response.text()).not.toContain('payments')
    }
  })

  test('a one-time link opens it with a cookie that no script and no other site can use', async () => {
    const server = boardServer()
    const link = server.sessions.newLink()
    const response = await server.get(`/open/${link}`, {})
    expect(response.status).toBe(303)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect((await server.get('/', { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200)
    expect((await server.get(`/open/${link}`, {})).status).toBe(401)
  })

  test('a HEAD request does not use up the link', async () => {
    const server = boardServer()
    const link = `/open/${server.sessions.newLink()}`
    const looked = await server.request(link, { method: 'HEAD' })
    expect([looked.status, looked.headers.get('set-cookie')]).toEqual([405, null])
    expect((await server.get(link, {})).status).toBe(303)
  })

  test('the change of a commit is asked of git once', async () => {
    const story = new Story()
    const server = boardServer(story)
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: server.root, encoding: 'utf8' }).trim()
    writeFileSync(join(server.root, 'a.md'), 'what it changes\n')
    git('add', 'a.md')
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'a')
    const [commit = '', base = ''] = git('rev-parse', 'HEAD', 'HEAD~1').split('\n')
    story
      .dispatch('1.1')
      .claim('1.1')
      .judge('1.1', { commit, base, filesChanged: ['a.md'] })
    server.tell()
    const page = async () => (await server.get('/tasks/1.1')).text()
    expect(await page()).toContain('+what it changes')
    rmSync(join(server.root, '.git/objects'), { recursive: true })
    expect(await page()).toContain('+what it changes')
  })
})

describe('two runs in two repositories', () => {
  function two() {
    const server = boardServer(new Story([aSummary('1.1', { title: 'Write here' })], 'here'))
    const there = new Story([aSummary('1.1', { title: 'Write there' })], 'there').dispatch('1.1')
    journalRun(there, '20260126T150000-there-cd34', false, server.home)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    onTestFinished(() => void vi.useRealTimers())
    server.runs.look()
    return server
  }

  test('are on one board, each with its cards, its page and its own acts', async () => {
    const server = two()
    const [here, there] = ['here', 'there'].map((spec) =>
      server.runs.all().find(({ run }) => run.spec === spec),
    )
    expect(await columnsOf(server)).toMatchObject({ Pending: ['1.1'], Executing: ['1.1'] })
    for (const [board, title] of [
      [here, 'Write here'],
      [there, 'Write there'],
    ] as const) {
      const page = await (await server.get(`/runs/${board?.key}`, server.cookie())).text()
      expect(page.match(/Write t?here/g)?.every((found) => found === title)).toBe(true)
    }
    expect((await server.act({ act: 'pause', run: there?.key ?? '' })).status).toBe(303)
    server.runs.look()
    expect(
      server.runs
        .all()
        .map(({ run }) => `${run.spec} ${run.state}`)
        .sort(),
    ).toEqual(['here running', 'there paused'])
  })

  test('an id that both plans have is answered with 409 and the candidates, which can be used', async () => {
    const server = two()
    const report = { level: 'syntactic', passed: true, failedChecks: [], summary: '', attemptNumber: 1 }
    const answer = await server.post('/api/tasks/1.1/verification', report)
    expect(answer.status).toBe(409)
    const { candidates } = ApiError.parse(await answer.json())
    expect(candidates?.map(({ title }) => title).sort()).toEqual(['Write here', 'Write there'])
    for (const { id } of candidates ?? [])
      expect((await server.post(`/api/tasks/${id}/verification`, report)).status).toBe(202)
    const page = await server.get('/tasks/1.1', server.cookie())
    expect(page.status).toBe(409)
    const text = await page.text()
    expect(text).toContain('2 tasks have the id 1.1')
    for (const { id, title } of candidates ?? [])
      expect(text).toContain(`<a href="/tasks/${id}">${title}</a>`)
    expect((await server.get('/tasks/9.9', server.cookie())).status).toBe(404)
  })
})

describe('the state of a run', () => {
  const chipOf = (page: string) => /<span class="chip tone-\w+">([^<]*)<\/span>/.exec(page)?.[1]
  const pagesOf = async (server: ReturnType<typeof boardServer>) => {
    const paths = ['/', `/runs/${server.runs.all()[0]?.key}`]
    return Promise.all(paths.map(async (path) => (await server.get(path, server.cookie())).text()))
  }

  test('a run that only waits for a person is not called running, on the board and on its page', async () => {
    const checkpoint = aSummary('1.1', { kind: 'checkpoint', title: 'Is it good?' })
    const [board = '', page = ''] = await pagesOf(boardServer(new Story([checkpoint])))
    expect([chipOf(board), chipOf(page)]).toEqual(['waiting for you', 'waiting for you'])
    expect(page).toContain('demo waiting for you')
    // The checkpoint is in its column, in the bar and in what explains the bar.
    for (const text of [board, page]) expect(text).toContain('<rect class="tone-red"')
    expect(page).toContain('<strong>1</strong> needs human review')
    expect(page).not.toContain('</strong> pending')
  })

  test('a run whose client has ended is not called running; an open board hears of it without an event', async () => {
    const client = spawn('sleep', ['600'], { stdio: 'ignore' })
    const ended = new Promise((resolve) => client.once('exit', resolve))
    onTestFinished(() => void client.kill())
    const story = new Story()
    const [first] = story.events
    Object.assign(first ?? {}, { client: { pid: client.pid ?? 0 } })
    const server = boardServer(story.dispatch('1.1'))
    expect((await pagesOf(server)).map(chipOf)).toEqual(['running', 'running'])
    const { cursor } = newsAfter(server.runs, undefined)
    client.kill()
    await ended
    await vi.waitUntil(() => server.runs.look().length > 0, { timeout: 60_000 })
    const [board = '', page = ''] = await pagesOf(server)
    expect([chipOf(board), chipOf(page)]).toEqual(['stopped', 'stopped'])
    expect(board).toContain('<p>its client is gone</p>')
    const news = newsAfter(server.runs, readCursor(writeCursor(cursor)))
    const [run] = JSON.parse(news.text ?? '{"runs":[]}').runs
    expect(chipOf(run.strip)).toBe('stopped')
    expect(run.cards[0].html).toContain('interrupted')
    expect(newsAfter(server.runs, readCursor(writeCursor(news.cursor))).text).toBeUndefined()
  })
})

describe('a run that cannot be read', () => {
  /** The head belongs to another journal until it is mended. */
  function broken() {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const place = journalRun(new Story())
    const heads = join(place.home, '.ultraplan/heads')
    const head = join(heads, readdirSync(heads)[0] ?? '')
    const good = readFileSync(head, 'utf8')
    writeFileSync(head, JSON.stringify({ ...JSON.parse(good), hash: '0'.repeat(64) }))
    const runs = new BoardRuns(place.home)
    expect(runs.broken).toHaveLength(1)
    return { ...place, runs, mend: () => writeFileSync(head, good) }
  }

  test('it is read again after a while, and not at every look', () => {
    const { runs, mend } = broken()
    mend()
    expect(runs.look()).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(runs.look()).toHaveLength(1)
    expect(runs.broken).toEqual([])
  })

  test('it is read again at once when its journal changes', () => {
    const { runs, mend, dir } = broken()
    mend()
    utimesSync(join(dir, 'journal.jsonl'), 1, 1)
    expect(runs.look()).toHaveLength(1)
  })
})

/** Messages about so many tasks that no server took. */
function withDeadLetters(spec: string, count: number): Story {
  const ids = Array.from({ length: count }, (_, index) => `1.${index + 1}`)
  const story = new Story(
    ids.map((id) => aSummary(id)),
    spec,
    { webhook: 'http://127.0.0.1:9/secret' },
  )
  for (const task of ids) story.tell({ type: 'task_blocked', task, cause: 'the host is down' })
  const about = announcements(story.run)
  story.tell({ type: 'announced', about, queued: true })
  for (const { key } of about)
    story.tell({ type: 'webhook_tried', key, result: 'dead', why: 'it answered 500' })
  return story
}

describe('what a person does on the board', () => {
  test('a reset makes the task pending again, is recorded as unsigned with name and reason, and told at the next prompt', async () => {
    const server = boardServer(showcase())
    expect((await server.act({ act: 'reset', task: '2.1' })).status).toBe(303)
    const run = server.run()
    expect(run.tasks.find(({ id }) => id === '2.1')?.status).toBe('pending')
    expect(run.notices.map(({ text }) => text)).toContain(
      'task 2.1 was reset by Ada, unsigned (board) from the board ("the host is up again"); /ultraplan:pause holds the run',
    )
    expect((await columnsOf(server)).Pending).toContain('2.1')
  })

  test('until the session has acted, the board and the run page say when it will', async () => {
    const story = new Story([aSummary('1.1')])
    story.tell({ type: 'task_blocked', task: '1.1', cause: 'the host is down' })
    const server = boardServer(story)
    const pages = () =>
      Promise.all(
        ['/', `/runs/${server.runs.all()[0]?.key}`].map(async (path) =>
          (await (await server.get(path, server.cookie())).text()).includes('Its session goes on within'),
        ),
      )
    expect(await pages()).toEqual([false, false])
    await server.act({ act: 'reset', task: '1.1' })
    expect(await pages()).toEqual([true, true])
    server.append({ type: 'directive_given', digest: 'x', via: 'wake' })
    expect(await pages()).toEqual([false, false])
  })

  test('every message that no webhook took is on the board, without its address, also those of old runs', async () => {
    const ended = { type: 'run_finished', commit: 'c'.repeat(40) } as const
    const server = boardServer(withDeadLetters('old', 1).tell(ended))
    const more = { busy: withDeadLetters('busy', 60), well: new Story([aSummary('1.1')], 'well') }
    for (const [name, story] of Object.entries(more))
      journalRun(story, `20260301T140000-${name}-ab12`, false, server.home)
    const page = async () => (await server.get('/', server.cookie())).text()
    expect(await page()).toContain('<li>task_escalated of task 1.1: it answered 500</li>')
    expect(await page()).not.toContain('secret')
    // A board that follows only the newest runs, as one does with more than a hundred.
    const runs = new BoardRuns(server.home, 2)
    expect(runs.all().map(({ run }) => run.spec)).not.toContain('old')
    expect(runs.deadLetters().map(({ run, letters }) => [run.spec, letters.length])).toEqual([
      ['busy', 60],
      ['old', 1],
    ])
  })

  test('a run that goes on is followed however many newer ones there are', () => {
    const { home } = boardServer(new Story([aSummary('1.1')], 'going'))
    const ended = () =>
      new Story([aSummary('1.1')], 'ended').tell({ type: 'run_finished', commit: 'c'.repeat(40) })
    for (const day of [1, 2, 3]) journalRun(ended(), `2026030${day}T140000-ended-ab12`, false, home)
    const runs = new BoardRuns(home, 2)
    const followed = () => runs.all().map(({ run }) => `${run.spec} ${run.id.slice(0, 8)}`)
    expect(followed()).toEqual(['ended 20260303', 'ended 20260302', 'going 20260126'])
    expect('task' in findApiTask(runs, '1.1')).toBe(true)
  })

  test('a run is paused, resumed and cancelled, each with its notice', async () => {
    const server = boardServer(showcase())
    for (const [word, state] of [
      ['pause', 'paused'],
      ['resume', 'running'],
      ['cancel', 'cancelled'],
    ] as const) {
      expect((await server.act({ act: word })).status).toBe(303)
      expect(server.run().state).toBe(state)
      expect(server.run().notices.at(-1)?.text).toContain('Ada, unsigned (board)')
    }
  })

  test.each([
    ['a task that is approved', { act: 'reset', task: '1.1' }, 409],
    ['a task that was skipped', { act: 'reset', task: '2.3' }, 409],
    ['without a name', { act: 'reset', task: '2.1', name: ' ' }, 409],
    ['without a reason', { act: 'pause', reason: '' }, 409],
    ['another act', { act: 'skip', task: '2.1' }, 400],
    ['another run', { act: 'pause', run: '00000000' }, 404],
  ])('%s: refused, and nothing changes', async (_, fields, status) => {
    const server = boardServer(showcase())
    const { lastSeq } = server.run()
    expect((await server.act(fields)).status).toBe(status)
    expect(server.run().lastSeq).toBe(lastSeq)
  })

  test('a key, another site and a request without an Origin can do none of it', async () => {
    const server = boardServer(showcase())
    const { lastSeq } = server.run()
    const pause = { act: 'pause' }
    expect((await server.act(pause, { ...server.withKey, cookie: '' })).status).toBe(403)
    expect((await server.act(pause, { cookie: '' })).status).toBe(401)
    expect((await server.act(pause, { origin: 'http://evil.example' })).status).toBe(403)
    const bare = await server.request('/act', { method: 'POST', headers: server.cookie(), body: 'act=pause' })
    expect(bare.status).toBe(403)
    expect(server.run().lastSeq).toBe(lastSeq)
  })
})

describe('live events', () => {
  /** Reads only when it is told to, until so many events have come. */
  async function listen(server: ReturnType<typeof boardServer>, since: string, header = {}) {
    const response = await server.get(`/events?since=${since}`, { ...server.withKey, ...header })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const messages = () => [...text.matchAll(/^id: (.*)\n|^data: (.*)\n/gm)]
    const seqs = (): number[] =>
      messages().flatMap(([, , data]) =>
        data === undefined
          ? []
          : JSON.parse(data).runs.flatMap(({ events }: { events: { seq: number }[] }) =>
              events.map(({ seq }) => seq),
            ),
      )
    return {
      async read(count: number) {
        while (reader && seqs().length < count) text += (await reader.read()).value ?? ''
        const ids = messages().flatMap(([, id]) => id ?? [])
        return { seqs: seqs(), messages: ids.length, id: ids.at(-1) ?? '' }
      },
      end: () => reader?.cancel(),
    }
  }

  async function follow(server: ReturnType<typeof boardServer>, since: string, count: number, header = {}) {
    const one = await listen(server, since, header)
    const read = await one.read(count)
    await one.end()
    return read
  }

  test('a reader that was cut off goes on where it was, by the numbers of the journal', async () => {
    const server = boardServer(showcase())
    server.live.start()
    const key = server.runs.all()[0]?.key ?? ''
    const last = server.run().lastSeq
    const first = await follow(server, `${key}:0`, last)
    expect(first.seqs).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    server.append({ type: 'noted', text: 'meanwhile' }, { type: 'noted', text: 'again' })
    const next = await follow(server, 'x', 2, { 'last-event-id': first.id })
    expect(next.seqs).toEqual([last + 1, last + 2])
  })

  test('a reader that reads nothing holds up neither the journal nor other readers, and nothing piles up for it', async () => {
    const server = boardServer(showcase())
    server.live.start()
    const since = `${server.runs.all()[0]?.key}:${server.run().lastSeq.toString(36)}`
    const [stalled, quick] = [await listen(server, since), await listen(server, since)]
    const next = async () => {
      const { lastSeq } = server.append({ type: 'noted', text: 'x'.repeat(1000) })
      // The other reader has each event before the next is written.
      expect((await quick.read(1 + lastSeq - first)).seqs.at(-1)).toBe(lastSeq)
    }
    const first = server.run().lastSeq + 1
    await next()
    await stalled.read(1)
    for (let more = 0; more < 20; more += 1) await next()
    const { seqs, messages } = await stalled.read(21)
    expect(seqs).toEqual(Array.from({ length: 21 }, (_, index) => first + index))
    // What its stream had taken before it was full, and everything since in one message.
    expect(messages).toBeLessThanOrEqual(5)
    await Promise.all([stalled.end(), quick.end()])
  })

  test('a card comes with the event that moved it', async () => {
    const server = boardServer(showcase())
    server.live.start()
    const key = server.runs.all()[0]?.key ?? ''
    const last = server.run().lastSeq
    server.append({ type: 'task_retried', task: '2.1', who: 'Ada', session: 's1', prompt: 'p1' })
    const response = await server.get(`/events?since=${key}:${last.toString(36)}`)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (reader && !/^data: .*\n\n/ms.test(text)) text += (await reader.read()).value ?? ''
    await reader?.cancel()
    const [run] = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}').runs
    expect(run.cards).toMatchObject([{ column: 0, html: expect.stringContaining('Retry with exponential') }])
  })
})
