import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inColumn, measureJumps, openContext, WAIT, watched } from '../../support/board-browser.ts'
import { journalRun } from '../../support/journaled-run.ts'
import { needs } from '../../support/needs.ts'
import { ReviewStory } from '../../support/review-story.ts'
import { aCommand, aSummary } from '../../support/run-builder.ts'
import { spawnBoard } from '../../support/spawned-board.ts'

needs('chromium')

const SHOTS = process.env.ULTRAPLAN_SCREENSHOTS

const FAILED = {
  outcome: 'FAILED' as const,
  failure: 'VERIFY_FAILURE' as const,
  colour: 'RED' as const,
  findings: [{ id: 'proof/verify', severity: 'block' as const, message: 'the verify ended with 1' }],
  commands: [aCommand({ exitCode: 1, excerpt: 'AssertionError: expected 41 to be 42' })],
}

/** A run of a few tasks, of which each step can be told while pages are open. */
function liveRun() {
  const tasks = Array.from({ length: 6 }, (_, index) =>
    aSummary(`1.${index + 1}`, { title: `Write module ${index + 1}` }),
  )
  const story = new ReviewStory({ review: { architect: true, spec: false } }, tasks)
  const place = journalRun(story)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: place.root, encoding: 'utf8' }).trim()
  writeFileSync(join(place.root, 'answer.ts'), 'export const answer = 42\n')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'the answer')
  const [commit = '', base = ''] = git('rev-parse', 'HEAD', 'HEAD~1').split('\n')
  const transcript = join(place.home, 'agent-1.jsonl')
  const usage = { input_tokens: 1400, output_tokens: 42 }
  writeFileSync(transcript, `${JSON.stringify({ type: 'assistant', message: { id: 'm1', usage } })}\n`)
  const passed = { commit, base, filesChanged: ['answer.ts'] }
  const claim = (task: string) => {
    story.claim(task)
    const last = story.events.at(-1)
    if (last?.type === 'claim_received') last.transcript = transcript
  }
  /** From the first attempt to the approval: what is told, and what a page of the task then says. */
  const steps: [step: () => void, seen: string][] = [
    [() => story.dispatch('1.1'), 'attempt 1: spec-executor began'],
    [() => claim('1.1'), 'attempt 1: claim handed in by spec-executor'],
    [() => story.judge('1.1', FAILED), 'attempt 1: refused, because the verify ended with 1'],
    [() => claim('1.1'), 'attempt 1: claim handed in by spec-executor'],
    [() => story.judge('1.1', passed), 'attempt 1: gate passed'],
    [() => story.start('1.1', 'architect'), 'attempt 1, review 1: architect began'],
    [
      () => story.handIn('review-1', { findings: ['Criterion 42 met: answer.ts:1'], feedback: 'well cut' }),
      'attempt 1, review 1: architect approved, confidence 0.90',
    ],
    [() => story.tell({ type: 'task_approved', task: '1.1', commit }), 'approved at'],
    [() => story.tell({ type: 'cost_told', session: 's1', from: 1, usd: 1.5 }), ''],
  ]
  return { ...place, story, steps }
}

test('the task page tells the whole story while it happens: claims, refusals, commands, verdicts, change, and what the pass rests on', async () => {
  const run = liveRun()
  const board = await spawnBoard(run.home)
  const context = await openContext()
  const { page, trouble } = await watched(context, board.url)
  await page.goto(board.link())
  await page.getByText('Write module 1', { exact: true }).click()
  await page.locator('.live[data-state=live]').waitFor(WAIT)
  const story = page.locator('[data-part=story]')
  for (const [step, seen] of run.steps) {
    step()
    run.tell()
    if (seen !== '') await story.getByText(seen).last().waitFor(WAIT)
    if (seen.includes('refused')) {
      // Why, by which check, and what the command printed.
      await story.getByText('[proof/verify]').waitFor(WAIT)
      const commands = page.locator('[data-part=commands]')
      await commands.getByText('exit 1').waitFor(WAIT)
      await commands.getByText('AssertionError: expected 41 to be 42').waitFor(WAIT)
    }
  }
  // What an executor said is folded away; a person opens it, and it stays open while the page goes on.
  const claim = story.locator('details', { hasText: 'claim handed in' }).first()
  await claim.locator('summary').click()
  await claim.getByText('wrote the parser and its tests').waitFor(WAIT)
  run.story.tell({ type: 'noted', text: 'nothing' }).tell({ type: 'run_paused', who: 'Ada' })
  run.tell()
  await story.getByText('Criterion 42 met: answer.ts:1').waitFor(WAIT)
  const rests = page.locator('[data-part=rests]')
  for (const text of [
    'What the pass rests on',
    '1 changed file',
    '3 checks passed',
    'verify ended with 0',
    'architect: approve, confidence 0.90',
    'well cut',
    'confidence 0.90: the lowest of all of these',
  ])
    await rests.getByText(text).first().waitFor(WAIT)
  const commands = page.locator('[data-part=commands]')
  await commands.getByText('exit 0').waitFor(WAIT)
  await commands.locator('summary').click()
  await commands.getByText('5 tests passed').waitFor(WAIT)
  await page.locator('[data-part=change]').getByText('+export const answer = 42').waitFor(WAIT)
  expect(await claim.getAttribute('open')).not.toBeNull()
  expect(trouble).toEqual([])
})

test('the run page draws the burn-down, attempts per task, gate time per stage, cost and tokens while the run goes on', async () => {
  const run = liveRun()
  const board = await spawnBoard(run.home)
  const context = await openContext()
  const { page, trouble } = await watched(context, board.url)
  await page.goto(board.link())
  await page.locator('.strip h2 a').click()
  await page.locator('.live[data-state=live]').waitFor(WAIT)
  const plot = (title: string) => page.locator('figure', { has: page.getByText(title, { exact: true }) })
  await plot('Tokens').getByText('the client has not reported any for this run').waitFor(WAIT)
  await plot('Attempts per task').getByText('no task has been tried yet').waitFor(WAIT)
  for (const [step] of run.steps) {
    step()
    run.tell()
  }
  const burnDown = plot('Open tasks over time')
  await burnDown.getByText('5 tasks are left; each red mark is a refusal of the gate (1)').waitFor(WAIT)
  expect(await burnDown.locator('svg').getAttribute('aria-label')).toBe('Open tasks from 6 to 5')
  expect(await burnDown.locator('.bar.tone-red').count()).toBe(1)
  expect(await burnDown.locator('.curve').getAttribute('d')).toMatch(/^M[\d.]+ 8H[\d.]+V[\d.]+H/)
  const attempts = plot('Attempts per task')
  await attempts.getByText('1 task tried, 0 more than once').waitFor(WAIT)
  expect(await attempts.locator('.bar.tone-green').count()).toBe(1)
  const gate = plot('Gate time per stage')
  for (const text of ['claim and artifacts', 'proof: verify', '8.4 s', 'review'])
    await gate.getByText(text, { exact: true }).waitFor(WAIT)
  const cost = plot('Cost and tokens')
  await cost.getByText('$0.50 as the client counts').waitFor(WAIT)
  await cost.getByText('$0.50, 1.4k read, 42 written').waitFor(WAIT)
  await page.locator('.tasks').getByText('$0.50').waitFor(WAIT)
  expect(trouble).toEqual([])
})

const openOn = (page: Page) => ({
  board: { path: () => '/', shows: (column: string) => inColumn(page, column, 'Write module 1') },
  task: {
    path: () => '/tasks/1.1',
    shows: (column: string) => page.locator('.title .chip').getByText(column, { exact: true }),
  },
  run: {
    path: () => page.locator('.strip h2 a').getAttribute('href'),
    shows: (column: string) =>
      page.locator('.tasks tr', { hasText: 'Write module 1' }).getByText(column, { exact: true }),
  },
})

/** Cumulative Layout Shift: browsers call 0.1 good. Here nothing but the width of a word may move. */
const STILL = 0.002
const VIEWS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 800 } }

test.each(Object.entries(VIEWS))('nothing jumps on a %s while events arrive', async (name, size) => {
  const runs = { board: liveRun(), task: liveRun(), run: liveRun() }
  const context = await openContext()
  // One page after the other: a browser draws a page that it does not show less often.
  for (const [which, run] of Object.entries(runs)) {
    const board = await spawnBoard(run.home)
    const { page, trouble } = await watched(context, board.url)
    await page.setViewportSize(size)
    await page.goto(board.link())
    const { jumps, settled } = await measureJumps(page)
    const { path, shows } = openOn(page)[which as keyof typeof runs]
    await page.goto(`${board.url}${(await path()) ?? ''}`)
    await page.locator('.live[data-state=live]').waitFor(WAIT)
    for (const [step] of run.steps) {
      step()
      run.tell()
      const { status } = run.story.task('1.1')
      await shows(`${status[0]?.toUpperCase()}${status.slice(1)}`).waitFor(WAIT)
      await settled()
    }
    if (which === 'run') await page.getByText('$0.50').first().waitFor(WAIT)
    const { sum, found } = await jumps()
    if (SHOTS) {
      console.log(name, which, sum)
      await page.screenshot({ path: join(SHOTS, `live-${which}-${name}.png`), fullPage: true })
    }
    expect(sum, `${which}: ${JSON.stringify(found, null, 1)}`).toBeLessThan(STILL)
    expect(trouble).toEqual([])
    await page.close()
  }
})

test('what a person has scrolled to stays where it is when more comes above it', async () => {
  const run = liveRun()
  const told = (steps: ReturnType<typeof liveRun>['steps']) => {
    for (const [step] of steps) step()
    run.tell()
  }
  told(run.steps.slice(0, 4))
  const board = await spawnBoard(run.home)
  const { page, trouble } = await watched(await openContext(), board.url)
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto(board.link())
  await page.goto(`${board.url}/tasks/1.1`)
  await page.locator('.live[data-state=live]').waitFor(WAIT)
  const refused = page.getByText('attempt 1: refused').first()
  await refused.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const before = await refused.boundingBox()
  const commands = page.locator('[data-part=commands]')
  const above = async () => (await commands.boundingBox())?.y ?? 0
  const [high, { settled }] = [await above(), await measureJumps(page)]
  told(run.steps.slice(4))
  await page.locator('[data-part=rests]').waitFor(WAIT)
  await settled()
  expect(await above()).not.toBe(high)
  expect(Math.abs(((await refused.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  expect(trouble).toEqual([])
})
