import type { Event } from '../../model/event.ts'
import type { Run, TaskState } from '../../model/run.ts'
import type { RunFacts } from '../run-view.ts'
import { oneLine } from '../terminal.ts'
import { dayAndTime } from './board-page.ts'
import { Html, html } from './html.ts'
import { renderShell } from './layout.ts'
import { renderRun, type Usage } from './run-page.ts'
import STYLE from './style.css?raw'
import { renderTask, type TaskShown, type Told } from './task-page.ts'

export interface ReportShown {
  run: Run
  events: readonly Event[]
  usage: readonly Usage[]
  asked?: string | undefined
  facts?: RunFacts
  madeAt: string
  tasks: readonly { task: TaskState; story: readonly Told[]; diff: TaskShown['diff'] }[]
}

/** The style sheet without its comments and indentation. */
export const styleText = STYLE.replace(/\/\*[^*]*\*\//g, '').replace(/\n\s*/g, '\n')

/** The file can be sent by mail. */
const MOST_BYTES = 2_000_000
const LONGEST = 40_000
/** Times and commits are whole. So short, whatever stands in them, a hundred tasks fit into the file. */
export const SHORTEST = 40

/**
 * The run page and all task pages in one file that needs no server, no script and no network. If it is too large, the
 * longest texts and lists are cut, only as far as it takes: what a character costs depends on the length of its lines,
 * on its letters, and on what HTML escapes.
 */
export function renderReport(shown: ReportShown): string {
  for (let most = LONGEST; ; most = Math.max(SHORTEST, Math.floor(most / 2))) {
    const text = reportWithin(shown, most)
    if (Buffer.byteLength(text) < MOST_BYTES || most === SHORTEST) return text
  }
}

/** The report with no text longer than `most` characters, and with shorter lists the shorter the texts. */
export function reportWithin(shown: ReportShown, most: number): string {
  const { run, events, usage, asked, facts, madeAt } = { ...shown, run: shortTexts(shown.run, most) }
  const rows = Math.max(3, Math.floor(most / 40))
  const sections = shown.tasks.map(({ task, story, diff }, index) => {
    const part: TaskShown = {
      run,
      task: shortTexts(task, most),
      story: shortTexts(story.map(withOneBody), most),
      diff: diff && { text: startOf(diff.text, most), cut: diff.cut || diff.text.length > most },
      asked: shortTexts(asked, most),
      rows,
      heading: 'h2',
    }
    return html`<section class="narrow task-section" id="task-${index + 1}"><p class="back"><a href="#tasks">all tasks</a></p>${renderTask(part)}</section>`
  })
  const page = renderRun({
    run,
    events,
    usage: shortTexts(usage, most),
    asked: shortTexts(asked, most),
    ...(facts ? { facts } : {}),
    rows,
    taskHref: (task) => `#task-${run.tasks.indexOf(task) + 1}`,
  })
  return renderShell({
    title: `${oneLine(run.spec)}: report of ultraplan`,
    head: html`<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
`,
    style: html`<style>${new Html(styleText)}</style>`,
    crumbs: html`report of run ${oneLine(run.id)}`,
    main: html`${page}${sections}`,
    footer: html`made ${dayAndTime(madeAt)} from the journal of run ${oneLine(run.id)}; <code>ultraplan audit</code> and <code>ultraplan replay --verify</code> check it`,
  })
}

/** The lines below a step are cut as one text. */
const withOneBody = (told: Told): Told =>
  told.body.length > 1 ? { ...told, body: [told.body.join('\n')] } : told

/** The beginning of a text, in whole lines if it has any, and never half a character. */
function startOf(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf('\n', most)
  return text.slice(0, end > 0 ? end : most).replace(/[\ud800-\udbff]$/, '')
}

/** A text that is cut says so: a line by three dots, several lines by one more. */
function shortText(text: string, most: number): string {
  if (text.length <= most) return text
  const start = startOf(text, most)
  return text.includes('\n') ? `${start}\n[the rest is left out]` : `${start}…`
}

/** The same value with every text in it cut to `most` characters. Lists and numbers stay as they are. */
function shortTexts<Value>(value: Value, most: number): Value {
  const short = (one: unknown): unknown => {
    if (typeof one === 'string') return shortText(one, most)
    if (Array.isArray(one)) return one.map(short)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, short(part)]))
  }
  return short(value) as Value
}
