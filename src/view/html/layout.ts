import { type Html, html } from './html.ts'

/** The box of a task, ticked. */
const MARK = html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><rect x="2" y="3" width="18" height="18" rx="5" stroke-width="1.6"/><path d="M7 12.5l4 4L21 6"/></svg>`

export interface Shell {
  title: string
  main: Html
  /** Where a page stands below the board. */
  crumbs?: Html
  /** The style sheet: a link on the board, its text in a report. */
  style: Html
  /** On the board: where the events go on, the script that follows them, and the run of a page about one. */
  live?: { since: string; script: string; page: 'board' | 'run' | 'task'; run?: string | undefined }
  home?: string
  /** More of the head, such as the policy of a file without a server. */
  head?: Html
  footer?: Html
}

export const renderShell = (shell: Shell): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${shell.head}<title>${shell.title}</title>
${shell.style}
${shell.live && html`<script src="${shell.live.script}" defer></script>`}
</head>
<body${shell.live && html` data-since="${shell.live.since}" data-page="${shell.live.page}"${shell.live.run !== undefined && html` data-run="${shell.live.run}"`}`}>
<a class="skip-link" href="#main">To the content</a>
<header class="top">${brand(shell.home)}<nav class="crumbs" aria-label="Place">${shell.crumbs}</nav>${shell.live && html`<span class="live" id="live" role="status">connecting</span>`}</header>
<main id="main">${shell.main}</main>
${shell.footer && html`<footer>${shell.footer}</footer>`}
</body>
</html>
`.text

const brand = (home: string | undefined): Html =>
  home === undefined
    ? html`<span class="brand">${MARK}ultraplan</span>`
    : html`<a class="brand" href="${home}">${MARK}ultraplan</a>`
