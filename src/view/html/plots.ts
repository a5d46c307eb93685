import type { Event } from '../../model/event.ts'
import type { Run, TaskState } from '../../model/run.ts'
import { clock, duration, plural, zone } from '../run-view.ts'
import { oneLine } from '../terminal.ts'
import { type Html, html } from './html.ts'

const WIDTH = 520
const HEIGHT = 180
const LEFT = 28
const BOTTOM = 22

const figure = (title: string, note: string, picture: Html): Html =>
  html`<figure class="panel"><figcaption>${title}</figcaption><p class="note">${note}</p>${picture}</figure>`

const round = (value: number): number => Math.round(value * 10) / 10

interface Point {
  at: number
  open: number
}

/** How many tasks were open after each event that closed or opened one, and when the gate refused. */
function burnDown(events: Iterable<Event>): { points: Point[]; refusals: number[] } {
  const open = new Set<string>()
  const points: Point[] = []
  const refusals: number[] = []
  for (const event of events) {
    const at = Date.parse(event.at)
    if (event.type === 'gate_judged' && event.result.outcome !== 'PASSED') refusals.push(at)
    const before = points.at(-1)?.open
    change(open, event)
    if (open.size !== before) points.push({ at, open: open.size })
  }
  return { points, refusals }
}

const CLOSES = new Set<Event['type']>(['task_approved', 'task_skipped', 'task_forced', 'task_decided'])

function change(open: Set<string>, event: Event): void {
  if (event.type === 'run_started' || event.type === 'tasks_added')
    for (const { id, doneBefore } of event.tasks) doneBefore || open.add(id)
  else if (event.type === 'override_undone') open.add(event.task)
  else if (CLOSES.has(event.type) && 'task' in event && event.task !== undefined) open.delete(event.task)
}

export function burnDownPlot(run: Run, events: Iterable<Event>): Html {
  const { points, refusals } = burnDown(events)
  const from = Date.parse(run.startedAt)
  const to = Math.max(from + 1000, Date.parse(run.endedAt ?? run.lastAt))
  const most = Math.max(1, ...points.map(({ open }) => open))
  const x = (at: number) => round(LEFT + ((WIDTH - LEFT - 8) * (at - from)) / (to - from))
  const y = (open: number) => round(8 + (HEIGHT - BOTTOM - 8) * (1 - open / most))
  const floor = y(0)
  // What falls on one place is drawn once, however much has happened.
  const places = [...new Map(points.map(({ at, open }) => [x(at), y(open)]))]
  const steps = places.map(([at, open], index) => (index === 0 ? `M${at} ${open}` : `H${at}V${open}`))
  const marks = new Set(refusals.map((at) => Math.round(x(at))))
  const curve = `${steps.join('')}H${x(to)}`
  const left = points.at(-1)?.open ?? 0
  const note = `${left === 0 ? 'nothing is' : `${plural(left, 'task')} ${left === 1 ? 'is' : 'are'}`} left; each red mark is a refusal of the gate (${refusals.length})`
  return figure(
    'Open tasks over time',
    note,
    html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Open tasks from ${most} to ${left}"><line class="axis" x1="${LEFT}" y1="${floor}" x2="${WIDTH - 8}" y2="${floor}"/><line class="axis" x1="${LEFT}" y1="${y(most)}" x2="${WIDTH - 8}" y2="${y(most)}"/><text x="${LEFT - 8}" y="${y(most) + 4}" text-anchor="end">${most}</text><text x="${LEFT - 8}" y="${floor + 4}" text-anchor="end">0</text><path class="area" d="${curve}V${floor}H${x(points[0]?.at ?? from)}Z"/><path class="curve" d="${curve}"/>${[...marks].map((at) => html`<rect class="bar tone-red" x="${at - 1.5}" y="${floor - 9}" width="3" height="9" rx="1"/>`)}<text x="${LEFT}" y="${HEIGHT - 4}">${clock(run.startedAt)}</text><text x="${WIDTH - 8}" y="${HEIGHT - 4}" text-anchor="end">${clock(run.endedAt ?? run.lastAt)} ${zone(run.lastAt)}</text></svg>`,
  )
}

/** More than this many columns of squares are too thin to be read. */
const MOST_COLUMNS = 40
const MOST_SQUARES = 20

/** A square for each attempt, stacked by task: refused, at work or passed. */
export function attemptsPlot(run: Run): Html {
  const tried = run.tasks.filter(({ attempts }) => attempts.length > 0)
  const most = Math.max(3, ...tried.map(({ attempts }) => attempts.length))
  if (tried.length > MOST_COLUMNS || most > MOST_SQUARES) return attemptCounts(tried)
  const step = Math.min(72, (WIDTH - LEFT - 8) / Math.max(1, tried.length))
  const side = Math.min(step * 0.82, 28, (HEIGHT - BOTTOM - 12) / most - 2)
  const longest = Math.max(...tried.map(({ id }) => oneLine(id).slice(0, 6).length))
  // The text is larger on a phone.
  const hasNames = step >= 9 * longest + 4
  const height = Math.max(80, most * (side + 2) + BOTTOM + 6)
  const floor = height - BOTTOM
  const columns = tried.map((task, index) => {
    const x = LEFT + index * step
    const squares = task.attempts.map((_, nth) => {
      const y = round(floor - (nth + 1) * (side + 2))
      return html`<rect class="bar tone-${toneOf(task, nth)}" x="${round(x)}" y="${y}" width="${round(side)}" height="${round(side)}" rx="${round(Math.min(3, side / 4))}"/>`
    })
    const name =
      hasNames &&
      html`<text x="${round(x + side / 2)}" y="${height - 7}" text-anchor="middle">${oneLine(task.id).slice(0, 6)}</text>`
    return html`<g><title>${oneLine(task.id)}: ${plural(task.attempts.length, 'attempt')}</title>${squares}${name}</g>`
  })
  const again = tried.filter(({ attempts }) => attempts.length > 1).length
  const note =
    tried.length === 0
      ? 'no task has been tried yet'
      : `${plural(tried.length, 'task')} tried, ${again} more than once; green passed, red was refused, blue is at work`
  return figure(
    'Attempts per task',
    note,
    html`<svg viewBox="0 0 ${WIDTH} ${round(height)}" role="img" aria-label="${note}"><line class="axis" x1="${LEFT}" y1="${floor}" x2="${WIDTH - 8}" y2="${floor}"/>${columns}</svg>`,
  )
}

/** How many tasks took one attempt, two, and so on. */
function attemptCounts(tried: readonly TaskState[]): Html {
  const counts = [...new Set(tried.map(({ attempts }) => attempts.length))].sort((a, b) => a - b)
  const shares = counts.map((count): Share => {
    const value = tried.filter(({ attempts }) => attempts.length === count).length
    const said = plural(value, 'task')
    return { name: plural(count, 'attempt'), value, said, tone: count === 1 ? 'green' : 'amber' }
  })
  const again = tried.filter(({ attempts }) => attempts.length > 1).length
  return bars('Attempts per task', `${plural(tried.length, 'task')} tried, ${again} more than once`, shares)
}

function toneOf(task: TaskState, index: number): 'green' | 'red' | 'blue' {
  const attempt = task.attempts[index]
  if (attempt?.passed && task.status !== 'failed') return 'green'
  return attempt?.endedAt === undefined && index === task.attempts.length - 1 ? 'blue' : 'red'
}

interface Share {
  name: string
  value: number
  said: string
  tone: 'blue' | 'teal' | 'violet' | 'green' | 'amber'
}

/** Horizontal bars, each with its name and its value. */
export function bars(title: string, note: string, shares: readonly Share[]): Html {
  const most = Math.max(1, ...shares.map(({ value }) => value))
  const row = 38
  const height = Math.max(row, shares.length * row)
  const rows = shares.map(({ name, value, said, tone }, index) => {
    const y = index * row
    return html`<text class="strong" x="0" y="${y + 14}">${name}</text><text x="${WIDTH}" y="${y + 14}" text-anchor="end">${said}</text><rect class="track" x="0" y="${y + 20}" width="${WIDTH}" height="8" rx="4"/><rect class="bar tone-${tone}" x="0" y="${y + 20}" width="${round((WIDTH * value) / most)}" height="8" rx="4"/>`
  })
  return figure(
    title,
    note,
    html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">${rows}</svg>`,
  )
}

/** Where the gate spent its time: reading the claim and the commit, each kind of command, and the reviewers. */
export function gateTimePlot(events: Iterable<Event>): Html {
  const times = { checks: 0, verify: 0, criteria: 0, typecheck: 0, lint: 0, review: 0 }
  const asked = new Map<string, string>()
  for (const event of events) {
    if (event.type === 'ticket_redeemed') asked.set(event.ticket, event.at)
    // A stage without any time is left out: a review has at least the shortest that can be told.
    if (event.type === 'review_judged')
      times.review += Math.max(1, Date.parse(event.at) - Date.parse(asked.get(event.ticket) ?? event.at))
    if (event.type !== 'gate_judged') continue
    const { commands, durationMs } = event.result
    const spent = (...purposes: string[]) =>
      commands
        .filter(({ purpose }) => purposes.includes(purpose))
        .reduce((sum, one) => sum + one.durationMs, 0)
    times.verify += spent('verify', 'setup')
    times.criteria += spent('criterion')
    times.typecheck += spent('typecheck')
    times.lint += spent('lint')
    times.checks += Math.max(0, durationMs - commands.reduce((sum, one) => sum + one.durationMs, 0))
  }
  const named: [string, number, Share['tone']][] = [
    ['claim and artifacts', times.checks, 'blue'],
    ['proof: verify', times.verify, 'teal'],
    ['proof: criteria', times.criteria, 'teal'],
    ['proof: typecheck', times.typecheck, 'teal'],
    ['proof: lint', times.lint, 'teal'],
    ['review', times.review, 'violet'],
  ]
  const shares = named.flatMap(([name, value, tone], index) =>
    value > 0 || index < 2 ? { name, value, said: duration(value), tone } : [],
  )
  const total = shares.reduce((sum, { value }) => sum + value, 0)
  return bars('Gate time per stage', `${duration(total)} together`, shares)
}
