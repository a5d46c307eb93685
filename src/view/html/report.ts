import type { Event } from '../../model/event.ts'
import type { Run, TaskState } from '../../model/run.ts'
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
  madeAt: string
  /** Texts of tasks that are longer are cut to this many characters. */
  most: number
  tasks: readonly { task: TaskState; story: readonly Told[]; diff: TaskShown['diff'] }[]
}

/** The style sheet without its comments and indentation. */
export const styleText = STYLE.replace(/\/\*[^*]*\*\//g, '').replace(/\n\s*/g, '\n')

/** The run page and all task pages in one file that needs no server, no script and no network. */
export function renderReport({ run, events, usage, asked, madeAt, most, tasks }: ReportShown): string {
  const anchor = new Map(run.tasks.map((task, index) => [task.id, `task-${index + 1}`]))
  const sections = tasks.map(
    ({ task, story, diff }) =>
      html`<section class="narrow task-section" id="${anchor.get(task.id)}">${renderTask({ run, task, story, diff, asked, most, heading: 'h2' })}<p class="back"><a href="#tasks">To the list of tasks</a></p></section>`,
  )
  const page = renderRun({
    run,
    events,
    usage,
    asked,
    taskHref: (task) => `#${anchor.get(task.id)}`,
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
