import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openJournalAt } from '../../../src/engine/runs/open-run.ts'
import { inColumn, openContext, violations, WAIT, watched } from '../../support/board-browser.ts'
import { pluginRoot } from '../../support/hook-place.ts'
import { journalRun } from '../../support/journaled-run.ts'
import { needs } from '../../support/needs.ts'
import { aSummary, Story } from '../../support/run-builder.ts'
import { showcase } from '../../support/showcase.ts'
import { spawnBoard } from '../../support/spawned-board.ts'

needs('chromium')

/** Set to a folder to look at the pages by eye. */
const SHOTS = process.env.ULTRAPLAN_SCREENSHOTS

test('the story of a run on the live board, from the first refusal to the approval, in two tabs', async () => {
  const story = new Story([
    aSummary('1.1', { title: 'Write the parser' }),
    aSummary('1.2', { title: 'Use it' }),
  ])
  const place = journalRun(story)
  const tell = (next: (story: Story) => void) => {
    next(story)
    place.tell()
  }
  const board = await spawnBoard(place.home)
  const context = await openContext()
  const { page, trouble } = await watched(context, board.url)
  await page.goto(board.link())
  const other = (await watched(context, board.url)).page
  await other.goto(board.url)
  const both = [page, other]
  const see = async (column: string, title = 'Write the parser') => {
    for (const tab of both) await inColumn(tab, column, title).waitFor(WAIT)
  }
  await see('Pending')
  await page.locator('.live[data-state=live]').waitFor(WAIT)

  tell((run) => run.dispatch('1.1'))
  await see('Executing')
  tell((run) => run.claim('1.1'))
  await see('Verifying')
  const failed = { outcome: 'FAILED', failure: 'VERIFY_FAILURE', colour: 'RED' } as const
  const findings = [{ id: 'proof/verify', severity: 'block' as const, message: 'the verify ended with 1' }]
  tell((run) => run.judge('1.1', { ...failed, findings }))
  await see('Executing')
  await page.getByText('the verify ended with 1').waitFor(WAIT)

  // A connection that is cut goes on where it was.
  await context.setOffline(true)
  tell((run) => {
    while (run.run.tickets.length > 0) run.claim('1.1').judge('1.1', { ...failed, findings })
    while (run.run.tasks[0]?.status !== 'escalated') run.fail('1.1')
  })
  await context.setOffline(false)
  await see('Needs Human Review')

  // By keyboard alone: to the card, to the page, through the form.
  await page.locator('.card a', { hasText: 'Write the parser' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'This task waits for a person' }).waitFor(WAIT)
  await page.getByLabel('Your name').fill('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('the service is up again')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('retry, said by Ada, unsigned (board): the service is up again').waitFor(WAIT)
  await inColumn(other, 'Pending', 'Write the parser').waitFor(WAIT)
  const { state } = openJournalAt(place.dir, place.home)
  expect(state?.notices.at(-1)?.text).toContain('Ada, unsigned (board)')

  await page.goto(board.url)
  // The browser has added an event to the journal that the story does not know.
  const events = story.events.length
  story.tell({ type: 'task_retried', task: '1.1', who: 'Ada', session: 's1', prompt: 'p1' })
  place.skip(story.events.length - events)
  tell((run) => run.approve('1.1'))
  await see('Approved')
  expect(trouble).toEqual([])
  expect(board.printed()).not.toContain('a-key-of-the-tests')
})

const goes = (isHidden: boolean) =>
  `Object.defineProperty(document, 'hidden', { configurable: true, value: ${isHidden} }); document.dispatchEvent(new Event('visibilitychange'))`

test('eight tabs are open in one browser, which has six connections for all; one that is looked at again catches up', async () => {
  const story = new Story([aSummary('1.1', { title: 'Write the parser' })])
  const place = journalRun(story)
  const board = await spawnBoard(place.home)
  const context = await openContext()
  const { page: first, trouble } = await watched(context, board.url)
  await first.goto(board.link())
  let before = first
  for (let tab = 2; tab <= 8; tab += 1) {
    await before.locator('.live[data-state=live]').waitFor(WAIT)
    await before.evaluate(goes(true))
    before = await context.newPage()
    await before.goto(board.url, WAIT)
  }
  story.dispatch('1.1')
  place.tell()
  await inColumn(before, 'Executing', 'Write the parser').waitFor(WAIT)
  expect(await inColumn(first, 'Pending', 'Write the parser').count()).toBe(1)
  await first.evaluate(goes(false))
  await inColumn(first, 'Executing', 'Write the parser').waitFor(WAIT)
  expect(trouble).toEqual([])
})

test('every page is readable for all: axe finds nothing, in light and dark, on a desk and on a phone', async () => {
  const place = journalRun(
    showcase(Date.parse('2026-11-17T21:00:00Z')),
    '20261117T210000-payments-4c1d',
    true,
    undefined,
    'shop',
  )
  const board = await spawnBoard(place.home)
  const report = join(place.root, 'report.html')
  execFileSync(process.execPath, [join(pluginRoot, 'dist', 'cli.cjs'), 'report', '-o', report], {
    cwd: place.root,
    env: { ...process.env, HOME: place.home, USERPROFILE: place.home },
  })
  const context = await openContext()
  const { page, trouble } = await watched(context, board.url)
  await page.goto(board.link())
  const href = async (selector: string) =>
    new URL((await page.locator(selector).first().getAttribute('href')) ?? '', board.url).href
  const pages = {
    board: board.url,
    run: await href('.strip h2 a'),
    waiting: await href('[data-column="4"] .card a'),
    approved: await href('[data-column="5"] .card:last-child a'),
    report: `file://${report}`,
  }
  for (const [name, url] of Object.entries(pages))
    for (const [size, width] of Object.entries({ desk: 1440, phone: 390 }))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(url)
        if (name !== 'report') await page.locator('.live[data-state=live]').waitFor(WAIT)
        expect(await violations(page), `${name} ${size} ${colorScheme}`).toEqual([])
        const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        expect(wide, `${name} ${size}`).toBeLessThanOrEqual(0)
        if (SHOTS)
          await page.screenshot({ path: join(SHOTS, `${name}-${size}-${colorScheme}.png`), fullPage: true })
      }
  expect(trouble).toEqual([])
})

const TITLES = `[...document.querySelectorAll('.tasks td:nth-child(2)')].map((one) => one.clientWidth)`

test('a report of ten tasks is printed on few pages, and its table has room for the titles', async () => {
  const place = journalRun(showcase())
  const report = join(place.root, 'report.html')
  execFileSync(process.execPath, [join(pluginRoot, 'dist', 'cli.cjs'), 'report', '-o', report], {
    cwd: place.root,
    env: { ...process.env, HOME: place.home, USERPROFILE: place.home },
  })
  const page = await (await openContext()).newPage()
  await page.goto(`file://${report}`)
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const pages = printed.toString('latin1').match(/\/Type \/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(2)
  // With every part on a page of its own there were eighteen.
  expect(pages.length).toBeLessThan(10)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const ink = await page.evaluate('getComputedStyle(document.body).color')
  expect(ink, 'dark on paper, also of a dark screen').toBe('rgb(28, 28, 26)')
  await page.setViewportSize({ width: 690, height: 900 })
  expect(Math.min(...(await page.evaluate<number[]>(TITLES)))).toBeGreaterThan(150)
})
