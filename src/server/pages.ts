import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import { actOnBoard, type BoardAct } from '../engine/people/act-on-board.ts'
import { apiId, type BoardRun, type BoardRuns, eventsAfter } from '../engine/report/board-runs.ts'
import {
  askedTask,
  type FoundTask,
  factsOf,
  findApiTask,
  waitsForSession,
} from '../engine/report/board-tasks.ts'
import { changeOf, outputsOf, storiesOf, storyIn, usageOf } from '../engine/report/run-story.ts'
import type { ApiError } from '../model/verification.ts'
import { COLUMNS, type Column } from '../view/board.ts'
import { renderBoard } from '../view/html/board-page.ts'
import { Html, html } from '../view/html/html.ts'
import { renderShell, type Shell } from '../view/html/layout.ts'
import { styleText } from '../view/html/report.ts'
import { renderRun } from '../view/html/run-page.ts'
import { renderTask } from '../view/html/task-page.ts'
import { taskName } from '../view/run-view.ts'
import { runActions, taskActions } from './actions.ts'
import type { Served } from './app.ts'
import SCRIPT from './browser/board.js?raw'
import { boardCards, boardStrip } from './cards.ts'
import { cookieName, type Env, only, refusal } from './guard.ts'
import { newsAfter, writeCursor } from './news.ts'

const STYLE_LINK = html`<link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg">`
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="2" y="3" width="18" height="18" rx="5" fill="#e3f3e9" stroke="#1b7145" stroke-width="1.6"/><path d="M7 12.5l4 4L21 6" fill="none" stroke="#1b7145" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
const SESSION_S = 12 * 3600

/** The pages of the board. All are for a browser session, or a key that reads. */
export function addPages(app: Hono<Env>, served: Served): void {
  const { runs, sessions, live } = served
  app.get('/style.css', (context) =>
    context.body(styleText, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get('/board.js', (context) =>
    context.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/icon.svg', (context) => context.body(ICON, 200, { 'content-type': 'image/svg+xml' }))
  app.get('/open/:link', (context) => {
    // Who only looks whether the link is there must not use it up.
    if (context.req.method !== 'GET') return context.body(null, 405, { allow: 'GET' })
    const cookie = sessions.redeem(context.req.param('link'))
    if (cookie === undefined)
      return context.html(
        errorPage('This link is used up', 'The terminal of the server shows a new one.').text,
        401,
      )
    const name = cookieName(context.req.header('host') ?? '')
    setCookie(context, name, cookie, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: SESSION_S })
    served.onOpened?.()
    return context.redirect('/', 303)
  })
  app.use('/', readers)
  app.use('/runs/*', readers)
  app.use('/tasks/*', readers)
  app.get('/', (context) => context.html(boardPage(runs)))
  app.get('/runs/:key', (context) => {
    const board = boardOf(runs, context.req.param('key'))
    return context.html(runPage(runs, board, mayAct(context)))
  })
  app.get('/tasks/:id', (context) => {
    runs.look()
    const found = findApiTask(runs, context.req.param('id'))
    return 'status' in found
      ? context.html(noTaskPage(found.body).text, found.status)
      : context.html(taskPage(runs, found, mayAct(context)))
  })
  app.post('/act', only('session'), bodyLimit({ maxSize: 8192 }), async (context) => {
    // Browsers send it with every form; a request without it does not come from a page of the board.
    if (context.req.header('origin') === undefined)
      throw refusal(403, 'the Origin header is missing', 'use the board itself')
    const form = await context.req.parseBody()
    const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
    const board = boardOf(runs, field('run'))
    const act = actOf(field('act'), field('task'))
    const done = actOnBoard(runs.open(board), act, { name: field('name'), reason: field('reason') })
    live.wake()
    if ('error' in done) throw refusal(409, done.error, done.fix)
    return context.redirect(
      act.kind === 'reset' ? `/tasks/${apiId(board.run, act.task)}` : `/runs/${board.key}`,
      303,
    )
  })
}

const mayAct = (context: Context<Env>): boolean => context.get('caller') === 'session'

const readers: ReturnType<typeof only> = async (context, next) => {
  if (context.get('caller')) return next()
  return context.html(
    errorPage('This board is closed', 'Open the link that `ultraplan serve` shows in its terminal.').text,
    401,
  )
}

function boardOf(runs: BoardRuns, key: string): BoardRun {
  runs.look()
  const board = runs.byKey(key)
  if (!board) throw refusal(404, 'there is no such run', 'the board lists the runs')
  return board
}

function actOf(word: string, task: string): BoardAct {
  if (word === 'reset') return { kind: 'reset', task }
  if (word === 'pause' || word === 'resume' || word === 'cancel') return { kind: word }
  throw refusal(400, 'there is no such act', 'reset, pause, resume or cancel')
}

const shell = (
  runs: BoardRuns,
  page: NonNullable<Shell['live']>['page'],
  { run, ...rest }: Omit<Shell, 'style'> & { run?: string },
): string =>
  renderShell({
    ...rest,
    style: STYLE_LINK,
    home: '/',
    live: { since: writeCursor(newsAfter(runs, undefined).cursor), script: '/board.js', page, run },
  })

export const errorPage = (title: string, text: string | Html): Html =>
  new Html(
    renderShell({
      title,
      style: STYLE_LINK,
      home: '/',
      main: html`<div class="narrow"><section class="panel"><h1>${title}</h1><div>${text}</div></section></div>`,
    }),
  )

/** Runs that go on, and the last ones that have ended. */
const MOST_ENDED = 4

function shownRuns(runs: BoardRuns): BoardRun[] {
  const active = new Set(runs.active())
  const ended = runs.all().filter((board) => !active.has(board))
  return [
    ...active,
    ...ended.slice(0, Math.max(0, MOST_ENDED - active.size) || (active.size > 0 ? 1 : MOST_ENDED)),
  ]
}

function boardPage(runs: BoardRuns): string {
  runs.look()
  const boards = shownRuns(runs)
  const cards = boards.flatMap((board) => boardCards(board)).sort((a, b) => (a.order < b.order ? -1 : 1))
  const inColumn = (index: number) =>
    cards.filter(({ column }) => column === index).map((card) => new Html(card.html))
  const main = renderBoard({
    strips: boards.map(boardStrip),
    cards: Object.fromEntries(COLUMNS.map((column, index) => [column, inColumn(index)])) as Record<
      Column,
      Html[]
    >,
    broken: runs.broken,
    dead: runs.deadLetters().map(({ run, letters }) => ({ run: run.spec, letters })),
  })
  return shell(runs, 'board', { title: 'The board of ultraplan', main })
}

function runPage(runs: BoardRuns, board: BoardRun, actions: boolean): string {
  const { run } = board
  const main = renderRun({
    run,
    events: eventsAfter(board, 0),
    asked: askedTask(board),
    facts: factsOf(board),
    usage: usageOf(run),
    waits: waitsForSession(board),
    live: true,
    taskHref: (task) => `/tasks/${apiId(run, task.id)}`,
    ...(actions ? { actions: runActions(board) } : {}),
  })
  return shell(runs, 'run', { run: board.key, title: `${run.spec}: run`, crumbs: html`${run.spec}`, main })
}

const LONGEST_DIFF = 200_000
const LONGEST_OUTPUT = 20_000

/** A plan's own id is not enough where several plans have it. */
const noTaskPage = ({ error, candidates = [] }: ApiError): Html =>
  candidates.length === 0
    ? errorPage('there is no such task', 'the board lists the tasks')
    : errorPage(
        error,
        html`<ul>${candidates.map(({ id, run, title }) => html`<li><a href="/tasks/${id}">${title}</a> (${run})</li>`)}</ul>`,
      )

function taskPage(runs: BoardRuns, { board, task }: FoundTask, actions: boolean): string {
  const { run, dir } = board
  const asked = askedTask(board)
  const main = renderTask({
    run,
    task,
    asked,
    story: storyIn(storiesOf(run, dir, eventsAfter(board, 0)), task),
    outputs: outputsOf(task, dir, LONGEST_OUTPUT),
    diff: changeOf(run, task, LONGEST_DIFF),
    ...(actions ? { actions: taskActions(board, task, asked) } : {}),
  })
  return shell(runs, 'task', {
    run: board.key,
    title: taskName(task),
    crumbs: html`<a href="/runs/${board.key}">${run.spec}</a> / ${taskName(task)}`,
    main: html`<div class="narrow">${main}</div>`,
  })
}
