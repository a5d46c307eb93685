import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { EventBody } from '../../../src/model/event.ts'
import { inColumn, measureJumps, openContext, WAIT, watched } from '../../support/board-browser.ts'
import { journalRun } from '../../support/journaled-run.ts'
import { needs } from '../../support/needs.ts'
import { ReviewStory } from '../../support/review-story.ts'
import { aSummary, Story } from '../../support/run-builder.ts'
import { spawnBoard } from '../../support/spawned-board.ts'

needs('chromium')

const threeTasks = () => new Story(['1.1', '1.2', '1.3'].map((id) => aSummary(id, { title: `Task ${id}` })))

const GAP = `(() => {
  const word = document.createRange()
  word.selectNodeContents(document.getElementById('live'))
  return innerWidth - word.getBoundingClientRect().right
})()`

/** A board that is open before anything happens on it. */
async function openBoard(home: string) {
  const board = await spawnBoard(home)
  const { page, trouble } = await watched(await openContext(), board.url)
  await page.goto(board.link())
  await page.locator('.live[data-state=live]').waitFor(WAIT)
  const gap: number = await page.evaluate(GAP)
  expect(gap, 'only the dot and the padding are to the right of the word').toBeLessThan(48)
  return { page, trouble, board }
}

test('an empty board says how to begin, and no longer does when a run appears', async () => {
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const { page, trouble } = await openBoard(home)
  const none = page.getByText('No run yet')
  await none.waitFor(WAIT)
  journalRun(threeTasks(), '20260126T140000-demo-ab12', false, home)
  await inColumn(page, 'Pending', 'Task 1.1').waitFor(WAIT)
  await none.waitFor({ ...WAIT, state: 'hidden' })
  expect(trouble).toEqual([])
})

test('a card that moves takes its place by the plan, not the last one', async () => {
  const story = threeTasks()
  const place = journalRun(story)
  const { page, trouble } = await openBoard(place.home)
  const cards = (column: number) => page.locator(`[data-column="${column}"] .card a`).allTextContents()
  for (const id of ['1.3', '1.1', '1.2']) {
    story.dispatch(id)
    place.tell()
    await inColumn(page, 'Executing', `Task ${id}`).waitFor(WAIT)
  }
  expect(await cards(1)).toEqual(['Task 1.1', 'Task 1.2', 'Task 1.3'])
  await expect.poll(() => page.locator('[data-column="1"] .count').textContent()).toBe('3')
  expect(trouble).toEqual([])
})

test('a message that no webhook took is listed on a board that is open, without being asked', async () => {
  const story = threeTasks()
  const place = journalRun(story)
  const { page, trouble } = await openBoard(place.home)
  const letters = page.locator('#trouble')
  expect(await letters.count()).toBe(0)
  const about = { key: 'k1', event: 'task_refused' as const, task: '1.1', reason: 'the verify ended with 1' }
  story.tell({ type: 'announced', about: [about], queued: true })
  story.tell({ type: 'webhook_tried', key: 'k1', result: 'dead', why: 'it answered 500' })
  place.tell()
  await letters.getByText('no webhook took 1 message').click(WAIT)
  await letters.getByText('it answered 500').waitFor(WAIT)
  expect(trouble).toEqual([])
})

/** Cumulative Layout Shift: browsers call 0.1 good. Here nothing but the width of a word may move. */
const STILL = 0.002
const VIEWS = [
  ['desk', 'no-preference', { width: 1440, height: 900 }],
  ['laptop', 'no-preference', { width: 1280, height: 800 }],
  ['small laptop', 'no-preference', { width: 1024, height: 768 }],
  ['tablet', 'no-preference', { width: 768, height: 1024 }],
  ['phone', 'no-preference', { width: 390, height: 800 }],
  ['desk without motion', 'reduce', { width: 1440, height: 900 }],
  ['phone without motion', 'reduce', { width: 390, height: 800 }],
] as const

test.each(VIEWS)('nothing jumps on a %s when runs come, pause, go on and wait', async (_, motion, size) => {
  const story = threeTasks()
  const place = journalRun(story.dispatch('1.1'))
  const { page, trouble } = await openBoard(place.home)
  await page.setViewportSize(size)
  await page.emulateMedia({ reducedMotion: motion })
  const { jumps, settled } = await measureJumps(page)
  await page.reload()
  await page.locator('.live[data-state=live]').waitFor(WAIT)
  const tells =
    (...bodies: EventBody[]) =>
    () => {
      for (const body of bodies) story.tell(body)
      place.tell()
    }
  const another = () => journalRun(threeTasks(), '20260126T150000-other-cd34', false, place.home)
  const columns = () =>
    page.locator('.column').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  const stood = await columns()
  const chip = (state: string) => page.locator('.strip .chip').getByText(state, { exact: true })
  const about = { key: 'k1', event: 'task_refused' as const, task: '1.1', reason: 'the verify ended with 1' }
  const steps: [step: () => void, seen: Locator][] = [
    [another, page.locator('.strip').nth(1)],
    [tells({ type: 'run_paused', who: 'Ada', reason: 'lunch' }), chip('paused')],
    [tells({ type: 'run_resumed', who: 'Ada' }), chip('running').nth(1)],
    [
      tells({ type: 'task_blocked', task: '1.2', cause: 'the disk is full' }),
      inColumn(page, 'Needs Human Review', 'Task 1.2'),
    ],
    [
      tells(
        { type: 'announced', about: [about], queued: true },
        { type: 'webhook_tried', key: 'k1', result: 'dead', why: 'it answered 500' },
      ),
      page.locator('#trouble'),
    ],
  ]
  for (const [step, seen] of steps) {
    step()
    await seen.waitFor(WAIT)
    await settled()
  }
  expect(await columns(), 'each column keeps its place, also when the first task needs a person').toEqual(
    stood,
  )
  const { sum, found } = await jumps()
  expect(sum, JSON.stringify(found, null, 1)).toBeLessThan(STILL)
  expect(trouble).toEqual([])
})

test('the word for the state of a run keeps its place when the run begins to wait for a person', async () => {
  const story = threeTasks()
  const place = journalRun(story)
  const { page, trouble } = await openBoard(place.home)
  const chip = (state: string) => page.locator('.strip .chip').getByText(state, { exact: true })
  const before = await chip('running').boundingBox()
  for (const id of ['1.1', '1.2', '1.3'])
    story.tell({ type: 'task_blocked', task: id, cause: 'the disk is full' })
  place.tell()
  await chip('waiting for you').waitFor(WAIT)
  expect(await chip('waiting for you').boundingBox()).toEqual(before)
  expect(trouble).toEqual([])
})

test('a page goes on around a form in which a person writes, and what they wrote stays', async () => {
  const story = threeTasks().dispatch('1.1')
  story.tell({ type: 'task_blocked', task: '1.2', cause: 'the disk is full' })
  const place = journalRun(story)
  const { page, trouble, board } = await openBoard(place.home)
  await page.goto(`${board.url}/tasks/1.2`)
  await page.locator('.live[data-state=live]').waitFor(WAIT)
  const why = page.getByLabel('Why')
  await why.fill('the disk has room again')
  const state = page.locator('.title .chip')
  story.retry('1.2').dispatch('1.2')
  place.tell()
  await state.getByText('Executing', { exact: true }).waitFor(WAIT)
  story.claim('1.2')
  place.tell()
  await state.getByText('Verifying', { exact: true }).waitFor(WAIT)
  expect(await why.inputValue()).toBe('the disk has room again')
  expect(await page.locator(':focus').inputValue()).toBe('the disk has room again')
  await why.fill('')
  await why.blur()
  await why.waitFor({ ...WAIT, state: 'detached' })
  expect(trouble).toEqual([])
})

test('the middle of a long change stays where it is while its review goes on', async () => {
  const story = new ReviewStory({ review: { architect: true, spec: false } }, [aSummary('1.1')])
  const place = journalRun(story)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: place.root, encoding: 'utf8' }).trim()
  const lines = Array.from({ length: 200 }, (_, index) => `export const line${index} = ${index}\n`)
  writeFileSync(join(place.root, 'long.ts'), lines.join(''))
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'long')
  const [commit = '', base = ''] = git('rev-parse', 'HEAD', 'HEAD~1').split('\n')
  story
    .dispatch('1.1')
    .claim('1.1')
    .judge('1.1', { commit, base, filesChanged: ['long.ts'] })
  place.tell()
  const { page, trouble, board } = await openBoard(place.home)
  await page.goto(`${board.url}/tasks/1.1`)
  await page.locator('.live[data-state=live]').waitFor(WAIT)
  await page.setViewportSize({ width: 390, height: 300 })
  const read = page.getByText('+export const line100 = 100')
  await read.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const top = async () => (await read.boundingBox())?.y ?? 0
  const [before, { settled }] = [await top(), await measureJumps(page)]
  story.start('1.1', 'architect')
  story.handIn('review-1', { findings: ['Criterion 1 met: long.ts:1'], feedback: 'well cut' })
  place.tell()
  await page
    .getByText('architect approved')
    .first()
    .waitFor({ ...WAIT, state: 'attached' })
  await settled()
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  expect(trouble).toEqual([])
})
